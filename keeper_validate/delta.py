"""The semantic difference between two snapshots: what a change creates, removes, alters and moves.

Pure. Laws (tested): delta(x, x) is empty; delta(b, a) mirrors delta(a, b); the order of files does not matter."""

from __future__ import annotations

from keeper_validate.element import Element, Facet, Gap, Snapshot, Use
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class FileChange:
    """One changed path; `status` is `added`, `removed` or `changed` (content or mode); modes are Git's octal strings, None where absent;
    `empty` that nothing stands in it at head; `opens` the topmost folder which it lies in that holds nothing at base."""

    path: str
    status: str
    base_mode: str | None
    head_mode: str | None
    empty: bool = False
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Alteration:
    """One element on both sides whose interface or evidence differs; `changed` pairs a facet with its successor of the same name;
    `reordered` names the roles whose common facets stand in another order; `moved` that it also changed its path."""

    base: Element
    head: Element
    added: tuple[Facet, ...] = ()
    removed: tuple[Facet, ...] = ()
    changed: tuple[tuple[Facet, Facet], ...] = ()
    reordered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """One element that left one path and came up in another under the same kind and name."""

    base: Element
    head: Element


@dataclass(frozen=True, slots=True)
class Rename:
    """A removed and a created element that are likely one; it explains, and never hides the creation."""

    base: Element
    head: Element
    evidence: str


@dataclass(frozen=True, slots=True)
class Delta:
    """The change. `uses` are added imports and tokens only; `shifted` are those that came to one file as many others `left` another;
    `base` and `head` are the snapshots it was made from. `standing` are technologies, each with a file, that the project of the file had
    before: of those alone that somebody asked for; `unasked` the guards that functions which answer requests no longer ask in their
    bodies; `circles` the names of new imports that close a circle, each with its way, where asked for."""

    files: tuple[FileChange, ...] = ()
    created: tuple[Element, ...] = ()
    removed: tuple[Element, ...] = ()
    altered: tuple[Alteration, ...] = ()
    moved: tuple[Move, ...] = ()
    renamed: tuple[Rename, ...] = ()
    uses: tuple[Use, ...] = ()
    dropped_uses: tuple[Use, ...] = ()
    shifted: tuple[Use, ...] = ()
    left: tuple[Use, ...] = ()
    gaps: tuple[Gap, ...] = ()
    base: Snapshot = Snapshot()
    head: Snapshot = Snapshot()
    standing: frozenset[tuple[str, str]] = frozenset()
    unasked: tuple[Use, ...] = ()
    circles: tuple[tuple[str, ...], ...] = ()
