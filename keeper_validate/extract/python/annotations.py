"""What an annotation says, also where it is written as a text: `user: "Annotated[User, Depends(signed_in)]"`. Must not resolve names."""

from __future__ import annotations

from functools import lru_cache

from tree_sitter import Node, Parser

from keeper_validate.extract.expression import Expression, Text
from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import named
from keeper_validate.extract.python.expression import expression

_LONGEST = 500


def annotated(node: Node) -> Expression:
    """An annotation as a value; a text that is none of Python is left a text."""
    said = expression(node)
    return _read(said.value) or said if isinstance(said, Text) and len(said.value) <= _LONGEST else said


@lru_cache(maxsize=2048)
def _read(text: str) -> Expression | None:
    root = Parser(grammar(named("python"))).parse(text.encode()).root_node
    statement = root.named_children[0] if root.named_child_count == 1 and not root.has_error else None
    return expression(statement.named_children[0]) if statement is not None and statement.type == "expression_statement" else None
