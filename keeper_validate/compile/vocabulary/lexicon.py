"""The vocabulary of clauses as the program asks for it: words to kinds, verbs, technologies, families and primitives.

Read from `rules/lexicon/` on first use. Must not contain a word of its own, nor know any grammar."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.phrases import Phrases, phrases
from keeper_validate.compile.vocabulary.words import inflected
from keeper_validate.values import dataclass

# What code uses: a bare mention in a list of prohibitions forbids the use; of the rest, that one more comes.
_USED = frozenset({"token", "import"})


def technology(word: str) -> str | None:
    """The entry that a clause means by a word (`web sockets`, `Express`)."""
    return _named("technologies", word)


def primitive(word: str) -> str | None:
    """The UI primitive that a word names (`dialogs` is modal)."""
    return _named("primitives", word)


def family(word: str) -> str | None:
    """The closed set that a phrase names (`http client`)."""
    return _named("families", word)


def topic(phrase: str) -> str | None:
    """The closed set that a phrase names, or whose purpose it names (`styling`)."""
    return family(phrase) or next((name for name, group in _entries("families").items() if phrase.lower() in group.get("topics", ())), None)


def members(name: str) -> tuple[str, ...]:
    """The technologies of a family."""
    return tuple(_entries("families")[name]["members"])


def is_package(technology: str) -> bool:
    """Whether a technology comes as a package alone, and not with a language or a browser as well."""
    return bool(_entries("technologies")[technology].get("dependencies")) and technology not in grammar("built_in")


def rivals_of(name: str) -> tuple[str, ...]:
    """The technologies of a family, and those that may stand for it though they are no rivals."""
    group = _entries("families")[name]
    return (*group["members"], *group.get("also", ()))


def closest(name: str, named: tuple[str, ...]) -> str:
    """The part of a closed set that holds what is named: among all that a database is reached by, an ORM competes with ORMs."""
    return next((part for part in _entries("families")[name].get("parts", ()) if set(named) & set(members(part))), name)


def anew(name: str, named: tuple[str, ...]) -> str:
    """The part of a closed set that one more would be of, besides those that are named: an ORM is no new database."""
    part = closest(name, named)
    return part if part != name else str(_entries("families")[name].get("new", name))


def rivals(name: str) -> frozenset[str]:
    """Every technology that is in a closed set with one."""
    groups = (family for family, group in _entries("families").items() if name in group["members"])
    return frozenset().union(*map(rivals_of, groups))


def technologies() -> tuple[str, ...]:
    """The names of all entries."""
    return tuple(_entries("technologies"))


@cache
def is_constructor(name: str) -> bool:
    """Whether a library's class goes by a name, which a project only makes instances of, with `new`."""
    return any(name in tool.get("constructs", {}).get("ecmascript", ()) for tool in _entries("technologies").values())


