"""Which sections of the lexicon's services a name fits. Must not know what is called so, nor what it does."""

from __future__ import annotations

from functools import lru_cache

from keeper_validate import shipped
from keeper_validate.extract.module import Definition, Mention
from keeper_validate.extract.spelled_like import Patterns, spelled_like


def is_named(section: str, definition: Definition) -> bool:
    """Whether a definition has a name of a section."""
    return section in sections(definition.name.rpartition(".")[2], "class" if definition.form == "class" else "function")


def asks_of(mention: Mention, definition: Definition, family: str) -> bool:
    """Whether a definition leaves it to an object that nothing leads to: `user.comparePassword(given)`, `this.authService.revoke(user)`; an
    interface that is handed in may be asked for more by what is named like what makes or checks a credential."""
    of, _, name = mention.name.rpartition(".")
    if mention.use == "call" and patterns("asked_whole", "").fit(plainly(of.rpartition(".")[2])):
        return True
    handed_in = family in shipped.data("rules/lexicon/auth")["services"]["asked_of_interfaces"]["families"] and is_named("made", definition)
    known = (patterns("asked_of", ""), *((patterns("asked_of_interfaces", "names"),) if handed_in else ()))
    asked = of and mention.use == "call" and any(one.fit(word) for one in known for word in (name, plainly(name)))
    return bool(asked) and plainly(name) != plainly(definition.name.rpartition(".")[2])


def plainly(name: str) -> str:
    """A name as the lexicon spells it, however its words are joined."""
    return name.replace("_", "").lower()


@lru_cache(maxsize=32768)
def sections(name: str, form: str) -> frozenset[str]:
    """The sections of the lexicon whose patterns a name fits."""
    plain = plainly(name)
    found = {section for section in ("names", "direct", "made", "refusing") if patterns(section, "").fit(plain)}
    if patterns("certain", form).fit(plain) and not patterns("unsure", "").fit(plain):
        found.add("certain")
    if "made" in found and patterns("unmade", "").fit(plain):
        found.remove("made")
    if "refusing" in found and patterns("unasking", "").fit(plain):
        found.remove("refusing")
    return frozenset(found) if found and not patterns("excluded", "").fit(plain) else frozenset()


@lru_cache(maxsize=8)
def patterns(section: str, form: str) -> Patterns:
    listed = shipped.data("rules/lexicon/auth")["services"][section]
    return spelled_like(listed[form] if form else listed)
