"""The choice for a task: documents by their place in the fixed order, then entries of the vault by nearness, all within a budget.

Must not write anything."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.budget import fit, tokens
from keeper_validate.law.uri import SCHEME
from keeper_validate.selecting import address, guard, piece
from keeper_validate.selecting.candidates import Candidate, candidates
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.entry import Entry, SeedFile
from keeper_validate.selecting.excerpt import excerpt, opening
from keeper_validate.selecting.files import files
from keeper_validate.selecting.guard import Content, Refused
from keeper_validate.selecting.project import Project
from keeper_validate.selecting.relevance import ranked, shared
from keeper_validate.selecting.salience import salient
from keeper_validate.selecting.selection import ABSENT, IN, OUT, REFUSED, Excerpt, Selection, Taken, Weighed
from keeper_validate.selecting.terms import intents, terms
from keeper_validate.values import dataclass, field

_MOST_MEANT = 40
# Of a vault so small that it costs little, more is read than what is near: a needed entry may share no rare word with the task.
_LEAST_SHARE = 0.25
_DOMAIN = ("always", "work", "personal", "core", "domain")


@dataclass(slots=True)
class _Purse:
    """What is left of the budget, and of what each group of sources may cost."""

    left: int
    groups: dict[str, int] = field(default_factory=dict)

    def room(self, one: Candidate) -> int:
        if one.group_tokens is None:
            return self.left
        return min(self.left, self.groups.setdefault(one.group, one.group_tokens))

    def pay(self, one: Candidate, cost: int) -> None:
        self.left -= cost
        if one.group_tokens is not None:
            self.groups[one.group] -= cost


def choose(project: Project, task: str, budget: int) -> Selection:
    """What an agent is to read for a task; without a word that says anything, what is always read."""
    asked, purse = terms(task), _Purse(budget)
    offered = candidates(project, salient(project))
    documents = [_weighed(project, one, asked, purse) for one in offered if one.rank in _DOMAIN]
    seeds = _seed_files(project)
    excerpts, left = _entries(asked, seeds, purse)
    documents += [_weighed(project, one, asked, purse) for one in offered if one.rank not in _DOMAIN]
    near = tuple(taken.entry for one in excerpts for taken in one.taken)
    return Selection(
        task, budget, project.metadata.name if project.metadata else "", project.manifest.checksum if project.manifest else "",
        tuple(documents), excerpts, files(project, asked, near, purse.left), left,
    )


def _weighed(project: Project, one: Candidate, asked: tuple[str, ...], purse: _Purse) -> Weighed:
    try:
        found = address.content(project, one.address)
    except Refused as refused:
        return Weighed(one.address, one.rank, one.origin, ABSENT if refused.absent else REFUSED, str(refused))
    cost = tokens(piece.document(one.address, found.text))
    why = _wanted(one, found, asked)
    if one.barred or not why:
        return Weighed(one.address, one.rank, one.origin, OUT, one.barred or "no word of the task calls for it", cost, found.digest)
    room, text = purse.room(one), found.text
    if cost > room and one.rank == "always":
        text, why = fit(text, room - tokens(piece.document(one.address, ""))), f"{why}; cut, it has {cost} tokens and {room} are left"
        cost = tokens(piece.document(one.address, text))
    if cost > room or not text.strip():
        return Weighed(one.address, one.rank, one.origin, OUT, f"{why}, but {room} tokens are left", cost, found.digest)
    purse.pay(one, cost)
    return Weighed(one.address, one.rank, one.origin, IN, why, cost, found.digest, text)


def _wanted(one: Candidate, found: Content, asked: tuple[str, ...]) -> str:
    """Why a document is wanted; nothing where it is not."""
    if one.rank == "always":
        return "always read"
    if not asked:
        return ""
    if one.keywords:
        meant = [keyword for keyword in one.keywords if _says(asked, keyword)]
        return f"keyword {', '.join(meant)}" if meant else ""
    if one.open:
        return f"for every task of this {'branch' if one.group else 'project'}"
    named = shared(asked, set(terms(f"{one.address.removeprefix(SCHEME)} {_title(found.text)}")))
    headed = shared(asked, {term for line in _headings(found.text) for term in terms(line)})
    words = named or (headed if len(headed) > 1 else ())
    return f"it is about {', '.join(words)}" if words else ""


def _says(asked: tuple[str, ...], keyword: str) -> bool:
    """Whether a task says a keyword: every word of it, or one that means or nearly spells the same."""
    sought = terms(keyword)
    return bool(sought) and all(shared(asked, {term}, loosely=True) for term in sought)


def _title(text: str) -> str:
    return next((line.lstrip("# ") for line in text.split("\n") if line.strip()), "")[:200]


def _headings(text: str) -> Iterator[str]:
    yield from (line for line in text.split("\n")[:2_000] if line.startswith("#"))


def _seed_files(project: Project) -> tuple[SeedFile, ...]:
    found = []
    for path in project.seeds:
        try:
            found.append(seed_file(path, guard.read(project.top, path).text.encode("utf-8", "surrogateescape")))
        except Refused as refused:
            raise address.unreadable(path, refused) from None
    return tuple(found)


def _entries(asked: tuple[str, ...], seeds: tuple[SeedFile, ...], purse: _Purse) -> tuple[tuple[Excerpt, ...], tuple[Taken, ...]]:
    """The nearest entries that the budget holds, by their file, and those that it does not."""
    offered = [(file, entry) for file in seeds for entry in file.entries if not entry.rule]
    domains = {file.domain for file in seeds if len(file.entries) <= _MOST_MEANT} & intents(asked)
    meant = [index for index, (file, _) in enumerate(offered) if file.domain in domains]
    chosen: dict[str, list[Taken]] = {file.path: [] for file in seeds}
    shown: dict[str, frozenset[int]] = {file.path: frozenset() for file in seeds}
    spare = purse.left - int(_LEAST_SHARE * sum(file.tokens for file in seeds))
    rules = {file.path: tuple(entry for entry in file.entries if entry.rule) for file in seeds}
    left = []
    for one in ranked(asked, [entry.terms for _, entry in offered], meant):
        file, entry = offered[one.index]
        taken, said = Taken(entry, one.score, one.words), _rules(rules[file.path], entry, shown[file.path])
        cost = 0 if chosen[file.path] else tokens(piece.excerpt(file.path, ""))
        cost += sum(part.tokens + opening(file, part, shown[file.path]) for part in (entry, *said))
        if not one.near and purse.left - cost < spare:
            break
        if cost > purse.left:
            left.append(taken)
            continue
        purse.left -= cost
        chosen[file.path] += [taken, *(Taken(rule, 0.0, ()) for rule in said)]
        shown[file.path] |= {number for part in (entry, *said) for number in (*part.above, part.start)}
    return tuple(_excerpt(file, tuple(chosen[file.path])) for file in seeds), tuple(left)


def _rules(rules: tuple[Entry, ...], entry: Entry, shown: frozenset[int]) -> tuple[Entry, ...]:
    """What a section forbids is read with its first entry."""
    return tuple(rule for rule in rules if rule.start not in shown and entry.section[:len(rule.section)] == rule.section)


def _excerpt(file: SeedFile, taken: tuple[Taken, ...]) -> Excerpt:
    text = excerpt(file, tuple(one.entry for one in taken))
    cost = tokens(piece.excerpt(file.path, text)) if text else 0
    digest = guard.digest(text.encode("utf-8", "surrogateescape")) if text else ""
    return Excerpt(file.path, f"{SCHEME}seeds/{file.domain}", file.tokens, cost, digest, text, taken, len(file.entries))
