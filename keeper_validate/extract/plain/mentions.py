"""Where a Java, Kotlin, C#, Rust, PHP, Ruby or Elixir source calls, constructs or indexes something that a lexicon knows, by its dotted
name.

What these languages write between the parts of a name (`::`, `\\`, `->`, `?.`) is a dot here, and a module of Erlang its bare name. A
comment, a text, a declaration or a type that is only declared is no mention, nor is what stands in Rust's tests within a file. Must not
know what a word means: `vocabulary` does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Expression
from keeper_validate.extract.language import Language
from keeper_validate.extract.module import Definition, Import, Mention
from keeper_validate.extract.plain.declared import in_tests
from keeper_validate.extract.plain.grammars import GRAMMARS, Grammar
from keeper_validate.extract.vocabulary import sought
from keeper_validate.extract.word_places import places
from keeper_validate.extract.written import written

_LONGEST = 8
_KEYED = "name"
_MACRO = "macro_invocation"
_OWN = {"$this": "this"}
_ATOM = ":"
_SPACED = frozenset({"namespace_name"})
_HELD = frozenset({"argument", "value_argument"})
_BODIES = frozenset({"method", "singleton_method"})
_NO_PART = frozenset({"type_arguments", "type_argument_list", "comment", "line_comment", "block_comment"})


def reads(language: Language) -> bool:
    """Whether a language's mentions are read here."""
    return language.rules in GRAMMARS


def mentions(
    root: Node,
    source: bytes,
    present: frozenset[bytes],
    language: Language,
    imports: tuple[Import, ...],
    definitions: tuple[Definition, ...],
    expression: Callable[[Node], Expression],
    within: Callable[[Node], str],
) -> tuple[Mention, ...]:
    """The calls, constructions, decorators and keys of a source with such telling words, in order."""
    grammar = GRAMMARS[language.rules]
    found: dict[tuple[int, int], Mention] = {}
    for word in sought(language.rules, source, present, ((one.local, one.module, one.member) for one in imports)):
        for start in places(source, word):
            node = root.descendant_for_byte_range(start, start + len(word))
            if node is None or node.type not in grammar.words or in_tests(node, grammar.tested):
                continue
            for top, use, whole in _chain(node, grammar):
                place = top.start_byte, whole.end_byte
                name = (_called if use == _KEYED else _dotted)(top, grammar) if place not in found else ""
                if name:
                    given = tuple(expression(child) for child in _given(whole, grammar))
                    name = f"{name}!" if whole.type == _MACRO else name
                    found[place] = Mention(name, use, top.start_point.row + 1, whole.end_point.row + 1, within(top), given)
    return tuple(found[key] for key in sorted(found))


def _chain(node: Node, grammar: Grammar) -> Iterator[tuple[Node, str, Node]]:
    """What a word is part of and is called, with the way it is used and the node of that use; then what is called on the result."""
    for depth in range(_LONGEST):
        further = _outermost(node, grammar)
        if depth and further == node and (node.parent is None or node.parent.type not in grammar.indexed):
            return
        node = further
        use, whole = _use(node, grammar)
        if use:
            yield node, use, whole
        if use not in ("call", "construct"):
            return
        node = whole


def _outermost(node: Node, grammar: Grammar) -> Node:
    """The whole name that a node is part of, up to where it is called."""
    outer = _continued(node, grammar)
    while outer is not None:
        node = outer
        outer = _continued(node, grammar) if node.type not in grammar.sent else None
    return node


def _continued(node: Node, grammar: Grammar) -> Node | None:
    """The node that only wraps this one, takes a member of it, or is sent to it."""
    parent = node.parent
    if parent is None:
        return None
    if parent.type in grammar.members or parent.type in _SPACED:
        return parent
    if parent.type in grammar.wrappers:
        return parent if parent.named_children[0] == node else None
    if parent.type in grammar.sent and node in [parent.child_by_field_name(field) for field in grammar.sent[parent.type]]:
        return parent
    return None


def _use(node: Node, grammar: Grammar) -> tuple[str, Node]:
    """How a whole name is used, and the node of the use; an empty word where it is only named."""
    parent = node.parent
    if node.type in grammar.sent or (parent is not None and parent.type in grammar.alone and not _is_variable(node, parent)):
        return "call", node
    if parent is None or node.type in grammar.arguments:
        return "", node
    if parent.type in grammar.calls and _at(parent, grammar.calls[parent.type]) == node:
        return ("", node) if _is_declared(parent, grammar) else ("call", parent)
    if parent.type in grammar.made and _at(parent, grammar.made[parent.type]) == node:
        return "construct", parent
    if parent.type in grammar.indexed and parent.named_children[0] == node:
        return _KEYED, parent
    if (made := _implied(node, parent, grammar)) is not None:
        return "construct", made
    if parent.type in grammar.marks and parent.named_children[0] == node:
        return "decorator", parent
    return ("passed", parent) if parent.type in grammar.kept or _is_mixed_in(parent, grammar) else ("", node)


