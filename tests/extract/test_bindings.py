"""Grammars are loaded by their extension module alone, and in the ordinary way where that cannot be."""

from __future__ import annotations

import subprocess
import sys

import pytest
from repository import environment
from running import ROOT

from keeper_validate.extract.bindings import grammar_package
from keeper_validate.extract.language import LANGUAGES

PACKAGES = sorted({language.grammar for language in LANGUAGES})
DIRECT = """
import sys
from tree_sitter import Language, Parser
from keeper_validate.extract.bindings import grammar_package
module = grammar_package({package!r})
parser = Parser(Language(getattr(module, {function!r})()))
assert parser.parse(b"x").root_node.end_byte == 1
print(module.__name__, {package!r} in sys.modules, "importlib.resources" in sys.modules)
"""
WITHOUT_BINDING = """
import keeper_validate.extract.bindings as bindings
bindings.EXTENSION_SUFFIXES = []
""" + DIRECT


def printed(code: str) -> list[str]:
    surroundings = environment() | {"PYTHONPATH": str(ROOT)}
    return subprocess.run((sys.executable, "-c", code), env=surroundings, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.parametrize(("package", "function"), PACKAGES, ids=lambda value: str(value))
def test_a_grammar_loads_without_its_package(package: str, function: str) -> None:
    pytest.importorskip(package)
    assert printed(DIRECT.format(package=package, function=function)) == [f"{package}._binding", "False", "False"]


def test_a_grammar_without_the_usual_extension_is_imported_as_a_package() -> None:
    name, imported, _ = printed(WITHOUT_BINDING.format(package="tree_sitter_python", function="language"))
    assert (name, imported) == ("tree_sitter_python", "True")


def test_a_grammar_that_is_not_installed_is_an_import_error() -> None:
    with pytest.raises(ImportError):
        grammar_package("tree_sitter_nothing")
