"""Grammars and parsers, loaded when a language is first met and kept for the life of the process. Must not know any rule."""

from __future__ import annotations

from functools import cache

from tree_sitter import Language as Grammar
from tree_sitter import Parser, Tree

from keeper_validate.extract.bindings import grammar_package
from keeper_validate.extract.language import Language


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
    return Parser(grammar(language))


def parse(language: Language, source: bytes) -> Tree:
    """The syntax tree of a source; it never fails, errors are nodes."""
    return _parser(language).parse(source)
