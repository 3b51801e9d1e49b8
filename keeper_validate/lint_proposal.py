"""The `=>` line that would make an unchecked clause checkable, where its words leave no doubt what it is about: a path, a name in
backticks, a technology that is known.

Must not propose what does not compile, nor guess at what the clause means: it offers, the author decides."""

from __future__ import annotations

import re

from keeper_validate.clause import Compiled, written_check
from keeper_validate.compile import compile_clause
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.errors import KeeperError
from keeper_validate.law.reference import is_file, kind_of
from keeper_validate.values import replace

_WORD = re.compile(r"`[^`]+`|[\w@./*:<>{}-]+")
_FORBIDDING = re.compile(r"(?i)\b(?:no|not|never|don't|cannot|without|avoid|instead of|forbidden|outside)\b")
_OUTRIGHT = re.compile(
    r"(?i)\s*(?:(?:direct|raw|no|any)|(?:do not|don't|never|must not)\s+(?:use|add|import|call))\s+`?(?P<what>[\w.-]+)`?"
)
_QUALIFIED = re.compile(r"(?i)\b(?:without|must|should|unless|only|when|if)\b")
_CHANGING = re.compile(r"(?i)\b(?:modif|chang|edit|touch|renam|updat)")
_REMOVING = re.compile(r"(?i)\b(?:remov|delet|drop)")
_SPARED = re.compile(r"(?i)\b(?:other than|except|unless|excluding|apart from|aside from|besides|outside|but not|save for|only|without)\b")
_GONE = re.compile(r"(?i)\bmust be (?:removed|deleted)\b|^\s*(?:remove|delete)\b")
_IDENTIFIER = re.compile(r"(?:[A-Za-z_$][\w$]*\.)*(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]+_\w+)\Z")


def proposal(compiled: Compiled) -> str:
    """A line to put behind the clause, or nothing."""
    clause = compiled.clause
    if written_check(clause.text) is not None:
        return ""
    forbids = clause.field == "forbidden" or _FORBIDDING.search(clause.text) is not None
    written = _written(clause.text, forbids)
    if not written:
        return ""
    try:
        holds = compile_clause(replace(clause, text=f"{clause.text} => {written}"))
    except KeeperError:
        return ""
    return f"=> {written}" if holds.checks else ""


def _written(text: str, forbids: bool) -> str:
    named = [word.strip("`").rstrip(".,:;") for word in _WORD.findall(_without_asides(text))]
    paths = [word for word in named if is_file(word) and not word.startswith(".")]
    if paths and _SPARED.search(text):
        return ""  # the path may be what is spared
    if paths:
        said = re.sub("|".join(map(re.escape, paths)), " ", text)  # `specs/changes/` changes nothing
        return _of_path(said, ",".join(dict.fromkeys(paths)), forbids)
    outright = _OUTRIGHT.match(text)
    if forbids and outright and (technology := lexicon.technology(outright["what"].lower())) and not _QUALIFIED.search(text):
        return f"forbid-use technology {technology}"
    names = [word for word in named if _IDENTIFIER.match(word) and word.lower() not in lexicon.grammar("proper")]
    if len(set(names)) != 1 or _behind_alternative(text, names[0]):
        return ""
    return _of_name(text, names[0], forbids)


def _of_path(text: str, paths: str, forbids: bool) -> str:
    if _GONE.search(text):
        return f"gone file {paths}"
    if forbids and _REMOVING.search(text):
        return f"forbid-remove file {paths}"
    return f"forbid-change file {paths}" if forbids and _CHANGING.search(text) else ""


def _of_name(text: str, name: str, forbids: bool) -> str:
    kinds = {kind for word in re.findall(r"[A-Za-z]+", text) if (kind := kind_of(word.lower()))}
    kind = kinds.pop() if len(kinds) == 1 else ""
    if _GONE.search(text):
        return f"gone {kind or 'token|import'} {name}"
    if forbids and _REMOVING.search(text) and kind:
        return f"forbid-remove {kind} {name}"
    if forbids and _CHANGING.search(text) and kind:
        return f"forbid-change {kind} {name}"
    if not forbids and re.search(r"(?i)\b(?:use|uses|using|via|through|call|calls)\b", text):
        technology = lexicon.technology(name.lower())
        return f"require-use technology {technology}" if technology else f"require-use import|token {name}"
    return ""


def _without_asides(text: str) -> str:
    """The sentence without what stands in parentheses: reasons and alternatives, not what it is about."""
    return re.sub(r"\([^()]*\)", " ", text)


def _behind_alternative(text: str, name: str) -> bool:
    """Whether a name is what should be used instead."""
    found = re.search(r"(?i)\b(?:use|prefer|reuse|extend)\b[^.;]*$", text.partition(" - ")[2])
    return found is not None and name in found[0]
