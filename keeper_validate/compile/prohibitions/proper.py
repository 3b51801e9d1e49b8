"""A proper name that no list knows, of which something is made or imported: “do not use Logger in tests”. Must not read a sentence."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

# “Configuration is read through `settings.py` only”: a noun of the language, which stands first
_PLAIN_NOUN = re.compile(r"(?:tion|ment|ness|ing|ity|ance|ence|ency)$")


def proper(statement: Statement) -> tuple[Thing, ...]:
    """“do not use Logger in tests”: a proper name that no list knows, of which something is made or imported."""
    words = without(statement.object, "articles")
    acts = set(statement.acts)
    single = len(words) == 1 and words[0].sort in ("word", "name") and re.fullmatch(r"[A-Z][a-z]{3,}|[a-z]+(?:-[a-z]+)+\d+", words[0].text)
    if not single or not acts or not acts <= {"use", "import", "access"} or words[0].low in lexicon.grammar("no_code"):
        return ()
    if lexicon.entry(words[0].text) or singular(words[0].low) != words[0].low or _PLAIN_NOUN.search(words[0].text):
        return ()
    if words[0].text == words[0].low:
        return (Thing(("import", "token"), target=words[0].text, act="use", named=True),)
    # in small letters it is a package, as what a variable is called may be anything
    package = Thing(("import",), target=words[0].low, act="use", named=True)
    return (Thing(("import", "token"), target=words[0].text, act="use", named=True), package)
