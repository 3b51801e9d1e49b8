"""What Kotlin has learnt since its grammar was released, and what that reads amiss, in other words of the same length.

Must not touch a name that rules ask for."""

from __future__ import annotations

import re

from keeper_validate.extract.blanks import blank
from keeper_validate.extract.respelling import Rewrite, in_turn, written

_GUARD = re.compile(rb"(?m)^([ \t]*[\w!.\"][^\n{}]{0,200}?)[ \t]if(?=[ \t(][^\n]{1,300}->)")


def _guards(source: bytes) -> bytes:
    """The guard of a Kotlin branch (2.2) as one more of its conditions."""
    return _GUARD.sub(lambda found: found[1] + b" , ", source)


# Words that are names where no modifier can stand: `private = true` among arguments, `private!!.size`.
_SOFT_KEYWORD = rb"\b[pi](?=(?:rivate|ublic|rotected|nternal)[ \t]*(?:=(?!=)|!!|\.|\?\.|\)|\n[ \t]*\}))"
_BACKING_FIELD = re.compile(
    rb"(?m)^([ \ta-z]{0,60}\bva[lr][ \t][^=\n{}]{1,200}:[^=\n{}]{1,300}\n[ \t]+)(field(?:[ \t]*:[^=\n{}]{1,300})?)(?=[ \t]*=)"
)


def _backing_fields(source: bytes) -> bytes:
    """A Kotlin property with a field of its own (2.3), of another type perhaps, as one with a value."""
    return _BACKING_FIELD.sub(lambda found: found[1] + blank(found[2]), source)


_TEXT_OR_REMARK = re.compile(rb'"(?:\\.|[^"\\\n])*|//[^\n]*|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)')
_CALL_LIKE_AN_ACCESSOR = re.compile(
    rb"(?<=[^\s.,=(?:&|+{-])(?<!->)\s{0,300}\n[ \t]{0,200}(?P<end>[ \t])(?=get(?:[ \t]*\{|\([ \t]*[^)\s]|<\w))"
)


def _parted_calls(source: bytes) -> bytes:
    """A Kotlin call of `get` on a line of its own, which behind a property reads like its accessor, parted from that."""
    bare = _TEXT_OR_REMARK.sub(lambda found: blank(found[0]) if found[0].startswith(b"/") else found[0], source)
    text = bytearray(source)
    for found in _CALL_LIKE_AN_ACCESSOR.finditer(bare):
        text[found.start("end")] = ord(";")
    return bytes(text)


KOTLIN: tuple[Rewrite, ...] = (
    in_turn(
        written(rb"\bfun(?=\s+interface\b)|(?m:^[ \t]{1,60}::(?=\w[\w.]{0,100}[ \t]*(?:,|->)))"),  # a branch `::size.name -> 1`
        written(rb"@[\w.]+(?=\s*\((?:\(|[\w.]{1,100}\.\())"),
        written(rb"\bsuspend(?=[ \t]*\{)|,(?=\s{1,100}>[ \t({])"),
        written(rb"(?<== )\[\](?=\s*[,)])", b"0 "),
        written(rb"(?<!\$)\$+(?=\"\"\")"),
        written(rb"(?m)^[ \t]*context[ \t]*\([^(){};]{0,300}\)"),
        written(rb"\belse[ \t]+if(?=[ \t(][^\n]{1,300}->)"),
        _guards,
        _backing_fields,
        written(_SOFT_KEYWORD + rb"|(?<== )p(?=rivate\s)", b"_"),
        # the marks of an accessor, and what is none
        written(rb"@[\w.]{1,100}(?=[ \t]+[gs]et\()"),
        written(rb"(?m)(?<=[ \t])s(?=et\([^()\n]{1,200},)", b"_"),
        _parted_calls,
    ),
    # the grammar wants an end behind a declaration, also where the brace behind it closes what it stands in
    written(rb"[ \t](?=\})", b";"),
)
