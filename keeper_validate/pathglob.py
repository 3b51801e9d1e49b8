"""Path globs as people write them: `*` and `?` stay inside one segment, `**` crosses them, `{a,b}` is either; a bare name or a
folder ending in `/` matches at any depth and everything below it. Must not touch the disk."""

from __future__ import annotations

import re
from functools import lru_cache

_STARS = re.compile(r"\*{3,}")
_FOLDERS = re.compile(r"(?:\*\*/){2,}")


_WORDED = re.compile(r"\*\*/(?:[a-z_-]+|\{[A-Za-z_,-]+\})/\*\*")
_WILD = re.compile(r"\*\*/|\*|\?|\{[^{}]*\}")


@lru_cache(maxsize=1024)
def _compiled(glob: str) -> re.Pattern[str]:
    return re.compile(rf"{_expression(glob)}(?:/.*)?\Z", re.DOTALL)


@lru_cache(maxsize=64)
def _told(globs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Globs, each with a text that every path which it names holds: a search for that spares most of them being compiled."""
    return tuple((_certain(glob.strip().removeprefix("./").removeprefix("/")), glob) for glob in globs)


def _certain(text: str) -> str:
    pieces = _WILD.split(text)
    return max(pieces, key=len) if not any("{" in piece or "}" in piece for piece in pieces) else ""


def _expression(glob: str) -> str:
    # A run of wildcards says no more than one, and costs the matcher as many times its time.
    text = _FOLDERS.sub("**/", _STARS.sub("**", glob.strip())).removeprefix("./")
    if text.endswith("/"):
        text += "**"
    if "/" not in text:
        text = "**/" + text
    return _translate(text.removeprefix("/"))


def _translate(text: str) -> str:
    out, index, depth = "", 0, 0
    while index < len(text):
        char = text[index]
        if text.startswith("**/", index):
            out += "(?:.*/)?"
            index += 3
            continue
        if text.startswith("**", index):
            out += ".*"
            index += 2
            continue
        if char == "{" and _closes(text, index):
            depth += 1
            out += "(?:"
        elif char == "}" and depth:
            depth -= 1
            out += ")"
        elif char == "," and depth:
            out += "|"
        else:
            out += {"*": "[^/]*", "?": "[^/]"}.get(char, re.escape(char))
        index += 1
    return out


def _closes(text: str, opening: int) -> bool:
    """Whether a brace has its partner; one that has none stands for itself."""
    depth = 0
    for char in text[opening:]:
        depth += {"{": 1, "}": -1}.get(char, 0)
        if not depth:
            return True
    return False


def matches(path: str, glob: str) -> bool:
    """Whether a repository path is what a glob names, or lies below it."""
    return _compiled(glob).match(path) is not None


def matches_any(path: str, globs: tuple[str, ...]) -> bool:
    """Whether any of the globs names the path."""
    return any(text in path and matches(path, glob) for text, glob in _told(globs))


def lies_in(path: str, globs: tuple[str, ...]) -> bool:
    """As `matches_any`; a folder that is called by a word at any depth (`**/controllers/**`) is `Controllers/` as well, where a language
    writes it so, and `Shop.Controllers/`, where it writes a namespace in front."""
    if matches_any(path, globs):
        return True
    folder, _, name = path.rpartition("/")
    low = folder.lower()
    if folder == low:
        return False
    bare = "/".join(one.rpartition(".")[2] for one in low.split("/"))
    return any(_WORDED.fullmatch(glob) and any(matches(f"{one}/{name}", glob) for one in {low, bare}) for glob in globs)


def listed(globs: str | None) -> tuple[str, ...]:
    """The globs of a text that lists them with commas between, of which none divides what stands in braces."""
    return tuple(part for part in re.split(r",(?![^{]*\})", globs or "") if part)


_BEGINNING, _END, _BUT_FOR = "/^\\S+ ", "(\\/|$)", "|^(?!"


def path_ends(target: str) -> str | None:
    """What the paths of routes end in by a target, `.json`; None where it says anything else."""
    found = re.fullmatch(r"/\\(\.\w+)\$/", target)
    return found[1] if found is not None else None


def path_starts(pattern: str) -> tuple[str, ...]:
    """What the routes begin with that a pattern of the compiler asks for, `/api` of `/^\\S+ \\/api(\\/|$)/`; none for any other pattern."""
    asked = pattern.partition(_BUT_FOR)[0].removesuffix("/")
    if not asked.startswith(_BEGINNING) or not asked.endswith(_END):
        return ()
    body = asked[len(_BEGINNING) : -len(_END)]
    several = body.startswith("(?:") and body.endswith(")")
    found = [_starts(part) for part in (body[3:-1] if several else body).split("|")]
    return tuple(start for starts in found for start in starts) if all(found) else ()


def _starts(part: str) -> tuple[str, ...]:
    """The path that a part of a pattern spells out; a second one, where `/api` may stand before it."""
    spelled = part.removeprefix(r"(?:\/api)?")
    path = re.sub(r"\\(.)", r"\1", spelled.replace(r"[^\/]+", "*"))
    if not re.fullmatch(r"[\w\-/.{}*:]+", path):
        return ()
    return (path,) if part == spelled else (path, f"/api{path}")
