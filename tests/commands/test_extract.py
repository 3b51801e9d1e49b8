"""`extract` prints what is found in a revision, as a reader or a program wants it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD

MODELS = "from enum import Enum\n\n\nclass Status(Enum):\n    ACTIVE = 'active'\n    GONE = 'gone'\n"


@pytest.fixture
def project(tmp_path: Path) -> Repository:
    repository = Repository(tmp_path / "project")
    repository.commit("one", {"app/models.py": MODELS, "README.md": "# text\n"})
    repository.commit("two", {"app/models.py": MODELS + "    AWAY = 'away'\n", "app/broken.py": "class (:\n"})
    return repository


def elements(project: Repository, capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, list[dict[str, object]]]:
    assert main.run(["-C", str(project.path), "extract", "--format", "json", *argv]) == UPHELD
    document: dict[str, list[dict[str, object]]] = json.loads(capsys.readouterr().out)
    assert document["schema"] == "keeper-validate/elements/1"
    return document


def test_an_element_has_the_fields_of_the_contract(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    document = elements(project, capsys, "--rev", "HEAD~1")
    found = next(entry for entry in document["elements"] if entry["kind"] == "enum")
    facets = found.pop("facets")
    assert found == {
        "kind": "enum", "name": "Status", "path": "app/models.py", "line": 4, "end_line": 6, "language": "python",
        "framework": "enum", "context": "source", "exported": True,
    }
    assert [facet for facet in facets if facet["role"] == "member"] == [  # type: ignore[attr-defined]  # a JSON list
        {"role": "member", "name": "ACTIVE", "value": "active"}, {"role": "member", "name": "GONE", "value": "gone"},
    ]


def test_a_file_that_does_not_parse_is_a_gap_and_no_silence(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert [gap["path"] for gap in elements(project, capsys)["gaps"]] == ["app/broken.py"]


def test_a_whole_path_is_one_of_the_repository(project: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "way").symlink_to(project.path)
    for top in (project.path, tmp_path / "way"):
        assert [one["path"] for one in elements(project, capsys, str(top / "app"))["elements"]] == ["app/models.py"]
    assert main.run(["-C", str(project.path), "extract", str(tmp_path / "elsewhere.py")]) == NOT_JUDGED


def test_paths_are_seen_from_where_one_is(project: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path / "app"), "extract", "models.py"]) == UPHELD
    text = capsys.readouterr().out
    assert text.startswith("app/models.py\n      4  enum         Status  (enum)")
    assert text.endswith("1 element in 1 file, 0 gaps\n")


@pytest.mark.parametrize(("argv", "sentence"), [
    (["nowhere.py"], "keeper-validate: nowhere.py is not in HEAD; commit it first, or name another revision with --rev\n"),
    (["--rev", "nope"], "keeper-validate: nope is not a revision of this repository; "),
], ids=["a path that is not there", "a revision that is not there"])
def test_what_is_not_there_is_refused(project: Repository, argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["-C", str(project.path), "extract", *argv]) == NOT_JUDGED
    assert capsys.readouterr().err.startswith(sentence)
