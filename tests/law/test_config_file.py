"""The configuration and the waivers of the law side."""

from __future__ import annotations

import pytest

from keeper_validate.errors import KeeperError
from keeper_validate.law.config_file import load_config
from keeper_validate.law.waivers import load_waivers

READ = {
    "the mode under keeper": ("keeper/keeper.yaml", "keeper: {mode: conservation}", {"mode": "conservation", "root": "keeper"}),
    "the mode at the top": ("keeper/keeper.yaml", "mode: seeding", {"mode": "seeding"}),
    "JSON with tabs": (".keeper/config.json", '{\n\t"keeper": {\n\t\t"mode": "seeding"\n\t},\n\t"decisions_dir": "decisions/"\n}',
                       {"mode": "seeding", "root": ".keeper", "decisions": ".keeper/decisions"}),
    "at the top of the repository": ("keeper.yaml", "decisions: {directory: adr}", {"root": "", "decisions": "adr", "seeds": "seeds"}),
    "folders from where it lies": ("keeper/keeper.yaml", "decisions_dir: adr/\nseed_vault: {data: vault/data.yaml, auth: vault/auth.yaml}",
                                   {"decisions": "keeper/adr", "seeds": "keeper/vault"}),
    "folders from the top": ("keeper/keeper.yaml", "decisions_dir: keeper/adr", {"decisions": "keeper/adr"}),
    "nothing": ("keeper/keeper.yaml", "# only comments", {"mode": None, "require_adr": True, "new_decisions": "deny"}),
    "no decision required": ("keeper/keeper.yaml", "require_adr: no", {"require_adr": False}),
    "a review required": ("keeper/keeper.yaml", "require_review: true", {"require_review": True}),
    "no review required, unless it is said": ("keeper/keeper.yaml", "require_adr: true", {"require_review": False}),
    "new decisions allowed": ("keeper/keeper.yaml", "keeper: {new_decisions: allow}", {"new_decisions": "allow"}),
    "contexts by glob": ("keeper/keeper.yaml", "contexts: {'src/gen/**': generated}", {"contexts": (("src/gen/**", "generated"),)}),
    "contexts by word": ("keeper/keeper.yaml", "contexts: {test: [spec/**, it/**]}", {"contexts": (("spec/**", "test"),
        ("it/**", "test"))}),
}


@pytest.mark.parametrize(("path", "text", "expected"), READ.values(), ids=READ)
def test_reads(path: str, text: str, expected: dict[str, object]) -> None:
    config = load_config(path, text.encode())
    assert {name: getattr(config, name) for name in expected} == expected


REFUSED = {
    "an unknown mode": ("keeper: {mode: strict}", "the mode 'strict' is unknown"),
    "an unknown word for new decisions": ("new_decisions: sometimes", "allow or deny"),
    "require_adr that is neither": ("require_adr: maybe", "neither true nor false"),
    "require_review that is neither": ("require_review: maybe", "neither true nor false"),
    "an unknown context": ("contexts: {'a/**': legacy}", "no context"),
    "a folder above the repository": ("decisions_dir: ../other", "leaves the repository"),
    "an absolute folder": ("decisions_dir: /srv/decisions", "leaves the repository"),
    "two modes": ("keeper:\n  mode: conservation\n  mode: seeding", "keeper.yaml:3: the key mode stands here twice"),
    "a list": ("- a", "the configuration is a mapping"),
}


@pytest.mark.parametrize(("text", "words"), REFUSED.values(), ids=REFUSED)
def test_refuses(text: str, words: str) -> None:
    with pytest.raises(KeeperError, match=words):
        load_config("keeper/keeper.yaml", text.encode())


def test_a_waiver_holds_through_its_last_day() -> None:
    text = (b"- {fingerprint: abc, reason: r, owner: o, expires: 2026-03-31}\n"
            b"- {clause: new modals, reason: r, owner: o, expires: 2026-03-30}")
    waivers, warnings = load_waivers("keeper/waivers.yaml", text, "2026-03-31")
    assert [(waiver.target, waiver.line) for waiver in waivers] == [("abc", 1)]
    assert [(warning.line, "expired on 2026-03-30" in warning.message) for warning in warnings] == [(2, True)]


EMPTY = {"an empty list": b"waivers: []", "no list": b"waivers:", "an empty file": b"", "a bare list": b"[]"}


@pytest.mark.parametrize("text", EMPTY.values(), ids=EMPTY)
def test_there_may_be_no_waiver(text: bytes) -> None:
    assert load_waivers("keeper/waivers.yaml", text, "2026-03-31") == ((), ())


BAD_WAIVERS = {
    "no expiry": ("- {clause: c, reason: r, owner: o}", "waivers.yaml:1: this waiver lacks expires"),
    "nothing it waives": ("- {reason: r, owner: o, expires: 2026-12-31}", "lacks fingerprint or clause"),
    "no owner and no reason": ("- {clause: c, expires: 2026-12-31}", "lacks reason and owner"),
    "a date that is none": ("- {clause: c, reason: r, owner: o, expires: 2026-02-30}", "no date"),
    "a date in words": ("- {clause: c, reason: r, owner: o, expires: next year}", "no date"),
    "a text": ("- everything", "a waiver is a mapping"),
    "a mapping": ("clause: c", "no list of waivers"),
}


@pytest.mark.parametrize(("text", "words"), BAD_WAIVERS.values(), ids=BAD_WAIVERS)
def test_a_waiver_says_everything(text: str, words: str) -> None:
    with pytest.raises(KeeperError, match=words):
        load_waivers("keeper/waivers.yaml", text.encode(), "2026-01-01")


def test_json_that_cannot_be_read_is_not_called_yaml() -> None:
    with pytest.raises(KeeperError, match=r"^.keeper/config.json:2: this JSON cannot be read \(.*\): mend it there, or just above.$"):
        load_config(".keeper/config.json", b'{// said aside\n"mode": "growth"}\n')
