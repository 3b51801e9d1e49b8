"""Route paths as text: pieces cleaned and joined, every parameter as `{name}`, whatever its framework's spelling."""

from __future__ import annotations

import re

from keeper_validate import shipped

_PARAMETERS = (
    re.compile(r"\(\?P<(\w+)>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\??"),
    re.compile(r"<(?:[^<>:]*:)?\s*(\w+)\s*(?:\([^<>]*\))?>"),
    re.compile(r"\{(?:\.\.\.)?\*{0,2}(\w+)(?:\.\.\.)?(?:[:=](?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?[?*]?\}"),
)
_MARKED = (
    re.compile(r"(?<![^/])\*(\w+)"),
    re.compile(r"(?<![\w{]):(\w+)(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\{(?:[^{}]|\{[^{}]*\})*\})?[?*+]?"),
)
# `<name:type>` and `{type:name}`, where the other order is usual
_TYPES = "int|integer|str|string|float|number|decimal|bool|uuid|path|slug|alpha|date|datetime|time|any"
_SWAPPED = (
    # a parameter may be called `uuid` or `path`, behind a converter of the project's own; none is called `int`
    (re.compile(rf"<(?!(?:{_TYPES}):)(\w+):(?:int|integer|str|string|float|number|bool|alpha)>"), r"<\1>"),
    (re.compile(rf"\{{(?:{_TYPES}):(?!(?:{_TYPES})\}})(\w+)\}}"), r"{\1}"),
)
_TYPED_LAST = re.compile(r"<(\w+):[^<>]*>")
# where parameters stand in brackets of their own a colon is text (`/{name}:close`); behind `:name` brackets say what fits
_BRACKETED = re.compile(r"(?<![\w)\]?*+])(?:\{[A-Za-z_]\w*(?:[:=][^{}]*)?\}|<(?:[^<>:?]*:)?\w+>)")
_GROUP = re.compile(r"\((?!\?)(?:[^()\\]|\\.|\([^()]*\))*\)[?*+]?")
_PARAMETER = re.compile(r"\{(\w+)\}")
# a part with a parameter that a regular expression only puts together, or leaves out
_TOGETHER = re.compile(r"\(\?:([^()|]*\{\w+\}[^()|]*)\)\??")
# `/users{/:id}`, `/users/{:id}.json`, where what stands in braces may be left out; behind `:name` they hold what fits
_LEFT_OUT = re.compile(r"(:\w+)?\{([/.\-:][\w/.:*\-]*)\}")
_NAMES = re.compile(r":\w|/\*\w")
_INSIDE = re.compile(r"(?<=\w):([a-z_]\w*)")
_ESCAPED = re.compile(r"\\([-./_])")


def typed_last(written: str) -> str:
    """The same piece of a framework that writes `<name:type>`, as `<name>`."""
    return _TYPED_LAST.sub(r"<\1>", written)


def grouped(written: str) -> str:
    """The same piece where the path is a regular expression throughout, each group without a name as a parameter by its place."""
    count = iter(range(1, len(written) + 1))
    named = _GROUP.sub(lambda _: f"{{arg{next(count)}}}", written.removesuffix("$").removesuffix("/?"))
    return _TOGETHER.sub(r"\1", named) if "(?:" in named else named


def piece(written: str) -> str:
    """One written piece of a path with its parameters as `{name}` and, of a regular expression, no anchors and escapes."""
    if "{/" in written or "{." in written or "{-" in written or "{:" in written:
        written = _without_braces(written)
    return _named(written, _PARAMETERS if _BRACKETED.search(written) else (*_PARAMETERS, *_MARKED))


def bracketed(written: str) -> str:
    """The same of a framework whose parameters stand in brackets alone, so that `:upload` is text."""
    return _named(written, _PARAMETERS)


def piece_of(framework: str, written: str) -> str:
    """The same as the framework spells its paths."""
    known = shipped.data("rules/lexicon/paths")
    if framework in known["bracketed"]:
        return bracketed(written)
    return piece(_INSIDE.sub(r"{\1}", written) if framework in known["inside"] else written)


def _kept(found: re.Match[str]) -> str:
    return found[0] if found[1] and not _NAMES.search(found[2]) else (found[1] or "") + found[2]


def _without_braces(written: str) -> str:
    """The same piece with what may be left out of it in its place, from the inside out."""
    while (kept := _LEFT_OUT.sub(_kept, written)) != written:
        written = kept
    return written


def _named(written: str, patterns: tuple[re.Pattern[str], ...]) -> str:
    if written.startswith("^") or written.endswith(("$", "/?")) or "(?P<" in written:
        written = _ESCAPED.sub(r"\1", written.lstrip("^").removesuffix("$").removesuffix(r"\Z").removesuffix("?"))
    for swapped, ordered in _SWAPPED:
        written = swapped.sub(ordered, written)
    for pattern in patterns:
        written = pattern.sub(r"{\1}", written)
    return _TOGETHER.sub(r"\1", written) if "(?:" in written else written


def page_path(whole: str) -> str:
    """The whole path of a page, what is left open (`*`, `**`) as `{splat}`."""
    return "/" + re.sub(r"\*+", "{splat}", whole).strip("/")


def join(prefix: str, path: str) -> str:
    """Two pieces of a route path with exactly one slash between them; an empty one adds nothing, `:sync` belongs to what it follows."""
    if not prefix or prefix == "/":
        return path if path.startswith("/") or not path else "/" + path
    if not path:
        return prefix
    if path.startswith(":"):
        return prefix.rstrip("/") + path
    return prefix.rstrip("/") + "/" + path.lstrip("/")


def split_verb(written: str) -> tuple[str, str]:
    """A pattern such as `GET example.com/users/{$}` as its method and its path, without host and end mark."""
    verb, space, path = written.rpartition(" ")
    start = path.find("/")
    return verb.strip().upper() if space else "", path[max(start, 0):].replace("{$}", "")


def tagged(remark: str, tag: str) -> tuple[str, ...]:
    """What a remark says behind a tag, `@router /users/:id [get,put]`, as a pattern for each of its methods."""
    path, bracket, methods = remark.partition(tag)[2].partition("[")
    listed = [one.strip() for one in methods.partition("]")[0].split(",")]
    return tuple(f"{'ANY' if one == '*' else one.upper()} /{path.strip().lstrip('/')}" for one in listed if one) if bracket else ()


def parameters(path: str) -> tuple[str, ...]:
    """The names of a path's parameters, in order."""
    return tuple(dict.fromkeys(_PARAMETER.findall(path)))
