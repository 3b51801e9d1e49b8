"""What is never handed out: secrets by any spelling of their name, and what lies outside without the default branch allowing it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from repository import Repository
from selecting.conftest import Run

from keeper_validate.selecting.guard import Refused, denied, read

SECRETS = (
    ".env", ".env.local", ".ENV", "a/.env.production/x", "config/prod.env", "credentials.json", "docs/AWS-Credentials.md", "my_credential",
    "secret.md", "docs/Secrets/readme.md", "top-SECRET-plan.md", "server.pem", "id_rsa", "id_ed25519.pub", ".netrc", ".npmrc",
    ".ssh/config",
    ".git/config", "a/.git/hooks/x", "sub/.git", "key.p12", "prod.tfvars", ".aws/anything", "service-account-prod.json", "passwords.txt",
    # what file systems and eyes take for the same
    ".env.", ".env ", " .env", "sеcret.md", "ѕecret.md", "se\u200bcret.md", "sécret.md", "ｓｅｃｒｅｔ.md", "SECRET.MD", "sec\u0301ret.md",
    "credentіals",
)
PLAIN = ("docs/environment.md", "src/env.ts", "README.md", "docs/tokens.md", "gitignore.md", ".github/workflows/x.yml", "keys.md",
         "docs/pass.md",
         "app/settings.py", "envelope.md", "docs/.envoy.md")


@pytest.mark.parametrize("path", SECRETS)
def test_a_name_of_a_secret_is_denied(path: str) -> None:
    assert denied(path) is not None


@pytest.mark.parametrize("path", PLAIN)
def test_an_ordinary_name_is_not(path: str) -> None:
    assert denied(path) is None


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """A project beside a folder that is none of its business."""
    top = tmp_path / "project"
    (top / "docs").mkdir(parents=True)
    (top / "docs" / "a.md").write_text("inside\n")
    (top / ".env").write_text("KEY=1\n")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "b.md").write_text("outside\n")
    (tmp_path / "elsewhere" / "secret.md").write_text("never\n")
    return top


def test_a_file_of_the_project_is_read(top: Path) -> None:
    assert read(str(top), "docs/a.md").text == "inside\n"
    assert read(str(top), "docs/../docs/a.md").path == "docs/a.md"


@pytest.mark.parametrize("path", ["../elsewhere/b.md", "docs/../../elsewhere/b.md", "/etc/hostname", "~/x.md", "link.md", "folder/b.md"])
def test_nothing_outside_is_read(top: Path, path: str) -> None:
    (top / "link.md").symlink_to(top.parent / "elsewhere" / "b.md")
    (top / "folder").symlink_to(top.parent / "elsewhere")
    with pytest.raises(Refused, match="leads out of the project"):
        read(str(top), path)


@pytest.mark.parametrize("path", ["../elsewhere/b.md", "link.md", "folder/b.md", "ABSOLUTE"])
def test_what_is_granted_outside_is_read(top: Path, path: str) -> None:
    (top / "link.md").symlink_to(top.parent / "elsewhere" / "b.md")
    (top / "folder").symlink_to(top.parent / "elsewhere")
    assert read(str(top), path.replace("ABSOLUTE", str(top.parent / "elsewhere" / "b.md")), external=True).text == "outside\n"


@pytest.mark.parametrize("path", ["../elsewhere/secret.md", "innocent.md", "chain.md", "docs/notes.md", "hidden/config"])
@pytest.mark.parametrize("external", [False, True])
def test_no_link_and_no_grant_leads_to_a_secret(top: Path, path: str, external: bool) -> None:
    (top / ".git").mkdir()
    (top / ".git" / "config").write_text("[core]\n")
    (top / "innocent.md").symlink_to(".env")
    (top / "chain.md").symlink_to("innocent.md")
    (top / "docs" / "notes.md").symlink_to("../.env")
    (top / "hidden").symlink_to(".git")
    with pytest.raises(Refused):
        read(str(top), path, external)


def test_a_link_within_the_project_is_followed(top: Path) -> None:
    (top / "AGENTS.md").symlink_to("docs/a.md")
    assert read(str(top), "AGENTS.md").text == "inside\n"


@pytest.mark.parametrize(("name", "make"), [
    ("loop.md", lambda path: path.symlink_to(path.name)), ("pipe.md", os.mkfifo), ("folder.md", Path.mkdir),
    ("large.md", lambda path: path.write_bytes(b"x" * 1_000_001)), ("binary.md", lambda path: path.write_bytes(b"a\0b")),
], ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_no_text_of_a_usual_size_is_refused_without_waiting(top: Path, name: str, make: object) -> None:
    assert callable(make)
    make(top / name)
    with pytest.raises(Refused):
        read(str(top), name)


@pytest.mark.parametrize("path", ["", "a\\b.md", "a\nb.md", "a\0b", "a\u202eb.md"])
def test_a_path_that_is_no_plain_path_is_refused(top: Path, path: str) -> None:
    with pytest.raises(Refused, match="no plain path"):
        read(str(top), path)


def test_a_project_whose_own_folder_is_named_like_a_secret_can_be_read(tmp_path: Path) -> None:
    top = tmp_path / "secret-project"
    top.mkdir()
    (top / "a.md").write_text("a")
    assert read(str(top), "a.md").text == "a"


MANIFEST = "version: 1\nidentity:\n  - {{uri: {path}, allow_external: {allowed}}}\n"


def test_the_checkout_alone_cannot_let_anything_outside_in(harbour: Repository, context: Run, tmp_path: Path) -> None:
    (tmp_path / "house.md").write_text("# House rules\n")
    harbour.commit("manifest", {"keeper/context.manifest.yaml": MANIFEST.format(path=tmp_path / "house.md", allowed="false")})
    harbour.branch("work")
    harbour.commit("let me out", {"keeper/context.manifest.yaml": MANIFEST.format(path=tmp_path / "house.md", allowed="true")})
    assert "House rules" not in context("Cancel a booking").out
    assert "refused" in context("show", "Cancel a booking").out
    harbour.switch("main")
    harbour.merge("work")
    assert "House rules" in context("Cancel a booking").out


def test_what_the_default_branch_allows_is_still_no_secret(harbour: Repository, context: Run, tmp_path: Path) -> None:
    (tmp_path / "credentials.md").write_text("hunter2\n")
    harbour.commit("manifest", {"keeper/context.manifest.yaml": MANIFEST.format(path=tmp_path / "credentials.md", allowed="true")})
    ran = context("show", "Cancel a booking")
    assert "never handed out" in ran.out
    assert "hunter2" not in context("Cancel a booking").out


@pytest.mark.parametrize("key", ["deny: []", "denied: [none]", "deny_list: off", "allow: ['.env']"])
def test_nothing_in_a_manifest_switches_the_deny_list_off(harbour: Repository, context: Run, key: str) -> None:
    harbour.commit("manifest", {"keeper/context.manifest.yaml": f"version: 1\n{key}\nidentity: ['.env']\n"})
    ran = context("Cancel a booking")
    assert ran.status == 2
    assert "is not known" in ran.err
