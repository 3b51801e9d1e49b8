"""What the rest of a clause says about one of its statements: parentheses, tails, labels, exceptions, lists.

Must not decide which part is the rule, nor what a phrase stands for."""

from __future__ import annotations

import re

from keeper_validate.compile.reading import read
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without_last
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.contrast import technologies
from keeper_validate.compile.sentences.examples import offers
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.placed import joins
from keeper_validate.compile.sentences.places import glob_of, layer_of, place, subject_place
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import spoken

_HYPHENED = r"[a-z0-9]+(?:-[a-z0-9]+)+"
_LINT_RULE = re.compile(r"(?:@?[\w-]+/)+(?:no|prefer|require|consistent|enforce|explicit|ban|max|valid)-[\w-]+")  # “(`jest/no-only`)”


def surroundings(part: Part, statement: Statement, whole: list[Part]) -> Context:
    """The context of one statement of a clause."""
    start = _behind_condition(part.words)
    labelled = part is not whole[0] and is_label(whole[0], whole)
    asides = tuple(run for at, run in part.asides if at > start and _is_own(part, statement, at))
    barred = statement.mood == "forbid"
    asides += tuple(run for _, run in whole[0].asides if not (barred and _is_folder(run))) if labelled else ()
    listed = _behind_colon(part, whole)
    asides += (listed,) if listed and all(word.literal or word.sort == "mark" for word in listed) else ()
    tails = [other for other in whole if other is not part]
    offered = tuple(run for run in asides if offers(run, statement))
    asides = tuple(run for run in asides if run not in offered)
    wanted = [statement.wanted, *offered, *(tail.words for tail in tails if lexicon.at("alternative", lows(tail.words), 0)),
              *(run for run in asides if lexicon.at("alternative", lows(run), 0) or _is_there(run))]
    placed = any(relation == "inside" for relation, _ in statement.around)
    around = tuple(_exemption(run) for run in asides if _is_outside(run) and not placed)
    around += tuple(_exemption(run) for run in (*asides, *(tail.words for tail in tails if tail.opener)) if _is_exemption(run))
    gloss = next((run for at, run in part.asides if at <= len(statement.subject) and statement.subject and len(run) == 1), ())
    subject = place(gloss)[0] if gloss and gloss[0].sort in ("path", "code") and "/" in gloss[0].text else ()
    subject = subject or _glossed(part, statement)
    if part.opener[:1] == "(" and not statement.subject and not statement.around:
        subject = _enclosing(whole[:whole.index(part)])
    subject = subject or _told_of(statement)
    earlier = _earlier(whole[:whole.index(part)])
    wanted += [tail.words for tail in tails]
    return Context(asides, technologies(wanted), _label_place(part, whole, barred), around, earlier, subject, _names(listed),
                   whole[0].words if labelled else ())


def _told_of(statement: Statement) -> tuple[str, ...]:
    """“DTOs must be classes, never interfaces”: where that lies of which it is told what it is, and what it must not be instead."""
    told = read(statement.wanted) if statement.wanted and not statement.verb else None
    if told is None or statement.subject or statement.around or told.mood != "must" or not lexicon.at("be", lows(told.object), 0):
        return ()
    try:
        return subject_place(told.subject)[0] if told.subject else ()
    except Unread:
        return ()


def _is_there(run: Run) -> bool:
    """“(BullMQ is already in use)”, “(we have zustand, that's enough)”: what serves the purpose so far."""
    return lexicon.at("ours", lows(run), 0) > 0 or any(lexicon.at("serving_already", lows(run), at) for at in range(1, len(run)))


def _earlier(before: list[Part]) -> Run:
    """What stands before a part, but for what only says more of what stands before that: “They are ignored”."""
    told = [_spelled_out(other) for other in reversed(before) if other.words]
    return next((run for run in told if not lexicon.at("plural_pronouns", lows(run), 0)), told[0] if told else ())


def _spelled_out(part: Part) -> Run:
    """“globals (`a`, `b`) are on” as “globals `a`, `b` are on”, where nothing else is named."""
    at, aside = part.asides[0] if len(part.asides) == 1 else (0, ())
    names = at and all(word.literal or joins(word) for word in aside)
    alone = not any(word.literal for word in part.words[:at])
    return part.words[:at] + aside + part.words[at:] if names and alone else part.words


