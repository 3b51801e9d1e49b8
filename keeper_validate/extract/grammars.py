"""Grammars and parsers, loaded when a language is first met and kept for the life of the process. Must not know any rule."""

from __future__ import annotations

import warnings
from functools import cache

from tree_sitter import Language as Grammar
from tree_sitter import Parser, Tree

from keeper_validate.extract.bindings import grammar_package
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.language import Language
from keeper_validate.extract.matching.remarks import without_remarks
from keeper_validate.extract.matching.wrappings import unwrapped
from keeper_validate.extract.rehearsal import ends

# Some grammars try without end to make sense of what is broken, and take gigabytes for it; what is whole takes milliseconds.
_LONGEST = 5_000_000
_ENDLESS = "takes too long to parse"


class GrammarMissing(Exception):
    """The grammar package of a language is not installed; the message names the extra that brings it."""


@cache
def grammar(language: Language) -> Grammar:
    """The grammar of a language; raises GrammarMissing."""
    package, function = language.grammar
    try:
        module = grammar_package(package)
    except ImportError as error:
        extra = language.extra or "all"
        raise GrammarMissing(f"no grammar for {language.name} is installed; pip install 'keeper-validate[{extra}]'") from error
    return Grammar(getattr(module, function)())


@cache
def _parser(language: Language) -> Parser:
    with warnings.catch_warnings():
        # what stands in its place is not in the release that the dependencies pin
        warnings.simplefilter("ignore", DeprecationWarning)
        return Parser(grammar(language), timeout_micros=_LONGEST)


def parse(language: Language, source: bytes) -> Tree:
    """The syntax tree of a source; errors are nodes. Raises Unreadable where a grammar does not come to an end with what is broken."""
    parser = _parser(language)
    if language.endless and not ends(lambda: parser.parse(source)):
        raise Unreadable(_ENDLESS)
    try:
        tree = parser.parse(source)
        plain = without_remarks(language.name, grammar(language), tree, source)
        plain = unwrapped(language.name, tree, source, plain)
        return tree if plain is source else parser.parse(plain)
    except ValueError:
        parser.reset()
        raise Unreadable(_ENDLESS) from None
