"""What decisions about one feature say of ways, classes, samples of names and settings, each beside what it must not be taken for."""

from __future__ import annotations

import pytest
from shown import shown

SERVICES = "**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"
CONTROLLERS = "*{Controller,_controller,.controller,-controller}.*"
ROWS = [
    ("forbidden", "New API patterns", "~ forbid-new route soft"),
    ("forbidden", "new component patterns", "~ forbid-new component soft"),
    ("forbidden", "new routes", "forbid-new route"),
    ("forbidden", "new modal patterns", "forbid-new component modal"),
    ("forbidden", "new auth patterns", "~ forbid-new auth_service|auth_call"),
    ("forbidden", "new caching patterns",
     "~ forbid-new technology|dependency redis new=project soft; forbid-new technology|dependency memcached new=project soft"),
    ("forbidden", "new caching libraries",
     "forbid-new technology|dependency redis new=project; forbid-new technology|dependency memcached new=project"),
    ("constraints", "Do not directly update the database schema in code", "~ forbid-change table soft"),
    ("constraints", "Never alter tables directly; write a migration", "~ forbid-change table soft"),
    ("constraints", "Do not change the database schema", "forbid-change table"),
    ("constraints", "Name components with the `ComponentName` suffix", "unchecked"),
    ("constraints", "Services must end with `YourService`", "unchecked"),
    ("constraints", "Services must have the `Service` suffix", "require-shape service *Service"),
    ("constraints", "`CI=1` → use the mock server", "unchecked"),
    ("constraints", "`FAST=1` → use `FAST=true`", "forbid-use token FAST=1"),
    ("constraints", "Response models must end with `Out`", "~ forbid-new schema response except:*Out soft"),
    ("constraints", "Request models end with `In`", "~ forbid-new schema request except:*In soft"),
    ("constraints", "Every controller inherits from `ApiController`",
     "~ forbid-use token declared-class:*Controller without base ApiController form=construct soft"),
    ("constraints", "Controllers inherit from `ApiController`",
     "~ forbid-use token declared-class:*Controller without base ApiController form=construct soft"),
    ("constraints", "Services must not depend on `HttpContext`", f"~ forbid-use import|token HttpContext in:{SERVICES}"),
    ("constraints", "Services must not depend on `HttpContext` or `IFormFile`",
     f"~ forbid-use import|token HttpContext in:{SERVICES}; forbid-use import|token IFormFile in:{SERVICES}"),
    ("constraints", "`Lead.email` must stay unique", "require-shape column email fault=-unique of=Lead"),
    ("constraints", "`LeadDto` keeps its `phone` field", "forbid-remove field|column phone of=LeadDto"),
    ("constraints", "`MatchPhase` values keep their numbers", "append-only enum MatchPhase"),
    ("constraints", "Booking states may only be appended", "append-only enum booking status"),
    ("constraints", "`BookingsController` gets no further actions",
     "forbid-new route in:**/{BookingsController,bookings-controller,bookings_controller}{.*,/**}"),
    ("constraints", "All screens are written in Compose; XML layouts are not allowed", "forbid-new file **/res/layout*/*.xml"),
    ("constraints", "Services are typed; `any` is not allowed", f"~ forbid-use token any in:{SERVICES} form=type"),
    ("forbidden", "storing PINs in AsyncStorage", "~ forbid-use technology async-storage pin"),
    ("forbidden", "storing PINs in SharedPreferences", "unchecked"),
    ("forbidden", "SharedPreferences", r"forbid-use technology shared-preferences; forbid-use token /\bgetSharedPreferences\b/"),
    ("constraints", "`LessonStatus` may grow, existing values stay", "append-only enum LessonStatus"),
    ("constraints", "The `orders_fact` table loses no columns", "forbid-remove column orders_fact"),
    ("constraints", "New crates need an ADR", "forbid-new dependency human"),
    ("constraints", "`message.created` keeps its payload", "forbid-change schema message.created"),
    ("forbidden", "a new authentication scheme", "forbid-new auth_service"),
    ("forbidden", "Socket.IO", "forbid-use technology socket.io"),
    ("forbidden", "WebSockets", "forbid-use technology websocket"),
    ("forbidden", "new Airflow operators", "unchecked"),
    ("forbidden", "Airflow", "forbid-use technology airflow"),
    ("constraints", "`OrderStatus` gains a `VOID` value only", "forbid-new enum|member OrderStatus except:VOID"),
    ("constraints", "`PayrollRun` keeps its existing columns", "forbid-remove column PayrollRun"),
    ("constraints", "CI must not use `continue-on-error`",
     "forbid-new token continue-on-error in:.github/workflows/*.yml,.github/workflows/*.yaml form=setting"),
    ("constraints", "`src/match/` and `src/chat/` stay independent of each other",
     r"~ forbid-use import /(^|[\/.@~])chat([\/.:]|$)/ in:src/match/**; forbid-use import /(^|[\/.@~])match([\/.:]|$)/ in:src/chat/**"),
    ("forbidden", "native queries", "~ forbid-use token nativeQuery=true,*createNativeQuery"),
    ("forbidden", "new endpoints without `@PreAuthorize`", "~ require-shape route guard=PreAuthorize"),
    ("constraints", "`Button` must not get new variants", "forbid-new member|variant Button"),
    ("constraints", "`users` must not gain new columns", "forbid-new column users"),
    ("constraints", "`Modal` must not receive new props", "forbid-new prop Modal"),
    ("constraints", "`OrdersController` must not get new endpoints",
     "forbid-new route in:**/{OrdersController,orders-controller,orders_controller}{.*,/**}"),
    ("constraints", "Services must not import `billing`", rf"~ forbid-use import /(^|[\/.@])billing([\/.:]|$)/ in:{SERVICES}"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_a_sentence_says_what_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
