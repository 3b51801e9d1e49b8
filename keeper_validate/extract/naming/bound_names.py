"""The names by which a file calls what it imports or holds: `f` for `fmt`, `s` for `os.system`, `q` for `db.query`, and what stands bare
as its module is opened (`import . "fmt"`). A file is read as text, by patterns that are data (`bound` in `rules/lexicon/spelling.yaml`).

Must not know who asks for a name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from keeper_validate import shipped

_ITEM = re.compile(r"\s*(?:type\s+)?([\w.$]+)(?:(?:\s+as\s+|\s*:\s*)([\w$]+))?\s*")
_HEAD = re.compile(r"\$?\w[\w$]*")
_STANDING = re.compile(r"(?<![\w$.])(?<!->)(?<!= )(?P<name>[A-Za-z_$][\w$]*)(?P<used>[ \t]*(?:\??\.|->|::|\())?")
_ROUNDS = 3


class Bound:
    """What the names of one file stand for, and the modules whose members stand there bare."""

    def __init__(self, path: str, text: str) -> None:
        self._text = text
        self._settled = False
        self._joint = "."
        self._names: dict[str, str] = {}
        self._held: dict[str, str] = {}
        self._opened: list[str] = []
        self._own: dict[str, bool] = {}
        held: dict[str, set[str]] = {}
        for joint, pattern in _patterns(path[path.rfind("."):].lower()):
            self._joint = joint
            for match in pattern.finditer(text):
                found = match.groupdict()
                if found.get("opened"):
                    self._opened.append(found["opened"])
                elif found.get("local") or found.get("taken"):
                    for name, whole in self._pairs(found, "local", "taken"):
                        held.setdefault(name, set()).add(whole)
                else:
                    self._names |= self._pairs(found, "name", "list")
        self._held = {name: min(whole) for name, whole in held.items() if len(whole) == 1 and name not in self._names}

    def in_full(self, name: str, called: bool, asked: Callable[[str], bool]) -> Iterator[str]:
        """A name that is asked for with what its first piece stands for in its place, as it is `called` as well."""
        head = _HEAD.match(name)
        if head is None or not any(map(asked, self._fulls(head[0], name[head.end():], called))):
            return
        # which names stand for nothing else takes a look at all of the file: it is worth it for what is asked for
        if self._held and not self._settled:
            alone = _bound_once(self._text)
            self._held = {local: whole for local, whole in self._held.items() if local in alone}
        self._settled = True
        for full in self._fulls(head[0], name[head.end():], called):
            if asked(full) and not self._is_hidden(name):
                yield full

    def _fulls(self, head: str, rest: str, called: bool) -> Iterator[str]:
        for full in self._wholes(head, rest):
            yield full
            if called:
                yield f"{full}()"

    def _wholes(self, head: str, rest: str) -> Iterator[str]:
        known, rounds = self._names.get(head) or self._held.get(head), _ROUNDS
        if known is None or not self._settled:
            yield from (f"{module}{self._joint}{head}{rest}" for module in self._opened)
        while known is not None and rounds:
            yield known + rest
            first = _HEAD.match(known)
            further = (self._names.get(first[0]) or self._held.get(first[0])) if first else None
            known, rounds = (f"{further}{known[first.end():]}" if first and further else None), rounds - 1

    def _pairs(self, found: dict[str, str | None], one: str, several: str) -> list[tuple[str, str]]:
        items, module = found.get(several), found.get("of")
        pairs = self._listed(items, module) if items else [(found.get(one), module or "")]
        return [(name, whole) for name, whole in pairs if name and whole and name != whole]

    def _listed(self, items: str, module: str | None) -> list[tuple[str | None, str]]:
        """“a as b, c” of an import: each bound name with what it is; a name that nothing gives is the module's own."""
        read = (match for item in items.split(",") if (match := _ITEM.fullmatch(item)))
        before = f"{shipped.data('rules/lexicon/spelling')['called'].get(module, module)}{self._joint}" if module else ""
        return [(match[2] or (match[1] if module else None), f"{before}{match[1]}") for match in read]

    def _is_hidden(self, name: str) -> bool:
        """Whether what is not imported by this name is a function that the file defines."""
        head = _HEAD.match(name)
        word = head[0] if head else name
        if word not in self._own:
            self._own[word] = word not in self._names and self._defines(word)
        return self._own[word]

    def _defines(self, name: str) -> bool:
        before, word = "|".join(shipped.data("rules/lexicon/spelling")["defining"]), re.escape(name)
        defined = rf"\b(?:{before}|class)[ \t]+{word}\b|(?<![\w$.]){word}\([^()\n]{{0,400}}\)[^;()\n]{{0,80}}\{{"
        bound = "" if name in self._held else rf"|(?<![\w$.]){word}[ \t]*:?=(?!=)"
        return re.search(defined + bound, self._text) is not None


def _bound_once(text: str) -> frozenset[str]:
    """The names that stand at one place, and elsewhere are only called or reached into: a parameter may be called the same."""
    counted = Counter(match["name"] for match in _STANDING.finditer(text) if match["used"] is None)
    return frozenset(name for name, count in counted.items() if count == 1)


@cache
def _patterns(suffix: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    known = shipped.data("rules/lexicon/spelling")["bound"].values()
    fitting = [entry for entry in known if suffix in entry["suffixes"]]
    return tuple((str(entry.get("joint", ".")), re.compile(text, re.MULTILINE)) for entry in fitting for text in entry["patterns"])
