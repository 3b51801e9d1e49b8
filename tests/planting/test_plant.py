"""`plant`, `tend` and `prune` over the sample application: what they write loads again, keeps what people wrote, and is stable."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from repository import Repository

from keeper_validate.change import Request, select
from keeper_validate.law.layout import configuration
from keeper_validate.law.load import load_vault
from keeper_validate.law.vault import Vault
from keeper_validate.main import run

SAMPLE = Path(__file__).resolve().parents[2] / "seeds" / "demo" / "repository"


@pytest.fixture
def code(tmp_path: Path) -> Repository:
    """The sample application without its vault."""
    repository = Repository(tmp_path / "code")
    files = {path.relative_to(SAMPLE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(SAMPLE.rglob("*")) if path.is_file()}
    repository.commit("The application", {path: text for path, text in files.items() if not path.startswith("keeper/")})
    return repository


def vault_of(repository: Repository) -> Vault:
    repository.git("add", "-A")
    change = select(Request(directory=str(repository.path), staged=True))
    vault = load_vault(change.head, configuration(change.head))
    change.repository.close()
    return vault


def command(repository: Repository, *words: str) -> int:
    return run(["-C", str(repository.path), *words])


def files(repository: Repository) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((repository.path / "keeper" / "seeds").glob("*.yaml"))}


def test_a_whole_vault_is_planted_and_loads_again(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(code, "plant") == 0
    assert "seeds added" in capsys.readouterr().out
    assert sorted(files(code)) == ["auth.yaml", "backend.yaml", "config.yaml", "data.yaml", "frontend.yaml", "testing.yaml"]
    vault = vault_of(code)
    assert {"Modal", "Button", "Avatar"} <= {seed.name for seed in vault.of("component")}
    assert {"POST /sessions", "GET /users/{id}", "GET /members/{member_id}"} <= {seed.name for seed in vault.of("route")}
    status = vault.find("enum", "UserStatus")
    assert status is not None
    assert (status.location, status.members) == ("api/models.py", ("ACTIVE", "SUSPENDED", "DELETED"))
    assert {"AuthService", "requireAuth", "get_current_user"} <= {seed.name for seed in vault.of("auth_service")}


def test_a_second_run_changes_nothing(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    command(code, "plant")
    first = files(code)
    code.git("add", "-A")
    command(code, "plant")
    assert files(code) == first
    assert "Nothing to add" in capsys.readouterr().out


@pytest.mark.parametrize("begun", ["plant", "init"])
def test_a_second_run_changes_nothing_of_a_vault_that_is_not_staged_yet(
    code: Repository, capsys: pytest.CaptureFixture[str], begun: str
) -> None:
    command(code, begun)
    path = code.path / "keeper" / "seeds" / "frontend.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("when_to_use:\n", "when_to_use: as people say\n"), encoding="utf-8")
    first = files(code)
    command(code, "plant")
    assert files(code) == first
    assert "as people say" in first["frontend.yaml"]
    assert "Nothing to add" in capsys.readouterr().out


def test_tend_keeps_what_people_wrote_of_a_vault_that_is_not_staged_yet(code: Repository) -> None:
    code.commit("Mode", {"keeper/keeper.yaml": "keeper:\n  mode: seeding\n"})
    code.commit("More", {"web/src/Badge.tsx": "export const Badge = () => <span>1</span>;\n"})
    command(code, "tend", "--since", "HEAD~1")
    path = code.path / "keeper" / "seeds" / "frontend.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("when_to_use:\n", "when_to_use: as people say\n"), encoding="utf-8")
    command(code, "tend", "--since", "HEAD~1")
    assert "as people say" in files(code)["frontend.yaml"]


def test_a_seed_file_that_was_taken_away_is_planted_anew(code: Repository) -> None:
    command(code, "plant")
    code.git("add", "-A")
    first = files(code)
    (code.path / "keeper" / "seeds" / "frontend.yaml").unlink()
    command(code, "plant")
    assert files(code) == first


@pytest.mark.parametrize("link", ["keeper", "keeper/seeds"])
def test_nothing_is_planted_out_of_the_working_tree(
    code: Repository, tmp_path: Path, link: str, capsys: pytest.CaptureFixture[str],
) -> None:
    away = tmp_path / "away"
    away.mkdir()
    (code.path / link).parent.mkdir(exist_ok=True)
    (code.path / link).symlink_to(away)
    assert command(code, "plant") == 2
    assert "lies behind a symlink that leads out of the working tree" in capsys.readouterr().err
    assert list(away.iterdir()) == []


def test_a_dry_run_writes_nothing(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(code, "plant", "--dry-run") == 0
    assert not (code.path / "keeper").exists()
    told = capsys.readouterr().out
    assert "would be added" in told
    assert not re.search(r"\b1 \w+s\b", told)


MAPPING = """\
# our own words
components:
  # the one above the page
  Modal:
    location: web/src/ui/Modal.tsx   # where it lives
    variants: [default, confirm]
    when_to_use: "everything above the page"
  Zebra: {location: web/src/Zebra.tsx}
