"""The calls of authentication primitives in a module: tokens, passwords, sessions.

Which names are primitives is the lexicon's to say. Must not look at syntax."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.authentication.asking import is_guard
from keeper_validate.extract.authentication.cookie_keys import KEY_WORD, names_credential, shown
from keeper_validate.extract.authentication.hooks import asked_hooks
from keeper_validate.extract.authentication.names import speaks
from keeper_validate.extract.authentication.so_named import package_of, so_named
from keeper_validate.extract.expression import Entries, Items, Literal, Name, Text, plain
from keeper_validate.extract.indexed import called
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Mention, Module
from keeper_validate.extract.unversioned import unversioned
from keeper_validate.extract.uses import CALLED, Qualify, prefixes, qualified
from keeper_validate.extract.vocabulary import Vocabulary, vocabulary

# Not called here, but given to what will call it: an argument, a member of an object, a parameter's default.
# Languages whose imports only shorten a name: a module of the project's own may be called as that of the library which it stands on.
_SHORTENING = frozenset({"elixir"})
_HANDED = ("passed", "kept")
# How a module goes that no name is bound to.
_LOADING = "require:"


def auth_calls(path: str, module: Module, qualify: Qualify) -> Iterator[Element]:
    """The calls of primitives of authentication, each at its place."""
    known, around = vocabulary(named(module.language).rules), speaks(path)
    yield from _loaded(path, module, known)
    for mention in module.mentions:
        if mention.name.rpartition(".")[2] in _overriding():
            yield from _overridden(path, module, mention)
        if mention.use not in CALLED and mention.use not in _HANDED:
            continue
        callee, primitive = _primitive(mention, module, known, qualify, around)
        handed = mention.use not in CALLED
        if primitive is not None and not (handed and (callee not in known.auth or _is_base(mention, callee, module))):
            written = mention.name.replace("()", "")
            facets = (
                Facet("primitive", primitive), Facet("callee", written), Facet("within", enclosing(mention.within)),
                *(Facet("of", whole) for whole in _whole() if callee.startswith(f"{whole}.")), *lax(mention),
            )
            yield Element("auth_call", short(callee), path, mention.line, mention.end_line, module.language, exported=False, facets=facets)


def _loaded(path: str, module: Module, known: Vocabulary) -> Iterator[Element]:
    """What is loaded in the place where it is called or handed over: `register(require("@fastify/jwt"))`."""
    for item in module.imports:
        meant = unversioned(item.module)
        primitive = known.auth.get(meant) if item.local.startswith(_LOADING) else None
        if primitive is not None:
            facets = (Facet("primitive", primitive), Facet("callee", item.module), Facet("within", ""))
            yield Element("auth_call", short(meant), path, item.line, item.line, module.language, exported=False, facets=facets)


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
    parts = callee.rpartition("/")[2].replace("()", "").replace(".js.", ".").split(".")
    return parts[-1] if parts[-1][:1].isupper() and "/" not in callee else ".".join(parts[-2:])


def enclosing(within: str) -> str:
    """The nearest definition that has a name of its own."""
    return within.partition(".@")[0] if not within.startswith("@") else ""


def _primitive(mention: Mention, module: Module, known: Vocabulary, qualify: Qualify, around: bool) -> tuple[str, str | None]:
    meant = _meant(mention, qualify)
    # a repository can hold the library itself; what is imported by its name is meant
    starred = (unversioned(f"{star.module}.{mention.name}") for star in module.stars if meant == mention.name)
    imported = _as_imported(mention.name, module)
    besides = () if imported == meant or _is_typed(mention, module) else (imported,)
    for callee in dict.fromkeys((meant, *besides, *starred)):
        # what a call on the library's object gives is read on, which asks the library for nothing: `client.validate(code).accessToken()`
        opened = (f"{prefix}.*" for prefix in prefixes(callee) if callee[len(prefix):].count("()") <= 1)
        for name in (callee, *opened):
            if name in known.auth:
                return callee, known.auth[name] if known.auth[name] != "session" or _of_somebody(mention.name) else None
        if callee in known.keyed:
            return callee, known.keyed[callee] if _is_credential(callee, mention, module, around) else None
    told = _told(mention, module, meant)
    if told is not None:
        return meant, told
    owner, _, method = mention.name.replace("()", "").rpartition(".")
    if owner and f".{method}" in known.keyed_written:
        callee = f"{owner}.{method}"
        return callee, known.keyed_written[f".{method}"] if _is_credential(callee, mention, module, around) else None
    shortened = module.language in _SHORTENING and meant.endswith(f".{mention.name}")
    if meant != mention.name and "#" not in meant and "()" not in meant and not shortened:
        return meant, None
    for name in _suffixes(mention.name.replace("()", "")):
        alone = name in _alone() and name != mention.name
        if name in known.written and not alone and not ("#" in meant and name == mention.name and "." not in name):
            return name, known.written[name]
        # a name by itself is one that a framework binds, in every file
        if name in known.keyed_written and ("." in name or name == meant):
            return name, known.keyed_written[name] if _is_credential(name, mention, module, around) else None
    return meant, None


def _is_credential(callee: str, mention: Mention, module: Module, around: bool) -> bool:
    return names_credential(callee, mention, module, around or speaks(mention.within))


def _told(mention: Mention, module: Module, meant: str) -> str | None:
    """What a package that the module imports gives as its name says; what is read on of what a call gives asks it for nothing."""
    family = named(module.language).rules
    asked = mention.use in CALLED and "()" not in mention.name and "#" not in meant and meant.count("()") <= 1
    package = package_of(family, meant) if asked else None
    imported = (package_of(family, unversioned(one.module)) for one in module.imports) if package is not None else ()
    return so_named(family, meant, "()" in meant) if package in imported else None


def _meant(mention: Mention, qualify: Qualify) -> str:
    """What a mention refers to; what a function of the tree gives is what it makes: `adminClient().auth.signUp()`."""
    meant, (head, call, tail) = qualified(mention, qualify), mention.name.partition("()")
    made = qualify(f"{head}()", mention.within) if call and "#" in meant else ""
    return unversioned(made + tail) if made and "#" not in made else meant


def _is_base(mention: Mention, callee: str, module: Module) -> bool:
    """Whether a class stands on what a framework asks who somebody is: it is a service itself, and calls nothing by that."""
    if callee not in asked_hooks(named(module.language).rules):
        return False
    classes = (one for one in module.definitions if one.bases and one.line <= mention.line <= one.end_line)
    return any(plain(base).startswith(mention.name) for one in classes for base in one.bases)


def _is_typed(mention: Mention, module: Module) -> bool:
    """Whether what is called is a parameter that is said to be of a type, which is no library's."""
    head, parts = mention.name.partition(".")[0], mention.within.split(".")
    around = (one for depth in range(len(parts)) for one in called(module, ".".join(parts[: depth + 1])))
    return any(given.name == head and given.annotation is not None for one in around for given in one.parameters)


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


def _of_somebody(name: str) -> bool:
    """Whether what is called is not named as one that keeps how something is shown: `toastSessions.getSession`."""
    return shown().isdisjoint(word.lower() for word in KEY_WORD.findall(name.rpartition(".")[0]))


@cache
def _whole() -> tuple[str, ...]:
    known = shipped.data("rules/lexicon/auth")
    return (*known["whole"], *known["given"])


@cache
def _alone() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["written_alone"])


@cache
def _overriding() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["overriding"])