def _is_own(part: Part, statement: Statement, at: int) -> bool:
    """Whether a parenthesis belongs to what a comparison rejects, and not to what it wants."""
    return not statement.wanted or at > len(statement.wanted)


def _behind_condition(run: Run) -> int:
    """Where the rule starts behind a condition that stands before it: “When A (b, c), avoid D”."""
    words = lows(run)
    return words.index(",") if lexicon.at("condition", words, 0) and "," in words else -1


def _glossed(part: Part, statement: Statement) -> tuple[str, ...]:
    """“in app code (`apps/**`)”: the path in parentheses says which place is meant."""
    places = statement.adjuncts("inside")
    if statement.mood != "forbid" or len(places) != 1 or any(word.literal for word in places[0]):
        return ()
    behind = (run for at, run in part.asides if part.words[at - 1:at] == places[0][-1:] and len(run) == 1)
    told = (run for run in behind if run[0].sort in ("path", "code") and "/" in run[0].text)
    path = next((run for run in told if not _LINT_RULE.fullmatch(run[0].text)), ())
    return place(path)[0] if path else ()


def _enclosing(before: list[Part]) -> tuple[str, ...]:
    """Where the sentence holds that a parenthesis stands in."""
    outer = next((other for other in reversed(before) if other.opener[:1] != "("), None)
    statement = read(outer.words) if outer else None
    if outer is None or statement is None or statement.mood not in ("forbid", "must") or not statement.subject:
        return ()
    gloss = [word for at, run in outer.asides if at <= len(statement.subject) and len(run) == 1 for word in run if "/" in word.text]
    try:
        return place(tuple(gloss))[0] if gloss else subject_place(statement.subject)[0]
    except Unread:
        return ()


def _names(run: Run) -> tuple[str, ...]:
    """The names that a run lists, where it does nothing else."""
    run = tuple(word for word in run if word.low not in ("and", "or")) if any(word.literal for word in run) else run
    names = tuple(word.text for word in run if word.sort != "mark")
    marks = [word for word in run if word.sort == "mark"]
    single = len(names) == 1 and (run[0].literal or (run[0].text[:1].isupper() and lexicon.primitive(run[0].low) is not None))
    single = single or (len(names) == 1 and (re.fullmatch(_HYPHENED, names[0]) is not None or lexicon.technology(names[0]) is not None))
    return names if (len(names) > 1 and len(marks) == len(names) - 1) or single else ()


def _behind_colon(part: Part, whole: list[Part]) -> Run:
    """What stands behind the colon that ends a part."""
    behind = whole[whole.index(part) + 1:][:1]
    return behind[0].words if behind and behind[0].opener == ":" else ()


def _is_exemption(run: Run) -> bool:
    if _rules(run):
        return False
    begins = any(lexicon.at(name, lows(_unnamed(run)), 0) for name in ("unless", "granting"))
    return begins or any(lexicon.at("exempt", lows(run), index) for index in range(len(run)))


def _is_outside(run: Run) -> bool:
    """“(not in `src/legacy/`)”."""
    return bool(lexicon.at("outside", lows(run), 0)) and all(word.literal or word.sort == "mark" for word in cut(run)[1][0][1])


def _rules(run: Run) -> bool:
    """“except in `src/a/`, never use X”: a rule of its own, which begins with what it spares."""
    return bool(lexicon.at("unless", lows(run), 0)) and "," in lows(run) and read(run).mood == "forbid"


def _unnamed(run: Run) -> Run:
    """“it may only be used in X” without the pronoun, which stands for what is forbidden."""
    return run[1:] if run[:1] and run[0].low in ("it", "they", "this", "these") and lexicon.at("granting", lows(run), 1) else run


def _exemption(run: Run) -> tuple[str, Run]:
    """What is spared: “(except in tests)”, “(allowed in tests)”, “(tests are exempt)”."""
    run = _unnamed(run)
    words = lows(run)
    size = next((size for name in ("outside", "unless", "granting") if (size := lexicon.at(name, words, 0))), 0)
    end = next((at for at in range(1, len(run)) if not size and lexicon.at("exempt", words, at)), len(run))
    return ("unless", without_last(run[:end], ("be",))[size:])


