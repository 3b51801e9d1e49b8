"""The clauses of an example decision, held against elements made by hand."""

from __future__ import annotations

import pytest
from made import change, element, judged, law, snapshot, told, use

from keeper_validate.element import Element, Use

DECISION = """
reuse:
  frontend: [Modal, Button.primary]
  backend: [AuthService.logout, UserService.getProfile]
  data: [user_status enum]
extend:
  - {target: Modal, change: "Add 'profile' variant with avatar header slot"}
forbidden:
  - new authentication services
  - custom button implementations => forbid-new component button
  - new modal components => forbid-new component modal
"""
VAULT = {
    "frontend": "components:\n  Modal: {location: src/ui/Modal.tsx}\n  Button: {location: src/ui/Button.tsx, variants: [primary]}\n",
    "auth": "auth_services:\n  AuthService: {location: src/auth/service.ts}\n",
}

PASSING = {
    "the registered Modal with its role written out": [
        element("component", "Profile", "src/p.tsx:1", "renders=Modal=root", "wraps=Modal", "aria_role=dialog=root")
    ],
    "another registered component at the root of what is called a modal": [
        element("component", "ProfileModal", "src/p.tsx:1", "renders=Button=root", "wraps=Button")
    ],
    "a component that composes the registered Modal": [
        element("component", "ProfileModal", "src/p.tsx:1", "renders=Modal=root", "wraps=Modal=dialog")
    ],
    "a page that merely holds a button": [element("component", "Settings", "src/p.tsx:1", "renders=section=root", "renders=button=inside")],
    "a component that composes Button under a button's name": [
        element("component", "SaveButton", "src/p.tsx:1", "renders=Button=root", "wraps=Button=button"),
    ],
    "a form whose name ends like a button's": [element("component", "RadioButton", "src/p.tsx:1", "renders=input=root")],
    "a modal in a story": [element("component", "DemoModal", "src/p.stories.tsx:1", "renders=dialog=root", context="story")],
    "a hook about modals": [element("hook", "useModal", "src/p.ts:1")],
    "a provider of modals": [element("component", "ModalProvider", "src/p.tsx:1", "renders=div=root")],
}

FAILING = {
    "a dialog inside a backdrop": (
        [element("component", "Profile", "src/p.tsx:4", "renders=div=root", "aria_role=dialog=inside")],
        ["forbidden/new-component Profile"],
    ),
    "a registered card that is made a dialog": (
        [element("component", "Profile", "src/p.tsx:4", "renders=Button=root", "wraps=Button", "aria_role=dialog=root")],
        ["forbidden/new-component Profile"],
    ),
    "a component that renders a button at its root, called otherwise": (
        [element("component", "Clicky", "src/p.tsx:4", "renders=button=root")],
        ["forbidden/new-component Clicky"],
    ),
    "a div with the role of a button": (
        [element("component", "Clicky", "src/p.tsx:4", "renders=div=root", "aria_role=button=root")],
        ["forbidden/new-component Clicky"],
    ),
    "a wrapped button of a library": (
        [element("component", "Fancy", "src/p.tsx:4", "primitive=@mui/material:Button=root")],
        ["forbidden/new-component Fancy"],
    ),
    "a library's dialog imported under the name of the seed": (
        [element("component", "Box", "src/p.tsx:4", "renders=Modal=root", "primitive=@headlessui/react:Dialog=root")],
        ["forbidden/new-component Box"],
    ),
    "a component called like a modal of which nothing contrary is known": (
        [element("component", "ProfileModal", "src/p.tsx:4", "renders=div=root")],
        ["forbidden/new-component ProfileModal"],
    ),
    "a second modal by name and role": (
        [element("component", "ProfileModal", "src/p.tsx:4", "renders=div=root", "aria_role=dialog=root")],
        ["forbidden/new-component ProfileModal", "reuse/duplicate ProfileModal"],
    ),
    "a button that its file keeps to itself": (
        [element("component", "Inner", "src/p.tsx:4", "renders=button=root", exported=False)],
        ["forbidden/new-component Inner"],
    ),
}


