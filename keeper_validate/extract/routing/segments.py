"""Segments of file paths as segments of route paths: `[id]`, `[...slug]`, `$id`, `_index`.

Pure text; must not know which framework asks."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from keeper_validate.extract.routing.inflection import singular

_BRACKETED = re.compile(r"\[\[?(?:\.\.\.)?([\w-]+)(?:=\w+)?\]\]?")
_CATCH_ALL = "[...]"
_HEX = re.compile(r"\[x\+([0-9a-f]{2})\]")
_DOTTED = re.compile(r"\[([^\]]*)\]|\.|[^.\[]+")
_GROUP = re.compile(r"\([^)]*\)")
_FRAME = re.compile(r"_|\(.*\)$")
_MARKED = re.compile(r"\{-?\$(\w*)\}|^\$(\w*)$")
_PLAIN = re.compile(r"\[([^\]]*)\]")
_LED = re.compile(r"^\$([\w-]+)")
_ROLE = re.compile(r"(?:route|index|page|layout|_.*|(.*)\.route)$")
_ANSWERING = "+api"
_HIDDEN = re.compile(r"\.(server|client|test|spec|stories)$|^__|^\.")


def brackets(parts: Sequence[str]) -> str | None:
    """`users/[id]/index` as `/users/{id}`."""
    kept = list(parts)
    if kept and kept[-1] == "index":
        kept.pop()
    kept = ["{wildcard}" if part == _CATCH_ALL else part for part in kept]
    return "/" + "/".join(_BRACKETED.sub(r"{\1}", _HEX.sub(lambda found: chr(int(found.group(1), 16)), part)) for part in kept)


def grouped(parts: Sequence[str]) -> str | None:
    """`(site)/teams(wide)/(all-teams)` as `/teams`: what stands in parentheses names a group, or the index of its folder."""
    return brackets([shown for part in parts if (shown := _GROUP.sub("", part))])


def answering(parts: Sequence[str]) -> str | None:
    """`(shop)/orders/[id]+api` as `/orders/{id}`; None for a file whose name does not say that it answers."""
    last = parts[-1] if parts else ""
    return grouped([*parts[:-1], last.removesuffix(_ANSWERING)]) if last.endswith(_ANSWERING) else None


def dollars(parts: Sequence[str]) -> str | None:
    """`users.$id_.edit`, `_auth/login`, `robots[.]txt`, `$lang[.]xml` as `/users/{id}/edit`, `/login`, `/robots.txt`, `/{lang}.xml`; None
    for a file that is no route."""
    if any(_HIDDEN.search(part) for part in parts):
        return None
    kept: list[str] = []
    for part in parts:
        for piece, escaped in _pieces(part):
            if escaped:
                kept.append(_LED.sub(r"{\1}", piece))
                continue
            # a folder whose files are routes as if they stood beside it: `api+/health.ts`
            name = piece.removesuffix("+").removesuffix("_").strip("()")
            if name == "$":
                kept.append("{splat}")
            elif name.startswith("$"):
                kept.append(f"{{{name[1:]}}}")
            elif name and not name.startswith("_") and name not in ("index", "route"):
                kept.append(name)
    return "/" + "/".join(kept)


def hybrid(parts: Sequence[str]) -> str | None:
    """As `dollars`, where a folder whose name ends with `+` holds routes, and any other is one by its `route`, `page` or `_name` alone."""
    if len(parts) < 2 or parts[-2].endswith("+"):
        return dollars(parts)
    role = _ROLE.match(parts[-1])
    return dollars([*parts[:-1], *filter(None, role.groups())]) if role is not None else None


def beside(parts: Sequence[str]) -> str | None:
    """As `dollars`, where what begins with `+` stands beside the routes and is none."""
    return dollars(parts) if not any(part.startswith("+") for part in parts) else None


def marks(parts: Sequence[str]) -> str | None:
    """`_auth/users/$id_/edit`, `(shop)/files/$` as `/users/{id}/edit`, `/files/{splat}`; None where the last segment is no part of the
    path, so that a frame is meant and not what stands in it."""
    if _FRAME.match(parts[-1]):
        return None
    shown = (part.removesuffix("_") for part in parts if part and not _FRAME.match(part))
    return "/" + "/".join(_MARKED.sub(lambda found: f"{{{found[1] or found[2] or 'splat'}}}", _PLAIN.sub(r"\1", part)) for part in shown)


def resources(parts: Sequence[str]) -> str | None:
    """`posts.comments` as `/posts/{post_id}/comments`: what stands before a dot is the resource around."""
    *around, last = "/".join(parts).split(".")
    above = (f"{one}/{{{singular(one.rpartition('/')[2]).replace('-', '_')}_id}}" for one in around)
    return "/" + "/".join((*above, last)).lstrip("/")


def _pieces(part: str) -> list[tuple[str, bool]]:
    """A name split at its dots, those in brackets taken as written."""
    found: list[tuple[str, bool]] = []
    whole, escaped = "", False
    for match in _DOTTED.finditer(part):
        if match.group() == ".":
            found.append((whole, escaped))
            whole, escaped = "", False
        elif match.group(1) is not None:
            whole, escaped = whole + match.group(1), True
        else:
            whole += match.group()
    found.append((whole, escaped))
    return found


def words(name: str) -> str:
    """A file's name as that of a component: `user-card` is UserCard."""
    parts = [part for part in re.split(r"[^A-Za-z0-9$]+", name) if part]
    return "".join(part[0].upper() + part[1:] for part in parts) or name


STYLES: dict[str, Callable[[Sequence[str]], str | None]] = {
    "brackets": brackets, "grouped": grouped, "dollars": dollars, "hybrid": hybrid, "beside": beside, "marks": marks,
    "resources": resources, "answering": answering,
}
