"""How names, patterns and places are held against each other: words of a name, globs, /regular expressions/, vault locations.

Pure. Must not know elements or clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from os.path import splitext

from keeper_validate import shipped
from keeper_validate.pathglob import lies_in, matches

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+|[^\W\d_a-zA-Z]+")
_MAJOR = re.compile(r"/v\d+$")
_PARAMETER = re.compile(r"\{[^}/]*\}|:[A-Za-z_]\w*|<[^>/]*>|\[[^\]/]*\]")
_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY", "WEBSOCKET", "QUERY", "MUTATION", "SUBSCRIPTION"})


@lru_cache(maxsize=4096)
def words(name: str) -> tuple[str, ...]:
    """The words of a name in lower case: `HTTPClient2`, `http_client_2` and `http-client-2` are alike."""
    return tuple(word.lower() for word in _WORD.findall(name))


def singular(word: str) -> str:
    """A word without its plural ending, for comparing only."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    whole = word.endswith(("ss", "us")) or (word.endswith("is") and word[:-1] not in _in_i())
    return word[:-1] if word.endswith("s") and not whole and len(word) > 2 else word


@cache
def _in_i() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/inflection")["in_i"])


def stems(name: str) -> frozenset[str]:
    """The words of a name that carry meaning, for finding what is akin."""
    return frozenset(singular(word) for word in words(name) if len(word) > 2)


def same_name(one: str, other: str, kind: str = "") -> bool:
    """Whether two names say the same, whatever their case style or the spelling of their parameters."""
    return one == other or name_key(one, kind) == name_key(other, kind)


def near_name(name: str, seed: str) -> bool:
    """The seed's words all occur in the name: `ProfileModal` is near `Modal`, `UserService2` near `UserService`."""
    sought, held = {singular(word) for word in words(seed)}, {singular(word) for word in words(name)}
    return bool(sought) and sought <= held


@lru_cache(maxsize=8192)
def name_key(name: str, kind: str = "") -> tuple[str, ...]:
    """What two spellings of one name have in common."""
    if kind in ("route", "page"):
        return route_shape(name)
    if kind == "dependency":
        return (_MAJOR.sub("", name.rpartition(":")[2].lower()),)
    return (name,) if kind in ("env_var", "scope") else words(name) or (name,)


def route_shape(name: str) -> tuple[str, str]:
    """Method and path of a route with every parameter blanked."""
    method, _, path = name.strip().rpartition(" ")
    return method.strip().upper(), _PARAMETER.sub("{}", path).rstrip("/") or "/"


def lives_at(location: str | None, path: str) -> bool:
    """Whether a vault location (`src/ui/Modal.tsx`, `ui/Modal.tsx:12`, `src/ui/`) names a path."""
    if not location:
        return False
    place = re.split(r"[\s(]|:\d", location.strip(), maxsplit=1)[0].removeprefix("./").removeprefix("/")
    return bool(place) and (path == place or path.endswith("/" + place) or matches(path, place.rstrip("/") + "/**"))


def alternatives(target: str) -> tuple[str, ...]:
    """The parts of `a,b` and of `/x,y/,b`: commas inside a regular expression or braces do not divide."""
    parts = re.findall(r"/(?:\\.|[^/\\])*?/(?=\s*(?:,|$))|(?:\{[^}]*\}|[^,{])+|\{", target)
    return tuple(part.strip() for part in parts if part.strip())


def names(target: str | None, name: str, kind: str = "") -> bool:
    """Whether a target (word, identifier, glob, /regex/; comma = any of) names an element of a kind; no target names every one."""
    if target is None or names_plainly(target, name, kind):
        return True
    read = skeleton(name)
    return read != name and names_plainly(target, read, kind)


def names_plainly(target: str, name: str, kind: str = "") -> bool:
    """As `names`, of the very characters only: what only looks like an exception is none."""
    return any(_one(part, name, kind) for part in alternatives(target))


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """A name as a reader sees it: without characters that do not show, letters of other scripts as the Latin ones that they look like."""
    if name.isascii():
        return name
    from unicodedata import category, normalize

    # what is normalized may look like another letter than what was written: ϲ becomes ς
    return latin(char for char in normalize("NFKC", latin(name)) if category(char) != "Cf")


def latin(text: Iterable[str]) -> str:
    """A text with the letters of other scripts as the Latin ones that they look like."""
    alike = shipped.data("rules/lexicon/confusables")
    return "".join(str(alike.get(char, char)) for char in text)


