"""One review from end to end: the spec is read, the vault of the law is asked, the matrix decides, and the decision is put in place.

Must not ask a person anything: what a person has to decide is deferred."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from keeper_validate.change import Change
from keeper_validate.errors import KeeperError
from keeper_validate.law.identity import MODES
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration
from keeper_validate.law.load import load_vault
from keeper_validate.law.vault import Vault
from keeper_validate.reviewing.number import held, slug, taken
from keeper_validate.reviewing.proposed import Spec
from keeper_validate.reviewing.record import Recorded, decided, put
from keeper_validate.reviewing.result import Outcome
from keeper_validate.reviewing.ruling import review
from keeper_validate.reviewing.spec import read_spec, shown
from keeper_validate.reviewing.structured import read_proposal, with_spec
from keeper_validate.reviewing.testing import testing, verification
from keeper_validate.reviewing.written import written
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass, replace

_SHORT = 10
_MOST_BEADS = 200


@dataclass(frozen=True, slots=True)
class Handed:
    """What was handed in: the text of a spec, a proposal, or both, each with the name that a decision cites."""

    text: str = ""
    source: str = ""
    proposal: str = ""
    proposal_source: str = ""


@dataclass(frozen=True, slots=True)
class Library:
    """The vault that counts, with its configuration; `law` says where it was read from."""

    tree: Tree
    config: Config
    vault: Vault
    law: str

    @property
    def names(self) -> dict[str, tuple[str, ...]]:
        """The names of all seeds, with their kinds."""
        found: dict[str, tuple[str, ...]] = {}
        for seed in self.vault.seeds:
            found[seed.name] = (*found.get(seed.name, ()), seed.kind)
        return found


def library(change: Change, outright: bool) -> Library:
    """The vault of the law revision; of the index where that one has none yet, unless the revision was named `outright`."""
    law = change.law
    if law is None and outright:
        raise KeeperError("there is no revision to take the law from: fetch the target branch, or name it with --law.")
    for tree in (law, None if outright else change.head):
        if tree is not None:
            config = configuration(tree)
            vault = load_vault(tree, config)
            if vault.seeds or config.mode:
                return Library(tree, config, vault, tree.label[:_SHORT] if tree is law else "index (not landed yet)")
    tree = law if law is not None and outright else change.head
    return Library(tree, configuration(tree), Vault(), tree.label[:_SHORT])


def mode_of(config: Config, environ: Mapping[str, str]) -> str:
    """The configuration's mode, which the environment may tighten and never loosen."""
    mode = config.mode or "growth"
    wanted = environ.get("KEEPER_MODE", "").strip().lower() or mode
    if wanted not in MODES:
        raise KeeperError(f"KEEPER_MODE is {wanted!r}: it is one of {', '.join(MODES)}.")
    return max(mode, wanted, key=MODES.index)


def spec_of(handed: Handed, known: Library) -> Spec:
    """What was handed in, as read; a proposal says exactly what, a text why."""
    spec = read_spec(handed.text, handed.source, known.names) if handed.text.strip() else None
    if not handed.proposal:
        if spec is None:
            raise KeeperError("the spec is empty: name a file, `-` for standard input, --text TEXT or --proposal FILE.")
        return spec
    proposal = read_proposal(handed.proposal, handed.proposal_source)
    return with_spec(proposal, spec) if spec is not None else proposal


def inquire(change: Change, handed: Handed, outright: bool, day: str, environ: Mapping[str, str]) -> Outcome:
    """What comes of a spec; the same one again is not decided a second time."""
    repository, known = change.repository, library(change, outright)
    if repository.top is None:
        raise KeeperError("this repository has no working tree to write a decision into; run this in a checkout.")
    mode = mode_of(known.config, environ)
    if not known.vault.seeds and mode != "seeding":
        raise KeeperError("there is no vault to hold the spec against: run keeper-validate plant and commit keeper/, or set mode: seeding.")
    spec = spec_of(handed, known)
    name = environ.get("GT_CONVOY_NAME", "").strip()
    spec = replace(spec, title=spec.title or shown(name, 100) or "decision")
    made, folder = review(spec, known.vault, mode, known.law), _folder(known)
    with held(repository) as ledger:
        earlier = decided(repository, change.head, folder, spec.digest)
        if earlier is not None:
            return _again(earlier)
        if made.status == "rejected":
            return Outcome(made.status, review=made)
        number = ledger.next(taken(repository, change.head, folder))
        path = f"{folder}/{number:03d}-{slug(name or spec.title) or 'decision'}.yaml"
        verified = verification(made, testing(known.tree, known.config.seeds), change.head)
        put(repository.top, path, written(made, number, day, known.vault, verified, _about(environ)))
        return Outcome(made.status, f"ADR-{number:03d}", path, made)


def _folder(known: Library) -> str:
    """Where decisions lie, or will: beside the seeds, where there is no decision yet and nothing else is said."""
    usual, seeds = Config(), known.config.seeds
    if known.config.decisions != usual.decisions or known.tree.entry(usual.decisions) is not None or not seeds.endswith("seeds"):
        return known.config.decisions
    return f"{seeds.removesuffix('seeds')}decisions"


def _again(earlier: Recorded) -> Outcome:
    """An earlier decision on the same spec, as it stands by now: a person may have answered it."""
    one = earlier.decision
    status = "approved" if one.approved else "deferred" if one.status in ("deferred", "pending", "proposed") else "rejected"
    return Outcome(status, one.id, one.path, decided=earlier.where or "this working tree")


def _about(environ: Mapping[str, str]) -> dict[str, Any]:
    """The convoy and its beads, as its host names them."""
    found: dict[str, Any] = {}
    if name := shown(environ.get("GT_CONVOY_NAME", ""), 200):
        found["convoy"] = name
    if beads := environ.get("GT_CONVOY_ISSUES", "").replace(",", " ").split()[:_MOST_BEADS]:
        found["beads"] = [shown(bead, 100) for bead in beads]
    return found

