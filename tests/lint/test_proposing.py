"""The line that `adr check` offers for a clause that it could not read: what it is made of, and where none is offered."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keeper_validate.clause import Clause, Compiled
from keeper_validate.compile import compile_clause
from keeper_validate.proposing import proposal
from keeper_validate.values import replace

TESTS = "**/{test,tests,__tests__,spec}/**,*.test.*,*.spec.*,*_test.*,test_*.py,conftest.py"
DOCS = "**/{*.md,*.mdx,docs/**,.env.example,openapi.*,seeds/**}"
PASCAL = r"/(?:^|\/)[A-Z][a-zA-Z0-9]*\.[^\/]*$/"
WORDS = (
    "Use", "never", "only", "`src/app/`", "in", "components", "redux", "`useCart`", "must", "be", "instead of", "without", "tests", "live",
    "max", "5", "PascalCase", "update", "README.md", "no", "tables", "outside", "not", "forbidden", ":", ",", ";", ".", "(", ")", "new",
    "`VITE_*`", "remove", "changeset",
)


def offered(text: str, field: str) -> str:
    return proposal(Compiled(Clause("c[0]", field, text, "adr.yaml", 1, key=field), why="not read"))


@pytest.mark.parametrize(("text", "field", "line"), [
    # what is barred
    ("They somehow never reach for `legacyStore`", "constraints", "forbid-use token|import legacyStore"),
    ("Widgets consume hooks; they do not call `fetch` by hand", "constraints", "forbid-use technology fetch"),
    ("`useLegacy` is forbidden around here", "constraints", "forbid-use token|import useLegacy"),
    ("Somehow avoid `process.exit` in `src/app/`", "constraints", "forbid-use token|import process.exit in:src/app/**"),
    ("Settings in `VITE_*`", "forbidden", "forbid-new env_var VITE_*"),
    ("`docs/api.md` must not be edited lightly", "constraints", "forbid-change file docs/api.md"),
    ("Documentation (except `README.md`)", "forbidden", f"forbid-new file {DOCS} except:README.md"),
    # what is asked for
    ("Note that click must be used somehow", "constraints", "require-use technology click"),
    ("Somehow settings have at most 5 tabs", "constraints", "limit component *Tab* max:5"),
    ("`widgets/` – what is shared. Use PascalCase filenames", "constraints", f"require-shape file {PASCAL} in:widgets/**"),
    ("Somehow dotted tests live under `types/checks/`", "constraints", f"forbid-new file {TESTS} except:types/checks/**"),
    ("Leftover hooks must be removed - `hooks/old.sh` too", "constraints", "gone file hooks/old.sh"),
    ("Prefer the new way over `legacyFetch`", "constraints", "forbid-use token|import legacyFetch"),
    ("Only the code in `src/mail/` may somehow call `nodemailer`", "constraints", "forbid-use technology nodemailer except:src/mail/**"),
])
def test_a_line_is_put_together_from_what_the_words_name(text: str, field: str, line: str) -> None:
    assert offered(text, field) == f"=> {line}"


@pytest.mark.parametrize(("text", "field"), [
    ("Responses stay under 200 ms", "constraints"),
    ("Orders are closed by the worker, not the API", "constraints"),  # what does it is no ban of the other
    ("Stores return domain models, never persistence structs", "constraints"),
    ("Kafka services", "forbidden"),  # the first word tells of which sort the second is
    ("Free-text columns", "forbidden"),  # columns are wider than what is forbidden
    ("OAuth without PKCE", "forbidden"),  # what limits it is lost
    ("`createClient` when `isServer`", "forbidden"),
    ("For new files include the standard Acme header", "constraints"),
    ("All parts must come from shadcn. No exceptions", "constraints"),
    ("Only `billing/api` is public", "boundaries"),
])
def test_nothing_is_offered_where_the_line_would_say_less_or_more(text: str, field: str) -> None:
    assert offered(text, field) == ""


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=12), st.sampled_from(("forbidden", "constraints")))
def test_what_is_offered_compiles_whatever_is_said(said: list[str], field: str) -> None:
    clause = Clause("c[0]", field, " ".join(said), "adr.yaml", 1, key=field)
    line = offered(clause.text, field)
    assert not line or compile_clause(replace(clause, text=f"{clause.text} {line}")).checks
