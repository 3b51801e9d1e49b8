"""YAML as people write it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keeper_validate.errors import KeeperError
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence, decode, document, plain, untagged


def shape(node: Node) -> object:
    """A node as lists, pairs and text, for comparison."""
    if isinstance(node, Scalar):
        return None if node.empty else node.text
    if isinstance(node, Sequence):
        return [shape(item) for item in node.items]
    return {"pairs": [(key.text, shape(value)) for key, value in node.items]}


READ = {
    "an id with a leading zero stays text": ("id: 017", [("id", "017")]),
    "no, on and dates stay text": ("a: [no, on, 2026-01-13, 12:30:45]", [("a", ["no", "on", "2026-01-13", "12:30:45"])]),
    "numbers stay as they were written": ("a: [1_000, 0x1F, 1.0, 5e3]", [("a", ["1_000", "0x1F", "1.0", "5e3"])]),
    "a key without a value is empty": ("a:\nb: ''", [("a", None), ("b", "")]),
    "a tilde is text": ("a: ~", [("a", "~")]),
    "repeated keys are kept in their order": ("a: 1\nb: 2\na: 3", [("a", "1"), ("b", "2"), ("a", "3")]),
    "a merge key gives what the mapping lacks": ("x: &x {p: 1, q: 2}\ny:\n  <<: *x\n  p: 3", [
        ("x", {"pairs": [("p", "1"), ("q", "2")]}), ("y", {"pairs": [("p", "3"), ("q", "2")]})]),
    "a colon inside a flow list is allowed": ("a: [user:read, user:write]", [("a", ["user:read", "user:write"])]),
    "core tags are text": ("a: !!int 3", [("a", "3")]),
}


@pytest.mark.parametrize(("text", "expected"), READ.values(), ids=READ)
def test_reads(text: str, expected: object) -> None:
    found = document(text, "x.yaml")
    assert shape(found.root) == {"pairs": expected}
    assert found.mended == ()


MENDED = {
    "a value that opens like a block": ("- Stuck: >15min on same bead", 1, [{"pairs": [("Stuck", ">15min on same bead")]}]),
    "a second colon": ("- must set headers: Content-Type: text/plain", 1, [{"pairs": [("must set headers", "Content-Type: text/plain")]}]),
    "a brace after quoted words": ('- format is "data: {json}\\n" here', 1, ['format is "data: {json}\\n" here']),
    "a glob": ("- ok\n- *.test.ts files", 2, ["ok", "*.test.ts files"]),
    "bold text": ("- **never** do it", 1, ["**never** do it"]),
    "brackets before text": ("- [auth] tokens", 1, ["[auth] tokens"]),
    "a backtick": ("- `Button` only", 1, ["`Button` only"]),
    "an at sign": ("- @scope/package only", 1, ["@scope/package only"]),
    "alternatives in quotes": ("- '2a' | '2b'", 1, ["'2a' | '2b'"]),
}


@pytest.mark.parametrize(("text", "line", "expected"), MENDED.values(), ids=MENDED)
def test_quotes_one_line_and_says_which(text: str, line: int, expected: object) -> None:
    found = document(text, "x.yaml")
    assert shape(found.root) == expected
    assert [number for number, _ in found.mended] == [line]


def test_every_node_knows_its_line() -> None:
    root = document("a: 1\nb:\n  - x\n  - c: y\n", "x.yaml").root
    assert isinstance(root, Mapping)
    second = root.get("b")
    assert isinstance(second, Sequence)
    assert [key.line for key, _ in root.items] == [1, 2]
    assert [item.line for item in second.items] == [3, 4]


REFUSED = {
    "a second document": ("a: 1\n---\nb: 2", 2, "second document"),
    "an unknown tag": ("a: 1\nb: !!python/object:os.system x", 2, "tag"),
    "an own tag": ("a: !include x", 1, "tag"),
    "a circle of aliases": ("a: &x [*x]", 1, "contains itself"),
    "aliases that multiply": ("a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\n"
                              "d: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d]", 5, "repeat more"),
    "nesting without end": ("[" * 5000, 1, "nested deeper"),
    "an open flow list": ("a: [b, c\nd: e", 1, "never closed"),
    "an open quote": ("a: 'b\nc: d", 1, "never closed"),
    "a tab as indentation": ("a:\n\tb: c", 2, "indent with spaces"),
    "a list as a key": ("? [a]\n: b", 1, "key"),
    "a control character": ("a: x\x07", 1, "character"),
}


@pytest.mark.parametrize(("text", "line", "words"), REFUSED.values(), ids=REFUSED)
def test_refuses_with_the_place(text: str, line: int | None, words: str) -> None:
    with pytest.raises(KeeperError, match=words) as caught:
        document(text, "x.yaml")
    assert str(caught.value).startswith(f"x.yaml:{line}:" if line else "x.yaml:")


@pytest.mark.parametrize("text", ["a: !include x", "a: !!python/object/apply:app.X\n- b", "a: !Ref b\nc: d"])
def test_a_tag_in_a_text_of_the_codebase_is_the_affair_of_another_program(text: str) -> None:
    root = untagged(text, "x.yaml")
    assert isinstance(root, Mapping) and root.items[0][0].text == "a"
    with pytest.raises(KeeperError, match="tag"):
        document(text, "x.yaml")


@pytest.mark.parametrize("case", ["an open quote", "a list as a key", "nesting without end"])
def test_what_no_program_reads_is_refused_without_tags_as_well(case: str) -> None:
    with pytest.raises(KeeperError, match=r"x\.yaml"):
        untagged(REFUSED[case][0], "x.yaml")


DECODED = {
    "utf-8": ("id: é".encode(), "id: é"),
    "utf-8 with its mark": (b"\xef\xbb\xbfid: 1", "id: 1"),
    "utf-16 with its mark": ("id: 1".encode("utf-16"), "id: 1"),
    "windows line ends": (b"a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n"),
}


@pytest.mark.parametrize(("data", "text"), DECODED.values(), ids=DECODED)
def test_decodes(data: bytes, text: str) -> None:
    assert decode(data, "x.yaml") == text


UNDECODED = {
    "utf-16 without its mark": ("id: 1".encode("utf-16-le"), "NUL"),
    "latin-1": (b"a: 1\nb: caf\xe9", "x.yaml:2: this is not UTF-8"),
    "more than a megabyte": (b"a" * 1_000_001, "split it"),
}


@pytest.mark.parametrize(("data", "words"), UNDECODED.values(), ids=UNDECODED)
def test_refuses_what_is_no_text(data: bytes, words: str) -> None:
    with pytest.raises(KeeperError, match=words):
        decode(data, "x.yaml")


def test_plain_data_has_numbers_and_booleans() -> None:
    assert plain("a: 1\nb: 017\nc: [true, no, ~, 'x', '1']\nd:", "p") == {"a": 1, "b": "017", "c": [True, "no", None, "x", "1"], "d": None}


def test_plain_data_refuses_a_repeated_key() -> None:
    with pytest.raises(KeeperError, match="p:2: the key a stands here twice"):
        plain("a: 1\na: 2", "p")


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="ab:-[]{}'\"|>&*!#?%@`, \n\t0~<", max_size=60))
def test_any_text_is_nodes_or_one_sentence(text: str) -> None:
    try:
        document(text, "x.yaml")
    except KeeperError as error:
        assert str(error).startswith("x.yaml:")
