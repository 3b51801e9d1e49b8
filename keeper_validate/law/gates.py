"""Which of a change's files are law, and which run the gate: workflows and hook configurations that name this program on the law side, or
that call there what does, and the files whose lines that run it are lost.

Must not take a file for a gate because of what the change writes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate import shipped
from keeper_validate.law.law import Config
from keeper_validate.pathglob import matches, matches_any
from keeper_validate.store import TooLarge
from keeper_validate.tree import Tree


def is_guarded(path: str, config: Config) -> bool:
    """Whether a file belongs to the law or its gate by where it lies."""
    return is_law(path, config) or matches_any(path.lower(), tuple(map(str, shipped.data("rules/codes/trust")["protected"])))


def is_neutral(path: str) -> bool:
    """Whether a file is one that a program writes along with any change."""
    return matches_any(path.lower(), tuple(map(str, shipped.data("rules/codes/trust")["neutral"])))


def is_law(path: str, config: Config) -> bool:
    """Whether a file lies where this repository has its law."""
    own = (f"{config.root}/**", f"{config.decisions}/**", f"{config.seeds}/**")
    # Where a disk knows no case, `Keeper/keeper.yaml` is checked out in the place of `keeper/keeper.yaml`.
    return any(glob != "./**" and matches(path.lower(), "/" + glob.lower()) for glob in own)


def gates(law: Tree, paths: Iterable[str]) -> tuple[str, ...]:
    """Those of the paths whose content in the law tree runs the program."""
    data = shipped.data("rules/codes/trust")
    hosts, names = tuple(data["hosts"]), [name.encode() for name in data["programs"]]
    lending = dict(data["lending"])
    return tuple(
        path for path in sorted(paths) if matches_any(path, hosts)
        and any(name in _content(law, one) for one in (*_with_lender(path, lending), *_called(law, path)) for name in names)
    )


def silenced(law: Tree, head: Tree, paths: Iterable[str]) -> tuple[str, ...]:
    """Those of the paths that do much else, and lose a line that runs the program."""
    data = shipped.data("rules/codes/trust")
    callers, runs = tuple(data["callers"]), [word.encode() for word in data["runs"]]
    return tuple(
        path for path in sorted(paths) if matches_any(path, callers)
        and not {line for line in _lines(law, path) if _runs(line, runs)} <= set(_lines(head, path))
    )


def _runs(line: bytes, words: list[bytes]) -> bool:
    return not line.startswith((b"#", b"//")) and any(word in line for word in words)


def _lines(tree: Tree, path: str) -> Iterator[bytes]:
    """The lines without what stands around them, and without the comma that the last of a list lacks."""
    return (line.strip().removesuffix(b",") for line in _content(tree, path).splitlines())


def _with_lender(path: str, lending: dict[str, str]) -> tuple[str, ...]:
    """A file, and the one beside it whose gate it can switch off."""
    folder, _, name = path.rpartition("/")
    return (path, f"{folder}/{lending[name]}") if name in lending else (path,)


def _called(law: Tree, path: str) -> Iterator[str]:
    """The files of the repository that one calls: an action, a workflow that is used again, a part that is included."""
    content = _content(law, path)
    for call in shipped.data("rules/codes/trust")["calls"]:
        for found in re.findall(call.encode(), content):
            name = found.decode().strip("/")
            yield from (name, f"{name}/action.yml", f"{name}/action.yaml")


def _content(tree: Tree, path: str) -> bytes:
    try:
        return tree.read(path) or b""
    except TooLarge:
        return b""
