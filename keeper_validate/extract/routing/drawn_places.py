"""Where the files of a routing language lie: the root of their application, the files that draw and those that are drawn.

Must not know any framework; the places are data (`mains`, `drawn`, `controllers` of a routing language)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.language import language_of
from keeper_validate.extract.naming.relative import normal
from keeper_validate.tree import Tree


class Places:
    """The places of one routing language."""

    def __init__(self, known: dict[str, Any]) -> None:
        self.mains: tuple[str, ...] = tuple(known.get("mains", ()))
        self._head, _, self._tail = known.get("drawn", "").partition("{}")
        listed = (known.get("controllers", ""), *known.get("filters", {}).get("modules", ()))
        self._answering, self._drawing = (f"/{known[name]}" if name in known else "" for name in ("answering_in", "drawn_by"))
        self._heads = tuple(place.partition("{")[0] for place in listed if place)

    def root(self, path: str) -> str | None:
        """The root of the application that a file of a known place belongs to."""
        for main in self.mains:
            if path == main or path.endswith("/" + main):
                return path.removesuffix(main)
        return next((root for head in (self._head, *self._heads) if (root := _before(path, head)) is not None), None)

    def beside(self, path: str) -> str | None:
        """The file that draws what a file in the folder of those that answer does, beside that folder."""
        before, found, _ = path.partition(f"{self._answering}/") if self._answering else (path, "", "")
        return before + self._drawing if found else None

    def drawn_root(self, path: str) -> str | None:
        """The same for a file that others can draw; None for any other file."""
        return _before(path, self._head) if path.endswith(self._tail) else None

    def meant(self, root: str, main: str, name: str) -> str | None:
        """The file that a main file means by what it draws: by a path from the root or from its own folder, or by a name."""
        if name.startswith("."):
            return normal(main.rpartition("/")[0], name)
        return root + (name if name.endswith(self._tail) else f"{self._head}{name}{self._tail}")

    def drawn(self, root: str, tree: Tree, folder: str = "") -> Iterator[str]:
        """The files that can be drawn, in a stable order."""
        where = (root + self._head + folder).rstrip("/")
        for name, entry in tree.names(where):
            if entry.is_directory:
                yield from self.drawn(root, tree, f"{folder}{name}/")
            elif name.endswith(self._tail):
                yield f"{where}/{name}"


def by_rules(asked: Iterable[str], listed: str) -> dict[str, set[str]]:
    """Some paths by the rules that a lexicon lists for their languages."""
    found: dict[str, set[str]] = {}
    for path in asked:
        language = language_of(path)
        for one in shipped.data(f"rules/lexicon/{listed}").get(language.rules, ()) if language is not None else ():
            found.setdefault(one, set()).add(path)
    return found


def _before(path: str, head: str) -> str | None:
    if path.startswith(head):
        return ""
    before, found, _ = path.partition("/" + head)
    return before + "/" if found else None
