"""The written form behind `=>`: what it means, and the errors that point at a word."""

from __future__ import annotations

import pytest
from shown import compiled, shown

from keeper_validate.errors import KeeperError

VALID = [
    ("Persistent mail storage => forbid-new table|file *mail* except:keeper/**", "forbid-new table|file *mail* except:keeper/**"),
    ("stories => require-companion component with:{stem}.stories.tsx", "require-companion component with:{stem}.stories.tsx"),
    (r"read-only => forbid-new route /(POST|PUT|PATCH|DELETE) .*\/mail/", r"forbid-new route /(POST|PUT|PATCH|DELETE) .*\/mail/"),
    ("a path, not an expression => forbid-new route /users in:src/", "forbid-new route /users in:src/"),
    ("no sockets => forbid-use technology websocket,sse", "forbid-use technology websocket; forbid-use technology sse"),
    ("by its word => forbid-use technology web sockets", None),
    ('quoted => forbid-use token "DELETE FROM users"', "forbid-use token DELETE FROM users"),
    ("two places => forbid-new table in:a/** in:b/{c,d}/**", "forbid-new table in:a/**,b/{c,d}/**"),
    ("many names => gone component OldModal,LegacyModal", "gone component OldModal,LegacyModal"),
    ("count => limit route max:3", "limit route max:3"),
    ("an arrow in `a => b` and one that counts => freeze enum Status", "freeze enum Status"),
    ("waived => forbid-new dependency waive:docs/adr/**", "forbid-new dependency"),
    ("for each => require-use route use:requireAuth", "require-use route"),
    ("a base => require-shape schema|table use:BaseModel", "require-shape schema|table inherited=yes"),
    ("of routes it is none => require-shape route use:BaseModel", "require-shape route"),
    ("primitive => forbid-new component modal", "forbid-new component modal"),
    ("of one thing => forbid-remove column user_id of:orders", "forbid-remove column user_id of=orders"),
    ("any of one thing => forbid-new column of:orders", "forbid-new column of=orders"),
    ("facts => forbid-new column is:nullable lacks:default", "require-shape column fault=nullable,-default"),
    ("two => require-shape column email is:unique,required of:users",
     "require-shape column email fault=-unique of=users; require-shape column email fault=nullable of=users"),
]
INVALID = [
    ("x => forbid-knew route", "column 6: unknown operation `forbid-knew`; did you mean `forbid-new`?"),
    ("x => forbid-new rout|table", "column 17: unknown kind `rout`; did you mean `route`?"),
    ("x => forbid-new route|tabel", "column 23: unknown kind `tabel`; did you mean `table`?"),
    ("x => forbid-use technology websokets", "column 28: unknown technology `websokets`"),
    ("x => forbid-new component modal out:x", "column 33: unknown key `out`"),
    ("x => forbid-new component modal dialog", "column 33: unexpected word `dialog`"),
    ("x => limit route", "column 6: `limit` needs `max:`"),
    ("x => limit route max:many", "column 22: `many` is not a whole number"),
    ("x => require-companion component", "`require-companion` needs `with:`"),
    ("x => require-use component", "`require-use` has no name"),
    ("x => forbid-new", "`forbid-new` has no kind"),
    ("x => forbid-new table in:", "`in:` has no value"),
    ("x => human please", "column 12: `please` stands behind `human`"),
    ("x =>", "column 5: nothing stands behind `=>`"),
    ("x => forbid-new route /(/", "is no name, glob or regular expression"),
    ("x => forbid-new column is:nulable", "unknown fact `nulable`; did you mean `nullable`?"),
    ("x => forbid-use token is:unique", "facts are asked of columns, fields and tables"),
    ("x => forbid-new table when:tabel", "unknown kind `tabel`"),
]


@pytest.mark.parametrize(("text", "expected"), [case for case in VALID if case[1]], ids=lambda value: str(value))
def test_a_written_check_means_what_it_says(text: str, expected: str) -> None:
    assert shown(text) == expected


def test_a_primitive_is_looked_for_by_evidence_and_an_approval_file_waives() -> None:
    assert compiled("x => forbid-new component modal").checks[0].primitive == "modal"
    assert compiled("x => forbid-new dependency waive:docs/adr/**").checks[0].waive == "docs/adr/**"
    assert compiled("x => require-use route use:requireAuth").checks[0].use == "requireAuth"
    assert compiled("x => forbid-new route when:table").checks[0].when == "table"


def test_human_sends_the_clause_to_a_reviewer_by_the_author_s_wish() -> None:
    result = compiled("Must gracefully handle a missing Mayor => human")
    assert result.checks == ()
    assert result.why is not None and "human" in result.why


@pytest.mark.parametrize(("text", "message"), INVALID, ids=lambda value: str(value))
def test_an_unknown_word_is_an_error_that_points_at_it(text: str, message: str) -> None:
    with pytest.raises(KeeperError) as caught:
        compiled(text)
    assert message in str(caught.value)
    assert str(caught.value).startswith("decisions/001-x.yaml:7: clause[0]")
