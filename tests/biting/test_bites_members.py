"""What mutants of the members of an enum got past: what is told of a list that became another, each row under one of them."""

from __future__ import annotations

import pytest
from made import element

from keeper_validate.checks.members import Members, beyond_append, holds_texts

LISTS = {
    "more at the end": ("A B", "A B C", []),
    "two change places": ("A B", "B A", ["reordered B"]),
    "the last comes first": ("A B C D", "D A B C", ["reordered D"]),
    "the first but for the last": ("A B C D", "B C A D", ["reordered A"]),
    "one goes from before the others": ("A B C D", "C D B", ["removed A", "reordered B"]),
    "another name in its place": ("A B C", "A X C", ["renamed B is now X"]),
    "fewer, and another name": ("A B C", "A X", ["removed B", "removed C"]),
    "none that was there": ("A B C", "X Y", ["removed A", "removed B", "removed C"]),
    "another name with the value, and one more": ("A=1 B=2", "A=1 X=2 C=3", ["renamed B is now X"]),
    "another name with the value, elsewhere": ("A B=2", "X=2 Y", ["renamed B is now X", "removed A"]),
    "a value that another of the old has as well": ("A=1 B=1", "B=1 C", ["removed A"]),
    "a new one that is written as it is called": ("A=C", "C=C D", ["removed A"]),
    "an old one that was written as it is called": ("A=A B", "B X=A", ["removed A"]),
    "one before the last": ("A C", "A B C", ["inserted B stands before C"]),
    "two before the first": ("A", "X Y A", ["inserted X stands before A", "inserted Y stands before A"]),
    "one before another that is called anew": (
        "A B=2", "A N X=2", ["renamed B is now X", "inserted N stands before an existing member"],
    ),
    "another value": ("A=1 B=2", "A=1 B=3", ["value-changed B was 2 and is 3"]),
    "a value where there was none": ("A B", "A=x B", ["value-changed A was A and is x"]),
    "no value where there was one": ("A=x B", "A B", ["value-changed A was x and is A"]),
    "its own name as value": ("A B", "A=A B", []),
    "numbers that follow the places": ("A=0 B=1", "X=0 A=1 B=2", ["inserted X stands before A"]),
    "a number that does not": ("A=0 B=9", "X=0 A=1 B=7", ["inserted X stands before A", "value-changed B was 9 and is 7"]),
    "another number where one went": ("A=1 B=2 C=3", "A=5 B=2", ["removed C", "value-changed A was 1 and is 5"]),
    "a number where there was none, further on": ("A B", "X A=1 B", ["inserted X stands before A", "value-changed A was A and is 1"]),
    "no number where there was one, further on": ("A=0 B", "X A B", ["inserted X stands before A", "value-changed A was 0 and is A"]),
}
TEXTS = {
    "texts": ("const-object", ["member=A=Not found", "member=B=Come again"], True),
    "texts, and one that is not known": ("const-object", ["member=A=Not found", "member=B"], True),
    "as many texts as others": ("const-object", ["member=A=Not found", "member=B=done"], False),
    "texts of an enum": ("enum", ["member=A=Not found", "member=B=Come again"], False),
}


def listed(text: str) -> Members:
    return tuple((name, value or None) for name, _, value in (one.partition("=") for one in text.split()))


@pytest.mark.parametrize(("base", "head", "expected"), LISTS.values(), ids=LISTS.keys())
def test_what_is_more_than_an_append_is_told(base: str, head: str, expected: list[str]) -> None:
    said = [f"{one.what.removeprefix('member-')} {one.member} {one.detail}" for one in beyond_append(listed(base), listed(head))]
    assert [one.removesuffix(" is gone").removesuffix(" stands at another place") for one in said] == expected


def test_where_members_may_stand_anywhere_their_numbers_may_move() -> None:
    assert beyond_append(listed("A=0 B=1"), listed("X=0 A=1 B=2"), inserting=True) == ()


@pytest.mark.parametrize(("form", "facets", "texts"), TEXTS.values(), ids=TEXTS.keys())
def test_an_object_of_texts_is_no_set_of_values(form: str, facets: list[str], texts: bool) -> None:
    assert holds_texts(element("enum", "Words", "src/w.ts:1", f"form={form}", *facets)) == texts
