"""What is used for a purpose and what is not, in the many ways that people say it, each beside a look-alike. `~`: only some violations
show; `soft`: a warning."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # a label, and what is used for it
    ("constraints", "ORM: Drizzle", "~ forbid-use technology prisma soft; forbid-use technology typeorm soft;…"),
    ("constraints", "Logging: slog (stdlib)",
     "~ forbid-use technology logrus soft; forbid-use technology zap soft;…"),
    ("constraints", "Forms: FormFoundry 4 with zod schemas", "~ require-use component|import|token FormFoundry soft"),
    ("constraints", "Icons: `lucide-vue-next`", "~ forbid-use technology heroicons soft; forbid-use technology font-awesome soft;…"),
    ("constraints", "Payments: Stripe only", "~ forbid-use technology paypal; forbid-use technology paddle-js;…"),
    ("constraints", "Queue: BullMQ on Redis", "~ require-use technology bullmq soft"),
    ("constraints", "Mobile: React Native + Expo", "~ require-use technology react-native soft; require-use technology expo soft"),
    ("constraints", "Storage: Postgres + Redis. Not Mongo yet.", "forbid-use technology mongodb"),
    ("constraints", "Database: Drizzle with a pooled driver, never use Prisma (too slow)",
     "forbid-use technology prisma; forbid-new file schema.prisma,*.prisma"),
    ("constraints", "Example: Drizzle", "unchecked"),
    ("constraints", "Legacy: Drizzle", "~ forbid-use technology drizzle soft; forbid-new file drizzle.config.* soft"),
    ("constraints", "Gesture: click", "unchecked"),
    ("constraints", "Scripts: bash", "unchecked"),
    ("forbidden", "Forms: Formik", "forbid-use technology formik"),
    # what something is done with
    ("constraints", "All dates via date-fns", "~ forbid-use technology moment; forbid-use technology dayjs; forbid-use technology luxon"),
    ("constraints", "State is managed with Zustand", "~ forbid-use technology redux soft; forbid-use technology mobx soft;…"),
    ("constraints", "Testing is done with pytest", "~ forbid-use technology unittest soft; forbid-use technology nose-tests soft"),
    ("constraints", "All forms must be built with react-hook-form",
     "~ forbid-use technology formik; forbid-use technology react-final-form; forbid-use technology tanstack-form"),
    ("constraints", "Handle errors with react-error-fence", "~ require-use import|dependency|token react-error-fence soft"),
    ("constraints", "Kafka for messages (not RabbitMQ)", "~ forbid-use technology rabbitmq soft"),
    ("constraints", "Alembic for migrations", "~ require-use technology alembic-tool soft"),
    ("constraints", "Old charts were drawn with D3", "unchecked"),
    ("constraints", "All dates via the clock of the server", "unchecked"),
    ("constraints", "The app is built with Astro", "unchecked"),
    ("constraints", "Thunks for async logic", "unchecked"),
    ("constraints", "Teams write rules that let people use any type that can be serialized with Jackson", "unchecked"),
    # names that only libraries bear, and what only says how something is
    ("constraints", "Use es-toolkit for utility functions", "~ require-use import|dependency|token es-toolkit soft"),
    ("constraints", "Use react-error-fence for fallbacks", "~ require-use import|dependency|token react-error-fence soft"),
    ("constraints", "Use cross-validation for scores", "unchecked"),
    ("constraints", "Use react-based designs", "unchecked"),
    ("constraints", "Use PlotFoundry 5 for charts", "~ require-use component|import|token PlotFoundry soft"),
    ("constraints", "Use React 19", "require-use technology react"),
    ("constraints", "Never use Angular 12", "unchecked"),
    ("constraints", "Use `lucide-vue-next` only", "~ forbid-use technology heroicons; forbid-use technology font-awesome;…"),
    # what is not used, without a verb
    ("constraints", "Not Sequelize (poor types).", "forbid-use technology sequelize"),
    ("constraints", "Not Redux (slow), not MobX", "forbid-use technology redux; forbid-use technology mobx"),
    ("constraints", "Not Axum for this project (another one has what we need).", "forbid-use technology axum"),
    ("constraints", "Not Redux in `src/admin/`", "forbid-use technology redux in:src/admin/"),
    ("constraints", "Not React for the admin", "~ forbid-use technology react admin soft"),
    ("constraints", "Not ReactiveUI unless the team uses it already", "~ forbid-use technology reactiveui human soft"),
    ("constraints", "Not enough tests", "unchecked"),
    ("constraints", "It caches in memory. Not Redis.", "unchecked"),
    # one of two
    ("forbidden", "Mixing Redux with Zustand",
     "~ forbid-new technology|dependency redux soft; forbid-new technology|dependency zustand soft"),
    ("constraints", "Never mix business logic with views", "unchecked"),
    ("constraints", "`@Settings` for grouped values, not `@Value`", "~ forbid-use token|import @Value soft"),
    # a piece of code, and what only stands around it
    ("constraints", "Use Testing Library's `userEvent` for clicks", "~ require-use token|import userEvent soft"),
    ("constraints", "Use `gr.Progress()` tracker for long jobs", "~ require-use token|import gr.Progress soft"),
    ("constraints", "Use `db.transaction(async (tx) => { ... })` for what belongs together",
     "~ require-use token|import db.transaction soft"),
    ("constraints", "Use `assertTimeout` to ensure that a job ends", "~ require-use token|import assertTimeout soft"),
    ("constraints", "Use our validators: v.string(), v.number()",
     "~ require-use token|import v.string soft; require-use token|import v.number soft"),
    ("constraints", "Use descriptive names: `isReady`, `hasError`", "unchecked"),
    ("constraints", "Use `foo` syntax", "unchecked"),
    ("constraints", "Use `lodash.get(obj, path)` sparingly", "unchecked"),
    ("constraints", "Never use PHP's `unserialize()`", "~ forbid-use token unserialize() soft"),
    ("constraints", "Prefer f-strings over .format()", "~ forbid-use token .format soft"),
    # samples, one use, what is offered instead
    ("constraints", 'Log with fields, not string interpolation: { user_id: 123 } not "user 123"', "unchecked"),
    ("constraints", "Inset text with `Padding`, never `Margin`", "~ forbid-use component|import|token Margin soft"),
    ("constraints", "Test with Vitest instead of Jest", "forbid-use technology jest; forbid-new file jest.config.*"),
    ("forbidden", "Never import `node:*` directly. Use `node:` through the shim.", "unchecked"),
    ("constraints", "Not the usual way to read files, with `open()` instead of `readFile()`", "unchecked"),
    ("constraints", "A model of documents. Documents with relations, not pure document or SQL.", "~ forbid-use technology raw-sql soft"),
    ("constraints", "Router: Chi. Not Gin.", "forbid-use technology gin"),
    ("constraints", "Routers: no Gin",
     "forbid-use technology gin in:**/{routers,router,routes,api,endpoints}/**,**/{routers,router,routes,endpoints}.*"),
    ("constraints", "Not Karma", "forbid-use technology karma; forbid-new file karma.conf.*"),
    ("forbidden", "`Console()` calls", "forbid-use token|import Console"),
    ("forbidden", "`console` calls", "forbid-use technology console"),
    # ways to write code that leave no room for another
    ("constraints", "Use f-strings", "~ forbid-use token percent-formatting form=construct"),
    ("constraints", "Use f-strings in log messages", "unchecked"),
    ("constraints", "Use strict equality (`===`)", "~ forbid-use token loose-equality form=construct"),
    ("constraints", "Use ES modules syntax", "~ forbid-use token require(),module.exports"),
    ("constraints", "Use the composition API style", "~ forbid-use token options-api form=construct"),
    ("constraints", "Use constructor-based dependency injection", "~ forbid-use token field-injection form=construct"),
    ("constraints", "Use the repository pattern", "unchecked"),
    ("forbidden", "`== null` comparisons", "forbid-use token null-by-equality form=construct"),
    ("forbidden", "package-level `var` in Go", "~ forbid-use token module-level-variable in:*.go form=construct"),
]


@pytest.mark.parametrize(("field", "text", "expected"), ROWS, ids=[f"{field}: {text}" for field, text, _ in ROWS])
def test_what_is_used_is_read_as(field: str, text: str, expected: str) -> None:
    known, more, _ = expected.partition("…")
    assert shown(text, field).startswith(known) if more else shown(text, field) == expected
