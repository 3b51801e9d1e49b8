"""Lists of statements (`forbidden`, `constraints`, ...) into clauses, in every shape people give them. Must not know what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.clause import Clause
from keeper_validate.law.fields import empty, folded, grouped, text_of
from keeper_validate.values import replace
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence

_CODE = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+\Z")
_BEAD = re.compile(r"(?P<bead>[a-z][a-z0-9]*-[a-z0-9]+(?:\.\d+)*)\s*(?:\((?P<about>[^()]*)\))?\s*:\s+(?P<text>\S.*)\Z", re.DOTALL)
_BULLET = re.compile(r"\s*(?:[-*+]|\d+[.)])\s+(?=\S)")


def statement_field(key: str) -> str | None:
    """The field that the statements under a key count as: `forbidden_patterns` are `forbidden`."""
    found = shipped.data("rules/lexicon/decision_fields")["clauses"].get(folded(key))
    return str(found) if found else None


def statements(key: str, node: Node, path: str, address: str, field: str, source: str = "decision") -> tuple[Clause, ...]:
    """The clauses of one list."""
    return tuple(
        _scoped(Clause(place, field, text, path, line, key, parameters=parameters, source=source, under=under))
        for place, text, line, parameters, under in _items(node, address) if text
    )


def _items(node: Node, address: str) -> Iterator[tuple[str, str, int, tuple[tuple[str, str], ...], tuple[str, ...]]]:
    if isinstance(node, Scalar):
        for index, (text, line) in enumerate(_lines(node)):
            yield f"{address}[{index}]", text, line, (), ()
        return
    if isinstance(node, Mapping) and not any(isinstance(value, Sequence) for _, value in node.items):
        node = Sequence(tuple(Mapping((pair,), pair[0].line) for pair in node.items), node.line)
    for group, place, item in grouped(node, address):
        text, parameters = _statement(item)
        # one word (`backend:`) is a topic, as in a vault, and limits nothing
        yield place, text, item.line, parameters, (group,) if "/" in group or " " in group else ()


def _statement(item: Node) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The words of one item: plain text, `{text: ..., reason: ...}`, `{code: {parameter: value}}`, or what YAML took for a mapping."""
    if not isinstance(item, Mapping):
        return text_of(item), ()
    if len(item.items) == 1:
        key, value = item.items[0]
        if _CODE.match(key.text) and (isinstance(value, Mapping) or empty(value)):
            return key.text, _parameters(value)
        return text_of(item), ()
    words = next((key for key, _ in item.items if folded(key.text) in shipped.data("rules/lexicon/decision_fields")["text"]), None)
    if words is None:
        return text_of(item), ()
    rest = tuple((key.text, text_of(value)) for key, value in item.items if key is not words)
    return _limited(text_of(item.get(words.text)), rest), rest


def _limited(text: str, rest: tuple[tuple[str, str], ...]) -> str:
    """The words of a statement, with what the keys beside them limit: `{rule: New modals, except: src/legacy/}`."""
    limits = shipped.data("rules/lexicon/decision_fields")["limiting"]
    if not text or "=>" in text:
        return text
    for key, value in rest:
        if value and folded(key) in limits:
            text = str(limits[folded(key)]).format(said=text.rstrip(" ."), limit=" and ".join(value.rsplit(", ", 1)))
    return text


def _parameters(value: Node) -> tuple[tuple[str, str], ...]:
    return tuple((key.text, text_of(inner)) for key, inner in value.items) if isinstance(value, Mapping) else ()


def _lines(node: Scalar) -> tuple[tuple[str, int], ...]:
    """One text is one statement, unless every line of it is a bullet."""
    lines = [line for line in node.text.split("\n") if line.strip()]
    if len(lines) > 1 and all(_BULLET.match(line) for line in lines):
        return tuple((_BULLET.sub("", line, count=1).strip(), node.line + 1 + index) for index, line in enumerate(lines))
    return () if empty(node) else ((node.text.strip(), node.line),)


def _scoped(clause: Clause) -> Clause:
    """`hh-0d4.1 (Clubs): text` binds that bead only. A leading `utf-8:` or `token-budget:` is no bead: without a gloss or a child
    number, letters and digits have to mix as only generated ids do."""
    found = _BEAD.match(clause.text)
    if found is None:
        return clause
    suffix = found["bead"].partition("-")[2]
    mixed = bool(re.search(r"\d", suffix) and re.search(r"[a-z]", suffix))
    if not (mixed or "." in suffix or (found["about"] is not None and re.search(r"\d", suffix))):
        return clause
    about = (("about", found["about"]),) if found["about"] else ()
    return replace(clause, bead=found["bead"], text=found["text"].strip(), parameters=about + clause.parameters)
