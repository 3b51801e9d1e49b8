"""Dependencies declared in JSON: npm's `package.json` and Composer's `composer.json`. Must not look at lock files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.extract.manifests.declared import Declared, NotAManifest, lies_beside
from keeper_validate.values import replace
from keeper_validate.yaml import Mapping as Object
from keeper_validate.yaml import Scalar

_NPM = {"dependencies": "main", "devDependencies": "dev", "peerDependencies": "peer", "optionalDependencies": "optional"}
_INSTEAD = {"overrides": "override", "resolutions": "override"}
# The key under which a package manager has its own `overrides`.
_NESTED = "pnpm"
_ALIAS = re.compile(r"npm:(@?[^@\s]+)")
_HOSTED = re.compile(r"(?:(?:git\+)?(?:https?|ssh|git)://\S*?/|(?:github|gitlab|bitbucket):[\w.-]+/|git@\S+?/|\w[\w.-]*/)([\w.-]+?)(?:\.git)?(?:#\S*)?")
_PACKED = re.compile(r"https?://\S*?/((?:@[\w.-]+/)?[\w.-]+)/-/\S+\.tgz(?:[?#]\S*)?")
_LINKED = frozenset({"file", "link", "portal"})
_COMPOSER = {"require": "main", "require-dev": "dev"}


def package_json(data: bytes) -> Iterator[Declared]:
    """The packages of npm's four groups; one that is another under a name of the project's own is that other."""
    for one in _groups(data, _NPM):
        alias = _ALIAS.match(one.constraint) or _PACKED.fullmatch(one.constraint)
        hosted = _HOSTED.fullmatch(one.constraint) if alias is None else None
        yield replace(one, name=alias[1]) if alias is not None else one
        if hosted is not None and hosted[1] != one.name.rpartition("/")[2]:
            yield replace(one, name=hosted[1])
    for one in _groups(data, _INSTEAD):
        alias = _ALIAS.match(one.constraint)
        if alias is not None:
            yield replace(one, name=alias[1])


def composer_json(data: bytes) -> Iterator[Declared]:
    """The packages of Composer's two groups; PHP itself and its extensions are none."""
    yield from (one for one in _groups(data, _COMPOSER) if "/" in one.name)


def _groups(data: bytes, groups: Mapping[str, str]) -> Iterator[Declared]:
    try:
        top = root(data)
    except NotJson as error:
        raise NotAManifest(f"not JSON: {error}") from error
    if not isinstance(top, Object):
        raise NotAManifest("a manifest is a JSON object, and this is none")
    nested = (one for key, value in top.items if key.text == _NESTED and isinstance(value, Object) for one in value.items)
    for key, value in (*top.items, *nested):
        group = groups.get(key.text)
        if group is None or not isinstance(value, Object):
            continue
        for name, constraint in value.items:
            told = constraint.text if isinstance(constraint, Scalar) else ""
            start, _, path = told.partition(":")
            own = start == "workspace" or (start in _LINKED and lies_beside(path))
            yield Declared(name.text, group, told, name.line, own)
