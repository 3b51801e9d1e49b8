"""`keeper://` addresses: `keeper://decisions/ADR-017`, `keeper://seeds/frontend#Button`, `keeper://docs/guide.md`, `keeper://state/branch`.

An address names something of this repository and nothing outside it. Must not know whether the thing exists."""

from __future__ import annotations

import re

from keeper_validate.errors import KeeperError
from keeper_validate.values import dataclass

SCHEME = "keeper://"
KINDS = ("decisions", "seeds", "docs", "state")
_LONGEST = 1000
_ENCODED = re.compile(rb"%([0-9A-Fa-f]{2})")
_PLAIN = re.compile(r"[A-Za-z0-9._~/:@!$&'()*,;=+{}\[\]-]")


@dataclass(frozen=True, slots=True)
class Uri:
    """An address: `kind` is one of KINDS; `name` a decision, a seed file's stem, a path below `docs/` or the name of a state, and empty
    where all of the kind are meant; `entry` is the seed (or the heading) within it."""

    kind: str
    name: str = ""
    entry: str = ""

    def __str__(self) -> str:
        return SCHEME + self.kind + (f"/{_encoded(self.name)}" if self.name else "") + (f"#{_encoded(self.entry)}" if self.entry else "")


def is_uri(text: str) -> bool:
    """Whether a text is meant as such an address."""
    return text.strip().lower().startswith(SCHEME)


def parse(text: str) -> Uri:
    """The address that a text writes down; a seed's entry may stand behind `#` or behind another `/`."""
    written = text.strip()
    if not is_uri(written):
        raise _refused(text, f"it begins with {SCHEME}")
    path, _, fragment = written[len(SCHEME):].partition("#")
    kind, _, name = path.partition("/")
    kind, name, entry = kind.lower(), _decoded(name, text).rstrip("/"), _decoded(fragment, text)
    if kind not in KINDS:
        raise _refused(text, f"behind {SCHEME} stands one of {', '.join(KINDS)}")
    if kind == "seeds" and not entry:
        name, _, entry = name.partition("/")
    if len(written) > _LONGEST or not (name + entry + "-").isprintable():
        raise _refused(text, "it is a line of at most 1000 printable characters")
    if _leaves(name) or (kind == "seeds" and "/" in name):
        raise _refused(text, "it names something within its own folder, without `..`, `\\` or a leading `/`")
    return Uri(kind, name, entry)


def _leaves(name: str) -> bool:
    return "\\" in name or (name != "" and not {"", ".", ".."}.isdisjoint(name.split("/")))


def _decoded(text: str, whole: str) -> str:
    try:
        return _ENCODED.sub(lambda found: bytes((int(found[1], 16),)), text.encode()).decode()
    except UnicodeError as error:
        raise _refused(whole, "what is behind its % signs is UTF-8") from error


def _encoded(text: str) -> str:
    return "".join(char if _PLAIN.match(char) else "".join(f"%{byte:02X}" for byte in char.encode()) for char in text)


def _refused(text: str, rule: str) -> KeeperError:
    return KeeperError(f"{text.strip()[:80]!r} is no address of a resource: {rule}, such as keeper://decisions/ADR-017.")
