"""Every law file of a tree, read and held against the others, the vault and the code: the whole of `adr check`, as a function.

Must not read the disk: the tree of law files is handed in, whether it comes from a revision or from the working tree."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.compile.describe import describe
from keeper_validate.errors import KeeperError
from keeper_validate.homed import homed
from keeper_validate.law.config_file import load_config
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.law.vault import Vault
from keeper_validate.law.vault_file import joined, load_vault_file
from keeper_validate.law.waivers import load_waivers
from keeper_validate.lint import Checked, Lint, Reading, readings, told, with_lints
from keeper_validate.lint_conflicts import conflicts
from keeper_validate.lint_files import read, together, unreadable
from keeper_validate.lint_places import places
from keeper_validate.lint_references import Known, references
from keeper_validate.tree import Tree

_SETTINGS = frozenset({"keeper.yaml", "keeper.yml", "config.json", "config.yaml", "waivers.yaml"})
_FINGERPRINT = re.compile(r"[0-9a-f]{24}")
_BEGINNING = re.compile(r"(?=.*[0-9])[0-9a-f]{4,23}")


def check_all(law: Tree, code: Tree, today: str, more: tuple[str, ...] = ()) -> tuple[Checked, ...]:
    """The configuration, the seed files, the waivers and the decisions of a tree, and the files in `more`, each with what is wrong with
    it on a day (ISO date)."""
    config = configuration(law)
    seeds = tuple(_seed_file(law, path) for path in dict.fromkeys((*seed_paths(law, config.seeds), *filter(is_seed_file, more))))
    vault = joined(tuple(vault for vault, _ in seeds if vault is not None))
    drafts = [path for path in more if not (is_seed_file(path) or is_settings(path))]
    files = tuple(read(law, path) for path in dict.fromkeys((*decision_paths(law, config.decisions), *drafts)))
    decisions = tuple(one.decision for one in files if one.decision is not None)
    known = Known(vault, code)
    checked = []
    for one in files:
        lints: list[Lint] = []
        if one.decision is not None:
            lints += together(law, config, one.decision, decisions)
            lints += conflicts(one.decision, files)
            lints += references(one.decision, known)
            lints += places(one, known)
        checked.append(with_lints(one, tuple(lints)))
    own = (*_settings(law, config, more), *(one for _, one in seeds))
    return (*own, *_waivers(law, f"{config.root or 'keeper'}/waivers.yaml", today, _addresses(files, vault)), *checked)


def is_seed_file(path: str) -> bool:
    """Whether a path is that of seeds, wherever it lies."""
    return path.rpartition("/")[0].rpartition("/")[2] == "seeds"


def is_settings(path: str) -> bool:
    """Whether a path is that of a configuration or of waivers, wherever it lies."""
    return path.rpartition("/")[2] in _SETTINGS and not is_seed_file(path)


def _settings(law: Tree, config: Config, more: tuple[str, ...]) -> Iterator[Checked]:
    """The configuration that counts, and every one that is named."""
    warned = dict.fromkeys(warning.path for warning in config.warnings)
    for path in dict.fromkeys((*warned, *(path for path in more if is_settings(path) and not path.endswith("waivers.yaml")))):
        try:
            warnings = load_config(path, read_law_file(law, path) or b"").warnings if path not in warned else config.warnings
        except KeeperError as error:
            yield Checked(path, None, lints=(unreadable(path, error),))
            continue
        yield Checked(path, None, lints=tuple(told("loading", path, one.line, what=one.message) for one in warnings if one.path == path))


def _waivers(law: Tree, path: str, today: str, known: frozenset[str]) -> Iterator[Checked]:
    data = read_law_file(law, path)
    if data is None:
        return
    try:
        waivers, warnings = load_waivers(path, data, today)
    except KeeperError as error:
        yield Checked(path, None, lints=(unreadable(path, error),))
        return
    idle = [one for one in waivers if one.target.strip().casefold() not in known and not _FINGERPRINT.fullmatch(one.target.strip())]
    lints = [told("loading", path, warning.line, what=warning.message) for warning in warnings]
    for one in idle:
        short = f"{one.target!r} is only the beginning of a fingerprint" if _BEGINNING.fullmatch(one.target.strip()) else None
        what = short or f"no decision has the clause {one.target!r}"
        lints.append(told("idle-waiver", path, one.line, what=f"{what}, so this waives nothing"))
    yield Checked(path, None, lints=tuple(lints))


def _addresses(files: tuple[Checked, ...], vault: Vault) -> frozenset[str]:
    """The ways in which a waiver may name a clause."""
    found = {word for clause in vault.clauses for word in (clause.text, clause.id)}
    for one in files:
        for clause in one.decision.clauses if one.decision else ():
            found |= {clause.text, clause.id, f"{one.decision.id if one.decision else ''}:{clause.id}"}
    return frozenset(word.casefold() for word in found)


def _seed_file(law: Tree, path: str) -> tuple[Vault | None, Checked]:
    try:
        vault = load_vault_file(path, read_law_file(law, path) or b"")
    except KeeperError as error:
        return None, Checked(path, None, lints=(unreadable(path, error),))
    found, wrong = readings(vault.clauses)
    own = tuple(_at_home(reading, vault) for reading in found)
    return vault, with_lints(Checked(path, None, own), (*wrong, *_warned(vault)))


def _at_home(reading: Reading, vault: Vault) -> Reading:
    compiled = homed(reading.compiled, vault)
    return Reading(compiled, describe(compiled), reading.proposal)


def _warned(vault: Vault) -> Iterator[Lint]:
    for seed in vault.seeds:
        if seed.policy and seed.policy not in shipped.data("rules/codes/vault")["policies"]:
            yield told("unknown-policy", seed.path, seed.line, what=seed.policy, name=seed.name)
    for warning in vault.warnings:
        rule = "malformed-line" if "was read as plain text" in warning.message else "loading"
        yield told(rule, warning.path, warning.line, what=warning.message.split(", put it in quotes")[0])
