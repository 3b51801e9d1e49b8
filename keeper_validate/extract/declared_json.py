"""Dependencies declared in JSON: npm's `package.json` and Composer's `composer.json`. Must not look at lock files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.extract.declared import Declared, NotAManifest
from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.yaml import Mapping as Object
from keeper_validate.yaml import Scalar

_NPM = {"dependencies": "main", "devDependencies": "dev", "peerDependencies": "peer", "optionalDependencies": "optional"}
_COMPOSER = {"require": "main", "require-dev": "dev"}


def package_json(data: bytes) -> Iterator[Declared]:
    """The packages of npm's four groups."""
    yield from _groups(data, _NPM)


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
    for key, value in top.items:
        group = groups.get(key.text)
        if group is None or not isinstance(value, Object):
            continue
        for name, constraint in value.items:
            yield Declared(name.text, group, constraint.text if isinstance(constraint, Scalar) else "", name.line)
