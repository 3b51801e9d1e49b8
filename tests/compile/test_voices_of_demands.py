"""A demand is read the same in whatever voice it is put: each sentence as the plainest one of its family, for things of several kinds."""

from __future__ import annotations

import pytest
from shown import shown

KEYS = {"c": "constraints", "f": "forbidden", "e": "extension_policy"}
# Of each family what it speaks of (the first alone is asked of each voice in a quick run), and its voices with the key that they stand
# under; the first is the plainest.
FAMILIES = {
    "usefor": (
        [
            {"X": "zod", "P": "validation"},
            {"X": "Zustand", "P": "state management"},
            {"X": "pino", "P": "logging"},
            {"X": "react-hook-form", "P": "forms"},
        ],
        """
        c: Must use {X} for {P}
        c: You must use {X} for {P}
        c: Always use {X} for {P}
        c: We must always use {X} for {P}
        c: All {P} must be done with {X}
        c: {P} must be implemented with {X}
        c: {X} is mandatory for {P}
        c: {X} is the only allowed library for {P}
        c: Only {X} may be used for {P}
        c: Only {X} is allowed for {P}
        c: Use {X} exclusively for {P}
        c: For {P}, always use {X}
        c: {P}: must use {X}
        c: {P} via {X} only
        c: {P} only via {X}
        c: Agents must use {X} for {P}
        c: New code must use {X} for {P}
        c: {X} for {P}, nothing else
        c: Use {X} and nothing else for {P}
        c: Use {X} for {P} and nothing else
        c: When doing {P}, always use {X}
        c: If you need {P}, always use {X}
        c: Use of {X} for {P} is mandatory
        """,
    ),
    "instead": (
        [
            {"X": "date-fns", "Y": "moment"},
            {"X": "Vitest", "Y": "Jest"},
            {"X": "`logger`", "Y": "`console.log`"},
            {"X": "`structlog`", "Y": "`print()`"},
        ],
        """
        c: Do not use {Y}; use {X}
        c: Never use {Y}; use {X}
        c: No {Y}, use {X}
        c: {Y} is banned - use {X}
        c: Use {X} rather than {Y}
        c: Use {X} (never {Y})
        c: {X} only, never {Y}
        c: Instead of {Y} use {X}
        c: Rather than {Y}, use {X}
        c: In place of {Y}, use {X}
        c: Where you would use {Y}, use {X}
        f: {Y} - use {X} instead
        f: {Y}: use {X}
        f: Use of {Y} instead of {X}
        f: {Y} instead of {X}
        f: {Y} in place of {X}
        f: {Y} rather than {X}
        f: Any {Y} (use {X})
        """,
    ),
    "via": (
        [
            {"A": "HTTP calls", "B": "`src/api/client.ts`"},
            {"A": "Stripe calls", "B": "`PaymentService`"},
            {"A": "Redis access", "B": "`CacheService`"},
        ],
        """
        c: No {A} outside {B}
        c: No {A} except through {B}
        c: No {A} except via {B}
        c: No {A} that bypass {B}
        c: {A} must only go through {B}
        c: {A} may only go through {B}
        c: {A} only via {B}
        c: {A} only through {B}
        c: All {A} must happen in {B}
        c: {A} only happens in {B}
        c: {A} must only happen in {B}
        c: {A} is confined to {B}
        c: Restrict {A} to {B}
        c: {A} only in {B}
        c: {B} is the only way for {A}
        c: Never bypass {B} for {A}
        c: {A} must not bypass {B}
        c: Do not bypass {B} for {A}
        c: {A} outside {B} are forbidden
        c: {A} outside {B} is not allowed
        f: {A} that bypass {B}
        f: {A} bypassing {B}
        f: Bypassing {B} for {A}
        """,
    ),
    "onlyin": (
        [
            {"X": "axios", "Y": "`src/api/`"},
            {"X": "`fetch`", "Y": "`src/api/`"},
            {"X": "`localStorage`", "Y": "`src/storage/`"},
        ],
        """
        c: Do not use {X} outside {Y}
        c: Never use {X} outside {Y}
        c: {X} must not be used outside {Y}
        c: {X} in {Y} only
        c: {X} may only be used in {Y}
        c: {X} may only be used by {Y}
        c: {X} may only appear in {Y}
        c: Only use {X} in {Y}
        c: Use {X} in {Y} only
        c: Only {Y} may touch {X}
        c: Only code in {Y} may use {X}
        c: Only files in {Y} may use {X}
        c: Nothing outside {Y} may use {X}
        c: {X} is allowed in {Y} only
        c: {X} is allowed nowhere but in {Y}
        c: {X} in {Y} and nowhere else
        c: {X} must stay in {Y}
        c: {X} must stay inside {Y}
        c: {X} stays in {Y}
        c: {X} is confined to {Y}
        c: {X} is reserved for {Y}
        c: Usage of {X} is limited to {Y}
        c: Use of {X} is restricted to {Y}
        c: Restrict {X} to {Y}
        c: Limit {X} to {Y}
        """,
    ),
    "companion": (
        [
            {"K": "component", "Ks": "components", "C": "a Storybook story"},
            {"K": "component", "Ks": "components", "C": "a test"},
            {"K": "service", "Ks": "services", "C": "unit tests"},
            {"K": "page", "Ks": "pages", "C": "an e2e test"},
        ],
        """
        c: Every new {K} must have {C}
        c: Each new {K} must have {C}
        c: A new {K} must have {C}
        c: Every new {K} shall have {C}
        c: Every new {K} is expected to have {C}
        c: New {Ks} must always have {C}
        c: Every new {K} requires {C}
        c: New {Ks} must come with {C}
        c: New {Ks} come with {C}
        c: New {Ks} must be accompanied by {C}
        c: {C} for every new {K}
        c: {C} for each new {K}
        c: {C} for all new {Ks}
        c: {C} for new {Ks}
        c: {C} for any new {K}
        c: {C} with every new {K}
        c: {C} must exist for every new {K}
        c: {C} must be added for every new {K}
        c: {C} must be provided for every new {K}
        c: {C} must be written for every new {K}
        c: {C} must accompany every new {K}
        c: Add {C} for every new {K}
        c: Add {C} for new {Ks}
        c: Add {C} with every new {K}
        c: Always add {C} for new {Ks}
        """,
    ),
    "lives": (
        [
            {"K": "component", "Ks": "components", "Y": "`src/ui/`"},
            {"K": "store", "Ks": "stores", "Y": "`src/stores/`"},
            {"K": "hook", "Ks": "hooks", "Y": "`src/hooks/`"},
            {"K": "event", "Ks": "events", "Y": "`src/events/`"},
        ],
        """
        c: All {Ks} must live in {Y}
        c: {Ks} must live in {Y}
        c: A {K} must live in {Y}
        c: {Ks} have to live in {Y}
        c: {Ks} must be kept in {Y}
        c: {Ks} must go under {Y}
        c: {Ks} may only be added in {Y}
        c: {Ks} may only be created under {Y}
        c: All {Ks} in {Y}
        c: All {Ks} are in {Y}
        c: All new {Ks} go in {Y}
        c: {Ks} are located in {Y}
        c: Add new {Ks} to {Y}
        c: Add new {Ks} in {Y}
        c: Add new {Ks} under {Y}
        c: {Ks}: live in {Y}
        c: New {Ks} in {Y}
        c: {Y} is the home of {Ks}
        c: {Y} is the home for all {Ks}
        c: {Y} holds all {Ks}
        c: {Y} contains all {Ks}
        c: The place for {Ks} is {Y}
        c: When adding a {K}, put it in {Y}
        c: When creating a {K}, place it in {Y}
        c: When you add a {K}, put it under {Y}
        """,
    ),
    "style": (
        [
            {"K": "component", "Ks": "components", "S": "PascalCase"},
            {"K": "file", "Ks": "files", "S": "kebab-case"},
            {"K": "column", "Ks": "columns", "S": "snake_case"},
            {"K": "enum member", "Ks": "enum members", "S": "UPPER_SNAKE_CASE"},
        ],
        """
        c: {Ks} must be {S}
        c: All {Ks} must be {S}
        c: {Ks} must be written in {S}
        c: {Ks} are in {S}
        c: All {Ks} use {S}
        c: {K} names must be {S}
        c: {K} names in {S}
        c: The names of {Ks} must be in {S}
        c: Use {S} for {K} names
        c: {S} for {Ks}
        c: {S} is required for {Ks}
        c: {Ks}: {S}
        c: {Ks}: use {S}
        c: {K} names: {S}
        c: {K} naming: {S}
        c: {Ks} - {S}
        c: {Ks} ({S})
        c: {S} {K} names
        c: When naming {Ks}, use {S}
        c: Write {Ks} in {S}
        c: Keep {Ks} in {S}
        c: No {Ks} that are not {S}
        f: {Ks} not in {S}
        f: {K} names not in {S}
        f: {Ks} named in anything but {S}
        """,
    ),
    "suffix": (
        [
            {"K": "service", "Ks": "services", "X": "`Service`"},
            {"K": "DTO", "Ks": "DTOs", "X": "`Dto`"},
            {"K": "component", "Ks": "components", "X": "`View`"},
        ],
        """
        c: {Ks} must end with {X}
        c: {Ks} must end in {X}
        c: {K} names must end with {X}
        c: {Ks} end in {X}
        c: {Ks} must be suffixed with {X}
        c: Suffix all {Ks} with {X}
        c: {Ks} must have the {X} suffix
        c: {Ks} must have the suffix {X}
        c: {Ks} have the suffix {X}
        c: {Ks} must carry the suffix {X}
        c: {Ks} use the suffix {X}
        c: Use {X} suffix for all {Ks}
        c: Use {X} as suffix for {Ks}
        c: Name {Ks} with a {X} suffix
        c: Append {X} to {K} names
        c: No {Ks} without the {X} suffix
        c: No {K} without the suffix {X}
        f: {Ks} without the {X} suffix
        f: {Ks} without the suffix {X}
        f: {Ks} that do not end with {X}
        f: {Ks} not ending in {X}
        f: {Ks} not ending with {X}
        f: {K} names that do not end in {X}
        f: {Ks} lacking the {X} suffix
        """,
    ),
    "prefix": (
        [
            {"K": "env var", "Ks": "env vars", "X": "`APP_`"},
            {"K": "feature flag", "Ks": "feature flags", "X": "`ff_`"},
            {"K": "component", "Ks": "components", "X": "`App`"},
        ],
        """
        c: {Ks} must start with {X}
        c: All {Ks} must start with {X}
        c: {Ks} must begin with {X}
        c: {K} names must start with {X}
        c: {Ks} must be prefixed with {X}
        c: Always prefix {Ks} with {X}
        c: {Ks} must carry the {X} prefix
        c: Use the prefix {X} for {Ks}
        c: Use {X} as prefix for {Ks}
        c: {X} prefix for {Ks}
        c: {Ks}: start with {X}
        c: No {Ks} without the {X} prefix
        c: No {K} without the prefix {X}
        f: {Ks} without the {X} prefix
        f: {Ks} without the prefix {X}
        f: {Ks} that do not start with {X}
        f: {Ks} not starting with {X}
        f: {K} names that do not start with {X}
        f: {Ks} lacking the {X} prefix
        """,
    ),
    "fields": (
        [
            {"K": "table", "Ks": "tables", "F": "a `created_at` column"},
            {"K": "table", "Ks": "tables", "F": "a `tenant_id` column"},
            {"K": "component", "Ks": "components", "F": "a `testId` prop"},
        ],
        """
        c: Every {K} must have {F}
        c: Each {K} must have {F}
        c: All new {Ks} must have {F}
        c: A new {K} must have {F}
        c: Every {K} shall have {F}
        c: Every {K} requires {F}
        c: Every {K} gets {F}
        c: Every {K} must include {F}
        c: {Ks} must include {F}
        c: Every {K} must contain {F}
        c: Every {K} must carry {F}
        c: Every {K} carries {F}
        c: Every {K} must come with {F}
        c: {F} is required on every {K}
        c: {F} is required for every {K}
        c: {F} is mandatory on every {K}
        c: {F} must be present on every {K}
        c: {F} must be on every {K}
        c: {F} on every {K}
        c: Add {F} to every {K}
        c: Add {F} to every new {K}
        c: Always add {F} to new {Ks}
        c: Include {F} in every {K}
        c: No {Ks} without {F}
        c: Do not create {Ks} without {F}
        """,
    ),
    "guard": (
        [
            {"K": "route", "Ks": "routes"},
            {"K": "endpoint", "Ks": "endpoints"},
        ],
        """
        c: All {Ks} must require authentication
        c: All {Ks} require authentication
        c: {Ks} must require auth
        c: {Ks} must be behind authentication
        c: {Ks} must be protected by authentication
        c: Every {K} must have authentication
        c: Authentication is required for all {Ks}
        c: Authentication on all {Ks}
        c: Protect every {K} with auth
        c: Guard all {Ks} with authentication
        c: Put every {K} behind auth
        c: {Ks}: must require auth
        c: No {K} without auth
        c: {Ks} must never be accessible without authentication
        c: Never expose {Ks} without authentication
        f: {Ks} without authentication
        f: {Ks} that do not require auth
        f: {Ks} lacking authentication
        f: {Ks} with no authentication
        f: Exposing {Ks} without authentication
        """,
    ),
    "append": (
        [
            {"T": "`OrderStatus`"},
            {"T": "the `OrderStatus` enum"},
            {"T": "OrderStatus"},
        ],
        """
        c: {T} must be append-only
        c: {T} is append-only
        c: {T} are append-only
        c: {T} must remain append-only
        c: {T} stays append-only
        c: {T} remains append-only
        c: {T} shall be append-only
        c: {T}: append-only
        c: {T}: append only
        c: {T} - append-only
        c: {T} — append-only
        c: {T} (append-only)
        c: Append-only: {T}
        c: {T} changes are append-only
        c: {T} changes must be append-only
        c: Changes to {T} are append-only
        c: All changes to {T} must be append-only
        c: Keep {T} append-only
        c: Always append to {T}
        c: {T} must only be appended to
        c: {T} is add-only
        c: {T} may only be extended at the end
        c: New values in {T} must be appended at the end
        c: New members of {T} must be added at the end
        c: New values must be added at the end of {T}
        """,
    ),
    "freeze": (
        [
            {"T": "`src/legacy/`"},
            {"T": "`schema.prisma`"},
            {"T": "the `Button` component"},
            {"T": "the `users` table"},
            {"T": "existing migrations"},
        ],
        """
        c: Do not change {T}
        c: Do not modify {T}
        c: Must not change {T}
        c: This work does not change {T}
        c: {T} may not be changed
        c: {T} must be kept unchanged
        c: {T} remains unchanged
        c: {T} remains untouched
        c: Freeze {T}
        c: No edits to {T}
        c: Make no changes to {T}
        c: Any change to {T} is forbidden
        c: Editing {T} is off limits
        c: {T}: no changes
        c: {T}: no changes allowed
        c: {T}: frozen
        c: {T}: read-only
        c: {T}: do not change
        c: {T}: do not touch
        c: {T}: off limits
        c: {T} - do not touch
        c: {T} (do not modify)
        c: {T} (read-only)
        c: Without changing {T}
        f: Alteration of {T}
        """,
    ),
    "closed": (
        [
            {"E": "`OrderStatus`", "n": "three", "L": "`DRAFT`, `SENT`, `PAID`", "La": "`DRAFT`, `SENT` and `PAID`"},
            {"E": "OrderStatus", "n": "three", "L": "DRAFT, SENT, PAID", "La": "DRAFT, SENT and PAID"},
        ],
        """
        c: {E} values must be {L}
        c: {E} values must be: {L}
        c: {E} values are exactly {La}
        c: {E} values: {L} only
        c: {E} values must remain {L}
        c: {E} values MUST remain: {L}
        c: {E} must remain: {L}
        c: {E} must be exactly {L}
        c: {E} must be one of {L}
        c: {E} must be one of: {L}
        c: {E} must be either {La}
        c: {E} is one of {L}
        c: {E} must have exactly {La}
        c: {E} must have exactly {n} values: {L}
        c: {E} has exactly {n} values: {La}
        c: {E} has the values {La}
        c: {E} must have the values {La}
        c: {E} has only the values {La}
        c: {E} must only contain {L}
        c: {E} may only contain {La}
        c: {E} may only be {L}
        c: {E} contains only {La}
        """,
    ),
    "limit": (
        [
            {"Ps": "props", "K": "component", "Ks": "components", "N": "4"},
            {"Ps": "columns", "K": "table", "Ks": "tables", "N": "20"},
            {"Ps": "lines", "K": "file", "Ks": "files", "N": "300"},
            {"Ps": "lines", "K": "function", "Ks": "functions", "N": "50"},
        ],
        """
        c: At most {N} {Ps} per {K}
        c: No more than {N} {Ps} per {K}
        c: Not more than {N} {Ps} per {K}
        c: Max {N} {Ps} per {K}
        c: Max. {N} {Ps} per {K}
        c: Maximum {N} {Ps} per {K}
        c: Maximum of {N} {Ps} per {K}
        c: A maximum of {N} {Ps} per {K}
        c: {N} {Ps} per {K} at most
        c: {N} {Ps} max per {K}
        c: Up to {N} {Ps} per {K}
        c: Limit {Ks} to {N} {Ps}
        c: Limit {Ps} to {N} per {K}
        c: Limit each {K} to {N} {Ps}
        c: {Ks} must not have more than {N} {Ps}
        c: {Ks} may not have more than {N} {Ps}
        c: {Ks} cannot have more than {N} {Ps}
        c: {Ks} must never have more than {N} {Ps}
        """,
    ),
    "newlimit": (
        [
            {"Ps": "routes", "N": "3"},
            {"Ps": "tables", "N": "2"},
            {"Ps": "dependencies", "N": "3"},
            {"Ps": "files", "N": "5"},
        ],
        """
        c: At most {N} new {Ps}
        c: No more than {N} new {Ps}
        c: Max {N} new {Ps}
        c: Max. {N} new {Ps}
        c: Maximum {N} new {Ps}
        c: Maximum of {N} new {Ps}
        c: A maximum of {N} new {Ps}
        c: Not more than {N} new {Ps}
        c: Up to {N} new {Ps}
        c: {N} new {Ps} max
        c: New {Ps}: at most {N}
        c: New {Ps}: max {N}
        c: New {Ps}: no more than {N}
        c: Add at most {N} {Ps}
        c: Add at most {N} new {Ps}
        c: Add no more than {N} new {Ps}
        c: Do not add more than {N} {Ps}
        c: Do not add more than {N} new {Ps}
        c: Never add more than {N} {Ps}
        c: This work must not add more than {N} {Ps}
        c: This work may add at most {N} {Ps}
        c: This work adds at most {N} {Ps}
        c: At most {N} {Ps} may be added
        c: At most {N} new {Ps} may be added
        c: At most {N} new {Ps} may be introduced
        """,
    ),
    "oneper": (
        [
            {"P": "component", "K": "file"},
            {"P": "hook", "K": "file"},
        ],
        """
        c: One {P} per {K}
        c: Only one {P} per {K}
        c: At most one {P} per {K}
        c: No more than one {P} per {K}
        c: Exactly one {P} per {K}
        c: Max one {P} per {K}
        c: Max 1 {P} per {K}
        c: A single {P} per {K}
        c: Just one {P} per {K}
        c: One {P} in each {K}
        c: One {P} in a {K}
        c: Each {K} contains one {P}
        c: Each {K} contains only one {P}
        c: Each {K} must contain exactly one {P}
        c: Every {K} must contain only one {P}
        c: Every {K} has one {P}
        c: {K}s must contain only one {P}
        c: {K}s must contain at most one {P}
        c: {K}s may contain one {P} only
        """,
    ),
    "reuse": (
        [
            {"X": "`Modal`"},
            {"X": "`useAuth` hook"},
            {"X": "`apiClient`"},
        ],
        """
        c: Must use the existing {X}
        c: MUST use existing {X}
        c: Use the existing {X}
        c: Use existing {X}
        c: Always use the existing {X}
        c: Reuse the existing {X}
        c: Re-use the existing {X}
        c: Must reuse {X}
        c: Must reuse the existing {X}
        c: Always reuse the existing {X}
        c: The existing {X} must be used
        c: The existing {X} must be reused
        c: The existing {X} is to be reused
        c: The existing {X} shall be reused
        c: The existing {X} has to be used
        c: Existing {X} must be reused
        c: Build on the existing {X}
        c: Rely on the existing {X}
        c: Extend the existing {X}
        c: Must extend the existing {X}
        c: Extend existing {X}
        c: The existing {X} must be extended
        c: Make use of the existing {X}
        c: Use of the existing {X} is mandatory
        """,
    ),
    "imports": (
        [
            {"A": "services", "B": "`src/domain`"},
            {"A": "`src/core`", "B": "`src/shared`"},
            {"A": "the domain layer", "B": "`packages/types`"},
        ],
        """
        c: {A} may only import from {B}
        c: {A} must only import from {B}
        c: {A} import only from {B}
        c: {A} must import only from {B}
        c: {A} may only import {B}
        c: {A} must not import anything other than {B}
        c: {A} must not import from anywhere but {B}
        c: {A} imports nothing but {B}
        c: {A} may only depend on {B}
        c: {A} depends only on {B}
        c: {A} must not depend on anything other than {B}
        c: {A} are only allowed to import from {B}
        c: {A} is only allowed to import from {B}
        c: {A} is allowed to import only {B}
        c: In {A}, only import from {B}
        c: Imports in {A} must come from {B} only
        c: Imports in {A} must only come from {B}
        c: Inside {A}, imports only from {B}
        f: {A} importing anything but {B}
        f: {A} importing anything other than {B}
        f: {A} importing from anywhere but {B}
        f: {A} that import anything other than {B}
        f: Imports in {A} other than from {B}
        f: Imports other than {B} in {A}
        """,
    ),
    "sync": (
        [
            {"A": "`schema.prisma`", "B": "`docs/db.md`"},
            {"A": "`config.ts`", "B": "`README.md`"},
        ],
        """
        c: When changing {A}, update {B}
        c: When you change {A}, update {B}
        c: When modifying {A}, also update {B}
        c: When editing {A}, update {B}
        c: When {A} changes, update {B}
        c: If you change {A}, update {B}
        c: If you change {A}, also update {B}
        c: If {A} changes, update {B}
        c: Whenever {A} changes, update {B}
        c: Whenever you change {A}, update {B}
        c: Every time {A} changes, update {B}
        c: After changing {A}, update {B}
        c: Changes to {A} must be reflected in {B}
        c: Any change to {A} must be reflected in {B}
        c: Every change to {A} must also update {B}
        c: {B} must be updated with every change to {A}
        c: Update {B} when changing {A}
        c: Update {B} when {A} changes
        """,
    ),
}

