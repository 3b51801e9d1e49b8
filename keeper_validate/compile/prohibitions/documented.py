"""What is forbidden of a thing that shows in two ways: the image of a service in code and documents, a header as a call and as a text.

Must not know how a document is written, nor what the thing is."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.prohibitions.forbid import forbid
from keeper_validate.compile.sentences.scope import Scope
from keeper_validate.compile.sentences.thing import Made, Thing, Unread
from keeper_validate.values import replace

_ENDINGS = (".yml", ".yaml")
_WRITTEN = (*_ENDINGS, ".json", ".toml")
"""Where a setting may stand that is written out, and not known to be one of deployments."""
# what a library is called for, or a text that code writes: the header of a request
_CALLED_OR_WRITTEN = frozenset({"auth_call", "token"})
_KEPT = frozenset({"change", "remove"})


def forbid_all(thing: Thing, acts: tuple[str, ...], scope: Scope, spared: tuple[str, ...]) -> Made:
    """The checks against doing `acts` to a thing, in code and in documents."""
    if thing.settings and not thing.target:
        return Made(_set(thing, scope), partial=True, doubt=scope.doubt)
    if {*thing.kinds} == _CALLED_OR_WRITTEN:
        if _KEPT & {*acts}:
            raise Unread("structure does not show how such a text is changed")
        called = forbid(replace(thing, kinds=("auth_call",), facet=None, act=""), (), scope, spared)
        written = forbid(replace(thing, kinds=("token",), act="use"), (), scope, spared)
        return replace(called, checks=(*called.checks, *written.checks), partial=True)
    made = forbid(thing, acts, scope, spared)
    return made if _KEPT & {*acts} else replace(made, checks=(*made.checks, *_set(thing, scope)))


def _set(thing: Thing, scope: Scope) -> tuple[Check, ...]:
    """What sets it in a document, where one of them is meant."""
    endings = _WRITTEN if thing.named else _ENDINGS
    within = tuple(glob for glob in scope.within if glob.endswith(endings)) if scope.within else tuple(f"*{end}" for end in endings)
    if not thing.settings or not within:
        return ()
    asked = Check("forbid-new", ("token",), thing.settings, within=within, parameters=(("form", "setting"),))
    return (replace(asked, excepted=scope.excepted, human=scope.human, waive=scope.waive, soft=scope.doubt is not None),)
