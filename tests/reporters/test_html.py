"""The HTML page: well-formed, complete, mute towards the network, deaf to names that try to be markup, and readable in a real browser."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from reporters.verdicts import FOUND, MODAL, UPHELD, VIOLATED, WITHOUT_DECISION

from keeper_validate.delta import Alteration, Delta, Move, Rename
from keeper_validate.element import Facet
from keeper_validate.reporters import report
from keeper_validate.verdict import Verdict

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
VOID = {"meta", "br"}
HOSTILE = """</code></style><script>alert(1)</script><img src=x onerror='alert(1)'> & "quoted" `<b>`"""


class Page(HTMLParser):
    """The tags of a page, checked to be closed in order, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


@pytest.mark.parametrize("verdict", [VIOLATED, UPHELD, WITHOUT_DECISION], ids=["violated", "upheld", "without a decision"])
def test_a_page_is_well_formed_and_asks_nobody_for_anything(verdict: Verdict) -> None:
    text = report("html", verdict)
    page = Page(text)
    assert text.startswith("<!doctype html>\n")
    assert page.attributes <= {"lang", "charset", "http-equiv", "content", "name", "class"}
    assert not re.search(r"url\(|@import|https?:|<(script|link|img|iframe|object|form)\b", text)
    assert "default-src 'none'" in text


def test_the_page_tells_what_the_other_formats_tell() -> None:
    text = Page(report("html", VIOLATED)).text
    for told in (
        "violated ADR-017: 1 finding and 1 warning introduced by this change",
        "block forbidden/new-component src/ui/ProfileModal.tsx:12", "export const ProfileModal = () => (",
        'forbidden[2] "new modal components" in keeper/decisions/017-user-profile.yaml:31',
        "Use Modal (src/ui/Modal.tsx) with its variant 'profile'", "src/ui/Modal.tsx:8 (reuse this)", "name: ProfileModal",
        FOUND.fingerprint, "by override of bead gt-12", "Logout redirects to /login", "it states behaviour at run time",
        "checked in part: structure shows only some violations of it", "created 1 component ProfileModal src/ui/ProfileModal.tsx:12",
        "src/odd.ts:3 syntax error", "the decision stands on the law side only",
    ):
        assert told in text


def test_the_delta_reads_as_a_list_of_what_changed() -> None:
    wider = replace(MODAL, facets=(Facet("renders", "dialog"), Facet("prop", "tone")))
    altered = Alteration(MODAL, wider, added=(Facet("prop", "tone"),), removed=(Facet("variant", "wide"),), reordered=("member",))
    moved, renamed = Move(replace(MODAL, path="src/old.tsx"), MODAL), Rename(MODAL, wider, "same props")
    delta = Delta(altered=(altered,), moved=(moved,), renamed=(renamed,))
    text = Page(report("html", replace(UPHELD, delta=delta))).text
    what = "component ProfileModal src/ui/ProfileModal.tsx:12"
    assert f"altered 1 {what}: gains prop tone, loses variant wide, members stand in another order" in text
    assert f"moved 1 {what}, from src/old.tsx" in text
    assert f"likely renamed 1 {what}, from ProfileModal (same props)" in text


def test_no_name_becomes_markup() -> None:
    words = dict.fromkeys(("path", "name", "message", "remedy", "evidence", "amendment", "clause_text"), HOSTILE)
    modal = replace(MODAL, name=HOSTILE, path=HOSTILE)
    frames, delta = ((HOSTILE, 12, ((12, HOSTILE),)),), Delta(created=(modal,))
    hostile = replace(VIOLATED, findings=(replace(FOUND, **words),), frames=frames, notes=(HOSTILE,), delta=delta)
    page = Page(report("html", hostile))
    assert {"script", "img", "b"}.isdisjoint(page.tags)
    assert "onerror" not in page.attributes
    assert page.text.count("<script>alert(1)</script>") >= 8


@pytest.mark.skipif(BROWSER is None, reason="no browser is installed")
@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "background"), [("light", "rgb(255, 255, 255)"), ("dark", "rgb(13, 17, 23)")], ids=["light", "dark"])
def test_a_browser_shows_the_page_in_the_reader_s_scheme(tmp_path: Path, scheme: str, background: str) -> None:
    text = report("html", VIOLATED)
    # A probe, let in past the page's own policy: the browser writes down what it has computed.
    probe = text.replace("default-src 'none'", "default-src 'none'; script-src 'unsafe-inline'").replace(
        "</body>",
        "<script>const wide = document.documentElement.scrollWidth > innerWidth;"
        "const asked = performance.getEntriesByType('resource').length;"
        "document.title = getComputedStyle(document.body).backgroundColor + ' ' + wide + ' ' + asked"
        "</script></body>",
    )
    (tmp_path / "page.html").write_text(probe, encoding="utf-8")
    dark = ["--blink-settings=preferredColorScheme=0"] if scheme == "dark" else []
    done = subprocess.run(
        [str(BROWSER), "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}",
         "--window-size=600,900", *dark, "--dump-dom", (tmp_path / "page.html").as_uri()],
        capture_output=True, text=True, check=False, timeout=60,
    )
    if not done.stdout:
        pytest.skip("the browser does not start here")
    assert f"<title>{background} false 0</title>" in done.stdout
