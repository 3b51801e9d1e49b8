"""Why what a part asks or forbids of all of a kind may hold of one sort of them alone: of integration tests, of the core of a product.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.clause import CONSTRUCT
from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import lows, without
from keeper_validate.compile.sentences.parts import DASHES
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_ACTS = (*FORBIDDEN_ACTS, "require", "place")
_MADE = re.compile(r"gen|dist|build|\bout\b|target|vendor|pb|compiled", re.IGNORECASE)
_TESTS = re.compile(r"\*[._-](?:test|spec)s?\.\w+$|^test_\*")


def one_sort(read: Read) -> str | None:
    """Why the checks of a part may be asked of things that it does not mean; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _of_some_tests(read: Read) -> str | None:
    """“integration tests use `*.integration.test.ts`”, “test fixtures: `x.json`”: no name of a file tells which tests those are."""
    tests = lexicon.entry("tests")
    named = {*(tests.target or "").split(",")} if tests else set()
    shaped = any(check.op == "require-shape" and check.kinds == ("file",) and named >= {*check.within} != set() for check in read.checks)
    words = lows((*read.context.topic, *read.part.words))
    at = next((at for at, word in enumerate(words) if word in ("test", "tests")), None)
    if not shaped or at is None:
        return None
    before, behind = "".join(words[at - 1:at]), "".join(words[at + 1:at + 2])
    sort = before in lexicon.grammar("kinds_of_tests") or behind in lexicon.grammar("held_by_tests")
    return "no name of a file tells which tests are meant" if sort else None


def _of_another_core(read: Read) -> str | None:
    """“use hooks, never modify core”: that of the product which the project builds on, or a folder of its own."""
    core = any(check.op.startswith("forbid-") and check.target == "**/core/**" and check.kinds == ("file",) for check in read.checks)
    return "it is not clear whose core is meant" if core and not any(word.literal for word in read.statement.object) else None


def _of_what_is_agreed(read: Read) -> str | None:
    """“document all contracts”: an agreement, a type or a program, of which not every schema is one."""
    told = {"contract", "contracts"} & {*lows(read.part.words)}
    plain = (check for check in read.checks if set(check.kinds) <= {"schema", "table"} and not check.within)
    asked = any(check.op.startswith("require") and not re.search(r"\w/", check.target or "") for check in plain)
    return "structure does not show which schemas are contracts" if told and asked else None


def _of_one_file(read: Read) -> str | None:
    """“the file name is lower case”: of the file that was spoken of before."""
    words = lows(read.part.words)
    one = words[:1] == ("the",) and words[1:2] in (("file",), ("filename",)) and "must" not in words
    shaped = any(check.op == "require-shape" and check.kinds == ("file",) and not check.within for check in read.checks)
    return "it is not clear which file is meant" if one and shaped else None


def _of_what_is_deployed(read: Read) -> str | None:
    """“kebab-case for services”: those of a deployment, as no class is written so."""
    written = any(check.kinds == ("service",) and check.target == "kebab-case" for check in read.checks)
    return "no service in code can be written so" if written else None


def _of_all_but_one(read: Read) -> str | None:
    """“only edit `en.properties`. The others are made by a tool.”: of all that is no such file, those are meant that the rest tells of."""
    files = (check for check in read.checks if check.op == "forbid-change" and check.kinds == ("file",) and check.excepted)
    spared = any(not (check.target or check.within) and all(re.search(r"\.\w+$", one) for one in check.excepted) for check in files)
    told = any(part.opener in (".", *DASHES) and len(part.words) > 1 for part in read.whole)
    return "it is not clear which other files must stay as they are" if spared and told else None


def _or_something_else(read: Read) -> str | None:
    """“remove `a` or add versions”, “remove `@A` from persisted fields”: it may stay elsewhere, or with something beside it."""
    gone = any(check.op == "gone" for check in read.checks)
    words = read.part.words
    either = any(word.low == "or" and verb_of(words[at + 1:], _ACTS)[1] for at, word in enumerate(words))
    source = any(run and not any(word.literal for word in run) and read.limits(run) for run in read.statement.adjuncts("source"))
    return "structure does not show from what it must be removed" if gone and (either or source) else None


def _but_in_one_way(read: Read) -> str | None:
    """“never modify tests - only add attributes with the tool”: some changes are meant, and others are not."""
    at = read.whole.index(read.part) + 1
    behind = read.whole[at] if at < len(read.whole) else None
    only = behind is not None and behind.opener in (*DASHES, ",", ";") and lows(behind.words)[:1] == ("only",)
    acts = only and behind is not None and verb_of(behind.words[1:], _ACTS)[1] > 0
    changes = any(check.op in ("forbid-change", "forbid-remove") for check in read.checks)
    return "structure does not show which changes are meant" if acts and changes else None


