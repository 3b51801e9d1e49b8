"""A Markdown decision: its fenced or leading YAML, its heading words, and its lists under headings that speak of what must (not) be.

Must not know what a statement means."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.errors import KeeperError
from keeper_validate.law.fields import folded, mended
from keeper_validate.law.statements import statement_field
from keeper_validate.values import dataclass
from keeper_validate.yaml import Mapping, Scalar, Sequence, document

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})\s*([\w+-]*)")
_HEADING = re.compile(r" {0,3}(#{1,6})\s+(.*?)\s*#*\Z")
_STATUS = re.compile(r"[\s>]*(?:[-*+]\s+)?\**(Status)\**\s*:\**\s*(.*)\Z")
_LABEL = re.compile(r"\s*\*\*([^*]+?):?\*\*:?\s*(.*)\Z")
_ITEM = re.compile(r"(\s*)(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)\Z")
_MARKS = ("reuse", "extend", "extensions", "new_seeds", "conditions", "removals")


@dataclass(frozen=True, slots=True)
class Markdown:
    """`yaml` are the mappings of a decision, `words` its title and status, `lists` (field, heading, items)."""

    yaml: tuple[Mapping, ...]
    words: tuple[tuple[str, str, int], ...]
    lists: tuple[tuple[str, str, Sequence], ...]
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


def _lists(prose: list[tuple[int, str]]) -> tuple[tuple[str, str, Sequence], ...]:
    found: list[tuple[str, str, list[tuple[str, int]]]] = []
    open_item = False
    for number, line in prose:
        heading = _HEADING.match(line) or _LABEL.match(line)
        item = _ITEM.match(line)
        if item and found:
            found[-1][2].append((item[2], number))
        elif heading:
            title = heading[2] if line.lstrip().startswith("#") else heading[1]
            found.append((_field(title) or "", title.strip(), []))
        elif line.strip() and open_item and line.startswith((" ", "\t")):
            text, at = found[-1][2][-1]
            found[-1][2][-1] = (f"{text} {line.strip()}", at)
        open_item = bool(found and found[-1][2] and line.strip())
    return tuple(
        (field, title, Sequence(tuple(Scalar(text.replace("**", "").strip(), line, quoted=True) for text, line in items), items[0][1]))
        for field, title, items in found if field and items
    )


def _field(heading: str) -> str | None:
    words = " ".join(re.findall(r"[a-z]+", heading.lower()))
    for entry in shipped.data("rules/lexicon/decision_fields")["headings"]:
        if any(re.search(rf"\b{re.escape(word)}\b", words) for word in entry["words"]):
            return str(entry["field"])
    return None
