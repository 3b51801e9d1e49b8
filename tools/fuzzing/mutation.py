"""Random edits of inputs, repeatable from their dice. Must not know what the inputs are."""

from __future__ import annotations

import random
from collections.abc import Sequence

JUNK = (
    b"\0", b"\xff", b"\xef\xbb\xbf", b"{" * 40, b"[" * 40, b"(" * 40, b"<" * 9, b"`", b'"', b"'", b"/*", b"*/", b"#", b"\r", b"\t", b"*",
    b"**/", b"?", b"&a ", b"*a", b"!!x ", b": ", b"- ", b"---\n", b"=> ", b"\xe2\x80\xae", b"\xe2\x80\x8b", b"\xd0\xb0", b"\xed\xa0\x80",
    b"export ", b"import ", b"class ", b"enum ", b"def ", b"=", b";", b",", b"..", b"../", b"9" * 30, b"-1", b"\n" * 9, b"%0A",
    b"::error ::", b"<script>", b"](javascript:", b"\x1b[31m", b"${", b"@", b"\\", b"|", b"{a,b", b"}", b"~", b"\xc2\x85", b"\xe2\x80\xa8",
    b"null", b"True",
)


def mutated(data: bytes, dice: random.Random, others: Sequence[bytes]) -> bytes:
    """A few random edits: cut, double, junk, flip, a piece of another input, reverse."""
    text = bytearray(data)
    for _ in range(1 + int(dice.random() * 5)):
        at = int(dice.random() * (len(text) + 1))
        to = min(len(text), at + (1, 1, 2, 5, 20, 200)[int(dice.random() * 6)])
        act = int(dice.random() * 6)
        if act == 0:
            del text[at:to]
        elif act == 1:
            text[at:at] = text[at:to] * (1, 1, 2, 30)[int(dice.random() * 4)]
        elif act == 2:
            text[at:at] = JUNK[int(dice.random() * len(JUNK))]
        elif act == 3 and at < len(text):
            text[at] ^= 1 << int(dice.random() * 8)
        elif act == 4 and others:
            other = others[int(dice.random() * len(others))]
            start = int(dice.random() * (len(other) + 1))
            text[at:to] = other[start : start + 80]
        else:
            text[at:to] = text[at:to][::-1]
    return bytes(text)
