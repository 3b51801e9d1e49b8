"""The law of a change: where it lies, what it holds, and who is believed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from keeper_validate.errors import KeeperError
from keeper_validate.law.governs import Asked
from keeper_validate.law.law import Law
from keeper_validate.law.load import load_laws
from keeper_validate.store import Commit, Entry
from keeper_validate.tree import EMPTY, Tree, tree_of

FORBIDS = "status: approved\nforbidden: [new modals]\n"
DECISION = {"keeper/decisions/017-profile.yaml": FORBIDS}
FREE = {"keeper/keeper.yaml": "require_adr: false\n"}


def trees(files: Mapping[str, str], label: str = "law") -> Tree:
    return tree_of({path: text.encode() for path, text in files.items()}, label)


def law_of(law: Mapping[str, str] | None, head: Mapping[str, str] | None = None, **asked: object) -> Law:
    words: dict[str, object] = {"adr": "ADR-017", "directory": "/nonexistent"} | asked
    request = Asked(today="2026-06-01", **words)  # type: ignore[arg-type]  # a table of cases
    (found,) = load_laws(trees(law) if law is not None else None, trees(head, "index") if head else EMPTY, request)
    return found


REFERENCES = {
    "ADR-017": "keeper/decisions/017-profile.yaml",
    "ADR-17": "keeper/decisions/017-profile.yaml",
    "adr-017": "keeper/decisions/017-profile.yaml",
    "017": "keeper/decisions/017-profile.yaml",
    "17": "keeper/decisions/017-profile.yaml",
    "017-profile": "keeper/decisions/017-profile.yaml",
    "ADR-017-profile": "keeper/decisions/017-profile.yaml",
    "keeper/decisions/017-profile.yaml": "keeper/decisions/017-profile.yaml",
    "./keeper/decisions/017-profile.yaml": "keeper/decisions/017-profile.yaml",
    "18": "keeper/decisions/ADR-018.md",
    "latest": "keeper/decisions/latest.yml",
}


@pytest.mark.parametrize(("reference", "path"), REFERENCES.items(), ids=REFERENCES)
def test_a_reference_finds_its_file(reference: str, path: str) -> None:
    law = law_of(DECISION | {"keeper/decisions/ADR-018.md": "# ADR-018: T\n\n## Status\nAccepted", "keeper/decisions/latest.yml": FORBIDS},
                 adr=reference)
    assert law.decision is not None
    assert (law.decision.path, law.binding, law.trial, law.revision) == (path, True, False, "law")


FOLDERS = {
    "keeper": ({"keeper/decisions/017-x.yaml": FORBIDS, "keeper/seeds/data.yaml": "enums: {e: [a]}"}, "keeper"),
    ".keeper": ({".keeper/decisions/017-x.yaml": FORBIDS, ".keeper/seeds/data.yaml": "enums: {e: [a]}"}, ".keeper"),
    "the top": ({"decisions/017-x.yaml": FORBIDS, "seeds/data.yaml": "enums: {e: [a]}"}, ""),
    "a configured folder": ({"keeper/keeper.yaml": "decisions_dir: adr", "keeper/adr/017-x.yaml": FORBIDS,
        "keeper/seeds/data.yml": "enums: {e: [a]}"},
                            "keeper"),
}


@pytest.mark.parametrize(("files", "root"), FOLDERS.values(), ids=FOLDERS)
def test_layouts(files: dict[str, str], root: str) -> None:
    law = law_of(files)
    assert law.decision is not None
    assert (law.decision.number, [seed.name for seed in law.vault.seeds], law.config.root) == (17, ["e"], root)
    assert law.warnings == ()


def test_two_folders_of_decisions_are_a_warning_and_the_first_counts() -> None:
    law = law_of({"keeper/decisions/017-x.yaml": FORBIDS, "decisions/018-y.yaml": FORBIDS})
    assert [warning.message for warning in law.warnings] == [
        "keeper/decisions and decisions both hold decisions: keeper/decisions counts, so move the others into it"]


SPOKEN = {
    "a message that speaks of a decision": ("Reminders\n\nADR-017 says so, see ADR-99", ["ADR-017"]),
    "a message that speaks of none": ("Reminders", []),
    "a decision that binds anyhow": ("As ADR-3 has it", []),
}


@pytest.mark.parametrize(("message", "named"), SPOKEN.values(), ids=SPOKEN)
def test_a_decision_that_is_only_spoken_of_is_said_not_to_govern(message: str, named: list[str]) -> None:
    files = {**DECISION, **FREE, "keeper/decisions/003-s.yaml": "status: approved\nstanding: true\nforbidden: [new modals]\n"}
    law = law_of(files, adr=None, commits=(Commit("c" * 40, "t" * 40, (), message),))
    assert law.decision is None
    assert [warning.message for warning in law.warnings] == [
        f"{name} does not govern by being spoken of: write `Keeper: {name}` on a line of its own" for name in named
    ]


def test_a_work_item_that_is_named_outright_and_cannot_be_read_is_told_of() -> None:
    law = law_of({**DECISION, **FREE}, adr=None, bead="gt-404")
    assert law.decision is None
    assert [warning.message.partition(" (")[0] for warning in law.warnings] == ["bead gt-404 cannot be read"]


def test_a_work_item_that_the_branch_names_and_that_cannot_be_read_is_told_of() -> None:
    law = law_of({**DECISION, **FREE}, adr=None, branch="polecat/nux/gt-404@m3x", ci=True)
    assert law.decision is None
    assert [warning.message.partition(" (")[0] for warning in law.warnings] == ["bead gt-404 cannot be read"]


def test_a_folder_called_seeds_without_seed_files_is_none() -> None:
    assert law_of(DECISION | {"seeds/users.sql": "x", "keeper/seeds/data.yaml": ""}).warnings == ()


def test_two_decisions_with_one_number_need_a_path_or_stem() -> None:
    files = DECISION | {"keeper/decisions/017-other.yaml": FORBIDS}
    with pytest.raises(KeeperError, match=r"017-other.yaml and keeper/decisions/017-profile.yaml both are ADR-017"):
        law_of(files)
    for reference in ("017-other", "keeper/decisions/017-other.yaml"):
        decision = law_of(files, adr=reference).decision
        assert decision is not None
        assert decision.path == "keeper/decisions/017-other.yaml"


UNKNOWN = {
    "a number": ("ADR-071", r"no decision ADR-071 in keeper/decisions: did you mean 017-profile\?"),
    "a slug": ("profil", r"did you mean 017-profile\?"),
    "a slug that is near none": ("zzz", r"no decision zzz in keeper/decisions: `keeper-validate adr list` shows those that are there"),
    "a file that is nowhere": ("drafts/099-x.yaml", "there is no decision file drafts/099-x.yaml"),
}


@pytest.mark.parametrize(("reference", "words"), UNKNOWN.values(), ids=UNKNOWN)
def test_an_unknown_decision_is_refused_with_the_near_ones(reference: str, words: str) -> None:
    with pytest.raises(KeeperError, match=words):
        law_of(DECISION, adr=reference)


def test_an_unknown_decision_that_was_not_typed_is_refused_with_what_names_it(tmp_path: Path) -> None:
    (tmp_path / ".keeper-result.yaml").write_text("keeper_result: {adr: ADR-010}\n", encoding="utf-8")
    with pytest.raises(KeeperError, match=r"no decision ADR-010 in keeper/decisions \(named by \.keeper-result\.yaml of the wor"):
        law_of(DECISION, adr=None, directory=str(tmp_path))
    with pytest.raises(KeeperError, match=r"\(named by KEEPER_ADR\)"):
        law_of(DECISION, adr=None, environ={"KEEPER_ADR": "ADR-010"})


def test_where_there_is_no_decision_at_all_it_says_where_it_looked() -> None:
    with pytest.raises(KeeperError, match=r"in keeper/decisions, .keeper/decisions, decisions: there is no decision"):
        law_of({})


def test_without_any_name_it_says_every_way() -> None:
    with pytest.raises(KeeperError, match=r"--adr ADR-017 or KEEPER_ADR.*--bead.*Keeper: ADR-017.*keeper-result.yaml.*require_adr: false"):
        law_of(DECISION, adr=None)


def test_without_any_name_it_says_what_was_tried() -> None:
    with pytest.raises(KeeperError, match=r"bead gt-9 cannot be read .*a live bd is not believed with --ci"):
        law_of(DECISION, adr=None, bead="gt-9", ci=True)


def test_no_decision_may_be_required() -> None:
    law = law_of(DECISION | FREE, adr=None)
    assert (law.decision, law.found_by) == (None, "standing decisions and vault policies alone")


def test_only_the_law_side_can_free_from_decisions() -> None:
    with pytest.raises(KeeperError, match="no decision governs"):
        law_of(DECISION, DECISION | FREE, adr=None)


def test_the_law_judges_even_where_the_change_holds_a_milder_version() -> None:
    law = law_of(DECISION, {"keeper/decisions/017-profile.yaml": "status: approved\nforbidden: []\nreuse: [x]\n"})
    assert law.decision is not None
    assert [clause.text for clause in law.decision.clauses] == ["new modals"]
    assert [warning.message for warning in law.warnings] == [
        "the change holds another version of this decision; the one on the target branch judges"]


def test_a_decision_of_the_change_alone_does_not_bind() -> None:
    law = law_of({}, DECISION)
    assert (law.binding, law.trial, law.revision) == (False, False, "law")


def test_with_ci_a_decision_of_the_change_alone_is_refused() -> None:
    with pytest.raises(KeeperError, match=r"017-profile.yaml is not on the target branch yet.*new_decisions: allow"):
        law_of({}, DECISION, ci=True)


def test_the_law_side_may_allow_new_decisions() -> None:
    allowed = {"keeper/keeper.yaml": "new_decisions: allow"}
    law = law_of(allowed, DECISION, ci=True)
    assert (law.binding, law.self_authored) == (False, True)
    assert not law_of({}, DECISION).self_authored
    assert not law_of(allowed | DECISION, DECISION).self_authored
    assert not law_of(None, DECISION | allowed).self_authored
    with pytest.raises(KeeperError, match="not on the target branch"):
        law_of({}, DECISION | allowed, ci=True)


def test_a_decision_of_the_working_tree_does_not_bind(tmp_path: Path) -> None:
    (tmp_path / "keeper" / "decisions").mkdir(parents=True)
    (tmp_path / "keeper" / "decisions" / "017-profile.yaml").write_text(FORBIDS)
    assert law_of({}, directory=str(tmp_path)).binding is False
    with pytest.raises(KeeperError, match="no decision ADR-017"):
        law_of({}, directory=str(tmp_path), ci=True)


def test_a_file_outside_the_law_is_tried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "draft.yaml").write_text("id: ADR-099\n" + FORBIDS)
    monkeypatch.chdir(tmp_path)
    law = law_of(DECISION, adr="draft.yaml", directory=str(tmp_path))
    assert law.decision is not None
    assert (law.decision.id, law.trial, law.binding) == ("ADR-099", True, False)
    with pytest.raises(KeeperError, match="--ci tries nothing out"):
        law_of(DECISION, adr="draft.yaml", directory=str(tmp_path), ci=True)


def test_a_path_is_read_from_where_the_person_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "keeper" / "decisions"
    folder.mkdir(parents=True)
    (folder / "017-profile.yaml").write_text(FORBIDS)
    monkeypatch.chdir(folder)
    assert law_of(DECISION, adr="017-profile.yaml", directory=str(tmp_path)).binding


def test_a_bead_may_give_the_path_from_elsewhere() -> None:
    bead = '{"id": "gt-1", "description": "Keeper Decision: ADR-017 (rig/keeper/decisions/017-profile.yaml)"}'
    law = law_of(DECISION | {".beads/issues.jsonl": bead}, adr=None, bead="gt-1", ci=True)
    assert law.decision is not None
    assert law.decision.number == 17
    assert law.found_by == "bead gt-1 (--bead; its text, read from .beads/issues.jsonl of the law)"


def test_beads_of_the_change_are_not_believed() -> None:
    with pytest.raises(KeeperError, match="the law revision has no"):
        law_of(DECISION, {".beads/issues.jsonl": '{"id": "gt-1", "description": "Keeper ADR: 017"}'}, adr=None, bead="gt-1", ci=True)


def test_without_a_law_revision_the_change_is_its_own_law_and_ci_refuses() -> None:
    law = law_of(None, DECISION)
    assert (law.binding, law.revision) == (False, "")
    with pytest.raises(KeeperError, match="no revision to take the law from"):
        law_of(None, DECISION, ci=True)


def test_a_symlink_is_no_law() -> None:
    tree = trees(DECISION)
    linked = Tree(tree._store, None, "law", {"keeper/decisions/017-profile.yaml": Entry("120000", "0" * 40)})
    with pytest.raises(KeeperError, match=r"017-profile.yaml is a symlink"):
        load_laws(linked, EMPTY, Asked(today="2026-06-01", adr="17", directory="/nonexistent"))


MODES = {
    "the decision's": ("mode: seeding\n", "conservation", "", "seeding"),
    "else the configuration's": ("", "conservation", "", "conservation"),
    "else growth": ("", "", "", "growth"),
    "the environment tightens": ("mode: seeding\n", "", "conservation", "conservation"),
    "the environment never loosens": ("mode: conservation\n", "", "seeding", "conservation"),
}


@pytest.mark.parametrize(("decision", "config", "environ", "mode"), MODES.values(), ids=MODES)
def test_mode(decision: str, config: str, environ: str, mode: str) -> None:
    files = {"keeper/decisions/017-x.yaml": decision + FORBIDS} | ({"keeper/keeper.yaml": f"keeper: {{mode: {config}}}"} if config else {})
    law = law_of(files, environ={"KEEPER_MODE": environ})
    assert law.mode == mode
    assert [("would loosen" in warning.message) for warning in law.warnings] == ([True] if environ == "seeding" else [])


def test_an_unknown_mode_of_the_environment_is_refused() -> None:
    with pytest.raises(KeeperError, match="KEEPER_MODE is 'off'"):
        law_of(DECISION, environ={"KEEPER_MODE": "off"})


def test_a_decision_that_is_not_approved_is_named_as_such() -> None:
    decision = law_of({"keeper/decisions/017-x.yaml": "status: deferred\nforbidden: [x]"}).decision
    assert decision is not None
    assert (decision.approved, decision.status) == (False, "deferred")


SUPERSEDING = {
    "by another": ({"018-y.yaml": "status: approved\nsupersedes: ADR-017"}, (False, "superseded", "ADR-018")),
    "by a chain, whose end is named": ({"018-y.yaml": "status: approved\nsupersedes: 17", "019-z.yaml": "status: approved\nsupersedes: 18"},
                                       (False, "superseded", "ADR-019")),
    "not by one that is only proposed": ({"018-y.yaml": "status: proposed\nsupersedes: ADR-017"}, (True, "approved", None)),
    "in a circle": ({"018-y.yaml": "status: approved\nsupersedes: 17", "017-x.yaml": "status: approved\nsupersedes: 18\nforbidden: [x]"},
                    (False, "superseded", "ADR-018")),
}


@pytest.mark.parametrize(("others", "expected"), SUPERSEDING.values(), ids=SUPERSEDING)
def test_a_superseded_decision_names_its_successor(others: dict[str, str], expected: object) -> None:
    files = {"keeper/decisions/017-x.yaml": FORBIDS} | {f"keeper/decisions/{name}": text for name, text in others.items()}
    decision = law_of(files).decision
    assert decision is not None
    assert (decision.approved, decision.status, decision.successor) == expected


def test_a_decision_of_the_change_supersedes_nothing() -> None:
    standing = {"keeper/decisions/003-s.yaml": "status: approved\nstanding: true\nforbidden: [x]"}
    law = law_of(standing, standing | {"keeper/decisions/017-x.yaml": "status: approved\nsupersedes: 3\nforbidden: [y]"})
    assert [decision.id for decision in law.standing] == ["ADR-003"]


TAKEN = {
    "by most of its words": ("Direct tmux integration forbidden", ["forbidden[0]"], 0),
    "by its id": ("forbidden[1]", ["forbidden[1]"], 0),
    "by its exact words": ("new auth patterns", ["forbidden[1]"], 0),
    "not by words that fit none": ("no redis", [], 1),
    "not by words that fit several": ("new", [], 1),
}


@pytest.mark.parametrize(("constraint", "clauses", "warnings"), TAKEN.values(), ids=TAKEN)
def test_a_later_decision_takes_one_constraint_back(constraint: str, clauses: list[str], warnings: int) -> None:
    law = law_of({
        "keeper/decisions/002-x.yaml": "status: approved\nforbidden: [Direct tmux integration (use beads), new auth patterns, new mail]",
        "keeper/decisions/003-y.yaml": f"status: approved\nsupersedes: [{{adr: 2, constraint: '{constraint}', reason: stale}}]",
    }, adr="2")
    assert [(one.clause, one.by, one.reason) for one in law.dropped] == [(clause, "ADR-003", "stale") for clause in clauses]
    assert len(law.warnings) == warnings
    assert law.decision is not None
    assert law.decision.approved


def test_standing_decisions_and_removals_of_others_bind_too() -> None:
    law = law_of(DECISION | {
        "keeper/decisions/003-s.yaml": "status: approved\nstanding: true\nforbidden: [x]",
        "keeper/decisions/004-p.yaml": "status: proposed\nstanding: true\nforbidden: [x]",
        "keeper/decisions/005-r.yaml": "status: approved\nremovals: [/ws route in main.go]",
        "keeper/decisions/006-t.yaml": "status: rejected\nremovals: [x.ts]",
        "keeper/decisions/007-u.yaml": "status: approved\nsupersedes: 8",
        "keeper/decisions/008-v.yaml": "status: approved\nstanding: true\nremovals: [y.ts]",
        "keeper/decisions/README.md": "standing",
    })
    assert [decision.id for decision in law.standing] == ["ADR-003"]
    assert [(one.decision, one.removal.name) for one in law.removed_before] == [("ADR-005", "/ws")]


def test_a_broken_decision_that_may_stand_is_refused() -> None:
    with pytest.raises(KeeperError, match=r"keeper/decisions/003-s.yaml:1"):
        law_of(DECISION | {"keeper/decisions/003-s.yaml": "standing: [true\nforbidden: x"})


def test_waivers_overrides_and_warnings_come_together() -> None:
    law = law_of({
        "keeper/decisions/017-x.yaml": "override: {allow: [new-enum]}\n" + FORBIDS,
        "keeper/waivers.yaml": "- {clause: c, reason: r, owner: o, expires: 2026-12-31}\n"
                               "- {clause: d, reason: r, owner: o, expires: 2026-01-31}",
        "keeper/seeds/data.yaml": "enums:\n  e:\n    values: [a]\n    notes: a: b",
    })
    assert [waiver.target for waiver in law.waivers] == ["c"]
    assert law.overrides == ("new-enum",)
    assert [warning.path for warning in law.warnings] == ["keeper/seeds/data.yaml", "keeper/waivers.yaml"]


def test_a_decision_that_does_not_bind_overrides_nothing() -> None:
    assert law_of({}, {"keeper/decisions/017-x.yaml": "override: {allow: [new-enum]}\n" + FORBIDS}).overrides == ()


BEADS = "\n".join((
    '{"id": "gt-1", "description": "Keeper ADR: 1"}', '{"id": "gt-2", "description": "Keeper ADR: 2"}',
    '{"id": "gt-3", "description": "Keeper ADR: 1"}',
    '{"id": "gt-4", "description": "---\\nkeeper: 1\\noverride: {allow: [new-enum]}\\n---"}',
))
RANGE = {
    ".beads/issues.jsonl": BEADS, "keeper/decisions/001-a.yaml": FORBIDS, "keeper/decisions/002-b.yaml": FORBIDS,
}


def laws_of(*messages: str, files: Mapping[str, str] = RANGE) -> list[tuple[str, str | None, int, tuple[str, ...]]]:
    commits = tuple(Commit(str(number) * 40, "t" * 40, ("p" * 40,), message) for number, message in enumerate(messages))
    laws = load_laws(trees(files), EMPTY, Asked(today="2026-06-01", commits=commits, ci=True, directory="/nonexistent"))
    return [(law.decision.id if law.decision else "", law.bead, len(law.commits), law.overrides) for law in laws]


RANGES = {
    "one decision governs also commits that name none": (("x (gt-1)", "WIP: checkpoint (auto)", "y (gt-1)"), [("ADR-001", "gt-1", 0, ())]),
    "beads of one decision are one law": (("x (gt-1)", "y (gt-3)"), [("ADR-001", None, 0, ())]),
    "each commit under its own decision": (("x (gt-1)", "y (gt-2)", "z (gt-1)"), [("ADR-001", "gt-1", 2, ()), ("ADR-002", "gt-2", 1, ())]),
    "overrides hold for the commits of their bead": (
        ("x (gt-1)", "y (gt-4)"), [("ADR-001", "gt-1", 1, ()), ("ADR-001", "gt-4", 1, ("new-enum",))]),
}


@pytest.mark.parametrize(("messages", "expected"), RANGES.values(), ids=RANGES)
def test_several_beads_in_one_range(messages: tuple[str, ...], expected: object) -> None:
    assert laws_of(*messages) == expected


def test_clauses_of_one_bead_keep_its_commits_apart() -> None:
    scoped = RANGE | {"keeper/decisions/001-a.yaml": "status: approved\nconstraints: ['gt-1 (A): must x']"}
    assert [bead for _, bead, _, _ in laws_of("x (gt-1)", "y (gt-3)", files=scoped)] == ["gt-1", "gt-3"]


def test_a_commit_without_a_name_stands_under_every_decision_that_others_name_and_no_override() -> None:
    laws = laws_of("x (gt-1)", "quick fix", "y (gt-2)", "z (gt-4)")
    assert [law for law in laws if law[1] is None] == [("ADR-001", None, 1, ()), ("ADR-002", None, 1, ())]
