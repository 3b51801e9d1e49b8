"""A sentence that is read as a whole: without the marks around it, without what only remarks on it, and without a label.

Must not take it apart, nor know what any of its words mean but those that limit what stands before them."""

from __future__ import annotations

import re
from collections.abc import Callable

from keeper_validate.compile.vocabulary import lexicon

_REMARK = re.compile(r"\s*(?:\(((?:[^()]|\([^()]*\))*)\)|(?:\s[—–-]|;)\s((?:`[^`]*`|[^.;`])*))\s*$")
_REASON = re.compile(r"\s*(?:\(([^()]*)\)|(?:\s[—–-]|;|, (?:so|because|since|as|to)\b)\s?([^.;]*))\s*$")
# a sentence from where one may begin to where it ends
_SENTENCE = re.compile(
    r"(?:\A(?:[\s>•✅❌-]|\*(?!\*))*|(?<=[.;!])\s+)(?P<said>[^\s].*?)(?=[.;!](?:\s|\Z)|\s[—–-]\s|\s\(|:?\s*\Z)", re.DOTALL,
)
_BOLD = re.compile(r"(?<!/)\*\*(?!/)")  # `src/**` and `**/x` are globs
_OF = ("per", "of", "from")
_LABEL = re.compile(r"(?P<label>[A-Z][\w/& -]{2,40}): (?=\S)")


def bare(text: str) -> str:
    """The text of one sentence without bullets, bold type, doubled spaces and what ends it."""
    return re.sub(r"\s+", " ", unstressed(text).strip().lstrip("-*• ").rstrip(".!: ").replace("’", "'"))


def unstressed(text: str) -> str:
    """A text without the marks of bold type."""
    return _BOLD.sub("", text)


def resaid(text: str, say: Callable[[str], str]) -> str:
    """A text with each of its sentences as `say` puts it."""
    return _SENTENCE.sub(lambda found: found[0].replace(found["said"], say(found["said"]), 1), text)


def unremarked(said: str, reasons: bool = False) -> str:
    """A sentence without what stands behind it in parentheses or behind a dash, and behind what gives a reason if `reasons`; as it is
    where that holds a word that may limit it."""
    found = (_REASON if reasons else _REMARK).search(said)
    return said if found is None or limits(found[1] or found[2] or "") else said[:found.start()].rstrip()


def unexplained(said: str) -> str:
    """A sentence without what stands behind it and only explains it; as it is where that says where, when or of what it holds."""
    bare = unremarked(said)
    behind = re.match(r"\W*(\w+)", said[len(bare):].lower())
    return said if behind and behind[1] in (*lexicon.mapping("dues", "behind"), *_OF) else bare


def limits(behind: str) -> bool:
    """Whether what stands behind a sentence holds a word that may limit it."""
    return not set(re.findall(r"[a-z]+", behind.lower())).isdisjoint(lexicon.mapping("held", "limiting"))


def unlabelled(said: str, anew: bool = False) -> str:
    """A sentence without its label: “Naming: …”; empty where it has none, or where none begins `anew` behind it (“Config: only edit …” is
    said of the configuration alone)."""
    label = _LABEL.match(said)
    rest = said[label.end():] if label else ""
    return rest if not anew or rest[:1].isupper() or rest.startswith("`") else ""
