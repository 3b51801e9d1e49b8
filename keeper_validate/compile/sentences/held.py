"""A phrase about parts and the things that have them: “a `color` prop on Badge”, “Card: new variants”, “`deleted_at` on the Order model”.

Reads it as a whole or not at all; its words are data (`rules/lexicon/held.yaml`). Must not decide what is said of the parts."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import dataclass, replace

_NAME = re.compile(r"[A-Za-z_]\w*")
_DOTTED = re.compile(r"([A-Za-z_]\w*)\.([A-Za-z_]\w*)(?:\(\))?")
_ANY_PART = ("member", "variant", "prop", "field", "column", "method")
_NAMELESS = ("generic", "pronouns", "plural_pronouns")
_MOST = 4


@dataclass(frozen=True, slots=True)
class Held:
    """Parts by their roles, what has them, what they are called, which are let come, and of which type they are; `doubt` is what structure
    does not show of them."""

    roles: tuple[str, ...]
    owners: tuple[str, ...]
    names: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    doubt: str | None = None
    typed: str | None = None


@dataclass(frozen=True, slots=True)
class _Owned:
    names: tuple[str, ...]
    roles: tuple[str, ...]


_NOBODY = _Owned((), ())


def held(run: Run, label: Run, bare: bool) -> Held | None:
    """What a phrase says of parts, `label` being what stands before a colon; `bare` that a part may go without the noun for it."""
    named = _dotted(run) if bare and not label else None
    if named:
        return named
    told = _without_spared(run)
    if told is None:
        return None
    core, spared = told
    if label and _bearing(core) and core[_bearing(core)].low == "for":
        return _aimed(core, label)
    at = 0 if label else _bearing(core)
    owned = _owned(label or core[at + 1:]) if label or at else _NOBODY
    aim = core[at:] if at and owned is None and core[at].low == "for" else ()
    if owned is None and (not aim or forms.value_names(" ".join(lows(_plain(aim[1:]))))):
        return None  # “float columns for currency” names what they hold
    found = _of_parts(core[:at] if at else core, owned or _NOBODY, spared, bare)
    if found is None or (aim and found.typed is None):
        return None
    return replace(found, doubt=found.doubt or f"structure does not show which of them are “{spoken(aim)}”") if aim else found


def _aimed(core: Run, label: Run) -> Held | None:
    """“OrderService: methods for refunds”: parts that are called after what they are for."""
    at = _bearing(core)
    aim, found = _plain(core[at + 1:]), held(core[:at], label, False)
    plain = len(aim) == 1 and aim[0].sort == "word" and found is not None and not found.names
    return replace(found, names=(singular(aim[0].low),), doubt=f"it is not clear whether “{aim[0].text}” is a name") if found and plain else None


def _of_parts(core: Run, owned: _Owned, spared: tuple[str, ...], bare: bool) -> Held | None:
    """The parts that a phrase without its owner and its exceptions tells of."""
    core, typed = _without_type(trimmed(core))
    size, entry = _part_noun(core)
    before = core[:len(core) - size] if size else core
    if size and not owned.names and typed is None:
        owned, before = _owner_before(before)
    if not (owned.names or typed) or not (size or bare or owned.roles):
        return None
    content = _content(before)
    if content is None or not (size or content[0]) or (typed and content[1]):
        return None
    names, sorts = content
    roles = _roles(entry, owned) if size else owned.roles or _ANY_PART
    plain = next((word for word in names if not word.literal), None)
    if not size and plain is not None:
        return None
    unsaid = sorts or (core[-size:] if size and entry.get("guessed") else ())
    doubt = f"structure does not show which of them are “{spoken(unsaid)}”" if unsaid else None
    doubt = doubt or (f"it is not clear whether “{plain.text}” is a name" if plain is not None else None)
    return Held(roles, owned.names, tuple(word.text for word in names), spared, doubt, typed)


def _roles(entry: dict[str, list[str]], owned: _Owned) -> tuple[str, ...]:
    """The roles of parts: the variants of what is called as components are belong to no enum."""
    roles = tuple(entry["roles"])
    shown = all(lexicon.primitive(name.lower()) for name in owned.names)
    return tuple(role for role in roles if role != "member") if shown and "variant" in roles else roles


def _without_type(core: Run) -> tuple[Run, str | None]:
    """“JSON columns”, “columns holding JSON”: a phrase without the type of the parts, and what such a type looks like."""
    words = lows(core)
    at = next((at for at in range(1, len(core)) if _at("holding", words, at)), 0)
    if at:
        typed = _type(core[at + _at("holding", words, at):])
        return (core[:at], typed) if typed else (core, None)
    size, entry = _part_noun(core)
    before = core[:len(core) - size]
    bears = bool(size) and "column" in entry["roles"]
    place = next((place for place in range(len(before)) if bears and _type(before[place:place + 1])), None)
    return (core, None) if place is None else ((*before[:place], *core[place + 1:]), _type(before[place:place + 1]))


def _type(run: Run) -> str | None:
    phrase = " ".join(lows(_plain(run))) if not any(word.sort == "code" for word in run) else ""
    return (forms.column_types(phrase) or forms.value_type(phrase)) if phrase else None


def _content(run: Run) -> tuple[tuple[Word, ...], Run] | None:
    """The names that stand before the noun for parts, and the words that tell some of them from others."""
    words = tuple(word for piece in items(run) for word in _plain(piece))
    sorts = tuple(word for word in words if word.sort == "word" and word.low in _list("sorts"))
    names = tuple(word for word in words if word not in sorts)
    coded = all(word.literal and _NAME.fullmatch(word.text) for word in names)
    single = len(names) == 1 and names[0].sort == "word" and names[0].text.islower() and names[0].text.isalpha()
    return (names, sorts) if coded or (single and not sorts and _is_plain_name(names[0], run)) else None


def _is_plain_name(word: Word, run: Run) -> bool:
    """“a color prop”, “fullscreen variant”: whether a word in small letters may be what a part is called, and is no deed and no sort."""
    known = lexicon.entry(word.low) is not None or singular(word.low) != word.low or word.low in lexicon.verb_forms()
    return not known and not word.low.endswith("ed") and not (word.low.endswith("ing") and word is run[0])


def _dotted(run: Run) -> Held | None:
    """“`users.deleted_at`”, “`AuthService.impersonate`”: a part by its name behind that of what has it."""
    found = [_DOTTED.fullmatch(word.text) if word.sort in ("code", "name") else None for word in _plain(run)]
    if not found or not all(found) or any(is_file(match[0]) for match in found if match):
        return None
    owners, names = zip(*((match[1], match[2]) for match in found if match), strict=True)
    if len(set(owners)) > 1 or not (owners[0][:1].isupper() or singular(owners[0]) != owners[0]):
        return None
    roles = ("column", "field") if owners[0].islower() else _ANY_PART
    return Held(roles, (owners[0],), names)


def _without_spared(run: Run) -> tuple[Run, tuple[str, ...]] | None:
    """A phrase without its exceptions, and their names; None where they are more than names."""
    words = lows(run)
    at, size = next(((at, size) for at in range(1, len(run)) if (size := _at("beyond", words, at))), (0, 0))
    if not at:
        return run, ()
    rest = trimmed(run[at + size:])
    if " ".join(lows(rest)) in _list("already"):
        return run[:at], ()
    pieces = [_plain(piece) for piece in items(rest)]
    marked = any(word.literal for word in rest)
    named = all(len(piece) == 1 and (piece[0].literal or not marked) and _NAME.fullmatch(piece[0].text.strip(".")) for piece in pieces)
    plain = [piece[0].low for piece in pieces if named and not piece[0].literal]
    if not pieces or not named or any(lexicon.entry(word) for word in plain):
        return None
    return run[:at], tuple(piece[0].text for piece in pieces)


def _bearing(run: Run) -> int:
    """Where the word stands that leads from the parts to what has them."""
    words = lows(run)
    return next((at for at in range(len(run) - 1, 0, -1) if run[at].sort == "word" and words[at] in _list("bearing")), 0)


def _owned(run: Run) -> _Owned | None:
    """What has the parts, by its names; None where it is told otherwise."""
    run = _plain(run)
    size, roles = _owner_noun(run)
    if size and len(run) == size:
        return None  # “columns of tables” is said of all of them
    pieces = items(run[:len(run) - size] if size else run)
    words = [piece[0] for piece in pieces if len(piece) == 1]
    if not pieces or len(words) != len(pieces) or not all(_is_owner(word, bool(size)) for word in words):
        return None
    return _Owned(tuple(word.text for word in words), roles)


def _is_owner(word: Word, told: bool) -> bool:
    """Whether a word is the name of what has parts: a piece of code, a capitalised word, a plural in small letters, which tables have."""
    if not _NAME.fullmatch(word.text) or is_file(word.text) or lexicon.technology(word.text) or forms.case_style(word.text):
        return False
    many = singular(word.low) != word.low and not any(lexicon.at(name, (word.low,), 0) for name in _NAMELESS)
    known = lexicon.entry(word.low)
    kinds = known is not None and known.primitive is None and many  # “Enums: no new values” is said of all of them
    if word.literal or (word.text[:1].isupper() and not word.text.isupper()):
        return word.literal or not kinds
    return word.sort == "word" and many and (known is None or told) and not lexicon.layer(word.low)


def _owner_noun(run: Run) -> tuple[int, tuple[str, ...]]:
    """How many words behind the names say what the thing is, and the roles of its parts."""
    for size in range(min(_MOST, len(run)), 0, -1):
        phrase = " ".join(lows(run[-size:]))
        for entry in lexicon.mapping("held", "owners").values():
            if phrase in entry["words"] and not run[-1].literal:
                return size, tuple(entry["roles"])
    return 0, ()


def _owner_before(run: Run) -> tuple[_Owned, Run]:
    """“New Button variants”, “`OrderStatus` values”: the name right before the noun for parts is that of what has them; a word that only
    begins the sentence is none, unless it is what a component is called."""
    bare = _plain(run)
    size, roles = _owner_noun(bare)
    named = bare[:len(bare) - size]
    word = named[0] if len(named) == 1 else None
    if word is None or not _is_owner(word, False) or not (word.text[:1].isupper() or (word.literal and size)):
        return _NOBODY, run
    told = word.literal or word is not run[0] or lexicon.primitive(word.low)
    return (_Owned((word.text,), roles), ()) if told else (_NOBODY, run)


def _plain(run: Run) -> Run:
    """A phrase without the words that say no more than that something comes."""
    return tuple(word for word in run if word.sort != "word" or word.low not in _list("leading"))


def _part_noun(run: Run) -> tuple[int, dict[str, list[str]]]:
    for size in (2, 1):
        phrase = " ".join(lows(run[-size:]))
        if len(run) >= size and not any(word.literal for word in run[-size:]) and phrase in _nouns():
            return size, _nouns()[phrase]
    return 0, {}


@cache
def _nouns() -> dict[str, dict[str, list[str]]]:
    return {word: entry for entry in lexicon.mapping("held", "parts").values() for word in entry["words"]}


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(lexicon.mapping("held", name))


def _at(name: str, words: tuple[str, ...], at: int) -> int:
    return next((size for size in (3, 2, 1) if " ".join(words[at:at + size]) in _list(name)), 0)
