"""Sentences of decisions that were held against histories in eight languages, each beside one that looks alike. `~`: only some violations
show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import TEST_PLACES, shown

SERIALIZERS = "**/{serializers,serializer}/**,**/*{Serializer,_serializer,.serializer}.*,**/{serializers,serializer}.*"
CONTROLLER_FILES = "**/*{Controller,_controller,.controller,-controller}.*"

ROWS = [
    # paths behind a colon say which of them are meant, as in parentheses
    ("constraints", "Never edit generated files: `web/gen/**` and `api/dist/**`", "forbid-change file web/gen/**,api/dist/** by=tool"),
    ("constraints", "Never edit these files: `web/gen/` or `api/dist/`", "forbid-change file web/gen/; forbid-change file api/dist/"),
    ("forbidden", "changes to the API client: `src/client/`", "forbid-change file src/client/"),
    ("forbidden", "Modifying shared types: `src/types.ts`", "forbid-change schema in:src/types.ts"),
    ("forbidden", "changes to the client: use `src/client/new.ts`", "unchecked"),
    ("constraints", "Change the version in two places: `a.toml` and `b.toml`", "unchecked"),
    # what came of a thing is no rule of its own
    ("forbidden", "Redis: we moved to Valkey", "forbid-use technology redis"),
    ("forbidden", "axios: it was replaced by ky", "forbid-use technology axios"),
    ("constraints", "No Redis: we moved to Valkey", "forbid-use technology redis"),
    ("constraints", "Redis: we moved to Valkey", "unchecked"),
    # a controller is a file, and a route only where it is spoken of as one
    ("forbidden", "New controllers in `app/api` (new endpoints get a module)", f"forbid-new file {CONTROLLER_FILES} in:app/api"),
    ("forbidden", "New routes in `app/api`", "forbid-new route in:app/api"),
    ("constraints", "Stimulus controllers are named `*_controller.js`",
     "~ require-shape file *_controller.js in:**/*_controller.{js,ts}"),
    ("forbidden", "New Stimulus controllers", "forbid-new file **/*_controller.{js,ts}"),
    # parts of a codebase by their folders and the names of their files
    ("forbidden", "Raw SQL in serializers", f"~ forbid-use technology raw-sql in:{SERIALIZERS}"),
    ("constraints", 'Serializers must not use `fields = "__all__"`',
     f"~ forbid-use token all-fields-exposed in:{SERIALIZERS} form=construct"),
    ("constraints", "Policies must not use raw SQL", "~ forbid-use technology raw-sql in:**/{policies,Policies}/**,**/*{Policy,_policy}.*"),
    ("forbidden", "Raw SQL in LiveViews", "~ forbid-use technology raw-sql in:**/live/**/*.ex,**/*_live.ex"),
    ("forbidden", "New policies", "unchecked"),
    ("forbidden", "New controllers outside of `src/api`", f"forbid-new file {CONTROLLER_FILES} except:src/api"),
    # the folder of one language stands among those of the others, and is no place where the work is done
    ("constraints", "Only edit resources/lang/en_US; the other languages come from Crowdin",
     "~ forbid-change file resources/lang/** except:resources/lang/en_US/** by=tool"),
    ("constraints", "Only edit `src/locales/en/`", "~ forbid-change file src/locales/** except:src/locales/en/** by=tool"),
    ("constraints", "Only edit `src/billing/`", "forbid-change file except:src/billing/"),
    # what is made by a tool and edited by hand, and what belongs to a workspace
    ("forbidden", "Manual edits of `web/schema.json`", "forbid-change file web/schema.json by=tool"),
    ("forbidden", "Direct edits of `web/schema.json`", "forbid-change file web/schema.json"),
    ("forbidden", "New crates in the workspace", "forbid-new file **/Cargo.toml"),
    ("constraints", "No new crates in the workspace", "forbid-new file **/Cargo.toml"),
    ("forbidden", "New crates", "forbid-new dependency cargo:*"),
    ("constraints", "Localization: only edit `i18n/en.json`, Weblate does the rest",
     "~ forbid-change file i18n/*.json except:i18n/en.json by=tool"),
    # modules of Python by their dotted names
    ("constraints", "`shop.core` must not import `shop.api`", "forbid-use import shop.api in:**/shop/core{.py,/**}"),
    ("constraints", "shop.core must not import shop.api", "forbid-use import|dependency shop.api in:**/shop/core{.py,/**}"),
    ("forbidden", "`requests` in `shop.core`", "forbid-use technology requests in:**/shop/core{.py,/**}"),
    ("constraints", "`request.user` must not be changed", "unchecked"),
    # packages by what builds with them
    ("forbidden", "New Gradle dependencies", "forbid-new dependency maven:*"),
    ("constraints", "No new Maven artifacts", "forbid-new dependency maven:*"),
    ("forbidden", "New Gradle tasks", "unchecked"),
    # those that a project writes, and any use of what they are called after
    ("forbidden", "New GenServers", "forbid-use token use GenServer"),
    ("forbidden", "GenServer", "forbid-use technology genserver"),
    # remarks that quiet a tool are told in comments, and imported from nowhere
    ("forbidden", "`@phpstan-ignore` comments", "forbid-use token phpstan-suppression form=construct"),
    ("forbidden", "`@psalm-suppress`", "forbid-use token @psalm-suppress form=comment"),
    ("forbidden", "`@acme-ui` imports", "forbid-use import @acme-ui"),
    # a command of a framework is no use of what its name is besides
    ("constraints", "Console commands live in app/Console/Commands",
     "~ require-shape file app/Console/Commands in:*{Command,command}*,**/Commands/** soft"),
    ("forbidden", "`console.log` in app/Console", "forbid-use technology console.log in:app/Console"),
    # what is shipped is all but the tests, whatever names are told of
    ("forbidden", "`parse()` and `expect()` in non-test code",
     f"~ forbid-use token parse() except:{TEST_PLACES}; forbid-use token expect() except:{TEST_PLACES}"),
    ("constraints", "Non-test code must never call `parse()`", f"~ forbid-use token parse() except:{TEST_PLACES}"),
    # a document that goes with what is added
    ("constraints", "docs/api.md must be updated when endpoints are added", "require-companion route with:docs/api.md"),
    ("constraints", "docs/api.md must be read before endpoints are added", "unchecked"),
]


@pytest.mark.parametrize(("field", "clause", "expected"), ROWS, ids=[f"{field}: {clause}" for field, clause, _ in ROWS])
def test_reads_as(field: str, clause: str, expected: str) -> None:
    assert shown(clause, field) == expected
