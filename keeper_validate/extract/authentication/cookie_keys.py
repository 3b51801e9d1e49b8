"""What the key of a session or a cookie is called, and whether that is a credential: written in place, bound to a name, one of two texts,
a member of an object, a setting or a parameter in a file that speaks of credentials.

Which words tell a credential is the lexicon's to say. Must not know what is done with it."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped
from keeper_validate.extract.expression import Call, Entries, Expression, Name, Opaque, Text, plain
from keeper_validate.extract.indexed import called
from keeper_validate.extract.module import Mention, Module
from keeper_validate.extract.vocabulary import key_words

_NAMING = frozenset({"key", "name"})
# A constant, or a setting that a cookie is named by.
_CONSTANT = re.compile(r"(?:\w+\.)*[A-Z][A-Z0-9_]*\Z|(?:\w+\.)+\w*(?:[nN]ame|[kK]ey)\Z")
# The texts of which a condition chooses one.
_CHOSEN = re.compile(r"[?:]\s*['\"`]([\w.-]+)['\"`]")
# Shorter words are what a thing is called in passing: `s.cookieName`, `ac.cookieName()`.
_LEAST = 2
KEY_WORD = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])")


def names_credential(callee: str, mention: Mention, module: Module, around: bool) -> bool:
    """Whether the key of a session or a cookie is named like a credential, or its name says nothing but what is `around` does; a call
    without a key concerns all of them."""
    if not mention.arguments and not mention.keywords:
        return True
    before = shipped.data("rules/lexicon/auth")["behind"].get(callee, 0)
    given = [value for name, value in mention.keywords if name in _NAMING] or mention.arguments[before:]
    given = given or [value for name, value in mention.keywords if name == "**"]
    keys = [_key(key, mention, module) for key in given[:1]]
    # a text says as much as the name that it is bound to
    called_so = (plain(one) for one in map(_named_in, given[:1]) if isinstance(one, Name) and "." not in one.name)
    words = {word.lower() for key in (*map(plain, keys), *called_so) for word in KEY_WORD.findall(key)}
    said = any(_is_constant(key) or _is_parameter(key, mention, module) for key in keys)
    constant = around and said and {word for word in words if len(word) > _LEAST} <= _silent()
    return words.isdisjoint(shown()) and (constant or not words.isdisjoint(key_words()) or _ends(mention))


def _key(given: Expression, mention: Mention, module: Module) -> Expression:
    """What a cookie is called, by what a call is given: its name, an object that has it, or what is bound to either."""
    return _named_in(_bound(_named_in(_bound(_named_in(given), mention, module)), mention, module))


def _is_parameter(key: Expression, mention: Mention, module: Module) -> bool:
    """Whether a key is what the function around a call is given."""
    around = called(module, mention.within) if isinstance(key, Name) else ()
    return any(given.name == key.name for one in around for given in one.parameters if isinstance(key, Name))


def _bound(key: Expression, mention: Mention, module: Module) -> Expression:
    """The text or the setting that a key is bound to in its function or its file; itself where that is not to be seen."""
    if not isinstance(key, Name) or "." in key.name:
        return key
    scopes = (f"{mention.within}.{key.name}", key.name)
    values = (one.value for name in scopes for one in called(module, name) if one.form == "value")
    return next((one for one in map(_either, values) if isinstance(one, Text | Name | Entries | Call)), key)


def _either(value: Expression | None) -> Expression | None:
    """What one of two texts says, as both of them: `secure ? "__Secure-session" : "session"`."""
    texts = _CHOSEN.findall(value.text) if isinstance(value, Opaque) else ()
    return Text(" ".join(texts)) if texts else value


def _ends(mention: Mention) -> bool:
    """Whether a call without a written key stands in a function that ends a session."""
    around = (part.replace("_", "").lower() for part in mention.within.split("."))
    return not isinstance(mention.arguments[0] if mention.arguments else None, Text | type(None)) and not _ending().isdisjoint(around)


def _named_in(key: Expression) -> Expression:
    """What an object of options calls the cookie: `{name: "session"}`, `{cookie: {name: "session"}}`, `&http.Cookie{Name: "session"}`."""
    while isinstance(key, Entries | Call):
        known = key.entries if isinstance(key, Entries) else key.keywords
        if isinstance(key, Call) and not known:
            return key.function if not key.arguments else key
        key = next((value for name, value in known if name.lower() in ("name", "key", "cookie")), Text(""))
    return key


@cache
def _ending() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["ending"])


def _is_constant(key: Expression) -> bool:
    return isinstance(key, Name) and _CONSTANT.match(key.name) is not None


@cache
def _silent() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/auth")["silent"])


@cache
def shown() -> frozenset[str]:
    """The words of keys that hold how something is shown, whosever it is."""
    return frozenset(shipped.data("rules/lexicon/auth")["shown"])
