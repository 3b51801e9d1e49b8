"""How something may be extended, told in notes: “additions welcome, no removals”, “- closed for new variants”, “append, never rename”.

Must not decide what is extended, nor compile anything."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without_first
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_LABEL = 4
_BREAKS = frozenset({",", "but", "and"})
_REASONS = frozenset({",", "with", "since", "because", "as", "so"})
_LIMITING = ("no", "never", "unless", "without", "condition")
_NEGATIVE = ("no", "never", "nobody")
_TELLING = ("policy_adding", "policy_taking", "policy_closing")
_ADDING, _KEEPING, _SHUT, _CLOSED = "adding", "keeping", "shut", "closed"


def as_policy(found: tuple[Part, ...], policy: bool) -> tuple[Part, ...]:
    """A note of that kind in the plain words for it; `policy` that its key says that it is one, where others need a name and a colon."""
    label, said = _apart(found[0], policy) if len(found) == 1 else _labelled(found, policy)
    said = [_noted(run) for run in said]
    plain = all(word.low in _BREAKS or _is_one((word,), *_TELLING, "policy_filling") or _is_counted(run, at)
                for run in said for at, word in enumerate(run))
    pieces = [piece for run in said for piece in _pieces(run) if _is_one(piece, *_TELLING) or _keeps(piece)] if plain else []
    told = [_told(piece) for piece in pieces]
    if not label or not pieces or None in told:
        return found
    if _CLOSED in told:
        return (Part(label), Part(_words("closed" if policy else "frozen"), ":")) if {*told} == {_CLOSED} else found
    parts = tuple(word for word in pieces[0] if lexicon.at("facets", (word.low,), 0) or word.low in ("variant", "variants"))
    if _SHUT in told:
        return (Part((*_words("no new"), *label, *(parts or _words("values")))),) if {*told} == {_SHUT} else found
    if any(map(_only, pieces)) and not parts:
        return (Part(label), Part(_words("append-only"), ":"))
    named = tuple(Word(word.text, "code") if len(label) == 1 and word.text.istitle() else word for word in label)
    kept = (*_words("do not remove or rename"), *(parts or _words("values")), *_words("of"), *named)
    return (Part(kept),) if _KEEPING in told else found


def _noted(run: Run) -> Run:
    """“additions at the end, what is there is stored by clients”: the note without the reason behind it, which tells of no change."""
    at = next((at for at, word in enumerate(run) if at and word.low in _REASONS), len(run))
    words = lows(run[at:])
    limits = any(lexicon.at(name, words, index) for name in _LIMITING for index in range(len(words)))
    return run if limits or _is_one(run[at:], *_TELLING) else run[:at]


def _is_one(run: Run, *names: str) -> bool:
    return any(not lexicon.grammar(name).isdisjoint(lows(run)) for name in names)


def _words(text: str) -> Run:
    return tuple(Word(word, "word") for word in text.split())


def _labelled(found: tuple[Part, ...], policy: bool) -> tuple[Run, list[Run]]:
    """“Locale: additive; no renames”, and behind a dash where the key says what the note is about."""
    first, *behind = found
    openers = {":", *(DASHES if policy else ())}
    named = len(first.words) <= _LABEL and not first.asides and (policy or any(word.literal for word in first.words))
    named = named and not any("/" in word.text or word.low == "only" for word in first.words)  # “only `src/ui/`: no new components”
    apart = bool(behind) and behind[0].opener in openers and all(part.opener in (";", ".", *openers) for part in behind)
    held = any(part.asides for part in behind) or any(word.sort == "mark" for word in first.words)
    return (_bare(first.words), [part.words for part in behind]) if named and apart and not held else ((), [])


def _apart(part: Part, policy: bool) -> tuple[Run, list[Run]]:
    """“Locale (closed)”, “Locale is closed”, “WidgetType may only be extended, never trimmed”: a name alone, and what is said of it."""
    if not policy or not part.words or not (part.words[0].literal or part.words[0].text[:1].isupper()):
        return (), []
    if len(part.asides) == 1 and part.asides[0][0] == len(part.words) <= _LABEL:
        return _bare(part.words), [part.asides[0][1]]
    said = without_first(part.words[1:], ("be",))
    return (part.words[:1], [said]) if not part.asides and said and said[0].low != "," else ((), [])


def _bare(run: Run) -> Run:
    run = run[1:] if len(run) > 1 and run[0].low == "the" else run
    return run[:-1] if len(run) > 1 and run[-1].low in ("set", "list") else run


def _pieces(run: Run) -> list[Run]:
    pieces: list[list[Word]] = [[]]
    for word in run:
        if word.low in _BREAKS:
            pieces.append([])
        elif lexicon.at("no", (word.low,), 0) or (lexicon.at("never", (word.low,), 0) and pieces[-1:] != [[]]):
            pieces.append([word])
        else:
            pieces[-1].append(word)
    return [tuple(piece) for piece in pieces if piece]


def _told(piece: Run) -> str | None:
    """What a piece of the note says: that things may come, that none may go, that none may come, or that nothing changes."""
    words = lows(piece)
    negative = any(lexicon.at(name, words, at) for name in _NEGATIVE for at in range(len(words))) or "not" in words
    adding, taking, closing = ({*words} & lexicon.grammar(name) for name in ("policy_adding", "policy_taking", "policy_closing"))
    if _keeps(piece):
        return None if negative else _KEEPING
    if taking:
        return _KEEPING if negative and not closing else None
    if closing:
        shut = bool({"new", "more", "further", "additional"} & {*words})
        return None if negative else _SHUT if shut else _CLOSED
    return (_SHUT if negative else _ADDING) if adding else None


def _keeps(piece: Run) -> bool:
    """“existing ones keep their names”."""
    return _is_one(piece, "policy_keeping") and _is_one(piece, "policy_kept")


def _is_counted(run: Run, at: int) -> bool:
    """“new themes are appended”: what the members are, behind a word for those to come or those that are there."""
    before = lows(run[at - 1:at])
    return bool(before) and before[0] in ("new", "existing", "more", "additional") and run[at].low.endswith("s") and not run[at].literal


def _only(piece: Run) -> bool:
    """Whether a piece says that things come behind those that are there, and in no other place."""
    return _is_one(piece, "policy_behind")
