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

# what a placeholder is replaced with: “replace `foo()` with the name of your own function”
_TO_FILL_IN = frozenset({"your", "own", "name", "actual", "real", "value", "values"})


def gone(run: Run, statement: Statement, context: Context) -> Made:
    """The checks that what a phrase names is removed."""
    core, around = cut(_called(run))
    whence = statement.adjuncts("source")
    core = _library(core) if all(_is_declared_in(source) for source in whence) else core
    around = tuple(pair for pair in around if not {word.low for word in pair[1]} <= lexicon.grammar("whole") | {"the", "our", "this"})
    told = (core,) if any(word.literal for word in core) else (*context.asides, core)  # parentheses behind a name only say more of it
    named = [piece for run in told for piece in items(run) if any(word.literal for word in piece)]
    found = [_as_package(thing) for piece in named for thing in things(piece)[0]]
    filled = any(word.sort == "word" and word.low in _TO_FILL_IN for run in statement.adjuncts("means") for word in run)
    if around or filled or not found or not all(thing.named for thing in found):
        raise Unread("it is not clear what exactly must be gone")
    kinds = [thing.kinds if thing.act == "use" else thing.standing or thing.kinds for thing in found]
    doubt = next(iter(statement.adjuncts("condition", "unless", "without", "purpose", "relative")), None)
    checks = tuple(Check("gone", kind, thing.target, soft=doubt is not None) for kind, thing in zip(kinds, found, strict=True))
    return Made(checks, True, f"structure does not show “{spoken(doubt)}”" if doubt else None)


def _library(core: Run) -> Run:
    """“the Lombok library” as `Lombok`, where a list knows it."""
    bare = core[1:] if lows(core[:1]) == ("the",) else core
    bare = bare[:-1] if len(bare) > 1 and bare[-1].low in lexicon.grammar("package_nouns") else bare
    name = " ".join(word.text for word in bare)
    literal = any(word.literal for word in core)
    return core if literal or lexicon.technology(name) is None else (Word(name, "name"),)


def _is_declared_in(source: Run) -> bool:
    """Whether what a library is removed from is the work or what declares it (“from the version catalog”), and not a part of it."""
    told = tuple(word for word in lows(source) if word not in lexicon.grammar("articles"))
    named = " ".join(told) in lexicon.grammar("declaring_libraries") or any(word.literal for word in source)
    return named or {*told} <= lexicon.grammar("whole")


def _as_package(thing: Thing) -> Thing:
    """A library as the packages that it comes in: it is gone where no manifest declares one."""
    imported = lexicon.technology(thing.target) if thing.kinds == ("import",) and thing.target else None
    library = thing.technology or imported
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
