"""A phrase about parts and the things that have them: “a `color` prop on Badge”, “Card: new variants”, “`deleted_at` on the Order model”.

Reads it as a whole or not at all; its words are data (`rules/lexicon/held.yaml`). Must not decide what is said of the parts."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.owners import NOBODY, Owned, named_owner, owner_before, phrases, plain
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular, spoken
from keeper_validate.values import dataclass, replace

_NAME = re.compile(r"[A-Za-z_]\w*")
_DOTTED = re.compile(r"([A-Za-z_]\w*)\.([A-Za-z_]\w*)(?:\(\))?")
_ANY_PART = ("member", "variant", "prop", "field", "column", "method")


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


def held(run: Run, label: Run, bare: bool) -> Held | None:
    """What a phrase says of parts, `label` being what stands before a colon; `bare` that a part may go without the noun for it."""
    named = _dotted(run) if bare and not label else None
    if named:
        return named
    told = _without_spared(run)
    if told is None:
        return None
    core, spared = told
    whole = lexicon.entry(spoken(plain(core))) if core and not label else None
    if whole is not None and whole.primitive:
        return None  # “text fields” are shown, and no column is one
    if label and _bearing(core) and core[_bearing(core)].low == "for":
        return _aimed(core, label)
    at = 0 if label else _bearing(core)
    owned = named_owner(label or core[at + 1:]) if label or at else NOBODY
    owned = None if at and core[at].low == "for" and not _names_one(core[at + 1:]) else owned  # “for distances” is what they are for
    aim = core[at:] if at and owned is None and core[at].low == "for" else ()
    if owned is None and (not aim or forms.value_names(" ".join(lows(plain(aim[1:]))))):
        return None  # “float columns for currency” names what they hold
    found = _of_parts(core[:at] if at else core, owned or NOBODY, spared, bare)
    if found is None or (aim and found.typed is None):
        return None
    return replace(found, doubt=found.doubt or f"structure does not show which of them are “{spoken(aim)}”") if aim else found


def _names_one(run: Run) -> bool:
    return any(word.literal or word.text[:1].isupper() for word in run)


def _aimed(core: Run, label: Run) -> Held | None:
    """“OrderService: methods for refunds”: parts that are called after what they are for."""
    at = _bearing(core)
    aim, found = plain(core[at + 1:]), held(core[:at], label, False)
    named = len(aim) == 1 and aim[0].sort == "word" and found is not None and not found.names
    doubt = f"it is not clear whether “{aim[0].text}” is a name" if aim else None
    return replace(found, names=(singular(aim[0].low),), doubt=doubt) if found and named else None


def _of_parts(core: Run, owned: Owned, spared: tuple[str, ...], bare: bool) -> Held | None:
    """The parts that a phrase without its owner and its exceptions tells of."""
    core, typed = _without_type(trimmed(core))
    size, entry = _part_noun(core)
    before = core[:len(core) - size] if size else core
    if size and not owned.names and typed is None:
        owned, before = owner_before(before)
    if not (owned.names or typed) or not (size or bare or owned.roles):
        return None
    content = _content(before)
    if content is None or not (size or content[0]) or (typed and content[1]):
        return None
    names, sorts = content
    roles = _roles(entry, owned) if size else owned.roles or _ANY_PART
    worded = next((word for word in names if not (word.literal or _is_constant(word))), None)
    if not size and worded is not None:
        return None
    unsaid = sorts or (core[-size:] if size and entry.get("guessed") else ())
    doubt = f"structure does not show which of them are “{spoken(unsaid)}”" if unsaid else None
    doubt = doubt or (f"it is not clear whether “{worded.text}” is a name" if worded is not None else None)
    return Held(roles, owned.names, tuple(word.text for word in names), spared, doubt, typed)


def _roles(entry: dict[str, list[str]], owned: Owned) -> tuple[str, ...]:
    """The roles of parts: the variants of what is called as components are belong to no enum."""
    roles = tuple(entry["roles"])
    shown = all(lexicon.primitive(name.lower()) for name in owned.names)
    roles = tuple(role for role in roles if role != "member") if shown and "variant" in roles else roles
    return tuple(role for role in roles if role in owned.roles) or roles


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
    spans = ((at, at + width) for width in (2, 1) for at in range(len(before) - width + 1) if bears)
    start, end = next(((start, end) for start, end in spans if _type(before[start:end])), (0, 0))
    return ((*before[:start], *core[end:]), _type(before[start:end])) if end else (core, None)


def _type(run: Run) -> str | None:
    # a type of SQL that is written large is no name: “`SERIAL` columns”
    named = any(word.sort == "code" and not (word.text.isupper() and word.text.isalpha()) for word in run)
    phrase = " ".join(lows(plain(run))) if not named else ""
    known = lexicon.entry(phrase)
    if known is not None and known.kinds == ("token",) and known.facet != "construct":
        return None  # “varchar columns” are found by that word, as no type but that one is meant
    return (forms.column_types(phrase) or forms.value_type(phrase)) if phrase else None


def _content(run: Run) -> tuple[tuple[Word, ...], Run] | None:
    """The names that stand before the noun for parts, and the words that tell some of them from others."""
    words = tuple(word for piece in items(run) for word in plain(piece))
    sorts = tuple(word for word in words if word.sort == "word" and word.low in phrases("sorts"))
    names = tuple(word for word in words if word not in sorts)
    coded = all((word.literal or _is_constant(word)) and _NAME.fullmatch(word.text) for word in names)
    single = len(names) == 1 and names[0].sort == "word" and names[0].text.islower() and names[0].text.isalpha()
    return (names, sorts) if coded or (single and not sorts and _is_plain_name(names[0], run)) else None


def _is_constant(word: Word) -> bool:
    """“Weekday: SATURDAY”: a word in capitals, as members of enums are written."""
    named = word.sort == "word" and word.text.isupper() and len(word.text) > 3
    return named and not (lexicon.entry(word.text) or lexicon.entry(word.low) or word.low in lexicon.verb_forms() or _type((word,)))


def _is_plain_name(word: Word, run: Run) -> bool:
    """“a color prop”, “fullscreen variant”: whether a word in small letters may be what a part is called, and is no deed and no sort."""
    known = lexicon.entry(word.low) is not None or singular(word.low) != word.low or word.low in lexicon.verb_forms()
    return not known and not word.low.endswith("ed") and not (word.low.endswith("ing") and word is run[0])


def _dotted(run: Run) -> Held | None:
    """“`users.deleted_at`”, “`AuthService.impersonate`”: a part by its name behind that of what has it."""
    found = [_DOTTED.fullmatch(word.text) if word.sort in ("code", "name") else None for word in plain(run)]
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
    if " ".join(lows(rest)) in phrases("already"):
        return run[:at], ()
    pieces = [plain(piece) for piece in items(rest)]
    marked = any(word.literal for word in rest)
    single = all(len(piece) == 1 and (piece[0].literal or not marked) for piece in pieces)
    named = single and all(_NAME.fullmatch(piece[0].text.removesuffix("()")) for piece in pieces)
    bare = [piece[0].low for piece in pieces if named and not piece[0].literal]
    if not pieces or not named or any(lexicon.entry(word) for word in bare):
        return None
    return run[:at], tuple(piece[0].text.removesuffix("()") for piece in pieces)


def _bearing(run: Run) -> int:
    """Where the word stands that leads from the parts to what has them."""
    words = lows(run)
    return next((at for at in range(len(run) - 1, 0, -1) if run[at].sort == "word" and words[at] in phrases("bearing")), 0)


def _part_noun(run: Run) -> tuple[int, dict[str, list[str]]]:
    """How many words at the end are the noun for parts, and what is known of it; “props or variants” are both."""
    size, entry = _one_part_noun(run)
    if size and lows(run[-size - 1:-size]) in (("or",), ("and",), ("nor",)):
        more, other = _one_part_noun(run[:-size - 1])
        if more and not (entry.get("guessed") or other.get("guessed")):
            return size + 1 + more, {"roles": [*dict.fromkeys((*other["roles"], *entry["roles"]))]}
    return size, entry


def _one_part_noun(run: Run) -> tuple[int, dict[str, list[str]]]:
    for size in (2, 1):
        phrase = " ".join(lows(run[-size:]))
        if len(run) >= size and not any(word.literal for word in run[-size:]) and phrase in _nouns():
            return size, _nouns()[phrase]
    return 0, {}


@cache
def _nouns() -> dict[str, dict[str, list[str]]]:
    return {word: entry for entry in lexicon.mapping("held", "parts").values() for word in entry["words"]}


def _at(name: str, words: tuple[str, ...], at: int) -> int:
    return next((size for size in (3, 2, 1) if " ".join(words[at:at + size]) in phrases(name)), 0)
