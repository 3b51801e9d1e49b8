"""What must not be there any more: “remove `OldButton`”, “the old Sidebar must go”. Must not compile any other state."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, spoken


def gone(run: Run, statement: Statement, context: Context) -> Made:
    """The checks that what a phrase names is removed."""
    core, around = cut(_called(run))
    told = (core,) if any(word.literal for word in core) else (*context.asides, core)  # parentheses behind a name only say more of it
    named = [piece for run in told for piece in items(run) if any(word.literal for word in piece)]
    found = [_as_package(thing) for piece in named for thing in things(piece)[0]]
    if around or not found or not all(thing.named for thing in found):
        raise Unread("it is not clear what exactly must be gone")
    kinds = [thing.kinds if thing.act == "use" else thing.standing or thing.kinds for thing in found]
    doubt = next(iter(statement.adjuncts("condition", "unless", "without", "purpose", "relative")), None)
    checks = tuple(Check("gone", kind, thing.target, soft=doubt is not None) for kind, thing in zip(kinds, found, strict=True))
    return Made(checks, True, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _as_package(thing: Thing) -> Thing:
    """A library as the packages that it comes in: it is gone where no manifest declares one."""
    library = thing.technology or (lexicon.technology(thing.target or "") if thing.kinds == ("import",) else None)
    packages = lexicon.mapping("technologies", library).get("dependencies", ()) if library else ()
    own = tuple(name for name in packages if str(library) in name) or tuple(packages)
    return Thing(("dependency",), target=",".join(own), named=True) if own else thing


def _called(run: Run) -> Run:
    """“the old Sidebar”: a capitalised word behind an adjective that says how old it is, as the name that it is."""
    at = next((at for at in range(1, len(run)) if lexicon.at("dated", lows(run), at - 1)), 0)
    proper = at and run[at].sort == "word" and run[at].text.istitle() and lexicon.technology(run[at].text) is None
    return (*run[:at], Word(run[at].text, "code"), *run[at + 1:]) if proper else run


def not_kept(thing: Thing) -> Check:
    """“do not keep the AuditView”: it must be gone."""
    kinds = thing.standing
    if thing.named and kinds:
        return Check("gone", kinds, thing.target)
    raise Unread("it is not clear what must not be kept")
