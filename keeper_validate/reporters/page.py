"""The shell of every HTML report: one self-contained page, light or dark as the reader's system is, which can load nothing.

Must not know what a report says; whoever fills it escapes with `escaped`."""

from __future__ import annotations

import re
from html import escape

from keeper_validate import __version__, shipped
from keeper_validate.printable import printable

# Even if a name from the repository found a way through, the page could neither run nor fetch anything.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_NAME = re.compile(r"`([^`]+)`")


def page(title: str, body: str) -> str:
    """A whole document around a body that is HTML already; the title is text."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(title)}</title>\n<style>\n{shipped.text('rules/templates/page.css')}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n<footer>Written by keeper-validate {escaped(__version__)}.</footer>\n</main>\n</body>\n</html>\n"
    )


def escaped(text: str) -> str:
    """Text of a repository: invisible characters shown as escapes, and nothing that is markup."""
    return escape(printable(text))


def marked(text: str) -> str:
    """The same for a message, in which names stand between backticks."""
    return _NAME.sub(r"<code>\1</code>", escaped(text))


def code(text: str) -> str:
    """Text in the type of code."""
    return f"<code>{escaped(text)}</code>"


def tag(state: str) -> str:
    """A state as a coloured label; states are the program's own words."""
    return f'<span class="tag {state}">{state}</span>'


def section(title: str, body: str) -> str:
    """A titled part; nothing where its body is empty. The title is the program's own."""
    return f"<section>\n<h2>{title}</h2>\n{body}\n</section>" if body else ""


def listed(items: list[str], kind: str = "") -> str:
    """A list of entries that are HTML already."""
    name = f' class="{kind}"' if kind else ""
    return f"<ul{name}>\n" + "\n".join(f"<li>{item}</li>" for item in items) + "\n</ul>" if items else ""


def facts(pairs: list[tuple[str, str]]) -> str:
    """Labels with values that are HTML already; empty values are left out."""
    return "<dl>\n" + "\n".join(f"<dt>{label}</dt><dd>{value}</dd>" for label, value in pairs if value) + "\n</dl>"


def table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table of cells that are HTML already."""
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table class="table">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'
