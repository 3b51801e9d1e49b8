"""What single conditions of the sentences' parts decide where no reading of a whole sentence should hang on them."""

from __future__ import annotations

from keeper_validate.compile.sentences.labelled import with_colon
from keeper_validate.compile.sentences.parts import parts
from keeper_validate.compile.sentences.pointing import listed
from keeper_validate.compile.sentences.thing import Thing


def test_what_stands_behind_a_style_stays_there() -> None:
    found = with_colon(parts("Hooks — camelCase; keep them small"))
    assert [(part.opener, part.words[0].text) for part in found] == [("", "Hooks"), (":", "camelCase"), (";", "keep")]


def test_only_names_narrow_a_noun_and_only_one_whose_elements_bear_names() -> None:
    files, tables = (Thing(("file",)),), (Thing(("table",)),)
    assert [thing.target for thing in listed(tables, ("users", "orders"))] == ["users", "orders"]
    assert [(thing.target, thing.partial) for thing in listed(tables, ("users", "2fa"))] == [("users", True)]
    assert listed(files, ("users", "orders")) == files
