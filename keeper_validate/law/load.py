"""The law of a change: the decision that governs it, with vault, configuration, waivers and the other decisions that bind.

The law tree is read, never the change; a decision that only the change has is used locally, said to be not binding, and
refused with --ci."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Decision, Warning
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.force import in_force
from keeper_validate.law.gates import is_law, is_neutral
from keeper_validate.law.governs import Asked, Named, Search
from keeper_validate.law.identity import MODES, id_of, number_in, numbers_in, stem_of
from keeper_validate.law.law import BEADS, Config, Law, Waiver
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.law.resolve import Found, resolve
from keeper_validate.law.vault import Vault
from keeper_validate.law.vault_file import joined, load_vault_file
from keeper_validate.law.waivers import load_waivers
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_WAYS = (
    "name it with --adr ADR-017 or KEEPER_ADR, by its bead (--bead, KEEPER_BEAD, the branch polecat/<name>/<bead>@..., a commit subject "
    "that ends in (<bead>)), with a line `Keeper: ADR-017` in the commit message, or in .keeper-result.yaml"
)

# What lies beside the law in another language is work, wherever it lies.
_TEXTS = (".yaml", ".yml", ".md", ".json")


class NoDecision(KeeperError):
    """Nothing names a decision, and the law wants one; `tried` is what was asked in vain."""

    def __init__(self, message: str, tried: tuple[str, ...]) -> None:
        super().__init__(message)
        self.tried = tried


def load_laws(law: Tree | None, head: Tree, asked: Asked) -> tuple[Law, ...]:
    """The laws of a change: one for the whole, or one for each decision and bead that its commits name."""
    if law is None and asked.ci:
        raise KeeperError("there is no revision to take the law from: fetch the target branch, or name it with --law.")
    search = Search(asked, law, head)
    code = _Code(law, head, asked)
    named = search.named()
    if not any(one.reference for one in named) or code.brings(named):
        return (code.without_decision(search),)
    tried = tuple(Warning(BEADS, 0, text) for text in search.tried)
    return tuple(replace(one, warnings=(*one.warnings, *tried)) for one in code.laws(named))


def load_vault(tree: Tree, config: Config) -> Vault:
    """The vault of a tree, all its seed files as one."""
    paths = seed_paths(tree, config.seeds)
    return joined(tuple(load_vault_file(path, data) for path in paths if (data := read_law_file(tree, path)) is not None))


class _Code:
    """Everything of the law that does not depend on which decision governs, read once."""

    def __init__(self, law: Tree | None, head: Tree, asked: Asked) -> None:
        self.asked = asked
        self.head = head
        self.binding = law is not None
        self.tree = head if law is None else law
        self.config = configuration(self.tree)
        self.vault = load_vault(self.tree, self.config)
        changed = [path for path in asked.paths if not is_neutral(path)]
        self.of_law = bool(changed) and all(is_law(path, self.config) and path.lower().endswith(_TEXTS) for path in changed)
        self.waivers, told = self._waivers()
        self.paths = decision_paths(self.tree, self.config.decisions)
        self.warnings = (*self.config.warnings, *self.vault.warnings, *told)

    def laws(self, named: tuple[Named, ...]) -> tuple[Law, ...]:
        """One law for each decision and bead; a single decision governs the whole change, also commits that name none."""
        found = [(one, self._found(one)) for one in named if one.reference]
        lone = len({one.path for _, one in found}) == 1 and not any(one.overrides for one, _ in found)
        if lone and len({one.bead for one, _ in found}) > 1:
            lone = not any(clause.bead for clause in load_decision(found[0][1].path, found[0][1].data).clauses)
        if lone:
            beads = {one.bead for one, _ in found}
            return (self._law(replace(found[0][0], commits=(), bead=beads.pop() if len(beads) == 1 else None), found[0][1]),)
        return tuple(self._law(one, where) for one, where in _merged([*found, *_held_to_all(named, found)]))

    def without_decision(self, search: Search) -> Law:
        """Standing decisions and vault policies alone, where the configuration allows it."""
        if self.config.require_adr and not self.of_law:
            vain = f" ({'; '.join(search.tried)})" if search.tried else ""
            free = f"{self.config.root}/keeper.yaml".lstrip("/")
            message = f"no decision governs this change{vain}: {_WAYS}; or set require_adr: false in {free} on the target branch."
            raise NoDecision(message, tuple(search.tried))
        law = self._law(Named("", "standing decisions and vault policies alone"), None)
        told = search.tried if search.whole_beads() else []  # what a message only looks like is no news
        return replace(law, warnings=(*law.warnings, *(Warning(BEADS, 0, text) for text in told), *self._spoken_of(law)))

    def _spoken_of(self, law: Law) -> Iterator[Warning]:
        """The decisions that a message speaks of without naming them as its own, which is easily taken for it."""
        spoken = {number for commit in self.asked.commits for number in numbers_in(commit.message)}
        known = {number_in(stem_of(path)) for path in self.paths} - {decision.number for decision in law.standing}
        for name in map(id_of, sorted(spoken & known)):
            yield Warning("commit message", 0, f"{name} does not govern by being spoken of: write `Keeper: {name}` on a line of its own")

    def brings(self, named: tuple[Named, ...]) -> bool:
        """Whether a change of the law alone stands under a decision that it brings itself: what binds already judges it, and has to, or no
        decision could land."""
        return self.of_law and any(one.reference and not one.outright and not self._resolved(one).binding for one in named)

    def _resolved(self, one: Named) -> Found:
        return resolve(one, self.tree if self.binding else None, self.head, self.config, self.asked)

    def _found(self, one: Named) -> Found:
        found = self._resolved(one)
        if found.binding or not self.asked.ci:
            return found
        if found.trial:
            raise KeeperError(f"{found.path} is not part of the law, and --ci tries nothing out: name a decision of the target branch.")
        if self.config.new_decisions == "allow":
            return found
        raise KeeperError(
            f"{found.path} is not on the target branch yet, so it binds nothing: land the decision first, or set new_decisions: allow "
            f"in the configuration of the target branch."
        )

    def _law(self, one: Named, found: Found | None) -> Law:
        decision = load_decision(found.path, found.data) if found else None
        binding = self.binding if found is None else found.binding
        force = in_force(self.tree, self.paths, decision, binding)
        governing = force.governing
        mode, told = _mode(governing, self.config, self.asked)
        granted = governing.overrides if governing is not None and binding else ()
        notes = (*self.warnings, *force.warnings, *told, *(found.warnings if found else ()), *(governing.warnings if governing else ()))
        return Law(
            revision=self.tree.label if self.binding else "", decision=governing, standing=force.standing, vault=self.vault,
            config=self.config, mode=mode, found_by=one.found_by, binding=binding, trial=found.trial if found else False, bead=one.bead,
            waivers=self.waivers, overrides=(*one.overrides, *granted), removed_before=force.removed_before, warnings=notes,
            dropped=force.dropped, commits=one.commits, top=frozenset(name for name, _ in self.tree.names()),
        )

    def _waivers(self) -> tuple[tuple[Waiver, ...], tuple[Warning, ...]]:
        folder = self.config.root or "keeper"
        path = f"{folder}/waivers.yaml"
        data = read_law_file(self.tree, path)
        return load_waivers(path, data, self.asked.today) if data is not None else ((), ())


def _held_to_all(named: tuple[Named, ...], found: list[tuple[Named, Found]]) -> Iterator[tuple[Named, Found]]:
    """Commits that name no decision have to pass under every one that others name, without what the beads of those allow."""
    loose = [one for one in named if not one.reference]
    if loose:
        how = f"other commits of the range, and held against {', '.join(one.found_by for one in loose)} as well"
        commits = tuple(oid for one in loose for oid in one.commits)
        for one, where in {where.path: (one, where) for one, where in found}.values():
            yield Named(one.reference, how, commits=commits, outright=one.outright), where


def _merged(found: list[tuple[Named, Found]]) -> list[tuple[Named, Found]]:
    """The commits of one decision and bead together, in their order."""
    groups: dict[tuple[str, str | None], tuple[Named, Found]] = {}
    for one, where in found:
        key = (where.path, one.bead)
        earlier = groups[key][0].commits if key in groups else ()
        groups[key] = (replace(one, commits=(*earlier, *one.commits)), where)
    return list(groups.values())


def _mode(decision: Decision | None, config: Config, asked: Asked) -> tuple[str, tuple[Warning, ...]]:
    """The decision's, else the configuration's, else growth; the environment may tighten it and never loosen."""
    mode = (decision.mode if decision else None) or config.mode or "growth"
    wanted = asked.environ.get("KEEPER_MODE", "").strip().lower() or mode
    if wanted not in MODES:
        raise KeeperError(f"KEEPER_MODE is {wanted!r}: it is one of {', '.join(MODES)}.")
    if MODES.index(wanted) >= MODES.index(mode):
        return wanted, ()
    return mode, (Warning("KEEPER_MODE", 0, f"{wanted} would loosen the mode {mode}, and is ignored"),)
