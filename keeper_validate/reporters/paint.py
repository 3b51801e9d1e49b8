"""Width and calm colours of a terminal, as plain data. Must not look at the environment: commands do, and hand this down."""

from __future__ import annotations

from keeper_validate.values import dataclass

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}


@dataclass(frozen=True, slots=True)
class Paint:
    """How wide lines may be, and whether there are colours."""

    width: int = 100
    colour: bool = False
    detail: bool = False

    def in_(self, style: str, text: str) -> str:
        """The text in a style such as `bold` or `red`, or as it is where there are no colours."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.colour and text else text


PLAIN = Paint()


def folded(text: str, width: int, indent: str) -> str:
    """The text wrapped at spaces, with later lines indented; a word longer than a line stays whole, so that paths can be copied."""
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width - len(indent):
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return f"\n{indent}".join([*lines, line])
