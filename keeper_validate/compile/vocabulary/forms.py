"""The forms that names and paths can be asked to have, as `rules/lexicon/shapes.yaml` lists them. Must not know any grammar."""

from __future__ import annotations

import re
from typing import Any

from keeper_validate import shipped

_ALIAS = re.compile(r"[@~#$][a-z][\w-]*/(?:\*{1,2}|…|\.\.\.)?")


def case_style(phrase: str) -> tuple[str, str] | None:
    """The name and the pattern of a case style."""
    styles = _shapes()["cases"]
    return next(((name, str(style["pattern"])) for name, style in styles.items() if phrase.lower() in style["words"]), None)


def breach(phrase: str, style: str) -> str | None:
    """The construct that breaks a style, where a phrase means names that code declares (`functions`)."""
    return next((one for entry in _entries(phrase) if (one := _breach(entry, style))), None)


def _breach(entry: dict[str, Any], style: str) -> str | None:
    told: dict[str, str] = entry.get("breaks", {})
    found = {told.get(one) for one in style.split(",")}
    if len(found) == 1 and None not in found:
        return str(*found)  # what breaks either of two styles
    told_so = "sort" in entry and not told and "only" not in entry and "strays" in _shapes()["cases"].get(style, {})
    if "sort" in entry and not told and style == "underscored" and "only" not in entry:
        return f"{entry['sort']}:* unlike _*"
    return f"{entry['sort']}:* unlike {style}" if told_so else None


def otherwise(phrase: str, globs: tuple[str, ...]) -> str | None:
    """The construct that is a name which fits none of some globs, where a phrase means names that code declares."""
    found = (one for entry in _entries(phrase) if (one := _otherwise(entry, globs)))
    return next(found, None)


def _otherwise(entry: dict[str, Any], globs: tuple[str, ...]) -> str | None:
    if "with" in entry and all(glob.rstrip("*_") in entry["with"] for glob in globs):
        return str(entry["lacking"])
    known = {entry.get("globs", {}).get(glob.strip("`")) for glob in globs}
    if len(known) == 1 and None not in known:
        return str(*known)
    # what begins with `Acme.` is in `Acme`, as the crate `acme` is one of those that begin with `acme-`
    whole = (glob[:-2] for glob in globs if glob.endswith(".*") or (glob.endswith("-*") and entry.get("stems")))
    return f"{entry['sort']}:* unlike {'|'.join((*globs, *whole))}" if "sort" in entry and _are_names(globs, entry) else None


def so_called(phrase: str, globs: tuple[str, ...]) -> str | None:
    """The construct that is a name which fits one of them."""
    entries = _entries(phrase)
    if globs == ("_*",) and entries and "sort" not in entries[0] and bearer(phrase, "underscored"):
        return None  # of those that have one, a construct of its own tells
    return next((one for entry in entries if (one := _rejected(entry, globs))), None)


def _rejected(entry: dict[str, Any], globs: tuple[str, ...]) -> str | None:
    known = {entry.get("rejects", {}).get(glob) for glob in globs}
    if len(known) == 1 and None not in known:
        return str(*known)
    return f"{entry['sort']}:{'|'.join(globs)}" if "sort" in entry and _are_names(globs, entry) else None


def _are_names(globs: tuple[str, ...], entry: dict[str, Any]) -> bool:
    """Whether globs are of names in code, and not of files that are called after what they hold."""
    if any(glob.strip("*") in _shapes()["keywords"] for glob in globs):
        return False
    form = rf"[\w*{re.escape(entry.get('signs', ''))}]+"
    return all(re.fullmatch(form, glob) and re.search(r"[\w$]", glob) and re.fullmatch(entry.get("only", ".*"), glob) for glob in globs)


def _entries(phrase: str) -> list[dict[str, Any]]:
    """What is known of names that code declares under a phrase."""
    return [one for one in _shapes()["declared"] if phrase.lower() in one["words"]]


def is_declared(phrase: str) -> bool:
    """Whether a phrase as a whole means names that code declares (`css classes`)."""
    return any(phrase.lower() in one["words"] for one in _shapes()["declared"])


def breaks(style: str, construct: str) -> bool:
    """Whether a construct is a name that is not of that style."""
    told = any(one.get("breaks", {}).get(style) == construct for one in _shapes()["declared"])
    return told or construct.endswith(f" unlike {style}")


def bearer(phrase: str, style: str) -> str | None:
    """The construct that is a name of a style, where a phrase means names that code declares."""
    return next((one.get("bears", {}).get(style) for one in _shapes()["declared"] if phrase.lower() in one["words"]), None)


def marked_files(style: str) -> str | None:
    """The pattern of files whose names are of a style and of no other."""
    found = _shapes()["marked"].get(style)
    return str(found) if found else None


def crooked_folders(style: str) -> str | None:
    """The pattern of paths with a folder whose name is not of a style."""
    found = _shapes()["folders"].get(style)
    return str(found) if found else None


