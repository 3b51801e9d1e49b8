"""What `tend` says: the YAML that would register what is new, and the seeds that went. Must not write files."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.element import Element
from keeper_validate.law.vault import Vault
from keeper_validate.planting.seedfile import planted
from keeper_validate.planting.survey import Survey, stands_at
from keeper_validate.printable import printable


def proposal(surveyed: Survey, removed: Iterable[Element], vault: Vault, how: str, added: bool) -> str:
    """The report on one stretch of history; `added` says that the new entries were written."""
    lines = [f"What {how} brought and took away."]
    gone = [one for one in removed if any(seed.name == one.name and stands_at(seed, one.path) for seed in vault.of(one.kind))]
    if surveyed.added:
        lines += ["", "Added to the vault (seeding mode):" if added else "Not registered yet; to register, add:"]
        for path, plants in surveyed.files:
            if plants.added:
                fresh = planted(path, "", plants.added).text.split("\n\n", 1)[1]
                lines += [f"  {path}", *(f"    {line}" for line in fresh.rstrip().split("\n"))]
    if gone:
        lines += ["", "Registered, and gone from the code; take them out of the vault, or bring them back:"]
        lines += [f"  {element.kind} {element.name} (was at {element.path}:{element.line})" for element in gone]
    if surveyed.left:
        lines += ["", "Registered otherwise than the code has it:", *(f"  {sentence}" for sentence in surveyed.left)]
    if not surveyed.added and not gone:
        lines += ["", "The vault is up to date with it."]
    return "".join(printable(line) + "\n" for line in lines)
