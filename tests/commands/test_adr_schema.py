"""The schemas that editors use take every real file that loads, and refuse what the loaders refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from corpora import SHARED

from keeper_validate import main, shipped
from keeper_validate.element import KINDS
from keeper_validate.errors import NOT_JUDGED, UPHELD
from keeper_validate.reviewing.structured import read_proposal
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence, decode, document

jsonschema = pytest.importorskip("jsonschema")
REAL = SHARED / "real"
OWN = Path(__file__).resolve().parents[2] / "keeper"


def as_editors_read(node: Node) -> Any:
    """Plain data with YAML's own types, as an editor hands it to a schema."""
    if isinstance(node, Mapping):
        return {key.text: as_editors_read(value) for key, value in node.items}
    if isinstance(node, Sequence):
        return [as_editors_read(item) for item in node.items]
    words = {"true": True, "false": False, "null": None, "~": None, "": None}
    if not node.quoted and node.text.lower() in words:
        return words[node.text.lower()]
    return int(node.text) if isinstance(node, Scalar) and not node.quoted and node.text.isdigit() else node.text


def schema_of(path: Path) -> str:
    if path.parent.name == "decisions":
        return "decision"
    return "vault" if path.parent.name == "seeds" else "config"


FILES = sorted(path for root in (REAL, OWN) for path in root.rglob("*") if path.suffix in (".yaml", ".json") and path.is_file())


def faults(name: str, data: Any) -> list[str]:
    schema = json.loads(shipped.text(f"rules/schemas/{name}.json"))
    return [f"{list(error.absolute_path)}: {error.message}" for error in jsonschema.Draft202012Validator(schema).iter_errors(data)]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(path.parents[3])) for path in FILES])
def test_a_real_file_is_what_its_schema_says(path: Path) -> None:
    text = decode(path.read_bytes(), path.name)
    assert faults(schema_of(path), as_editors_read(document(text, path.name).root)) == []


@pytest.mark.parametrize("name", shipped.names("rules/schemas", ".json"))
def test_a_schema_is_printed_and_is_one(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["adr", "schema", name]) == UPHELD
    jsonschema.Draft202012Validator.check_schema(json.loads(capsys.readouterr().out))


@pytest.mark.parametrize(("name", "data"), [
    ("decision", {"id": "seventeen", "forbidden": []}),
    ("decision", {"keeper_decision": {"mode": "grow"}}),
    ("decision", {"standing": "perhaps"}),
    ("decision", {"supersedes": [{"constraint": "new tables"}]}),
    ("vault", ["just", "a", "list"]),
    ("config", {"keeper": {"mode": "relaxed"}}),
    ("config", {"new_decisions": "maybe"}),
    ("waivers", [{"clause": "new tables", "reason": "x", "owner": "Ada"}]),
    ("waivers", [{"clause": "new tables", "reason": "x", "owner": "Ada", "expires": "soon"}]),
    ("waivers", [{"reason": "x", "owner": "Ada", "expires": "2026-12-31"}]),
    ("proposal", {"elements": [{"kind": "component"}]}),
    ("proposal", {"elements": [{"kind": "component", "name": "A", "action": "paint"}]}),
    ("proposal", {"elements": [{"kind": "component", "name": "A", "colour": "red"}]}),
    ("proposal", {"elements": [{"kind": "component", "name": "A", "file": "../a.tsx"}]}),
    ("proposal", {"title": "Nothing"}),
])
def test_what_a_loader_refuses_the_schema_refuses(name: str, data: Any) -> None:
    assert faults(name, data) != []


PROPOSALS = [
    "- {kind: component, name: Timeline}\n",
    "title: Suspend users\nelements:\n  - {kind: enum, name: UserStatus, action: extend, values: [SUSPENDED]}\n"
    "  - {kind: route, method: POST, path: '/api/users/{id}/suspensions'}\n  - {kind: route, name: GET /teams}\nquestions: []\n"
    "criteria: [A suspended user cannot sign in]\nforbidden: [new tables]\n",
    "proposal:\n  elements:\n    - {kind: table, name: users, action: extend, columns: [email], file: db/users.sql, justification: mail}\n",
]


@pytest.mark.parametrize("text", PROPOSALS)
def test_a_proposal_that_is_read_is_what_its_schema_says(text: str) -> None:
    assert read_proposal(text, "p.yaml").elements
    assert faults("proposal", as_editors_read(document(text, "p.yaml").root)) == []


def test_the_words_of_a_proposal_are_those_that_are_read() -> None:
    words, schema = shipped.data("rules/review/specs")["proposal"], json.loads(shipped.text("rules/schemas/proposal.json"))["$defs"]
    assert sorted(schema["proposal"]["properties"]) == sorted(words["keys"])
    assert sorted(schema["element"]["properties"]) == sorted(words["element"])
    assert sorted(schema["element"]["properties"]["action"]["enum"]) == sorted(words["actions"])
    assert schema["element"]["properties"]["kind"]["examples"] == list(KINDS)


def test_a_waiver_as_it_should_be_is_taken() -> None:
    assert faults("waivers", {"waivers": [{"fingerprint": "ab12", "reason": "x", "owner": "Ada", "expires": "2026-12-31"}]}) == []


def test_a_schema_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["adr", "schema", "bead"]) == NOT_JUDGED
    assert "one of config, context, decision, proposal, vault, waivers" in capsys.readouterr().err
