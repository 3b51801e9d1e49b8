"""Why nothing is read of a part in which something only looks like what is known: a verb like a name, a language like its files.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re
from itertools import pairwise

from keeper_validate.clause import Check
from keeper_validate.compile.doubts.taken import WRITTEN, Read
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words

_DOCUMENTS = re.compile(r"(?:^|/)docs?/|\.mdx?$")
_TEMPLATE = re.compile(r"\.(?:example|sample|template|dist)$|(?:^|/)(?:example|sample)\.[\w.]+$")
_FILES = re.compile(r"\*\.\w+(?:,\*\.\w+)*")


def lookalike(read: Read) -> str | None:
    """Why what is in a part is not what it was read as; None where nothing speaks for it."""
    return next((why for reason in _REASONS if (why := reason(read))), None)


def _verb_as_name(read: Read) -> str | None:
    """“have services call other services”, “edit the schema or run schema commands”: what is done, and no name."""
    done = {word.low for word in read.part.words if not word.literal} & lexicon.grammar("only_deeds")
    names = (check.target or "" for check in read.checks if not set(check.kinds) & WRITTEN)
    found = next((word for name in names for word in re.findall("[a-z]+", name) if word in done), None)
    return f"“{found}” is what is done, and no name" if found else None


def _inline_language(read: Read) -> str | None:
    """“not inline JavaScript”: what stands in the code of pages, and no files of the language."""
    inline = any(word.low == "inline" and behind.sort != "code" for word, behind in pairwise(read.part.words))
    files = any(check.op == "forbid-new" and check.kinds == ("file",) and _FILES.fullmatch(check.target or "") for check in read.checks)
    return "what stands inline has no file of its own" if inline and files else None


def _name_in_capitals(read: Read) -> str | None:
    """“do not add BUILD files”: a name, where the word in small letters is one of the language."""
    capitals = [word for word in read.part.words if word.sort == "word" and re.fullmatch(r"[A-Z]{4,}", word.text)]
    if len(capitals) != 1:
        return None
    noun = capitals[0]
    phrases = (f"{word.low} {behind.low}" for word, behind in pairwise(read.part.words) if word is noun)
    meant = {entry.target or "" for phrase in phrases if (entry := lexicon.entry(phrase)) and entry.kinds == ("file",)}
    lost = {target for target in meant if noun.text not in target and f".{noun.low}" not in target}  # “JSON files” are `*.json`
    return f"“{noun.text}” is a name in capitals, and no word" if any(check.target in lost for check in read.checks) else None


def _package_of_code(read: Read) -> str | None:
    """“no generic `utils` packages”: a folder of the code, and none that a manifest asks for."""
    names = (check.target for check in read.checks if check.kinds == ("dependency",))
    found = next((name for name in names if name in lexicon.grammar("catch_all")), None)
    return f"“{found}” may be a package of the code" if found else None


def _page_of_a_provider(read: Read) -> str | None:
    """“deploy with Terraform, not the console”: where people click, and nothing that code calls."""
    told = [word for word in words(read.text) if word.sort != "code"]
    clicked = ("the", "console") in pairwise(lows(tuple(told))) and bool({*lows(tuple(told))} & lexicon.grammar("of_providers"))
    used = any(check.technology == "console" for check in read.checks)
    return "“the console” is where people click" if clicked and used else None


def _in_documents(read: Read) -> str | None:
    """“put callouts in `docs/agents/`”: what is written in documents is no code."""
    elements = (check for check in read.checks if check.op == "forbid-new" and not set(check.kinds) & WRITTEN and check.excepted)
    return "what is written in documents is no code" if any(map(_only_in_documents, elements)) else None


def _only_in_documents(check: Check) -> bool:
    return all(_DOCUMENTS.search(glob) for glob in check.excepted) and "page" not in check.kinds


def _template_to_copy(read: Read) -> str | None:
    """“replace `.env.example` with `.env`”: a file that is there to be copied."""
    copied = any(check.op in ("gone", "forbid-use", "forbid-new") and _TEMPLATE.search(check.target or "") for check in read.checks)
    replaces = lows(read.part.words[:1]) in (("replace",), ("rename",), ("copy",))
    return "it is a file that is there to be copied" if copied and replaces else None


def _who_reaches_it(read: Read) -> str | None:
    """“services may only be accessed by adapters”: who makes use of them, and not where new ones are made."""
    told = re.findall(r"\bbe (?:\w+ly )?(\w+) (?:only |directly )?by\b", read.text.lower())
    reached = any(word in lexicon.grammar("reached_by_others") for word in told)
    made = any(check.op == "forbid-new" and not set(check.kinds) & WRITTEN for check in read.checks)
    return "it tells who makes use of them, and not where new ones are made" if reached and made else None


def _enforced_by(read: Read) -> str | None:
    """“no ignored null checks (`strictNullChecks`)”: the setting of a compiler that finds them."""
    asides = {run[0].text for _, run in read.part.asides if len(run) == 1 and run[0].text in lexicon.grammar("compiler_settings")}
    found = next((check.target for check in read.checks if check.target in asides), None)
    return f"“{found}” is the setting that finds them" if found else None


def _form_as_enum(read: Read) -> str | None:
    """“valid Jira prefixes: `A` and `B`”: how something is called, and no enum of the code."""
    label = [part.words[-1].low for part in read.whole[:read.whole.index(read.part)] if part.words]
    frozen = any(check.op in ("freeze", "append-only") and check.kinds == ("enum",) for check in read.checks)
    found = next((word for word in label if word in lexicon.grammar("forms_of_names")), None)
    return f"“{found}” are forms of names, and no enum" if frozen and found else None


_REASONS = (
    _form_as_enum, _verb_as_name, _inline_language, _name_in_capitals, _package_of_code, _page_of_a_provider, _in_documents,
    _template_to_copy, _who_reaches_it, _enforced_by,
)
