"""Calls that look a credential up where it is kept: `Token.query.filter_by(token=given)`, `find({ where: { sessionToken } })`.

Which calls look something up, and what credentials are called there, is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Joined, Name, Opaque, Text
from keeper_validate.extract.module import Mention

# Where a word begins in a name.
_INSIDE = re.compile(r"(?<=[a-z])(?=[A-Z])")


def looks_up(mention: Mention, family: str) -> bool:
    """Whether a call looks a credential up by what it is, or by its own name says that it does, or turns to what keeps credentials or to
    a key that says so, or makes one to be kept."""
    last = mention.name.rpartition(".")[2]
    if mention.use == "construct":
        return any(mention.name in of for of, _ in _stores(family) if mention.name[:1].isupper())
    if mention.use != "call":
        return False
    if _of_rows(mention, last, family):
        return True
    if turns_to_table(mention, family):
        return True
    if _pattern("named").search(last):
        return True
    if last in _calls(family) and any(_is_key(name) for name, _ in mention.keywords):
        return True
    if any(mention.name == call or mention.name.endswith(f".{call}") for call in _calls(family).get(last, ())) and any(
        map(_says, mention.arguments)
    ):
        return True
    if last in _keeping(family) and mention.arguments and _pattern_of_keys().match(_beginning(mention.arguments[0])):
        return True
    owner = mention.name.rpartition(".")[0]
    return any(last in calls and any(owner == one or owner.endswith(f".{one}") for one in of) for of, calls in _stores(family))


def turns_to_table(mention: Mention, family: str) -> bool:
    """Whether a call is given a table of credentials to write or read: `insert(refreshTokens)`."""
    given = (one.name.rpartition(".")[2] for one in mention.arguments if isinstance(one, Name))
    return mention.use == "call" and mention.name.rpartition(".")[2] in _turning(family) and not _tables().isdisjoint(given)


def _of_rows(mention: Mention, last: str, family: str) -> bool:
    """Whether a call asks a table of credentials, or makes a row of one: `Blocklist.query.filter_by(code=x)`, `Blocklist(code=x)`."""
    known = shipped.data("rules/lexicon/auth")["looking_up"]
    of = _tables().intersection(mention.name.split(".")).difference(known["rows_besides"])
    return family in known["rows_of"] and bool(of) and (last in _calls(family) or (last in of and bool(mention.keywords)))


def sought_lookups(family: str) -> Iterator[str]:
    """The words of such calls, each with the credential, or what keeps it, that stands in the same source."""
    known = shipped.data("rules/lexicon/auth")["looking_up"]
    yield from (f"{key}.{call}" for call in known["calls"].get(family, ()) for key in (*known["keys"], *known["tables"]))
    yield from (f"{own}.{call}" for of, calls in _stores(family) for own in of for call in calls)
    yield from (f"{table}.{call}" for table in _tables() for call in _turning(family))
    yield from (table for table in _tables() if family in known["rows_of"] and table[:1].isupper())
    yield from (f"{word}.{call}" for word in known["under"]["words"] for call in _keeping(family))


def _says(value: Expression) -> bool:
    """Whether an argument holds what a store keeps a credential as: a key, a column that is compared, a condition as text."""
    if isinstance(value, Entries):
        return any(_is_key(name) or _says(inner) for name, inner in value.entries)
    if isinstance(value, Call):
        return any(_is_key(name) for name, _ in value.keywords) or any(map(_says, value.arguments))
    if isinstance(value, Items | Joined):
        return any(map(_says, value.values if isinstance(value, Items) else value.parts))
    if isinstance(value, Name):
        return "." in value.name and _is_key(value.name.rpartition(".")[2])
    if isinstance(value, Opaque | Text):
        return _pattern("compared").search(value.text if isinstance(value, Opaque) else value.value) is not None
    return False


def _beginning(key: Expression) -> str:
    """The text that a key begins with: `f"session:{id}"`, `fmt.Sprintf("session:%s", id)`."""
    if isinstance(key, Joined):
        return _beginning(key.parts[0])
    if isinstance(key, Call):
        return _beginning(key.arguments[0]) if key.arguments else ""
    return key.value if isinstance(key, Text) else ""


def _is_key(name: str) -> bool:
    return name in _keys() or ("__" in name and name.partition("__")[0] in _keys())


@cache
def _keys() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["looking_up"]["keys"])


@cache
def _calls(family: str) -> Mapping[str, tuple[str, ...]]:
    """The calls by their last words, as they have to end where one is only given a text that says what is sought."""
    listed = shipped.data("rules/lexicon/auth")["looking_up"]["calls"].get(family, ())
    lasts = {call.rpartition(".")[2] for call in listed}
    return {last: tuple(call for call in listed if call.rpartition(".")[2] == last) for last in lasts}


@cache
def _turning(family: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["looking_up"]["turning"].get(family, ()))


@cache
def _tables() -> frozenset[str]:
    listed = shipped.data("rules/lexicon/auth")["looking_up"]["kept_in"]
    return frozenset((*listed, *(spelled for one in listed if one[:1].isupper() for spelled in _spelled(one))))


def _spelled(model: str) -> Iterator[str]:
    """A model's name in the plural, as others say that it is one, and as tables are called."""
    table = f"{model[0].lower()}{model[1:]}"
    yield from (f"{model}{end}" for end in ("s", "Model", "Entity"))
    yield from (f"{table}{end}" for end in ("s", "Table", "sTable"))
    yield f"{_INSIDE.sub('_', model).lower()}s"


@cache
def _stores(family: str) -> tuple[tuple[tuple[str, ...], frozenset[str]], ...]:
    """What keeps credentials by its names, with the calls by which it is turned to."""
    listed = shipped.data("rules/lexicon/auth")["looking_up"]["stores"].get(family, ())
    return tuple((tuple(one["of"]), frozenset(one["calls"])) for one in listed)


@cache
def _keeping(family: str) -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["looking_up"]["under"]["calls"].get(family, ()))


@cache
def _pattern_of_keys() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["looking_up"]["under"]["begins"])


@cache
def _pattern(part: str) -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["looking_up"][part])
