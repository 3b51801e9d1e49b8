"""The lexicons of technologies, authentication and environment as lookups for one family of languages, and the words they make worth
seeking in a source. Must not look at syntax, and knows no technology itself: all names come from `rules/lexicon`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, TypeVar

from keeper_validate import shipped
from keeper_validate.extract.authentication.lookups import sought_lookups
from keeper_validate.extract.authentication.so_named import so_named
from keeper_validate.extract.followed import followed
from keeper_validate.extract.told_beside import Beside, beside, is_whole, told_by
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.values import dataclass

# A language whose libraries are those of another.
_SPOKEN_AS = {"kotlin": "java"}
_Key = TypeVar("_Key")
# Words met before that are not worth following: nearly all, and the same in every file.
_idle: set[bytes] = set()
_MOST_IDLE = 65_536
HANDED = "()"
"""The argument of an evidence that is a function, which itself has to show something."""
WRITTEN = '""'
"""The argument of an evidence that is a text, which begins as the entry's `texts` says."""
_FORMS = {"constructs": "constructor", "calls": "call", "globals": "global", "decorators": "decorator", "sets": "option", "begins": "text"}


@dataclass(frozen=True, slots=True)
class Evidence:
    """A name in code that shows a technology: `name` as the lexicon has it without its `.*` (`open`) and without the text that the first
    argument must hold (`argument`; HANDED where it is a function, WRITTEN a text that `texts` fits); `each`: all uses count."""

    technology: str
    form: str
    name: str
    open: bool = False
    argument: str | None = None
    texts: re.Pattern[str] | None = None
    each: bool = False


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a family's lexicons say. `modules` are imports that show technologies, those `apart` not the one that they lie in,
    `evidence` names that do. `auth` and `keyed` give the class of a primitive by qualified name (`by_hand` of what credentials are made
    from without one), `written` and `keyed_written` by the name as written. `static` are the words to seek with the words that must
    stand in the same source; `imported` the words that an import of a name makes worth seeking, `words` all these, and `whole` the
    names (open ones without their `.*`) whose import makes the local name itself worth seeking. `libraries` are the modules of the
    primitives, `handing` everything whose import can hand one on: they and what they are members of. `waiting` are the words of calls
    that hand over a function (`:()`), `asking` tells the words by which such a function asks somebody."""

    modules: Mapping[str, tuple[str, ...]]
    apart: frozenset[str]
    evidence: Mapping[str, tuple[Evidence, ...]]
    auth: Mapping[str, str]
    keyed: Mapping[str, str]
    by_hand: Mapping[str, str]
    written: Mapping[str, str]
    keyed_written: Mapping[str, str]
    variables: frozenset[str]
    environments: frozenset[str]
    settings: frozenset[str]
    static: Mapping[bytes, Beside]
    words: frozenset[bytes]
    imported: Mapping[str, frozenset[bytes]]
    whole: frozenset[str]
    handing: frozenset[str]
    libraries: frozenset[str]
    waiting: frozenset[bytes]
    asking: re.Pattern[str] | None


def telling(family: str, words: frozenset[bytes]) -> frozenset[bytes]:
    """Those words of a source that can be worth seeking in it, whatever it imports."""
    known = vocabulary(family)
    kept = {*(words & known.words), *_serving(words)}
    if known.asking and not known.waiting.isdisjoint(words):
        kept.update(word for word in words if known.asking.search(word.decode("ascii", "replace")))
    return frozenset(kept)


def sought(
    family: str, source: bytes, present: frozenset[bytes], imports: Iterable[tuple[str, str, str | None]]
) -> frozenset[bytes]:
    """The words of a source at which something of the lexicons may stand, given its telling words and its imports as (local, module,
    member)."""
    known = vocabulary(family)
    words = {word for word in present & known.static.keys() if is_whole(known.static[word], present)}
    words |= followed(list(_serving(present)), source)
    if known.asking and not known.waiting.isdisjoint(words):
        words.update(word for word in present if known.asking.search(word.decode("ascii", "replace")))
    for local, module, member in imports:
        led_to, itself = _brought(family, module, member)
        words |= led_to & present
        if itself and local:
            words.add(local.encode())
    return frozenset(words)


@lru_cache(maxsize=8192)
def _brought(family: str, module: str, member: str | None) -> tuple[frozenset[bytes], bool]:
    """The words that an import makes worth seeking, and whether it makes its own local name so."""
    known, bases = vocabulary(family), tuple(_bases(module, member))
    itself = any(base in known.whole or f"{base.rpartition('.')[0]}.*" in known.whole for base in bases)
    return frozenset().union(*(known.imported.get(base, frozenset()) for base in bases)), itself or so_named(family, bases[0]) is not None


@lru_cache(maxsize=8192)
def leads_on(family: str, module: str, member: str | None) -> bool:
    """Whether what an import binds is, or has members that are, authentication primitives."""
    known = vocabulary(family)
    bases = tuple(_bases(module, member))
    return any(base in known.handing for base in bases) or so_named(family, bases[0]) is not None


@cache
def key_words() -> frozenset[str]:
    """The words that name a credential among the keys of sessions and cookies."""
    return frozenset(shipped.data("rules/lexicon/auth")["keys"])


def _serving(words: frozenset[bytes]) -> Iterator[bytes]:
    """The words that, where they are called, are worth following to a definition."""
    if len(_idle) > _MOST_IDLE:
        _idle.clear()
    anyhow, written = _service_words()
    for word in words - _idle:
        if anyhow.search(word.lower()) is not None or written.search(word) is not None:
            yield word
        else:
            _idle.add(word)


@cache
def _service_words() -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """How such words are told, and those apart in which small letters tell something: to ignore that of all takes twice as long."""
    known = shipped.data("rules/lexicon/auth")["services"]["words"]
    return re.compile(known["anyhow"].encode()), re.compile(known["written"].encode())


@cache
def vocabulary(family: str) -> Vocabulary:
    """The lookups of a family: `python`, `ecmascript`, `go`."""
    family = _SPOKEN_AS.get(family, family)
    technologies = shipped.data("rules/lexicon/technologies")
    auth = shipped.data("rules/lexicon/auth")
    environment = shipped.data("rules/lexicon/environment")
    evidence = tuple(_evidence(technologies, family))
    variables = frozenset(environment["calls"].get(family, ()))
    environments, settings = (frozenset(environment[part].get(family, ())) for part in ("mappings", "settings"))
    calls, keyed, by_hand = (dict(_primitives(auth[part], family)) for part in ("calls", "keyed", "by_hand"))
    written, keyed_written = (dict(_listed(auth[part], family)) for part in ("written", "keyed_written"))
    dotted = {item.name + (".*" if item.open else "") for item in evidence}
    names = {*dotted, *calls, *keyed, *by_hand, *variables} - {item.name for item in evidence if item.form == "text"}
    seek = (*auth["seek"].get(family, ()), *sought_lookups(family))
    static = _grouped(told_by({*dotted, *written, *keyed_written, *variables, *environments, *seek}))
    imported = _imported(names)
    return Vocabulary(
        modules=_grouped(
            (unversioned(module.removesuffix("/*")), key) for key, entry in technologies.items() for module in _of(entry, "imports", family)
        ),
        apart=frozenset(module for entry in technologies.values() if "apart" in entry for module in _of(entry, "imports", family)),
        evidence=_grouped((item.name, item) for item in evidence),
        auth=calls, keyed=keyed, by_hand=by_hand,
        written=written, keyed_written=keyed_written, variables=variables, environments=environments, settings=settings,
        static={word: beside(word, listed) for word, listed in static.items()},
        words=frozenset().union(*(needed for listed in static.values() for needed in listed), *imported.values()),
        imported=imported,
        whole=frozenset({*names, *(name.removesuffix(".*") for name in names)}),
        handing=frozenset(prefix for name in calls for prefix in _prefixes(name)),
        waiting=frozenset(item.name.rpartition(".")[2].encode() for item in evidence if item.argument == HANDED),
        asking=next((re.compile(entry["asking"]) for entry in technologies.values() if "asking" in entry), None),
        libraries=frozenset(module for modules in (auth["calls"].get(family) or {}).values() for module in modules),
    )


def _of(entry: Mapping[str, Any], field: str, family: str) -> tuple[str, ...]:
    return tuple((entry.get(field) or {}).get(family, ()))


def _evidence(technologies: Mapping[str, Any], family: str) -> Iterator[Evidence]:
    for key, entry in technologies.items():
        texts = re.compile(entry["texts"]) if "texts" in entry else None
        for field, form in _FORMS.items():
            for written in _of(entry, field, family):
                name, _, argument = written.partition(":")
                yield Evidence(key, form, name.removesuffix(".*"), name.endswith(".*"), argument or None, texts, "each" in entry)


def _primitives(section: Mapping[str, Any], family: str) -> Iterator[tuple[str, str]]:
    for primitive, modules in (section.get(family) or {}).items():
        for module, names in modules.items():
            yield from ((unversioned(f"{module}.{name}" if module else name), primitive) for name in names)


def _listed(section: Mapping[str, Any], family: str) -> Iterator[tuple[str, str]]:
    return ((name, primitive) for primitive, names in (section.get(family) or {}).items() for name in names)


def _grouped(pairs: Iterable[tuple[_Key, Any]]) -> Mapping[_Key, tuple[Any, ...]]:
    groups: dict[_Key, list[Any]] = {}
    for key, value in pairs:
        groups.setdefault(key, []).append(value)
    return {key: tuple(values) for key, values in groups.items()}


def _imported(names: Iterable[str]) -> Mapping[str, frozenset[bytes]]:
    """For everything that an import may bind, the last words of the names that begin with it."""
    found: dict[str, set[bytes]] = {}
    for name in names:
        word = name.removesuffix(".*").replace("()", "").replace("!", "").rpartition(".")[2].rpartition("/")[2].encode()
        for base in _prefixes(name):
            found.setdefault(base, set()).add(word)
    return {base: frozenset(words) for base, words in found.items()}


def _prefixes(name: str) -> Iterator[str]:
    """`jose.jwt.encode` begins with itself, `jose.jwt` and `jose`; nothing is cut inside a path with slashes."""
    whole = name.removesuffix(".*")
    slash = whole.rfind("/")
    while whole:
        yield whole.removesuffix("()")
        cut = whole.rfind(".")
        if cut <= slash:
            return
        whole = whole[:cut]


def _bases(module: str, member: str | None) -> Iterator[str]:
    """The names that an import, or what it makes, may stand for in a lexicon: in full, and as the package is usually called."""
    qualified = unversioned(module if member in (None, "*", "default") else f"{module}.{member}").removesuffix("()")
    yield qualified
    short = qualified.rpartition("/")[2]
    if short != qualified:
        yield short
