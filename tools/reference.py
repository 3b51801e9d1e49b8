"""Writes docs/reference/ from the rules' own files and from the command line: `python tools/reference.py`, or `--check` to compare.

Must not say anything that they do not say."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
# Help is laid out for the width of a page, wherever this runs.
os.environ.update(COLUMNS="100", NO_COLOR="1")

from keeper_validate import shipped  # noqa: E402
from keeper_validate.commands import COMMANDS  # noqa: E402
from keeper_validate.usage import Parser, shared  # noqa: E402

FOLDER = ROOT / "docs" / "reference"
_GENERATED = "<!-- Written by tools/reference.py; do not edit. -->\n"


def pages() -> dict[str, str]:
    """Every page by its name."""
    return {"rules.md": rules(), "command-line.md": command_line()}


def rules() -> str:
    """All rules by family, with their words."""
    parts = ["# Rules\n", _GENERATED, "Every finding names the rule that it breaks as `family/rule`. `keeper-validate explain RULE` says "
             "the same at the terminal. `<words>` stand for what is found; `*` for the kind of element.\n"]
    for family in shipped.names("rules/codes", ".yaml"):
        data = shipped.data(f"rules/codes/{family}")
        parts.append(f"## {family}\n\n**{_sentence(data['title'])}** {data['why'].strip()}\n")
        parts += [_rule(family, name, words) for name, words in data["rules"].items()]
    return "\n".join(parts)


def _rule(family: str, name: str, words: dict[str, str]) -> str:
    weight = "blocks" if words.get("severity", "block") == "block" else "warns"
    lines = [f"### {family}/{name}\n", f"- {weight}", f"- says: {_slots(words['message'])}", f"- remedy: {_slots(words['remedy'])}"]
    if "amendment" in words:
        lines.append("\nThe amendment that it proposes:\n\n```yaml\n" + _slots(words["amendment"], "").rstrip("\n") + "\n```")
    return "\n".join(lines) + "\n"


def _sentence(title: str) -> str:
    return title if title.endswith(".") else f"{title}."


def _slots(template: str, quote: str = "`") -> str:
    """`{name}` as `<name>`, which no renderer takes for a tag."""
    plain = template.replace("`", "") if quote else template
    return plain.replace("{", f"{quote}<").replace("}", f">{quote}").strip()


def command_line() -> str:
    """Every command with its help as it is printed."""
    parts = ["# Command line\n", _GENERATED, "Options of every command may stand on either side of it.\n"]
    for name, line in COMMANDS.items():
        module = import_module(f"keeper_validate.commands.{name}")
        parser = Parser(prog=f"keeper-validate {name}", description=module.HELP, allow_abbrev=False,
                        formatter_class=argparse.RawDescriptionHelpFormatter)
        module.arguments(parser)
        shared(parser.add_argument_group("options of every command"), module.FORMATS)
        parts.append(f"## {name}\n\n{line[0].upper()}{line[1:]}.\n\n```text\n{parser.format_help().rstrip()}\n```\n")
    return "\n".join(parts)


def main() -> int:
    """1 where a page is not fresh."""
    wanted = pages()
    if "--check" in sys.argv[1:]:
        stale = [name for name, text in wanted.items() if not (FOLDER / name).exists() or (FOLDER / name).read_text("utf-8") != text]
        if stale:
            print(f"docs/reference/ is not fresh ({', '.join(stale)}): run python tools/reference.py")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
