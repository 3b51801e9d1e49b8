"""A seed file into its entries: what the law takes for a seed, and, in sections that the law has no kind for, each item of the section.

Must not choose among them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from keeper_validate import cache
from keeper_validate.budget import tokens
from keeper_validate.law.fields import empty, folded, text_of, word
from keeper_validate.law.identity import stem_of
from keeper_validate.law.vault_file import vault_of
from keeper_validate.selecting.entry import Entry, SeedFile
from keeper_validate.selecting.terms import terms
from keeper_validate.values import dataclass, replace
from keeper_validate.yaml import Mapping, Node, Sequence, decode, document

_NAME, _PLACE, _TEXT, _SECTION = 3.0, 1.5, 1.0, 0.4
_LEAST, _MORE = 0.75, 0.5
_MOST_TEXT = 4_000
_KEPT = "entries"


@dataclass(frozen=True, slots=True)
class _Part:
    """A node with its name and its lines, below some keys."""

    name: str
    node: Node
    start: int
    end: int
    section: tuple[str, ...] = ()
    above: tuple[int, ...] = ()


class _Seeds:
    """What the law takes for seeds, by line; those that share a line have no name there."""

    def __init__(self, found: list[tuple[int, str]]) -> None:
        self._lines = sorted(line for line, _ in found)
        shared = {one for one, other in zip(self._lines, self._lines[1:], strict=False) if one == other}
        self.names = {line: name for line, name in found if line not in shared}

    def within(self, part: _Part) -> bool:
        """Whether one begins below the first line of a part."""
        return bisect_right(self._lines, part.end) > bisect_right(self._lines, part.start)


def seed_file(path: str, data: bytes) -> SeedFile:
    """The entries of a seed file; its name is their domain."""
    text = decode(data, path)
    kept = cache.read(_KEPT, f"{path}\n{text}")
    if kept is None:
        kept = _read(path, text)
        cache.write(_KEPT, f"{path}\n{text}", kept)
    domain = folded(stem_of(path))
    return SeedFile(path, domain, tuple(text.split("\n")), tuple(_restored(path, domain, one) for one in kept[1]), kept[0])


def _read(path: str, text: str) -> Any:
    """What the file costs, and its entries as plain lists."""
    lines, domain = text.split("\n"), folded(stem_of(path))
    # The entries are what is kept; the nodes they come from would cost as much again.
    with cache.kept_in(None):
        found = document(text, path)
    vault = vault_of(path, found)
    seeds = _Seeds([(seed.line, seed.name) for seed in (*vault.seeds, *vault.proposed)])
    parts = _sections(_Part("", found.root, 1, len(lines)), seeds) if isinstance(found.root, Mapping) else ()
    costs = [tokens(line) + 1 for line in lines]
    return [sum(costs), [_plain(replace(part, end=_last(lines, part)), domain, costs) for part in parts]]


def _plain(part: _Part, domain: str, costs: list[int]) -> list[Any]:
    place = word(part.node, "location", "file", "path", "config_location") if isinstance(part.node, Mapping) else ""
    # What a route is about is its path: `POST` is no post.
    name = terms(part.name.rpartition(" ")[2] if "/" in part.name else part.name)
    found = dict.fromkeys(terms(" ".join((domain, *part.section))), _SECTION)
    found |= dict.fromkeys(terms(text_of(part.node)[:_MOST_TEXT]), _TEXT)
    found |= dict.fromkeys(terms(place), _PLACE)
    # A word of a short name says more of the entry than one of a long name.
    found |= dict.fromkeys(name, _NAME * (_LEAST + _MORE / max(1, len(name))))
    cost = sum(costs[part.start - 1:part.end])
    return [part.name, part.section, part.above, part.start, part.end, cost, place, found, _rule(part)]


def _rule(part: _Part) -> bool:
    """Whether it is a list of what a section forbids, and no seed that is called so (the error type `FORBIDDEN`)."""
    return part.name.startswith("forbidden") and not isinstance(part.node, Mapping)


def _restored(path: str, domain: str, kept: Any) -> Entry:
    name, section, above, start, end, cost, place, found, rule = kept
    return Entry(name, domain, tuple(section), path, tuple(above), start, end, cost, place, tuple(found.items()), rule)


def _sections(whole: _Part, seeds: _Seeds) -> Iterator[_Part]:
    for part in _children(whole):
        if part.start in seeds.names:
            yield replace(part, name=seeds.names[part.start])
        elif not empty(part.node):
            yield from _within(part, seeds)


def _within(part: _Part, seeds: _Seeds) -> Iterator[_Part]:
    """A section or a group of one is taken apart, anything else is one entry."""
    children = _children(part)
    holds = seeds.within(part)
    if not children or not (holds or _container(part.node)):
        yield part
        return
    for child in children:
        deeper = seeds.within(child)
        if child.start in seeds.names:
            yield replace(child, name=seeds.names[child.start])
        elif deeper:
            yield from _within(child, seeds)
        else:
            yield child


def _container(node: Node) -> bool:
    """Whether a section that the law does not know holds entries, rather than what describes one thing."""
    if isinstance(node, Sequence):
        return all(isinstance(item, Mapping) for item in node.items)
    if isinstance(node, Mapping):
        return all(isinstance(value, Mapping) for key, value in node.items if not folded(key.text).startswith("forbidden"))
    return False


def _children(part: _Part) -> tuple[_Part, ...]:
    """What stands in a node, each with its lines; none where they share a line, so that no part of one can be shown alone."""
    if isinstance(part.node, Mapping):
        found = [(key.text, key.line, value) for key, value in part.node.items]
    elif isinstance(part.node, Sequence):
        found = [(_named(item), item.line, item) for item in part.node.items]
    else:
        return ()
    starts = [line for _, line, _ in found]
    if sorted(set(starts)) != starts or (part.name and starts and starts[0] <= part.start):
        return ()
    ends = [*(line - 1 for line in starts[1:]), part.end]
    section, above = ((*part.section, part.name), (*part.above, part.start)) if part.name else ((), ())
    return tuple(_Part(name, node, start, end, section, above) for (name, start, node), end in zip(found, ends, strict=True))


def _named(item: Node) -> str:
    if not isinstance(item, Mapping):
        return text_of(item)
    name = word(item, "name") or " ".join(filter(None, (word(item, "method"), word(item, "path")))) or word(item, "id", "key", "code")
    return name or next((key.text for key, _ in item.items), "")


def _last(lines: list[str], part: _Part) -> int:
    """The last line that is the entry's own: blank lines and comments behind it belong to what follows."""
    end = part.end
    while end > part.start and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    return end
