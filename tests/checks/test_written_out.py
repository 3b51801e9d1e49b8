"""What members are written out as: a change of an annotation that gives the stored word another form is told, one that keeps it is not."""

from __future__ import annotations

import pytest
from made import element

from keeper_validate.checks.wire import reworded

ORDERS = "member=OrderPlaced"
ROWS = {
    "no annotation on either side": ([ORDERS], [ORDERS, "member=Late"], []),
    "an annotation gives a word": ([ORDERS], [ORDERS, "wire=OrderPlaced=op"], ["OrderPlaced: OrderPlaced, then op"]),
    "an annotation goes": ([ORDERS, "wire=OrderPlaced=op"], [ORDERS], ["OrderPlaced: op, then OrderPlaced"]),
    "an annotation stays": ([ORDERS, "wire=OrderPlaced=op"], [ORDERS, "wire=OrderPlaced=op"], []),
    "another word beside the one that stays": ([ORDERS, "wire=OrderPlaced=op"], [ORDERS, "wire=OrderPlaced=op", "wire=OrderPlaced=o2"], []),
    "one of two words goes": (
        [ORDERS, "wire=OrderPlaced=op", "wire=OrderPlaced=o2"], [ORDERS, "wire=OrderPlaced=op"], ["OrderPlaced: o2, then op"],
    ),
    "two words for one": (
        [ORDERS, "wire=OrderPlaced=a", "wire=OrderPlaced=b"], [ORDERS, "wire=OrderPlaced=c"], ["OrderPlaced: a or b, then c"],
    ),
    "the word of one of two members": (
        ["member=A", "member=B", "wire=A=a", "wire=B=b"], ["member=A", "member=B", "wire=A=a", "wire=B=c"], ["B: b, then c"],
    ),
    "a member that went beside one that has a word now": (["member=A", "member=B"], ["member=B", "wire=B=b"], ["B: B, then b"]),
    "the text that it held already": (['member=A="a"'], ['member=A="a"', "wire=A=a"], []),
    "the text that it is to hold": (["member=A", "wire=A=a"], ['member=A="a"'], []),
    "a number that it holds is no word": (["member=A=1"], ["member=A=1", "wire=A=1"], ["A: A, then 1"]),
    "an annotation whose word is not known": ([ORDERS, "wire=OrderPlaced"], [ORDERS], []),
    "a style that keeps the words": (["member=open"], ["member=open", "wire-case=lowercase"], []),
    "one style for another": (
        [ORDERS, "wire-case=camelCase"], [ORDERS, "wire-case=snake_case"], ["OrderPlaced: orderPlaced, then order_placed"],
    ),
    "a style beside a word of its own": ([ORDERS, "wire=OrderPlaced=op"], [ORDERS, "wire=OrderPlaced=op", "wire-case=snake_case"], []),
}
STYLES = {
    "snake_case": ("OrderPlaced", "order_placed"), "SCREAMING_SNAKE_CASE": ("OrderPlaced", "ORDER_PLACED"),
    "kebab-case": ("OrderPlaced", "order-placed"), "SCREAMING-KEBAB-CASE": ("OrderPlaced", "ORDER-PLACED"),
    "lowercase": ("OrderPlaced", "orderplaced"), "UPPERCASE": ("OrderPlaced", "ORDERPLACED"),
    "camelCase": ("order_placed", "orderPlaced"), "PascalCase": ("order_placed", "OrderPlaced"),
    "a style of its own": ("OrderPlaced", "OrderPlaced (a style of its own)"),
}


def told(base: list[str], head: list[str], role: str = "member") -> list[str]:
    sides = (element("enum", "Status", "src/s.ts:1", *facets) for facets in (base, head))
    changes = list(reworded(*sides, role=role))
    assert {one.what for one in changes} <= {"value-changed"}
    return [f"{one.member}: {one.detail.removeprefix('was written out as ').replace(' and is as ', ', then ')}" for one in changes]


@pytest.mark.parametrize(("base", "head", "expected"), ROWS.values(), ids=ROWS.keys())
def test_a_word_that_changes_is_told(base: list[str], head: list[str], expected: list[str]) -> None:
    assert told(base, head) == expected


@pytest.mark.parametrize(("style", "name", "word"), [(style, *row) for style, row in STYLES.items()], ids=STYLES.keys())
def test_a_style_of_all_gives_each_member_its_word(style: str, name: str, word: str) -> None:
    assert told([f"member={name}"], [f"member={name}", f"wire-case={style}"]) == [f"{name}: {name}, then {word}"]


def test_fields_have_words_as_well() -> None:
    assert told(["field=total"], ["field=total", "wire=total=sum"], "field") == ["total: total, then sum"]
