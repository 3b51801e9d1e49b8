"""Which words a source must hold for a pattern to match at all."""

from __future__ import annotations

import json
import re

import pytest

from keeper_validate import shipped
from keeper_validate.extract.language import LANGUAGES, named
from keeper_validate.extract.matching.patterns import Held, Texts, all_of, built, page, patterns, restored
from keeper_validate.extract.records import looked_at, module

CASES = {
    "a word that a capture must be": ('(call function: (identifier) @_f (#eq? @_f "mount")) @element', ((b"mount",),)),
    "one of several words": ('(call function: (identifier) @f (#any-of? @f "get" "post")) @element', ((b"get", b"post"),)),
    "two captures": ('(a (b) @x (c) @y (#eq? @x "p") (#eq? @y "q")) @element', ((b"p",), (b"q",))),
    "a quoted word is taken as the grammar reads it": ('(a (b) @x (#eq? @x "\\"use client\\"")) @element', ((b'"use client"',),)),
    "the plain word of an expression": ('(a (b) @x (#match? @x "patterns$")) @element', ((b"patterns",),)),
    "an expression that is no plain word asks nothing": ('(a (b) @x (#match? @x "^[A-Z]")) @element', ((b"",),)),
    "a capture inside an alternation may be absent": ('(a [(b) @x (c)] (#eq? @x "p")) @element', ()),
    "an optional part may be absent": ('(a (b)? @x (#eq? @x "p")) @element', ()),
    "what must not match asks nothing": ('(a (b) @x (#not-eq? @x "p")) @element', ()),
    "two captures that are equal ask nothing": ("(a (b) @x (c) @y (#eq? @x @y)) @element", ()),
}


@pytest.mark.parametrize(("text", "words"), CASES.values(), ids=CASES.keys())
def test_words(text: str, words: tuple[tuple[bytes, ...], ...]) -> None:
    (pattern,) = patterns(text)
    assert pattern.words == words
    asked = Texts(word for either in words for word in either)
    assert all_of(words, Held(b" ".join(either[0] for either in words)).which(asked))
    assert all_of(words, Held(b"").which(asked)) == all(either == (b"",) for either in words)


@pytest.mark.parametrize("text", ["pp", "appl", "app.get(", ".get(", "</", "$x", "", "app get", "\u00e9t\u00e9"])
def test_a_text_is_held_wherever_it_stands_in_a_source(text: str) -> None:
    asked = Texts([text.encode(), b"never"])
    source = "const $xs = apples.map(app.get(1)) // </ app get \u00e9t\u00e9s"
    assert Held(source.encode()).which(asked) == {text.encode()}
    assert Held(b"ap p.ge t(<").which(asked) == frozenset({text.encode()} if text == "" else ())


def test_what_a_source_holds_does_not_depend_on_those_seen_before() -> None:
    sources = [b"useRouter as r; get(x)", b"plain words get lost", b"words </ as plain", b"getter useRouter as </div words"] * 3
    wanted = [b"Router", b"get", b"</div", b"", b"lost"]
    together = Texts(wanted)
    assert [Held(source).which(together) for source in sources] == [Held(source).which(Texts(wanted)) for source in sources]
    assert together.idle == {b"plain", b"words", b"as", b"r", b"x"}


@pytest.mark.parametrize("folder", sorted({language.rules for language in LANGUAGES}))
def test_what_the_build_puts_aside_says_what_the_file_says(folder: str) -> None:
    texts = [shipped.text(f"rules/{folder}/{stem}.scm") for stem in shipped.names(f"rules/{folder}", ".scm")]
    assert texts
    assert [restored(json.loads(json.dumps(built(text)))) for text in texts] == [page(text) for text in texts]


def test_what_a_pattern_needs_is_asked_of_each_source_alone() -> None:
    """A query that serves several sources says nothing of one that does not hold what its pattern needs."""
    python = named("python")
    held, other = (b"import %b\ndef f(given):\n    register(given)\n" % name for name in (b"rest_framework.routers", b"rest_framework"))
    looked, of_both = looked_at(python, other), looked_at(python, held).needed.joined(looked_at(python, other).needed)
    apart = [module(python, text, looked_at(python, text), lambda *_: of_both).records for text in (held, other)]
    frameworks = [{one.framework for one in records} for records in apart]
    assert "djangorestframework" in frameworks[0] and "djangorestframework" not in frameworks[1]
    assert module(python, other, looked, lambda *_: of_both) == module(python, other)


def test_needs_are_no_setting() -> None:
    (pattern,) = patterns('(a (b) @x (#eq? @x "p") (#set! needs "one two") (#set! kind "route")) @element')
    assert (pattern.settings, pattern.needs, pattern.words) == ((("kind", "route"),), (b"one", b"two"), ((b"p",), (b"one", b"two")))


PREDICATES = frozenset({"#eq?", "#not-eq?", "#any-of?", "#match?", "#not-match?", "#set!"})
"""What the bindings of tree-sitter act on; they pass over any other without a word."""


@pytest.mark.parametrize("folder", sorted({language.rules for language in LANGUAGES}))
def test_no_rule_asks_what_the_bindings_do_not_answer(folder: str) -> None:
    texts = {name: shipped.text(f"rules/{folder}/{name}.scm") for name in shipped.names(f"rules/{folder}", ".scm")}
    asked = {name: set(re.findall(r"\((#[a-z-]+[?!])", text)) - PREDICATES for name, text in texts.items()}
    assert {name: unknown for name, unknown in asked.items() if unknown} == {}
