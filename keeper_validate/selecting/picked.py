"""The entries of the vault for a task: the nearest that the room holds, each with what its section forbids. Pure."""

from __future__ import annotations

from keeper_validate.budget import tokens
from keeper_validate.law.uri import SCHEME
from keeper_validate.selecting import guard, piece
from keeper_validate.selecting.entry import Entry, SeedFile
from keeper_validate.selecting.excerpt import excerpt
from keeper_validate.selecting.relevance import ranked
from keeper_validate.selecting.selection import Excerpt, Taken
from keeper_validate.selecting.terms import intents, terms
from keeper_validate.values import dataclass, field

_MOST_MEANT = 40
# So much is read even where little is near, as it costs little: a needed entry may share no rare word with the task.
_LEAST_TOKENS, _MOST_SHARE = 1_500, 0.5


@dataclass(slots=True)
class _Page:
    """What is taken of one seed file so far, and the lines of it that are shown."""

    file: SeedFile
    rules: tuple[Entry, ...]
    taken: list[Taken] = field(default_factory=list)
    shown: set[int] = field(default_factory=set)

    def with_rules(self, entry: Entry) -> tuple[Entry, ...]:
        """An entry with what its section forbids, unless that is read already."""
        said = (rule for rule in self.rules if rule.start not in self.shown and entry.section[:len(rule.section)] == rule.section)
        return (entry, *said)

    def cost(self, entries: tuple[Entry, ...]) -> int:
        """What some entries cost, with the keys above them that are not shown yet."""
        above = {number for entry in entries for number in entry.above} - self.shown
        opening = sum(tokens(self.file.lines[number - 1]) + 1 for number in above)
        return sum(entry.tokens for entry in entries) + opening + (0 if self.taken else tokens(piece.excerpt(self.file.path, "")))

    def take(self, taken: Taken, entries: tuple[Entry, ...]) -> None:
        self.taken += [taken, *(Taken(rule, 0.0, ()) for rule in entries[1:])]
        self.shown.update(number for entry in entries for number in (*entry.above, entry.start))


def picked(task: str, seeds: tuple[SeedFile, ...], room: int) -> tuple[tuple[Excerpt, ...], tuple[Taken, ...]]:
    """What is read of each file, and the entries that the task calls for and the room does not hold."""
    pages = {file.path: _Page(file, tuple(entry for entry in file.entries if entry.rule)) for file in seeds}
    near, besides = _offered(task, seeds)
    share = min(room, _LEAST_TOKENS, int(_MOST_SHARE * sum(file.tokens for file in seeds)))
    spent, left = 0, []
    for number, taken in enumerate((*near, *besides)):
        page = pages[taken.entry.path]
        entries = page.with_rules(taken.entry)
        cost = page.cost(entries)
        if spent + cost <= (room if number < len(near) else share):
            spent += cost
            page.take(taken, entries)
        elif number < len(near):
            left.append(taken)
        else:
            break
    return tuple(_excerpt(page.file, tuple(page.taken)) for page in pages.values()), tuple(left)


def _offered(task: str, seeds: tuple[SeedFile, ...]) -> tuple[tuple[Taken, ...], tuple[Taken, ...]]:
    """The entries that are near to a task, and those that only share a word with it."""
    asked = terms(task)
    entries = [entry for file in seeds for entry in file.entries if not entry.rule]
    whole = {file.domain for file in seeds if len(file.entries) <= _MOST_MEANT} & intents(asked)
    found = ranked(asked, [entry.terms for entry in entries], [index for index, entry in enumerate(entries) if entry.domain in whole])
    taken = [(Taken(entries[one.index], one.score, one.words), one.near) for one in found]
    return tuple(one for one, near in taken if near), tuple(one for one, near in taken if not near)


def _excerpt(file: SeedFile, taken: tuple[Taken, ...]) -> Excerpt:
    text = excerpt(file, tuple(one.entry for one in taken))
    cost = tokens(piece.excerpt(file.path, text)) if text else 0
    digest = guard.digest(text.encode("utf-8", "surrogateescape")) if text else ""
    return Excerpt(file.path, f"{SCHEME}seeds/{file.domain}", file.tokens, cost, digest, text, taken, len(file.entries))
