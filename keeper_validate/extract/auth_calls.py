"""The calls of authentication primitives in a module: tokens, passwords, sessions.

Which names are primitives is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.asking import is_guard
from keeper_validate.extract.expression import Entries, Expression, Items, Literal, Name, Text, plain
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Mention, Module
from keeper_validate.extract.uses import CALLED, Qualify, prefixes, qualified
from keeper_validate.extract.vocabulary import Vocabulary, key_words, unversioned, vocabulary

# Not called here, but given to what will call it: an argument, a member of an object, a parameter's default.
_HANDED = ("passed", "kept")
_KEY_WORD = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])")


def auth_calls(path: str, module: Module, qualify: Qualify) -> Iterator[Element]:
    """The calls of primitives of authentication, each at its place."""
    known = vocabulary(named(module.language).rules)
    for mention in module.mentions:
        if mention.name.rpartition(".")[2] in _overriding():
            yield from _overridden(path, module, mention)
        if mention.use not in CALLED and mention.use not in _HANDED:
            continue
        callee, primitive = _primitive(mention, module, known, qualify)
        if primitive is not None and (mention.use in CALLED or callee in known.auth):
            written = mention.name.replace("()", "")
            facets = (
                Facet("primitive", primitive), Facet("callee", written), Facet("within", enclosing(mention.within)),
                *(Facet("of", whole) for whole in _whole() if callee.startswith(f"{whole}.")), *lax(mention),
            )
            yield Element("auth_call", short(callee), path, mention.line, mention.end_line, module.language, exported=False, facets=facets)


def lax(mention: Mention) -> tuple[Facet, ...]:
    """What a call is given that keeps it from refusing: `options={"verify_signature": False}`, `algorithms=["none"]`."""
    given = (*mention.keywords, *(entry for one in mention.arguments if isinstance(one, Entries) for entry in one.entries))
    inner = (entry for _, one in given if isinstance(one, Entries) for entry in one.entries)
    known = shipped.data("rules/lexicon/auth")["lax"]
    return tuple(
        Facet("lax", f"{key}={plain(each)}")
        for key, value in (*given, *inner) for each in (value.values if isinstance(value, Items) else (value,))
        if isinstance(each, Literal | Text) and plain(each).lower() in known.get(key.lower(), ())
    )


def _overridden(path: str, module: Module, mention: Mention) -> Iterator[Element]:
    """Guards in whose place an application puts something else."""
    for key in mention.arguments:
        name = plain(key)
        if isinstance(key, Name) and is_guard(name):
            facets = (
                Facet("primitive", "override"), Facet("callee", mention.name), Facet("within", enclosing(mention.within)),
                Facet("lax", f"{name} replaced"),
            )
            yield Element(
                "auth_call", short(mention.name), path, mention.line, mention.end_line, module.language, exported=False, facets=facets
            )


def short(callee: str) -> str:
    """A qualified name as people write it: `jwt.encode`, `OAuth2PasswordBearer`, `cookies.get`."""
    parts = callee.rpartition("/")[2].replace("()", "").split(".")
    return parts[-1] if parts[-1][:1].isupper() and "/" not in callee else ".".join(parts[-2:])


def enclosing(within: str) -> str:
    """The nearest definition that has a name of its own."""
    return within.partition(".@")[0] if not within.startswith("@") else ""


def _primitive(mention: Mention, module: Module, known: Vocabulary, qualify: Qualify) -> tuple[str, str | None]:
    meant = qualified(mention, qualify)
    # a repository can hold the library itself; what is imported by its name is meant
    starred = (unversioned(f"{star.module}.{mention.name}") for star in module.stars if meant == mention.name)
    for callee in dict.fromkeys((meant, _as_imported(mention.name, module), *starred)):
        for name in (callee, *(f"{prefix}.*" for prefix in prefixes(callee))):
            if name in known.auth:
                return callee, known.auth[name]
        if callee in known.keyed:
            return callee, known.keyed[callee] if _credential(mention.arguments) else None
    if meant != mention.name and "#" not in meant and "()" not in meant:
        return meant, None
    for name in _suffixes(mention.name.replace("()", "")):
        if name in known.written:
            return name, known.written[name]
        if name in known.keyed_written:
            return name, known.keyed_written[name] if _credential(mention.arguments) else None
    return meant, None


def _as_imported(name: str, module: Module) -> str:
    head, _, rest = name.partition(".")
    for item in module.imports:
        if item.local == head and not item.module.startswith("."):
            return unversioned(".".join(part for part in (item.module, item.member, rest) if part))
    return name


def _suffixes(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.partition(".")[2]


def _credential(arguments: tuple[Expression, ...]) -> bool:
    """Whether the key of a session or a cookie is named like a credential; a call without a key concerns all of them."""
    if not arguments:
        return True
    key = arguments[0]
    if isinstance(key, Entries):
        key = next((value for name, value in key.entries if name == "name"), key)
    words = {word.lower() for word in _KEY_WORD.findall(plain(key))}
    return not words.isdisjoint(key_words())


@cache
def _whole() -> tuple[str, ...]:
    known = shipped.data("rules/lexicon/auth")
    return (*known["whole"], *known["given"])


@cache
def _overriding() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["overriding"])
