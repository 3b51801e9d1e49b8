"""The laws of every delta, and a target that holds made-up snapshots to them. Must not know what a check makes of a delta."""

from __future__ import annotations

from fuzzing.target import Bits, Target
from keeper_validate.compare import delta
from keeper_validate.delta import Delta, FileChange
from keeper_validate.element import CONTEXTS, KINDS, Element, Facet, Gap, Snapshot, Use
from keeper_validate.pairing import place

_NAMES = ("One", "Two", "A.One", "GET /users/{id}", "user.created", "npm:passport", "Modal", "CloseButton")
_PATHS = ("a.ts", "b.ts", "src/ui/c.tsx", "d_test.go", "e.py")
_ROLES = ("member", "prop", "guard", "form", "renders", "method", "evidence", "variant")
_PARTS = ("A", "B", "C", "button", "dialog", "enum", "inline-union", "require_user")
_FILES = tuple(FileChange(path, "changed", "100644", "100644") for path in _PATHS)


def made(bits: Bits, gaps: bool = False) -> Snapshot:
    """A snapshot as the dice want it; names are few, so that things meet."""
    elements = {(one.path, one.line, one.kind, one.name): one for one in (_element(bits) for _ in range(bits.below(8)))}
    uses = tuple(dict.fromkeys(_use(bits) for _ in range(bits.below(5))))
    missing = tuple(Gap(bits.one(_PATHS), bits.below(3), "syntax error") for _ in range(bits.below(3))) if gaps else ()
    return Snapshot(_PATHS, tuple(elements.values()), uses, missing)


def _element(bits: Bits) -> Element:
    line = 1 + bits.below(60)
    facets = tuple(
        Facet(bits.one(_ROLES), bits.one(_PARTS), (None, "1", "2")[bits.below(3)]) for _ in range(bits.below(5))
    )
    return Element(
        bits.one(KINDS), bits.one(_NAMES), bits.one(_PATHS), line, line + bits.below(9), "typescript", context=_context(bits),
        exported=bits.below(4) > 0, facets=facets,
    )


def _use(bits: Bits) -> Use:
    resolved = (None, "a.ts", "src/ui/c.tsx")[bits.below(3)]
    return Use(("import", "token")[bits.below(2)], bits.one(("x:y", "z", "redis:Redis", "*")), bits.one(_PATHS), 1 + bits.below(60),
               _context(bits), resolved)


def _context(bits: Bits) -> str:
    return "source" if bits.below(3) else bits.one(CONTEXTS)


def hold_laws(base: Snapshot, head: Snapshot, files: tuple[FileChange, ...]) -> Delta:
    """The delta of two snapshots, once it has been seen to keep the laws."""
    there, back = delta(base, head, files), delta(head, base, files)
    for side in (base, head):
        none = delta(side, side, ())
        assert none == Delta(base=side, head=side), "delta(x, x) is not empty"
    if not (base.gaps or head.gaps):
        assert there.created == back.removed and there.removed == back.created, "created and removed are no mirror"
        assert {(one.base, one.head) for one in there.renamed} == {(one.head, one.base) for one in back.renamed}, "renames are no mirror"
    assert {(one.base, one.head) for one in there.moved} == {(one.head, one.base) for one in back.moved}, "moves are no mirror"
    assert {(one.base, one.head) for one in there.altered} == {(one.head, one.base) for one in back.altered}, "alterations are no mirror"
    assert there.uses == back.dropped_uses and there.dropped_uses == back.uses, "uses are no mirror"
    second = delta(base, head, files, parents=(head,))
    assert not (second.created or second.removed or second.altered or second.moved or second.uses), "what a parent has is a change"
    # Where two elements share their place and name, source order alone tells them apart.
    if len({place(one) for one in head.elements}) == len(head.elements):
        turned = Snapshot(head.paths, head.elements[::-1], head.uses[::-1], head.gaps[::-1])
        assert _said(delta(base, turned, files[::-1])) == _said(there), "the order of files and elements matters"
    return there


def _said(found: Delta) -> tuple[object, ...]:
    kept = (found.files, found.created, found.removed, found.altered, found.moved, found.renamed)
    return (*kept, found.uses, found.dropped_uses, found.gaps)


def _laws(data: bytes) -> object:
    bits = Bits(data)
    return hold_laws(made(bits), made(bits, gaps=bits.below(4) == 0), _FILES)


TARGETS = (Target("laws of the delta", _laws, lambda: (), raw=True),)
