"""A sentence as words: plain words, code in backticks or quotes, paths, routes, identifiers and marks.

Knows how people mark code up in prose; must not know what any word means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.plainer import plainer
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """One word as written; `sort` is word, code (marked up), path, route, name (an identifier), number or mark (punctuation)."""

    text: str
    sort: str

    @property
    def low(self) -> str:
        """The word in lower case."""
        return self.text.lower()

    @property
    def literal(self) -> bool:
        """Whether it is a piece of the program or the repository, not of the language."""
        return self.sort in ("code", "path", "route", "name")


# what the names of files end in, as people write them in prose
ENDINGS = (
    "tsx?|jsx?|mjs|cjs|mts|cts|pyi?|go|rs|java|kts?|cs|rb|php|swift|vue|svelte|astro|dart|scala|exs?|erl|clj|lua|zig|cpp|hpp|css|scss|sass|less|styl"
    "|json|jsonc|json5|jsonl|ya?ml|toml|neon|mdx?|mdc|rst|adoc|sql|sh|bash|zsh|ps1|html|xml|xaml|cshtml|razor|erb|haml|twig|ejs|hbs|proto|graphql|gql|prisma"
    "|txt|csv|pem|crt|cer|p12|pfx|jks|ipynb|lock|tf|tfvars|hcl|tfstate|gradle|sbt|csproj|sln|slnx|snap|svg|png|jpe?g|gif|webp|ico|woff2?|pdf|ini|cfg|properties|plist|backup|bak|tsbuildinfo|xcodeproj|pbxproj|xcworkspace|storyboard|xib|xcconfig|xcstrings|stringsdict|strings|entitlements|resx|podspec|gemspec|bazel|bzl|nix|xctestplan|fsproj|vbproj|conf|j2|tmpl|liquid|pot|sq|sqm|heex|leex|eex|templ|slim|avsc|thrift"
)
# names of files that begin with a dot, and endings that stand for themselves; other words behind a dot are called: `.map`, `.die`
HIDDEN = (
    r"\.(?:\w*(?:rc|ignore|rules)|env(?:[.-]\w+)*|git\w*|editorconfig|vscode|idea|cursor|claude|agents|husky|docker|storybook|terraform|gradle|keeper|beads|cache"
    r"|venv|tmp|temp|logs?|old|orig|swp|pem|key|crt|p12|pyc|dll|exe|jar|war|wasm|po|mo|db|sqlite3?|tsv|parquet|docx?|xlsx?|pptx?|mp[34]|wav|zip|gz|tar"
    r"|feature|props|targets|DS_Store|\w+\.\w+)"
)
# folders that begin with a dot, as people write them in prose
DOTTED = "git|github|gitlab|githooks|beads|keeper|gt|husky|vscode|idea|cursor|claude|agents|storybook|devcontainer|circleci|changeset"
# a folder in parentheses is a group of routes, or what one page opens of another: `app/(shop)/cart`, `app/@modal/(.)photo`
GROUP = r"\((?:[\w\-]+|\.{1,3})\)[\w\-]*"
# a part of a route that a request fills in, as Flask and Django write it: `/orders/<int:id>`
SLOT = r"<(?:[a-z]+:)?([a-z_]\w*|[A-Z]\w*(?=>/))>"
# macros of Rust, of which the sign behind them is a part
MACROS = "e?println|e?print|dbg|todo|unimplemented|unreachable|panic|vec|format|(?:debug_)?assert(?:_eq|_ne)?|include_str|query(?:_as)?"
# names of headers that a project or a vendor made: `X-Request-Id`
HEADER = re.compile(r"X(?:-[A-Z][A-Za-z]*)+")
_SLOT = re.compile(SLOT)
_SLOTTED = re.compile(rf"(?:/(?:{SLOT}|[\w\-{{}}:]*))+")
_FOLDER = re.compile(
    r"^(?!(?:server/client|client/server|packages/(?:services|modules|libraries)|apps/packages|packages/apps|apps/libs|libs/apps)$)"
    r"(?:src|lib|libs|apps?|packages|docs|tests?|pkg|cmd|internal|server|client|web|dist|node_modules|scripts|crates|keeper)/|/(?:src|apps?|lib|packages)/|/src$"
    # words that stand beside each other as often as one inside the other
    r"|^(?:frontend|backend)/(?!frontend|backend|server|client|mobile|api\b|ui\b|db\b|database|infra|design|docs)"
)
_TWO_ENDINGS = re.compile(rf"(?P<name>[\w\-.*/]*[\w*])\.(?P<first>{ENDINGS})/\.?(?P<second>{ENDINGS})")
_MEMBERS = re.compile(r"(?P<owner>(?:console|[A-Z]\w*)(?:\.\w+)*\.)(?P<names>[A-Za-z]\w*(?:/[A-Za-z]\w*)+)")
# a folder in a project of .NET, where something lies: “events live in `Shop.Domain/Events`”
_PROJECT = re.compile(r"[A-Z]\w*(?:\.[A-Z]\w*)+(?:/[A-Z]\w*)+/?")
# a module by the host that has it: `github.com/acme/cart`
_MODULE = re.compile(r"(?:[a-z][\w\-]*\.)+(?:com|org|net|io|dev|in|sh)/[\w\-.]+/?[\w\-./]*$")
_PUT = re.compile(r"\b(?:in|into|inside|within|under|below|outside(?: of)?)\s+$")
# folders that no plain word is called like: “no `console.log` in src”
_SOURCES = frozenset({"src", "pkg"})
_FILE_NAME = re.compile(r"[\w\-]+\.(?:json|lock|md|toml|ya?ml|txt|mod|sum|tsx?|jsx?|py)|[A-Z][a-z]+file(?:\.lock)?|README|CHANGELOG")
# “skeleton/`as any`”: what stands before the piece of code is another, and no folder
_ALTERNATIVES = re.compile(r"(?:[A-Za-z-]+/)+")
_SLASHED = re.compile(r"(?<![\w/`.])([a-z][\w\-]+)/([a-z][\w\-]+(?:/[a-z][\w\-]+)*)(?![\w/`])")
_ENDED = r"(?=\s*(?:$|[,.;:()—]|(?:is|are|must|may|can|should|stays?|from|by|unless|except|without|outside|in)\b))"
_BELOW = re.compile(
    r"\b(?:from|imports?|inside|under|into|outside(?: of)?|(?:edits?|changes?|anything|nothing|files?) (?:in|to|at))\s+"
    r"([a-z][\w\-]+)/([A-Za-z][\w\-]+)(?![\w/`])"
)
# “in shop/core”: a plain “in” stands before alternatives as well (“in staging/common tests”)
_WITHIN = re.compile(rf"\bin\s+([a-z][\w\-]+)/([a-z][\w\-]+)(?:/[\w\-]+)*{_ENDED}")
# a place has no other side behind it: “templates under templates/email are read-only”, where “under light/dark themes” names no place
_UNDER = re.compile(rf"\bunder\s+([a-z][\w\-]+)/[a-z][\w\-]+{_ENDED}")
_WORD = re.compile(
    r"""
    `` ?(?P<code2>.+?) ?``
  | `(?P<code>[^`]+)`(?:e?s\b)?
  | "(?P<quoted>[^"]{1,60})"
  | (?<![\w'])'(?P<single>[^'\s][^']{0,40})'(?!\w)
  | (?P<route>\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+/[\w\-./{}:<>\[\]*]*)
  | (?P<template>(?:[\w.\-]*<[A-Za-z][\w \-]{0,30}>)+[\w.\-]*\.(?:FILE)\b)
  | (?P<tag></?(?:[A-Za-z]|\.(?=[a-z]))[\w.:-]*(?:\s[^<>]*)?/?>)
  | (?P<path>(?:[\w@.\-\[\]]+/)+GROUP(?:/(?:GROUP|[\w@.*\-{}\[\]:~+]*))*
      |(?:\.{0,2}/)?(?:[\w@.*\-{}\[\]:~+]+/)(?:(?:SLOT|[\w@.*\-{}\[\]:~+]+)/)*(?:SLOT|[\w@.*\-{}\[\]:~+]*)|(?<![`/])(?<!\(\))/[\w\-.{}:*]+(?:/(?:SLOT|[\w\-.{}:*]*))*
      |@[a-z]\w*(?:\.[a-z]\w*)+(?![\w/-])|\.env\b(?:\.[a-z]\w+|-(?!(?:like|based|style|driven|only|specific|files?|backed|loaded)\b)[a-z]\w+)*|(?<![\w.`/])\.(?:DOTTED|[a-z]+(?:rc|ignore))\b(?![\w./])|[\w\-*]*\*?(?:\.[\w\-*]+)*\.(?:FILE)\b(?!\.[A-Z])|(?<!\w)@[\w\-]+(?:/[\w\-.*]+)*)
  | (?P<symbol>\b[a-z]\w*_\w*\s:[a-z_]\w*[!?]?)(?![\w:])
  | (?P<dunder>__(?:tests?|specs?|mocks|fixtures|snapshots|generated|stories)__)(?!\w)
  | (?P<ending>(?<![\w*`/])\*[A-Z][a-z]\w*(?![\w*./]))
  | (?P<name>!important\b|(?<![\w#`"'/])\#[a-z]\w*\(\)|(?<![\w:/`"'])//[a-z][\w-]*(?::[\w-]+)?(?![\w/.])
      |\b(?:SELECT|select)\s\*|\binterface\{\}|\b(?:MACRO)!(?=[\s,;:.)(/]|$)(?!\s[A-Z][a-z])
      |[A-Za-z_$][\w$.]*(?:\(\)\.[A-Za-z_$][\w$]*)+(?:\(\))?
      |[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$*][\w$*]*)+(?:\(\)|GIVEN|SIGNED)?|[A-Za-z_$][\w$]*(?:\(\)|GIVEN)|(?:(?<=[Nn]ot\s)|(?<=NOT\s)|(?<=ever\s)|(?<=\sof\s)|(?<=\sover\s)|(?<=\sthan\s)|(?<=\s[Uu]se\s)|(?<=\sand\s)|(?<=\sor\s)|(?<=,\s)|(?<!.))\.[A-Za-z_]\w*\(\)|(?<=\s)\.[a-z]\w*!?(?=[\s,;:)]|$)
      |(?<![\w{])\$[a-z]\w*[A-Z]\w*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_\*|[A-Za-z]+_\w+(?:SIGNED)?|(?![A-Za-z]\w*-(?:only|specific|like|style|based)\b)(?:[A-Za-z]\w*[a-z0-9][A-Z]\w*|[A-Z][a-z]+(?:[A-Z]\w*)+|(?!OAuth|RESTful)[A-Z]{2,}[a-z]{3,}\w*)|\w+_\w*|[a-z]+(?::[a-z]+)+\b(?!:))
  | (?P<number>\d+(?:[.,]\d+)*%?)
  | (?P<word>etc\.|[^\W\d_][^\W_]*(?:['\-/][^\W_]+)*\+{0,2}|[^\W_]+(?:-[^\W_]+)*)
  | (?P<mark>—|->|→|=>|\.\.\.|[^\w\s])
    """.replace("FILE", ENDINGS + "|env").replace("SLOT", SLOT).replace("GROUP", GROUP).replace("MACRO", MACROS).replace("DOTTED", DOTTED)
    .replace("GIVEN", r"""\([^()"']*["'][^()]{0,80}\)""")
    # a sign of Ruby's, behind which its sentence goes on: “`user.admin?` in views”
    .replace("SIGNED", r"[!?](?=\s+[a-z])"),
    re.VERBOSE,
)


def words(text: str) -> tuple[Word, ...]:
    """The words of a sentence, in order."""
    found = []
    bare = plainer(text)
    folders = _folders(bare)
    for match in _WORD.finditer(bare):
        word = match.group(match.lastgroup or 0)
        slashed = match.lastgroup in ("word", "path") and "/" in word
        if slashed and word.rstrip(".:") in _modules():
            found.append(Word(word.rstrip(".:"), "code"))
        elif slashed and word.partition("/")[0] in folders:
            found.append(Word(word.rstrip(".:"), "path"))
        elif slashed and bare.startswith("`", match.end()) and _ALTERNATIVES.fullmatch(word) and not _FOLDER.search(word):
            found.extend((*_sorted("word", word[:-1]), Word("/", "mark")))
        elif match.lastgroup == "code" and _PROJECT.fullmatch(word.strip()) and _PUT.search(bare, 0, match.start()):
            found.append(Word(word.strip().rstrip("/") + "/", "path"))
        elif word in _SOURCES and match.lastgroup == "word" and _PUT.search(bare, 0, match.start()):
            found.append(Word(f"{word}/", "path"))
        else:
            found.extend(_sorted(match.lastgroup or "mark", word))
    return tuple(found)


@cache
def _modules() -> frozenset[str]:
    """Modules that are called by two words with a slash, as alternatives are."""
    return frozenset(shipped.data("rules/lexicon/spelling")["modules"])


def _folders(text: str) -> frozenset[str]:
    """What two different paths begin with: `core` where a sentence speaks of core/a and core/b, which are no alternatives then; and what
    is imported from, where behind it stands what folders inside others are called: mealie/db."""
    seen: dict[str, set[str]] = {}
    for first, rest in _SLASHED.findall(text):
        seen.setdefault(first, set()).add(rest)
    inner, made, sides = (frozenset(shipped.data("rules/lexicon/spelling")[name]) for name in ("inner", "made", "sides"))
    told = (
        (first, rest) for first, rest in _BELOW.findall(text)
        # “from components/Cart”: alternatives are spelled alike
        if rest in made or (rest in inner and first not in inner) or (first in inner and rest[0].isupper())
    )
    below = {first for first, _ in told} | {*_UNDER.findall(text)}
    below |= {first for first, rest in _WITHIN.findall(text) if rest in inner - sides and first not in inner}
    return frozenset(first for first, rest in seen.items() if len(rest) > 1) | below


def spoken(part: tuple[Word, ...]) -> str:
    """Words joined again, for a reason that an author reads."""
    return re.sub(r" ([,.;:)])(?= |$)|(?<=\w) (/) (?=\w)", r"\1\2", " ".join(word.text for word in part))


def singular(word: str) -> str:
    """A noun without its plural ending."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("tuses", "sses")):
        return word[:-2]  # “statuses”, “classes”
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3 else word


def inflected(verb: str) -> tuple[str, ...]:
    """A regular verb in its forms (`tidy up`, `tidies up`, `tidying up`, `tidied up`)."""
    head, space, rest = verb.partition(" ")
    tail = space + rest
    stem = head[:-1] if head.endswith("e") else head
    sibilant = head.endswith(("s", "h", "x", "o"))
    third = head[:-1] + "ies" if head.endswith("y") and head[-2:-1] not in "aeou" else head + ("es" if sibilant else "s")
    past = head[:-1] + "ied" if third.endswith("ies") else stem + "ed"
    return tuple(form + tail for form in (head, third, stem + "ing", past))


def _sorted(group: str, text: str) -> list[Word]:
    if group in ("code", "code2"):
        return _endings(_filled(text.strip()))
    if group in ("symbol", "ending", "template"):
        return [Word(text.strip(), "code")]
    if group in ("quoted", "single"):
        return [Word(text, "code")] if _looks_like_code(text) else [Word(part, "word") for part in text.split()]
    if group == "tag":
        return [Word(text, "code")]
    if group == "path":
        return _path(_filled(text))
    if group == "dunder":
        return [Word(f"**/{text}/**", "path")]
    if group == "word" and "/" in text:
        return [Word(piece, "mark" if piece == "/" else "word") for piece in re.split(r"(/)", text)]
    if group == "word" and HEADER.fullmatch(text):
        return [Word(text, "code")]
    if group == "name" and text.isupper() and text.isalnum():
        return [Word(text, "word")]
    return [Word(text, group)]


def _filled(text: str) -> str:
    """A route with its slots as DESIGN.md writes them: `/orders/{id}`."""
    return _SLOT.sub(r"{\1}", text) if _SLOTTED.fullmatch(text) else text


def _endings(text: str) -> list[Word]:
    """`app.config.js/ts` is two files of one name, and `System.out/err` two members of one class."""
    found, members = _TWO_ENDINGS.fullmatch(text), _MEMBERS.fullmatch(text)
    if members:
        return [word for name in members["names"].split("/") for word in (Word("/", "mark"), Word(members["owner"] + name, "code"))][1:]
    names = [f"{found['name']}.{found[end]}" for end in ("first", "second")] if found else [text]
    return [word for name in names for word in (Word("/", "mark"), Word(name, "code"))][1:]


def _path(text: str) -> list[Word]:
    trimmed = text.rstrip(".:")
    if _MODULE.match(trimmed):
        return [Word(trimmed, "code")]
    marks = [Word(mark, "mark") for mark in text[len(trimmed):]]
    pieces = trimmed.split("/")
    if len(pieces) > 1 and all(map(_FILE_NAME.fullmatch, pieces)):
        return [Word(piece, "mark" if piece == "/" else "path") for piece in re.split(r"(/)", trimmed)] + marks
    if re.fullmatch(r"(?:[A-Za-z\-]+|[A-Z][A-Za-z\d]+)(?:/(?:[A-Za-z\-]+|[A-Z][A-Za-z\d]+))+", trimmed) and not _FOLDER.search(trimmed):
        return [Word(piece, _sort_of_one(piece)) for piece in re.split(r"(/)", trimmed)] + marks
    return [Word(trimmed, "path"), *marks]


def _sort_of_one(piece: str) -> str:
    """What one of several alternatives is: “Gauge/StatusBadge” are a word and a name, “useMemo/useCallback” two names."""
    if piece == "/":
        return "mark"
    return "name" if re.fullmatch(r"(?:[A-Z][a-z0-9]+){2,}|[a-z]+(?:[A-Z][a-z0-9]+)+", piece) else "word"


def _looks_like_code(text: str) -> bool:
    if re.fullmatch(r"[A-Z][a-z]*|[A-Z]+|[a-z]{3,}|eg|ie", text):
        return False
    return re.fullmatch(r"[\w@./*:$<>()#\-]+", text) is not None or text.startswith(("#[", "@", "use ")) or "=" in text
