"""What the author of a decision is told: each thing that should be mended, where it stands, and nothing about what is right."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from keeper_validate.lint import Lint, Reading, unchecked
from keeper_validate.lint_all import check_all
from keeper_validate.tree import tree_of

ONE = "keeper/decisions/001-mail.yaml"
TWO = "keeper/decisions/002-post.yaml"
HEAD = "id: ADR-001\nstatus: approved\n"
SECOND = "id: ADR-002\nstatus: approved\n"
CODE = {
    "src/ui/Modal.tsx": "export const Modal = () => <dialog />;\n",
    "src/auth.ts": "export class AuthService {\n  login() {}\n}\n",
    "server/api.py": "@app.get('/users/{id}')\ndef user(id): ...\n",
}
VAULT = {"keeper/seeds/frontend.yaml": "components:\n  Button: {variants: [primary, ghost], location: src/ui/button.tsx}\n"}


@dataclass(frozen=True)
class Case:
    law: dict[str, str]
    expected: list[str]
    code: dict[str, str] = field(default_factory=lambda: CODE)


def told(law: dict[str, str], code: dict[str, str]) -> list[Lint]:
    trees = [tree_of({path: text.encode() for path, text in files.items()}) for files in (law, code)]
    checked = check_all(*trees, "2026-06-01")
    return [lint for one in checked for lint in one.lints]


def one(text: str, **more: str) -> dict[str, str]:
    return {ONE: HEAD + text, **more}


def two(first: str, second: str, **more: str) -> dict[str, str]:
    return {ONE: HEAD + first, TWO: SECOND + second, **more}


def waiver(target: str, expires: str) -> dict[str, str]:
    return {"keeper/waivers.yaml": f"- {{{target}, reason: x, owner: Ada, expires: {expires}}}\n"}


SILENT = {
    "a clause that reads well": one("forbidden: [new modal components]\n"),
    "a name that a file bears": one("reuse: {frontend: [Modal]}\n"),
    "a name that the code spells": one("reuse: {auth: [AuthService.login]}\n"),
    "a name that the vault has, and one of its parts": one("reuse: {frontend: [Button.primary]}\n", **VAULT),
    "a route under another name of its parameter": one("reuse: {backend: ['GET /users/:userId']}\n"),
    "a path that is there": one("reuse: {frontend: ['Modal (src/ui/Modal.tsx)']}\n"),
    "a path below a folder of the repository": one("extensions: {frontend: {ui/Modal.tsx: {add_props: [wide]}}}\n"),
    "prose in place of a reference": one("reuse: {patterns: [the way errors are told]}\n"),
    "an approval that no clause speaks of": one("forbidden: [new tables]\nnew_seeds: [{type: component, name: Timeline}]\n"),
    "an approval at a place that the clause excepts": one(
        "forbidden: ['Tables => forbid-new table except:db/**']\nnew_seeds: [{type: table, name: mail, scope: db/mail.sql}]\n"),
    "a place that holds files": one("constraints: ['Modals live in `src/ui/`', 'No SQL in `s*/**/ui`', 'Never edit `server/api.py`']\n"),
    "a place at any depth": one("constraints: ['Modals live in `ui/`', 'No polling in **/*.tsx']\n"),
    "routes and packages that are spared": one("constraints: ['Every route needs auth, except `/api/login`', 'No imports of `@a/db`']\n"),
    "parameters that codes take": one(
        "constraints:\n  - {data-append: {order: free}}\n  - {rest-shape: {plural: singular, verb: 'off'}}\n"),
    "a clause left to people": one("constraints: ['Keep it friendly => human']\n"),
    "a parent that is there": two("forbidden: [new tables]\n", "supersedes: ADR-001\nforbidden: [new tables]\n"),
    "one clause of a parent taken back": two(
        "forbidden: [new tables]\n", "supersedes: [{adr: ADR-001, constraint: new tables}]\nreuse: [Modal]\n"),
    "what an older decision left open": two("forbidden: [Polling for mail]\n", "forbidden: ['Cookies (use WebSocket)']\n"),
    "a waiver of a clause": one("forbidden: [new tables]\n", **waiver("clause: New tables", "2026-12-31")),
    "a waiver of one finding": one("forbidden: [new tables]\n", **waiver("fingerprint: 0123456789abcdef01234567", "2026-12-31")),
    "the mode that is set for all": {**one("mode: growth\nforbidden: [new tables]\n"), "keeper/keeper.yaml": "mode: growth\n"},
    "a seed file that is there": one("seed_refs: {frontend: keeper/seeds/frontend.yaml}\nforbidden: [new tables]\n", **VAULT),
}

CASES = {
    "a file that cannot be read": Case({ONE: "id: ADR-009\nforbidden: [x]\n"}, [f"error adr/unreadable {ONE}:1"]),
    "a word behind => that is unknown": Case(one("forbidden:\n  - 'Mail => forbid-nev table'\n"), [f"error adr/bad-check {ONE}:4"]),
    "one number twice": Case(
        {ONE: HEAD + "forbidden: [new tables]\n", "keeper/decisions/001-post.yaml": HEAD + "forbidden: [new tables]\n"},
        [f"error adr/duplicate-number {ONE}:1", "error adr/duplicate-number keeper/decisions/001-post.yaml:1"]),
    "an unknown field": Case(one("forbiden: [x]\nforbidden: [new tables]\n"), [f"warning adr/unknown-field {ONE}:3"]),
    "a parameter that a code does not take": Case(
        one("constraints:\n  - {data-append: {ordr: free}}\n  - {rest-shape: {plural: never, nesting: 4}}\n  - {ui-extend: {a: b}}\n"),
        [f"warning adr/unknown-parameter {ONE}:4", f"warning adr/unknown-parameter {ONE}:5", f"warning adr/unknown-parameter {ONE}:6"]),
    "a line that is no YAML": Case(
        one("constraints:\n  - Event types MUST remain: a, b: c\n"), [f"warning adr/malformed-line {ONE}:4"]),
    "no status": Case({ONE: "id: ADR-001\nforbidden: [new tables]\n"}, [f"warning adr/no-status {ONE}:1"]),
    "a proposal": Case({ONE: "id: ADR-001\nstatus: proposed\nforbidden: [new tables]\n"}, [f"note adr/not-approved {ONE}:1"]),
    "a status that nobody knows": Case(
        {ONE: "id: ADR-001\nstatus: aproved\nforbidden: [new tables]\n"}, [f"warning adr/unknown-status {ONE}:1"]),
    "a waiver that has expired": Case(
        one("forbidden: [new tables]\n", **waiver("clause: new tables", "2026-01-01")), ["warning adr/loading keeper/waivers.yaml:1"]),
    "a waiver of no clause": Case(
        one("forbidden: [new tables]\n", **waiver("clause: new modals", "2026-12-31")), ["warning adr/idle-waiver keeper/waivers.yaml:1"]),
    "a waiver of half a fingerprint": Case(
        one("forbidden: [new tables]\n", **waiver("fingerprint: 056a97d2", "2026-12-31")),
        ["warning adr/idle-waiver keeper/waivers.yaml:1"]),
    "a waiver that lacks words, further down": Case(
        one("forbidden: [new tables]\n", **{"keeper/waivers.yaml": "# ours\n- {clause: new tables, reason: x}\n"}),
        ["error adr/unreadable keeper/waivers.yaml:2"]),
    "a waiver without an owner": Case(
        one("forbidden: [new tables]\n", **{"keeper/waivers.yaml": "- {clause: new tables, reason: x}\n"}),
        ["error adr/unreadable keeper/waivers.yaml:1"]),
    "a policy that nobody knows": Case(
        one("forbidden: [new tables]\n", **{"keeper/seeds/data.yaml": "enums:\n  Status: {values: [A], extension_policy: strict}\n"}),
        ["warning adr/unknown-policy keeper/seeds/data.yaml:2"]),
    "a tale": Case({ONE: "id: ADR-001\nstatus: approved\ncontext: once upon a time\n"}, [f"warning adr/narrative {ONE}:1"]),
    "a reference that nothing knows": Case(one("reuse:\n  frontend: [Modall]\n"), [f"warning adr/unknown-reference {ONE}:4"]),
    "a reference that nothing knows, twice": Case(
        one("reuse:\n  frontend: [Dialogue]\n"
            "extensions:\n  frontend:\n    DialogueBox: {add_variant: x}\n    DialogueBox.x: {add_variant: y}\n"),
        [f"warning adr/unknown-reference {ONE}:4", f"warning adr/unknown-reference {ONE}:7"]),
    "a route that nothing serves": Case(one("reuse: {backend: [GET /api/orders]}\n"), [f"warning adr/unknown-reference {ONE}:3"]),
    "a part that the vault denies": Case(one("reuse: {frontend: [Button.primry]}\n", **VAULT), [f"warning adr/unknown-part {ONE}:3"]),
    "a path that is not there": Case(
        one("reuse: {frontend: ['Modal (src/ui/modal.tsx)']}\n"), [f"warning adr/missing-path {ONE}:3"]),
    "a path that holds something else": Case(
        one("reuse: {frontend: ['Sheet (src/ui/Modal.tsx)']}\n"), [f"warning adr/wrong-place {ONE}:3"]),
    "a file to extend that is not there": Case(
        one("extensions: {backend: {handlers.go: {add_handler: x}}}\n"), [f"warning adr/missing-path {ONE}:3"]),
    "a place that holds nothing": Case(
        one("constraints:\n  - 'No raw SQL in `src/uii/`'\n  - 'Routes live under `server/*/routes/`'\n"),
        [f"note adr/empty-place {ONE}:4", f"note adr/empty-place {ONE}:5"]),
    "a file that must stay and is not there": Case(
        one("constraints: ['Never edit `server/apy.py`']\n"), [f"note adr/empty-place {ONE}:3"]),
    "an approval that a clause forbids": Case(
        one("forbidden: [new modal components]\nnew_seeds:\n  - {type: component, name: ProfileModal}\n"),
        [f"warning adr/forbidden-grant {ONE}:5"]),
    "an approval that a code forbids": Case(
        one("constraints: [ui-extend]\nnew_seeds: [{type: component, name: Timeline}]\n"), [f"warning adr/forbidden-grant {ONE}:4"]),
    "an approval that a standing decision forbids": Case(
        two("standing: true\nforbidden: [new tables]\n", "new_seeds: [{type: table, name: mail}]\n"),
        [f"warning adr/forbidden-grant {TWO}:3"]),
    "reused and new at once": Case(
        one("reuse: {frontend: [Modal component]}\nnew_seeds: [{type: component, name: Modal}]\n"), [f"error adr/contradiction {ONE}:4"]),
    "reused and removed at once": Case(
        one("reuse: {frontend: [Modal]}\nremovals: {frontend: [Modal]}\n"), [f"error adr/contradiction {ONE}:4"]),
    "approved and held back at once": Case(
        one("new_seeds: [{type: service, name: MailService}]\nconditions: [{service: MailService, question: why}]\n"),
        [f"error adr/contradiction {ONE}:4"]),
    "used and forbidden at once": Case(
        one("forbidden: ['Redis => forbid-use technology redis']\nconstraints: ['Redis => require-use technology redis']\n"),
        [f"error adr/contradiction {ONE}:4"]),
    "a way that an earlier decision closed": Case(
        two("forbidden: ['No WebSocket => forbid-use technology websocket']\n", "forbidden: [Polling for mail (use WebSocket)]\n"),
        [f"warning adr/against-decision {TWO}:3"]),
    "what an earlier decision removed": Case(
        two("removals: [src/ws/hub.go, 'Hub service']\n", "new_seeds: [{type: service, name: Hub}]\n"),
        [f"error adr/returned-removal {TWO}:3"]),
    "a parent that is not there": Case(one("supersedes: ADR-007\nforbidden: [new tables]\n"), [f"error adr/unknown-parent {ONE}:3"]),
    "a parent that another has replaced": Case(
        {**two("forbidden: [new tables]\n", "supersedes: ADR-001\nforbidden: [new tables]\n"),
         "keeper/decisions/003-late.yaml": "id: 3\nstatus: approved\nsupersedes: ADR-001\nforbidden: [new tables]\n"},
        [f"warning adr/superseded-parent {TWO}:3", "warning adr/superseded-parent keeper/decisions/003-late.yaml:3"]),
    "two that replace each other": Case(
        two("supersedes: ADR-002\nforbidden: [new tables]\n", "supersedes: ADR-001\nforbidden: [new tables]\n"),
        [f"error adr/circular-parent {ONE}:3", f"error adr/circular-parent {TWO}:3"]),
    "a clause of the parent that it does not have": Case(
        two("forbidden: [new tables]\n", "supersedes: [{adr: ADR-001, constraint: new enums}]\nreuse: [Modal]\n"),
        [f"warning adr/unclear-parent {TWO}:3"]),
    "a milder mode than all have": Case(
        {**one("mode: seeding\nforbidden: [new tables]\n"), "keeper/keeper.yaml": "mode: conservation\n"}, [f"warning adr/mode {ONE}:1"]),
    "a seed file that is not there": Case(
        one("seed_refs: {frontend: keeper/seeds/frontent.yaml}\nforbidden: [new tables]\n", **VAULT),
        [f"warning adr/dangling-seed-ref {ONE}:3"]),
    "a seed file that cannot be read": Case(
        one("forbidden: [new tables]\n", **{"keeper/seeds/data.yaml": "- just\n- a list\n"}),
        ["error adr/unreadable keeper/seeds/data.yaml:1"]),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_should_be_mended_is_told_where_it_stands(case: Case) -> None:
    assert sorted(f"{lint.level} {lint.rule} {lint.path}:{lint.line}" for lint in told(case.law, case.code)) == sorted(case.expected)


@pytest.mark.parametrize("law", SILENT.values(), ids=SILENT)
def test_what_is_right_is_not_talked_about(law: dict[str, str]) -> None:
    assert told(law, CODE) == []


def test_without_code_no_name_is_called_unknown() -> None:
    assert told(one("reuse: {frontend: [Nothing, 'Card (src/card.tsx)']}\n"), {}) == []


@pytest.mark.parametrize(("text", "near"), [
    ("reuse: {frontend: [Modall]}\n", "such as Modal"),
    ("reuse: {frontend: [Button.primry]}\n", "such as primary"),
    ("reuse: {frontend: ['Modal (ui/modals/Modal.tsx)']}\n", "src/ui/Modal.tsx"),
    ("forbiden: [x]\nforbidden: [new tables]\n", "such as forbidden"),
], ids=["a name", "a part", "a path", "a field"])
def test_what_comes_near_is_offered(text: str, near: str) -> None:
    assert near in told(one(text, **VAULT), CODE)[0].remedy


@pytest.mark.parametrize(("text", "notes"), [
    ("A handler must be meaningful", 1),
    ("A handler `(request) => any` must be meaningful", 1),
    ("A handler must be meaningful => human", 0),
    ("new tables", 0),
])
def test_a_clause_without_a_check_is_noted_unless_its_author_wrote_so(text: str, notes: int) -> None:
    [checked] = check_all(tree_of({ONE: f"{HEAD}forbidden:\n  - {text}\n".encode()}), tree_of({}), "2026-06-01")
    assert [lint.rule for lint in unchecked(checked)] == ["adr/unchecked"] * notes


def reading(text: str, field: str) -> Reading:
    [checked] = check_all(tree_of({ONE: f"{HEAD}{field}:\n  - {text}\n".encode()}), tree_of({}), "2026-06-01")
    return checked.readings[0]


@pytest.mark.parametrize(("text", "field", "sentence"), [
    ("new modal components", "forbidden", "no new modal component"),
    ("Tables => forbid-new table in:server/**", "forbidden", "no new table in server/**"),
    ("data-append", "constraints", "enums only grow at their end"),
    ("No polling", "constraints", "no added use of polling"),
    ("Stories => require-companion component with:{stem}.stories.tsx", "constraints", "every new component brings {stem}.stories.tsx"),
    ("Old view => gone component AuditView", "constraints", "component named AuditView is gone, and stays gone"),
    ("Tabs => limit component *Tab max:4", "constraints", "at most 4 of component named *Tab"),
])
def test_a_clause_is_read_back_in_one_sentence(text: str, field: str, sentence: str) -> None:
    assert reading(text, field).read_as == sentence


@pytest.mark.parametrize(("text", "field", "line"), [
    ("Legacy hooks must be removed - hooks/post-create.sh as well", "constraints", "=> gone file hooks/post-create.sh"),
    ("Direct tmux list-sessions calls from Go code", "forbidden", "=> forbid-use technology tmux"),
    ("Agent selection should use existing agent data from useDataStore", "constraints", "=> require-use token|import useDataStore"),
    ("Do NOT fetch all bead types when role-specific filtering is needed", "forbidden", ""),
    ("OAuth without PKCE", "forbidden", ""),
    ("Editing locale files such as locales/de.ts", "forbidden", "=> forbid-change file locales/de.ts"),
    ("Editing locale files other than locales/en.ts", "forbidden", ""),
    ("Do not create a section without updating docs/SECTIONS.md", "constraints", ""),
    ("Never scaffold folders inside specs/changes/", "boundaries", ""),
    ("SSE endpoint MUST set headers: Content-Type, Cache-Control", "constraints", ""),
    ("Tests must be meaningful", "constraints", ""),
    ("Blocking automation flow for approval", "forbidden", ""),
    ("Vue components use script setup with TypeScript", "constraints", ""),
])
def test_a_check_is_proposed_only_where_the_words_leave_no_doubt(text: str, field: str, line: str) -> None:
    assert reading(text, field).proposal == line


@pytest.mark.parametrize("target", ["x" * 200_000, "Aa" * 100_000, "9x" * 100_000 + "Y"])
def test_a_target_longer_than_any_name_is_looked_up_once(target: str) -> None:
    known = [lint.rule for lint in told(one(f"extend:\n  - {{target: {target}, change: more}}\nforbidden: [new modal components]\n"), CODE)]
    assert known.count("adr/unknown-reference") == (not target.startswith("xx"))
