"""The file that stands in for what is forbidden has to use it: “no `process.env`, use `src/env.ts`”. Must not decide what is forbidden."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_ALIASES = ("@/", "~/")
_PAGES = ("md", "mdx")
_DIRECT = ("directness", "made_of_it")
# “direct Redis access (`CacheService`)”: what is named alone makes use of it itself.
_CAMEL = re.compile(r"[A-Za-z]\w*[a-z]\w*[A-Z]\w*")


def wrapped(checks: tuple[Check, ...], part: Part, statement: Statement, whole: list[Part]) -> tuple[Check, ...]:
    """Spares the files that the clause offers instead, where the use of something else is forbidden."""
    others = (other.words for other in whole if other is not part)
    direct = any(word == "directly" or any(lexicon.at(name, (word,), 0) for name in _DIRECT) for word in lows(part.words))
    around = (*(run for _, run in part.asides), *others)
    runs = [statement.wanted, *(run for run in around if _offers(run) or (direct and _stands_in_file(run)))]
    checks = tuple(_without(check, frozenset(word.text for run in runs for word in run)) for check in checks)
    files = tuple(dict.fromkeys(glob for run in runs for word in run if word.literal for glob in _files(word.text)))
    checks = tuple(_spared(check, files) if direct or _is_there(check) else check for check in checks) if files else checks
    bypassed = not {"direct", "directly", "own", "yourself", "manually"}.isdisjoint(lows(part.words))
    fronts = (f"**/{run[0].text}.*" for _, run in part.asides if len(run) == 1 and _CAMEL.fullmatch(run[0].text))
    homes = tuple(dict.fromkeys((*(glob for run in runs for glob in _homes(run)), *fronts))) if bypassed else ()
    return tuple(_by_way_of(check, homes) for check in checks) if homes else checks


def _without(check: Check, offered: frozenset[str]) -> Check:
    """“`@ts-ignore` (use `@ts-expect-error`)”: of what goes by the same word, all but what is offered instead."""
    names = str(check.target).split(",")
    left = tuple(name for name in names if name not in offered)
    listed = check.op == "forbid-use" and "token" in check.kinds and "/" not in str(check.target)
    return replace(check, target=",".join(left)) if listed and 0 < len(left) < len(names) else check


def _homes(run: Run) -> tuple[str, ...]:
    """“use wrappers in `src/lib/db`”: the folders in which others stand that make use of it for everybody."""
    folders = (word.text.strip("/") for word in run if word.literal and "/" in word.text)
    return tuple(glob for folder in folders if not re.search(r"[.@~*]", folder) for glob in (f"{folder}/**", f"{folder}.*"))


def _by_way_of(check: Check, homes: tuple[str, ...]) -> Check:
    """What is used only by way of something else is imported there alone, and declared all the same."""
    imported = not {"import", "technology"}.isdisjoint(check.kinds)
    kinds = tuple(kind for kind in check.kinds if kind != "dependency") if imported else check.kinds
    return replace(_spared(check, homes), kinds=kinds)


def _offers(run: Run) -> bool:
    """“use `src/env.ts`”, “the server reads `env` from `src/env.ts`”, “read it from `src/env.ts`”."""
    words = lows(run)
    read = sum(word.literal for word in run) > 1 or any(word.low in lexicon.grammar("pronouns") for word in run)
    named = read and len(run) > 2 and words[-2] == "from" and run[-1].literal
    passing = any(lexicon.at("passing", words, at) for at in range(1, len(run)))
    denied = any(lexicon.at(name, words, at) for name in ("never", "no") for at in range(len(run)))
    return bool(lexicon.at("alternative", words, 0)) or ((named or passing) and not denied)


def _stands_in_file(run: Run) -> bool:
    """“settings are validated in `src/env.ts`”, beside what must not be used directly."""
    words = lows(run)
    denied = "not" in words or any(lexicon.at(name, words, at) for name in ("never", "no") for at in range(len(run)))
    return len(run) > 2 and words[-2] == "in" and run[-1].literal and not denied


def _files(text: str) -> tuple[str, ...]:
    alias = next((alias for alias in _ALIASES if text.startswith(alias)), None)
    if alias:
        bare = f"**/{text.removeprefix(alias)}"
        return (bare,) if is_file(bare) and "." in bare.rpartition("/")[2] else (f"{bare}.*", f"{bare}/**")
    ending = text.rpartition("/")[2].lstrip(".").partition(".")[2]
    return (text.removeprefix("/"),) if is_file(text) and "*" not in text and ending not in ("", *_PAGES) else ()


def _is_there(check: Check) -> bool:
    """Whether it is part of every program: what stands in for a package may do without it."""
    return not (check.technology and lexicon.is_package(check.technology))


def _spared(check: Check, files: tuple[str, ...]) -> Check:
    fresh = tuple(file for file in files if file not in (*check.excepted, check.target))
    used = check.op == "forbid-use" or (check.op == "forbid-new" and "technology" in check.kinds)
    return replace(check, excepted=(*check.excepted, *fresh)) if used and check.kinds != ("import",) else check
