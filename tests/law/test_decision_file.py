"""Decisions in every shape that people give them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keeper_validate.errors import KeeperError
from keeper_validate.law.decision import Decision
from keeper_validate.law.decision_file import load_decision

FILES = Path(__file__).parent / "files"


def load(text: str, path: str = "keeper/decisions/017-profile.yaml") -> Decision:
    return load_decision(path, dedent(text).encode())


STATEMENTS = {
    "a list of texts": ("forbidden:\n  - new modals\n  - new-enum", [("forbidden[0]", "forbidden", "new modals"),
                                                                   ("forbidden[1]", "forbidden", "new-enum")]),
    "a flow list of codes": ("constraints: [auth-reuse, data-append]", [("constraints[0]", "constraints", "auth-reuse"),
                                                                       ("constraints[1]", "constraints", "data-append")]),
    "one text": ("forbidden: no new routes", [("forbidden[0]", "forbidden", "no new routes")]),
    "a block of bullets": ("forbidden: |\n  - a b\n  - c d", [("forbidden[0]", "forbidden", "a b"), ("forbidden[1]", "forbidden", "c d")]),
    "an item that YAML takes for a mapping": ("constraints:\n  - Event format: x per spec",
                                             [("constraints[0]", "constraints", "Event format: x per spec")]),
    "an item whose colon stands in brackets": ("forbidden:\n  - custom headers (use Authorization: Bearer)",
                                              [("forbidden[0]", "forbidden", "custom headers (use Authorization: Bearer)")]),
    "an item that says its text and reason": ("forbidden:\n  - {pattern: new toasts, reason: one is enough}",
                                             [("forbidden[0]", "forbidden", "new toasts")]),
    "an item whose other keys limit it": (
        "forbidden:\n  - {rule: new modals., except: [src/a/, src/b/], reason: enough}\n"
        "  - {rule: no axios, scope: src/, instead: fetch}",
        [("forbidden[0]", "forbidden", "new modals except src/a/ and src/b/"),
         ("forbidden[1]", "forbidden", "In src/: no axios (use fetch)")],
    ),
    "an item with a check, which says by itself what is limited": (
        "forbidden:\n  - {rule: no mail => forbid-new table *mail*, scope: src/}",
        [("forbidden[0]", "forbidden", "no mail => forbid-new table *mail*")],
    ),
    "an item of several keys that says no text": ("forbidden:\n  - {what for: x, where: y}",
                                                 [("forbidden[0]", "forbidden", "what for: x; where: y")]),
    "lists by domain": ("forbidden:\n  frontend: [a]\n  backend: [b]", [("forbidden.frontend[0]", "forbidden", "a"),
                                                                       ("forbidden.backend[0]", "forbidden", "b")]),
    "a mapping of texts": ("constraints:\n  token-budget: small\n  other: thing",
                           [("constraints[0]", "constraints", "token-budget: small"), ("constraints[1]", "constraints", "other: thing")]),
    "a key that counts as forbidden": ("boundaries: [No authentication]", [("boundaries[0]", "forbidden", "No authentication")]),
    "a check after an arrow stays in the text": ("forbidden:\n  - no mail => forbid-new table *mail*",
                                                [("forbidden[0]", "forbidden", "no mail => forbid-new table *mail*")]),
    "constraints of one new seed": ("new_seeds:\n  - name: View\n    constraints: [must use Card]",
                                    [("new_seeds[0].constraints[0]", "constraints", "must use Card")]),
    "a condition in words": ("conditions: [needs a security review]", [("conditions[0]", "constraints", "needs a security review")]),
    "a repeated key keeps both lists": ("forbidden: [a]\nforbidden: [b]", [("forbidden[0]", "forbidden", "a"),
                                                                         ("forbidden.2[0]", "forbidden", "b")]),
}


@pytest.mark.parametrize(("text", "expected"), STATEMENTS.values(), ids=STATEMENTS)
def test_statements_become_clauses(text: str, expected: object) -> None:
    assert [(clause.id, clause.field, clause.text) for clause in load(text).clauses] == expected


def test_a_clause_knows_its_key_and_line() -> None:
    (clause,) = load("id: 17\nstatus: approved\nforbidden_patterns:\n  - inline styles\n").clauses
    assert (clause.key, clause.line, clause.path) == ("forbidden_patterns", 4, "keeper/decisions/017-profile.yaml")


def test_a_code_carries_its_parameters() -> None:
    (clause,) = load("constraints:\n  - data-append: {order: free, in: src/**}").clauses
    assert (clause.text, clause.parameters) == ("data-append", (("order", "free"), ("in", "src/**")))


BEADS = {
    "a child bead with a gloss": ("hh-0d4.1 (Clubs visibility): must filter", "hh-0d4.1", "must filter"),
    "a generated id": ("to-c133: must filter", "to-c133", "must filter"),
    "a counted id with a gloss": ("gt-12 (Profile): must filter", "gt-12", "must filter"),
    "no bead, a rule name": ("token-budget: < 1000", None, "token-budget: < 1000"),
    "no bead, an encoding": ("utf-8: everywhere", None, "utf-8: everywhere"),
    "no bead, a word with a gloss": ("backward-compat (API): keep", None, "backward-compat (API): keep"),
}


@pytest.mark.parametrize(("text", "bead", "rest"), BEADS.values(), ids=BEADS)
def test_a_leading_bead_limits_the_clause(text: str, bead: str | None, rest: str) -> None:
    (clause,) = load(f'constraints:\n  - "{text}"').clauses
    assert (clause.bead, clause.text) == (bead, rest)


REUSE = {
    "Modal": ("Modal", None, None, None),
    "Button.primary": ("Button", "primary", None, None),
    "AuthService.logout": ("AuthService", "logout", None, None),
    "user_status enum": ("user_status", None, "enum", None),
    "enum:user_status": ("user_status", None, "enum", None),
    "GET /api/x (note)": ("GET /api/x", None, "route", None),
    "GET /api/rigs/:rigId/issues - existing": ("GET /api/rigs/{rigId}/issues", None, "route", None),
    "WS /ws - real-time": ("WS /ws", None, "route", None),
    "Card component (src/ui/card.tsx) - why": ("Card", None, "component", "src/ui/card.tsx"),
    "Card (src/ui/card.tsx) — why": ("Card", None, None, "src/ui/card.tsx"),
    "useWebSocket hook - real-time": ("useWebSocket", None, "hook", None),
    "Agent type definition - existing": ("Agent", None, None, None),
    "JourneyStage (enum)": ("JourneyStage", None, "enum", None),
    "telemetry.Collector interface (internal/c.go)": ("Collector", None, None, "internal/c.go"),
    "user.created event": ("user.created", None, "event", None),
    "App.tsx (update)": ("App.tsx", None, None, "App.tsx"),
    "watcher/watcher.go (change target)": ("watcher/watcher.go", None, None, "watcher/watcher.go"),
    "Badge (status colors: idle=green)": ("Badge", None, None, None),
    "gastown hook system (pre-convoy, x)": ("", None, None, None),
    "Existing route pattern: /api/telemetry/*": ("", None, None, None),
    "the `Timeline` thing": ("Timeline", None, None, None),
}


@pytest.mark.parametrize(("text", "expected"), REUSE.items(), ids=REUSE)
def test_reuse_names_what_is_meant(text: str, expected: object) -> None:
    (entry,) = load(f'reuse:\n  frontend:\n    - "{text}"').reuse
    assert (entry.name, entry.part, entry.kind, entry.location) == expected
    assert (entry.domain, entry.clause.text) == ("frontend", text)


def test_reuse_without_domains_is_a_list() -> None:
    assert [entry.name for entry in load("reuse: [Modal, Card]").reuse] == ["Modal", "Card"]


EXTENSIONS = {
    "target and change": ("extend:\n  - target: Modal\n    change: Add a variant", [("", "Modal", "Add a variant")]),
    "a domain of targets": ("extensions:\n  frontend:\n    Badge:\n      add_variant: health\n      description: small",
                            [("frontend", "Badge", "add_variant: health")]),
    "a list of props": ("extensions:\n  frontend:\n    Tree:\n      add_props:\n        - a\n        - 'b: string'",
                        [("frontend", "Tree", "add_props: a"), ("frontend", "Tree", "add_props: b: string")]),
    "repeated verbs": ("extensions:\n  backend:\n    handlers.go:\n      add_handler: A\n      add_handler: B",
                       [("backend", "handlers.go", "add_handler: A"), ("backend", "handlers.go", "add_handler: B")]),
    "targets without domains": ("extend:\n  Modal: {add_variant: profile}", [("", "Modal", "add_variant: profile")]),
    "a route as target": ("extensions:\n  backend:\n    '/api/rigs/:id/issues': {add_query_param: types}",
                          [("backend", "/api/rigs/{id}/issues", "add_query_param: types")]),
    "texts": ("extend: ['Modal: profile variant', 'Card (compact variant)']", [("", "Modal", "profile variant"),
        ("", "Card", "compact variant")]),
    "nothing": ("forbidden: [x]\nextensions:\n  # None", []),
}


@pytest.mark.parametrize(("text", "expected"), EXTENSIONS.values(), ids=EXTENSIONS)
def test_extensions(text: str, expected: object) -> None:
    assert [(entry.domain, entry.target, entry.change) for entry in load(text).extensions] == expected


SEEDS = {
    "a component at a path": ("{type: component, name: Grid, scope: src/grid.tsx}", ("component", "Grid", ("src/grid.tsx",))),
    "two files": ("{type: data, name: Mail, scope: internal/mail.go + src/mail.ts}", (None, "Mail", ("internal/mail.go", "src/mail.ts"))),
    "a route": ("{type: route, name: 'GET /api/mail/:id', scope: one message}", ("route", "GET /api/mail/{id}", ())),
    "a gloss after the name": ("{type: component, name: AuditView (redesigned), scope: views}", ("component", "AuditView", ())),
    "a scope with a colon": ("{type: scope, name: 'notifications:read'}", ("scope", "notifications:read", ())),
    "a scope that is no path": ("{type: enum, name: status, scope: 'table:notifications'}", ("enum", "status", ())),
    "a folder": ("{type: directory, name: ios/, scope: ios/}", (None, "ios/", ("ios/", "ios/"))),
    "a compound name": ("{type: component, name: Card.Header}", ("component", "Card.Header", ())),
    "a text with its type": ("'component: Timeline'", ("component", "Timeline", ())),
    "a text with its path": ("Timeline (src/Timeline.tsx)", (None, "Timeline", ("src/Timeline.tsx",))),
}


@pytest.mark.parametrize(("item", "expected"), SEEDS.values(), ids=SEEDS)
def test_new_seeds(item: str, expected: object) -> None:
    (seed,) = load(f"new_seeds:\n  - {item}").new_seeds or ()
    assert (seed.kind, seed.name, seed.paths) == expected


def test_new_seeds_by_type() -> None:
    seeds = load("new_seeds:\n  hooks: [useGit]\n  data: ['Stage (enum)']").new_seeds or ()
    assert [(seed.kind, seed.name) for seed in seeds] == [("hook", "useGit"), ("enum", "Stage")]


def test_values_of_a_new_enum_are_text() -> None:
    (seed,) = load("new_seeds:\n  - {type: enum, name: answer, values: [yes, no, 010]}").new_seeds or ()
    assert seed.values == ("yes", "no", "010")


def test_empty_new_seeds_allow_none_and_absent_ones_set_no_limit() -> None:
    assert load("new_seeds: []\nforbidden: [x]").new_seeds == ()
    assert load("new_seeds:\nforbidden: [x]").new_seeds == ()
    assert load("forbidden: [x]").new_seeds is None


def test_additions_allow_files_where_new_seeds_are_limited() -> None:
    limited = load("new_seeds: []\nadditions:\n  - lib/review.sh (shared)")
    assert [seed.paths for seed in limited.new_seeds or ()] == [("lib/review.sh",)]
    assert load("forbidden: [x]\nadditions: [lib/review.sh]").new_seeds is None


def test_conditions_name_what_is_not_approved() -> None:
    decision = load("""\
        conditions:
          - {component: Bell, status: needs_justification, alternative: an icon}
          - {service: Notifier, status: needs_justification}
          - {component: Toast, status: approved}
        """)
    assert [(entry.kind, entry.name, entry.alternative) for entry in decision.conditions] == [
        ("component", "Bell", "an icon"), ("service", "Notifier", "")]


REMOVALS = {
    "internal/ws/hub.go (the whole hub)": (None, "internal/ws/hub.go", None),
    "hooks/useWebSocket.ts (replaced)": (None, "hooks/useWebSocket.ts", None),
    "hooks/post-bead-create (legacy)": (None, "hooks/post-bead-create", None),
    "/ws route in main.go (replaced by /api/events)": ("/ws", "main.go", "route"),
    "GET /users/:id": ("GET /users/{id}", None, "route"),
    "WebSocketHub service": ("WebSocketHub", None, "service"),
    "useWebSocket hook in src/hooks/ws.ts": ("useWebSocket", "src/hooks/ws.ts", "hook"),
    "the old ways": (None, None, None),
}


@pytest.mark.parametrize(("text", "expected"), REMOVALS.items(), ids=REMOVALS)
def test_removals(text: str, expected: object) -> None:
    (entry,) = load(f'removals:\n  backend:\n    - "{text}"').removals
    assert (entry.name, entry.path, entry.kind) == expected
    assert entry.clause.text == text


def test_a_removal_may_be_spelled_out() -> None:
    (entry,) = load("removals:\n  - {type: service, name: Hub, path: hub.go}").removals
    assert (entry.kind, entry.name, entry.path) == ("service", "Hub", "hub.go")


def test_verification_names_test_files() -> None:
    decision = load("""\
        forbidden: [x]
        verification:
          test_files:
            - {file: a_test.go, action: create}
            - b_test.go
          run_command: rm -rf /
        """)
    assert [(entry.path, entry.action) for entry in decision.companions] == [("a_test.go", "create"), ("b_test.go", "modify")]
    assert decision.unknown == ()


SUPERSEDES = {
    "an id": ("ADR-002", [(2, None)]),
    "several": ("[ADR-2, 003]", [(2, None), (3, None)]),
    "one constraint": ("[{adr: ADR-002, constraint: no tmux, reason: r}]", [(2, "no tmux")]),
    "one mapping": ("{adr: 2, constraint: no tmux}", [(2, "no tmux")]),
}


@pytest.mark.parametrize(("text", "expected"), SUPERSEDES.values(), ids=SUPERSEDES)
def test_supersedes(text: str, expected: object) -> None:
    assert [(entry.number, entry.constraint) for entry in load(f"supersedes: {text}").supersedes] == expected


STATUS = {
    "approved": (True, "approved"),
    "Accepted": (True, "accepted"),
    "approved with conditions": (True, "approved_with_conditions"),
    "approved_with_conditions": (True, "approved_with_conditions"),
    "proposed": (False, "proposed"),
    "rejected": (False, "rejected"),
    "deferred": (False, "deferred"),
    "pending": (False, "pending"),
    "draft": (False, "draft"),
    "superseded": (False, "superseded"),
    "Accepted · 2026-07-02": (True, "accepted"),
    "Accepted - amended twice": (True, "accepted"),
    "✅ Accepted": (True, "accepted"),
    "Proposed — awaiting a vote": (False, "proposed"),
}


@pytest.mark.parametrize(("text", "expected"), STATUS.items(), ids=STATUS)
def test_status(text: str, expected: object) -> None:
    decision = load(f"status: {text}\nforbidden: [x]")
    assert (decision.approved, decision.status) == expected


def test_a_superseded_decision_may_name_its_successor() -> None:
    assert load("status: Superseded by ADR-21\nforbidden: [x]").successor == "ADR-021"
    assert load("status: approved\nsuperseded_by: 21\nforbidden: [x]").approved is False


def test_a_decision_without_status_is_taken_as_approved_with_a_warning() -> None:
    decision = load("forbidden: [x]")
    assert decision.approved
    assert [warning.message for warning in decision.warnings] == ["no status: it is taken as approved, say `status: approved`"]


NUMBERS = {
    "id and file agree": ("id: ADR-017", "keeper/decisions/017-x.yaml", (17, "ADR-017")),
    "a bare number is not octal": ("id: 017", "keeper/decisions/017-x.yaml", (17, "ADR-017")),
    "the file alone": ("forbidden: [x]", "keeper/decisions/ADR-017.yaml", (17, "ADR-017")),
    "the id alone": ("id: ADR-017", "keeper_decision.yaml", (17, "ADR-017")),
    "neither": ("forbidden: [x]", "latest.yaml", (0, "latest")),
}


@pytest.mark.parametrize(("text", "path", "expected"), NUMBERS.values(), ids=NUMBERS)
def test_number(text: str, path: str, expected: object) -> None:
    decision = load(text, path)
    assert (decision.number, decision.id) == expected


def test_flat_and_wrapped_roots_say_the_same() -> None:
    flat, wrapped = load("id: 17\nforbidden: [x]"), load("keeper_decision:\n  id: 17\n  forbidden: [x]")
    assert [clause.text for clause in flat.clauses] == [clause.text for clause in wrapped.clauses]


def test_unknown_fields_are_kept_with_their_line() -> None:
    assert load("forbidden: [x]\nrationale: y\nfrobidden: [z]").unknown == (("frobidden", 3),)


def test_a_decision_without_enforceable_fields_is_narrative_and_says_so() -> None:
    decision = load("id: 17\nstatus: approved\ntitle: T\ncontext: long\nverification: {test_files: [a_test.go]}")
    assert decision.narrative
    assert "binds nothing" in decision.warnings[0].message


def test_standing_mode_overrides_and_seed_refs() -> None:
    decision = load("""\
        standing: true
        mode: conservation   # for now
        override: {allow: [new-enum]}
        seed_refs: {frontend: keeper/seeds/frontend.yaml}
        """)
    assert (decision.standing, decision.mode, decision.overrides) == (True, "conservation", ("new-enum",))
    assert decision.seed_refs == (("frontend", "keeper/seeds/frontend.yaml", 4),)


REFUSED = {
    "id and file name disagree": ("id: ADR-018", "the id says ADR-018 and the file name ADR-017"),
    "an id without a number": ("id: profile", "holds no number"),
    "an unknown mode": ("mode: strict", "the mode 'strict' is unknown"),
    "standing that is neither": ("standing: perhaps", "neither true nor false"),
    "two statuses": ("status: approved\nstatus: rejected", "017-profile.yaml:2: status has another value here than in line 1"),
    "a seed file above the repository": ("seed_refs: {data: ../other/data.yaml}", "leaves the repository"),
    "an absolute seed file": ("seed_refs: {data: /etc/passwd}", "leaves the repository"),
    "supersedes without a number": ("supersedes: the old one", "names no decision"),
    "a list as the root": ("- a\n- b", "this is no decision"),
    "a list under keeper_decision": ("keeper_decision:\n  - a", "keeper_decision is no mapping"),
    "text that is no YAML": ("forbidden: [a, b\nid: 3", "cannot be read"),
}


@pytest.mark.parametrize(("text", "words"), REFUSED.values(), ids=REFUSED)
def test_refuses_with_one_sentence(text: str, words: str) -> None:
    with pytest.raises(KeeperError, match=words) as caught:
        load(text)
    assert str(caught.value).startswith("keeper/decisions/017-profile.yaml")


def test_a_fenced_block_is_the_decision() -> None:
    decision = load_decision("decisions/003-panels.md", (FILES / "003-panels.md").read_bytes())
    assert (decision.number, decision.title, decision.status) == (3, "Panels", "approved")
    assert [(clause.text, clause.line) for clause in decision.clauses] == [("new panel variants: see below", 14)]
    assert [entry.name for entry in decision.reuse] == ["Panel"]


LABELS = ["- **Status:** Proposed", "* Status: Proposed", "> **Status:** Proposed", "**Status**: Proposed", "Status:  Proposed"]


@pytest.mark.parametrize("line", LABELS)
def test_a_label_says_the_status_of_a_page(line: str) -> None:
    decision = load_decision("decisions/005-x.md", f"# X\n\n{line}\n\nStatus quo: we wait\n".encode())
    assert (decision.status, decision.approved) == ("proposed", False)


def test_headings_and_lists_are_the_decision_where_there_is_no_block() -> None:
    decision = load_decision("decisions/004-colors.md", (FILES / "004-colors.md").read_bytes())
    assert (decision.title, decision.status, decision.approved) == ("Colors", "accepted", True)
    assert [(clause.id, clause.field, clause.key, clause.text, clause.line) for clause in decision.clauses] == [
        ("forbidden[0]", "forbidden", "What must not happen", "gradients, in any panel or header", 17),
        ("forbidden[1]", "forbidden", "What must not happen", "shadows", 19),
        ("constraints[0]", "constraints", "Constraints", "must use tokens", 22),
        ("constraints[1]", "constraints", "Rules (from today)", "New routes follow the pattern", 28),
    ]


def test_markdown_without_lists_is_narrative() -> None:
    decision = load("# ADR-017: Colors\n\n## Status\nAccepted\n\n## Decision\nWe use blue.\n", "decisions/017-colors.md")
    assert (decision.narrative, decision.approved, decision.title) == (True, True, "Colors")


def test_a_broken_decision_block_is_an_error_and_a_broken_example_is_not() -> None:
    with pytest.raises(KeeperError, match=r"017-x.md:\d: this YAML cannot be read"):
        load("# T\n```yaml\nforbidden: [a, b\nid: 3\n```\n", "decisions/017-x.md")
    assert load("# T\n```yaml\nother: [a, b\nfoo: 3\n```\n", "decisions/017-x.md").narrative


def test_two_decisions_in_one_file_are_refused() -> None:
    block = "```yaml\nkeeper_decision:\n  forbidden: [x]\n```\n"
    with pytest.raises(KeeperError, match="a second keeper_decision"):
        load(f"# T\n{block}{block}", "decisions/017-x.md")


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_a_decision_or_one_sentence(data: bytes) -> None:
    for path in ("decisions/017-x.yaml", "decisions/017-x.md"):
        try:
            load_decision(path, data)
        except KeeperError as error:
            assert str(error).startswith(path)


FIELDS = ("id", "status", "mode", "reuse", "extend", "extensions", "new_seeds", "conditions", "removals", "forbidden", "constraints",
          "verification", "test_files", "supersedes", "seed_refs", "standing", "additions", "override", "keeper_decision", "name", "type")
VALUES = st.recursive(
    st.sampled_from(["", "x", "Modal", "ADR-3", "true", "GET /x", "a: b", "src/x.ts (y)", "'q'", "~", "gt-1: x", "`z`"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: "[" + ", ".join(items) + "]")
    | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3).map(
        lambda pairs: "{" + ", ".join(f"{key}: {value}" for key, value in pairs.items()) + "}"),
    max_leaves=8,
)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(FIELDS), VALUES), max_size=6))
def test_any_fields_are_a_decision_or_one_sentence(pairs: list[tuple[str, str]]) -> None:
    try:
        load("\n".join(f"{key}: {value}" for key, value in pairs))
    except KeeperError as error:
        assert str(error).startswith("keeper/decisions/017-profile.yaml")
