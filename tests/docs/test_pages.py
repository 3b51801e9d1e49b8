"""The documentation does what it says: its examples run, its links lead somewhere, its reference is fresh, and it builds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from docs.pages import DOCS, ROOT, blocks, fits, perform

PAGES = sorted(DOCS.rglob("*.md"))
RUN = [page for page in PAGES if any(not block.path for block in blocks(page))]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def prose(page: Path) -> str:
    """A page without its code."""
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL))


def anchors(page: Path) -> set[str]:
    words = (re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in HEADING.findall(page.read_text(encoding="utf-8")))
    return {re.sub(r"[-\s]+", "-", word) for word in words}


@pytest.mark.slow
@pytest.mark.parametrize("page", RUN, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_what_a_page_shows_is_what_happens(page: Path, tmp_path: Path) -> None:
    perform(page, tmp_path)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    dead = []
    for link in LINK.findall(prose(page)):
        path, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = page if not path else (page.parent / path).resolve()
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            dead.append(link)
    assert dead == []


def test_the_index_leads_to_every_page() -> None:
    linked = {(DOCS / link.partition("#")[0]).resolve() for link in LINK.findall(prose(DOCS / "index.md"))}
    assert [page.relative_to(DOCS).as_posix() for page in PAGES if page not in linked and page.name != "index.md"] == []


def test_the_reference_is_what_the_rules_and_the_command_line_say() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "reference.py"), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="mkdocs is not installed")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site" / "tutorial" / "index.html").exists()


@pytest.mark.parametrize(
    ("expected", "printed", "fit"),
    [("a\nb", "a\nb\n", True), ("a\n...\nc", "a\nb\nb\nc\n", True), ("...\nc", "c\n", True), ("a\n...", "a\n", True),
     ("a\n...\nc", "a\nb\n", False), ("a", "a\nb\n", False), ("a.c", "abc\n", False), ("", "anything\n", True)],
)
def test_an_output_fits_line_by_line(expected: str, printed: str, fit: bool) -> None:
    assert fits(expected, printed) is fit
