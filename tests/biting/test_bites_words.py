"""What the words of the lexicon mean, told word by word: a sentence for each noun, verb, primitive, family and technology, and an import
for each package that is evidence of one. A word taken away, or given another meaning, shows as a line that is read otherwise.

`KEEPER_UPDATE=1` writes the tables anew from the lexicon, to be read as a difference."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shown import shown

from keeper_validate import shipped
from keeper_validate.extract.snapshot import snapshot
from keeper_validate.tree import tree_of

SENTENCES = Path(__file__).with_name("sentences.txt")
PACKAGES = Path(__file__).with_name("packages.txt")
MARK = " => "
# A sentence in which a word of each section decides the reading.
SAID = {
    "nouns": "No new {}", "verbs": "Never {} the `Status` enum", "primitives": "No new {}", "families": "No {} but `axios`",
    "technologies": "No {}", "constructs": "No {}",
}
# What is read as one word, by the key of its list.
FUSED = {"fused": "No {}", "loud": "No {}", "use": "Never {}", "using": "No {}", "never": "{}"}
IMPORTS = {
    "python": ("a{}.py", "import {}\n"), "ecmascript": ("a{}.ts", 'import x from "{}";\n'), "go": ("a{}.go", 'package a\n\nimport "{}"\n'),
    "java": ("a{}.java", "import {}.X;\n"), "rust": ("a{}.rs", "use {};\n"), "ruby": ("a{}.rb", 'require "{}"\n'),
    "php": ("a{}.php", "<?php\nuse {}\\X;\n"), "csharp": ("a{}.cs", "using {};\n"),
}


def entries(section: str) -> dict[str, Any]:
    found: dict[str, Any] = shipped.data(f"rules/lexicon/{section}")
    return found


def sentences() -> Iterator[str]:
    """Every word of the lexicon in its sentence; a technology's own name is a word for it."""
    for section, sentence in SAID.items():
        for name, entry in entries(section).items():
            own = (name,) if section == "technologies" else ()
            yield from (sentence.format(word) for word in (*entry.get("words", ()), *own))
            if section in ("nouns", "constructs"):
                yield from (form.format(word) for key, form in FUSED.items() for word in entry.get(key, ()))


def packages() -> Iterator[tuple[str, str]]:
    """Every import that is evidence of a technology, by its language."""
    for entry in entries("technologies").values():
        for language, names in _by_language(entry.get("imports")):
            yield from ((language, str(name)) for name in names if language in IMPORTS)


def _by_language(imports: Any) -> Iterator[tuple[str, list[Any]]]:
    yield from imports.items() if isinstance(imports, dict) else ()


def found(asked: list[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """The technologies that each import shows, each in a file of its own."""
    files = {IMPORTS[language][0].format(number): (language, name) for number, (language, name) in enumerate(asked)}
    tree = tree_of({path: IMPORTS[language][1].format(name).encode() for path, (language, name) in files.items()})
    told: dict[tuple[str, str], list[str]] = {place: [] for place in files.values()}
    for element in snapshot(tree, sorted(files), whole=True).elements:
        if element.kind == "technology":
            told[files[element.path]].append(element.name)
    return {place: " ".join(sorted(set(names))) or "-" for place, names in told.items()}


def lines(file: Path) -> list[tuple[str, str]]:
    return [(said, read) for said, _, read in (line.rpartition(MARK) for line in file.read_text(encoding="utf-8").splitlines())]


@pytest.mark.skipif(not os.environ.get("KEEPER_UPDATE"), reason="only where the tables are to be written")
def test_the_tables_are_written() -> None:
    SENTENCES.write_text("".join(f"{said}{MARK}{shown(said)}\n" for said in dict.fromkeys(sentences())), encoding="utf-8")
    told = found(list(dict.fromkeys(packages())))
    PACKAGES.write_text("".join(f"{language} {name}{MARK}{names}\n" for (language, name), names in told.items()), encoding="utf-8")


@pytest.mark.slow
def test_every_word_is_read_as_the_table_says() -> None:
    assert [f"{said}{MARK}{shown(said)}" for said, read in lines(SENTENCES) if shown(said) != read] == []


@pytest.mark.slow
def test_every_package_shows_the_technology_that_the_table_says() -> None:
    table = {(language, name): names for said, names in lines(PACKAGES) for language, _, name in (said.partition(" "),)}
    told = found(list(table))
    assert {place: told[place] for place, names in table.items() if told[place] != names} == {}
