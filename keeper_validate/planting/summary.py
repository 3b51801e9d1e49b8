"""What planting did, by category, as people read it. Must not write files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby

from keeper_validate.planting.survey import Survey
from keeper_validate.printable import printable

_SHOWN = 20


def summary(surveyed: Survey, dry: bool, generated: Mapping[str, int]) -> str:
    """The seeds added in each file, what was left as people wrote it, and what could not be registered, or stands in files that say to be
    generated."""
    added = surveyed.added
    verb = "would be added" if dry else "added"
    seeds = f"{len(added)} seed{'' if len(added) == 1 else 's'}"
    lines = [f"{seeds} {verb}:" if added else "Nothing to add: the vault holds everything that the code has."]
    for path, plants in surveyed.files:
        sections = Counter(entry.section for entry in plants.added)
        if sections:
            lines.append(f"  {path}: " + ", ".join(_counted(*pair) for pair in sorted(sections.items())))
    if surveyed.left:
        lines += ["", "Left as people wrote it:", *(f"  {sentence}" for sentence in surveyed.left)]
    if surveyed.second:
        lines += ["", "Not registered, as another one of that name is:"]
        named = [list(each) for _, each in groupby(surveyed.second, key=lambda one: (one.kind, one.name))]
        lines += [f"  {each[0].kind} {each[0].name} at {each[0].path}:{each[0].line}{_besides(len(each) - 1)}" for each in named[:_SHOWN]]
        if len(named) > _SHOWN:
            lines.append(f"  and {len(named) - _SHOWN} more names")
    if generated:
        lines += ["", "Not registered, as these files say that a program writes them:"]
        lines += [f"  {path}: {number}" for path, number in sorted(generated.items())[:_SHOWN]]
        if len(generated) > _SHOWN:
            lines.append(f"  and {len(generated) - _SHOWN} more files")
    if added and not dry:
        lines += ["", "Fill in when_to_use where a reader would ask, look the entries over, and commit them by themselves."]
    return "".join(printable(line) + "\n" for line in lines)


def _counted(section: str, number: int) -> str:
    return f"1 {section.removesuffix('s')}" if number == 1 else f"{number} {section}"


def _besides(places: int) -> str:
    return f" and {places} other place{'' if places == 1 else 's'}" if places else ""
