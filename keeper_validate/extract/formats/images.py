"""YAML as it is deployed by: the schemas of a document, and the technologies whose images it runs (Compose, Kubernetes, services of a
workflow). Must not know which tool reads the file, nor any image (`rules/lexicon/images.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element, Facet, Gap
from keeper_validate.extract.formats import jsonschema

_IMAGE = re.compile(rb"""\bimage["']?:[ \t]*["']?([\w.\-/]+(?::\d+/[\w.\-/]+)?)""")


def elements(source: bytes) -> tuple[tuple[Element, ...], tuple[Gap, ...]]:
    """The enums of a document that is a schema, and the technologies of one that names images."""
    found, gaps = jsonschema.elements(source)
    return ((*found, *_technologies(source)) if b"image" in source else found), gaps


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
