"""`audit`: what decisions would have done to history. Must not block anything: it ends with 0 once it could judge one commit."""

from __future__ import annotations

import argparse
import os

from keeper_validate import git
from keeper_validate.auditing.kept import Kept, key_of
from keeper_validate.auditing.replay import commits, replay
from keeper_validate.auditing.row import Audit
from keeper_validate.change import Request as Selection
from keeper_validate.errors import NOT_JUDGED, UPHELD
from keeper_validate.judging import asked
from keeper_validate.law.identity import number_in
from keeper_validate.law.layout import is_path
from keeper_validate.output import deliver, paint, tell
from keeper_validate.printable import printable
from keeper_validate.progress import Steps
from keeper_validate.reporters.paint import Paint
from keeper_validate.revision import law_revision
from keeper_validate.validate import Request

FORMATS = ("text", "json", "html")
HELP = """\
Replays history under a decision, or each commit under its own, and tells what would have been blocked, when and by which clause: to try a
decision before it binds. Each commit is judged against its first parent by the law of the target branch as it is today.

  keeper-validate --adr ADR-005 audit                  the whole history of HEAD under one decision
  keeper-validate --adr draft.yaml audit main~50..     the last 50 commits under a draft that is not part of the law
  keeper-validate audit --format html --output a.html  each commit under the decision that it names, as a timeline

What was judged before is not judged again: rows are kept in the Git directory, which can be deleted at any time. The status is 0
whatever would have been blocked, and 2 where no commit could be judged.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The commits."""
    parser.add_argument("range", nargs="?", metavar="RANGE", help="A..B, or a revision whose history is meant (default: HEAD)")
    parser.add_argument("--no-cache", action="store_true", help="judge every commit anew, and keep nothing")


def run(options: argparse.Namespace) -> int:
    """0, whatever would have been blocked; 2 where commits were asked for and none could be judged."""
    repository = git.open_repository()
    chosen = commits(repository, options.range)
    outright = options.adr or os.environ.get("KEEPER_ADR", "")
    law = law_revision(repository, options.law, ())
    request = asked(options, Selection(law=law, ci=options.ci))
    kept = None if options.no_cache or options.ci else Kept(repository.common_dir, _key(law or "", outright, request))
    repository.close()
    steps = Steps("auditing", len(chosen))
    found = replay(chosen, request, _under(outright) if outright else "each commit's own decision", kept, steps.step)
    steps.end()
    deliver(_report(found, options.format, paint(options.output, options.verbose)), options.output)
    if found.rows and found.count("not-judged") == len(found.rows):
        tell(f"keeper-validate: no commit could be judged, for the first: {printable(found.rows[0].why)}\n")
        return NOT_JUDGED
    return UPHELD


def _under(outright: str) -> str:
    """The decision as reports call it, whatever way it was named in."""
    number = None if is_path(outright) else number_in(outright)
    return outright if number is None else f"ADR-{number:03d}"


def _key(law: str, outright: str, request: Request) -> str:
    draft = ""
    if os.path.isfile(outright):
        with open(outright, encoding="utf-8", errors="surrogateescape") as file:
            draft = file.read()
    told = (request.bead or "", request.environ.get("KEEPER_BEAD", ""), request.environ.get("KEEPER_MODE", ""), request.stage or "")
    return key_of(law, outright, draft, request.today, *told, str(request.strict), str(request.change.ci))


def _report(audit: Audit, name: str, brush: Paint) -> str:
    if name == "html":
        from keeper_validate.reporters.audit_html import html

        return html(audit)
    from keeper_validate.reporters.audit import as_json, text

    return as_json(audit) if name == "json" else text(audit, brush)
