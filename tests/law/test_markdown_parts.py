"""Lists of a Markdown decision that stand below something: deeper headings, bold lines, lines and items that lead to others."""

from __future__ import annotations

import pytest

from keeper_validate.clause import Clause
from keeper_validate.law.decision_file import load_decision

PAGE = """# ADR-003: Layers

Status: accepted

## Rules

- No new tables

### Domain layer

- No Spring
  and no JPA

#### Examples

- a table

#### Value objects

- must be frozen

### In `src/ui/`

In the cart:

- no axios

**Never:**

- moment
- In workers:
    - lodash
    - Redux
- jQuery

### Avoid

- class components

## Consequences

### Domain layer

- fewer tables
"""


def clauses(text: str, path: str = "decisions/003-layers.md") -> list[Clause]:
    return list(load_decision(path, text.encode()).clauses)


def test_each_statement_keeps_what_stands_above_it() -> None:
    assert [(one.id, one.text, one.under) for one in clauses(PAGE)] == [
        ("constraints[0]", "No new tables", ()),
        ("constraints[1]", "No Spring and no JPA", ("Domain layer",)),
        ("constraints[2]", "must be frozen", ("Domain layer", "Value objects")),
        ("constraints[3]", "no axios", ("In `src/ui/`", "In the cart")),
        ("forbidden[0]", "moment", ("In `src/ui/`",)),
        ("forbidden[1]", "lodash", ("In `src/ui/`", "In workers")),
        ("forbidden[2]", "Redux", ("In `src/ui/`", "In workers")),
        ("forbidden[3]", "jQuery", ("In `src/ui/`",)),
    ]


@pytest.mark.parametrize("heading", ["Examples", "Why", "Allowed exceptions", "Migration", "Good and bad"])
def test_what_tells_or_permits_holds_no_statements(heading: str) -> None:
    assert clauses(f"# T\n## Rules\n### {heading}\n- No new tables\n") == []


@pytest.mark.parametrize("heading", ["Don't", "Don'ts", "What not to do", "Things to avoid", "Anti-patterns"])
def test_what_a_heading_forbids_is_forbidden(heading: str) -> None:
    assert [(one.field, one.text) for one in clauses(f"# T\n## {heading}\n- axios\n")] == [("forbidden", "axios")]


def test_a_heading_may_say_of_what_its_rules_are() -> None:
    page = "# T\n## Domain layer rules\n- No Spring\n### Rules\n- No JPA\n## Rules (from today)\n- No tables\n"
    assert [(one.text, one.under) for one in clauses(page)] == [
        ("No Spring", ("Domain layer",)), ("No JPA", ("Domain layer",)), ("No tables", ()),
    ]


def test_a_deeper_heading_ends_with_the_one_around_it() -> None:
    page = "# T\n## Rules\n### Domain layer\n- a\n## Notes\n### Domain layer\n- b\n## Constraints\n- c\n"
    assert [(one.text, one.under) for one in clauses(page)] == [("a", ("Domain layer",)), ("c", ())]


def test_a_group_of_yaml_that_is_a_path_is_where_its_statements_hold() -> None:
    page = "id: ADR-003\nforbidden:\n  src/ui/:\n    - axios\n  backend:\n    - moment\n"
    assert [(one.text, one.under) for one in clauses(page, "decisions/003-layers.yaml")] == [("axios", ("src/ui/",)), ("moment", ())]
