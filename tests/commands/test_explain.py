"""`explain` documents every rule that a finding can carry, and shows what sentences compile to."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from keeper_validate import main
from keeper_validate.errors import NOT_JUDGED, UPHELD


def test_without_a_rule_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain"]) == UPHELD
    text = capsys.readouterr().out
    assert "trust/mixed-change\n" in text
    assert "data-append/member-removed\n" in text


def test_every_listed_family_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", "--format", "json"]) == UPHELD
    for family in json.loads(capsys.readouterr().out):
        assert main.run(["explain", family]) == UPHELD
        text = capsys.readouterr().out
        assert "message" in text
        assert "remedy" in text


def test_a_rule_for_each_kind_is_found_by_the_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", "forbidden/new-component"]) == UPHELD
    assert "forbidden/new-*\n  message" in capsys.readouterr().out


def test_an_unknown_rule_is_refused_with_a_near_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", "trust/mixed-chance"]) == NOT_JUDGED
    assert main.run(["explain", "trusd"]) == NOT_JUDGED
    assert "there is no rule trusd; did you mean trust?" in capsys.readouterr().err


def test_a_sentence_with_a_written_check_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", "--clause", "Mail => forbid-new table *mail*", "--field", "forbidden"]) == UPHELD
    assert capsys.readouterr().out == (
        'checked  "Mail => forbid-new table *mail*" as an item of forbidden\n'
        "  read as: no new table named *mail*\n  forbid-new table *mail*\n"
    )


def test_what_a_sentence_only_recommends_is_shown_to_warn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["explain", "--clause", "Avoid axios"]) == UPHELD
    assert capsys.readouterr().out.endswith("\n  forbid-use technology axios (only warns)\n  forbid-new dependency axios (only warns)\n")


def test_many_sentences_are_answered_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"text": "data-append", "field": "constraints"}\n{"text": "x => human"}\n'))
    assert main.run(["explain", "--clauses", "-"]) == UPHELD
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["state"] for answer in answers] == ["checked", "unchecked"]


@pytest.mark.parametrize("content", [None, b"no json\n", b"\xff\xfe\n"], ids=["absent", "no JSON", "no UTF-8"])
def test_a_file_of_sentences_that_cannot_be_read_is_refused(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    if content is not None:
        (tmp_path / "clauses").write_bytes(content)
    assert main.run(["explain", "--clauses", str(tmp_path / "clauses")]) == NOT_JUDGED
    assert capsys.readouterr().err.count("\n") == 1
