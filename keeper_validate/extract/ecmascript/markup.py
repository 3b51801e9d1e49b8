"""The blocks of a single-file component: its scripts, and what is no markup, in time that follows its length.

Must not know what stands in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate.extract.decoding import Unreadable

_BEGINS = re.compile(rb"<!--|<(script|style)\b", re.IGNORECASE)
_OPENING = re.compile(rb"(?:\"[^\"]*\"|'[^']*'|[^>\"'])*>")
_CLOSING = {name: re.compile(rb"</" + name + rb"\s*>", re.IGNORECASE) for name in (b"script", b"style")}
_LONGEST_TAG, _MOST_BROKEN = 5000, 500
_BLANKS = bytes(value if value == ord("\n") else ord(" ") for value in range(256))

Span = tuple[int, int]


def scripts(source: bytes) -> Iterator[Span]:
    """What stands between the tags of each script."""
    return (inside for name, _, inside in _blocks(source, False) if name == b"script")


def blanked(source: bytes) -> bytes:
    """Bytes as spaces, with their line ends."""
    return source.translate(_BLANKS)


def alone(source: bytes, spans: Iterable[Span]) -> bytes:
    """The source with everything blanked that is in none of some spans, given in their order."""
    out, end = [], 0
    for start, stop in spans:
        out += [blanked(source[end:start]), source[start:stop]]
        end = stop
    return b"".join((*out, blanked(source[end:])))


def outside(source: bytes) -> bytes:
    """The source with its comments, scripts and styles blanked."""
    out, end = [], 0
    for _, (start, stop), _ in _blocks(source, True):
        out += [source[end:start], blanked(source[start:stop])]
        end = stop
    return b"".join((*out, source[end:]))


def _blocks(source: bytes, comments: bool) -> Iterator[tuple[bytes, Span, Span]]:
    """The name of each block, where it stands, and what is in it. A block that never ends is none, nor is any other of its name then."""
    at, broken, endless = 0, 0, set[bytes]()
    while (found := _BEGINS.search(source, at)) is not None:
        name, at = (found[1] or b"").lower(), found.end()
        if name in endless or not (name or comments):
            continue
        begun: re.Match[bytes] | None = found
        if name:
            begun = _OPENING.match(source, at, at + _LONGEST_TAG)
            broken += begun is None
        if broken > _MOST_BROKEN:
            raise Unreadable("more broken tags than are read")
        end = None if begun is None else _end(source, name, begun.end())
        if end is not None and begun is not None:
            at = end[1]
            yield name, (found.start(), at), (begun.end(), end[0])
        elif begun is not None:
            endless.add(name)


def _end(source: bytes, name: bytes, at: int) -> Span | None:
    if not name:
        start = source.find(b"-->", at)
        return (start, start + 3) if start >= 0 else None
    found = _CLOSING[name].search(source, at)
    return found.span() if found is not None else None