def _label_place(part: Part, whole: list[Part], barred: bool) -> tuple[str, ...]:
    if part is whole[0] or not is_label(whole[0], whole):
        return ()
    folder = next((run for _, run in whole[0].asides if barred and _is_folder(run)), ())
    if folder:
        return place(folder)[0]
    label = _led_in(tuple(word for word in whole[0].words if word.low != "only"))
    if len(label) == 1 and lexicon.layer(f"{label[0].low}s") and lexicon.technology(whole[1].words[0].text if whole[1].words else ""):
        return ()  # “Router: Chi. Not Gin”
    if not any(word.literal for word in label) and layer_of(label) is None:
        return ()
    try:
        return place(label)[0]
    except Unread:
        return ()


def _led_in(label: Run) -> Run:
    """“In the domain layer: no Spring”, “For controllers: …”: the place, without what leads to it."""
    size = lexicon.at("inside", lows(label), 0) or int(lows(label[:1]) == ("for",))
    return label[size:] if size and layer_of(label[size:]) is not None else label


def _is_folder(run: Run) -> bool:
    """“Core (`packages/core/`): …”: where what a label names lies."""
    text = run[0].text if len(run) == 1 else ""
    return "/" in text[1:] and text[0] != "/" and "." not in text.rpartition("/")[2] and glob_of(run[0], run) is not None


def _leads(part: Part, other: Part) -> bool:
    """“`core` → no imports from `ui`”: an arrow from a place to what it must not do."""
    forbids = any(lexicon.at(name, lows(other.words), 0) for name in ("no", "never"))
    placed = all(word.sort == "mark" or (word.literal and (glob_of(word, part.words) or layer_of((word,)))) for word in part.words)
    return other.opener in ("→", "->") and forbids and bool(part.words) and placed


def is_label(part: Part, whole: list[Part]) -> bool:
    """Whether the first part of a clause only names what the rest is about."""
    index = whole.index(part)
    if index or len(whole) < 2 or not (whole[1].opener == ":" or _leads(part, whole[1])) or len(part.words) > 5:
        return False
    if any(lexicon.at("be", lows(part.words), at) for at in range(1, len(part.words))):
        return False
    if len(part.words) > 1 and part.words[0].low.endswith("ing") and verb_of(part.words, ("change", "remove"))[1]:
        return False  # “Editing these files: `a.json`”
    plural = len(part.words) == 1 and part.words[0].low.endswith("s")
    return plural or not any(verb_of(part.words, (act,))[1] for act in ("require", "place", "create"))


def gives_way(whole: list[Part]) -> bool:
    """“axios: use `@acme/http`”, “new modals: extend `Modal`” among what is forbidden: what to do instead stands behind the colon."""
    first, second = whole[0].words, lows(whole[1].words)
    named = lexicon.technology(" ".join(word.text for word in first)) or (len(first) == 1 and first[0].literal)
    fresh = lexicon.at("newness", lows(first), 0) and len(first) > 1
    return bool(named or fresh) and bool(lexicon.at("alternative", second, 0)) and verb_of(whole[1].words, ("use", "require"))[1] > 0


def is_one_more(part: Part, whole: list[Part]) -> bool:
    """“new hooks; new enums”, “axios; moment”: behind a semicolon one more of what is forbidden, and no reason for it."""
    if any(other.opener not in ("", ";") for other in whole):
        return False
    return bool(lexicon.at("newness", lows(part.words), 0)) or lexicon.entry(" ".join(word.text for word in part.words)) is not None


def used_instead(part: Part, statement: Statement, whole: list[Part]) -> str | None:
    """What a clause offers in place of what is forbidden."""
    runs = [statement.wanted, *(run for _, run in part.asides), *(other.words for other in whole if other is not part)]
    for run in runs:
        if run and (run is statement.wanted or lexicon.at("alternative", lows(run), 0)):
            return spoken(run)[:80]
    return None
