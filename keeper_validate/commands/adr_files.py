"""The law files of a working tree, as they lie on disk, and those that lie where no decision is read. Must not judge them."""

from __future__ import annotations

import os

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import CONFIG_FILES
from keeper_validate.law.layout import decision_paths
from keeper_validate.lint import Checked, told
from keeper_validate.tree import tree_of

_MOST_BYTES = 1_000_000
_SUFFIXES = (".yaml", ".yml", ".md", ".json")
_LAW = ("decisions", "seeds")


def law_on_disk(top: str, more: tuple[str, ...] = ()) -> dict[str, bytes]:
    """The law files of a working tree, and the ones that are named."""
    found: dict[str, bytes] = {}
    for folder in ("keeper", ".keeper", *_LAW):
        for at, folders, names in os.walk(os.path.join(top, folder)):
            folders.sort()
            for name in sorted(names):
                if name.lower().endswith(_SUFFIXES):
                    _take(found, top, os.path.relpath(os.path.join(at, name), top))
    for path in (*CONFIG_FILES, *more):
        _take(found, top, path)
    return found


def strays(files: dict[str, bytes], folder: str) -> tuple[Checked, ...]:
    """Files that are written as decisions and lie, or are called, so that none of them is read."""
    read = decision_paths(tree_of(files), folder)
    lost = (path for path in files if path not in read and b"keeper_decision:" in files[path] and "/context/" not in path)
    what = f"it looks like a decision, and none is read there: call it {folder}/NNN-what-it-decides.yaml"
    return tuple(Checked(path, None, lints=(told("loading", path, 1, what=what),)) for path in lost)


def _take(found: dict[str, bytes], top: str, path: str) -> None:
    """Reads a file. One of the law that cannot be read as such is refused, as where a change is judged: it must not pass for none."""
    whole, path = os.path.join(top, path), path.replace(os.sep, "/")
    if os.path.islink(whole) or not os.path.isfile(whole):
        if os.path.islink(whole) and path.rpartition("/")[0].rpartition("/")[2] in _LAW:
            raise KeeperError(f"{path} is a symlink: the law has to be a regular file of the repository.")
        return
    size = os.path.getsize(whole)
    if size > _MOST_BYTES:
        raise KeeperError(f"{path} has {size} bytes, more than the {_MOST_BYTES} that are read: split it into several files.")
    try:
        with open(whole, "rb") as file:
            found[path] = file.read()
    except OSError as error:
        raise KeeperError(f"{path} cannot be read: {error.strerror}") from error
