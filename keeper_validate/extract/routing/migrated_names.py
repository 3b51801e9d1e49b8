"""What a migration written as code calls its tables by, where that is a constant of its class, a property or a variable: the texts are put
in where the names stand. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Name, Opaque, Text, plain
from keeper_validate.extract.module import Module
from keeper_validate.values import replace

_KIND = "naming"


def texts_of(module: Module, rules: str) -> dict[str, Text]:
    """The texts that the classes of a file keep for these rules, by all that they are called within it."""
    found = dict[str, Text]()
    for record in module.records:
        name, value = record.first("name"), record.first("value")
        if record.setting("kind") == _KIND and record.setting("rules") == rules and name is not None and value is not None:
            kept, form = plain(name.value), record.setting("called") or ""
            if isinstance(value.value, Text):
                found.update((one.replace("{}", kept.removeprefix("$")), value.value) for one in form.split())
    return found


def with_texts(body: Expression, texts: Mapping[str, Text]) -> Expression:
    """The body of a migration with the texts in place of their names, and of the variables that it keeps one in."""
    return _put_in(body, {**texts, **_kept(body)})


def _kept(body: Expression) -> dict[str, Text]:
    """Variables that are given one text, and nothing else."""
    given = dict[str, list[Expression]]()
    for name, value in _given(body):
        given.setdefault(name, []).append(value)
    return {name: values[0] for name, values in given.items() if len(values) == 1 and isinstance(values[0], Text)}


def _given(body: Expression) -> Iterator[tuple[str, Expression]]:
    for one in body.values if isinstance(body, Items) else body.arguments if isinstance(body, Call) else ():
        if isinstance(one, Call) and one.function == Name("=") and len(one.arguments) > 1:
            yield plain(one.arguments[0]), one.arguments[1]
        elif isinstance(one, Call):
            yield from _given(one)


def _put_in(expression: Expression, texts: Mapping[str, Text]) -> Expression:
    if isinstance(expression, Name | Opaque):
        return texts.get(expression.name if isinstance(expression, Name) else expression.text, expression)
    if isinstance(expression, Items):
        return replace(expression, values=tuple(_put_in(one, texts) for one in expression.values))
    if isinstance(expression, Joined):
        return _joined(tuple(_put_in(one, texts) for one in expression.parts))
    if isinstance(expression, Call):
        first = expression.arguments[:1] if expression.function == Name("=") else ()
        given = tuple(_put_in(one, texts) for one in expression.arguments[len(first):])
        named = tuple((key, _put_in(one, texts)) for key, one in expression.keywords)
        return replace(expression, arguments=(*first, *given), keywords=named)
    return expression


def _joined(parts: tuple[Expression, ...]) -> Expression:
    texts = [one.value for one in parts if isinstance(one, Text)]
    return Text("".join(texts)) if len(texts) == len(parts) else Joined(parts)