"""
LISTED = """\
components:
  - name: Modal   # listed
    location: elsewhere/Modal.tsx
"""


def test_what_people_wrote_stays_and_new_entries_stand_in_order(code: Repository) -> None:
    code.commit("A vault by hand", {"keeper/seeds/frontend.yaml": MAPPING})
    command(code, "plant")
    text = files(code)["frontend.yaml"]
    for line in MAPPING.splitlines():
        assert line.strip() in text
    names = [line.strip().partition(":")[0] for line in text.splitlines() if line.startswith("  ") and line[2] not in " #"]
    components = names[: names.index("Zebra") + 1]
    assert components == sorted(components)


def test_a_listed_vault_stays_a_list_and_a_differing_place_is_told(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("A vault by hand", {"keeper/seeds/frontend.yaml": LISTED})
    command(code, "plant")
    text = files(code)["frontend.yaml"]
    assert "- name: Modal   # listed" in text
    assert "- name: Button" in text
    assert "elsewhere/Modal.tsx" in text
    assert "the code has it at web/src/ui/Modal.tsx" in capsys.readouterr().out


def test_a_seed_file_that_does_not_parse_is_refused_with_its_place(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("Broken", {"keeper/seeds/frontend.yaml": "components:\n  Modal: [a\n"})
    assert command(code, "plant") == 2
    error = capsys.readouterr().err
    assert "keeper/seeds/frontend.yaml" in error
    assert "Traceback" not in error


def test_tend_proposes_what_a_commit_brought_and_tells_what_went(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    command(code, "plant")
    code.git("add", "-A")
    code.git("commit", "-qm", "The vault")
    code.commit("More", {"web/src/Badge.tsx": "export const Badge = () => <span>1</span>;\n", "web/src/ui/Avatar.tsx": None})
    capsys.readouterr()
    assert command(code, "tend", "--since", "HEAD~1") == 0
    out = capsys.readouterr().out
    assert "Badge:" in out
    assert "component Avatar (was at web/src/ui/Avatar.tsx:6)" in out
    assert "Badge" not in files(code)["frontend.yaml"]


def test_a_clone_that_does_not_reach_back_so_far_is_not_called_up_to_date(
        code: Repository, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("More", {"web/src/ui/Badge.tsx": "export const Badge = () => <span />;\n"})
    code.git("clone", "-q", "--depth", "1", code.path.as_uri(), str(tmp_path / "shallow"))
    assert run(["-C", str(tmp_path / "shallow"), "tend", "--since", "20000"]) == 2
    assert "this clone is shallow and does not reach back 20000 days; fetch the whole history (`git fetch" in capsys.readouterr().err


def test_there_is_nothing_to_tend_before_the_first_commit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(Repository(tmp_path / "empty"), "tend") == 2
    assert capsys.readouterr().err == "keeper-validate: there is no commit yet to look back from; commit something first.\n"


def test_tend_adds_in_seeding_mode(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("Mode", {"keeper/keeper.yaml": "keeper:\n  mode: seeding\n"})
    code.commit("More", {"web/src/Badge.tsx": "export const Badge = () => <span>1</span>;\n"})
    assert command(code, "tend", "--since", "HEAD~1") == 0
    assert "Added to the vault" in capsys.readouterr().out
    assert "Badge:" in files(code)["frontend.yaml"]


def test_prune_reports_twins_and_changes_nothing(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("A twin", {
        "api/states.py": 'from enum import Enum\n\n\nclass MemberState(Enum):\n    ACTIVE = "a"\n    SUSPENDED = "s"\n    DELETED = "d"\n',
    })
    assert command(code, "--format", "json", "prune") == 0
    told = json.loads(capsys.readouterr().out)
    enums = [[one["name"] for one in pair["elements"]] for pair in told["twins"] if pair["kind"] == "enum"]
    assert enums == [["UserStatus", "MemberState"]]
    assert code.git("status", "--porcelain") == ""


def test_what_is_alike_hangs_together_and_each_thing_is_told_once(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    chip = "export const {} = ({{ label, onRemove, values }}: Props) => <div>{{label}}</div>;\n"
    names = ("DateChips", "LabelChips", "OwnerChips", "StateChips")
    code.commit("Chips", {f"web/src/chips/{name}.tsx": chip.format(name) for name in names})
    command(code, "prune")
    told = capsys.readouterr().out.splitlines()
    assert [sum(f" {name} (" in line for line in told) for name in names] == [1, 1, 1, 1]


def test_routes_with_a_slash_at_their_end_are_known_again(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    """A second run would write entries anew, and with them what people had filled in."""
    code.commit("Routes that end in a slash", {
        "api/parcels.py": "from fastapi import APIRouter\nrouter = APIRouter(prefix='/parcels')\n@router.get('/')\ndef parcels(): ...\n",
        "api/mail.py": "from fastapi import FastAPI\napp = FastAPI()\n@app.get('/mail')\n@app.get('/mail/')\ndef mail(): ...\n",
    })
    command(code, "plant")
    planted = files(code)
    code.commit("The vault")
    capsys.readouterr()
    assert command(code, "plant") == 0
    assert files(code) == planted
    assert "is registered at" not in capsys.readouterr().out
    command(code, "prune")
    assert "not in the code" not in capsys.readouterr().out


def test_of_two_of_one_name_the_one_that_most_files_import_is_registered(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = "export const Sheet = () => <section />;\n"
    code.commit("Two sheets", {
        "web/src/a/Sheet.tsx": sheet, "web/src/b/Sheet.tsx": sheet, "web/src/c.tsx": 'import { Sheet } from "./b/Sheet";\n',
    })
    command(code, "plant")
    seed = vault_of(code).find("component", "Sheet")
    assert seed is not None
    assert seed.location == "web/src/b/Sheet.tsx"
    assert "component Sheet at web/src/a/Sheet.tsx" in capsys.readouterr().out


def test_an_enum_of_a_schema_is_registered_there_and_not_where_a_migration_creates_it(code: Repository) -> None:
    code.commit("A schema", {
        "prisma/migrations/1_plan/migration.sql": "CREATE TYPE \"Plan\" AS ENUM ('FREE', 'PAID');\n",
        "prisma/schema.prisma": "enum Plan {\n  FREE\n  PAID\n}\n",
    })
    command(code, "plant")
    seed = vault_of(code).find("enum", "Plan")
    assert seed is not None
    assert seed.location == "prisma/schema.prisma"


def test_a_variable_that_is_read_in_two_files_is_one(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("Readers", {"api/a.py": 'import os\nURL = os.environ["APP_URL"]\n', "api/b.py": 'import os\nURL = os.environ["APP_URL"]\n'})
    command(code, "plant")
    assert vault_of(code).find("env_var", "APP_URL") is not None
    assert "Not registered" not in capsys.readouterr().out


def test_what_stands_in_many_places_by_one_name_is_told_once(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    page = "export default function Page() {\n  return <p>one</p>;\n}\n"
    code.commit("Pages", {f"app/{name}/page.tsx": page for name in ("a", "b", "c", "d")})
    command(code, "plant")
    assert "another one of that name is:\n  component Page at app/b/page.tsx:1 and 2 other places\n\n" in capsys.readouterr().out


def test_a_seed_at_any_of_the_places_of_its_name_is_where_the_code_has_it(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = "export const Sheet = () => <section />;\n"
    code.commit("Two sheets, one registered", {
        "web/src/a/Sheet.tsx": sheet, "web/src/b/Sheet.tsx": sheet,
        "keeper/seeds/frontend.yaml": "components:\n  Sheet:\n    location: web/src/b/Sheet.tsx\n",
    })
    command(code, "plant")
    assert "the code has it at" not in capsys.readouterr().out


def test_a_mark_stands_two_spaces_behind_every_entry(code: Repository) -> None:
    command(code, "plant")
    marked = [line for text in files(code).values() for line in text.splitlines() if "# discovered" in line]
    assert marked
    assert all(line.endswith(":  # discovered") for line in marked)


def twins_of(repository: Repository, capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str]]:
    assert command(repository, "--format", "json", "prune") == 0
    pairs = (pair["elements"] for pair in json.loads(capsys.readouterr().out)["twins"])
    return [(base["path"], other["path"]) for base, other in pairs]


SCREEN = "export default function Screen() {\n  return <main />;\n}\n"
STRIPE = "export const Stripe = () => <hr />;\n"


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        pytest.param({"app/a.tsx": STRIPE, "app/b.tsx": STRIPE, "app/c.tsx": "import './a';\nimport './b';\n"},
                     [("app/a.tsx", "app/b.tsx")], id="two that others import"),
        pytest.param({"app/one/Stripe.tsx": STRIPE, "app/two/Stripe.tsx": STRIPE}, [("app/one/Stripe.tsx", "app/two/Stripe.tsx")],
                     id="two whose files are called as they are"),
        pytest.param({"app/(tabs)/tags/_layout.tsx": SCREEN, "app/(tabs)/links/_layout.tsx": SCREEN}, [], id="what a framework enters"),
        pytest.param({"pages/tags/[id].tsx": SCREEN, "pages/links/[id].tsx": SCREEN,
                      "package.json": '{"dependencies": {"next": "15"}}\n'}, [], id="pages"),
        pytest.param({"app/Stripe.tsx": STRIPE, "app/Stripe.ios.tsx": STRIPE}, [], id="one for two platforms"),
        pytest.param({"prisma/migrations/1_plan/migration.sql": "CREATE TYPE \"Plan\" AS ENUM ('FREE', 'PAID');\n",
                      "prisma/schema.prisma": "enum Plan {\n  FREE\n  PAID\n}\n"}, [], id="a schema and its migration"),
    ],
)
def test_prune_tells_what_is_built_twice_from_what_is_told_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sources: dict[str, str], expected: list[tuple[str, str]],
) -> None:
    repository = Repository(tmp_path / "twice")
    repository.commit("All", sources)
    assert twins_of(repository, capsys) == expected


def test_tend_does_not_call_gone_what_is_registered_at_another_place(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("Two stripes", {
        "web/src/a.tsx": STRIPE, "web/src/b.tsx": STRIPE,
        "keeper/seeds/frontend.yaml": "components:\n  Stripe:\n    location: web/src/b.tsx\n",
    })
    code.commit("One goes", {"web/src/a.tsx": "export const none = 1;\n"})
    command(code, "tend", "--since", "HEAD~1")
    assert "gone from the code" not in capsys.readouterr().out
    code.commit("The other goes", {"web/src/b.tsx": "export const none = 1;\n"})
    command(code, "tend", "--since", "HEAD~1")
    assert "component Stripe (was at web/src/b.tsx:1)" in capsys.readouterr().out


def test_tables_of_a_schema_that_migrations_write_are_registered_and_other_generated_code_is_not(code: Repository) -> None:
    schema = 'ActiveRecord::Schema[8.0].define(version: 1) do\n  create_table "orders" do |t|\n    t.string "name"\n  end\nend\n'
    code.commit("A schema", {
        "db/schema.rb": schema, "web/src/Made.tsx": "export const Made = () => <p />;\n",
        ".gitattributes": "db/schema.rb linguist-generated\nweb/src/Made.tsx linguist-generated\n",
    })
    command(code, "plant")
    vault = vault_of(code)
    assert vault.find("table", "orders") is not None
    assert vault.find("component", "Made") is None


GENERATED = [
    "// This file is auto-generated by @hey-api/openapi-ts",
    "/* eslint-disable */\n/* tslint:disable */\n// @generated by protobuf-ts",
    "// Code generated by openapi-generator. DO NOT EDIT.",
    "/**\n * This file was generated by openapi-typescript.\n * Do not make direct changes to the file.\n */",
    "// Automatically generated",
    "// Autogenerated from openapi.json",
    "// These types are generated from the contract",
    "// Do not manually edit this file",
    "// Generated by Kiota 1.2. Do not edit",
]
WRITTEN = [
    "// Lists what users generated by themselves",
    "// The generated report is sent by mail. Do not edit the totals by hand",
    "// What is generated here is kept",
    "\n" * 12 + "// This file is auto-generated",
    "// See foo@generated.example",
]


@pytest.mark.parametrize("head", GENERATED)
def test_files_that_say_that_a_program_writes_them_are_left_out_and_named(
    code: Repository, capsys: pytest.CaptureFixture[str], head: str
) -> None:
    code.commit("A client", {"web/src/client.ts": f"{head}\nexport enum Made {{ A = 'a' }}\nexport enum Other {{ A = 'a' }}\n"})
    command(code, "plant")
    shown = capsys.readouterr().out
    assert "Not registered, as these files say that a program writes them:\n  web/src/client.ts: 2\n" in shown
    assert vault_of(code).find("enum", "Made") is None


@pytest.mark.parametrize("head", WRITTEN)
def test_files_that_speak_of_what_is_generated_are_planted(code: Repository, capsys: pytest.CaptureFixture[str], head: str) -> None:
    code.commit("A set", {"web/src/kinds.ts": f"{head}\nexport enum Made {{ A = 'a' }}\n"})
    command(code, "plant")
    assert "a program writes them" not in capsys.readouterr().out
    assert vault_of(code).find("enum", "Made") is not None


def test_many_generated_files_are_told_in_short(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("Clients", {f"web/src/a{at:02}.ts": f"// @generated\nexport enum Made{at} {{ A = 'a' }}\n" for at in range(22)})
    command(code, "plant", "--dry-run")
    shown = capsys.readouterr().out
    assert "  web/src/a19.ts: 1\n  and 2 more files\n" in shown
    assert "a20.ts" not in shown


def test_neither_tend_nor_init_registers_what_is_generated(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    code.commit("A client", {"web/src/client.ts": "// @generated\nexport enum Made { A = 'a' }\nexport enum Other { A = 'a' }\n"})
    assert command(code, "tend", "--since", "HEAD~1") == 0
    assert "Made" not in capsys.readouterr().out
    command(code, "init")
    assert "Made" not in files(code)["data.yaml"]


def test_a_schema_that_says_to_be_generated_keeps_its_tables_and_a_table_without_a_known_name_is_no_seed(code: Repository) -> None:
    schema = "# This file is auto-generated from the current state of the database.\n" \
        'ActiveRecord::Schema[8.0].define(version: 1) do\n  create_table "orders" do |t|\n    t.string "name"\n  end\nend\n'
    made = "export const make = (name: string) => db.query(`CREATE TABLE ${name} (id int)`);\n"
    code.commit("A schema", {"db/schema.rb": schema, "web/src/shards.ts": made})
    command(code, "plant")
    vault = vault_of(code)
    assert vault.find("table", "orders") is not None
    assert vault.find("table", "{name}") is None


def test_prune_tells_several_that_are_one_thing_beside_the_first_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    repository = Repository(tmp_path / "thrice")
    repository.commit("All", {f"app/{one}/Stripe.tsx": STRIPE for one in ("a", "b", "c")})
    assert command(repository, "prune") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "component Stripe (app/a/Stripe.tsx", "  and Stripe (app/b/Stripe.tsx", "  and Stripe (app/c/Stripe.tsx",
    ]
    assert len(twins_of(repository, capsys)) == 3


def test_what_the_configuration_calls_a_copy_is_no_seed_and_no_twin(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    members = "".join(f'    {name.upper()} = "{name}"\n' for name in ("active", "suspended", "deleted"))
    other = f"from enum import Enum\n\n\nclass UserStates(Enum):\n{members}"
    code.commit("A copy", {"libs/states.py": other})
    command(code, "prune")
    assert "UserStates" in capsys.readouterr().out
    code.commit("It is one", {"keeper/keeper.yaml": "keeper:\n  contexts:\n    vendored: ['libs/**']\n"})
    command(code, "prune")
    command(code, "plant")
    command(code, "tend", "--since", "HEAD~2")
    assert "UserStates" not in capsys.readouterr().out
    assert vault_of(code).find("enum", "UserStates") is None
    command(code, "extract")
    assert "vendored" in next(line for line in capsys.readouterr().out.splitlines() if "UserStates" in line)


def test_what_many_folders_call_alike_is_no_twin(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    view = "<script setup>\ndefineProps({ rows: Array });\n</script>\n<template><ul /></template>\n"
    paths = [*(f"pages/{name}/Overview.vue" for name in "abcd"), "pages/a/Board.vue", "pages/b/Board.vue"]
    code.commit("Views", dict.fromkeys(paths, view))
    command(code, "prune")
    told = capsys.readouterr().out
    assert "Board" in told
    assert "Overview" not in told


def test_what_a_framework_enters_by_its_file_is_no_pattern_for_others(code: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    page = "import { Chart } from './Chart';\nexport default function Page() {\n  return <Chart />;\n}\n"
    chart = "export function Chart() {\n  return <div />;\n}\n"
    code.commit("pages", {
        "package.json": '{"dependencies": {"next": "16", "@sveltejs/kit": "2"}}\n',
        "src/app/stats/page.tsx": page, "src/app/stats/Chart.tsx": chart,
        "src/routes/+layout.svelte": "<div><slot /></div>\n", "src/routes/carts/+page.svelte": "<p>Carts</p>\n",
        "src/lib/Cart.svelte": "<p>Cart</p>\n",
    })
    command(code, "plant")
    planted = (code.path / "keeper/seeds/frontend.yaml").read_text(encoding="utf-8")
    assert "  Chart:" in planted
    assert "  Cart:" in planted
    assert "  /stats:" in planted
    assert "  Page:" not in planted
    assert "  +" not in planted
    assert " +" not in capsys.readouterr().out
