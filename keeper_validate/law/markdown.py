"""A Markdown decision: its fenced or leading YAML, its heading words, and its lists under headings that speak of what must (not) be.

Must not know what a statement means."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.law.fields import folded, mended
from keeper_validate.law.statements import statement_field
from keeper_validate.values import dataclass, field, replace
from keeper_validate.yaml import Mapping, Scalar, Sequence, document

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})\s*([\w+-]*)")
_HEADING = re.compile(r" {0,3}(#{1,6})\s+(.*?)\s*#*\Z")
_STATUS = re.compile(r"[\s>]*(?:[-*+]\s+)?\**(Status)\**\s*:\**\s*(.*)\Z")
_LABEL = re.compile(r"\s*\*\*([^*]+?):?\*\*:?\s*(.*)\Z")
_OF_SOMETHING = re.compile(r"(.*\w)\s+(?:rules|constraints|requirements|invariants)\Z", re.IGNORECASE)
_ITEM = re.compile(r"(\s*)(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)\Z")
# the levels of a bold line, of one that ends in a colon and of no heading, behind those of six sorts of headings
_BOLD, _LEAD, _NONE = 7, 8, 9
_MARKS = ("reuse", "extend", "extensions", "new_seeds", "conditions", "removals")


@dataclass(frozen=True, slots=True)
class Listed:
    """A list of statements: the field they count as, the heading that says so, and what stands above this part of the list."""

    kind: str
    heading: str
    under: tuple[str, ...]
    items: Sequence


@dataclass(frozen=True, slots=True)
class _Open:
    """A list that is being read; `level` is that of its heading, `parent` the list of the heading above that one, `apart` that it holds
    no statements. `around` is the list that an item opened this one in, by an item of this `indent`."""

    kind: str = ""
    heading: str = ""
    level: int = _NONE
    under: tuple[str, ...] = ()
    items: list[tuple[str, int, int]] = field(default_factory=list)
    apart: bool = False
    parent: _Open | None = None
    around: _Open | None = None
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Markdown:
    """`yaml` are the mappings of a decision, `words` its title and status."""

    yaml: tuple[Mapping, ...]
    words: tuple[tuple[str, str, int], ...]
    lists: tuple[Listed, ...]
    warnings: tuple[tuple[int, str], ...]


def markdown(text: str, path: str) -> Markdown:
    """What a Markdown text says as a decision."""
    lines = text.split("\n")
    blocks, prose = _split(lines)
    mappings: list[Mapping] = []
    warnings: list[tuple[int, str]] = []
    for start, body in blocks:
        mapping, quoted = _decision_block(start, body, path)
        if mapping is not None:
            mappings.append(mapping)
            warnings += ((line, mended(text)) for line, text in quoted)
    whole = tuple(mapping for mapping in mappings if mapping.get("keeper_decision") is not None)
    if len(whole) > 1:
        raise KeeperError(f"{path}:{whole[1].line}: a second keeper_decision stands in this file: keep one decision in each file.")
    return Markdown(tuple(mappings), _words(prose), _lists(prose), tuple(warnings))


def _split(lines: list[str]) -> tuple[list[tuple[int, list[str]]], list[tuple[int, str]]]:
    """The YAML blocks (line of their first line, lines), and everything outside any fence."""
    blocks: list[tuple[int, list[str]]] = []
    prose: list[tuple[int, str]] = []
    fence, language, start = "", "", 0
    if lines[0].strip() == "---" and "---" in (line.strip() for line in lines[1:]):
        fence, language, start = "---", "yaml", 2
    for number, line in enumerate(lines, 1):
        found = _FENCE.match(line)
        if fence:
            closes = line.strip() == "---" and number > 1 if fence == "---" else bool(found and found[1].startswith(fence) and not found[2])
            if closes:
                blocks += [(start, lines[start - 1:number - 1])] if language in ("yaml", "yml") else []
                fence = ""
        elif found:
            fence, language, start = found[1], found[2].lower(), number + 1
        else:
            prose.append((number, line))
    if fence and language in ("yaml", "yml"):
        blocks.append((start, lines[start - 1:]))
    return blocks, prose


def _decision_block(start: int, body: list[str], path: str) -> tuple[Mapping | None, tuple[tuple[int, str], ...]]:
    """A block that holds fields of a decision; any other YAML is an example and may be broken, and says nothing of status or mode."""
    leading = ("id", "status", "mode", "supersedes") if start == 2 else ()
    if not any(_is_field(line.partition(":")[0], leading) for line in body):
        return None, ()
    indent = min((len(line) - len(line.lstrip()) for line in body if line.strip()), default=0)
    found = document("\n" * (start - 1) + "\n".join(line[indent:] for line in body), path)
    root = found.root
    if not isinstance(root, Mapping) or not any(_is_field(key.text, leading) for key, _ in root.items):
        return None, ()
    return root, found.mended


def _is_field(key: str, leading: tuple[str, ...]) -> bool:
    name = folded(key.strip("'\" "))
    return name in ("keeper_decision", *_MARKS, *leading) or statement_field(name) is not None


def _words(prose: list[tuple[int, str]]) -> tuple[tuple[str, str, int], ...]:
    """The first heading is the title (and id); `## Status` is followed by it, or `Status: Accepted` says it."""
    found: dict[str, tuple[str, str, int]] = {}
    awaited = ""
    for number, line in prose:
        heading, label = _HEADING.match(line), _LABEL.match(line) or _STATUS.match(line)
        if heading:
            title = re.sub(r"\A(?:ADR[-_ ]*)?\d+\s*[:.–—-]*\s*", "", heading[2], flags=re.IGNORECASE)
            found.setdefault("title", ("title", title or heading[2], number))
            awaited = "status" if folded(heading[2]) == "status" else ""
        elif label and folded(label[1].strip("*")) == "status" and label[2].strip():
            found.setdefault("status", ("status", label[2].strip("* "), number))
        elif awaited and line.strip():
            found.setdefault(awaited, (awaited, line.strip("*-_ \t."), number))
            awaited = ""
    return tuple(found.values())


def _lists(prose: list[tuple[int, str]]) -> tuple[Listed, ...]:
    """The lists below headings that speak of what must (not) be, the parts of each that stand below something apart."""
    found = [_Open()]
    open_item = False
    for number, line in prose:
        heading, item = _HEADING.match(line) or _LABEL.match(line), _ITEM.match(line)
        if item:
            indent = len(item[1].expandtabs(4))
            found += _nested(found[-1], indent)
            found[-1].items.append((item[2], number, indent))
        elif heading:
            found.append(_below(found[-1], line, heading))
        elif line.strip() and open_item and line.startswith((" ", "\t")):
            text, at, indent = found[-1].items[-1]
            found[-1].items[-1] = (f"{text} {line.strip()}", at, indent)
        elif line.strip() and found[-1].kind:
            found.append(_behind(found[-1], line))
        open_item = bool(found[-1].items and line.strip())
    return tuple(Listed(one.kind, one.heading, one.under, _items(one)) for one in found if one.kind and one.items and not one.apart)


def _behind(now: _Open, line: str) -> _Open:
    """The list behind a line of text: below it, where it ends in a colon; else that of the heading again."""
    of_heading = now.parent if now.level == _LEAD and now.parent else now
    if not line.rstrip().endswith(":"):
        return replace(of_heading, items=[], around=None)
    return replace(of_heading, level=_LEAD, under=(*of_heading.under, _bare(line)), items=[], parent=of_heading, around=None)


def _nested(now: _Open, indent: int) -> list[_Open]:
    """The list that an item begins, where it stands below one that ends in a colon, or behind all that stand below such a one."""
    text, _, before = now.items[-1] if now.items else ("", 0, indent)
    if indent > before and _bare(text) != text.strip():
        now.items.pop()
        return [replace(now, under=(*now.under, _bare(text)), items=[], around=now, indent=before)]
    if now.around is not None and indent <= now.indent:
        return [replace(now.around, items=[])]
    return []


def _bare(text: str) -> str:
    """What a line says that leads to those below it: without its colon and its marks."""
    said = text.strip().strip("*_").rstrip()
    return said.rstrip(":").strip("*_ ") if said.endswith(":") else text.strip()


def _below(before: _Open, line: str, heading: re.Match[str]) -> _Open:
    """The list that a heading begins: of a field of its own, a part of the one around it, or none."""
    title, level = (heading[2], len(heading[1])) if line.lstrip().startswith("#") else (heading[1].strip(), _BOLD)
    around: _Open | None = before
    while around is not None and around.level >= level:
        around = around.parent
    if kind := _field(title):
        told = _OF_SOMETHING.match(title)
        above = (*(around.under if around else ()), *((told[1],) if told else ()))
        return _Open(kind, title, level, above, parent=around)
    if around is None or not around.kind:
        return _Open(level=level, parent=around)
    apart = around.apart or _stands_apart(title)
    return replace(around, level=level, under=(*around.under, title.rstrip(":")), items=[], apart=apart, parent=around, around=None)


def _items(one: _Open) -> Sequence:
    return Sequence(tuple(Scalar(text.replace("**", "").strip(), line, quoted=True) for text, line, _ in one.items), one.items[0][1])


def _stands_apart(title: str) -> bool:
    """Whether a deeper heading has no statements below it: examples, reasons, what is allowed."""
    words = re.findall(r"[a-z]+", title.lower())
    return any(word in shipped.data("rules/lexicon/decision_fields")["apart"] for word in words)


def _field(heading: str) -> str | None:
    words = " ".join(re.findall(r"[a-z]+", heading.lower()))
    for entry in shipped.data("rules/lexicon/decision_fields")["headings"]:
        if any(re.search(rf"\b{re.escape(word)}\b", words) for word in entry["words"]):
            return str(entry["field"])
    return None
