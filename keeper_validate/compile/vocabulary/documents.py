"""Configuration documents that clauses speak of, and where in them a key stands that a clause names (`rules/lexicon/documents.yaml`).

Must not know what is said of a key."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.pathglob import matches
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Document:
    """A configuration document: its files as a clause names them, and what is known of its keys (`name` in the data, if any)."""

    files: tuple[str, ...]
    name: str = ""

    def path(self, key: str, noun: str) -> str:
        """Where a key stands that is said with a noun, in the notation of checks."""
        known = _known(self.name)
        form = known.get("nouns", {}).get(noun, "")
        if not form and (noun == "top" or key in known.get("top", ())):
            form = ".{}"
        if "." in key.strip(".") or key.startswith("."):
            return key
        beside = known.get("valued", {}).get(key)  # what stands as a value as well: `on: pull_request_target`
        return ",".join(filter(None, (str(form or known.get("home", "{}")).format(key), beside)))

    def alone(self, noun: str) -> str | None:
        """The keys that a noun stands for by itself."""
        found = _known(self.name).get("alone", {}).get(noun)
        return str(found) if found else None

    def places(self, noun: str) -> bool:
        """Whether a noun says where a key stands."""
        return noun in _known(self.name).get("nouns", {})

    @property
    def lists(self) -> bool:
        """Whether it holds names of others, so that a name alone may be that of a package."""
        return bool(_known(self.name).get("listing"))

    def is_set_up_for(self, globs: tuple[str, ...]) -> bool:
        """Whether it says how just these sources are read."""
        return bool(globs) and {*globs} <= {*_known(self.name).get("sources", ())}

    def has(self, word: str) -> bool:
        """Whether a word of prose is a key of the document."""
        known = _known(self.name)
        return word in known.get("plain", ()) or word in known.get("keys", ())


def of_file(text: str) -> Document | None:
    """The document that a path or a glob names."""
    ending = text.rstrip("*").rpartition(".")[2]
    name = next((name for name, one in _data()["documents"].items() if _is_one(text, one["files"])), "")
    return Document((text,), name) if name or ending in words("endings") else None


def of_head(text: str) -> bool:
    """Whether a path or a glob names a document that has keys, if only at its head."""
    return of_file(text) is not None or text.endswith((".md", ".mdx"))


def of_words(phrase: str) -> Document | None:
    """The document that a phrase of prose names."""
    name = _called().get(phrase)
    return Document(tuple(_known(name)["files"]), name) if name else None


def of_key(key: str, value: str, noun: str) -> Document | None:
    """The document that a key, alone or with its value, or the noun behind it, is known to be of where a clause names none."""
    for name, one in _data()["documents"].items():
        scripted = key in one.get("scripts", ()) and noun in one.get("nouns", {})
        paired = value in ("true", "false") and key in one.get("paired", ())
        paired = paired or (bool(value) and key in one.get("written", ()))
        if key in one.get("keys", ()) or noun in one.get("told", ()) or scripted or paired:
            return Document(tuple(one["files"]), name)
    return None


def page_files(phrase: str) -> tuple[str, ...]:
    """The files of pages that a phrase of prose names."""
    return tuple(_data()["page_files"].get(phrase, ()))


@cache
def words(name: str) -> frozenset[str]:
    """A list of words of the data."""
    return frozenset(map(str, _data()[name]))


def values(name: str) -> tuple[str, ...]:
    """A list of values of the data, in its order."""
    return tuple(map(str, _data()[name]))


def said_value(word: str) -> str | None:
    """The value that a word of prose says (`enabled`)."""
    found = _data()["said_values"].get(word)
    return str(found) if found else None


def noun_of(phrase: str) -> str:
    """A noun as the data has it: in the singular."""
    first, _, last = phrase.rpartition(" ")
    return f"{first} {singular(last)}".strip()


def _is_one(text: str, files: list[str]) -> bool:
    bare = re.sub(r"^(?:\*\*/)+", "", text.removeprefix("/"))
    return any(bare == one or matches(bare, one) for one in files)


@cache
def _called() -> dict[str, str]:
    return {phrase: name for name, one in _data()["documents"].items() for phrase in one.get("words", ())}


def _known(name: str) -> dict[str, Any]:
    found: dict[str, Any] = _data()["documents"].get(name, {})
    return found


def _data() -> dict[str, Any]:
    found: dict[str, Any] = shipped.data("rules/lexicon/documents")
    return found
