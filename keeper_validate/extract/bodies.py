"""What the body of one function calls, how surely each call is reached, and whether it turns somebody away.

Reads syntax, for the few functions of which a check has to know this. Must not resolve a name, nor know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.authentication.refusals import refuses, sends_away
from keeper_validate.extract.expression import Call, Expression
from keeper_validate.extract.language import Language
from keeper_validate.extract.mentions import dotted
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.records import Parsed, reader
from keeper_validate.values import dataclass

_CALLS = {"call": "function", "call_expression": "function", "new_expression": "constructor"}
_FUNCTIONS = frozenset({
    "function_declaration", "function_expression", "arrow_function", "method_definition", "generator_function_declaration",
    "generator_function", "function_definition", "lambda", "method_declaration", "func_literal",
})
# What is reached whenever the node around it is: the parts of an expression that are always worked out, and statements in a row.
_PASSING = frozenset({
    "await", "await_expression", "parenthesized_expression", "non_null_expression", "as_expression", "satisfies_expression",
    "unary_expression", "not_operator", "expression_statement", "lexical_declaration", "variable_declaration", "variable_declarator",
    "assignment", "assignment_expression", "assignment_statement", "short_var_declaration", "expression_list", "return_statement",
    "member_expression", "attribute", "selector_expression", "call", "call_expression", "new_expression", "arguments", "argument_list",
    "array", "list", "tuple", "keyword_argument", "statement_block", "statement_list", "block", "with_statement", "comparison_operator",
    "module", "pattern_list", "yield",
})
# Nodes of which only some parts are always reached.
_PARTLY = {
    "if_statement": ("condition", "initializer"), "try_statement": ("body",), "binary_expression": ("left",), "boolean_operator": ("left",),
    "ternary_expression": ("condition",), "switch_statement": ("value",), "while_statement": ("condition",),
}
_LEAVING = frozenset({"return_statement", "throw_statement", "raise_statement"})
_THROWING = frozenset({"throw_statement", "raise_statement"})
_LONGEST = 400
_DOTTED = re.compile(r"[A-Za-z_$][\w$]*(?:[?!]?\.[A-Za-z_$][\w$]*)*")


@dataclass(frozen=True, slots=True)
class Called:
    """One call in a body: its dotted name, and whether every request reaches it."""

    name: str
    sure: bool


@dataclass(frozen=True, slots=True)
class Body:
    """The calls of a function, with those that it is wrapped in, what it looks at by hand to turn somebody away (`looks`), whether it
    turns somebody away for who it is (`refuses`) or for whatever reason (`leaves`), and whether it is written out where its name stands,
    not handed on from elsewhere."""

    calls: tuple[Called, ...]
    looks: tuple[str, ...]
    refuses: bool
    leaves: bool
    written: bool

    @property
    def names(self) -> frozenset[str]:
        """The names of all that is called."""
        return frozenset(call.name for call in self.calls)


def body(read: Parsed, definition: Definition) -> Body:
    """The body of a definition of a source."""
    calls: list[Called] = []
    looks: list[str] = []
    refusing = leaving = written = False
    for node in _inside(read.root, definition):
        called = _called(node, read.language)
        if called is not None:
            calls.append(Called(called.name, _is_sure(node, definition)))
        looks.extend(_looks(node, definition, read.language))
        written = written or node.type in _FUNCTIONS
        leaving = leaving or node.type in _THROWING or (called is not None and sends_away(called))
        refusing = refusing or (called is not None and refuses(called)) or _leaves_refusing(node)
    decorators = (dotted(one.function if isinstance(one, Call) else one) for one in definition.decorators)
    return Body((*calls, *(Called(name, False) for name in decorators if name)), tuple(looks), refusing, leaving, written)


def _looks(node: Node, definition: Definition, language: Language) -> Iterator[str]:
    """What every request is looked at for in a condition, where whoever does not have it is turned away: `if (!locals.user) error(401)`."""
    condition, then = (node.child_by_field_name(part) for part in ("condition", "consequence"))
    if node.type != "if_statement" or condition is None or then is None or not _is_sure(node, definition):
        return
    known = next((one for one in _DOTTED.findall(_text(condition)) if _word("known").search(one)), None)
    if known is not None and _word("besides").search(_text(condition)) is None and _turns_away(then, language):
        yield known.replace("?.", ".").replace("!.", ".")


def _turns_away(statement: Node, language: Language) -> bool:
    pending = [statement]
    while pending:
        node = pending.pop()
        called = _called(node, language)
        if _leaves_refusing(node) or (called is not None and refuses(called)):
            return True
        pending.extend(node.named_children if node.type not in _FUNCTIONS else ())
    return False


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


@cache
def _word(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["inside_bodies"]["looking"][part])


def _inside(root: Node, definition: Definition) -> Iterator[Node]:
    """The nodes on the lines of a definition, as they are written."""
    first, last = definition.line - 1, definition.end_line - 1
    pending = [root]
    while pending:
        node = pending.pop()
        if node.end_point.row < first or node.start_point.row > last:
            continue
        if node.start_point.row >= first:
            yield node
        pending.extend(reversed(node.named_children))


def _called(node: Node, language: Language) -> Mention | None:
    """What a node calls, with what it is given."""
    function = node.child_by_field_name(_CALLS[node.type]) if node.type in _CALLS else None
    name = dotted(_value(function, language)) if function is not None else ""
    if not name:
        return None
    value = _value(node, language)
    given = (value.arguments, value.keywords) if isinstance(value, Call) else ((), ())
    return Mention(name, "call", node.start_point.row + 1, node.end_point.row + 1, "", *given)


def _value(node: Node, language: Language) -> Expression:
    return reader(language).expression(node)


def _leaves_refusing(node: Node) -> bool:
    """Whether a statement leaves the function with the word that somebody may not: `return { error: "Unauthorized" }`."""
    text = node.text or b"" if node.type in _LEAVING else b""
    return 0 < len(text) <= _LONGEST and _refusal().search(text.decode("utf-8", "replace")) is not None


@cache
def _refusal() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["refusals"]["answering_to"])


def _is_sure(node: Node, definition: Definition) -> bool:
    """Whether a call is reached by whoever calls the definition: no branch, and no other function, lies between the two."""
    child, around = node, node.parent
    while around is not None and around.type not in _FUNCTIONS:
        parts = _PARTLY.get(around.type)
        if parts is not None and child not in [around.child_by_field_name(part) for part in parts]:
            return False
        if parts is None and around.type not in _PASSING:
            return False
        child, around = around, around.parent
    return around is not None and _is_own(around, definition)


def _is_own(function: Node, definition: Definition) -> bool:
    """Whether a function is the one that is defined, or the one that it is wrapped around: `wrap(async () => { ... })`."""
    around = function.parent
    while around is not None and around.start_point.row >= definition.line - 1:
        if around.type in _FUNCTIONS:
            return False
        around = around.parent
    return function.start_point.row >= definition.line - 1
