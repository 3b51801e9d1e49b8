"""Statements of SQL against a table: “UPDATE or DELETE statements against `audit_log`”, “events is append-only (no UPDATE or DELETE)”.

Must not read other deeds: what is written in small letters is no statement of SQL."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word


def queried(statement: Statement, context: Context) -> Made | None:
    """The check against the statements that a prohibition names, where it or the sentence around it names the table."""
    run = (*statement.verb, *statement.object)
    deeds = tuple(word for word in run if _deed(word))
    others = tuple(word for word in run if not _deed(word))
    table, rest = _table(others)
    around = [one for relation, one in statement.around if relation in ("inside", "source", "purpose")]
    if not table and len(around) == 1:
        table, left = _table(around[0])
        plain = without(around[0], "articles") if not table and any(word.text == "TABLE" for word in run) else ()
        table, left = (plain[0].text, ()) if len(plain) == 1 and plain[0].text.isidentifier() else (table, left)
        rest = (*rest, *left)
    if not table and not around and not statement.around:
        table = _table(context.earlier[:2])[0] or _table(context.earlier[1:3])[0]
    if not deeds or not table or statement.subject or any(not _is_light(word) for word in rest) or len(statement.around) > 1:
        return None
    told = "|".join(dict.fromkeys(_deed(word) for word in deeds))
    target = rf"/(?i)\b(?:{told})\s+[\"'`\[]?(?:\w+\.)?{re.escape(table)}\b/"
    return Made((Check("forbid-use", ("token",), target),), partial=True)


def _deed(word: Word) -> str:
    return str(lexicon.mapping("grammar", "statements").get(word.text, "")) if not word.literal else ""


def _table(run: Run) -> tuple[str, Run]:
    """The table that a phrase names, with what else it says: `audit_log`, “the events table”."""
    words = without(run, "articles")
    named = next((at for at, word in enumerate(words) if word.literal and re.fullmatch(r"[A-Za-z_]\w*", word.text)), None)
    before = next((at - 1 for at, word in enumerate(words) if at and word.low == "table" and words[at - 1].low.isalpha()), None)
    at = named if named is not None else before
    return (words[at].text, (*words[:at], *words[at + 1:])) if at is not None and not _deed(words[at]) else ("", words)


def _is_light(word: Word) -> bool:
    return word.sort == "mark" or any(lexicon.at(name, (word.low,), 0) for name in ("articles", "of_statements"))
