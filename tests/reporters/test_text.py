"""The report for a person: complete, plain in a pipe, calm on a terminal, and safe against names that try to speak."""

from __future__ import annotations

from dataclasses import replace

import pytest
from reporters.verdicts import FOUND, FRAMES, UPHELD, VIOLATED, WITHOUT_DECISION

from keeper_validate.reporters import FORMATS, report
from keeper_validate.reporters.paint import Paint
from keeper_validate.reporters.wording import summary
from keeper_validate.verdict import Verdict

HOSTILE = "a\x1b[2Jb\u202ec\u200bd\ne\udcfff.tsx"


def test_a_finding_shows_place_frame_clause_remedy_and_amendment() -> None:
    text = report("text", VIOLATED)
    assert text.startswith(
        "block  forbidden/new-component  src/ui/ProfileModal.tsx:12\n"
        "     |\n"
        "  11 |\n"
        "> 12 | export const ProfileModal = () => (\n"
        "     |              ^^^^^^^^^^^^\n"
        "> 13 |     <dialog open/>\n"
        "> 14 | );\n"
        "     |\n"
        "  found    component ProfileModal is new and is a modal\n"
        "  evidence renders <dialog>\n"
        '  clause   forbidden[2] "new modal components" in keeper/decisions/017-user-profile.yaml:31\n'
        "  remedy   Use Modal (src/ui/Modal.tsx) with its variant 'profile', which ADR-017 approves.\n"
        "  see      src/ui/Modal.tsx:8 (reuse this)\n"
        "  or       ask for this amendment of the decision:\n"
        "             new_seeds:\n"
        "               - type: component\n"
        "                 name: ProfileModal\n"
    )


def test_every_clause_is_listed_with_its_state_and_unchecked_ones_with_the_reason() -> None:
    text = report("text", VIOLATED)
    assert "  violated   forbidden[2]    new modal components\n" in text
    assert "  unchecked  constraints[1]  Logout redirects to /login\n" in text
    assert '017-user-profile.yaml:36  "Logout redirects to /login" - it states behaviour at\n    run time\n' in text


@pytest.mark.parametrize("verdict", [VIOLATED, UPHELD], ids=["violated", "upheld"])
def test_what_was_judged_is_counted_on_red_and_on_green(verdict: Verdict) -> None:
    assert "Judged the staged change: 4 files, 23 elements, 3 clauses (" in report("text", verdict)


def test_a_change_without_a_decision_says_that_nothing_binds_it() -> None:
    text = report("text", WITHOUT_DECISION)
    assert "Clauses of standing law" in text
    assert "note  keeper/keeper.yaml:2 mode is given twice" in text


def test_with_detail_each_finding_has_its_fingerprint_by_which_it_may_be_waived() -> None:
    assert f"\n  fingerprint  {FOUND.fingerprint}\n" in report("text", VIOLATED, Paint(detail=True))
    assert FOUND.fingerprint not in report("text", VIOLATED)


def test_a_waived_clause_says_where_it_is_waived_and_the_finding_why() -> None:
    why = "keeper/waivers.yaml:2: until the redesign (ada, until 2026-12-31)"
    state = replace(VIOLATED.clauses[0], state="waived", why=why)
    text = report("text", replace(VIOLATED, clauses=(state,), findings=(replace(FOUND, waived=why),)))
    assert "(keeper/waivers.yaml:2)\n" in text
    assert "  waived   by keeper/waivers.yaml:2: until the redesign (ada, until 2026-12-31)\n" in text


def test_colours_come_only_with_a_paint_that_has_them() -> None:
    assert "\x1b" not in report("text", VIOLATED)
    assert "\x1b[31mblock\x1b[0m" in report("text", VIOLATED, Paint(colour=True))


@pytest.mark.parametrize("name", FORMATS)
def test_no_format_lets_a_hostile_name_through(name: str) -> None:
    words = dict.fromkeys(("path", "name", "message", "remedy", "evidence", "amendment", "clause_text"), HOSTILE)
    hostile = replace(FOUND, **words)
    frames = tuple((HOSTILE, line, tuple((number, HOSTILE) for number, _ in lines)) for _, line, lines in FRAMES)
    verdict = replace(VIOLATED, findings=(hostile,), frames=frames, notes=(HOSTILE,))
    for text in (report(name, verdict, Paint(detail=True)), summary(verdict)):
        assert not any(char in text for char in "\x1b\u202e\u200b\udcff")
        text.encode("utf-8")


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_renders_red_green_and_empty_and_ends_its_line(name: str) -> None:
    for verdict in (VIOLATED, UPHELD, WITHOUT_DECISION):
        assert report(name, verdict).endswith("\n")


def test_the_summary_still_names_rule_place_and_remedy_when_cut_at_500_bytes() -> None:
    many = replace(VIOLATED, findings=tuple(replace(FOUND, line=number) for number in range(1, 41)))
    text = summary(many)
    assert len(text.encode()) <= 500
    assert text.startswith(
        "keeper-validate: violated ADR-017: 40 findings introduced by this change\n"
        "src/ui/ProfileModal.tsx:1 forbidden/new-component Use Modal (src/ui/Modal.tsx) with its variant 'profile'"
    )
    assert text.endswith("+37 more in the report\n")


def test_the_summary_of_an_upheld_change_is_one_line_that_counts() -> None:
    assert summary(UPHELD) == "keeper-validate: upheld ADR-017: judged 4 files, 23 elements, 3 clauses (2 upheld, 1 unchecked)\n"
