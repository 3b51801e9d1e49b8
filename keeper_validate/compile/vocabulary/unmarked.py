"""A sentence without its markup: bullets, emphasis, links, curly quotes and contractions.

Knows how people mark prose up; must not know what any word means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.shortened import unshortened

_QUOTES = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'", "–": "—", "\u00a0": " ", "\u2010": "-", "\u2011": "-"})
# `src/**/x.ts` is a path and `__tests__` a folder: neither is emphasis
_MARKUP = re.compile(r"(?<!/)\*\*(?!/)|~~")
_STRONG = re.compile(r"(?<![\w/])__([A-Z][^_]*|[^_]*\s[^_]*)__(?![\w/])")
# `_not_`, `*never*`: a word or some that are stressed; `*Service*` is a glob, and `_id` and `a_b` are names
_STRESSED = re.compile(r"(?<![\w/*.])([*_])((?:[a-z][a-z']*|[A-Z]+)|[A-Za-z][^*_`\n]*\s[^*_`\n]*[A-Za-z.!?])\1(?![\w/*])")
_CODE = re.compile(r"(``.+?``|`[^`]+`)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)\s]+\)")
# “`setTimeout`-based retries”, “useEffect-driven loading”: no dash stands behind the name
_WHOLE = re.compile(r"^\s*\*(?=[A-Za-z`])([^*]*\s[^*]*[\w`.!])\*\s*$")  # a whole line that is stressed, code and all
_HANGING = re.compile(r"(\b[a-z]+[A-Z]\w*\b|`[^`]+`)-(?=(?:based|backed|driven|powered|style|like|prefix|suffix)\b)")
# “prefix hooks with "use"”: what names begin with is a piece of them, though it is an English word
_AFFIX = re.compile(r"""(\b(?:pre|suf|post)fix(?:ed|es)?\b[^.;:"'`]{0,40}\bwith\s+)["']([\w-]{1,20}),?["'](?![\w'])""", re.I)
# a module of Erlang as Elixir calls it, `:timer.sleep`: the sign belongs to the language
_ERLANG = re.compile(r"(?<![\w:]):(?=[a-z]\w*\.[a-z]\w*[!?]?(?![\w./]))")
# atoms of Elixir and symbols of Ruby behind a word that says what they are: “enum :order_state”
_ATOM = re.compile(r"\b((?:enum|atom) (?=:[a-z])|[A-Za-z]+ (?=:[a-z]+_)):([a-z]\w*)(?![\w:.])")
# attributes of Rust and of C#: “enums are #[non_exhaustive]”, “every action has [Authorize]”; “[draft]” at the start is none
_RUST = re.compile(r"#!?\[[a-z][\w:]*(?:\([^()\[\]]*\))?\]")
_CSHARP = re.compile(
    r"((?:\b(?:with|have|has|having|without|use|uses|need|needs|require|requires|no|get|gets|carry|carries|by|an|the|and|or) )"
    r"|^(?=\[[^\]]+\] on (?:all|every|each)\b))"
    r"(\[[A-Z][a-z]+(?:[A-Z]\w*)?(?:\([^()\[\]]*\))?\])(?!\()"
)
# “no new HttpClient()”: what is made, where “no new HttpClient” may mean another class that is called so
_MADE = re.compile(r"(?<![\w`])new [A-Z]\w*\(\)(?![\w`])")
# “no IOptions<T>”, “Map<String, Object> in answers”: a type with what it is given, and no tag
_GIVEN = re.compile(
    r"(?<![\w`<./])[A-Z]\w*<(?:[A-Z][\w.]*(?:, ?[A-Z][\w.]*)*|any|string|number|boolean|unknown|int|bool|dynamic|object)>(?![\w`(])"
)
# “HACK: and NOTE: comments”: a mark is told with the colon that it is written with
_MARK = re.compile(r"`?\b([A-Z]{3,5}):`?(?=\s+(?:and|or)\s+`?[A-Z]{3,5}\b|,\s+`?[A-Z]{3,5}:|\s+comments?\b)")
# “`<Suspense />`”: a tag that ends itself is the one that is opened as well
_ENDED = re.compile(r"(?<=`)(<[A-Z][\w.]*) ?/>(?=`)")
_BULLET = re.compile(r"^\s*(?:[-*+•]\s+|\d+[.)]\s+|[❌✅🚫⛔✗✘⚠️]+\s*)+")


def plain(text: str) -> str:
    """A text without bullets, emphasis, links and contractions."""
    text = _MARK.sub(r"\1", _LINK.sub(r"\1", _BULLET.sub("", text.translate(_QUOTES))))
    text = _ERLANG.sub("", _WHOLE.sub(r"\1", text))
    text = _AFFIX.sub(r"\1`\2`", _HANGING.sub(r"\1 ", text))
    text = _ENDED.sub(r"\1>", text) if "/>" in text else text
    return "".join(piece if piece[:1] == "`" else _unmarked(piece) for piece in _CODE.split(text))


def _unmarked(text: str) -> str:
    text = _STRESSED.sub(r"\2", _MARKUP.sub("", _STRONG.sub(r"\1", text)))
    text = _RUST.sub(r"`\g<0>`", text) if "[" in text else text
    text = _CSHARP.sub(r"\1`\2`", text) if "[" in text else text
    text = _GIVEN.sub(r"`\g<0>`", text) if "<" in text else text
    text = _bare_names().sub(r"`\g<0>`", text)
    return _MADE.sub(r"`\g<0>`", unshortened(_ATOM.sub(r"\1`\2`", text)))


@cache
def _bare_names() -> re.Pattern[str]:
    """Names of code that no prose has, where no mark says that they are (`rules/lexicon/bare_names.yaml`)."""
    names = (re.escape(name) for told in shipped.data("rules/lexicon/bare_names").values() for name in told)
    return re.compile(rf"(?<![\w`./@$#:<\"'-])(?:{'|'.join(sorted(names, key=len, reverse=True))})(?![\w`/(=:>\"'-]|\.\w)")
