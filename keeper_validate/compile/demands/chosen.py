"""What is chosen for a purpose: “use lucide for all icons”. Must not compile other demands."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.doing import done_by
from keeper_validate.pathglob import listed


def chosen(statement: Statement) -> Made | None:
    """“use lucide for all icons”: no rival of it; where neither “all” nor “must” is said, another one is only warned of."""
    _, size = verb_of(statement.object, ("require",))
    deeds = tuple(run for run in statement.adjuncts("inside") if _is_deed(run))  # “to validate forms”
    purposes = (*statement.adjuncts("purpose"), *deeds)
    wide = [run for run in statement.adjuncts("inside") if not without(run, "articles", "whole")]  # “in our app”
    others = len(statement.around) > len(statement.adjuncts("purpose", "reason")) + len(deeds) + len(wide)
    taken = _taken(statement, size)
    if taken or not size or len(purposes) != 1 or statement.mood not in ("must", "only", "") or others:
        return taken
    purpose = without(purposes[0], "articles")
    family = lexicon.topic(" ".join(lows(purpose))) or done_by(lows(purpose))
    name = lexicon.technology(" ".join(word.text for word in statement.object[size:]))
    bound = statement.mood == "only" or any(word.low in ("must", "always") for word in statement.verb)
    whole = bound or any(lexicon.at("every", (word.low,), 0) for word in purposes[0])
    if family and name is None:
        return packaged(family, statement.object[size:], statement.soft or not whole)
    if family is None or name not in lexicon.members(family) or statement.mood == "only":
        return None
    rivals = [one for one in lexicon.members(lexicon.closest(family, (name,))) if pairs.neighbours(name, one)]
    rivals = [one for one in rivals if one not in {name, *pairs.under((name,))}]
    soft = statement.soft or not whole
    within = _files_of(purpose)
    used = tuple(Check("forbid-use", ("technology",), technology=one, soft=soft, within=within) for one in rivals)
    # what is used in some files alone is declared outside of them
    packages = filter(lexicon.is_package, rivals if within else ())
    declared = tuple(Check("forbid-new", ("dependency",), technology=one, soft=soft) for one in packages)
    return Made(used + declared, partial=True)


def _is_deed(run: Run) -> bool:
    """What “to” leads to, where it is a deed that a closed set of libraries does."""
    return done_by(lows(run)) is not None


def alone(statement: Statement) -> Made | None:
    """“use zod only”: no other one of the set that it is in, where it is in no other set."""
    run = statement.subject + statement.object
    _, size = verb_of(run, ("require",))
    named = " ".join(word.text for word in without(run[size:], "articles"))
    name = lexicon.technology(named) or pairs.of_package(named)
    if statement.mood != "only" or statement.around or name is None:
        return None
    sets = [group["members"] for group in lexicon.mapping("families").values() if name in group["members"]]
    rivals = [one for one in sets[0] if one != name and pairs.neighbours(name, one)] if len(sets) == 1 else []
    checks = tuple(Check("forbid-use", ("technology",), technology=one, soft=statement.soft) for one in rivals)
    return Made(checks, partial=True) if checks else None


def _files_of(purpose: Run) -> tuple[str, ...]:
    """Where “for all tests” holds."""
    entry = lexicon.entry(" ".join(word.low for word in without(purpose, "every")))
    return listed(entry.target) if entry and entry.kinds == ("file",) else ()


def _taken(statement: Statement, size: int) -> Made | None:
    """“always use icons from `@acme/icons`”: no known set of them beside it; what wraps one of them makes use of it itself."""
    sources = statement.adjuncts("source")
    family = lexicon.topic(" ".join(lows(statement.object[size:]))) if size and len(sources) == len(statement.around) == 1 else None
    soft = statement.soft or not any(word.low in ("must", "always") for word in statement.verb)
    return packaged(family, sources[0], soft) if family else None


def packaged(family: str, run: Run, soft: bool = False) -> Made | None:
    """No known member of a closed set beside the package that a phrase names, which is none of them."""
    run = tuple(word for word in run if word.sort != "mark" and word.low != "always")
    package = run[0].text if len(run) == 1 and run[0].literal else ""
    if not re.fullmatch(r"@[a-z][\w\-]*/[\w\-./]+|[a-z][\w\-.]*", package) or lexicon.technology(package):
        return None
    # “pytest-django” is used with pytest
    others = [one for one in lexicon.members(family) if one != pairs.of_package(package) and not package.startswith(f"{one}-")]
    checks = tuple(Check("forbid-use", ("technology",), technology=one, use=package, soft=soft) for one in others)
    return Made(checks, partial=True)
