"""Where the law lies in a tree: its folders, its files, and the one that a reference names. Must not interpret what they say."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES, load_config
from keeper_validate.law.decision import Warning
from keeper_validate.law.identity import id_of, number_in, stem_of
from keeper_validate.law.law import Config
from keeper_validate.law.vault_file import seed_files
from keeper_validate.tree import Tree
from keeper_validate.values import replace

ROOTS = ("keeper", ".keeper", "")
_DECISION = re.compile(r"[^/]+\.(?:ya?ml|md)\Z")
_NUMBERED = re.compile(r"(?:adr[-_ ]*)?\d+(?:[-_. ].*)?\.(?:ya?ml|md)\Z", re.IGNORECASE)
_NO_DECISION = re.compile(r"(?:readme|template|index|_.*)\.", re.IGNORECASE)
_MOST_BYTES = 1_000_001
_BARE = re.compile(r"(?:adr[-_ ]*)?\d+\Z", re.IGNORECASE)


def read_law_file(tree: Tree, path: str) -> bytes | None:
    """A file of the law; a symlink or submodule in its place is an error, because the law would stand elsewhere."""
    entry = tree.entry(path)
    if entry is None or entry.is_directory:
        return None
    if not entry.is_file:
        raise KeeperError(f"{path} is a symlink or submodule: the law has to be a regular file of the repository.")
    return tree.read(path)


def read_draft(path: str) -> bytes | None:
    """A regular file of the disk, never through a symlink, and never more than can be read as a decision. It binds nothing."""
    if os.path.islink(path) or not os.path.isfile(path):
        return None
    try:
        with open(path, "rb") as file:
            return file.read(_MOST_BYTES)
    except OSError as error:
        raise KeeperError(f"{path} cannot be read ({error.strerror}).") from error


def is_configured(tree: Tree) -> bool:
    """Whether a tree has a configuration of its own."""
    return any(tree.entry(path) is not None for path in CONFIG_FILES)


def configuration(tree: Tree) -> Config:
    """The configuration of a tree, with the folders of its decisions and seeds as they really stand."""
    present = tuple((path, data) for path in CONFIG_FILES if (data := read_law_file(tree, path)) is not None)
    config = load_config(*present[0]) if present else Config()
    warnings = list(config.warnings)
    if len(present) > 1:
        others = ", ".join(path for path, _ in present[1:])
        warnings.append(Warning(present[0][0], 1, f"{others} is ignored: this file comes first, so remove the other"))
    decisions = _standing(tree, config.decisions, "decisions", _has_decisions, warnings)
    seeds = _standing(tree, config.seeds, "seeds", _has_seeds, warnings)
    root = config.root if present else next((root for root in ROOTS if _below(root, "decisions") == decisions), config.root)
    return replace(config, root=root, decisions=decisions, seeds=seeds, warnings=tuple(warnings))


def _standing(tree: Tree, said: str, usual: str, holds: Callable[[Tree, str], bool], warnings: list[Warning]) -> str:
    """The first folder that holds anything, of the one that is said and the usual ones."""
    places = dict.fromkeys((said, *(_below(root, usual) for root in ROOTS)))
    found = [place for place in places if holds(tree, place)]
    if len(found) > 1:
        warnings.append(Warning(found[0], 1, f"{' and '.join(found)} both hold {usual}: {found[0]} counts, so move the others into it"))
    return found[0] if found else said


def _below(root: str, name: str) -> str:
    return f"{root}/{name}" if root else name


def _has_decisions(tree: Tree, folder: str) -> bool:
    return any(_NUMBERED.match(name) for name, _ in tree.names(folder))


def _has_seeds(tree: Tree, folder: str) -> bool:
    return bool(seed_paths(tree, folder))


def touches(config: Config, paths: Iterable[str]) -> bool:
    """Whether any of the paths may be a file of the law."""
    own = tuple(f"{folder}/" for folder in (*ROOTS, config.root, config.decisions, config.seeds) if folder)
    return any(path.startswith(own) or path in CONFIG_FILES for path in paths)


def seed_paths(tree: Tree, folder: str) -> tuple[str, ...]:
    """The seed files of a folder, in the order in which they are told."""
    present = {name for name, entry in tree.names(folder) if not entry.is_directory}
    wanted = (f"{stem}.{suffix}" for stem in seed_files() for suffix in ("yaml", "yml"))
    return tuple(f"{folder}/{name}" for name in wanted if name in present)


def decision_paths(tree: Tree, folder: str) -> tuple[str, ...]:
    """The decision files of a folder, sorted."""
    return tuple(
        f"{folder}/{name}" for name, entry in tree.names(folder)
        if not entry.is_directory and _DECISION.match(name) and not _NO_DECISION.match(name)
    )


def is_path(text: str) -> bool:
    """Whether a reference is the path of a decision file."""
    return "/" in text or _DECISION.match(text) is not None


def named_path(paths: tuple[str, ...], text: str) -> str | None:
    """The one of some decision files that a reference names: `ADR-17`, `017`, a file stem, or a path; None where none does."""
    wanted = text.strip()
    if is_path(wanted):
        path = wanted.removeprefix("./")
        return path if path in paths else None
    stems = [path for path in paths if stem_of(path).lower() in (wanted.lower(), re.sub(r"\Aadr[-_ ]*", "", wanted.lower()))]
    numbered = [path for path in paths if _BARE.match(wanted) and number_in(stem_of(path)) == number_in(wanted)]
    found = numbered or stems
    if len(found) > 1:
        shown = id_of(number_in(wanted) or 0)
        raise KeeperError(f"{' and '.join(found)} both are {shown}: name the one that is meant by its path, and renumber the other.")
    return found[0] if found else None


def unknown(text: str, looked: tuple[str, ...], paths: tuple[str, ...], said: str = "") -> KeeperError:
    """What to say of a reference that names no decision: where it was looked for, what there is that comes near, and what `said` it."""
    from difflib import get_close_matches

    stems = {stem_of(path): path for path in paths}
    near = get_close_matches(text.lower(), stems, 3, 0.5)
    number = number_in(text)
    if number is not None:
        ranked = sorted((abs((number_in(stem) or 0) - number), stem) for stem in stems if number_in(stem) is not None)
        near += [stem for _, stem in ranked[:3] if stem not in near]
    places = ", ".join(dict.fromkeys(looked))
    empty = "there is no decision at all there: `keeper-validate adr new` starts one."
    none = "`keeper-validate adr list` shows those that are there." if stems else empty
    hint = f"did you mean {' or '.join(near[:3])}?" if near else none
    named = f" (named by {said})" if said else ""
    return KeeperError(f"no decision {text} in {places}{named}: {hint}")
