"""What guides for agents ask for in words of their own, each beside a look-alike that says less, and changes that break what is read."""

from __future__ import annotations

import pytest
from rule_cases import clause_finds
from shown import TEST, shown

DEEP = r"/^(?:@[\w-]+\/[\w.-]+\/[^\/]+|(?!\.|[\w-]+\.[a-z]{2,}\/|@[\w-])(?:[^\/]+\/){3,}[^\/]+)/"

ROWS = [
    ("In tests, never use `sleep`",
     "~ forbid-use token sleep,time.sleep,asyncio.sleep,Thread.sleep,time.Sleep,thread::sleep,usleep,Task.Delay"
     " in:**/{test,tests,__tests__,spec,e2e}/**,*.test.*,*.spec.*,*_test.*,test_*.py"),
    ("In services, no raw SQL",
     "~ forbid-use technology raw-sql in:**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"),
    ("For alerts and errors, never use `toast`", "~ forbid-use token|import toast soft"),
    ("For forms use RHF, never use Formik", "forbid-use technology formik"),
    ("Never `.die` on an IRI conversion failure", "~ forbid-use token .die soft"),
    ("Never use `.clone`", "forbid-use token .clone"),
    ("Do not edit `.garth`", "forbid-change file *.garth"),
    ("No `.foo` files", "forbid-new file *.foo"),
    ("NEVER use `: any`", "forbid-use token any form=type"),
    ("Avoid `!`", "~ forbid-use token ! form=non-null soft"),
    ("Stop!", "unchecked"),
    ("NEVER `text-[10px]`", "forbid-use token /(?i)(?<![\\w-])text\\-\\[10px\\](?!\\w)/ form=literal"),
    ("Avoid classes", "~ forbid-use token class soft"),
    ("Do not add new CSS classes", "unchecked"),
    ("Always cover new services and hooks with unit tests", f"require-companion service with:{TEST}; require-companion hook with:{TEST}"),
    ("Cover the wound with a bandage", "unchecked"),
    ("Any environment variables you create must be prefixed with `STACK_`", "require-shape env_var STACK_*"),
    ("Any mistakes you make must be prefixed with `sorry`", "unchecked"),
    ("Primary keys must be named `id`", "require-shape table|column column=id"),
    ("Children must be named `id`", "unchecked"),
    ("Always import from layer barrels, not deep paths", f"~ forbid-use import {DEEP} soft"),
    ("No new Cypress tests", "forbid-new file *.cy.*,**/cypress/**"),
    ("No new Enzyme tests", "unchecked"),
    ("`@Body()` / `@Query()` organizationId is forbidden",
     "~ forbid-use token|import @Body soft; forbid-use token|import @Query soft; forbid-use token|import organizationId soft"),
    ("New routes must remain under the shared auth lifecycle", "unchecked"),
    ("Don't use the TypeScript `any` type", "forbid-use token any form=type"),
    ("Any type used in the API should have a Zod schema", "unchecked"),
    ("In the frontend, never use `moment`",
     "~ forbid-use technology moment in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
     " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"),
    ("For the app, no new stores", "forbid-new store"),
    ("Choose broad roads, not deep paths", "unchecked"),
    ("Always import from layer barrels, not deep paths", f"~ forbid-use import {DEEP} soft"),
    ("Everything must be imported from barrels, not deep paths", f"~ forbid-use import {DEEP} soft"),
    ("In CI, never use `npm install`", "unchecked"),
    ("Use 4 spaces instead of tabs", "forbid-use token tab-indentation form=construct"),
    ("Use 4 spaces instead of tabs, this is the default", "forbid-use token tab-indentation form=construct"),
    ("They must accept plain maps, not arbitrary JavaScript objects", "unchecked"),
    ("No new JavaScript files", "forbid-new file *.js,*.jsx,*.mjs,*.cjs"),
    ("Use panels instead of tabs", "forbid-new component tabs"),
    ("Use `@` instead of `HEAD`", "unchecked"),
    ("The parameter must be named exactly `session` (not `browser: Browser`)", "~ forbid-use token|import browser: Browser soft"),
    ("Use `str | None` instead of `Optional[str]`", "forbid-use token|import Optional"),
    ("When logging results, use `log::warn!` instead of `log::error!`", "~ forbid-use token|import log::error! soft"),
    ("Never silence the type checker", "forbid-use token @ts-ignore,@ts-expect-error,@ts-nocheck,type: ignore form=comment"),
    ("Never silence the alarm", "unchecked"),
    ("Do not suppress lint errors", "forbid-use token eslint-disable*,noqa,nolint,type: ignore,rubocop:disable form=comment"),
    ("Import all goods from `Panama`", "~ require-use component|import|token Panama soft"),
    ("Place story files next to the component they document", "~ forbid-new file in:**/{stories,__stories__}/**/*.{stories,story}.*"),
    ("Place chairs next to the component they document", "unchecked"),
]

CHANGES = [
    ("Avoid classes", "a.ts", "export class A {}", "const className = 'x';"),
    ("NEVER use `: any`", "a.ts", "let x: any = 1;", "let x: unknown = 'any';"),
    ("Avoid `!`", "a.ts", "const x = y!.z;", "const x = !y;"),
    ("Never use `.clone`", "a.rs", "fn f() { x.clone(); }", "fn f() { cloned(); }"),
    ("NEVER `text-[10px]`", "a.tsx", "export const A = () => <p className='a text-[10px]' />;",
     "export const A = () => <p className='text-sm' />;"),
    ("No deep imports", "a.ts", "import x from '@acme/ui/button/deep';", "import x from '@acme/ui';"),
    ("No deep imports", "b.ts", "import x from '@/features/cart/api/x';", "import x from '../../cart/x';"),
    ("Never silence the type checker", "a.py", "x = f()  # type: ignore", "x = f()  # of that type, ignore"),
    ("Never silence the type checker", "a.ts", "// @ts-ignore\nf();", "// ignored\nf();"),
    ("Use `str | None` instead of `Optional[str]`", "a.py", "from typing import Optional\nx: Optional[str] = None", "x: str | None = None"),
    ("Import all icons from `lucide-react`", "a.tsx", "import { X } from 'react-icons/fa';\nexport const A = () => <X/>;",
     "import { X } from 'lucide-react';\nexport const A = () => <X/>;"),
    ("In tests, never use `sleep`", "a.test.ts", "sleep(1);", "const sleeping = 1;"),
]


@pytest.mark.parametrize(("text", "expected"), ROWS, ids=[text for text, _ in ROWS])
def test_what_a_guide_asks_for_is_read_as(text: str, expected: str) -> None:
    assert shown(text, "constraints") == expected


@pytest.mark.parametrize(("clause", "path", "broken", "kept"), CHANGES, ids=[f"{clause} in {path}" for clause, path, *_ in CHANGES])
def test_the_use_that_breaks_it_alone_is_found(clause: str, path: str, broken: str, kept: str) -> None:
    assert clause_finds(clause, {}, {path: f"{broken}\n"})
    assert not clause_finds(clause, {}, {path: f"{kept}\n"})


def test_what_holds_in_tests_spares_what_is_no_test() -> None:
    assert not clause_finds("In tests, never use `sleep`", {}, {"a.ts": "sleep(1);\n"})


def test_a_story_stands_beside_its_component_and_not_among_stories() -> None:
    clause, story = "Place story files next to the component they document", "export default {};\n"
    assert clause_finds(clause, {}, {"src/stories/A.stories.tsx": story})
    assert not clause_finds(clause, {}, {"src/cards/A.stories.tsx": story})
