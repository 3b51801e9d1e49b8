"""What a bare phrase means hangs on its key: no turn of phrase makes a prohibition of one that says nothing of the kind."""

from __future__ import annotations

import re

import pytest
from shown import shown

from keeper_validate.compile.vocabulary import lexicon

BARE = [
    ("New OrderStatus entries", "forbid-new enum|member OrderStatus"),
    ("Zod as a replacement for Joi", "forbid-use technology zod"),
    ("alterations of `orders`", "~ forbid-change file **/orders/**"),
    ("multiple classes in one file", "~ forbid-new token second-class form=construct"),
    ("any backend code changes", "~ forbid-change file {backend,server,api}/**,**/{backend,server}/**"),
]
LABELS = [
    "New OrderStatus entries: add a translation", "Frontend Changes: Require `npm run build` (or `npm run publish` for production)",
    "Backend changes: need review", "Dropping columns in migrations: ask first",
]
_DENYING = re.compile(
    r"\b(?:no|not|never|nothing|nobody|none|without|only|instead|must|may|should|can|off|until|banned?|forbid\w*|avoid|must|all|every|each|is|are|"
    r"fails|breaks|against|removed?|delete|gone|stays?|remains?|replace|swap|migrate|move|switch|nowhere|freeze|pin|lock|before|have|has|"
    r"exports|write|via|separate|neither|keeps?|preserve|retain|stop|drop|rather|over|goes|rejects?|blocks?|refuses?|always|use|errors?)\b|\["
)


@pytest.mark.parametrize(("text", "meant"), BARE, ids=[text for text, _ in BARE])
def test_a_bare_phrase_is_a_prohibition_under_a_key_that_forbids_alone(text: str, meant: str) -> None:
    assert shown(text, "forbidden") == meant
    assert shown(text, "constraints") == "unchecked"


@pytest.mark.parametrize("text", LABELS)
def test_a_label_forbids_nothing_of_what_it_names(text: str) -> None:
    assert shown(text, "constraints") == "unchecked"


def test_a_turn_that_forbids_says_so_or_is_of_what_is_forbidden() -> None:
    bare = [
        f"{name}: {says.strip()}"
        for name, turn in lexicon.mapping("turns").items()
        if re.match(r"(?:no|never|do not)\b", str(turn["plainly"])) and not (turn.get("banned") or turn.get("asked"))
        for says in turn["says"].splitlines() if not _DENYING.search(re.sub(r"[|?]", " ", says))
    ]
    assert bare == []
