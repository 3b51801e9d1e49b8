"""Where or when a sentence holds, said beside it: its checks keep to it, or only warn. Each row stands beside one that no limit holds;
`~`: only some violations show; `soft`: a warning."""

from __future__ import annotations

from itertools import product

import pytest
from shown import compiled, shown

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.shared_verb import each_with_verb
from keeper_validate.compile.vocabulary.words import Word, words

ROWS = [
    ("All enums are append-only", "append-only enum"),
    ("`app/billing/`: all enums are append-only", "append-only enum in:app/billing/"),
    ("All enums are append-only (in `app/billing/` only)", "append-only enum in:app/billing/"),
    ("All enums are append-only. This applies to `app/billing/` only.", "append-only enum in:app/billing/"),
    ("All enums are append-only (see `app/billing/`)", "append-only enum"),
    ("Never use axios", "forbid-use technology axios"),
    ("Never use axios (only in `app/http/`)", "~ forbid-use technology axios soft"),
    ("Never use axios - only in `app/http/`", "~ forbid-use technology axios soft"),
    ("Never use axios (in `app/http/` only)", "forbid-use technology axios in:app/http/"),
    ("Never use axios (use `app/http/client.ts`)", "forbid-use technology axios"),
    ("`docs/rules.md`: all enums are append-only", "~ append-only enum soft"),
    ("No new tables (when offline)", "~ forbid-new table soft"),
    ("No new tables (they slow the backup)", "forbid-new table"),
    ("No new tables (tests only)", "~ forbid-new table soft"),
    ("For admins: no new routes", "~ forbid-new route soft"),
    ("Reminder: no new routes", "forbid-new route"),
    ("Axios is banned if possible", "~ forbid-use technology axios soft"),
    ("Axios is banned", "forbid-use technology axios"),
    ("Existing migrations must not be edited during the freeze",
     "~ append-only file **/{migrations,Migrations,migration,migrate,alembic}/** soft"),
    ("Existing migrations must not be edited", "append-only file **/{migrations,Migrations,migration,migrate,alembic}/**"),
    ("No new stores in `app/a/` - only in `app/b/`", "forbid-new store in:app/a/"),
    ("Outside `app/http/`: never use axios", "forbid-use technology axios except:app/http/"),
    ("No new modals during this refactor", "forbid-new component modal"),
    ("No new modals during the freeze", "~ forbid-new component modal soft"),
    ("In `app/http/`, never use axios. No new tables.", "forbid-use technology axios in:app/http/; forbid-new table"),
]

SENTENCES = [
    "Never use moment", "No default exports", "No new dependencies", "Do not add new routes", "No new tables", "No custom modals",
    "Do not remove columns", "All components must have stories", "Every new endpoint must require auth",
    "Hooks must start with `use`", "Services must extend `BaseService`", "All enums are append-only", "`OrderStatus` is frozen",
    "Migrations are immutable", "At most 3 new components", "Use zod instead of yup", "Use `logger` instead of `console.log`",
    "New services need tests", "Dependencies are frozen", "Stores must be placed in `src/stores/`",
    "Component files use PascalCase", "Never edit `package.json`", "All models must define `__str__`", "No hardcoded colors",
    "Only use axios for HTTP",
]
FORMS = [
    "In `old/parts/`, {low}", "{said} in `old/parts/`", "`old/parts/`: {low}", "{said} (in `old/parts/` only)",
    "Inside `old/parts/`: {low}",
    "{said} outside `old/parts/`", "{said}, except in `old/parts/`", "{said} (only in `old/parts/`)", "{said} (`old/parts/` only)",
    "{said}. This applies to `old/parts/` only.", "`old/parts/` - {low}", "{said} (not in `old/parts/`)", "{said} - only in `old/parts/`",
    "For `old/parts/`: {low}",
]


@pytest.mark.parametrize(("text", "checks"), ROWS, ids=lambda value: value[:60])
def test_row(text: str, checks: str) -> None:
    assert shown(text, "constraints") == checks


def _places(check: Check) -> str:
    values = [value for pair in check.parameters for value in pair]
    return " ".join(filter(None, (check.target, check.companion, check.use, *check.within, *check.excepted, *values)))


@pytest.mark.slow
def test_no_sentence_blocks_beyond_the_place_that_it_is_said_of() -> None:
    bare = [said for said in SENTENCES if any(not check.soft for check in compiled(said, "constraints").checks)]
    assert len(bare) > 20
    told = [form.format(said=said, low=said[0].lower() + said[1:]) for said, form in product(bare, FORMS)]
    blocking = {text: [check for check in compiled(text, "constraints").checks if not check.soft] for text in told}
    assert [text for text, checks in blocking.items() if not all("old/parts" in _places(check) for check in checks)] == []
    assert sum(map(bool, blocking.values())) > len(told) / 2


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["(when offline)", "(if nobody objects)", "(during the audit)", "(tests only)", "(only in tests)"])
def test_no_sentence_blocks_beyond_the_occasion_in_its_parentheses(limit: str) -> None:
    pairs = [(said, compiled(said, "constraints").checks, compiled(f"{said} {limit}", "constraints").checks) for said in SENTENCES]
    assert [said for said, bare, limited in pairs if any(check in bare for check in limited if not check.soft)] == []


def test_sentences_that_share_a_verb_share_what_was_left_unsaid() -> None:
    unsaid = (Word("admin", "word"),)
    cut = each_with_verb(Part(words("Scenes go in `app/scenes/`, shared parts in `app/parts/`"), unsaid=unsaid))
    assert [part.unsaid for part in cut] == [unsaid, unsaid]