@pytest.mark.parametrize("things", PASSING.values(), ids=PASSING.keys())
def test_passes(things: list[Element]) -> None:
    assert told(judged(change(snapshot(), snapshot(*things)), law(DECISION, vault=VAULT))) == []


@pytest.mark.parametrize(("things", "expected"), FAILING.values(), ids=FAILING.keys())
def test_is_found(things: list[Element], expected: list[str]) -> None:
    assert told(judged(change(snapshot(), snapshot(*things)), law(DECISION, vault=VAULT))) == expected


def test_a_ban_on_new_auth_services_covers_the_ways_around_the_existing_one() -> None:
    base = [element("route", "GET /x", "src/r.ts:1", "guard=requireAuth")]
    call = element("auth_call", "jwt.sign", "src/p.ts:9", "primitive=token", "within=profile")
    found = judged(change(snapshot(*base), snapshot(element("route", "GET /x", "src/r.ts:1"), call)), law(DECISION, vault=VAULT))
    assert told(found) == ["auth-reuse/guard-removed GET /x", "auth-reuse/new-call jwt.sign"]
    assert found.findings[0].remedy == "Use AuthService (src/auth/service.ts)."
    named = "forbidden:\n  - no second one => forbid-new auth_service TokenService\n"
    assert told(judged(change(snapshot(*base), snapshot(element("route", "GET /x", "src/r.ts:1"), call)), law(named))) == []


def test_a_test_helper_that_becomes_source_is_new_there() -> None:
    helper = element("component", "Clicky", "tests/p.tsx:4", "renders=button=root", context="test")
    product = element("component", "Clicky", "src/p.tsx:4", "renders=button=root")
    assert told(judged(change(snapshot(helper), snapshot(product)), law(DECISION, vault=VAULT))) == ["forbidden/new-component Clicky"]


def test_a_finding_says_what_to_use_and_where_it_lives() -> None:
    clicky = element("component", "Clicky", "src/p.tsx:4", "renders=button=root")
    (finding,) = judged(change(snapshot(), snapshot(clicky)), law(DECISION, vault=VAULT)).findings
    assert "renders <button> at its root" in finding.message and "Clicky" in finding.message
    assert finding.remedy == "Use Button.primary (src/ui/Button.tsx) instead."
    assert finding.related[0].path == "src/ui/Button.tsx"
    assert finding.clause == "forbidden[1]" and "custom button implementations" in finding.clause_text
    assert finding.amendment and 'name: "Clicky"' in finding.amendment


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("import", "lombok.extern.Slf4j:Slf4j", "lombok.extern.Slf4j"),
        ("import", "axios:default", "axios"),
        ("import", "react:useEffect", "useEffect from react"),
        ("token", "import java.util.logging.Logger", "java.util.logging.Logger"),
        ("token", "default_scope", "default_scope"),
    ],
)
def test_what_is_used_is_said_as_people_say_it(kind: str, name: str, said: str) -> None:
    banned = f"forbidden:\n  - x => forbid-use import|token /{name.rpartition(':')[0] or name}/\n"
    (finding,) = judged(change(snapshot(), snapshot(use(kind, name, "src/a.java:3"))), law(banned)).findings
    assert finding.message.startswith(f"Added use of {said}; ")
    assert (finding.kind, finding.name) == (kind, name)


def test_of_a_list_of_classes_the_one_is_said_that_is_meant() -> None:
    banned = "forbidden:\n  - hex colors in `src/`\n"
    classes = use("token", "rounded-md border-gray-200 bg-[#eeeeee] shadow-md", "src/a.tsx:3", form="literal")
    (finding,) = judged(change(snapshot(), snapshot(classes)), law(banned)).findings
    assert finding.message.startswith("Added use of bg-[#eeeeee]; ")


