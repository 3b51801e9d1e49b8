"""What sentences propose: one line in, one line out for each thing."""

from __future__ import annotations

import pytest

from keeper_validate.reviewing.proposed import Proposed
from keeper_validate.reviewing.spec import read_spec

NAMES = {
    "Button": ("component",), "Modal": ("component",), "UserStatus": ("enum",), "user_status": ("enum",), "users": ("table",),
    "UserTable": ("component",), "GET /api/users": ("route",), "UserService": ("service",), "current_user": ("auth_service",),
}


def line(one: Proposed) -> str:
    """`extend enum UserStatus +suspended`, the kind in question where it is not certain."""
    parts = [f"+{name}" for name in one.members] + [f"-{name}" for name in one.dropped]
    words = [one.intent, one.kind if one.certain else "?", one.name or f"<{one.primitive or 'unnamed'}>", *parts]
    return " ".join(words + ([f"@{one.path}"] if one.path else []))


SENTENCES = [
    ("Add a `ConfirmDialog` component", ["create component ConfirmDialog"]),
    ("Add a new ConfirmDialog component that asks before deleting", ["create component ConfirmDialog"]),
    ("New component: TeamInviteModal", ["create component TeamInviteModal"]),
    ("A `Timeline` component shows what happened", ["create component Timeline"]),
    ("`TeamSwitcher` - a new component in the sidebar", ["create component TeamSwitcher"]),
    ("We need a confirmation dialog", ["create component <modal>"]),
    ("Add the component `AvatarUpload` (src/AvatarUpload.tsx)", ["create component AvatarUpload @src/AvatarUpload.tsx"]),
    ("Create the `AvatarUpload` component in `src/AvatarUpload.tsx`", ["create component AvatarUpload @src/AvatarUpload.tsx"]),
    ("Add a `suspended` value to the `UserStatus` enum", ["extend enum UserStatus +suspended"]),
    ("Add suspended and banned to the user_status enum", ["extend enum user_status +suspended +banned"]),
    ("Rename the value `invited` of `UserStatus` to `asked`", ["extend enum UserStatus -invited"]),
    ("New enum `InvitationStatus`: pending, accepted, expired", ["create enum InvitationStatus +pending +accepted +expired"]),
    ("Extend Button with a `danger` variant", ["extend component Button +danger"]),
    ("`Button` gets a `danger` variant", ["extend component Button +danger"]),
    ("A `danger` variant for `Button` is added", ["extend component Button +danger"]),
    ("Add `POST /api/teams/{id}/invitations` endpoint", ["create route POST /api/teams/{id}/invitations"]),
    ("Expose GET /teams/:id and DELETE /teams/:id", ["create route GET /teams/{id}", "create route DELETE /teams/{id}"]),
    ("`POST /api/links` creates a link", ["create route POST /api/links"]),
    ("We need a new endpoint to list invitations", ["create route <unnamed>"]),
    ("Create an `invitations` table with id, email and expires_at columns", ["create table invitations +id +email +expires_at"]),
    ("Create an invitations table", ["create table invitations"]),
    ("Add a nullable `avatar_url` column to the users table", ["extend table users +avatar_url"]),
    ("Store the choice in a `user_preferences` table", ["create table user_preferences"]),
    ("Introduce a NotificationService that sends mail", ["create service NotificationService"]),
    ("Reuse the existing UserTable component", ["use component UserTable"]),
    ("Create a new AuthService for API keys", ["create auth_service AuthService"]),
    ("Remove the legacy `GET /api/users` endpoint", ["remove route GET /api/users"]),
    ("Add scopes `team:invite` and `team:remove`", ["create scope team:invite", "create scope team:remove"]),
    ("Add an env var `INVITE_TTL_HOURS`", ["create env_var INVITE_TTL_HOURS"]),
    ("Add a `useTeam` hook", ["create hook useTeam"]),
    ("Use JWT for the API tokens", ["use technology jwt"]),
    ("Reuse `current_user` for every route", ["use auth_service current_user"]),
    ("Create a `visits` table with start, end and reason columns", ["create table visits +start +end +reason"]),
    ("Keep all existing routes", []),
    ("`Modal` stays as it is", ["mention component Modal"]),
    ("Owners can create a link", []),
    ("Users may add a `Timeline` component to the page", []),
    ("The list flickers when it is sorted", []),
    ("The button should be larger", []),
    ("Add a handler on click", []),
    ("Do not add a `Timeline` component and remove the `UserTable` component", []),
    ("Owners can add a `Timeline` component and remove the `UserTable` component", []),
    ("Use the existing `UserTable` component and add a `dense` prop to it", ["extend component UserTable +dense"]),
    ("Create a `Timeline` component and use the `Modal` component", ["create component Timeline", "use component Modal"]),
    ("Add a `Timeline` component and remove the `UserTable` component", ["create component Timeline", "remove component UserTable"]),
    ("Introduce Express for the gateway", ["create technology express"]),
    ("Add blocked-by indicator: `blocked by gt-abc`", []),
    ("Add the `left-pad` dependency", ["create dependency left-pad"]),
]