def _implied(kind: Node, declared: Node, grammar: Grammar) -> Node | None:
    """What a declaration makes without saying its type again: `Token token = new();`."""
    if not grammar.implied or declared.child_by_field_name("type") != kind:
        return None
    held = (one for around in (declared, *declared.named_children) for one in around.named_children)
    return next((one for one in held if one.type in grammar.implied), None)


def _is_variable(node: Node, parent: Node) -> bool:
    """Whether a word that stands alone is one that the function around it binds, or takes."""
    around: Node = parent
    while around.parent is not None and around.type not in _BODIES:
        around = around.parent
    name = re.escape(written(node))
    return re.search(rf"(?<![\w.@:]){name}\s*(?:\|\|)?=(?![=~>])|[|(,]\s*{name}\s*[|),=:]", written(around)) is not None


def _is_mixed_in(parent: Node, grammar: Grammar) -> bool:
    """Whether an argument's list is that of a call that takes a module over: `include Sidekiq::Job`."""
    call = parent.parent if parent.type in grammar.arguments else None
    if call is None or not (call.type in grammar.sent or (grammar.mixing and call.type in grammar.calls)):
        return False
    method = call.child_by_field_name(grammar.sent[call.type][1] if call.type in grammar.sent else grammar.calls[call.type])
    return method is not None and (method.text or b"").decode("utf-8", "replace") in grammar.mixing


def _is_declared(call: Node, grammar: Grammar) -> bool:
    """Whether what looks like a call is the head of a declaration: `def verify(token) when is_binary(token) do`."""
    inner, outer = call, call.parent if grammar.declaring else None
    while outer is not None and outer.type == "binary_operator" and outer.child_by_field_name("left") == inner:
        inner, outer = outer, outer.parent
    if outer is None or outer.type not in grammar.arguments or outer.parent is None or outer.named_children[0] != inner:
        return False
    whole = outer.parent
    return whole.type in grammar.calls and written(_at(whole, grammar.calls[whole.type])) in grammar.declaring


def _at(node: Node, field: str) -> Node | None:
    """The child of a field, or the first one that is no name of it."""
    return node.child_by_field_name(field) if field else next(iter(node.named_children), None)


def _dotted(node: Node | None, grammar: Grammar) -> str:
    """A name with dots between its parts, and `()` behind what is called in its middle; empty where a part of it is no name."""
    if node is None:
        return ""
    if node.type in grammar.words:
        text = written(node).removeprefix(_ATOM)
        return _OWN.get(text, text)
    if node.type in grammar.sent:
        owner, method = (node.child_by_field_name(field) for field in grammar.sent[node.type])
        name = _dotted(method, grammar)
        return name if owner is None else _joined((_called(owner, grammar), name))
    if node.type in grammar.members or node.type in _SPACED:
        parts = (part for part in node.children if part.is_named or part.type in grammar.words)
        return _joined(tuple(_called(part, grammar) for part in parts if part.type not in _NO_PART))
    if node.type in grammar.kept:
        return _joined(tuple(_called(part, grammar) for part in node.named_children))
    return _called(node.named_children[0], grammar) if node.type in grammar.wrappers and node.named_children else ""


def _called(node: Node, grammar: Grammar) -> str:
    """The owner of a member, which may be what a call gives."""
    kind = node.type
    if kind in grammar.sent:
        name = _dotted(node, grammar)
        return f"{name}()" if name else ""
    field = grammar.calls.get(kind, grammar.made.get(kind))
    if field is None:
        return _dotted(node, grammar)
    name = _called(inner, grammar) if (inner := _at(node, field)) is not None else ""
    return f"{name}()" if name and not name.endswith("()") else name


def _joined(parts: tuple[str, ...]) -> str:
    return ".".join(parts) if all(parts) else ""


def _given(whole: Node, grammar: Grammar) -> Iterator[Node]:
    """The arguments of a call, or the key of an index."""
    lists = [child for child in whole.named_children if child.type in grammar.arguments]
    if not lists and whole.type in grammar.indexed:
        yield from whole.named_children[1:]
    for child in (child for listed in lists for child in listed.named_children):
        if child.type in _HELD and child.named_children:
            yield child.named_children[-1]
        elif "comment" not in child.type:
            yield child