def test_a_route_is_not_to_be_replaced_by_what_has_no_path() -> None:
    listed = "reuse:\n  backend: [VetRepository]\nforbidden:\n  - x => forbid-new route\n"
    new = change(snapshot(), snapshot(element("route", "GET /admin/vet", "src/r.ts:1")))
    remedies = [one.remedy for one in judged(new, law(listed)).findings if one.rule == "forbidden/new-route"]
    assert remedies and "VetRepository" not in remedies[0]
    listed = listed.replace("VetRepository", '"GET /vet"')
    remedies = [one.remedy for one in judged(new, law(listed)).findings if one.rule == "forbidden/new-route"]
    assert remedies == ["Use GET /vet instead."]


def test_what_to_use_is_first_what_the_decision_says_to_reuse_then_what_is_called_most_plainly() -> None:
    seeds = {"AccountDeleteModal": "a.tsx", "BaseModal": "b.tsx", "Modal": "src/ui/Modal.tsx"}
    vault = {"frontend": "components:\n" + "".join(f"  {name}: {{location: {path}}}\n" for name, path in seeds.items())}
    sheet = element("component", "Sheet", "src/p.tsx:4", "aria_role=dialog=root")
    (finding,) = judged(change(snapshot(), snapshot(sheet)), law(DECISION, vault=vault)).findings
    assert finding.remedy == "Use Modal (src/ui/Modal.tsx) instead."
    free = DECISION.replace("[Modal, Button.primary]", "[]")
    (finding,) = judged(change(snapshot(), snapshot(sheet)), law(free, vault=vault)).findings
    assert finding.remedy == "Use Modal (src/ui/Modal.tsx) or BaseModal (b.tsx) or AccountDeleteModal (a.tsx) instead."


def test_a_grant_wins_over_a_forbidding_clause() -> None:
    granted = "new_seeds:\n  - {type: component, name: Clicky, scope: src/p.tsx, justification: x}\n"
    clicky = element("component", "Clicky", "src/p.tsx:4", "renders=button=root")
    assert told(judged(change(snapshot(), snapshot(clicky)), law(DECISION + granted, vault=VAULT))) == []


@pytest.mark.parametrize(("target", "granted", "expected"), [
    ("users", "column nickname", ["forbidden/new-column users"]),
    ("users", "column nickname and column phone", []),
    ("users", "add_column: phone", ["forbidden/new-column users"]),
    ("users", "what the sign-up asks for", []),
    ("users", "a column for the nickname", []),
    ("users.nickname", "is added", ["forbidden/new-column users"]),
])
def test_a_grant_of_one_column_permits_no_other(target: str, granted: str, expected: list[str]) -> None:
    base, head = ("column=id",), ("column=id", "column=nickname", "column=phone")
    found = change(snapshot(element("table", "users", "m.sql:1", *base)), snapshot(element("table", "users", "m.sql:1", *head)))
    extend = f"extend:\n  - {{target: {target}, change: '{granted}'}}\n"
    assert told(judged(found, law(f"forbidden: [new columns]\n{extend}"))) == expected


