"""Keys that every document of a sort must have: “every workflow must set `timeout-minutes`”, “pages in `docs/` must have a `title` in
their front matter”.

Every word of what is spoken of has to be known, else nothing is read. Must not know how a document is written."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.demands.keys import documents_of, spoken_of
from keeper_validate.compile.sentences.adjuncts import Around, Run, lows
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.vocabulary import documents
from keeper_validate.compile.vocabulary.words import Word, spoken

_FORM = (("form", "setting"),)
_WRITTEN = ("*.md", "*.mdx")
_KEY = re.compile(r"[A-Za-z_$][\w$-]*")
_JOINING = frozenset({",", "and"})


def keyed(statement: Statement, context: Context) -> Made | None:
    """The checks that new documents have some keys, None where no document is spoken of."""
    if statement.mood != "must" or context.within or context.around:
        return None
    held = next((statement.object[1:] for word in statement.object[:1] if word.low in documents.words("having")), ())
    return (_headed(statement, held) or _configured(statement, held)) if held else None


def _configured(statement: Statement, held: Run) -> Made | None:
    """The keys of documents that hold settings alone."""
    document = documents_of(statement.subject)
    keys = spoken_of(held, document, "") if document is not None else None
    if keys is None or keys.document is not document or not keys.sure or any("=" in path or "*" in path for path in keys.paths):
        return None
    around = tuple(pair for pair in statement.around if pair[0] != "reason")
    return _made(keys.paths, keys.document.files, statement, around)


def _headed(statement: Statement, held: Run) -> Made | None:
    """The keys at the head of pages."""
    heads = [pair for pair in statement.around if pair[0] == "inside" and _is_head(pair[1])]
    words, noun = _before_head(held)
    names = [word.text for word in words if word.literal]
    told = all(word.literal or word.low in _JOINING or word.low in documents.words("idle") for word in words)
    if not (heads or noun) or not names or not told or not all(map(_KEY.fullmatch, names)):
        return None
    rest = tuple(pair for pair in statement.around if pair not in heads and pair[0] != "reason")
    placed = [pair for pair in rest if pair[0] == "inside" and len(pair[1]) == 1 and _is_folder(pair[1][0])]
    folders = [run[0].text.rstrip("*").rstrip("/") for _, run in placed]
    files, some = _pages(statement.subject)
    if not files:
        return None
    rest = tuple(pair for pair in rest if pair not in placed)
    within = tuple(f"{folder}/**/{file}" for folder in folders for file in files) if folders else files
    where = "it is not clear which pages are meant" if some and not folders else None
    return _made(tuple(f".{name}" for name in names), within, statement, rest, where)


def _made(paths: tuple[str, ...], files: tuple[str, ...], statement: Statement, around: Around, doubt: str | None = None) -> Made:
    limit = next((spoken(run) for _, run in around), None)
    doubt = f"structure does not show “{limit}”" if limit else doubt
    soft = statement.soft or doubt is not None
    checks = tuple(Check("require-shape", ("token",), path, within=files, parameters=_FORM, soft=soft) for path in paths)
    return Made(checks, soft, doubt)


def _is_head(run: Run) -> bool:
    words = tuple(word.low for word in run if word.low not in documents.words("idle"))
    return " ".join(words) in documents.words("head")


def _before_head(run: Run) -> tuple[Run, bool]:
    """What stands before “front matter field”, and whether that does."""
    words = lows(run)
    for at in range(1, len(words)):
        if " ".join(words[at:]) in documents.words("head") or " ".join(words[at:]) in documents.words("head_keys"):
            return run[:at], True
    return run, False


def _pages(run: Run) -> tuple[tuple[str, ...], bool]:
    """The files of pages that a phrase names, and whether only a word of prose says which; none where it names others."""
    words = [word for word in run if word.literal or word.low not in documents.words("idle")]
    if words and words[0].literal and all(word.low in ("file", "files") for word in words[1:]) and words[0].text.endswith((".md", ".mdx")):
        return (words[0].text,), False
    phrase = " ".join(word.low for word in words)
    if phrase in documents.words("pages"):
        return _WRITTEN, True
    found = documents.page_files(phrase)
    return found, False


def _is_folder(word: Word) -> bool:
    return word.literal and "/" in word.text and "." not in word.text.rpartition("/")[2]
