"""What a decision says under one of its new things holds for that thing, and a demand that names nobody is made of the only one."""

from __future__ import annotations

import pytest
from rule_cases import found_in, verdict_of

UNDER = """new_seeds:
  - type: service
    name: GasTownClient
    scope: src/gastown_client.ts
    forbidden: [Direct database access]
  - type: component
    name: AgentRow
    scope: src/AgentRow.tsx
    constraints: [Must accept rigId prop]
    forbidden: [inline styles]
"""
ALONE = """new_seeds: ["component: AgentRow"]
constraints: [Must accept rigId prop, Must be quick]
"""
DATABASE = "import { Pool } from 'pg';\nexport const pool = new Pool();\n"
STYLED = "export const A = ({ rigId }: { rigId: string }) => <p style={{ color: 'red' }}>{rigId}</p>;\n"
ROW = "export const AgentRow = ({ name }: { name: string }) => <p>{name}</p>;\n"


def rules(decision: str, path: str, text: str) -> list[str]:
    return [line.split(" ")[0] for line in found_in(verdict_of({"decision": decision, "head": {path: text}}))]


@pytest.mark.parametrize(("decision", "path", "text", "expected"), [
    (UNDER, "src/gastown_client.ts", DATABASE, "forbidden/use-technology"),
    (UNDER, "src/db.ts", DATABASE, None),
    (UNDER, "src/AgentRow.tsx", STYLED, "forbidden/use-token"),
    (UNDER, "src/Other.tsx", STYLED, None),
    (UNDER, "src/AgentRow.tsx", ROW, "constraints/require-shape"),
    (ALONE, "src/AgentRow.tsx", ROW, "constraints/require-shape"),
    (ALONE, "src/AgentRow.tsx", ROW.replace("name", "rigId"), None),
], ids=["the service itself", "another file", "the component itself", "another component", "a prop", "of the only one", "with the prop"])
def test_a_statement_holds_for_the_new_thing_that_it_stands_under(decision: str, path: str, text: str, expected: str | None) -> None:
    found = [rule for rule in rules(decision, path, text) if not rule.startswith("new-seeds")]
    assert found == ([expected] if expected else [])


def test_where_a_new_thing_is_to_live_may_not_be_said() -> None:
    decision = "new_seeds:\n  - type: component\n    name: row\n    forbidden: [inline styles]\n"
    verdict = verdict_of({"decision": decision, "head": {"src/Other.tsx": STYLED}})
    [state] = [state for state in verdict.clauses if state.compiled.clause.id.endswith("forbidden[0]")]
    assert (state.state, state.why) == ("unchecked", "it holds for row alone, and the decision does not say where that is to live")


LIST = "export const NoteList = () => <ul />;\n"
ASKS = "export const AskFirst = () => <div role=\"dialog\" aria-modal=\"true\">Sure?</div>;\n"
BOTH, TWICE = LIST + ASKS, ASKS + ASKS.replace("AskFirst", "AskTwice")


@pytest.mark.parametrize(("entry", "text", "expected"), [
    ("{type: component, name: NoteList, scope: src/NoteList.tsx}", BOTH, ["forbidden/new-component"]),
    ("{type: component, name: AskFirst, scope: src/NoteList.tsx}", BOTH, []),
    ("{type: component, name: NoteList, scope: src/NoteList.tsx}, {type: component, name: AskFirst}", BOTH, []),
    ("{type: component, name: the note list, scope: src/NoteList.tsx}", BOTH, []),
    ("{type: component, name: AskFirst, scope: src/NoteList.tsx}", TWICE, []),
], ids=[
    "beside the thing that is approved", "approved itself", "approved as well", "in a file that is approved as one",
    "beside another of its sort",
])
def test_a_file_of_something_else_is_no_leave_for_what_is_forbidden(entry: str, text: str, expected: list[str]) -> None:
    assert rules(f"new_seeds: [{entry}]\nforbidden: [New modal components]", "src/NoteList.tsx", text) == expected