USES: dict[str, tuple[str, list[Element | Use], list[Element | Use], list[str]]] = {
    "an added technology": (
        "no websockets => forbid-use technology websocket",
        [],
        [element("technology", "websocket", "src/live.ts:3", "evidence=new WebSocket")],
        ["constraints/forbid-use websocket"],
    ),
    "a technology that was there": (
        "no websockets => forbid-use technology websocket",
        [element("technology", "websocket", "src/live.ts:3")],
        [element("technology", "websocket", "src/live.ts:9")],
        [],
    ),
    "a technology that moved to another file": (
        "no websockets => forbid-use technology websocket",
        [element("technology", "websocket", "src/live.ts:3")],
        [element("technology", "websocket", "src/other.ts:9")],
        [],
    ),
    "a technology in a test": (
        "no websockets => forbid-use technology websocket",
        [],
        [element("technology", "websocket", "src/live.test.ts:3", context="test")],
        [],
    ),
    "an added import": (
        "no axios => forbid-use import axios",
        [],
        [use("import", "axios:get", "src/api.ts:1")],
        ["constraints/forbid-use axios:get"],
    ),
    "an import of something whose name only begins alike": (
        "no axios => forbid-use import axios",
        [],
        [use("import", "axios-mock:get", "src/api.ts:1")],
        [],
    ),
    "an import outside the scope": (
        "no axios => forbid-use import axios in:src/ui/**",
        [],
        [use("import", "axios:get", "src/api.ts:1")],
        [],
    ),
    "an added token": (
        "no console => forbid-use token console.log",
        [],
        [use("token", "console.log", "src/api.ts:7")],
        ["constraints/forbid-use console.log"],
    ),
    "an added dependency": (
        "no passport => forbid-use dependency passport",
        [],
        [element("dependency", "npm:passport", "package.json:3")],
        ["constraints/forbid-use npm:passport"],
    ),
}


@pytest.mark.parametrize(("clause", "base", "head", "expected"), USES.values(), ids=USES.keys())
def test_uses(clause: str, base: list[Element | Use], head: list[Element | Use], expected: list[str]) -> None:
    found = judged(change(snapshot(*base), snapshot(*head)), law(f"constraints:\n  - {clause}\n"))
    assert told(found) == expected


def test_what_is_new_in_a_wrong_place_may_go_where_the_clause_has_it() -> None:
    new = change(snapshot(), snapshot(element("table", "Passkey", "src/routes.py:3", "column=id")))
    (finding,) = judged(new, law("forbidden:\n  - new database tables outside `src/models`\n")).findings
    assert finding.remedy == "Put it into src/models, or build on an existing table."
    (finding,) = judged(new, law("forbidden:\n  - new database tables outside `src/*/models/`\n")).findings
    assert finding.remedy == "Put it into src/*/models, or build on an existing table."
    (finding,) = judged(new, law("forbidden:\n  - new database tables\n")).findings
    assert finding.remedy == "Build on an existing table instead."


def test_a_call_is_answered_with_the_services_that_are_called_after_what_it_does() -> None:
    vault = {"auth": "auth_services:\n  AdminGate: {location: a.py}\n  TokenKeeper: {location: b.py}\n"}
    call = element("auth_call", "jwt.decode", "src/p.py:9", "primitive=token", "within=profile")
    (finding,) = judged(change(snapshot(), snapshot(call)), law("constraints:\n  - auth-reuse\n", vault=vault)).findings
    assert finding.remedy.startswith("Use TokenKeeper (b.py)")


@pytest.mark.parametrize(
    ("word", "name", "expected"),
    [
        ("date pickers", "BookingDatePicker", ["forbidden/new-component BookingDatePicker"]), ("sliders", "Volume", []),
        ("sliders", "VolumeSlider", ["forbidden/new-component VolumeSlider"]), ("modals", "SearchModal", []),
    ],
)
def test_an_input_at_the_root_speaks_for_what_inputs_of_a_type_are(word: str, name: str, expected: list[str]) -> None:
    shown = element("component", name, "src/p.tsx:1", "renders=input=root")
    assert told(judged(change(snapshot(), snapshot(shown)), law(f"forbidden:\n  - custom {word}\n"))) == expected


def test_of_parts_of_one_name_only_those_of_the_thing_that_is_named_must_stay() -> None:
    kept = "constraints:\n  - The `tasks` table must keep its `user_id` column\n"
    base = [element("table", one, f"m/{one}.sql:1", "column=id", "column=user_id", "column=title") for one in ("tasks", "agents")]
    left = (("tasks", "column=user_id"), ("agents", "column=title"))
    gone = [element("table", one, f"m/{one}.sql:1", "column=id", column) for one, column in left]
    assert told(judged(change(snapshot(*base), snapshot(*gone)), law(kept))) == []
    lost = element("table", "tasks", "m/tasks.sql:1", "column=id", "column=title")
    assert told(judged(change(snapshot(*base), snapshot(lost, base[1])), law(kept))) == ["constraints/forbid-remove tasks"]


