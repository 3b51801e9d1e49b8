"""Projects of a build that are written with colons, as the folders that they lie in: “`:feature:*` must not depend on `:app:main`”.

Who it is said of, and where something lies; what a build names as it is written stays so. Must not know what is said of them."""

from __future__ import annotations

import re

_SEVERAL = r"(?:[\w-]+:)+(?:[\w-]+|\*)"
# names that a build of several projects gives to one of them
_ONE = r"(?:app|domain|core|shared|common|designsystem|design-system|composeApp|androidApp|feature)"
_DOING = r"(?=\s(?:modules?|projects?|packages?|must|may|should|can|cannot|can't|has|have|never|depends?|is|are|only)\b)"
_PROJECT = re.compile(
    rf"`:(?P<who>{_SEVERAL}|app)`{_DOING}"
    rf"|(?P<place>\b(?:[Ii]n|[Ii]nside|[Ww]ithin|[Oo]utside(?: of)?|[Ee]xcept(?: for| in)?) )`:(?P<there>{_SEVERAL}|{_ONE})`"
)


def as_folders(text: str) -> str:
    """A text with each such project as a folder; one of a single name may as well be a symbol of a language (`:status`)."""
    return _PROJECT.sub(_as_folder, text) if "`:" in text else text


def _as_folder(found: re.Match[str]) -> str:
    name = found["who"] or found["there"]
    return f"{found['place'] or ''}`{name.replace(':', '/')}{'' if ':' in name else '/'}`"
