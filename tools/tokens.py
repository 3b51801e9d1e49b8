"""How far the estimate of keeper_validate/budget.py is off: `python tools/tokens.py VOCABULARIES FILE...` compares it with real tokenizers.

VOCABULARIES is a folder with tokenizer files (`*.json`, for the package tokenizers), which may also be a cache of the package tiktoken;
the package litellm brings such a folder, `litellm_core_utils/tokenizers`. Needs tokenizers and tiktoken, which nothing else here does."""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from keeper_validate.budget import tokens  # noqa: E402

_ENCODINGS = ("cl100k_base", "o200k_base")
_PIECE, _LEAST = 1500, 400


def counters(folder: Path) -> dict[str, Callable[[str], int]]:
    """A function for each tokenizer that counts what it makes of a text."""
    os.environ["TIKTOKEN_CACHE_DIR"] = str(folder)
    import tiktoken
    from tokenizers import Tokenizer

    found: dict[str, Callable[[str], int]] = {}
    for name in _ENCODINGS:
        encoding = tiktoken.get_encoding(name)
        found[name] = lambda text, encoding=encoding: len(encoding.encode_ordinary(text))
    for file in sorted(folder.glob("*.json")):
        tokenizer = Tokenizer.from_file(str(file))
        found[file.stem] = lambda text, tokenizer=tokenizer: len(tokenizer.encode(text, add_special_tokens=False).ids)
    return found


def main(folder: str, *files: str) -> None:
    """A line for each tokenizer: the estimate as a multiple of its count, over pieces of the files."""
    texts = [Path(file).read_text(encoding="utf-8", errors="replace") for file in files]
    pieces = [text[at:at + _PIECE] for text in texts for at in range(0, len(text), _PIECE) if len(text) - at >= min(_LEAST, len(text))]
    for name, count in counters(Path(folder)).items():
        ratios = sorted(tokens(piece) / count(piece) for piece in pieces if piece.strip())
        print(f"{name:24} {len(ratios):5} pieces  least {ratios[0]:.2f}  median {statistics.median(ratios):.2f}  most {ratios[-1]:.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