def test_a_part_goes_with_the_whole_of_what_has_it() -> None:
    kept = "forbidden:\n  - removing `Severity.INFO`\n"
    base = [element("enum", one, f"m/{one}.py:1", "member=INFO=1", "member=HIGH=2") for one in ("Severity", "Urgency")]
    assert told(judged(change(snapshot(*base), snapshot(base[0])), law(kept))) == []
    assert told(judged(change(snapshot(*base), snapshot(base[1])), law(kept))) == ["forbidden/removed Severity"]
    less = element("enum", "Severity", "m/Severity.py:1", "member=HIGH=2")
    assert told(judged(change(snapshot(*base), snapshot(less, base[1])), law(kept))) == ["forbidden/removed Severity"]


def test_no_new_member_is_no_new_enum_of_that_name_either() -> None:
    shut = "forbidden:\n  - New Severity values\n"
    old = element("enum", "Severity", "m/s.py:1", "member=HIGH=2")
    grown = element("enum", "Severity", "m/s.py:1", "member=HIGH=2", "member=INFO=1")
    assert told(judged(change(snapshot(old), snapshot(grown)), law(shut))) == ["forbidden/new-member Severity"]
    assert told(judged(change(snapshot(), snapshot(grown)), law(shut))) == ["forbidden/new-enum Severity"]
    other = element("enum", "Urgency", "m/s.py:1", "member=HIGH=2")
    assert told(judged(change(snapshot(old), snapshot(old, other)), law(shut))) == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("users", ["constraints/forbid-new users"]), ("app.users", ["constraints/forbid-new app.users"]),
        ("User", ["constraints/forbid-new User"]), ("user_profiles", []), ("app_users", []),
    ],
)
def test_a_table_by_its_name_in_the_plural_is_that_table_alone(name: str, expected: list[str]) -> None:
    base, head = element("table", name, "m.sql:1", "column=id"), element("table", name, "m.sql:1", "column=id", "column=bio")
    assert told(judged(change(snapshot(base), snapshot(head)), law("constraints:\n  - No new columns on `users`\n"))) == expected


@pytest.mark.parametrize(("kind", "name", "remedy"), [
    ("dependency", "cargo:local-user-invite", "Build on an existing dependency instead."),
    ("auth_service", "UserService.changePassword", "Build on an existing auth service instead."),
    ("auth_service", "UserSessions", "Use UserService instead."),
    ("auth_service", "ReactiveTokens", "Build on an existing auth service instead."),
])
def test_what_the_decision_lists_is_offered_only_where_it_can_stand_in(kind: str, name: str, remedy: str) -> None:
    clause = f"reuse:\n  backend: [ReactiveExtensionClient, UserService]\nforbidden:\n  - no such thing => forbid-new {kind}\n"
    (finding,) = judged(change(snapshot(), snapshot(element(kind, name, "src/a:3"))), law(clause)).findings
    assert finding.remedy == remedy


def test_a_lost_guard_is_what_is_to_be_put_back() -> None:
    was, now = (element("route", "GET /users", "src/a.ts:3", *guards) for guards in (("guard=requireAuth",), ()))
    (finding,) = judged(change(snapshot(was), snapshot(now)), law("forbidden:\n  - removing guards\n")).findings
    assert finding.remedy == "Put the guard requireAuth of `GET /users` back."


def test_a_lost_column_is_what_is_to_be_put_back() -> None:
    was, now = (element("table", "songs", "m.sql:1", "column=id", *columns) for columns in (("column=title",), ()))
    (finding,) = judged(change(snapshot(was), snapshot(now)), law("constraints:\n  - Never remove columns from `songs`\n")).findings
    assert finding.remedy == "Put the column title of `songs` back."
