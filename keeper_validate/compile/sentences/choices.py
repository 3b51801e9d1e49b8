"""Several choices in one sentence, as a sentence for each: “use A for X and B for Y”. Must not know what the tools and purposes are."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.tools import tools_at
from keeper_validate.values import replace

_JOINTS = (",", "and", "&", ";")


def each_choice(part: Part) -> tuple[Part, ...]:
    """A part for each tool with its purpose, where “use” stands before the first alone; else the part as it is."""
    words = lows(part.words)
    start = next((at + 1 for at in range(min(3, len(words))) if words[at] == "use"), 0)
    heads = _heads(part.words, start) if start and not part.asides else ()
    if len(heads) < 2 or heads[0] != start:
        return (part,)
    ends = (*(_before_joint(part.words, at) for at in heads[1:]), len(words))
    led = part.words[:start]
    runs = tuple(part.words[at:end] for at, end in zip(heads, ends, strict=True))
    return tuple(replace(part, words=(*led, *run), opener="." if at else part.opener) for at, run in enumerate(runs))


def is_choice(part: Part) -> bool:
    """“use A for X” as a sentence by itself."""
    return part.opener == "." and lows(part.words[:1]) == ("use",) and _heads(part.words, 1)[:1] == (1,)


def _heads(run: Run, start: int) -> tuple[int, ...]:
    """Where a tool stands that something behind it is said to be for: at the start, or behind what another is for and a comma or “and”."""
    words, found, free = lows(run), list[int](), start
    for at in range(start, len(run)):
        if at < free or (at != start and words[at - 1] not in _JOINTS):
            continue
        size = tools_at(run[at:], True)
        if size and words[at + size:at + size + 1] == ("for",):
            found.append(at)
            free = at + size + 1
    return tuple(found)


def _before_joint(run: Run, head: int) -> int:
    """Where what stands before a further choice ends, without the comma and the “and” between them."""
    while head and lows(run)[head - 1] in _JOINTS:
        head -= 1
    return head
