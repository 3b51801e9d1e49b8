"""What lies in two places at once: “components in `apps/web/src`” are those of that folder, and no other files of it.

Must not know what is said of them."""

from __future__ import annotations

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.pathglob import lies_in


def overlap(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """The globs of a part of the codebase below a folder that holds all sorts of code, whichever is told first; none of another pair.

    A folder of the part itself (`src/ui`) tells where the part is, and not which of it is meant."""
    for holding, part in ((one, other), (other, one)):
        held = holding in _sides() or all(map(_holds_all, holding))
        if holding and part and held and all(map(_is_anywhere, part)):
            return tuple(_below(folder, glob, part) for folder in holding for glob in part)
    return ()


def _sides() -> tuple[tuple[str, ...], ...]:
    """The folders of the two halves that a program may have."""
    return tuple(side.folders for name in ("frontend", "backend") if (side := lexicon.layer(name)))


def _holds_all(glob: str) -> bool:
    """`src`, `apps/web`: what no sort of code is kept apart in."""
    folders = _folder(glob).removeprefix("**/").split("/")
    if any(set(name) & set("*{}?,.") for name in folders):
        return False
    return folders[-1] in lexicon.grammar("plain_folders") or (len(folders) == 2 and folders[0] == "apps")


def _is_anywhere(glob: str) -> bool:
    return glob.startswith("**/") or "/" not in glob


def _below(folder: str, glob: str, part: tuple[str, ...]) -> str:
    inside = _folder(folder)
    if lies_in(f"{inside}/x", part):
        return folder
    return f"{inside}/{glob}" if glob.startswith("**/") else f"{inside}/**/{glob}"


def _folder(glob: str) -> str:
    return glob.removesuffix("/**").rstrip("/")
