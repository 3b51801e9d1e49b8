"""A type that a pattern leaves out is told by the fields that it asks for: no other node of the grammar has them."""

from __future__ import annotations

import pytest
from tree_sitter import Language as Grammar
from tree_sitter import Query, QueryError

from keeper_validate.extract.grammars import grammar
from keeper_validate.extract.language import LANGUAGES, Language, queried_as
from keeper_validate.extract.matching.ruleset import rule_files
from keeper_validate.extract.matching.untyped import ANY, TOLD_BY, split, told, untyped

QUERIED = [language for language in LANGUAGES if language.rules in TOLD_BY and queried_as(language) == language]


def compiles(known: Grammar, pattern: str) -> bool:
    try:
        Query(known, pattern)
    except QueryError:
        return False
    return True


def nodes(known: Grammar) -> list[str]:
    """The types of the nodes that a tree can hold."""
    numbers = range(known.node_kind_count)
    shown = (number for number in numbers if known.node_kind_is_named(number) and known.node_kind_is_visible(number))
    return sorted({known.node_kind_for_id(number) or "" for number in shown})


@pytest.mark.parametrize("language", QUERIED, ids=lambda language: language.name)
def test_no_other_node_fits_where_a_type_is_left_out(language: Language) -> None:
    known, types = grammar(language), TOLD_BY[language.rules]
    having = {kind: " ".join(f"{field} _" for field in sorted(fields)) for kind, fields in types.items()}
    others = {kind: [one for one in nodes(known) if one != kind and compiles(known, f"({one} {having[kind]})")] for kind in types}
    for shape in {pattern.shape for file in rule_files(language.rules) for pattern in file.page.patterns}:
        tokens = split(shape)
        if not compiles(known, shape):
            continue
        assert compiles(known, untyped(language.rules, shape))
        places = told(language.rules, tokens)
        for number, place in enumerate(places):
            # those around it are told already, those within it are not yet
            within = places[number + 1 :]
            for other in others[tokens[place]]:
                changed = [ANY if at in within else other if at == place else token for at, token in enumerate(tokens)]
                assert not compiles(known, " ".join(changed)), (shape, other)


@pytest.mark.parametrize(("shape", "expected"), [
    ("(call function: (attribute object: (_) attribute: (_) @a)) @b", "( call function: ( _ object: ( _ ) attribute: ( _ ) @a ) ) @b"),
    ("((call function: (call) @a) @b (#eq? @a \"call\"))", "( ( call function: ( call ) @a ) @b ( #eq? @a \"call\" ) )"),
    ("(list (call function: (_) @a) (call))", "( list ( _ function: ( _ ) @a ) ( call ) )"),
    ("(list [(call function: (_) @a) (call)])", "( list [ ( call function: ( _ ) @a ) ( call ) ] )"),
    ("(list (_ (call function: (_) @a)))", "( list ( _ ( call function: ( _ ) @a ) ) )"),
    ("[(call function: (_)) (call)] @a", "[ ( call function: ( _ ) ) ( call ) ] @a"),
])
def test_what_a_pattern_begins_with_keeps_its_type(shape: str, expected: str) -> None:
    assert untyped("python", shape) == expected
