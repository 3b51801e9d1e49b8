"""One part of one thing, which must stay or must not come: “never remove the `user_id` column of `orders`”, “do not add `VOID` to
`OrderStatus`”.

Must not read what is said of all parts of a thing, nor of things themselves."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.forbid import PARTS
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Unread
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_NAME = re.compile(r"[A-Za-z_]\w*")


def part_of(statement: Statement) -> Made | None:
    """The check that a part which is named stays in the thing that is named as having it, or does not come to it."""
    run = statement.object
    at = lows(run).index("of") if "of" in lows(run) else 0
    places = [place for relation, place in statement.around if relation in ("source", "inside")]
    op = "forbid-remove" if "remove" in statement.acts else "forbid-new" if statement.acts == ("create",) else ""
    if not op or statement.subject or len(statement.around) != len(places) or len(places) + bool(at) != 1:
        return None
    part, rest = _named(run[:at] if at else run)
    owner, nouns = _named(run[at + 1:] if at else places[0])
    roles = tuple(role for word in rest if (role := _role(word)))
    told = len(roles) == len(rest) <= 1 and all(lexicon.entry(word.low) for word in nouns)
    roles = ("field", "column") if roles == ("field",) else roles  # a model may be a table
    if not (part and owner and told) or part.text == owner.text or is_file(owner.text):
        return None
    if not roles and op == "forbid-new":
        return None if not part.text.isupper() else Made((Check(op, ("member", "variant"), part.text, parameters=(("of", owner.text),)),))
    if not roles and re.search(r"[a-z][A-Z]|^[A-Z][a-z]", part.text):
        raise Unread(f"it is not clear what “{part.text}” is in “{owner.text}”")  # a hook, a guard or a component as well
    return Made((Check(op, roles or PARTS, part.text, parameters=(("of", owner.text),)),), partial=not roles)


def _named(run: Run) -> tuple[Word | None, Run]:
    """The one piece of code of a phrase that is a name, with the words beside it."""
    run = without(run, "articles")
    names = [word for word in run if word.literal]
    single = len(names) == 1 and _NAME.fullmatch(names[0].text) is not None
    return (names[0] if single else None), tuple(word for word in run if not word.literal)


def _role(word: Word) -> str | None:
    entry = lexicon.entry(word.low)
    return entry.facet if entry is not None and entry.facet in PARTS else None
