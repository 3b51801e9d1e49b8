"""Which decision governs a change, by everything that may say so; the first that answers counts, and it is told which.

Must not load decisions: it ends with references."""

from __future__ import annotations

import os
from collections.abc import Mapping

from keeper_validate.errors import KeeperError
from keeper_validate.law.beads import Bead, Desk, bead_of_branch, beads_of_message, is_bead_id, looks_generated, read_bead
from keeper_validate.law.brief import Said, said_by_description, said_by_message, said_by_result
from keeper_validate.law.layout import read_draft, read_law_file
from keeper_validate.store import Commit
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, field, replace
from keeper_validate.yaml import decode

RESULT = ".keeper-result.yaml"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line, the environment and Git say about a change; `directory` is the top of the repository, `today` an ISO date,
    `paths` the files that differ."""

    today: str
    adr: str | None = None
    bead: str | None = None
    branch: str | None = None
    commits: tuple[Commit, ...] = ()
    environ: Mapping[str, str] = field(default_factory=dict)
    directory: str = "."
    ci: bool = False
    paths: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A reference to a decision, how it was found, and the bead and overrides that came with it; `commits` as in `Law`."""

    reference: str
    found_by: str
    bead: str | None = None
    overrides: tuple[str, ...] = ()
    commits: tuple[str, ...] = ()
    outright: bool = False


class Search:
    """One search; `tried` collects what was asked in vain. Each bead is read once, and a `bd` that hangs is not asked again."""

    def __init__(self, asked: Asked, law: Tree | None, head: Tree) -> None:
        self.asked = asked
        self.head = head
        self.tried: list[str] = []
        self._desk = Desk(law, asked.directory, not asked.ci, asked.environ)
        self._beads: dict[str, Bead | None] = {}

    def named(self) -> tuple[Named, ...]:
        """What governs: one answer for the whole change, or one for each commit that names its own."""
        outright = self._outright()
        if outright is not None:
            return (outright,)
        for bead, where in self.whole_beads():
            said = self._said(bead)
            if said.reference:
                return (self._by_bead(bead, where, said),)
        return self._by_commits() or self._by_result()

    def _outright(self) -> Named | None:
        asked = self.asked
        reference, how = (asked.adr, "--adr") if asked.adr else (asked.environ.get("KEEPER_ADR", ""), "KEEPER_ADR")
        if not reference:
            return None
        explicit = self._explicit_bead()
        overrides = self._said(explicit[0]).overrides if explicit else ()
        return Named(reference, how, explicit[0] if explicit else self._likely_bead(), overrides, outright=True)

    def _explicit_bead(self) -> tuple[str, str] | None:
        asked = self.asked
        bead, where = (asked.bead, "--bead") if asked.bead else (asked.environ.get("KEEPER_BEAD", ""), "KEEPER_BEAD")
        if bead and not is_bead_id(bead):
            raise KeeperError(f"{where} is {bead!r}, which is no bead id: write it as gt-12 or to-c133.2.")
        return (bead, where) if bead else None

    def whole_beads(self) -> tuple[tuple[str, str], ...]:
        """The work items of the whole change: one that was named outright, and the one of the branch, each with where it is named."""
        explicit, branch = self._explicit_bead(), bead_of_branch(self.asked.branch)
        return tuple(filter(None, (explicit, (branch, f"branch {self.asked.branch}") if branch else None)))

    def _likely_bead(self) -> str | None:
        """The bead that clauses of one bead are held against where the decision was named outright."""
        named = {bead for commit in self.asked.commits for bead in beads_of_message(commit.message) if looks_generated(bead)}
        return bead_of_branch(self.asked.branch) or (named.pop() if len(named) == 1 else None)

    def _said(self, bead: str) -> Said:
        """What a bead says of its decision: `metadata.keeper` first, then its description."""
        if bead not in self._beads:
            self._beads[bead], why = read_bead(bead, self._desk)
            if why:
                self.tried.append(f"bead {bead} cannot be read ({why})")
            if "did not answer" in why:
                self._desk = replace(self._desk, live=False)
        record = self._beads[bead]
        if record is None:
            return Said("", "")
        said = said_by_description(record.description, f"bead {bead}")
        if record.keeper:
            said = Said(record.keeper, "metadata", said.overrides)
        if not said.reference:
            self.tried.append(f"bead {bead} names no decision")
        return replace(said, how=f"{said.how}, read from {record.source}")

    def _by_bead(self, bead: str, where: str, said: Said) -> Named:
        return Named(said.reference, f"bead {bead} ({where}; {said.how})", bead, said.overrides)

    def _by_commits(self) -> tuple[Named, ...]:
        """Each commit under its own bead or trailer; one that names none stands with an empty reference, unless it is a merge."""
        found = tuple((self._by_commit(commit), len(commit.parents) > 1) for commit in self.asked.commits)
        if not any(named.reference for named, _ in found):
            return ()
        return tuple(named for named, merges in found if named.reference or not merges)

    def _by_commit(self, commit: Commit) -> Named:
        where = f"commit {commit.oid[:10]}"
        for bead in beads_of_message(commit.message):
            said = self._said(bead)
            if said.reference:
                return replace(self._by_bead(bead, where, said), commits=(commit.oid,))
        likely = next(filter(looks_generated, beads_of_message(commit.message)), None) or bead_of_branch(self.asked.branch)
        reference = said_by_message(commit.message)
        return Named(reference, f"commit trailer ({where})" if reference else where, likely, commits=(commit.oid,))

    def _by_result(self) -> tuple[Named, ...]:
        data, where = read_law_file(self.head, RESULT), RESULT
        if data is None and not self.asked.ci:
            # `review` puts it beside the decision, where neither needs to be staged yet.
            data, where = read_draft(os.path.join(self.asked.directory, RESULT)), f"{RESULT} of the working tree"
        reference = said_by_result(decode(data, RESULT), RESULT) if data is not None else ""
        bead = next((bead for bead, _ in self.whole_beads()), None) or self._likely_bead()
        return (Named(reference, where, bead),) if reference else ()
