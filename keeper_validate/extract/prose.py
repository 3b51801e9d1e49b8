"""What stands in documents of Markdown that clauses ask for by name, such as bold text in place of a heading, by its lines.

Their patterns are data (`prose` in `rules/lexicon/constructs.yaml`). What stands in a block of code, in backticks, in a remark or in the
head of a document is no prose. Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from keeper_validate import shipped

_ENDINGS = (".md", ".markdown", ".mdx")
_HEAD = re.compile(r"\A\ufeff?---[ \t]*\n.*?\n(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL)
_FENCE = re.compile(r"^(?P<lead>[ \t>]{0,40}(?:[-*+]|\d{1,3}[.)])?[ \t]{0,8})(?P<mark>`{3,}|~{3,})(?P<told>[^\n`]*)$")
_REMARK = re.compile(r"<!--.*?(?:-->|\Z)|\{/\*.*?(?:\*/\}|\Z)", re.DOTALL)
_CODE = re.compile(r"(?<!`)(`{1,2})(?!`)[^\n]{1,400}?(?<!`)\1(?!`)")
_INK = re.compile(r"[^\n]")


def prose(path: str, source: bytes, names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """What of some names stands in a document, with its lines."""
    asked = [(name, pattern) for name in sorted(names) if (pattern := _pattern(name, path))] if path.lower().endswith(_ENDINGS) else []
    if not asked:
        return
    text = _bare(source.decode("utf-8", "replace").replace("\r\n", "\n"))
    for name, pattern in asked:
        yield from ((name, text.count("\n", 0, found.start("it")) + 1) for found in pattern.finditer(text))


@cache
def _pattern(name: str, path: str) -> re.Pattern[str] | None:
    told = shipped.data("rules/lexicon/constructs").get(name, {}).get("prose")
    return re.compile(told["it"], re.MULTILINE) if told and not path.lower().endswith(tuple(told.get("spared", ()))) else None


def _bare(text: str) -> str:
    """A document without what is no prose of it, every line in its place; of a block of code the line that opens it stays."""
    for whole in (_HEAD, _REMARK):
        text = whole.sub(lambda found: _INK.sub(" ", found[0]), text)
    return _CODE.sub(lambda found: "`" + " " * (len(found[0]) - 2) + "`", "\n".join(_unfenced(text.split("\n"))))


def _unfenced(lines: list[str]) -> Iterator[str]:
    mark = ""
    for line in lines:
        fence = _FENCE.match(line)
        if mark:
            closes = fence is not None and fence["mark"].startswith(mark) and not fence["told"].strip()
            mark = "" if closes else mark
            yield ""
        else:
            mark = fence["mark"] if fence else ""
            yield line
