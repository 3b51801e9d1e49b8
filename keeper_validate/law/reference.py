"""How people name a thing in a decision: `Button.primary`, `user_status enum`, `GET /api/x (note)`, `Card component (src/card.tsx) - why`.

Must not know whether the thing exists."""

from __future__ import annotations

import re
from functools import lru_cache

from keeper_validate import shipped
from keeper_validate.law.fields import folded
from keeper_validate.values import dataclass, replace

_TAIL = re.compile(r"\s+[-–—]\s+")
_PAREN = re.compile(r"\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*\Z")
_NAME = re.compile(r"[A-Za-z_$@][\w$.:@-]*\Z")
_PATH = re.compile(r"[\w@.*{}\[\]$+~-]+(?:/[\w@.*{}\[\]()$+~-]+)*/?\Z")
# how a procedure is called, and its dotted path
_CALLED, _PROCEDURE = frozenset({"QUERY", "MUTATION", "SUBSCRIPTION"}), re.compile(r"\w+(?:\.\w+)+")
_PARAMETER = re.compile(r":([A-Za-z_]\w*)\??|<(?:[^<>:]+:)?([A-Za-z_]\w*)>|\[(?:\.\.\.)?([A-Za-z_]\w*)\]")


@dataclass(frozen=True, slots=True)
class Reference:
    """What a text names: `name` is empty where it is prose; `note` is everything that is not the name."""

    name: str
    part: str | None = None
    kind: str | None = None
    location: str | None = None
    note: str = ""


@lru_cache(maxsize=1)
def _kinds() -> dict[str, str | None]:
    return dict(shipped.data("rules/lexicon/seed_types")["kinds"])


def kind_of(word: str) -> str | None:
    """The element kind that a type word means (`components`, `API route`), if it means one."""
    key = folded(word)
    return _kinds().get(key) or _kinds().get(key.removesuffix("s"))


def route_name(text: str) -> str | None:
    """`get /users/:id` as `GET /users/{id}`, `QUERY user.byId` as it is; nothing where the text is no method and path."""
    method, _, path = text.strip().partition(" ")
    if method in _CALLED and _PROCEDURE.fullmatch(path.strip()):
        return text.strip()
    if method.upper() not in shipped.data("rules/lexicon/seed_types")["methods"] or not path.strip().startswith("/"):
        return None
    return f"{method.upper()} {route_path(path.strip().split()[0])}"


def route_path(path: str) -> str:
    """A route path with its parameters as `{name}`."""
    return _PARAMETER.sub(lambda found: "{" + (found[1] or found[2] or found[3]) + "}", path)


def looks_like_path(text: str) -> bool:
    """Whether a text names a file or folder inside the repository: `src/ui/card.tsx`, `main.go`, `ios/`, `hooks/pre-convoy`."""
    if not _PATH.match(text) or text.startswith("~") or ".." in text.split("/"):
        return False
    return is_file(text) or ("/" in text and all(not part[:1].isupper() for part in text.split("/")))


def is_file(text: str) -> bool:
    """Whether a text is certainly a path: it ends like a file, or in `/`."""
    if not _PATH.match(text):
        return False
    _, dot, suffix = text.rpartition("/")[2].rpartition(".")
    return text.endswith("/") or (bool(dot) and suffix.lower() in shipped.data("rules/lexicon/seed_types")["suffixes"])


def paths_in(text: str) -> tuple[str, ...]:
    """The paths of a scope: `internal/mail.go + src/mail.ts`, `src/ui/card.tsx (shared)`."""
    words = re.split(r"\s+\+\s+|\s*[,;]\s*|\s+and\s+|\s*&\s*", _PAREN.sub("", text.strip()))
    return tuple(piece.strip("`'\" ").removeprefix("./") for piece in words if looks_like_path(piece.strip("`'\" ").removeprefix("./")))


def reference(text: str) -> Reference:
    """What a text names, as far as it is certain; the rest is kept as its note."""
    head, note = _untailed(text.strip())
    location, glossed = None, None
    while found := _PAREN.search(head):
        head, inside = head[:found.start()].strip(), found[1].strip()
        word = re.split(r"[:,;]?\s", inside)[0]
        location = location or (word if is_file(word) else None)
        glossed = kind_of(inside)
        note = "; ".join(piece for piece in (inside if inside != location and not glossed else "", note) if piece)
    named = _named(head.strip("`'\" "), location, note, text)
    return replace(named, kind=glossed) if glossed and named.name and not named.kind else named


def _untailed(text: str) -> tuple[str, str]:
    """The text before ` - `, ` – ` or ` — ` outside parentheses, and what follows."""
    for found in _TAIL.finditer(text):
        before = text[:found.start()]
        if before.count("(") == before.count(")"):
            return before, text[found.end():].strip()
    return text, ""


def _named(head: str, location: str | None, note: str, text: str) -> Reference:
    route = route_name(head)
    if route and len(head.split()) == 2:
        return Reference(route, None, "route", location, note)
    if looks_like_path(head):
        return Reference(head, None, None, head, note)
    prefix, _, rest = head.partition(":")
    if rest and folded(prefix) in _kinds() and _NAME.match(rest.strip()):
        return _parted(rest.strip(), kind_of(prefix), location, note)
    words = head.split()
    kind: str | None = None
    while len(words) > 1 and (folded(words[-1]) in _kinds() or folded(words[-1]).removesuffix("s") in _kinds()):
        kind = kind or kind_of(words[-1])
        words.pop()
    if len(words) == 1 and (found := route_name(f"ANY {words[0]}")) and kind == "route":
        return Reference(found.removeprefix("ANY "), None, kind, location, note)
    if len(words) == 1 and _NAME.match(words[0]):
        return _parted(words[0], kind, location, note)
    quoted = re.findall(r"`([^`\s]+)`", text)
    if len(quoted) != 1:
        return Reference("", note=text)
    return Reference(quoted[0], None, kind, location, text)


def _parted(name: str, kind: str | None, location: str | None, note: str) -> Reference:
    """`Button.primary` is a part of Button; `telemetry.Collector` is Collector of a package."""
    if "." not in name or kind in shipped.data("rules/lexicon/seed_types")["dotted"]:
        return Reference(name, None, kind, location, note)
    owner, _, part = name.partition(".")
    if owner[:1].islower() and part[:1].isupper() and "." not in part:
        return Reference(part, None, kind, location, note)
    return Reference(owner, part, kind, location, note)
