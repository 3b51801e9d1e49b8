"""What an import of a phrase is: of siblings, of a library, of a folder, of a layer. Must not know who imports, nor whether it may."""

from __future__ import annotations

import re

from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Run, lows
from keeper_validate.compile.scope import layer_of, part_name
from keeper_validate.compile.thing import Thing
from keeper_validate.values import replace


def imported(run: Run, subject: Run = (), named: bool = False) -> tuple[Thing, ...]:
    """What an import of a phrase is: of siblings, of a library, of a folder, of a layer, of a part that one part must not know."""
    deep = bool(run) and run[0].low in ("deep", "internal")
    beside = _beside(run[1:] if deep else run, subject)
    if beside:
        return (Thing(("import",), target="/./", act="use", within=() if deep else (f"**/{beside}/**",), apart=beside, deep=deep),)
    for size in range(min(3, len(run) - 1), 0, -1):
        library = lexicon.entry(" ".join(word.text for word in run[:size]))
        if library and (library.technology or library.family) and all(lexicon.at("library_nouns", (word.low,), 0) for word in run[size:]):
            return (replace(Thing.of(library), partial=True),)
    folder = re.fullmatch(r"/([\w\-]+)/", run[0].text) if len(run) == 1 else None
    if folder:
        return (Thing(("import",), target=rf"/(^|[\/.@]){folder[1]}([\/.:]|$)/", act="use", named=True),)
    layer = layer_of(run)
    part = part_name(run) if named and not layer else None
    if part:
        return (Thing(("import",), target=rf"/(^|[\/.@]){re.escape(part)}([\/.:]|$)/", act="use", named=True, partial=True),)
    return (Thing(("import",), target=layer.imports, act="use", partial=True),) if layer and layer.imports else ()


def _beside(run: Run, subject: Run) -> str | None:
    """The folder of the things that must not import one another: “other features”, “each other” said of features."""
    words = [word for word in lows(run) if word not in ("the", "from", "directly")]
    if " ".join(words) in ("each other", "one another", "another", "others", "another one"):
        words = ["other", *lows(subject)[-1:]]
    if len(words) != 2 or words[0] not in ("other", "another", "sibling", "different", "neighboring", "neighbouring"):
        return None
    return lexicon.sibling(words[1])
