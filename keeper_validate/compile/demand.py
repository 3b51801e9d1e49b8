"""A demanding statement into checks. Must not read the key."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.prohibition import Context
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.thing import Unread


def demand(statement: Statement, context: Context) -> tuple[tuple[Check, ...], bool]:
    """The checks, and whether they show only some violations."""
    raise Unread("what the sentence demands is behaviour that structure does not show")
