"""Packages that are libraries of authentication by their own names: `koa-generic-session`, `passport-doors`, `github.com/o1egl/paseto`.

Which words say so is the lexicon's. Must not know what a source does with such a package."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from keeper_validate import shipped
from keeper_validate.extract.spelled_like import Patterns, spelled_like

# Where a qualified name stops to be the package and begins to be what is taken of it, by the family of its language.
_PACKAGES = {
    "ecmascript": re.compile(r"(?:@[a-z0-9][\w-]*/)?[a-z0-9][\w-]*(?=$|[./()])"),
    "python": re.compile(r"[a-z]\w*(?=$|[.()])"),
    "go": re.compile(r"(?:[\w-]+\.)+\w+/[\w./-]*?[\w-]+(?=$|[.()][^/]*$)"),
    "rust": re.compile(r"[a-z]\w*(?=$|[.()])"),
}


def so_named(family: str, qualified: str, held: bool = False) -> str | None:
    """The class of primitives that the package of a qualified name gives as its name says; None where it says nothing of authentication,
    what is taken of it is none of its work, or the lexicon lists what counts, unless an object is `held` of which everything does."""
    package = package_of(family, qualified)
    if package is None:
        return None
    known, primitive = shipped.data("rules/lexicon/auth")["named_so"], told(family, package)
    if package in _listed(family) and not (family in known["held"] if held else primitive in known["entirely"]):
        return None
    if re.match(known["apart"], qualified[len(package):]):
        return None
    member = qualified[len(package):].replace("()", "").rpartition(".")[2]
    return primitive if not _patterns("spared").fit(member.replace("_", "").lower()) else None


def stands_on(family: str, qualified: str) -> bool:
    """Whether a class of a package that is named so makes what stands on it a service."""
    package = package_of(family, qualified)
    bases = shipped.data("rules/lexicon/auth")["named_so"]["bases"]
    return package is not None and told(family, package) is not None and re.search(bases, qualified[len(package):]) is not None


@lru_cache(maxsize=8192)
def package_of(family: str, qualified: str) -> str | None:
    """The package of a qualified name, or of an imported module."""
    pattern = _PACKAGES.get(family)
    found = pattern.match(qualified) if pattern is not None else None
    return found[0] if found is not None else None


@lru_cache(maxsize=8192)
def told(family: str, package: str) -> str | None:
    """The class of primitives that the name of a package tells."""
    known = shipped.data("rules/lexicon/auth")["named_so"]
    name = package.rpartition("/")[2] if family == "go" else package
    if _patterns("not").fit(package) or name in known["alone"]:
        return None
    return next((primitive for primitive, words in _words() if words.search(name)), None)


@cache
def _words() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((one, re.compile(words)) for one, words in shipped.data("rules/lexicon/auth")["named_so"]["words"].items())


@cache
def _listed(family: str) -> frozenset[str]:
    """The packages of which the lexicon lists what counts."""
    known = shipped.data("rules/lexicon/auth")
    modules = (module for part in ("calls", "by_hand", "keyed") for one in (known[part].get(family) or {}).values() for module in one)
    return frozenset(package for module in modules if (package := package_of(family, module)) is not None)


@cache
def _patterns(part: str) -> Patterns:
    return spelled_like(shipped.data("rules/lexicon/auth")["named_so"][part])
