"""Whether a law says the same in another place: its configuration, decisions and vault, read from both. Must not read anything else."""

from __future__ import annotations

from collections.abc import Mapping

from keeper_validate.law.decision import Decision
from keeper_validate.law.decision_file import load_decision
from keeper_validate.law.law import Config
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.tree import Tree, tree_of
from keeper_validate.values import replace


def differs(tree: Tree, moves: Mapping[str, tuple[str, bytes | None]]) -> str:
    """What would be read differently once the files have moved (path to target and new content, if any); empty where nothing would."""
    files = {path: data for path, _ in tree.walk() if _law_like(path, moves) and (data := read_law_file(tree, path)) is not None}
    there = tree_of(files)
    then = tree_of({moves[path][0] if path in moves else path: _content(path, data, moves) for path, data in files.items()})
    if _plain(configuration(there)) != _plain(configuration(then)):
        return "its configuration"
    laws = (_decisions(there), _decisions(then))
    names = sorted(name for name in laws[0].keys() | laws[1].keys() if laws[0].get(name) != laws[1].get(name))
    if names:
        return f"decision {names[0]}"
    vaults = (_seeds(there), _seeds(then))
    return next((f"seeds {name}" for name in sorted(vaults[0].keys() | vaults[1].keys()) if vaults[0].get(name) != vaults[1].get(name)), "")


def _law_like(path: str, moves: Mapping[str, tuple[str, bytes | None]]) -> bool:
    return path in moves or path.startswith(("keeper/", ".keeper/"))


def _content(path: str, data: bytes, moves: Mapping[str, tuple[str, bytes | None]]) -> bytes:
    text = moves[path][1] if path in moves else None
    return data if text is None else text


def _plain(config: Config) -> Config:
    """A configuration without where it lies."""
    return replace(config, root="", decisions="", seeds="", warnings=())


def _decisions(tree: Tree) -> dict[str, Decision]:
    """Every decision by its file's name, read as if it lay nowhere."""
    paths = decision_paths(tree, configuration(tree).decisions)
    read = {path.rpartition("/")[2]: tree.read(path) or b"" for path in paths}
    return {name: replace(load_decision(name, data), seed_refs=()) for name, data in read.items()}


def _seeds(tree: Tree) -> dict[str, bytes]:
    return {path.rpartition("/")[2]: tree.read(path) or b"" for path in seed_paths(tree, configuration(tree).seeds)}
