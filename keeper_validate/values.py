"""`dataclass`, `field` and `replace` as in the standard library's `dataclasses`, as far as this program uses them, at a tenth of its cost.

A run imports more than a hundred value types; the library compiles six functions for each, this compiles one when the first value is
made. A type checker sees the library's own. Must not know any type."""

from __future__ import annotations

from operator import attrgetter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import replace as replace
else:
    _ABSENT = object()
    _FEW = 3

    def dataclass(*, frozen=False, slots=False):
        """Makes a class of annotated fields a value type; a frozen one can be a key."""
        return lambda made: _value_type(made, frozen, slots)

    def field(*, default=_ABSENT, default_factory=None):
        """A field with a default, or with one that is made anew for each value."""
        return _Field("", default, default_factory)

    def replace(value, /, **changes):
        """A copy of a value with some fields changed."""
        for name in value.__dataclass_fields__:
            if name not in changes:
                changes[name] = getattr(value, name)
        return value.__class__(**changes)

    class _Field:
        """One field, with the attributes by which the library's `replace` and `is_dataclass` know it."""

        __slots__ = ("default", "default_factory", "name")
        init, _field_type = True, None

        def __init__(self, name, default=_ABSENT, default_factory=None):
            self.name, self.default, self.default_factory = name, default, default_factory

    def _value_type(made, frozen, slots):
        fields = {}
        for parent in made.__mro__[-1:0:-1]:
            fields.update(getattr(parent, "__dataclass_fields__", {}))
        own = made.__annotations__
        for name in own:
            given = made.__dict__.get(name, _ABSENT)
            fields[name] = _Field(name, given.default, given.default_factory) if isinstance(given, _Field) else _Field(name, given)
        body = {key: value for key, value in made.__dict__.items() if key not in own and key not in ("__dict__", "__weakref__")}
        body.update(_methods(fields, frozen), __dataclass_fields__=fields, __match_args__=tuple(fields))
        if slots:
            body["__slots__"] = tuple(own)
        return type(made)(made.__name__, made.__bases__, body)

    def _methods(fields, frozen):
        taken = attrgetter(*fields) if fields else lambda value: ()

        def __init__(self, *values, **named):
            made = next(one for one in type(self).__mro__ if one.__dict__.get("__init__") is __init__)
            made.__init__ = _compiled(made, fields, frozen)
            made.__init__(self, *values, **named)

        def __eq__(self, other):
            return taken(self) == taken(other) if other.__class__ is self.__class__ else NotImplemented

        def __repr__(self):
            return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in fields)})"

        methods = {"__init__": __init__, "__eq__": __eq__, "__repr__": __repr__, "__hash__": None}
        if frozen:
            methods.update(__hash__=lambda self: hash(taken(self)), __setattr__=_refused, __delattr__=_refused)
        return methods

    def _compiled(made, fields, frozen):
        """The constructor, written out; few slots are filled by their descriptors, which a frozen value's own `__setattr__` does not bar,
        many in half the time while the value is of a class that is not frozen yet."""
        parameters, lines, scope = ["self"], [], {"set_": object.__setattr__}
        opened = frozen and len(fields) > _FEW and "__slots__" in made.__dict__
        if opened:
            scope.update(become_=object.__dict__["__class__"].__set__, open_=_opened(made), frozen_=made)
            lines.append(" become_(self, open_)")
        for name, one in fields.items():
            value = name
            if one.default_factory is not None:
                scope[f"make_{name}"], scope["absent_"] = one.default_factory, _ABSENT
                parameters.append(f"{name}=absent_")
                value = f"make_{name}() if {name} is absent_ else {name}"
            elif one.default is not _ABSENT:
                scope[f"default_{name}"] = one.default
                parameters.append(f"{name}=default_{name}")
            else:
                parameters.append(name)
            slot = getattr(made, name, None)
            if frozen and not opened and hasattr(slot, "__set__"):
                scope[f"fill_{name}"] = slot.__set__
                lines.append(f" fill_{name}(self, {value})")
            else:
                lines.append(f" set_(self, {name!r}, {value})" if frozen and not opened else f" self.{name} = {value}")
        if opened:
            lines.append(" self.__class__ = frozen_")
        exec(f"def __init__({', '.join(parameters)}):\n" + "\n".join(lines or [" pass"]), scope)
        return scope["__init__"]

    def _opened(made):
        """A class of the same slots whose fields can be set."""
        return type(made)(made.__name__, made.__bases__, {"__slots__": made.__slots__, "__setattr__": object.__setattr__})

    def _refused(self, name, *value):
        raise AttributeError(f"cannot change field {name!r} of a frozen {type(self).__name__}")
