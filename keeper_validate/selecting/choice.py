"""The choice for a task: documents by their place in the fixed order, then entries of the vault by nearness, all within a budget.

Must not write anything."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.budget import fit, tokens
from keeper_validate.errors import KeeperError
from keeper_validate.law.uri import SCHEME
from keeper_validate.selecting import address, guard, piece
from keeper_validate.selecting.candidates import Candidate, candidates
from keeper_validate.selecting.entries import seed_file
from keeper_validate.selecting.entry import SeedFile
from keeper_validate.selecting.files import files
from keeper_validate.selecting.guard import Content, Refused
from keeper_validate.selecting.picked import picked
from keeper_validate.selecting.project import Project
from keeper_validate.selecting.relevance import shared
from keeper_validate.selecting.salience import salient
from keeper_validate.selecting.selection import ABSENT, IN, OUT, REFUSED, Selection, Weighed
from keeper_validate.selecting.terms import terms
from keeper_validate.values import dataclass, field

# What is kept for the names of files, which cost little and are read last.
_FOR_FILES = 100
_BEFORE_SEEDS = ("always", "work", "personal", "core", "domain")


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
    documents = [_weighed(project, one, asked, purse) for one in offered if one.rank in _BEFORE_SEEDS]
    seeds = _seed_files(project)
    excerpts, left = picked(task, seeds, purse.left - min(_FOR_FILES, budget // 10))
    purse.left -= sum(one.tokens for one in excerpts)
    documents += [_weighed(project, one, asked, purse) for one in offered if one.rank not in _BEFORE_SEEDS]
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
            raise KeeperError(f"{path} cannot be handed out: {refused}.") from None
    return tuple(found)
