"""What a parameter is called by its type, and what a field of it is where the type says that something from outside the tree stands there:
`context.app` of `(context: { app: Hono })`. Must not ask who calls."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.expression import Expression, Name
from keeper_validate.extract.naming.site import External, Site, Target


def given_name(
    site: Site, depth: int, qualified: Callable[[str, str, Expression, int], str], follow: Callable[[str, str, str, int], Target],
) -> str:
    """The qualified name of a parameter, or of what it holds."""
    if site.definition is None or site.parameter is None:
        return ""
    typed, scope = site.definition.parameters[site.parameter].annotation, site.definition.name.rpartition(".")[0]
    field, dot, further = site.rest.partition(".")
    if field and isinstance(typed, Name) and isinstance(follow(site.path, scope, typed.name, depth + 1), Site):
        held = follow(site.path, scope, f"{typed.name}.{field}", depth + 1)
        if isinstance(held, External):
            return f"{held.name}(){dot}{further}"
        kept = held.definition if isinstance(held, Site) and not held.rest and held.parameter is None else None
        if isinstance(held, Site) and kept is not None and kept.form == "annotation" and kept.annotation is not None:
            said = qualified(held.path, kept.name.rpartition(".")[0], kept.annotation, depth + 1)
            if said and "#" not in said:
                return f"{said}(){dot}{further}"
    rest = f".{site.rest}" if site.rest else ""
    annotation = qualified(site.path, scope, typed, depth + 1) if typed else ""
    return f"{annotation}(){rest}" if annotation else f"{site.path}#{site.definition.name}#{site.parameter}{rest}"
