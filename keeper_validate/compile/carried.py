"""Of whom and where a part of a clause says something, for what another part behind “and” or a comma adds without saying it again.

Must not decide what a phrase stands for, nor where the second part starts."""

from __future__ import annotations

from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.labelled import is_file_label
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.places import folders_of
from keeper_validate.compile.sentences.telling import teller
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken


def doer(part: Part, behind: Run) -> Run:
    """Of whom a part says what must be, or how it is, for what “and must not …” and “and never …” add."""
    statement = read(part.words)
    words = lows(part.words)
    if lows(behind[:2]) == ("do", "not") and statement.marked:
        return ()  # “routes must start with `/api`, and do not add tables”: an order, where “stay thin and do not use X” goes on
    modal = lexicon.at("modal", lows(behind), 0)
    deed = behind[lexicon.at("never", lows(behind), 0):]
    used = verb_of(deed, ("import", "access", "use"))[1]
    if statement.mood == "must" and (modal or used):
        return statement.subject
    if is_file_label(part) and (modal or used):
        return part.words
    if _file(part.words) and modal:
        alone = part.words[1].sort == "word" or not any(word.literal for word in part.words[1:])
        return part.words[:1] if alone else ()
    placed = next(filter(_is_placed, (part.words[:_file(part.words)], statement.subject, teller(part.words))), ())
    if placed and (used or set(verb_of(deed, FORBIDDEN_ACTS)[0]) == {"create"}):
        return placed
    may = (at for at in range(1, len(words)) if lexicon.at("licence", words, at) or (modal and lexicon.at("be", words, at)))
    described = _described(part.words) if used or verb_of(deed, ("create",))[1] else ()
    return (part.words[:next(may, 0)] if modal or used else ()) or described


def _described(run: Run) -> Run:
    """Of whom it is told how they are, “old rows are stale”: nobody else is spoken of behind “and never …”."""
    told = teller(run)
    leads = any(lexicon.at(name, lows(told), 0) for name in ("pronouns", "condition"))
    return told if told and lexicon.at("be", lows(run), len(told)) and not leads else ()


def _file(run: Run) -> int:
    """How many words say that a file is spoken of: the first, where it is its path."""
    return int(bool(run) and run[0].literal and is_file(run[0].text))


def _is_placed(run: Run) -> bool:
    """Whether those of whom something is said are a part of the codebase, or pieces of code."""
    core = cut(run)[0]
    return bool(core) and (bool(folders_of(core)) or all(word.literal for word in core))


def place_before(run: Run) -> Run:
    """“in `src/`, no modals” as “in `src/`,”, which holds for “, no drawers” as well."""
    words = lows(run)
    comma = words.index(",") + 1 if "," in words else 0
    leads = any(lexicon.at(name, words, 0) for name in ("purpose", "inside", "outside", "unless", "condition"))
    return run[:comma] if comma and comma < len(run) and leads and not bids_deed(run[:comma]) else ()


def placed_alike(run: Run, behind: Run) -> Run:
    """“no X and no Y in `src/`”: what hangs on the last of several that are forbidden alike hangs on those before it as well."""
    size = max(lexicon.at(name, lows(run), 0) for name in ("no", "never"))
    size += verb_of(run[size:], FORBIDDEN_ACTS)[1] if run[:1] and run[0].low not in lexicon.grammar("no") else 0
    entry = lexicon.entry(spoken(without(run[size:], "newness", "articles")))
    core, around = cut(behind)
    alike = size and lows(run[:size]) == lows(behind[:size]) and behind[:len(core)] == core and not cut(run)[1]
    hung = alike and around and around[0][0] not in ("reason", "examples") and not (entry and entry.kinds == ("dependency",))
    return (*run, *behind[len(core):]) if hung else run


def bids_deed(run: Run) -> bool:
    """Whether “for forms use RHF” says what to do, and not only where or for what a rule holds: “in Go”."""
    return any(run[at].sort == "word" and verb_of(run[at:], ("use", "require", "place", "put"))[1] for at in range(1, len(run) - 1))


def of_one_bearer(whole: list[Part]) -> bool:
    """“migrations are named `V1__x.sql` and live in `db/`”: two things are said of one, the first how it is called."""
    first = whole[0].words if whole else ()
    same = len(whole) > 1 and first[:1] == whole[1].words[:1] and not first[0].literal
    return same and any(word.literal for word in first) and not {*lows(first)}.isdisjoint(("named", "called", "suffixed", "prefixed"))
