"""The grammars of Java, Kotlin, C#, Rust, PHP, Ruby and Elixir as tables: which nodes are names, members, calls and constructions.

Must not hold a rule of what they mean together: `plain.mentions` does."""

from __future__ import annotations

from collections.abc import Mapping

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Grammar:
    """Which nodes of a grammar stand for what. `words` are single names; `members` join what they hold with a dot; `wrappers` stand for the
    first thing they hold; `calls` are given by the child they call (a field, or the first); `sent` are calls that are members themselves:
    the field of what they are sent to, and of their name; `made` construct the child that is given; `indexed` hold what is indexed, then
    the key; `marks` are decorators by the child that names them; `kept` hold what they build on or hand on, and calls of `mixing` do;
    what stands `alone` in one of these is called; `tested` are modules and functions that may be tests of their own file; `implied` make
    the type of the declaration around them; what calls of `declaring` words are given first is declared, not called."""

    words: frozenset[str]
    members: frozenset[str]
    wrappers: frozenset[str]
    calls: Mapping[str, str]
    sent: Mapping[str, tuple[str, str]]
    made: Mapping[str, str]
    indexed: frozenset[str]
    marks: frozenset[str]
    arguments: frozenset[str]
    kept: frozenset[str] = frozenset()
    mixing: frozenset[str] = frozenset()
    alone: frozenset[str] = frozenset()
    tested: frozenset[str] = frozenset()
    implied: frozenset[str] = frozenset()
    declaring: frozenset[str] = frozenset()


GRAMMARS = {
    "java": Grammar(
        words=frozenset({"identifier", "type_identifier", "this"}),
        members=frozenset({"field_access", "scoped_identifier", "scoped_type_identifier"}),
        wrappers=frozenset({"generic_type", "parenthesized_expression"}),
        calls={},
        sent={"method_invocation": ("object", "name")},
        made={"object_creation_expression": "type"},
        indexed=frozenset(),
        marks=frozenset({"annotation", "marker_annotation"}),
        arguments=frozenset({"argument_list", "annotation_argument_list"}),
        kept=frozenset({"method_reference"}),
    ),
    "kotlin": Grammar(
        words=frozenset({"identifier", "this_expression"}),
        members=frozenset({"navigation_expression", "qualified_identifier", "user_type"}),
        wrappers=frozenset({"parenthesized_expression", "unary_expression"}),
        calls={"call_expression": ""},
        sent={},
        made={},
        indexed=frozenset({"index_expression"}),
        marks=frozenset({"annotation", "constructor_invocation"}),
        arguments=frozenset({"value_arguments"}),
    ),
    "csharp": Grammar(
        words=frozenset({"identifier", "this"}),
        members=frozenset({"member_access_expression", "qualified_name", "conditional_access_expression"}),
        wrappers=frozenset({
            "generic_name", "parenthesized_expression", "await_expression", "postfix_unary_expression", "member_binding_expression",
        }),
        calls={"invocation_expression": "function"},
        sent={},
        made={"object_creation_expression": "type"},
        indexed=frozenset({"element_access_expression"}),
        marks=frozenset({"attribute"}),
        arguments=frozenset({"argument_list", "attribute_argument_list", "bracketed_argument_list"}),
        implied=frozenset({"implicit_object_creation_expression"}),
    ),
    "rust": Grammar(
        words=frozenset({"identifier", "type_identifier", "field_identifier", "self", "crate", "super"}),
        members=frozenset({"scoped_identifier", "scoped_type_identifier", "field_expression"}),
        wrappers=frozenset({
            "generic_function", "generic_type", "parenthesized_expression", "try_expression", "await_expression", "reference_expression",
        }),
        calls={"call_expression": "function", "macro_invocation": "macro"},
        sent={},
        made={"struct_expression": "name"},
        indexed=frozenset(),
        marks=frozenset({"attribute"}),
        arguments=frozenset({"arguments", "token_tree"}),
        tested=frozenset({"mod_item", "function_item"}),
    ),
    "php": Grammar(
        words=frozenset({"name", "variable_name"}),
        members=frozenset({
            "member_access_expression", "nullsafe_member_access_expression", "qualified_name", "scoped_property_access_expression",
        }),
        wrappers=frozenset({"parenthesized_expression"}),
        calls={"function_call_expression": "function"},
        sent={
            "member_call_expression": ("object", "name"), "nullsafe_member_call_expression": ("object", "name"),
            "scoped_call_expression": ("scope", "name"),
        },
        made={"object_creation_expression": ""},
        indexed=frozenset({"subscript_expression"}),
        marks=frozenset({"attribute"}),
        arguments=frozenset({"arguments"}),
    ),
    "ruby": Grammar(
        words=frozenset({"identifier", "constant", "self"}),
        members=frozenset({"scope_resolution"}),
        wrappers=frozenset({"parenthesized_statements"}),
        calls={},
        sent={"call": ("receiver", "method")},
        made={},
        indexed=frozenset({"element_reference"}),
        marks=frozenset(),
        arguments=frozenset({"argument_list"}),
        kept=frozenset({"superclass"}),
        mixing=frozenset({"include", "extend", "prepend"}),
        alone=frozenset({"program", "body_statement", "block_body", "then", "else", "if_modifier", "unless_modifier"}),
    ),
    "elixir": Grammar(
        words=frozenset({"identifier", "alias", "atom"}),
        members=frozenset({"dot"}),
        wrappers=frozenset(),
        calls={"call": "target"},
        sent={},
        made={},
        indexed=frozenset(),
        marks=frozenset(),
        arguments=frozenset({"arguments"}),
        mixing=frozenset({"use", "plug"}),
        declaring=frozenset({
            "def", "defp", "defmacro", "defmacrop", "defdelegate", "defguard", "defguardp", "spec", "callback", "macrocallback",
        }),
    ),
}
"""By the folder of a language's rules."""
