"""What can be taken from the data under `rules/`: patterns, predicates and settings of query files, leaves of YAML files.

Must not run anything but the cases of the pages."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from biting.forked import forget
from keeper_validate import shipped

_PREDICATE = re.compile(r"\(#[\w?-]+[^()]*(?:\"(?:\\.|[^\"\\])*\"[^()\"]*)*\)")
# The one module that remembers anything of query files; what the lexicon says costs most to read again.
QUERIES = "keeper_validate.extract.matching.ruleset"
_TOP = re.compile(r"^(?=[(\[])", re.MULTILINE)


@dataclass(frozen=True)
class Taken:
    """One thing that is taken away: the file without suffix, where, what, what remains (a text, or plain data), and its path in data."""

    file: str
    place: str
    what: str
    rest: Any
    path: tuple[Any, ...] = ()


def of_query(page: str) -> Iterator[Taken]:
    """Every predicate, setting and whole pattern of `rules/<page>.scm`."""
    text = shipped.text(f"rules/{page}.scm")
    for found in _PREDICATE.finditer(text):
        yield Taken(f"rules/{page}.scm", f"pattern {_number(text, found.start())}", found[0], text[: found.start()] + text[found.end() :])
    starts = [found.start() for found in _TOP.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield Taken(f"rules/{page}.scm", f"pattern {_number(text, start + 1)}", "the whole pattern", text[:start] + text[end:])


def of_data(file: str) -> Iterator[Taken]:
    """Every leaf of `rules/<file>.yaml` but its cases."""
    data = shipped.data(f"rules/{file}")
    for path in leaves(data, ()):
        if path[0] not in ("valid", "invalid"):
            rest, what = apart(data, path)
            yield Taken(f"rules/{file}.yaml", ".".join(str(key) for key in path if not isinstance(key, int)), repr(what), rest, path)


def apart(value: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    """The data without what stands at a path, and that; what lies beside the path is shared, not copied."""
    rest = copy.copy(value)
    if len(path) == 1:
        return rest, rest.pop(path[0])
    rest[path[0]], what = apart(value[path[0]], path[1:])
    return rest, what


def without(taken: Taken, *more: Taken) -> Callable[[], None]:
    """What makes the program read the rest instead of the whole; of data also without more, of the same file or others."""
    def change() -> None:
        if isinstance(taken.rest, str):
            real = shipped.text
            shipped.text = lambda name: taken.rest if name == taken.file else real(name)
            forget(lambda module: module.__name__ == QUERIES)
        else:
            read, rests = shipped.data, {taken.file.removesuffix(".yaml"): taken.rest}
            if more:
                stems = [one.file.removesuffix(".yaml") for one in (taken, *more)]
                rests = {stem: read(stem) for stem in stems}
                # From the last to the first, so that no place in a list moves before it is asked for.
                for stem, one in reversed(list(zip(stems, (taken, *more), strict=True))):
                    rests[stem], _ = apart(rests[stem], one.path)
            shipped.data = lambda name: rests[name] if name in rests else read(name)
            forget(lambda module: module.__name__ != QUERIES)

    return change


def _number(text: str, at: int) -> int:
    return sum(found.start() < at for found in _TOP.finditer(text))


def leaves(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in items:
        if isinstance(one, (dict, list)) and one:
            yield from leaves(one, (*path, key))
        else:
            yield (*path, key)