def near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known words that look like a word."""
    from difflib import get_close_matches

    return tuple(get_close_matches(word.lower(), list(known), n=3, cutoff=0.6))


def _named(file: str, word: str) -> str | None:
    index = _index(file)
    return index.get(word) or index.get(word.lower())


@cache
def _index(file: str) -> dict[str, str]:
    index: dict[str, str] = {}
    for name, entry in _entries(file).items():
        for word in _family_words(entry) if file == "families" else entry.get("words", ()):
            index.setdefault(word, name)
        if file != "families":
            index.setdefault(name, name)
    return index


@cache
def _entries(file: str) -> dict[str, Any]:
    entries: dict[str, Any] = shipped.data(f"rules/lexicon/{file}")
    return entries


@cache
def codes() -> dict[str, tuple[str, ...]]:
    """The short codes and the kinds each looks at."""
    return {name: tuple(entry["kinds"]) for name, entry in _entries("codes").items()}


def mapping(file: str, *keys: str) -> Any:
    """What stands under keys of a file, as it is written."""
    found: Any = _entries(file)
    for key in keys:
        found = found[key]
    return found


def grammar(name: str) -> frozenset[str]:
    """The phrases of one list of `grammar.yaml`."""
    return _phrases(name).known


def at(name: str, lows: tuple[str, ...], index: int) -> int:
    """How many words of a run, from an index on, form a phrase of a list: the longest, or 0."""
    return _phrases(name).longest(lows, index)


def verb_at(action: str, lows: tuple[str, ...], index: int) -> int:
    """How many words from an index on form a verb of an action, in any of its forms: the longest, or 0."""
    return _verb_forms(action).longest(lows, index)


def verb_forms() -> frozenset[str]:
    """Every form of every verb."""
    return frozenset().union(*(_verb_forms(action).known for action in _entries("verbs")))


@cache
def _phrases(name: str) -> Phrases:
    return phrases(_entries("grammar")[name])


@cache
def _verb_forms(action: str) -> Phrases:
    entry = _entries("verbs")[action]
    regular = {form for word in entry.get("words", ()) for form in inflected(word)}
    return phrases(regular | set(entry.get("forms", ())))


@dataclass(frozen=True, slots=True)
class Entry:
    """What a phrase stands for: one entry of the nouns, technologies, families or primitives."""

    name: str
    kinds: tuple[str, ...]
    target: str | None = None
    technology: str | None = None
    primitive: str | None = None
    family: str | None = None
    act: str = ""
    facet: str | None = None
    partial: bool = False
    opaque: bool = False
    only: tuple[str, ...] = ()
    files: str | None = None
    settings: str | None = None
    declared: str | None = None
    within: tuple[str, ...] = ()


def entry(phrase: str) -> Entry | None:
    """The entry that a whole phrase names, as written or in lower case."""
    return _things().get(phrase) or _things().get(phrase.lower())


@cache
def _things() -> dict[str, Entry]:
    index: dict[str, Entry] = {}
    for name, noun in _entries("nouns").items():
        value = Entry(name, kinds := tuple(noun["kinds"]), noun.get("target"), facet=noun.get("facet"),
                      act="" if _USED.isdisjoint(kinds) else "use", partial=bool(noun.get("partial")), opaque=bool(noun.get("opaque")),
                      only=tuple(noun.get("only", ())), settings=noun.get("settings"), declared=noun.get("declared"),
                      within=tuple(noun.get("within", ())))
        _enter(index, noun["words"], value)
    for name, form in _entries("constructs").items():
        found = Entry(name, ("token",), name, act="use", facet="construct", partial=bool(form.get("partial")))
        _enter(index, [*form.get("words", ()), name], found)
    for name, tool in _entries("technologies").items():
        kinds, words = tuple(tool.get("kinds", ("technology",))), [*tool.get("words", ()), name]
        _enter(index, [*words, *(f"`{word}`" for word in words)], Entry(name, kinds, technology=name, act="use", files=_joined(tool)))
    for name, group in _entries("families").items():
        for phrase in _family_words(group):
            kinds = ("dependency",) if _is_packaged(phrase) else ("technology",)
            index.setdefault(phrase, Entry(name, kinds, family=name, act="use"))
    for name, shape in _entries("primitives").items():
        _enter(index, [*shape["words"], name], Entry(name, ("component",), target=name, primitive=name, files=_joined(shape)))
    return index


def _family_words(group: dict[str, Any]) -> list[str]:
    """The words of a closed set, and its words and topics with what packages are called behind them: `http client libraries`."""
    words = group.get("words", ())
    stems = [word.rpartition(" ")[0] if _is_packaged(word) else word for word in (*words, *group.get("topics", ()))]
    return [*words, *(f"{word} {package}" for word in dict.fromkeys(stems) for package in sorted(grammar("packages")))]


def _is_packaged(phrase: str) -> bool:
    """Whether a phrase means what a manifest declares, and nothing that a language brings along."""
    return phrase.lower().rpartition(" ")[2] in grammar("packages")


def _joined(record: dict[str, Any]) -> str | None:
    return ",".join(record.get("files", ())) or None


def _enter(index: dict[str, Entry], phrases: list[str], value: Entry) -> None:
    for phrase in phrases:
        index.setdefault(phrase, value)


@dataclass(frozen=True, slots=True)
class Layer:
    """A part of a codebase: the folders that usually hold it, and what an import of it looks like."""

    name: str
    folders: tuple[str, ...]
    imports: str | None


def layer(phrase: str) -> Layer | None:
    """The part of a codebase that a whole phrase names."""
    return _layers().get(phrase.lower())


@cache
def _layers() -> dict[str, Layer]:
    index: dict[str, Layer] = {}
    for name, part in _entries("layers").items():
        for phrase in part["words"]:
            index.setdefault(phrase, Layer(name, tuple(part["in"]), part.get("import")))
    return index
