"""YAML as it is deployed by: the schemas of a document, and the technologies whose images it runs (Compose, services of a
workflow), or that its kinds are of. Must not know which tool reads the file, nor any image or kind (`rules/lexicon/`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.formats import jsonschema

_KIND = re.compile(rb"^kind:[ \t]*([A-Z]\w*)", re.ASCII | re.MULTILINE)
_IMAGE = re.compile(rb"""\bimage["']?:[ \t]*["']?([\w.\-/]+(?::\d+/[\w.\-/]+)?)""")


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a document that is a schema, and the technologies of one that names images."""
    found, gaps = jsonschema.elements(source)
    deployed = tuple(_deployments(source)) if b"apiVersion:" in source else ()
    return ((*found, *deployed, *_technologies(source)) if b"image" in source else (*found, *deployed)), gaps


def _deployments(source: bytes) -> Iterator[Element]:
    """What documents are written for, each at the first that is of a kind."""
    seen: set[str] = set()
    for match in _KIND.finditer(source):
        kind, line = match[1].decode("ascii"), source.count(b"\n", 0, match.start()) + 1
        for technology, kinds in shipped.data("rules/lexicon/deployed").items():
            if technology not in seen and ("*" in kinds or kind in kinds):
                seen.add(technology)
                shown = (Facet("evidence", "manifest", kind),)
                yield Element("technology", technology, "", line, line, "yaml", exported=False, facets=shown)


def _technologies(source: bytes) -> Iterator[Element]:
    seen: set[str] = set()
    for match in _IMAGE.finditer(source):
        start = source.rfind(b"\n", 0, match.start()) + 1
        name = match[1].decode("ascii", "replace").rpartition("/")[2].lower()
        technology = _runs().get(name)
        if technology is not None and technology not in seen and b"#" not in source[start : match.start()]:
            seen.add(technology)
            line = source.count(b"\n", 0, match.start()) + 1
            yield Element("technology", technology, "", line, line, "yaml", exported=False, facets=(Facet("evidence", "image", name),))


@cache
def _runs() -> dict[str, str]:
    return {image: technology for technology, images in shipped.data("rules/lexicon/images").items() for image in images}
