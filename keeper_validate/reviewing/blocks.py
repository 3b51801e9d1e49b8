"""A spec as blocks of text: bullets, paragraphs and table rows, each with its headings and line. Knows Markdown; must not read words."""

from __future__ import annotations

import re

from keeper_validate.values import dataclass, replace

LONGEST = 4_000
_LABELLED = 7    # a label such as "New components:" stands below every heading, and ends with its list
_HEADING = re.compile(r"\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*\Z")
_BOLD = re.compile(r"\s*(?:\*\*|__)([^*_]{2,80}?):?(?:\*\*|__):?\s*\Z")
_LABEL = re.compile(r"\s*(\w[^.!?`]{1,60}):\s*\Z")
_BULLET = re.compile(r"(?P<indent>\s*)(?:[-*+•]|\d{1,3}[.)])\s+(?P<box>\[[ xX]\]\s+)?(?P<text>\S.*)\Z")
_FENCE = re.compile(r"\s*(```+|~~~+)")
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_FRONT = re.compile(r"\A\ufeff?---\n.*?^---\s*$", re.DOTALL | re.MULTILINE)
_RULE = re.compile(r"\s*(?:[-=_*]\s*){3,}\Z|\s*\|?[\s:|-]+\|[\s:|-]*\Z")
_METHOD = re.compile(r"`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)`?\Z")


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a spec; `headings` are those above it, outermost first; `depth` is its indentation; `task` that it is a checkbox."""

    text: str
    line: int
    headings: tuple[str, ...] = ()
    depth: int = -1
    task: bool = False


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of a text in order; code fences and comments are left out."""
    reader = _Reader()
    for number, line in enumerate(_COMMENT.sub(_blanked, _FRONT.sub(_blanked, text)).split("\n"), 1):
        reader.take(line, number)
    reader.end()
    return tuple(reader.found)


def title_of(text: str) -> str:
    """The first heading, else the first words."""
    text = _FRONT.sub("", text)
    for line in text.split("\n"):
        found = _HEADING.match(line)
        if found and found[2]:
            return found[2]
    first = next((line.strip() for line in text.split("\n") if line.strip(" -#*>\t")), "")
    return re.split(r"(?<=[.!?])\s", first.strip("-#*> \t"))[0][:80]


def _blanked(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


class _Reader:
    """The state of reading: the headings in force, the block that is open, whether a fence is."""

    def __init__(self) -> None:
        self.found: list[Block] = []
        self._open: Block | None = None
        self._headings: list[tuple[int, str]] = []
        self._fence = ""

    def take(self, line: str, number: int) -> None:
        """One more line."""
        fence = _FENCE.match(line)
        if self._fence:
            self._fence = "" if fence and fence[1].startswith(self._fence) else self._fence
            return
        if fence:
            self.end()
            self._fence = fence[1][:3]
            return
        line = re.sub(r"\A\s*(?:>\s?)+", "", line)
        if not line.strip() or _RULE.match(line):
            self.end()
        elif not self._is_heading(line):
            self._text(line, number)

    def end(self) -> None:
        """The open block is complete."""
        if self._open is not None and self._open.text.strip():
            self.found.append(self._open)
        self._open = None

    def _is_heading(self, line: str) -> bool:
        found, bold = _HEADING.match(line), _BOLD.match(line) or _LABEL.match(line)
        if found:
            level, words = len(found[1]), found[2]
        elif bold and not _BULLET.match(line):
            level, words = _LABELLED, bold[1]
        else:
            return False
        self.end()
        self._headings = [(one, text) for one, text in self._headings if one < level] + [(level, words)]
        return True

    def _text(self, line: str, number: int) -> None:
        bullet = _BULLET.match(line)
        if bullet:
            self.end()
            self._open = Block(bullet["text"], number, self._above(), len(bullet["indent"].expandtabs(4)), bool(bullet["box"]))
        elif line.lstrip().startswith("|"):
            self.end()
            self.found.append(Block(_row(line), number, self._above(), 0))
        elif self._open is not None and len(self._open.text) < LONGEST:
            self._open = replace(self._open, text=f"{self._open.text} {line.strip()}")
        else:
            self.end()
            if self.found and self.found[-1].depth >= 0:
                self._headings = [(level, text) for level, text in self._headings if level < _LABELLED]
            self._open = Block(line.strip(), number, self._above())

    def _above(self) -> tuple[str, ...]:
        return tuple(text for _, text in self._headings)


def _row(line: str) -> str:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|") if cell.strip()]
    if len(cells) > 1 and _METHOD.match(cells[0]):
        cells = [f"{cells[0].strip('`')} {cells[1].strip('`')}", *cells[2:]]
    return " — ".join(cells)
