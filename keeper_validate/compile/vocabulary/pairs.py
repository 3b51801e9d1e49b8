"""What one word of a clause stands for: the number, the part of a kind, the sibling's folder, the only alternative, the deed of a noun.

Read from the lexicon. Must not know any grammar beyond the single word."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from keeper_validate.compile.vocabulary import lexicon


def role(kind: str, noun: str) -> str | None:
    """The facet of a kind that a noun of its parts means: a table's fields are columns."""
    roles = lexicon.mapping("grammar", "roles").get(kind, {})
    found = roles.get(noun.removesuffix("s"))
    return str(found) if found else None


def is_part(noun: str) -> bool:
    """Whether a noun stands for the parts of some kind: fields, methods."""
    return any(role(kind, noun) for kind in lexicon.mapping("grammar", "roles"))


def sibling(noun: str) -> str | None:
    """The folder that holds all things of a noun's kind (`feature` is features)."""
    folders = lexicon.mapping("grammar", "siblings")
    found = folders.get(noun) or folders.get(noun.removesuffix("s"))
    return str(found) if found else None


def complement(phrase: str) -> str | None:
    """What “only” of a phrase leaves no room for (`named exports` and default exports), whatever it calls itself (“ES modules syntax”)."""
    whole, _, last = phrase.lower().rpartition(" ")
    known = lexicon.mapping("grammar", "complements")
    found = known.get(phrase.lower()) or (known.get(whole) if last in lexicon.grammar("ways") else None)
    return str(found) if found else None


def is_complement(phrase: str) -> bool:
    """Whether a phrase is what some other leaves no room for (`default exports`)."""
    return phrase in lexicon.mapping("grammar", "complements").values()


def number(word: str) -> int | None:
    """A count as a clause writes it."""
    found = lexicon.mapping("grammar", "numbers").get(word, word)
    return int(found) if str(found).isdecimal() else None


def spelled(count: int) -> tuple[str, ...]:
    """The words for a count."""
    return tuple(word for word, value in lexicon.mapping("grammar", "numbers").items() if int(value) == count)


def nominal(noun: str) -> str:
    """The action that a noun stands for (`removal` is remove)."""
    return str(lexicon.mapping("verbs", "nominal", "forms")[noun])


def weightless() -> tuple[str, ...]:
    """The lists of `grammar.yaml` whose words limit nothing."""
    return tuple(lexicon.mapping("grammar", "weightless"))


def companion(phrase: str) -> str | None:
    """The glob of the files that a companion lies in."""
    return _companions().get(phrase.lower())


def brought_where(files: str) -> tuple[str, ...]:
    """The files of which alone a companion is asked; none where it is asked of all."""
    return tuple(str(part["where"]) for part in lexicon.mapping("companions").values() if part["with"] == files and "where" in part)


@cache
def _companions() -> dict[str, str]:
    return {phrase: str(part["with"]) for part in lexicon.mapping("companions").values() for phrase in part["words"]}


def neighbours(one: str, other: str) -> bool:
    """Whether one project could take either of two technologies: a language or a registry has both, or one of them is of none."""
    homes = [_homes(lexicon.mapping("technologies", name)) for name in (one, other)]
    return not all(homes) or bool(homes[0] & homes[1])


def under(names: Iterable[str]) -> frozenset[str]:
    """What technologies are built on, and their users have to do with as well: who takes `shadcn` imports `radix`."""
    known = [group.get("under", {}) for group in lexicon.mapping("families").values()]
    return frozenset(one for name in names for built in known for one in built.get(name, ()))


def others(names: tuple[str, ...], named: tuple[str, ...]) -> tuple[str, ...]:
    """Which of several technologies are none that is named and, where one of those is, could be taken in its place."""
    own = [name for name in named if name in names]
    spared = {*named, *under(named)}
    return tuple(name for name in names if name not in spared and (not own or any(neighbours(one, name) for one in own)))


def of_package(package: str) -> str | None:
    """The technology that a package brings (`lucide-svelte` is lucide)."""
    return _packages().get(package)


@cache
def _packages() -> dict[str, str]:
    """The first technology that each package brings."""
    found: dict[str, str] = {}
    for name, tool in lexicon.mapping("technologies").items():
        imported = [one for names in tool.get("imports", {}).values() for one in names]
        for package in (*imported, *(one.partition(":")[2] for one in tool.get("dependencies", ()))):
            found.setdefault(package, name)
    return found


def _homes(tool: dict[str, Iterable[str]]) -> set[str]:
    return {name.partition(":")[0] for name in tool.get("dependencies", ())} | {*tool.get("imports", ()), *tool.get("calls", ())}
