"""The one name by which a piece of code can be found, without what a call is given or a generic holds.

Must not know what it is the name of."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.shown_whole import shown_whole
from keeper_validate.compile.vocabulary import lexicon

_SPELLED = re.compile(r"#!?\[[^\]]+\]|[@.$!]?(?:->|::)?[\w$*]+(?:(?:\??\.|::|\??->|-|:)[\w$*]+)*[!?]?|[\w$]+ [\w$]+(?:\.[\w$]+)*|/.+/"
                      r"|[\w\-]+: [\w#%.\-() ]+|[@\w.\-]+(?:/[\w.\-*]+)+")
# a call with what it is handed: “`useContext(ThemeContext)`”, “`skip :login`”; what is only somebody's is any: “`memo(MyCard)`”
_TOLD = re.compile(r"([\w$.]+)(?:\(((?!(?:My|Your|Some|Any|The|Other)[A-Z])[A-Z][a-z]\w*)\)| :([a-z_]\w*!?)\??)")
_HANGING = re.compile(r"<[^>]*>$|\[(?:[A-Z]|\.\.\.|<\w+>)\]$|(?<=\w)(?:/\d|\?)$")
# a generic of something: “`vector<Agent>`”; what `T`, `Props` or `...` stands for is anything
_ANY = r"(?:[A-Z]\w?|T[A-Z]\w*|Props|\?|_|\*|\.{3}|…)"
_OF_SOME = re.compile(rf"[\w:.]+<(?!{_ANY}(?:, ?{_ANY})*>)[\w:.<>, |\[\]]+>")
# what tells one function of Swift from another of that name, or which one of a case: `sleep(nanoseconds:)`, `@Column(nullable = false)`
LABELLED = re.compile(r"([@.]?[A-Za-z_][\w.]*)\(((?:[a-z_]\w*:)+|\.[a-z]\w*)\)|(@[A-Za-z_][\w.]*)\(([a-z]\w* ?= ?[\w.]+)\)")
_VERSION = re.compile(r"v?\d+(?:\.(?:\d+|x|\*))*")


def spelled(text: str) -> str | None:
    """The name that a piece of code can be found by, without what a call or a generic holds; None where no single name shows it."""
    nested = re.fullmatch(r"([\w$.]+)\(([\w$.]+)\((?:\.\.\.|\w*)\)\)", text)
    if nested:
        return f"{nested[1]} {nested[2]}"
    if _OF_SOME.fullmatch(text) and shown_whole(text):
        return None
    name = _HANGING.sub("", re.sub(r"^([\"'])(.+)\1$", r"\2", text))
    name = re.sub(r"^([A-Z]\w*)\[[\w,.| \[\]]+\]$", r"\1", name)
    if (told := _TOLD.fullmatch(name)) and (given := told[2] or told[3]).lower() not in lexicon.grammar("any_such"):
        return f"{told[1]} {given}"
    if LABELLED.fullmatch(name):
        return None
    arguments = re.search(r"\((.*)\)$", name)
    if arguments and re.search(r"[\"'](?!\.\.\.)[^\"']|(?<![\w.])\d", arguments[1]):
        return None
    if arguments and not re.search(r"[(){}]|=>|\b(?:null|undefined|None|nil|true|false)\b", arguments[1]):
        name = name[:arguments.start()]
    name = name.replace("...", "*") if name.startswith("#") else name
    return name if _SPELLED.fullmatch(name) and re.search(r"[A-Za-z_]", name) and not _VERSION.fullmatch(name) else None