# the same voices of what is nobody's
UNREAD = [
    ("constraints", "Only kindness may be used for friends"),
    ("constraints", "Kindness is the only way for friends"),
    ("constraints", "Prefer dayjs for dates"),
    ("constraints", "Give every child a `name`"),
    ("constraints", "Add friends with every new year"),
    ("constraints", "If a friend is added, a smile must be added"),
    ("constraints", "Freeze the water"),
    ("constraints", "Reuse: patience"),
    ("constraints", "The road: no changes"),
    ("constraints", "`createdAt` (read-only)"),
    ("constraints", "`User` must have name and email"),
    ("constraints", "Append-only: friends"),
    ("constraints", "At most 3 new friends may be added"),
    ("constraints", "Never reorder friends"),
    ("constraints", "The only place for joy is here"),
    ("constraints", "Friends: must be kind"),
    ("constraints", "From now on, be kind"),
    ("constraints", "Only import from `src/shared/` in `src/jobs/`"),
    ("constraints", "All errors are handled with exceptions"),
    ("forbidden", "Joy instead of sorrow"),
    ("forbidden", "Kindness without joy"),
    ("forbidden", "Friends with more than 3 wishes"),
    ("forbidden", "Friends that do not have a name"),
    ("forbidden", "Use Redux instead of Zustand"),
]
# What stands around a sentence and limits nothing of it.
FRAMES = [
    "From now on, {0}", "As of ADR-012, {0}", "In this project, {0}", "During this convoy, {0}", "{0} in this repository",
    "{0} at all times",
    "{0}, no exceptions", "{0}. No exceptions.", "{0} because it keeps things simple", "{0}, since we agreed on it", "MUST: {0}",
]
FRAMED = [
    "all HTTP calls must go through `src/api/client.ts`", "every table must have a `created_at` column",
    "routes must require authentication",
    "`OrderStatus` values must be DRAFT, SENT, PAID",
]
# What a reason or a frame says beside stays: it tells who may, or where.
LIMITED = [
    ("constraints", "No new tables because we may only change views", "unchecked"),
    ("constraints", "Never edit `a.ts` because it is generated", "forbid-change file a.ts by=tool"),
    ("constraints", "No new modals, except in this repository's admin", "unchecked"),
]
# What once meant something else.
SAID = [
    ("forbidden", "Axios: use `fetch`", "forbid-use technology axios"),
    ("forbidden", "axios over `fetch`", "forbid-use technology axios"),
    ("constraints", "Never reorder the `OrderStatus` enum", "append-only enum OrderStatus"),
    ("constraints", "Never change or reorder the `OrderStatus` enum", "forbid-change enum OrderStatus"),
    ("constraints", "The `Button` component is off limits", "~ forbid-change component Button soft"),
    ("constraints", "Prefix routes with `/api/v1`", r"require-shape route /^\S+ \/api\/v1(\/|$)/"),
    ("constraints", "Components are in PascalCase", "require-shape component PascalCase"),
    ("constraints", "Components should not have more than 4 props", "~ limit prop max:4 soft"),
    ("constraints", "There should be at most three stores", "~ limit store max:3 soft"),
    ("constraints", "`status` must remain: open, closed", "freeze enum status members=open,closed"),
]


