"""The command line as a whole: options that every command shares, the help, and errors in one sentence with what was likely meant.

Must not run anything."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from keeper_validate import __version__
from keeper_validate.commands import COMMANDS
from keeper_validate.errors import KeeperError

_WITH_VALUE = ("--adr", "--bead", "--law", "-C", "--format", "--output", "--stage")

_HELP = """\
keeper-validate holds a change to the architecture decision (ADR) it was made under.

usage: keeper-validate [options] COMMAND [arguments]

commands:
{commands}

{options}
  -h, --help     this text; keeper-validate COMMAND --help tells more
  --version      the version

first steps:
  keeper-validate demo                     watch it block a change and pass the mended one
  git add -p
  keeper-validate --adr ADR-017 diff       judge what is staged against keeper/decisions/017-*.yaml
  keeper-validate adr list                 see which decisions there are

exit status:
  0 upheld    1 violated    2 could not be judged    4 deferred (review)    70 internal error
"""


class Parser(argparse.ArgumentParser):
    """An argument parser that refuses in one sentence instead of printing its whole usage."""

    def error(self, message: str) -> NoReturn:
        if message.startswith("the following arguments are required"):
            choices = next((action.choices for action in self._get_positional_actions() if action.choices), ())
            message = f"say what to do: {' or '.join((', '.join(list(choices)[:-1]), list(choices)[-1]))}" if choices else message
        raise KeeperError(f"{message[:1].lower()}{message[1:]} ({self.prog} --help says more)")


class Plain(argparse.RawDescriptionHelpFormatter):
    """Help as it is written, without colours. Python 3.14 and later make some for every argument that is added, which loads much."""

    def _set_color(self, color: bool, **more: object) -> None:
        """What Python calls to make them."""

    def __getattr__(self, name: str) -> object:
        if name not in ("_theme", "_decolor"):
            raise AttributeError(name)
        super()._set_color(False)  # type: ignore[misc]  # only Python 3.14 and later have it, and ask for these two
        return self.__dict__[name]


def command_of(argv: list[str]) -> int | None:
    """Where in the arguments the command stands: the first that is no option and no option's value."""
    index = 0
    while index < len(argv):
        if not argv[index].startswith("-"):
            return index
        index += 2 if argv[index] in _WITH_VALUE else 1
    return None


def parse(name: str, argv: list[str]) -> tuple[ModuleType, argparse.Namespace]:
    """The module of a command and its options; shared options may stand on either side of the command."""
    if name not in COMMANDS:
        raise KeeperError(f"there is no command '{name}'{_meant(name, COMMANDS)} (keeper-validate --help lists them)")
    module = import_module(f"keeper_validate.commands.{name}")
    parser = Parser(prog=f"keeper-validate {name}", description=module.HELP, allow_abbrev=False,
                    formatter_class=Plain)
    module.arguments(parser)
    shared(parser.add_argument_group("options of every command"), module.FORMATS)
    options, unknown = parser.parse_known_intermixed_args(argv)
    if unknown:
        known = [option for action in parser._actions for option in action.option_strings]
        raise KeeperError(f"{name} does not take '{unknown[0]}'{_meant(unknown[0], known)} ({parser.prog} --help lists its options)")
    return module, options


def shared(group: argparse._ArgumentGroup, formats: tuple[str, ...]) -> None:
    """Adds the options that every command takes; `formats` are those of the command, its default first."""
    group.add_argument("--adr", metavar="ID", help="the decision to judge by: ADR-017, 17, or the path of a file to try out")
    group.add_argument("--bead", metavar="ID", help="the work item whose decision governs the change")
    group.add_argument("--law", metavar="REV", help="read decisions and vault from this revision (default: the default branch)")
    stages = ("commit", "pr", "landing")
    group.add_argument("--stage", choices=stages, metavar="S", help="commit, pr or landing (which judges clauses about the whole work too)")
    group.add_argument("--format", choices=formats, default=formats[0], metavar="F", help=f"{', '.join(formats)} (default: {formats[0]})")
    group.add_argument("--output", metavar="FILE", help="write the report to a file instead of the terminal")
    group.add_argument("--ci", action="store_true", help="judge by the law revision alone, not by what only this checkout says")
    group.add_argument("--strict", action="store_true", help="clauses that are unchecked and files that cannot be read block too")
    group.add_argument("-C", dest="directory", metavar="DIR", help="run as if started in DIR")
    loudness = group.add_mutually_exclusive_group()
    loudness.add_argument("-q", "--quiet", action="store_true", help="no report when the change is upheld")
    loudness.add_argument("-v", "--verbose", action="store_true", help="also print what the change does; show a trace on an internal error")


def help_text() -> str:
    """The help of the whole program."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    shared(parser.add_argument_group(), ("text", "agent", "json", "..."))
    formatter = argparse.HelpFormatter("keeper-validate", max_help_position=18, width=110)
    formatter.start_section("options, anywhere on the line")
    formatter.add_arguments(parser._actions)
    formatter.end_section()
    width = max(map(len, COMMANDS)) + 2
    commands = "\n".join(f"  {name:<{width}}{line}" for name, line in COMMANDS.items())
    return _HELP.format(commands=commands, options=formatter.format_help().strip())


def version_text() -> str:
    """The name and version."""
    return f"keeper-validate {__version__}"


def _meant(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word.partition("=")[0], list(known), 1, 0.7)
    return f"; did you mean {near[0]!r}?" if near else ""
