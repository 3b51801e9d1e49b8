"""A piece of code of which no single name says what is meant, as what is looked for as it is written: `date.toISOString().split('T')[0]`.

Must not know what the clause says about it."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.thing import Thing
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.snippet import FORM, pieces

# what is code by its signs, or begins with a word of a language and goes on
_SIGNED = re.compile(
    r"[\])}]|\w<[^<>=]+>+$|[=!<>]=|=>|\w\(|\s[=+\-*/%|&?]\s|^(?:import|export|catch|throw|raise|return|yield|await|new|delete|typeof) \S"
)
# addresses, paths, remarks, flags, keys of documents, markup, patterns, versions, slots that somebody fills in, and prose
_NO_CODE = re.compile(
    r"^(?:[#/\-<.~^]|\w+:(?!:)|https?)|://|^[\w.-]+[:=]$|<[a-z][\w -]*>|^[\w-]+=[^=\s{]+$|^\w+\([\w-]*\):|\{\{"
    r"|^\[[\w :/-]*\]\W|(?<![\w)\]])\*|\([<>]|\$\{|^[A-Z]\w* \("
)
_GENERIC = re.compile(r"[\w:.]+<[^<>=]+(?:<[^<>=]+>)?>+")
_LONGEST = 120
_COMPARED = frozenset({"==", "===", "!=", "!==", "<", ">", "<=", ">="})
_CONSTANTS = frozenset({"nil", "null", "None", "undefined", "true", "false", "True", "False"})
_KEYWORDS = frozenset({"else", "and", "or", "is", "in", "return", "yield", "await", "throw", "raise", "if", "not", "typeof", "delete"})
# names that an example has for what is anybody's
_VALUE = re.compile(r"\$?[a-z]|T|\$?(?:expr|my[A-Z_]\w*)")


def shown_whole(text: str) -> Thing | None:
    """The piece of code by all that stands in it; None where little does, or where it is no code by its signs."""
    code = text.strip().rstrip(";").strip()
    if len(code) > _LONGEST or not _SIGNED.search(code) or _NO_CODE.search(code) or not _is_closed(code):
        return None
    code = code.replace("'", '"')
    found = pieces(code)
    if any(map(_is_prose, found, found[1:])):
        return None
    generic = _GENERIC.fullmatch(code) is not None  # its types are what it is about
    told = found if generic else [_told(one, sort, found[at + 1][0] if at + 1 < len(found) else "") for at, (one, sort) in enumerate(found)]
    said = [one for one in told if one[1] not in ("value", "gap")]
    names = sorted((one for one, sort in said if sort == "name"), key=len)
    if not _is_telling(said, names):
        return None
    values = {one for one, sort in told if sort == "value"}
    shown = re.sub(r"\"[^\"]*\"|[$@]?[A-Za-z_]\w*", lambda one: f"‹{one[0]}›" if f"‹{one[0]}›" in values else one[0], code)
    return Thing(("token",), target=names[-1], facet=f"{FORM}({shown})", act="use", named=True, partial=True)


def _told(piece: str, sort: str, behind: str) -> tuple[str, str]:
    """A piece, where it is a name that only stands for something as such a value; what is called or asked for a member has its own."""
    bare = piece.lstrip("$@").lower()
    some = _VALUE.fullmatch(piece) or (bare in lexicon.grammar("any_such") and behind not in ("(", "=", ":"))
    return (f"‹{piece}›", "value") if sort == "name" and some and behind != "(" else (piece, sort)


def _is_prose(one: tuple[str, str], behind: tuple[str, str]) -> bool:
    """Whether two names stand beside each other of which neither is a word of a language."""
    return one[1] == behind[1] == "name" and lexicon.grammar("code_words").isdisjoint((one[0], behind[0]))


def _is_telling(said: list[tuple[str, str]], names: list[str]) -> bool:
    """Whether a piece says more than a comparison of whatever values, or a bare list."""
    signs = {one for one, sort in said if sort == "sign"}
    if {*names} <= _KEYWORDS and not signs & {"=", "{", "["}:
        return False  # “if (x) return y”, “if a == b”: any such code
    if signs & _COMPARED and len(said) == 3 and all(sort == "name" and one not in _CONSTANTS for one, sort in (said[0], said[2])):
        return False  # “muted !== isMuted”: two names of somebody's
    spelled = len(said) > 2 or len(names) > 1 or (len(said) > 1 and not _KEYWORDS.isdisjoint(names))
    return spelled and any(len(one) > 1 for one in names)


def _is_closed(code: str) -> bool:
    """Whether each bracket and quote has its partner."""
    bare = re.sub(r"\"[^\"]*\"|'[^']*'|`[^`]*`", "", code)
    return all(bare.count(one) == bare.count(other) for one, other in ("()", "[]", "{}")) and not re.search("[\"'`]", bare)
