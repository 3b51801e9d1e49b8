"""Clients of data stores that one file of a project makes and others import: who imports one uses the store without naming its library.

Must not know any library: `rules/lexicon/clients.yaml` does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Name
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Import, Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.extract.vocabulary import Vocabulary, vocabulary

_DEPTH = 3
_LAST = re.compile(r"[./#]")


def clients(path: str, module: Module, resolver: Resolver) -> Iterator[tuple[str, Import]]:
    """The technologies whose clients a file imports from other files of the tree, each with the import."""
    family = named(module.language).rules
    for item in module.imports if _makers(family) else ():
        if item.type_only or not item.local or not _named_like_one(item.local, item.module):
            continue
        if resolver.leads_to(path, module, item.module) is None:
            continue
        technology = _handed(resolver.follow(path, item.scope, item.local), family, resolver)
        if technology is not None:
            yield technology, item


def _handed(target: Target, family: str, resolver: Resolver) -> str | None:
    """The technology of the client that a file hands to who imports it: a value, a value's type, or a function named as one."""
    definition = target.definition if isinstance(target, Site) and not target.rest else None
    if not isinstance(target, Site) or definition is None or definition.form not in ("value", "annotation", "function"):
        return None
    given = definition.annotation if definition.form == "annotation" else definition.value
    inside = definition.name if definition.form == "function" else definition.name.rpartition(".")[0]
    # a module that hands out all it has as one object: `export default { client, query }`
    held = [value for key, value in given.entries if _words().search(key)] if isinstance(given, Entries) else [given]
    return next((told for one in held if one is not None and (told := _technology(target.path, inside, one, family, resolver))), None)


def _technology(path: str, scope: str, given: Expression, family: str, resolver: Resolver, depth: int = 0) -> str | None:
    """The technology that an expression gives a client of: it makes one, or hands something that does to what keeps it."""
    technology = _made_by(resolver.qualified(path, scope, given), family)
    if technology is not None or depth > _DEPTH or not isinstance(given, Call):
        return technology
    for argument in (given.function, *given.arguments):
        target = resolver.target(path, scope, argument) if isinstance(argument, Inline | Name) else None
        if not isinstance(target, Site) or target.definition is None or target.definition.value is None:
            continue
        rest = f".{target.rest}" if target.rest else ""
        if _is_client(rest) and (rest or isinstance(argument, Inline)):
            technology = _technology(target.path, target.definition.name, target.definition.value, family, resolver, depth + 1)
            if technology is not None:
                return technology
    return None


def _made_by(made: str, family: str) -> str | None:
    """The technology whose maker a qualified name begins with: `@prisma/client.PrismaClient().$extends()`."""
    maker, _, rest = made.partition("()")
    if not maker or "#" in maker or not _is_client(rest):
        return None
    known = vocabulary(family)
    for technology in _makers(family).get(_LAST.split(maker)[-1], ()):
        if _is_of(technology, maker, known):
            return technology
    return None


def _is_of(technology: str, maker: str, known: Vocabulary) -> bool:
    """Whether a maker comes from the technology's library, or is called like nothing else (a client generated into the project)."""
    last = _LAST.split(maker)[-1]
    if any(evidence.technology == technology and evidence.form == "constructor" for evidence in known.evidence.get(last, ())):
        return True
    ends = [match.start() for match in _LAST.finditer(maker)]
    return any(technology in known.modules.get(maker[:end], ()) for end in ends)


def _is_client(rest: str) -> bool:
    """Whether what follows a client gives one again (`.$extends()`), and not what it found (`.user.findMany()`)."""
    return _still().fullmatch(rest) is not None


@lru_cache(maxsize=32768)
def _named_like_one(local: str, module: str) -> bool:
    """Whether an import is named as a client is; the same ones stand in many files."""
    search = _words().search
    return search(local) is not None or search(module) is not None


@cache
def _words() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/clients")["words"])


@cache
def _still() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/clients")["still"])


@cache
def _makers(family: str) -> Mapping[str, tuple[str, ...]]:
    """Technologies by the last word of what makes a client of them."""
    found: dict[str, list[str]] = {}
    for technology, families in shipped.data("rules/lexicon/clients")["made_by"].items():
        for maker in families.get(family, ()):
            found.setdefault(maker, []).append(technology)
    return {maker: tuple(technologies) for maker, technologies in found.items()}
