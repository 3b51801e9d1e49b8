"""A reference into the bytes of a decision file: from the law, else from the change or the working tree, which do not bind.

Must not decide whether a decision that does not bind may be used."""

from __future__ import annotations

import os
from collections.abc import Iterator

from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Warning
from keeper_validate.law.governs import Asked, Named
from keeper_validate.law.identity import stem_of
from keeper_validate.law.law import Config
from keeper_validate.law.layout import ROOTS, decision_paths, is_path, named_path, read_draft, read_law_file, unknown
from keeper_validate.tree import Tree
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Found:
    """A decision file; `trial` where it lies outside any folder of decisions."""

    path: str
    data: bytes
    binding: bool = True
    trial: bool = False
    warnings: tuple[Warning, ...] = ()


def resolve(named: Named, law: Tree | None, head: Tree, config: Config, asked: Asked) -> Found:
    """The file that a reference names; a path that was named outright may lie anywhere, and is then only tried out."""
    reference, outright = named.reference, named.outright
    folders = tuple(dict.fromkeys((config.decisions, *(f"{root}/decisions".lstrip("/") for root in ROOTS))))
    wanted = _from_top(reference, asked.directory) if outright and is_path(reference) else reference
    known = _paths(law, folders) if law is not None else ()
    if law is not None and (path := _named(known, wanted, outright)) and (data := read_law_file(law, path)) is not None:
        return Found(path, data, warnings=_differs(path, data, head))
    coming = _paths(head, folders)
    if (path := _named(coming, wanted, outright)) and (data := read_law_file(head, path)) is not None:
        return Found(path, data, binding=False)
    drafts = () if asked.ci else tuple(_on_disk(asked.directory, folders))
    if (path := _named(drafts, wanted, outright)) and (data := read_draft(os.path.join(asked.directory, path))) is not None:
        return Found(path, data, binding=False)
    if outright and is_path(reference):
        return _trial(reference, wanted, head)
    said = "" if named.found_by == "--adr" else named.found_by
    raise unknown(reference, folders[:1] if known or coming else folders, (*known, *coming, *drafts), said)


def _paths(tree: Tree, folders: tuple[str, ...]) -> tuple[str, ...]:
    """Decision files of the first folder that has any."""
    return next((found for folder in folders if (found := decision_paths(tree, folder))), ())


def _named(paths: tuple[str, ...], wanted: str, outright: bool) -> str | None:
    """A bead may give the path from elsewhere (a rig's root); then its file name counts."""
    found = named_path(paths, wanted)
    return found or (named_path(paths, stem_of(wanted)) if is_path(wanted) and not outright else None)


def _from_top(text: str, top: str) -> str:
    """A path as the person wrote it, from where they stand, as a path from the top of the repository."""
    inside = os.path.relpath(os.path.realpath(text), os.path.realpath(top)).replace(os.sep, "/")
    return text.removeprefix("./") if inside.startswith("../") or not os.path.exists(text) else inside


def _differs(path: str, data: bytes, head: Tree) -> tuple[Warning, ...]:
    entry = head.entry(path)
    if entry is None or not entry.is_file or head.read(path) == data:
        return ()
    return (Warning(path, 1, "the change holds another version of this decision; the one on the target branch judges"),)


def _on_disk(top: str, folders: tuple[str, ...]) -> Iterator[str]:
    for folder in folders:
        try:
            names = sorted(os.listdir(os.path.join(top, folder)))
        except OSError:
            continue
        yield from (f"{folder}/{name}" for name in names if name.endswith((".yaml", ".yml", ".md")))


def _trial(reference: str, wanted: str, head: Tree) -> Found:
    data = read_draft(reference)
    if data is None:
        data = read_law_file(head, wanted)
    if data is None:
        raise KeeperError(f"there is no decision file {reference} in {os.getcwd()}: name one by its path, or by an id such as ADR-017.")
    return Found(wanted, data, binding=False, trial=True)
