"""What a vault and the code say of each other: the entries to add, by seed file, and the seeds that the code no longer has.

Must not write: it gives the texts that files would have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from keeper_validate.element import Element
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.planting.entry import FILES, Entry, entries
from keeper_validate.planting.seedfile import Planted, planted


@dataclass(frozen=True, slots=True)
class Survey:
    """Planted seed files by path, the elements that could not be registered beside one of their name, and what was left as it was."""

    files: tuple[tuple[str, Planted], ...]
    second: tuple[Element, ...]

    @property
    def added(self) -> tuple[Entry, ...]:
        """Everything that is added, file by file."""
        return tuple(entry for _, plants in self.files for entry in plants.added)

    @property
    def left(self) -> tuple[str, ...]:
        """Sentences on what stands in the vault otherwise than in the code."""
        return tuple(sentence for _, plants in self.files for sentence in plants.left)


def survey(elements: Iterable[Element], vault: Vault, folder: str, read: Callable[[str], str]) -> Survey:
    """The six seed files of a folder as they would be with every element registered; `read` gives a file's text, empty where there is none."""
    found, second = entries(elements)
    registered = frozenset((seed.kind, seed.name) for seed in (*vault.seeds, *vault.proposed))
    files = []
    for name in FILES:
        path = f"{folder}/{name}.yaml"
        wanted = [entry for entry in found if entry.file == name]
        files.append((path, planted(path, read(path), wanted, registered)))
    return Survey(tuple(files), second)


def gone(vault: Vault, elements: Iterable[Element]) -> tuple[Seed, ...]:
    """The seeds whose kind and name the code no longer has, of kinds that are found in source at all."""
    known = {(element.kind, element.name) for element in elements}
    kinds = {kind for kind, _ in known}
    return tuple(seed for seed in vault.seeds if seed.kind in kinds and (seed.kind, seed.name) not in known)
