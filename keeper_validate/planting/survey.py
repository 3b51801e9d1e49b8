"""What a vault and the code say of each other: the entries to add, by seed file, and the seeds that the code no longer has.

Must not write: it gives the texts that files would have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from keeper_validate.element import Element, Use
from keeper_validate.law.reference import route_name
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.planting.entry import FILES, Entry, entries
from keeper_validate.planting.seedfile import Planted, planted
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Survey:
    """Planted seed files by path, the elements that could not be registered beside one of their name, and sentences on what the vault says
    otherwise than the code (`left` as it is)."""

    files: tuple[tuple[str, Planted], ...]
    second: tuple[Element, ...]
    left: tuple[str, ...] = ()

    @property
    def added(self) -> tuple[Entry, ...]:
        """Everything that is added, file by file."""
        return tuple(entry for _, plants in self.files for entry in plants.added)


def survey(elements: Collection[Element], vault: Vault, folder: str, read: Callable[[str], str], uses: Iterable[Use] = ()) -> Survey:
    """The six seed files of a folder as they would be with every element registered; `read` gives a file's text, empty if there is none.
    Of two of one name the one whose file the imports among `uses` most lead to is registered."""
    found, second = entries(elements, uses)
    registered: dict[tuple[str, str], list[Seed]] = {}
    for seed in (*vault.proposed, *vault.seeds):
        registered.setdefault(_key(seed.kind, seed.name), []).append(seed)
    files = []
    for name in FILES:
        path = f"{folder}/{name}.yaml"
        wanted = [entry for entry in found if entry.file == name and _key(entry.kind, entry.name) not in registered]
        files.append((path, planted(path, read(path), wanted)))
    places: dict[tuple[str, str], set[str]] = {}
    for element in elements:
        places.setdefault(_key(element.kind, element.name), set()).add(element.path)
    keyed = ((entry, _key(entry.kind, entry.name)) for entry in found)
    left = (_differing(registered.get(key, ()), entry, places[key]) for entry, key in keyed)
    return Survey(tuple(files), second, tuple(sentence for sentence in left if sentence))


def _key(kind: str, name: str) -> tuple[str, str]:
    """By what a seed and what it registers are one: a vault reads a route without the slash at its end."""
    return kind, route_name(name) or name if kind == "route" else name


def _differing(seeds: Sequence[Seed], entry: Entry, places: Collection[str]) -> str:
    if any(stands_at(seed, place) for seed in seeds for place in places):
        return ""
    told = (f"{one.path}:{one.line}: {entry.kind} {entry.name} is registered at {one.location}" for one in seeds)
    return next((f"{where}; the code has it at {entry.location}" for where in told), "")


def stands_at(seed: Seed, path: str) -> bool:
    """Whether a seed registers what a file holds: it says no place, the file, or the end of its path."""
    return seed.location is None or f"/{path}".endswith(f"/{seed.location}")


def gone(vault: Vault, elements: Iterable[Element]) -> tuple[Seed, ...]:
    """The seeds whose kind and name the code no longer has, of kinds that are found in source at all."""
    known = {_key(element.kind, element.name) for element in elements}
    kinds = {kind for kind, _ in known}
    return tuple(seed for seed in vault.seeds if seed.kind in kinds and _key(seed.kind, seed.name) not in known)
