"""Rules must bite: takes every pattern, predicate and setting of a framework's rules away in turn and asks its page of cases to notice.

`python tools/bite.py python/fastapi ecmascript/react`. Prints what survives: a rule line that no case of its own page needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
for place in ("", "tests", "tests/extract"):
    sys.path.insert(0, str(ROOT / place))

import test_pages  # noqa: E402
from rule_pages import Case, cases  # noqa: E402

from keeper_validate import shipped  # noqa: E402

_PREDICATE = re.compile(r"\(#[\w?-]+[^()]*(?:\"(?:\\.|[^\"\\])*\"[^()\"]*)*\)")
_REAL = shipped.text


def mutants(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, what is taken away, and the text without it."""
    for found in _PREDICATE.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found[0], text[: found.start()] + text[found.end() :]
    blocks = re.split(r"\n(?=\n)", text)
    for number, block in enumerate(blocks):
        if "@element" in block:
            line = sum(part.count("\n") + 1 for part in blocks[:number]) + 1
            yield line, "a whole pattern", "\n".join(blocks[:number] + blocks[number + 1 :])


def forget() -> None:
    """Everything that was remembered of rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith("keeper_validate"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def bites(page: str, text: str, listed: Sequence[Case]) -> bool:
    """Whether a case notices that the rules of its page are these."""
    def mutated(name: str) -> str:
        return text if name == f"rules/{page}.scm" else _REAL(name)

    shipped.text = mutated
    forget()
    try:
        for case in listed:
            test_pages.test_page(case)
    except Exception:
        return True
    finally:
        shipped.text = _REAL
        forget()
    return False


def main(pages: Sequence[str]) -> int:
    """The number of survivors, as an exit status up to 100."""
    survivors = tried = 0
    for page in pages:
        text = _REAL(f"rules/{page}.scm")
        listed = [case for case in cases() if case.page == page]
        for line, what, without in mutants(text):
            tried += 1
            if not bites(page, without, listed):
                survivors += 1
                print(f"rules/{page}.scm:{line} survives without {what}")
    print(f"{tried} taken away, {survivors} of them unnoticed")
    return min(survivors, 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
