"""Parts of a codebase that no list knows, by the one word that they are called: `patterns`, `kc_core`, “admin-ui”.

Must not say where they lie."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.vocabulary import lexicon, pairs


def part_name(run: Run) -> str | None:
    """The one word by which a phrase names a part of the codebase that no list knows (`patterns`, `kc_core`)."""
    held = pairs.sibling(run[0].low) if len(run) == 1 else None
    if held:
        return held
    words = without(run, "articles", "folder_nouns", "part_nouns") or without(run, "articles", "folder_nouns")  # “a slice”
    if len(words) != 1 or words[0].sort == "mark" or not re.fullmatch(r"[A-Za-z][\w\-]*", words[0].text):
        return None
    if run[-1] is words[0] and len(run) > 1 and not words[0].literal and words[0].low.endswith("ed"):
        return None  # “apps consumed by the site”: what is done with them
    # “the interfaces package”
    housed = run[-1].low.rstrip("s") in lexicon.grammar("packaged") and words[0].low in lexicon.grammar("made_of")
    known = None if housed else lexicon.entry(words[0].text)
    vague = ("people", "generic", "pronouns", "plural_pronouns", *(() if words[0].literal else ("unplaced",)))
    nameless = not words[0].literal and words[0].low in lexicon.grammar("nameless")
    if known or nameless or any(lexicon.at(name, (words[0].low,), 0) for name in vague):
        return None
    return words[0].text if words[0].literal else words[0].low


def is_called_apart(name: str) -> bool:
    """Whether a word is made up as parts of a repository are called that have a folder of that name."""
    return re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)+", name) is not None and name.rpartition("-")[2] in lexicon.grammar("part_endings")
