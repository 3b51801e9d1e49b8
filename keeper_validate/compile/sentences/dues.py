"""Sentences about routes and data in whatever words, as the plain ones that are read: “`tenant_id` is required on all tables”, “IDs → UUID”,
“updates use PUT”.

Their forms are data (`rules/lexicon/dues.yaml`). Knows what fits a slot of a form; must not know what the plain sentence means."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.facts import phrases
from keeper_validate.compile.vocabulary.words import singular
from keeper_validate.values import dataclass

_MOST, _LONGEST = 9, 400
_ARTICLE = re.compile(r"(?:an?|the|its|their|explicit|own|appropriate|proper) ", re.IGNORECASE)
_CODE = r"(?:`[^`]+`|@\w+|[a-z]+_\w+)"
_CODES = re.compile(rf"{_CODE}(?:(?:, and |, | and | ?\+ ?| ?/ ?){_CODE})*(?: (?P<noun>[a-z]+))?")
_CALL = re.compile(r"`?[\w.]+\([^()]*\)`?")
# a sentence from where one may begin to where it ends
_SENTENCE = re.compile(r"(?:\A\W{0,4}|(?<=[.;!])\s+)(?P<said>[^\s].*?)(?=[.;!](?:\s|\Z)|\s[—–-]\s|\s?\(|:?\Z)", re.DOTALL)
_BOLD = re.compile(r"\*\*([^*`]+)\*\*")
_LABEL = re.compile(r"(?P<label>[A-Z][\w/& -]{2,40}: )(?=[A-Z])")
_SLOTS = {
    "who": r"(?P<who>(?:`[^`]+` |[\w/-]+ ){0,3}?[\w-]+)", "what": r"(?P<what>\S.*?)", "path": r"(?P<path>`?(?:[\w.@-]+/)+[\w.@-]*`?)",
    "names": r"(?P<names>{0}(?:(?:, and |, or |, | and | or | ?/ ?){0})*)".format(r"(?:`[\w-]+`|\"[\w-]+\"|'[\w-]+')"),
    "version": r"(?P<version>v\d+)", "is": r"(?: ?:| →| ->| =>| [–—])",
    "whole": "(?P<every>all of the|all the|all|every single|every|each)", "aim": r"for (?:(?:all|any|the|request|response|input|output|body|payload|query|parameter|runtime|data|schema)(?:/| and | or |, | ))*(?:validation|documentation)",
    "numbers": r"(?:(?:plain |magic )?(?:integers?|numeric|ints?|numbers?)(?: (?:enums?|codes?|values?|constants?))?)", "zoned": r"(?:a )?`?\{? ?(?:withTimezone: ?true|with ?time ?zone) ?\}?`?",
    "schema": r"(?:with|using|against|through|via|by) (?:an? |its |their |the )?(?:\w+ )?(?:schemas?|models?|dtos?)",
}


@dataclass(frozen=True, slots=True)
class _Form:
    """`known`: only what is known to be had is meant (in `words`: by no piece of code); `besides`: what it says as well, where another thing is rejected."""

    says: re.Pattern[str]
    plainly: str
    besides: str
    known: str
    at_once: bool


def due(text: str, at_once: bool = False) -> str:
    """The text with each such sentence said plainly: of the forms that are read so `at_once`, or of those that may be read as they stand."""
    if len(text) > _LONGEST:
        return text
    return _SENTENCE.sub(lambda found: found[0].replace(found["said"], _plainly(found["said"], at_once), 1), text)


def _plainly(said: str, at_once: bool) -> str:
    bare = _BOLD.sub(r"\1", said)
    for form in _forms():
        found = form.says.fullmatch(bare) if form.at_once is at_once else None
        made = _made(form, {name: slot for name, slot in found.groupdict().items() if slot}) if found else ""
        if made:
            return made
    label = _LABEL.match(said)
    return f"{label['label']}{_plainly(said[label.end():], at_once)}" if label else said


def _made(form: _Form, held: dict[str, str]) -> str:
    """What a form says plainly of what its slots hold; nothing where something of it fits none."""
    if not all(check(held, form) for name, check in _FITS.items() if name in held):
        return ""
    put = {name: fill(held) for name, fill in _FILLED.items()} | {name: held[name] for name in held if name not in _FILLED}
    said = "".join((form.plainly.format_map(put), f". {form.besides.format_map(put)}" if form.besides and "other" in held else ""))
    return said[:1].upper() + said[1:] + (f" {held['rest'].strip(', ')}" if "rest" in held else "")


def _every(held: dict[str, str]) -> str:
    who = held.get("who", "")
    return held.get("every") or ("every" if singular(who) == who else "all")


def _verb(held: dict[str, str]) -> str:
    said, what = (held.get("verb") or held.get("adding") or "").lower(), held.get("what", "")
    if said in _list("kept"):
        return said
    return "call" if _CALL.fullmatch(what) and not what.startswith(("`@", "@", "`[")) else "have"


def _others(held: dict[str, str]) -> str:
    named = set(re.findall(r"[A-Z]+", held.get("methods", "")))
    return " or ".join(one for one in lexicon.mapping("dues", "methods") if one not in named)


def _is_noun(held: dict[str, str], form: _Form) -> bool:
    words = held["who"].lower().replace("`", "").split()
    apart = any(word in _list("apart") or word in _list("beside") for word in words)
    return not apart and any(_means(" ".join(words[at:])) for at in range(len(words)))


def _means(phrase: str) -> bool:
    entry = lexicon.entry(phrase)
    return phrase in _list("others") or (entry is not None and not _list("kinds").isdisjoint(entry.kinds))


def _is_had(held: dict[str, str], form: _Form) -> bool:
    """Whether it is something that a thing has: a piece of code, or a noun phrase of a few words that says nothing else."""
    plain = re.sub(r"`[^`]*`", "`x`", held["what"])
    words = re.findall(r"[\w'-]+", plain.lower())
    if not 0 < len(words) <= _MOST or not _list("apart").isdisjoint(words):
        return False
    return not form.known or _is_known(_ARTICLE.sub("", held["what"].strip()), form.known == "code")


def _is_known(what: str, code: bool) -> bool:
    fact = re.fullmatch(phrases(), what, re.IGNORECASE) is not None
    return fact or bool(pairs.companion(what.lower())) or (code and _CODES.fullmatch(what) is not None)


def _changes(held: dict[str, str], form: _Form) -> bool:
    return "{rival}" not in form.plainly or held["method"].upper() in lexicon.mapping("dues", "rivals")


_FITS: dict[str, Callable[[dict[str, str], _Form], bool]] = {"who": _is_noun, "what": _is_had, "method": _changes}
_FILLED: dict[str, Callable[[dict[str, str]], str]] = {
    "every": _every, "verb": _verb, "others": _others, "modal": lambda held: "should" if held.get("modal", "").lower() in _list("weak") else "must",
    "ban": lambda held: "Avoid" if held.get("modal", "").lower() in _list("weak") else "Never use",
    "rival": lambda held: lexicon.mapping("dues", "rivals").get(held.get("method", "").upper(), ""), "what": lambda held: held.get("what", "").strip(),
}


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(map(str, lexicon.mapping("dues", name)))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(_form(one) for one in lexicon.mapping("dues", "forms").values())


def _form(told: dict[str, str]) -> _Form:
    at_once = "{what}" not in told["says"]
    end = rf"(?P<rest>,? (?:{_any(_list('bounds' if at_once else 'behind'))})\b.*)?"
    says = re.compile(_filled(told["says"], _put()) + end, re.IGNORECASE)
    return _Form(says, told["plainly"], told.get("besides", ""), told.get("known", ""), at_once)


@cache
def _put() -> dict[str, str]:
    """What stands for each name in braces."""
    held = ("modal", "verb", "adding", "every", "parts")
    put = {name: rf"(?P<{name}>{_any(_list(name))})" if name in held else f"(?:{_any(_list(name))})" for name in _LISTS}
    method = rf"`?(?:{_any(_list('methods'))})`?"
    put |= _SLOTS | {"any": f"(?:(?P<every>{_any(_list('every'))}) )?", "value": rf"(?P<value>(?:{_any(_values())})(?: (?:columns|fields|values|types))?)"}
    put |= {"type": rf"(?P<type>{_of_type()})", "other": rf"(?P<other>{_of_type()})"}
    put["rejecting"] = rf",? \(?(?:and |but )?(?:not|never|no|rather than|instead of|over)(?: use)?(?: as)?(?: an?)? {put['other']}\)?"
    put["apart"] = f"(?:{put['rejecting']})?"
    put["input"] = f"(?:(?:{_any(_list('incoming'))})(?:,? |/))*(?:{_any(_list('incoming'))})"
    put |= {"method": rf"`?(?P<method>{_any(_list('methods'))})`?", "method2": method, "other_method": rf"`?(?P<other_method>{_any(_list('methods'))})`?"}
    return put | {"methods": rf"(?P<methods>{method}(?:(?:, and |, or |, | and | or | ?/ ?){method})*)"}


_LISTS = ("every", "ensuring", "modal", "adverbs", "verb", "demanded", "beside", "adding", "making", "renumber", "taken", "parts")


def _values() -> frozenset[str]:
    shapes = lexicon.mapping("shapes")
    return frozenset(word for one in shapes["value_names"].values() for word in one["words"]) | frozenset(shapes["keys"])


def _of_type() -> str:
    shapes = lexicon.mapping("shapes")
    named = (*shapes["key_types"].values(), *shapes["exact"]["types"], *shapes["value_types"].values(), *shapes["column_types"].values())
    words = frozenset(word for one in named for word in one["words"])
    return rf"`?(?:{_any(words)})(?:\(\d+(?:, ?\d+)?\))?`?(?: (?:{_any(frozenset(shapes['exact']['idle']))}))*"


def _any(words: frozenset[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


def _filled(says: str, put: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: put[found[1]], says)
