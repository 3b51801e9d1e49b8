"""What is to move, to change and to go: a plan from the files of the index. Must not touch anything."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.layout import configuration, decision_paths, read_law_file, seed_paths
from keeper_validate.migrating.legacy import legacy_hooks, records
from keeper_validate.migrating.rewritten import as_yaml, with_new_paths
from keeper_validate.migrating.same import differs
from keeper_validate.store import Entry
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass

TARGET = "keeper"
_DOTTED = ".keeper"
_ROOT_CONFIGS = ("keeper.yaml", "keeper.yml")


@dataclass(frozen=True, slots=True)
class Move:
    """One file: where it lies and is to lie, what the index holds of it, and its new content where that differs."""

    path: str
    target: str
    entry: Entry
    text: bytes | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """`moves` in path order, hooks to remove, and a sentence on each thing that stays and should be known."""

    moves: tuple[Move, ...]
    removed: tuple[tuple[str, Entry], ...]
    told: tuple[str, ...]


def plan(tree: Tree) -> Plan:
    """The plan for the files of an index; a KeeperError where two readings are possible."""
    removed, told = legacy_hooks(tree)
    moves = tuple(sorted(_moves(tree, {path for path, _ in removed}), key=lambda move: move.path))
    taken = next((move for move in moves if tree.entry(move.target) is not None), None)
    if taken is not None:
        raise KeeperError(f"{taken.target} is there already, and {taken.path} would become it: take one of them away first")
    found = differs(tree, {move.path: (move.target, move.text) for move in moves}) if moves else ""
    if found:
        raise KeeperError(f"{TARGET}/ would not say the same as what is there now ({found}); move the files by hand")
    return Plan(moves, removed, (*told, *records(tree)))


def _moves(tree: Tree, but: set[str]) -> Iterator[Move]:
    dotted, rooted = _dotted(tree), _rooted(tree)
    if not dotted and not rooted:
        return
    here = [path for path in (*CONFIG_FILES[:2], *decision_paths(tree, f"{TARGET}/decisions"), *seed_paths(tree, f"{TARGET}/seeds"))
            if tree.entry(path) is not None]
    if here:
        old = (dotted or rooted)[0]
        raise KeeperError(f"{TARGET}/ holds a law already ({here[0]}), and {old} another one: put them together by hand")
    if dotted and rooted:
        raise KeeperError(f"{dotted[0]} and {rooted[0]} are both law, and which one is meant to last is not said: take one away first")
    moves = {path: f"{TARGET}/{path.removeprefix(f'{_DOTTED}/')}" for path in (dotted or rooted) if path not in but}
    configs = [path for path in moves if path in CONFIG_FILES]
    if len(configs) > 1:
        raise KeeperError(f"{' and '.join(configs)} both configure keeper: take one of them away first")
    for path, target in moves.items():
        yield _move(tree, path, target, moves)


def _dotted(tree: Tree) -> list[str]:
    """Everything below `.keeper/`, where any of it is law."""
    config = configuration(tree)
    laws = (*decision_paths(tree, f"{_DOTTED}/decisions"), *seed_paths(tree, f"{_DOTTED}/seeds"))
    own = [path for path in CONFIG_FILES if path.startswith(f"{_DOTTED}/") and tree.entry(path) is not None]
    held = config.decisions.startswith(f"{_DOTTED}/") or config.seeds.startswith(f"{_DOTTED}/")
    return [path for path, _ in tree.walk(_DOTTED)] if laws or own or held else []


def _rooted(tree: Tree) -> list[str]:
    """The configuration at the top, and the folders of decisions and seeds that lie there."""
    config, found = configuration(tree), [path for path in _ROOT_CONFIGS if tree.entry(path) is not None]
    for folder, laws in ((config.decisions, decision_paths(tree, config.decisions)), (config.seeds, seed_paths(tree, config.seeds))):
        if folder.startswith((f"{TARGET}/", f"{_DOTTED}/")) or not laws:
            continue
        if "/" in folder:
            raise KeeperError(f"the law lies in {folder}/, which is named in the configuration: it can stay there, or be moved by hand")
        inside = [path for path, _ in tree.walk(folder)]
        other = next((path for path in inside if not path.endswith((".yaml", ".yml", ".md", ".json"))), None)
        if other is not None:
            raise KeeperError(f"{folder}/ holds {other}, which is no file of keeper: whose folder is it? Move one of the two first")
        found += inside
    return found


def _move(tree: Tree, path: str, target: str, moves: dict[str, str]) -> Move:
    entry = tree.entry(path)
    if entry is None or not entry.is_file:
        raise KeeperError(f"{path} is a symlink or a submodule, and is not moved: put a regular file in its place first")
    data = read_law_file(tree, path) or b""
    if path in CONFIG_FILES and path.endswith(".json"):
        return Move(path, f"{TARGET}/keeper.yaml", entry, as_yaml(path, data))
    text = with_new_paths(path, data, moves)
    return Move(path, f"{TARGET}/keeper.yaml" if path in CONFIG_FILES else target, entry, None if text == data else text)
