"""The query files of a rules folder: which are needed for a source, and the one compiled query that holds them.

A rule file is `rules/<folder>/<framework>.scm`. A first comment `; needs: word word` says that the file can only match in a source that
contains one of the words; without it the file is always needed. Must not know what a match means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from tree_sitter import Query

from keeper_validate import shipped
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import Language, queried_as
from keeper_validate.extract.matching.alone import Asked
from keeper_validate.extract.matching.living import lives, sought
from keeper_validate.extract.matching.patterns import BUILT, Held, Page, Texts, all_of, page, restored
from keeper_validate.extract.matching.picks import Picks, picks
from keeper_validate.extract.matching.reach import asked
from keeper_validate.extract.matching.untyped import untyped
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class RuleFile:
    """One framework's rules; `by_words` are the shapes of its patterns by the words that they ask for, as many ask for the same; `parts`
    are what some of them need besides."""

    framework: str
    page: Page
    by_words: tuple[tuple[tuple[tuple[bytes, ...], ...], frozenset[str]], ...]
    parts: frozenset[tuple[bytes, ...]]

    def may_match(self, language: Language, found: frozenset[bytes]) -> bool:
        """Whether the rules are for a language, and a word that they need was found in a source."""
        needs, only = self.page.needs, self.page.only
        return (not only or language.name in only) and (not needs or not found.isdisjoint(needs))


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a match says: the framework whose rule it is, what a source has to need for it, the rule's settings, and of these what can be
    tested in the file itself and what is picked from arguments."""

    framework: str
    part: str
    settings: tuple[tuple[str, str], ...]
    asked: tuple[Asked, ...]
    picks: Picks | None


@dataclass(frozen=True, slots=True)
class Needed:
    """The frameworks whose rules can match in a source, with the parts of them that need words of their own, and the shapes of those rules
    that can; where all sources of a tree are known, `written` are the names in it that rules ask for."""

    frameworks: frozenset[str] = frozenset()
    shapes: frozenset[str] = frozenset()
    written: frozenset[bytes] | None = None

    def joined(self, other: Needed) -> Needed:
        """What either of two sources of one tree needs."""
        return Needed(self.frameworks | other.frameworks, self.shapes | other.shapes, self.written)

    def holds(self, other: Needed) -> bool:
        """Whether all that another source of the tree needs is among this."""
        return other.frameworks <= self.frameworks and other.shapes <= self.shapes


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One compiled query for a language: for each pattern index all that a match of it means, as rules of one shape are matched once;
    `asked_for` are the packages that rules ask for, by what a source has to need for them."""

    query: Query
    meanings: tuple[tuple[Meaning, ...], ...]
    asked_for: Mapping[str, frozenset[str]]

    def packages(self, wanted: Iterable[str]) -> frozenset[str]:
        """The packages that the rules of some frameworks ask for."""
        return frozenset().union(*(self.asked_for.get(part, ()) for part in wanted))


@cache
def rule_files(folder: str) -> tuple[RuleFile, ...]:
    """All rule files of a folder, by name."""
    put_aside = shipped.built(f"rules/{folder}/{BUILT}")
    if put_aside is not None:
        return tuple(_rule_file(stem, restored(plain)) for stem, plain in put_aside.items())
    return tuple(_rule_file(stem, page(shipped.text(f"rules/{folder}/{stem}.scm"))) for stem in shipped.names(f"rules/{folder}", ".scm"))


def _rule_file(stem: str, read: Page) -> RuleFile:
    found: dict[tuple[tuple[bytes, ...], ...], set[str]] = {}
    for pattern in read.patterns:
        found.setdefault(pattern.words, set()).add(pattern.shape)
    parts = frozenset(pattern.needs for pattern in read.patterns if pattern.needs)
    return RuleFile(stem, read, tuple((words, frozenset(shapes)) for words, shapes in found.items()), parts)


def needed(language: Language, held: Held) -> Needed:
    """What can match in a source that holds this."""
    return _needed(language, held.which(_texts(language.rules)))


@cache
def _texts(folder: str) -> Texts:
    """All that the rules of a folder need a source to hold."""
    files = rule_files(folder)
    needs = (need for file in files for need in file.page.needs)
    return Texts((*needs, *(word for file in files for words, _ in file.by_words for either in words for word in either)))


@cache
def unworded(folder: str, written: frozenset[bytes] | None = None) -> frozenset[str]:
    """The shapes of the rules of a folder that match whatever words a source holds, and so the more often; where it is known what is
    written in a tree, of those that can mean anything there."""
    listed = (pattern for file in rule_files(folder) for pattern in file.page.patterns)
    often = (pattern for pattern in listed if all(b"" in either for either in pattern.words))
    return frozenset(pattern.shape for pattern in often if written is None or lives(pattern.settings, written))


@cache
def asked_names(folder: str) -> tuple[frozenset[bytes], frozenset[bytes]]:
    """The first and the last words of the names that the rules of a folder ask for."""
    listed = (pattern for file in rule_files(folder) for pattern in file.page.patterns)
    names = frozenset(name for pattern in listed for asked in sought(pattern.settings) for name in asked)
    return frozenset(first for first, _ in names), frozenset(last for _, last in names)


@lru_cache(maxsize=4096)
def _needed(language: Language, found: frozenset[bytes]) -> Needed:
    files = [file for file in rule_files(language.rules) if file.may_match(language, found)]
    shapes = (shapes for file in files for words, shapes in file.by_words if all_of(words, found))
    parts = (_part(file.framework, needs) for file in files for needs in file.parts if not found.isdisjoint(needs))
    return Needed(frozenset((*(file.framework for file in files), *parts)), frozenset().union(*shapes))


def _part(framework: str, needs: tuple[bytes, ...]) -> str:
    """What a source that holds a word of `needs` needs of a framework; without any, the framework."""
    return b" ".join((framework.encode(), *needs)).decode()


@cache
def _meaning(framework: str, needs: tuple[bytes, ...], settings: tuple[tuple[str, str], ...]) -> Meaning:
    return Meaning(framework, _part(framework, needs), settings, asked(settings), picks(settings))


def ruleset(language: Language, wanted: Needed) -> Ruleset:
    """The compiled rules of some frameworks for a language; kept for the life of the process, as compiling costs more than matching."""
    return _ruleset(queried_as(language), wanted)


@cache
def _ruleset(language: Language, wanted: Needed) -> Ruleset:
    shapes: dict[str, list[Meaning]] = {}
    packages: dict[str, set[str]] = {}
    for file in rule_files(language.rules):
        for pattern in file.page.patterns if file.framework in wanted.frameworks else ():
            if pattern.shape in wanted.shapes:
                meaning = _meaning(file.framework, pattern.needs, pattern.settings)
                packages.setdefault(meaning.part, set()).update(head for one in meaning.asked for head in one.heads)
                if wanted.written is None or lives(pattern.settings, wanted.written):
                    shapes.setdefault(pattern.shape, []).append(meaning)
    query = Query(grammar(language), "\n".join(untyped(language.rules, shape) for shape in shapes))
    return Ruleset(query, tuple(map(tuple, shapes.values())), {part: frozenset(heads) for part, heads in packages.items()})
