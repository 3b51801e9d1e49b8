"""What the names of a file that imports nothing can stand for, in a language whose names come from other files by imports alone: globals
that are written out in it, and what others may hand to what it offers. Bundles are such files, in which one letter is everything.

Must not follow names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.extract.expression import Call
from keeper_validate.extract.module import Facts
from keeper_validate.values import dataclass

_DEFAULT = "default"
_IDENTIFIER = re.compile(r"[\w$]+")
_END = r"(?![\w$])"
# what licences say, of which bundles are full
_REMARKS = re.compile(rb"/\*(?:!|\*\s).*?\*/", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Asked:
    """A condition to test: its role, what it asks of it, the wanted names, their heads and their prefixes."""

    role: str
    condition: str
    heads: frozenset[str]
    exact: frozenset[str]
    prefixes: tuple[str, ...]


class Alone:
    """What can be meant in such a file; `local` are the names that it binds, in whatever scope."""

    def __init__(self, source: bytes, facts: Facts, local: frozenset[str]) -> None:
        self._source, self._offers, self._local = _REMARKS.sub(b"", source), _offers(facts), local
        self._known: dict[int, bool] = {}
        self._written: dict[tuple[str, str], bool] = {}

    def allows(self, asked: Asked) -> bool:
        """Whether anything in the file can be what a condition asks for."""
        known = self._known.get(id(asked))
        if known is None:
            handed = self._offers and asked.condition == "instance"
            known = self._known[id(asked)] = handed or any(self._is_written(name, whole) for name, whole in _names(asked))
        return known

    def _is_written(self, name: str, whole: bool) -> bool:
        """Whether a name stands in the file, with the first member that is asked of it, or may be called otherwise there."""
        head, _, rest = name.partition(".")
        head, member = head.removesuffix("()"), rest.partition(".")[0].partition("(")[0]
        if not _IDENTIFIER.fullmatch(head):
            return False  # the name of a module, which only an import writes
        if member and member != _DEFAULT:
            found = self._has(head, rf"\s*\??\.\s*{re.escape(member)}" + (_END if whole or "." in rest else ""))
        else:
            found = self._has(head, _END if whole or rest else "")
        return found or (head not in self._local and self._has(head, _END))

    def _has(self, head: str, behind: str) -> bool:
        known = self._written.get((head, behind))
        if known is None:
            # begins with a literal, which is sought much faster than what may not stand before it
            name = re.compile(rf"{re.escape(head)}(?<![\w$.\"'`/@-]{re.escape(head)}){behind}".encode())
            known = self._written[head, behind] = name.search(self._source) is not None
        return known


def _offers(facts: Facts) -> bool:
    """Whether a file offers what could be handed something: a call that is given nothing makes no such thing, `export default app()`."""
    made = {one.name for one in facts.definitions if one.form == "value" and isinstance(one.value, Call) and not one.value.arguments}
    return any((one.local or one.name) not in made for one in facts.exports)


def _names(asked: Asked) -> Iterator[tuple[str, bool]]:
    """The names that are asked for, and whether each is whole."""
    yield from ((name, True) for name in asked.exact)
    yield from ((name, False) for name in asked.prefixes)
