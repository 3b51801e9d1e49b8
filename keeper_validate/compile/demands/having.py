"""The parts that new things must have: the columns of tables, the fields of schemas. Must not compile other forms."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.noun import items, things
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import replace

_BESIDE = ("and", ",", "plus")
_TYPES = "uuid|text|timestamptz?|datetime|date|bool(?:ean)?|int(?:eger)?|bigint|jsonb?|numeric|serial"
_DEFINED = re.compile(rf"([a-z_][a-z0-9_]*) (?:[A-Z]+|{_TYPES})(?:\(\d+(?:, ?\d+)?\))?(?: [\w()']+)*")
_SHORT = ("id", "uuid")
_METHOD = re.compile(r"__\w+__|\w+\(\)|get_\w+|(?:get|set)[A-Z]\w*")


def having(subject: Run, rest: Run, statement: Statement, listed: tuple[str, ...] = ()) -> Made | None:
    """“all tables must have `created_at` and `updated_at` columns”, “every table has `id`”, “add `tenant_id` to every table”."""
    given = _given(statement)
    if given:
        return given
    subject, rest = (subject, rest) if subject else _halves(rest)
    words = lows(rest)
    size = lexicon.at("having", words, 0) or lexicon.at("needing", words, 0)
    needed = bool(lexicon.at("needing", words, 0)) and any(word.low.endswith("s") for word in subject[-1:])
    told = statement.marked or needed or _is_every(subject) or bool(lexicon.at("newness", lows(subject), 0))
    if not subject or not size or not told:
        return None
    if is_one(subject):
        raise Unread(f"it is not clear which one “{spoken(subject)}” is")
    core, around = cut(tuple(map(_defined, rest[size:])))
    if listed and all(_is_part(word) or lexicon.at("listed", (word.low,), 0) for word in without(core, "articles")):
        core = (*core[:1], *(word for name in listed for word in (Word(name, "code"), Word(",", "mark"))))
    return _made(subject, core, bool(around), words[0] in lexicon.grammar("declaring_verbs"))


def _defined(word: Word) -> Word:
    """“`created_at TIMESTAMP`”, “`email text not null`”: a column by its name, with what it is declared to be behind it."""
    found = _DEFINED.fullmatch(word.text) if word.sort == "code" else None
    return Word(found[1], "code") if found else word


def is_one(subject: Run) -> bool:
    """“the type shall include `slot`”: one that was spoken of before, and not each of its sort; “the API” is all of it."""
    words = lows(subject)
    points = len(subject) > 1 and words[0] in lexicon.grammar("definite") and all(word.sort == "word" for word in subject)
    points = points or (len(subject) == 1 and subject[0].sort == "word" and subject[0].text.istitle())  # “Table must include rowKey”
    single = points and singular(words[-1]) == words[-1] and words[-1] not in lexicon.grammar("whole_ones")
    fresh = any(lexicon.at("newness", words, at) for at in range(1, len(words)))
    return single and not fresh and not any(thing.target for thing in things(subject)[0])


def _halves(rest: Run) -> tuple[Run, Run]:
    """“new tables need a `tenant_id`”: who has to have it, and what."""
    words = lows(rest)
    at = next((at for at in range(1, len(rest)) if lexicon.at("having", words, at) or lexicon.at("needing", words, at)), 0)
    return (rest[:at], rest[at:]) if at else ((), rest)


def _given(statement: Statement) -> Made | None:
    """“include `created_at` on all tables”: the bearers stand behind."""
    run = statement.object
    size = lexicon.at("having", lows(run), 0) or verb_of(run, ("create",))[1]
    places = statement.adjuncts("inside")
    told = size or (places and _are_columns(run, places[0]))
    if not told or statement.subject or len(places) != 1 or not _is_every(places[0]) or len(statement.around) > 1:
        return None
    try:
        return _made(places[0], tuple(map(_defined, run[size:])), False)
    except Unread:
        return None


def _are_columns(run: Run, bearers: Run) -> bool:
    """“`created_at timestamptz` on every table”: columns by their names, without a verb."""
    named = tuple(_defined(word) for word in run if word.literal)
    plain = bool(named) and all(word.literal or word.low in _BESIDE for word in run)
    spelled = plain and all(re.fullmatch(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)+|id", word.text) for word in named)
    return spelled and lows(without(bearers, "articles", "newness", "every")) in (("table",), ("tables",))


def _is_every(run: Run) -> bool:
    return bool(run) and run[0].low in ("all", "every", "each", "any")


def _made(bearers: Run, run: Run, partial: bool, declares: bool = False) -> Made | None:
    told = parted(things(bearers)[0], run, partial, declares) if _parts(run) or _titles(run) else None
    if told:
        return told
    spoken_of = _spoken(run)
    made = parted(things(bearers)[0], tuple(Word(name, "code") for name in spoken_of), True, declares) if spoken_of else None
    typed = made is not None and all("schema" in check.kinds and check.target for check in made.checks)
    return Made(tuple(replace(check, soft=True) for check in made.checks), True) if made and typed else None


def parted(bearers: tuple[Thing, ...], run: Run, partial: bool = False, declares: bool = False) -> Made | None:
    """The checks that things have the parts that a phrase names."""
    named = _named(run)
    literals = _parts(run)
    if _are_methods(run, named) and not all(thing.target or pairs.role(thing.kinds[0], "method") == "method" for thing in bearers):
        return None
    if not literals and named and all(thing.target and thing.kinds == ("schema",) for thing in bearers):
        literals = _titles(run)
    if named is None or not literals:
        return None
    checks: list[Check] = []
    for thing in bearers:
        kinds = thing.kinds if any(pairs.role(kind, named) for kind in thing.kinds) else _typed(thing, named, declares)
        made = [check for kind in kinds if (check := _check(thing, kind, named, literals))]
        if not made or thing.within:
            return None
        partial = partial or len(made) < len(kinds) or _is_typed(run)  # models that are tables have columns, others have none
        checks += made
    return Made(tuple(checks), partial or any(check.target for check in checks))


def _are_methods(run: Run, named: str | None) -> bool:
    """“models must define `__str__`”, “every schema has a `validate()`”: what neither is a column nor a field, whoever has it."""
    literals = [word.text for word in run if word.literal]
    return (named or "").startswith("method") or any(_METHOD.fullmatch(text) for text in literals)


def _typed(thing: Thing, named: str, declares: bool) -> tuple[str, ...]:
    """“`EventStore` must have `append()` and `read()` methods”: whatever else goes by the name, a type has methods, a table columns; and
    what “exposes `id` and `kind`” is a type, unless it is called after a component."""
    last = re.findall(r"[A-Z][a-z0-9]+", thing.target or "")[-1:]
    declares = declares and bool(last) and lexicon.primitive(last[0].lower()) is None
    owners = {"method": "schema", "column": "table", **({"field": "schema"} if declares else {})}
    return (owners[singular(named)],) if thing.named and thing.target and singular(named) in owners else ()


def _check(thing: Thing, kind: str, named: str, literals: tuple[str, ...]) -> Check | None:
    """What one kind must have: a table its columns, a schema its fields, each by its own word."""
    role = pairs.role(kind, named)
    if role is None:
        return None
    held = tuple((role, name) for name in literals)
    return Check("require-shape", (kind, role), thing.target, technology=thing.framework, parameters=held)


def _named(run: Run) -> str | None:
    """The word for such parts: `field` where none is said, none where other words stand there."""
    listed = {*_listed(run), *_titles(run)}
    plain = tuple(word for word in run if word.sort == "word" and word.low not in (*_BESIDE, *_SHORT) and word.text not in listed)
    others = without(plain, "articles")
    others = without(others[:-1], "column_types") + others[-1:]
    if not others:
        return "field"
    return others[0].low if len(others) == 1 and _is_part(others[0]) else None


def _is_typed(run: Run) -> bool:
    """“a `deleted_at` timestamp column”: of what type it is, which is not asked."""
    return any(lexicon.at("column_types", (one.low,), 0) and _is_part(two) for one, two in pairwise(run))


def _is_part(word: Word) -> bool:
    return word.sort == "word" and (lexicon.at("facets", (word.low,), 0) > 0 or pairs.is_part(word.low))


def _listed(run: Run) -> tuple[str, ...]:
    """“`actor_id`, action and created_at columns”: single words, of which one that is code shows the others to be names."""
    pieces = _pieces(run)
    single = len(pieces) > 1 and all(len(piece) == 1 and piece[0].sort != "number" for piece in pieces)
    return tuple(piece[0].text.removesuffix("()") for piece in pieces) if single and any(piece[0].literal for piece in pieces) else ()


def _titles(run: Run) -> tuple[str, ...]:
    """“Append, Read and Subscribe”: what an interface holds, as its language writes it."""
    pieces = _pieces(run)
    single = len(pieces) > 1 and all(len(piece) == 1 and re.fullmatch(r"[A-Z][a-z]+", piece[0].text) for piece in pieces)
    return tuple(piece[0].text for piece in pieces) if single else ()


def _spoken(run: Run) -> tuple[str, ...]:
    """“activate, deactivate and manifest” of an interface: words which may be its members, and hardly what it does."""
    pieces = _pieces(run)
    single = len(pieces) > 1 and all(len(piece) == 1 and re.fullmatch(r"[a-z]{2,}", piece[0].text) for piece in pieces)
    plain = single and not any(piece[0].low.endswith(tuple(lexicon.grammar("qualities_end"))) for piece in pieces)
    return tuple(piece[0].text for piece in pieces) if plain else ()


def _pieces(run: Run) -> list[Run]:
    """The items of an enumeration without the word for what they are, which stands before the first or behind the last."""
    run = without(run, "articles")
    run = run[1:] if run and _is_part(run[0]) else run[:-1] if run and _is_part(run[-1]) else run
    return items(run)


def _parts(run: Run) -> tuple[str, ...]:
    listed = _listed(run)
    if listed:
        return listed if all(re.fullmatch(r"\w*[a-z_]\w*", name) for name in listed) else ()
    named = tuple(word.text.removesuffix("()") for word in run if word.literal)
    short = tuple(word.low for word in run if not word.literal and word.low in _SHORT)
    told = any(word.low in ("column", "columns", "field", "fields") for word in run)
    return (*short, *named) if (named or (short and told)) and all(re.fullmatch(r"\w*[a-z_]\w*", name) for name in named) else ()
