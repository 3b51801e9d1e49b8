"""What is asked for on some occasion alone, which no work has to have, beside what every work or thing has to; libraries and tools by their
names, what the sentence calls a package, and some turns, each beside one that looks alike."""

from __future__ import annotations

import pytest
from shown import shown

SAID = [
    ("constraints", "Use `@State` for local view state only", "unchecked"),
    ("constraints", "Always use `Result<T, Error>` for fallible functions", "unchecked"),
    ("constraints", "Put DTOs, validation and business rules in `app`", "unchecked"),
    ("constraints", "Keep reusable code in `$lib`", "unchecked"),
    ("constraints", "Keep UI state in the `uiStore`", "~ require-use store|import|token uiStore"),
    ("constraints", "Place all business logic in ViewModels", "unchecked"),
    ("constraints", "Production uses `suspend: true` until approved", "unchecked"),
    ("constraints", "Use Hilt for dependency injection", "~ forbid-use technology guice soft; forbid-use technology koin soft"),
    ("constraints", "MUST use existing VirtualList", "require-use component|import|token VirtualList"),
    ("constraints", "Expandable items use DiffViewer", "~ require-use component|import|token DiffViewer soft"),
    ("forbidden", "Do not use ioredis", "forbid-use technology ioredis"),
    ("forbidden", "Do not use WinForms", "forbid-use technology winforms"),
    ("forbidden", "Do not use ViewModels", "~ forbid-new token declared-class:*ViewModel form=construct"),
    ("forbidden", "Do not use DataStore", "forbid-use technology android-datastore"),
    ("forbidden", "Do not use the rand crate", "~ forbid-use import|dependency rand"),
    ("forbidden", "Do not use the internal crate", "unchecked"),
    ("forbidden", "Never use the time crate; use chrono", "~ forbid-use import|dependency time"),
    ("forbidden", "the tox package", "~ forbid-use import|dependency tox"),
    ("forbidden", "the whole package", "unchecked"),
    ("forbidden", "Do not add the rand crate", "~ forbid-new dependency rand"),
    ("constraints", "Use the ocrs crate, not the tesseract crate", "~ forbid-use import|dependency tesseract"),
    ("constraints", "No third-party dependencies except GRDB", "forbid-new dependency except:grdb"),
    ("constraints", "E2E tests: Playwright only",
     "~ forbid-use technology cypress; forbid-use technology selenium; forbid-use technology puppeteer"),
    ("constraints", "Use only Playwright for E2E tests",
     "~ forbid-use technology cypress; forbid-use technology selenium; forbid-use technology puppeteer"),
    ("constraints", "Use only Vitest for unit tests",
     "~ forbid-use technology jest; forbid-use technology mocha; forbid-use technology jasmine; "
     "forbid-use technology karma; forbid-use technology enzyme; forbid-use technology ava"),
    ("constraints", "Playwright is the only E2E test runner",
     "forbid-new technology|dependency cypress; forbid-new technology|dependency selenium; "
     "forbid-new technology|dependency puppeteer; forbid-new file cypress.config.*,cypress.json,cypress/**"),
    ("constraints", "Newly created components must have stories", "require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "Components newly created in `legacy/` are forbidden", "unchecked"),
    ("forbidden", "newly added enums", "forbid-new enum"),
    ("forbidden", "We do not want Kafka", "forbid-use technology kafka"),
    ("constraints", "We do not want to break the API", "unchecked"),
    ("forbidden", "we never want new tables", "forbid-new table"),
    ("constraints", "Dependencies flow in one direction", "~ forbid-use import import-cycle form=circle"),
    ("constraints", "Data flows in one direction", "unchecked"),
    ("constraints", "No cycles between modules", "~ forbid-use import import-cycle form=circle"),
    ("constraints", "No cycles between releases", "unchecked"),
    ("forbidden", "`a/` may not depend on `b/` types", "forbid-use import b/ in:a/"),
    ("forbidden", "`application/` must not depend on concrete `infra/` types", "~ forbid-use import infra/ in:application/ soft"),
    ("constraints", "`application/` may depend on `domain/` ports but not on concrete `infra/` types",
     "~ forbid-use import infra/ in:application/ soft"),
    ("constraints", "`application/` may depend on concrete `infra/` types", "unchecked"),
    ("constraints", "Components are configured with OnPush", "forbid-use token component-not-on-push form=construct"),
    ("constraints", "Stay out of `src/gen/`", "forbid-change file src/gen/"),
    ("constraints", "Keep out of `src/gen/`", "forbid-change file src/gen/"),
    ("constraints", "Keep out of trouble", "unchecked"),
    ("constraints", "Keep `react` out of `src/core/`", "forbid-use technology react in:src/core/"),
    ("constraints", "Do not version `dist/`", "forbid-new file dist/"),
    ("constraints", "Do not version endpoints", "unchecked"),
    ("constraints", "`src/core/` is the sole consumer of `src/db/`", "forbid-use import src/db/ except:src/core/"),
    ("constraints", "`src/core/` is the only user of `axios`", "forbid-use technology axios except:src/core/"),
    ("constraints", "`dayjs` replaces `moment`", "forbid-use technology moment"),
    ("forbidden", "`dayjs` replaces `moment`", "unchecked"),
    ("constraints", "`saveOrder` replaces `order.save()`", "forbid-use token|import order.save"),
    ("constraints", "Components must not land without a story", "~ require-companion component with:{dir}/{stem}.stories.*"),
    ("constraints", "Components must not ship without approval", "forbid-new component human"),
    ("constraints", "Add nothing to `src/legacy/`", "forbid-new file src/legacy/"),
    ("constraints", "New code must not go in `src/legacy/`", "forbid-new file src/legacy/"),
    ("constraints", "Do not put new code in `src/legacy/`", "forbid-new file src/legacy/"),
    ("constraints", "Nothing new goes in `src/legacy/`", "forbid-new file src/legacy/"),
    ("constraints", "`src/legacy/` is closed for new code", "forbid-new file src/legacy/"),
    ("constraints", "Never add code to `src/legacy/`", "forbid-new file src/legacy/"),
    ("constraints", "Never write code in `src/legacy/` without tests",
     "~ require-companion file src/legacy/ with:**/{test_{stem}.*,*{stem}*{.test,.spec,_test,Test,Tests,Spec}.*,{tes"
     "t,tests,__tests__,spec}/**}"),
    ("constraints", "No function takes more than 3 arguments", "limit token max:3 size=parameters"),
    ("constraints", "No component takes more than 3 arguments", "unchecked"),
    ("constraints", "No new presenters", "~ forbid-new file **/*{Presenter,_presenter,.presenter,-presenter}.*"),
    ("forbidden", "creating factories", "~ forbid-new file **/*{Factory,_factory,.factory,-factory}.*"),
    ("forbidden", "adding handlers to the router", "unchecked"),
    ("constraints", "Presenters must not call `fetch` directly",
     "~ forbid-use technology fetch in:**/{Presenters,presenter,presenters}/**,**/*{Presenter,_presenter,.presenter,-presenter}.*"),
    ("constraints", "Guards must not import from `src/db/`",
     "~ forbid-use import src/db/ in:**/{Guards,guard,guards}/**,**/*{Guard,_guard,.guard,-guard}.*"),
    ("constraints", "Page objects must not import from `src/db/`",
     "~ forbid-use import src/db/ in:**/{PageObjects,page-objects,pageObjects,page_objects}/**,**/*{PageObject,_page"
     "_object,.page-object,-page-object}.*"),
    ("constraints", "Presentations must not call `fetch` directly", "unchecked"),
    ("constraints", "No new code without tests", "unchecked"),
]


@pytest.mark.parametrize(("field", "text", "read"), SAID, ids=[text for _, text, _ in SAID])
def test_such_a_sentence_is_read_so(field: str, text: str, read: str) -> None:
    assert shown(text, field) == read
