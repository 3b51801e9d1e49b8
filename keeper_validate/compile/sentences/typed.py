"""Of which type keys and values are: “UUID primary keys”, “number for IDs”, “CUIDs instead of UUIDs”, “floats for money”.

Must not know which files hold tables."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import spoken

_KEY = "id"


def keyed(statement: Statement) -> Made | None:
    """The check of keys that must be of a type: no new one of a type that is known to be another."""
    run = (*statement.subject, *statement.object)
    said = _type_of(run, statement)
    rivals = forms.key_types(said)[1] if said else None
    return _made(rivals, spoken(run), statement) if rivals else _exact(statement)


def _exact(statement: Statement) -> Made | None:
    """“money fields are `BigDecimal`”, “prices must be stored as integer cents”, “`decimal` for money”: no new one of a type that holds
    something else."""
    placed = [run for relation, run in statement.around if relation in ("as", "inside", "purpose")]
    aims = () if statement.subject else statement.adjuncts("purpose")
    run = (*statement.subject, *statement.object, *(word for part in placed if part not in aims for word in part))
    run = (*(word for part in aims for word in part), *run)
    if len(placed) < len([relation for relation, _ in statement.around if relation != "reason"]):
        return None
    words = tuple(word.low.partition("(")[0] for word in run if word.sort in ("word", "code") and not _idle(word.low))
    words = words[1:] if words[:1] and lexicon.verb_at("store", words, 0) else words
    at = next((size for size in (2, 1) if forms.value_names(" ".join(words[:size]))), 0)
    rivals = forms.inexact(words[at:]) if at else None
    told = spoken(statement.object if aims else run)
    return _made(rivals, told, statement, forms.value_names(" ".join(words[:at])) or _KEY) if rivals else None


def unkeyed(statement: Statement) -> Made | None:
    """The check of a type that keys must not be of, where a comparison or a list rejects it."""
    around = statement.around + cut(statement.wanted)[1]
    said = _type_of(statement.object, Statement("must", object=statement.object, around=around))
    pattern = forms.key_types(said)[0] if said else None
    return _made(pattern, spoken(statement.object), statement) if pattern else _valued(statement)


def _valued(statement: Statement) -> Made | None:
    """“floats for money”: a type that must not hold what a column or a field is called after."""
    purposes = [piece for relation, piece in statement.around if relation == "purpose"]
    others = [relation for relation, _ in statement.around if relation not in ("purpose", "reason")]
    words = tuple(word.low for word in statement.object if word.sort in ("word", "code", "mark") and not _idle(word.low))
    pattern = forms.value_type(" ".join(words)) if len(purposes) == 1 and not others else None
    named = forms.value_names(" ".join(lows(without(purposes[0], "articles")))) if pattern else None
    return _made(pattern, spoken(statement.object), statement, named) if pattern and named else None


def _made(pattern: str, phrase: str, statement: Statement, named: str = _KEY) -> Made:
    check = Check("forbid-new", _parts(statement), named, soft=statement.soft, parameters=(("type", pattern), ("said", phrase)))
    return Made((check,), partial=True)


def _parts(statement: Statement) -> tuple[str, ...]:
    """What holds such a value: of what is said of tables, their columns alone."""
    words = (*statement.subject, *statement.object, *(word for _, piece in statement.around for word in piece))
    entries = (lexicon.entry(word.low) for word in words)
    said = any(word.low in ("column", "columns") for word in words)
    return ("column",) if said or any(entry is not None and entry.kinds == ("table",) for entry in entries) else ("column", "field")


def _type_of(run: Run, statement: Statement) -> str | None:
    """The type that is said of keys, where nothing but that type and the keys is spoken of."""
    purposes = [piece for relation, piece in statement.around if relation == "purpose"]
    # “UUIDs via `newId()` from `lib/ids`”: what makes them is no other type
    if len(purposes) < len([relation for relation, _ in statement.around if relation not in ("reason", "means", "source")]):
        return None
    words = [word.low for word in run if word.sort in ("word", "code") and not _idle(word.low)]
    types, rest = _split(tuple(words))
    bearers = [" ".join(word for word in lows(piece) if not lexicon.at("articles", (word,), 0)) for piece in purposes]
    if not all(map(forms.bear_keys, bearers)):
        return None
    keys = forms.are_keys(" ".join(rest)) or (not rest and bool(bearers))
    own = bool(rest) and forms.bear_keys(rest[0]) and forms.are_keys(" ".join(rest[1:]))
    return types if types and (keys or own) else None


def _split(words: tuple[str, ...]) -> tuple[str | None, tuple[str, ...]]:
    """The type that is named, and the words beside it."""
    for size in (3, 2, 1):
        for start in range(len(words) - size + 1):
            phrase = " ".join(words[start:start + size])
            if forms.key_types(phrase) != (None, None):
                return phrase, words[:start] + words[start + size:]
    return None, words


def _idle(low: str) -> bool:
    names = ("articles", "be", "newness", "having", "must", "should")
    return any(lexicon.at(name, (low,), 0) for name in names) or any(lexicon.verb_at(act, (low,), 0) for act in ("use", "require"))
