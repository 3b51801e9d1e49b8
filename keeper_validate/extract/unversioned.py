"""What a library's name is without what does not tell it: versions, where it is fetched from, what it was once called.

Must not know which library it is."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from keeper_validate import shipped

_UNSAID = re.compile(r"/v[0-9]+(?=$|[/.])|\.default(?=[.(]|$)")
_DOUBLED = re.compile(r"\b([A-Z]\w*)\.\1(?=[.(]|$)")
# Where a package is fetched from, its version, and the file of it that is its start, are no part of its name.
_FETCHED = re.compile(r"^(?:npm:/?|jsr:/?|(?:[\w.-]*/)*?node_modules/)|(?<=\w)@[~^]?[0-9]+(?:\.[0-9]+)*(?=$|[/.])|/index\.[cm]?js(?=$|\.)")


@lru_cache(maxsize=8192)
def unversioned(qualified: str) -> str:
    """A qualified name with dots, without a major version, a default member, and the second name of a type that is its own module; what
    a file of the tree defines (`api/v1/tokens.py#make`) is called as its path is."""
    if qualified.find("#") > 0:
        return qualified
    own = qualified
    if "@" in own or ":" in own or "/" in own:
        own = _FETCHED.sub("", _served().sub("", own) if own.startswith("http") else own)
    if own.startswith(tuple(_formerly())):
        own = next(now + own[len(then):] for then, now in _formerly().items() if own.startswith(then))
    return _DOUBLED.sub(r"\1", _UNSAID.sub("", own.replace("::", ".").replace("\\", ".")))


@cache
def _served() -> re.Pattern[str]:
    """The address of a host that hands out packages, up to the name of one."""
    hosts, before = (shipped.data("rules/lexicon/hosts")[key] for key in ("serving", "before_packages"))
    return re.compile(rf"https?://(?:{'|'.join(map(re.escape, hosts))})/(?:{'|'.join(before)})?")


@cache
def _formerly() -> dict[str, str]:
    """What modules were once called, and are called since."""
    formerly: dict[str, str] = shipped.data("rules/lexicon/auth")["formerly"]
    return formerly