@pytest.mark.parametrize(("sentence", "expected"), SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
def test_a_sentence_proposes(sentence: str, expected: list[str]) -> None:
    found = [line(one) for one in read_spec(sentence, "spec", NAMES).elements]
    assert [one for one in found if expected or not one.startswith("mention")] == expected


SPEC = """\
---
Written by: someone
---
# Team invitations

Owners want to invite people. <!-- Add a `Hidden` component -->

## Background
Add a `Past` component. Why did nobody?

## Components
- `ConfirmDialog` - asks before a member is removed
- `InviteForm`
  - Why: no existing component collects an address and a role
- `RoleBadge`, because nothing in the vault shows a role

## API
| Method | Path | What |
|---|---|---|
| POST | /api/teams/:id/invitations | invite |
| `DELETE` | `/api/invitations/:id` | withdraw |

```
Add a `Fenced` component
```

Out of scope:
- a new `Later` component

Add a `Banner` component. It must not move. Do not add polling.

## Open questions
- Who may withdraw an invitation

## Acceptance criteria
- [ ] An owner can invite with the `Modal` component
- Given a member, when he leaves, then the table is updated
"""


def test_headings_say_what_stands_below_them() -> None:
    spec = read_spec(SPEC, "spec", NAMES)
    assert [line(one) for one in spec.elements] == [
        "create component ConfirmDialog", "create component InviteForm", "create component RoleBadge",
        "create route POST /api/teams/{id}/invitations", "create route DELETE /api/invitations/{id}", "create component Banner",
        "mention component Modal",
    ]
    reasons = {one.name: one.justification for one in spec.elements if one.justification}
    assert reasons == {
        "InviteForm": "no existing component collects an address and a role", "RoleBadge": "because nothing in the vault shows a role",
    }
    assert spec.title == "Team invitations"
    assert spec.questions == ("Who may withdraw an invitation",)
    assert spec.criteria == (
        "An owner can invite with the `Modal` component", "Given a member, when he leaves, then the table is updated",
    )
    assert [clause.text for clause in spec.clauses] == ["Do not add polling"]
    assert spec.summary == "Owners want to invite people."


@pytest.mark.parametrize(("sentence", "clauses"), [
    ("Never log tokens.", [("constraints", "Never log tokens => human")]),
    ("Do not add new dependencies.", [("forbidden", "Do not add new dependencies")]),
    ("Every new endpoint must require authentication.", [("constraints", "Every new endpoint must require authentication")]),
    ("A guest must not see the list.", []), ("It must not move.", []), ("Requests must be quick.", []),
    ("We must add a `Timeline` component.", []), ("There is no undo.", []),
])
def test_what_must_hold_and_what_must_not_is_kept_wherever_it_stands(sentence: str, clauses: list[tuple[str, str]]) -> None:
    for text in (sentence, f"# Notes on it\n\nPeople asked for it.\n\n## Requirements\n\n- {sentence}\n"):
        assert [(clause.field, clause.text) for clause in read_spec(text, "spec", NAMES).clauses] == clauses


def test_what_must_hold_and_no_clause_can_say_is_told() -> None:
    text = "A guest must not see the list. Requests must be quick. It must not. We must add a `Timeline` component."
    spec = read_spec(text, "spec", NAMES)
    assert spec.unheld == ("A guest must not see the list.", "Requests must be quick.")


def test_what_is_out_of_scope_proposes_nothing_and_what_a_sentence_forbids_there_is_forbidden() -> None:
    spec = read_spec("# Notes\n\n## Out of scope\n\n- A `Later` component\n\nDo not add polling. Websockets come later.\n", "spec", NAMES)
    assert (spec.elements, spec.unread, spec.summary) == ((), (), "")
    assert [clause.text for clause in spec.clauses] == ["Do not add polling"]


@pytest.mark.parametrize(("sentence", "reason"), [
    ("A `Timeline` component (why: nothing shows events on an axis)", "nothing shows events on an axis)"),
    ("A `Timeline` component. **Reason**: nothing shows events", "nothing shows events"),
    ("A `Timeline` component shows the reason of each event", ""),
])
def test_a_label_of_a_reason_is_told_from_the_same_word(sentence: str, reason: str) -> None:
    assert read_spec(sentence, "spec", NAMES).elements[0].justification == reason


@pytest.mark.parametrize(("sentence", "open_"), [
    ("Which colour should it have?", True), ("The colour is TBD.", True), ("Either a table or a list.", True),
    ("`What?` is shown.", False), ('People ask "where is it?" and find it.', False), ("It is shown at https://x.org/a?b=c now.", False),
    ("The unit is either.", False),
])
def test_what_leaves_something_open(sentence: str, open_: bool) -> None:
    assert bool(read_spec(sentence, "spec", NAMES).questions) is open_


def test_one_thing_said_in_several_places_is_one_thing() -> None:
    spec = read_spec("Show it with `Button`. Add a `danger` variant to `Button`. Extend `Button` with a `ghost` variant.", "spec", NAMES)
    assert [line(one) for one in spec.elements] == ["extend component Button +danger +ghost"]


def test_line_ends_and_trailing_blanks_make_no_other_spec() -> None:
    assert read_spec("a\r\nb \r\n", "x", {}).digest == read_spec("a\nb\n\n", "y", {}).digest
    assert read_spec("a\nb\n", "x", {}).digest != read_spec("a\n b\n", "x", {}).digest