def _voices(quick: bool) -> list[tuple[str, str, str, str]]:
    found = []
    for told, voices in FAMILIES.values():
        plain, *others = (line.strip().split(": ", 1) for line in voices.strip().splitlines())
        for at, (key, text) in enumerate(others):
            asked = told[:1] if at % 2 == 0 else ()
            for what in asked if quick else told[len(asked):]:
                found.append((KEYS[plain[0]], _put(plain[1], what), KEYS[key], _put(text, what)))
    return found


def _put(text: str, what: dict[str, str]) -> str:
    said = text.format(**what)
    for vowel in "aeiou":
        said = said.replace(f" a {vowel}", f" an {vowel}").replace(f"A {vowel}", f"An {vowel}")
    said = said.replace(" an unit", " a unit").replace(" an use", " a use")
    return said if said.startswith("`") else said[:1].upper() + said[1:]


@pytest.mark.parametrize(("plain_key", "plain", "key", "text"), _voices(True))
def test_a_voice_is_read_as_the_plainest(plain_key: str, plain: str, key: str, text: str) -> None:
    assert shown(text, key) == shown(plain, plain_key) != "unchecked"


@pytest.mark.slow
@pytest.mark.parametrize(("plain_key", "plain", "key", "text"), _voices(False))
def test_it_is_for_things_of_other_kinds(plain_key: str, plain: str, key: str, text: str) -> None:
    assert shown(text, key) == shown(plain, plain_key) != "unchecked"


@pytest.mark.parametrize(("key", "text"), UNREAD)
def test_what_is_nobodys_is_unchecked(key: str, text: str) -> None:
    assert shown(text, key) == "unchecked"


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("text", FRAMED)
def test_a_frame_changes_nothing(frame: str, text: str) -> None:
    said = text[:1].upper() + text[1:]
    put = frame.format(text if frame.endswith(", {0}") else said)
    assert shown(put, "constraints") == shown(said, "constraints") != "unchecked"


@pytest.mark.parametrize(("key", "text", "expected"), LIMITED + SAID)
def test_a_sentence_says_what_it_says(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
