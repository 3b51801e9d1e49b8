"""What a source of Swift imports, as technologies, each at its first import. Must not know what an import of one means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.element import Element, Facet
from keeper_validate.extract.vocabulary import vocabulary

_IMPORT = re.compile(
    rb"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?([A-Za-z_]\w*)", re.MULTILINE,
)


def technologies(source: bytes) -> Iterator[Element]:
    """One element for each technology whose module is imported."""
    known = vocabulary("swift").modules
    seen: set[str] = set()
    for found in _IMPORT.finditer(source):
        module = found[1].decode()
        for technology in known.get(module, ()):
            if technology not in seen:
                seen.add(technology)
                line = source.count(b"\n", 0, found.start(1)) + 1
                facets = (Facet("evidence", "import", module),)
                yield Element("technology", technology, "", line, line, "swift", exported=False, facets=facets)