def path_mark(phrase: str) -> str | None:
    """The pattern of a route that holds what a phrase names (`verbs`)."""
    marks = _shapes()["path_marks"].values()
    return next((str(mark["pattern"]) for mark in marks if phrase.lower() in mark["words"]), None)


def name_mark(phrase: str, where: str) -> str | None:
    """The pattern of a file whose name holds what a phrase names (`spaces`), where another phrase means the names of files."""
    marks = _shapes()["name_marks"].values() if where.lower() in _shapes()["name_words"] else ()
    return next((str(mark["pattern"]) for mark in marks if phrase.lower() in mark["words"]), None)


def is_path(phrase: str) -> bool:
    """Whether a phrase means the paths of routes."""
    return phrase.lower() in _shapes()["path_words"]


def key_types(phrase: str) -> tuple[str | None, str | None]:
    """The patterns of the types that a phrase means for a key, and of those that are known to be none of them."""
    types = _shapes()["key_types"].values()
    found = next((one for one in types if phrase.lower() in one["words"]), None)
    return (str(found["pattern"]), str(found["rivals"])) if found else (None, None)


def column_types(phrase: str) -> str | None:
    """The pattern of the types of columns that a phrase tells from others (“datetime”)."""
    types = _shapes()["column_types"].values()
    return next((str(one["pattern"]) for one in types if phrase.lower() in one["words"]), None)


def value_type(phrase: str) -> str | None:
    """The pattern of the types that a phrase rejects for what they would hold (“floats”)."""
    return next((str(one["pattern"]) for one in _shapes()["value_types"].values() if phrase.lower() in one["words"]), None)


def value_names(phrase: str) -> str | None:
    """What columns and fields are called that hold what a phrase says (“money”)."""
    return next((str(one["target"]) for one in _shapes()["value_names"].values() if phrase.lower() in one["words"]), None)


def are_keys(phrase: str) -> bool:
    """Whether a phrase means the keys of tables."""
    return phrase.lower() in _shapes()["keys"]


def inexact(words: tuple[str, ...]) -> str | None:
    """What a value is declared as that is held in none of the types which words name, where they say nothing else."""
    known = _shapes()["exact"]
    named = [one for one in known["types"] if not {*words}.isdisjoint(one["words"])]
    told = {word for one in named for word in one["words"]} | {*known["idle"]}
    return str(named[0]["rivals"]) if len(named) == 1 and told.issuperset(words) else None


def starts_with_key_type(phrase: str) -> bool:
    """Whether a phrase begins with a type that keys are of: “uuid v7 via `newId()`”."""
    return any(f"{phrase.lower()} ".startswith(f"{word} ") for one in _shapes()["key_types"].values() for word in one["words"])


def bear_keys(phrase: str) -> bool:
    """Whether a phrase means keys, or what has one each."""
    return are_keys(phrase) or phrase.lower() in _shapes()["keyed"]


def number_form(phrase: str) -> str | None:
    """`plural` or `singular`, where a phrase asks for it."""
    return next((form for form in ("plural", "singular") if phrase.lower() in _shapes()[form]), None)


def is_alias(phrase: str) -> bool:
    """Whether a word is what the paths of a project's own modules begin with instead of dots: `@/`, `#app/*`."""
    return phrase in shipped.data("rules/lexicon/grammar")["alias_marks"] or _ALIAS.fullmatch(phrase) is not None


def rival_files(phrase: str) -> str | None:
    """The source files that a codebase of one language must not hold."""
    languages = _shapes()["languages"].values()
    return next((str(language["rivals"]) for language in languages if phrase.lower() in language["words"]), None)


def spared_files(phrase: str) -> tuple[str, ...]:
    """Those of a rival language that no codebase is held to: they set up a tool, or are handed out by others."""
    languages = _shapes()["languages"].values()
    return next((tuple(language.get("spared", ())) for language in languages if phrase.lower() in language["words"]), ())


def own_files(phrase: str) -> str | None:
    """The source files of a language."""
    languages = _shapes()["languages"].values()
    return next((str(language["own"]) for language in languages if phrase.lower() in language["words"]), None)


def language_ending(phrase: str) -> str:
    """The language whose source files end so (`.tsx`, `*.kt`); empty where it is none."""
    languages = _shapes()["languages"].values()
    return next((language["words"][0] for language in languages if f"*{phrase.removeprefix('*')}" in str(language["own"]).split(",")), "")


def sources() -> tuple[str, ...]:
    """The source files of all languages that are known."""
    return ("*.js", "*.jsx", *(glob for language in _shapes()["languages"].values() for glob in str(language["own"]).split(",")))


def policy(word: str) -> str | None:
    """The operation that a vault's extension policy stands for."""
    found = _shapes()["policies"].get(word.lower())
    return str(found) if found else None


def _shapes() -> dict[str, Any]:
    entries: dict[str, Any] = shipped.data("rules/lexicon/shapes")
    return entries