def _without_a_look(read: Read) -> str | None:
    """“never commit snapshots without review”: that somebody looks at it, no change shows."""
    words = lows(read.part.words)
    ends = (at for at, word in enumerate(words) if word == "without")
    looks = any(not lexicon.grammar("looking_over").isdisjoint(words[at + 1:at + 3]) for at in ends)
    files = any(check.op.startswith("forbid") and check.kinds == ("file",) for check in read.checks)
    return "structure does not show whether somebody looked at it" if looks and files else None


def _of_rows(read: Read) -> str | None:
    """“never delete events”: those that are stored, or what declares them."""
    deletes = any(word.low in ("delete", "deleted", "deleting") for word in (*read.statement.verb, *read.part.words))
    stored = any(check.op == "forbid-remove" and check.kinds == ("event",) and not check.target for check in read.checks)
    return "it is not clear whether stored ones are meant" if deletes and stored else None


def _of_its_names(read: Read) -> str | None:
    """“the package names of `app-a` must remain unchanged”: what it is called, and not what is asked of it."""
    named = {"names", "name", "ids", "identifiers", "id"} & {*lows(read.part.words)}
    kept = (check for check in read.checks if check.op in ("forbid-change", "forbid-remove"))
    packages = any(check.kinds == ("dependency",) and check.target for check in kept)
    return "it is not clear whether what it is called is meant" if named and packages else None


def _of_its_description(read: Read) -> str | None:
    """“each event has a name and a schema of parameters”: what describes it, and no file that comes along."""
    words = lows(read.part.words)
    described = any(words[at:at + 3] in (("has", "a", "name"), ("have", "a", "name")) for at in range(len(words)))
    beside = any(check.op == "require-companion" for check in read.checks)
    return "it may only tell what describes it" if described and beside else None


def _of_a_number(read: Read) -> str | None:
    """“never bump internal versions”: the numbers, and no folder that is called so."""
    bumped = lows(read.part.words) and any(word.low.startswith("bump") for word in read.part.words)
    folder = any(check.kinds == ("file",) and "version" in (check.target or "") for check in read.checks)
    return "it is not clear whether files or numbers are meant" if bumped and folder else None


def _of_another_sense(read: Read) -> str | None:
    """“UI: UMG, not Slate”: a name that other things bear as well, where nothing else of that sort is named."""
    told = {word.text for part in read.whole for word in (*part.words, *read.statement.wanted) if word.sort != "mark"}
    for check in read.checks:
        name = check.technology
        ours = [word for word in told if word.lower() in lexicon.grammar("other_senses")]
        words = [word for word in ours if name and lexicon.technology(word) == name]
        others = lexicon.rivals(name) - {name} if words and name else frozenset()
        if words and not any(lexicon.technology(word) in others for word in told):
            return f"“{words[0]}” may be something else of that name"
    return None


def _of_those_compared(read: Read) -> str | None:
    """“all ID comparisons use `.equals()` instead of `==`”: of what is said before the verb."""
    wanted = read.statement.wanted
    at = next((at for at in range(1, len(wanted)) if wanted[at].low in ("uses", "use", "using")), 0)
    before = without(wanted[:at], "generic", "whole", "people", "articles", "every", "must", "should")
    before = tuple(word for word in before if word.low not in ("ensure", "that"))
    formed = any(CONSTRUCT in check.parameters and not check.within for check in read.checks)
    return f"it may only hold of “{spoken(before)}”" if formed and before else None


def _of_what_is_generated(read: Read) -> str | None:
    """“never edit generated files under `docs/modules`”: those of them alone, unless the folder is called after it."""
    said = re.findall(r"([\w-]+) files\b", read.text.lower())
    sort = not lexicon.grammar("made_by_machines").isdisjoint(said)
    kept = (check.target or "" for check in read.checks if check.op == "forbid-change" and check.kinds == ("file",))
    written = [path for target in kept for path in target.split(",") if "/" in path and not _MADE.search(path)]
    return "structure does not show which of them are generated" if sort and written else None


def _of_tests_alone(read: Read) -> str | None:
    """“name files `*_test.dart`”: files that are tests, and no others."""
    shaped = (check for check in read.checks if check.op == "require-shape" and check.kinds == ("file",) and not check.within)
    return "only tests are called so" if any(_TESTS.search(check.target or "") for check in shaped) else None


_REASONS = (
    _of_what_is_generated, _of_tests_alone, _of_some_tests, _of_another_core, _of_what_is_agreed, _of_one_file,
    _of_what_is_deployed, _of_all_but_one, _or_something_else, _but_in_one_way, _without_a_look, _of_rows, _of_its_names,
    _of_its_description, _of_a_number, _of_another_sense, _of_those_compared,
)
