"""Targets behind the delta: every check on made-up changes under made-up laws, and every report of hostile words, which must parse back."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from urllib.parse import unquote_to_bytes
from xml.etree import ElementTree

from fuzzing.deltas import made
from fuzzing.sentences import sentence
from fuzzing.target import Bits, Target
from keeper_validate.clause import Clause
from keeper_validate.compare import delta
from keeper_validate.compile import compile_clause
from keeper_validate.delta import FileChange
from keeper_validate.element import Gap
from keeper_validate.finding import BLOCK, WARN, Finding, Related
from keeper_validate.law.decision import Decision
from keeper_validate.law.law import Law
from keeper_validate.law.vault import Seed, Vault
from keeper_validate.reporters import FORMATS, report
from keeper_validate.verdict import ClauseState, Judged, Verdict, judge

_PATH = "keeper/decisions/017-x.yaml"
_SENTENCES = (
    "new modal components", "custom button implementations", "auth-reuse", "ui-extend", "data-append", "rest-shape", "no-new-seeds",
    "new-auth-services", "Redis", "All new components must have stories", "x => forbid-new component *Button*",
    "x => limit component max:1", "x => append-only enum", "x => freeze enum One", "x => forbid-use import redis",
    "x => gone component Modal",
    "x => require-companion component with:{stem}.test.ts", "x => forbid-remove route", "x => require-use component Modal",
)
_FIELDS = ("forbidden", "constraints")
_TAGS = re.compile(r"<(?!/?(?:testsuites?|testcase|failure|skipped|system-out)\b|\?xml)")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200b]")
_JUDGED = Judged("a" * 40, "index", "the staged change", 5, 9)


def _clauses(bits: Bits) -> tuple[Clause, ...]:
    texts = [bits.one(_SENTENCES) if bits.below(4) else sentence(bits).replace("=>", "") for _ in range(1 + bits.below(3))]
    return tuple(Clause(f"c[{number}]", bits.one(_FIELDS), text, _PATH, number + 1, "forbidden") for number, text in enumerate(texts))


def _law(bits: Bits, mode: str = "growth") -> Law:
    clauses = _clauses(bits)
    seeds = tuple(
        Seed(kind, name, "frontend.components", "keeper/seeds/frontend.yaml", 3, "src/ui/c.tsx", ("A", "B"), policy)
        for kind, name, policy in (("component", "Modal", None), ("enum", "One", "append-only"), ("route", "GET /users/{id}", None))
        if bits.below(2)
    )
    return Law("b" * 40, Decision(17, "ADR-017", _PATH, "x", "approved", clauses=clauses), vault=Vault(seeds), mode=mode, found_by="--adr")


def _judged(data: bytes) -> object:
    bits = Bits(data)
    base, head, law = made(bits), made(bits, gaps=bits.below(3) == 0), _law(bits)
    stage = bits.one(("commit", "pr", "landing"))
    files = tuple(FileChange(path, bits.one(("added", "changed", "removed")), "100644", "100644") for path in head.paths)
    found = delta(base, head, files)
    modes = {mode: judge(found, _under(law, mode), _JUDGED, stage) for mode in ("seeding", "growth", "conservation")}
    blocked = {mode: _blocking(verdict) for mode, verdict in modes.items()}
    assert blocked["seeding"] <= blocked["growth"] <= blocked["conservation"], "a tighter mode lets more through"
    for verdict in modes.values():
        assert len(verdict.clauses) >= len(law.decision.clauses if law.decision else ()), "a clause without a state"
        assert (verdict.outcome == "violated") == bool(_blocking(verdict)), "the outcome is not that of its findings"
        violated = {state.compiled.clause.id for state in verdict.clauses if state.state == "violated"} - {"vault"}
        assert violated <= {one.clause for one in verdict.findings}, "violated without a finding"
    turned = delta(type(base)(base.paths, base.elements[::-1], base.uses[::-1], base.gaps), head, files[::-1])
    again = judge(turned, law, _JUDGED, stage)
    assert again.findings == modes["growth"].findings, "the order of elements changes the findings"
    return modes["growth"].outcome, modes["growth"].findings, [(state.state, state.why) for state in modes["growth"].clauses]


def _under(law: Law, mode: str) -> Law:
    return Law(law.revision, law.decision, vault=law.vault, mode=mode, found_by=law.found_by)


def _blocking(verdict: Verdict) -> set[tuple[str, str, str, int]]:
    return {(one.rule, one.path, one.name, one.line) for one in verdict.findings if one.severity == BLOCK and one.waived is None}


def _hostile(bits: Bits) -> Verdict:
    """A verdict whose every word comes from the input."""
    clauses = tuple(Clause(f"c[{number}]", "forbidden", bits.text() or "x", bits.text() or "p", number, "forbidden") for number in range(3))
    found = tuple(
        Finding(bits.one(("forbidden/new-component", "trust/mixed-change", "data-append/removed-member")),
                f"c[{number}]", bits.one((BLOCK, WARN)), bits.text(), bits.text(), bits.text() or "p", bits.below(9), bits.below(9),
                "component", bits.text(), bits.text(), bits.text(), (Related(bits.text(), bits.below(5), bits.text()),), None,
                (None, bits.text())[bits.below(2)],
                clauses[number].text, bits.text())
        for number in range(bits.below(4) % 3)
    )
    states = tuple(ClauseState(compile_clause(Clause("c", "forbidden", "auth-reuse", "p", 1)), "upheld") for _ in range(1))
    states += tuple(ClauseState(type(states[0].compiled)(clause, why=bits.text()), "unchecked", bits.text()) for clause in clauses)
    law = Law("b" * 40, Decision(17, bits.text() or "x", bits.text(), bits.text(), "approved", clauses=clauses), found_by=bits.text())
    frames = tuple((one.path, one.line, ((1, bits.text()), (2, bits.text()))) for one in found)
    return Verdict("violated" if found else "upheld", "growth", "commit", law, _JUDGED, states, found, (Gap(bits.text(), 1, bits.text()),),
                   delta(made(bits), made(bits), ()), (bits.text(),), frames)


def _reported(data: bytes) -> object:
    bits = Bits(data)
    verdict = _hostile(bits)
    name = bits.one(FORMATS)
    text = report(name, verdict)
    text.encode("utf-8", "strict" if name not in ("text", "agent", "markdown", "github") else "backslashreplace")
    assert text.endswith("\n") and not _CONTROL.search(text), f"{name}: a control character"
    if name in _PARSED:
        _PARSED[name](text, verdict)
    return text


def _json(text: str, verdict: Verdict) -> None:
    document = json.loads(text)
    assert [one["rule"] for one in document["findings"]] == [one.rule for one in verdict.findings]
    assert len(document["clauses"]) == len(verdict.clauses) and len(document["gaps"]) == len(verdict.gaps)


def _sarif(text: str, verdict: Verdict) -> None:
    run = json.loads(text)["runs"][0]
    assert len(run["results"]) == len(verdict.findings)
    for result in run["results"]:
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert unquote_to_bytes(uri).decode("utf-8", "surrogateescape") in {one.path for one in verdict.findings}
        assert "](" not in result["message"]["text"]


def _junit(text: str, verdict: Verdict) -> None:
    suite = ElementTree.fromstring(text.encode("utf-8", "backslashreplace"))[0]
    assert int(suite.attrib["tests"]) == len(suite.findall("testcase")) and not _TAGS.search(text)


def _gitlab(text: str, verdict: Verdict) -> None:
    entries = json.loads(text)
    assert len(entries) == sum(one.waived is None for one in verdict.findings) == len({one["fingerprint"] for one in entries})


def _rdjson(text: str, verdict: Verdict) -> None:
    assert len(json.loads(text)["diagnostics"]) == sum(one.waived is None for one in verdict.findings)


def _github(text: str, verdict: Verdict) -> None:
    lines = text.split("\n")
    assert lines[-1] == "" and all(re.match(r"::(?:error|warning|notice) [^\n]*?::", line) for line in lines[:-1])
    assert len(lines) - 2 == sum(one.waived is None for one in verdict.findings)


@cache
def _reader() -> object:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": True}).enable("table")


def _markdown(text: str, verdict: Verdict) -> None:
    tokens = _reader().parse(text.encode("utf-8", "backslashreplace").decode())  # type: ignore[attr-defined]  # the tests' reader, absent in use
    inner = [child for token in tokens for child in token.children or ()]
    kinds = {token.type for token in (*tokens, *inner)}
    assert not kinds & {"html_block", "html_inline", "link_open", "image"}, f"markup of the repository's: {kinds}"
    headings = sum(token.type == "heading_open" for token in tokens)
    assert headings <= len(verdict.findings) + 4, "a heading of the repository's"


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen |= {(tag, name) for name, _ in attrs} | {(tag, "")}


def _html(text: str, verdict: Verdict) -> None:
    tags = _Tags()
    tags.feed(text)
    assert not any(tag in ("script", "img", "iframe", "object", "form", "a") or name.startswith("on") for tag, name in tags.seen), tags.seen


_PARSED = {"json": _json, "sarif": _sarif, "junit": _junit, "gitlab": _gitlab, "rdjson": _rdjson, "github": _github,
           "markdown": _markdown, "html": _html}

TARGETS = (
    Target("verdicts of made-up changes", _judged, lambda: (), raw=True),
    Target("reports of hostile words", _reported, lambda: _HOSTILE, raw=False),
)
_HOSTILE = tuple("".join(part).encode("utf-8", "surrogatepass") for part in (
    ("::error file=x::", "\n::warning::", "%0A", "]]>", "</failure>", "<script>alert(1)</script>", "&amp;", '" onload="x', "\x1b[2J"),
    ("`" * 5, "\n```\n# h\n", "| a | b |", "[x](javascript:y)", "![i](z)", "<!-- ", "@team", "~~~", "\u202e", "\u2028", "\\", "https://x.y"),
))
