"""What the schemas that editors use take and refuse, line by line: `schema: data` in JSON, where `{"times": 3, "of": ["a"]}` stands for
`["a", "a", "a"]`, with the places of what is refused and the word of the schema that refuses it.

`KEEPER_UPDATE=1` writes the answers anew, to be read as a difference."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from answered import held, lines

from keeper_validate import shipped

SCHEMAS = Path(__file__).with_name("schemas.txt")


def refused(question: str) -> str:
    """`taken`, or where and by which word of the schema something is refused."""
    name, _, data = question.partition(": ")
    faults = _validator(shipped.text(f"rules/schemas/{name}.json")).iter_errors(json.loads(data, object_hook=_repeated))
    return "; ".join(sorted({f"/{'/'.join(map(str, one.absolute_path))} {one.validator}" for one in faults})) or "taken"


@cache
def _validator(text: str) -> Any:
    return pytest.importorskip("jsonschema").Draft202012Validator(json.loads(text))


def _repeated(data: dict[str, Any]) -> Any:
    return data["times"] * data["of"] if data.keys() == {"times", "of"} else data


def test_every_line_of_a_schema_takes_and_refuses_as_the_table_says() -> None:
    held(SCHEMAS, refused)


def test_every_schema_is_asked() -> None:
    assert {question.partition(":")[0] for question, _ in lines(SCHEMAS)} == set(shipped.names("rules/schemas", ".json"))