def _one(pattern: str, name: str, kind: str) -> bool:
    if len(pattern) > 1 and pattern[0] == pattern[-1] == "/" and not (kind in ("route", "page", "file") and _plain_path(pattern)):
        return _regex(pattern[1:-1]).search(name) is not None
    if kind == "file":
        return lies_in(name, (pattern,)) or (_is_word(pattern) and _has_words(pattern, name))
    if kind in ("route", "page"):
        return _route(pattern, name, kind)
    if any(char in pattern for char in "*?"):
        return _glob(pattern).match(name) is not None
    if kind == "type" and _is_word(pattern):
        return _is_type_of(pattern, name)
    if same_name(pattern, name, kind) or name.rpartition(":")[2] == pattern:
        return True
    if kind == "enum" and len(words(pattern)) > 1 and same_name(pattern, name.rpartition(".")[2]):
        return True  # `order_state` is one field of `Shop.Order`, as `OrderState` inside a class is; of `Status` there are many
    if kind == "dependency" and "/" in pattern and name.endswith(f"/{pattern}"):
        return True  # `gorilla/websocket` as a manifest has it, with its host
    if kind == "table" and _is_word(pattern) and " " not in pattern and singular(pattern) != pattern:
        # `users` is the name of one table, as the model `User` is, where `user` is a noun: `user_profiles` is another one
        return [singular(word) for word in words(name.rpartition(".")[2])] == [singular(pattern)]
    return _is_word(pattern) and _has_words(pattern, name)


def _plain_path(pattern: str) -> bool:
    return re.fullmatch(r"/[\w/{}:.-]*/", pattern) is not None


def _is_word(pattern: str) -> bool:
    """A noun of prose (`modal`, `user profile`), which names whatever is called after it; an identifier names only itself."""
    return re.fullmatch(r"[a-z0-9]+(?:[ -][a-z0-9]+)*", pattern) is not None


def _has_words(pattern: str, name: str) -> bool:
    sought, found = [singular(word) for word in words(pattern)], [singular(word) for word in words(name)]
    squeezed = "".join(sought)
    return any(found[start : start + len(sought)] == sought for start in range(len(found))) or squeezed in found


def _is_type_of(pattern: str, name: str) -> bool:
    """Whether a plain type is what a noun of prose means, and not something else that is called after it: `IssueResponse` is an issue,
    `IssueRowProps` is none."""
    beside = shipped.data("rules/lexicon/shapes")["type_words"]
    sought = [singular(word) for word in words(pattern) if word not in beside]
    found = [singular(word) for word in words(name) if word not in beside]
    return found == (sought or [singular(word) for word in words(pattern)])


def _route(pattern: str, name: str, kind: str) -> bool:
    method, _, path = name.rpartition(" ")
    if pattern.upper() == pattern and pattern.upper() in _METHODS:
        return method == pattern
    wanted, _, place = pattern.rpartition(" ")
    if "/" not in pattern and not path.startswith("/"):
        return _procedure(wanted, place, method, path)
    if "/" not in pattern:
        said = _is_word(pattern) and _has_words(pattern, _PARAMETER.sub("", path))  # what a part is filled with is not what it is about
        return said or ("*" in pattern and _glob(pattern).match(path) is not None)
    if wanted and wanted.upper() != method.upper() and kind == "route":
        return False
    if any(char in place for char in "*?"):
        return _glob(place).match(path) is not None
    shape, sought = route_shape(path)[1], route_shape(place)[1]
    return shape == sought or (not wanted and shape.startswith(sought.rstrip("/") + "/"))


def _procedure(method: str, pattern: str, called: str, path: str) -> bool:
    """Whether a pattern without a slash names a procedure: by its dotted path, a glob over that, or a word in it."""
    whole = f"{method} {pattern}".strip()
    if _is_word(whole):
        return _has_words(whole, path)
    return method.upper() in ("", called) and (path == pattern or path.startswith(f"{pattern}.") or _glob(pattern).match(path) is not None)


@lru_cache(maxsize=256)
def _regex(text: str) -> re.Pattern[str]:
    return re.compile(text)


@lru_cache(maxsize=256)
def _glob(pattern: str) -> re.Pattern[str]:
    """A glob over a name; lower-case globs match any case, those with capitals only as written."""
    text = "".join({"*": ".*", "?": "."}.get(char, re.escape(char)) for char in pattern)
    return re.compile(text + r"\Z", re.IGNORECASE if pattern == pattern.lower() else 0)


def is_of_another_language(path: str, target: str) -> bool:
    """Whether a file is of a language that cannot end as all the forms do: `test_user.py`, where tests end in `.test.ts`."""
    families = shipped.data("rules/lexicon/spelling")["suffixes"].values()
    own = [family for family in families if splitext(path)[1].lower() in family]
    asked = [splitext(part)[1] for part in alternatives(target)]
    return bool(own) and all(any(ending in family for family in families) and ending not in own[0] for ending in asked)


def is_no_source(path: str) -> bool:
    """Whether a file is of no language that is read, so that a tool may set its name: `orders_by_day.pipe`, `vite@5.patch`."""
    families = shipped.data("rules/lexicon/spelling")["suffixes"].values()
    return all(splitext(path)[1].lower() not in family for family in families)
