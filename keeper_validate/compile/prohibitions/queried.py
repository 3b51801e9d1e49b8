"""Statements of SQL against a table: “UPDATE or DELETE statements against `audit_log`”, “only `OrderService` may touch the `orders` table”.

Must not read other deeds: what is written in small letters is no statement of SQL."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, without
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made, Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

# What reads or writes rows of a table: in small letters only where more than one word of a statement stands there.
_STATEMENTS = (
    r"/(?:\b(?:FROM|JOIN|INTO|UPDATE)|(?i:\bselect\b.{{1,200}}\bfrom|\binsert\s+into|\bdelete\s+from))\s+[\"'`\[]?(?:\w+\.)?{table}\b/"
)


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
    tables = (table, *_beside(table, context.earlier)) if table and not around else (table,)
    if not deeds or not table or statement.subject or any(not _is_light(word) for word in rest) or len(statement.around) > 1:
        return None
    told = "|".join(dict.fromkeys(_deed(word) for word in deeds))
    names = "|".join(map(re.escape, tables))
    target = rf"/(?i)\b(?:{told})\s+[\"'`\[]?(?:\w+\.)?{f'(?:{names})' if len(tables) > 1 else names}\b/"
    return Made((Check("forbid-use", ("token",), target),), partial=True)


def reached(found: tuple[Thing, ...], statement: Statement) -> tuple[tuple[Thing, ...], Statement]:
    """“only `OrderService` may touch the `orders` table”: its rows, in the statements of code elsewhere; the code that declares it is
    changed from other places, such as migrations."""
    table, rest = _table(statement.object)
    beyond = statement.adjuncts("outside")
    told = bool(table and rest) and all(lexicon.at("rows_of", (word.low,), 0) for word in rest)
    if not told or len(beyond) != 1 or len(statement.around) > 1 or "use" in statement.acts or _declares(beyond[0]):
        return found, statement
    placed = any("/" in word.text for word in beyond[0])
    touched = any(lexicon.at("touching", (word.low,), 0) for word in statement.verb)
    if "access" not in statement.acts and (set(statement.acts) != {"change"} or (placed and not touched)):
        return found, statement
    target = _STATEMENTS.format(table=re.escape(table))
    thing = Thing(("token",), target=target, act="use", facet="literal", partial=True, named=True)
    return (thing,), replace(statement, acts=("use",))


def _declares(run: Run) -> bool:
    """“migrations”, “`db/schema/`”: where tables are declared."""
    pieces = {piece for word in run for piece in re.split(r"\W+", word.low)}
    return not pieces.isdisjoint(lexicon.grammar("declaring_tables"))


def _deed(word: Word) -> str:
    return str(lexicon.mapping("grammar", "statements").get(word.text, "")) if not word.literal else ""


def _table(run: Run) -> tuple[str, Run]:
    """The table that a phrase names, with what else it says: `audit_log`, “the events table”."""
    words = without(run, "articles")
    named = next((at for at, word in enumerate(words) if word.literal and re.fullmatch(r"[A-Za-z_]\w*", word.text)), None)
    before = next((at - 1 for at, word in enumerate(words) if at and word.low == "table" and words[at - 1].low.isalpha()), None)
    at = named if named is not None else before
    return (words[at].text, (*words[:at], *words[at + 1:])) if at is not None and not _deed(words[at]) else ("", words)


def _beside(table: str, earlier: Run) -> tuple[str, ...]:
    """“`a` and `b` are append-only: no UPDATE”: the other tables that are named with one at the head of a sentence."""
    end = next((at for at, word in enumerate(earlier) if not (word.literal or word.sort == "mark" or word.low in ("and", "the"))), 0)
    names = [word.text for word in earlier[:end] if word.literal]
    return tuple(name for name in names if name != table and name.isidentifier()) if table in names else ()


def _is_light(word: Word) -> bool:
    return word.sort == "mark" or any(lexicon.at(name, (word.low,), 0) for name in ("articles", "of_statements"))
