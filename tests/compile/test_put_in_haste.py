"""Lines of decisions put down in haste, for stacks of all sorts: each beside a look-alike that says less, or something else."""

from __future__ import annotations

import pytest
from shown import shown

MIGRATIONS = "**/{migrations,Migrations,migration,migrate,alembic}/**"
CLIENT = "in:{frontend,client,web,ui,dashboard,webapp,front}/**,**/{frontend,client,webapp}/**"
CLIENT += " except:**/{pages,app}/api/**,**/app/**/route.{ts,js},**/server/**,*.server.*"
DROPS = "DROP INDEX,drop index,remove_index,*.remove_index,*.drop_index,*.RemoveIndex,*.dropIndex,RemoveIndexConcurrently"
DROPS += ",drop_if_exists index,drop unique_index,drop_if_exists unique_index"
SERVICES = "**/{services,service}/**,**/*{Service,_service,.service,-service}.*,**/{services,service}.*"
TRANSACTIONS = "@Transactional,*.$transaction,$transaction,transaction.atomic,*.transaction.atomic,@transaction.atomic,DB::transaction"
TRANSACTIONS += ",*.beginTransaction,beginTransaction,*.BeginTransaction,*.BeginTransactionAsync,*.BeginTx,Repo.transaction"
TRANSACTIONS += ",Repo.transact,*.Repo.transaction,ActiveRecord::Base.transaction,*.begin_nested,*.startTransaction"
TOASTS = ("sonner", "react-hot-toast", "react-toastify", "notistack")
ROWS = [
    # what a comma puts behind a rule, and only tells why
    ("forbidden", "requests library, httpx is already here", "forbid-use technology requests"),
    ("forbidden", "Gson or Jackson, kotlinx.serialization is the serializer", "forbid-use technology gson; forbid-use technology jackson"),
    ("forbidden", "moment, dayjs is already used", "forbid-use technology moment"),
    ("forbidden", "moment, we use it in scripts", "forbid-use technology moment"),
    ("forbidden", "moment, the worker is the exception", "~ forbid-use technology moment"),
    ("forbidden", "raw SQL, the ORM is enough", "forbid-use technology raw-sql"),
    ("forbidden", "raw SQL, prisma is not enough", "~ forbid-use technology raw-sql"),
    ("forbidden", "new columns on users, table is huge", "forbid-new column users"),
    ("forbidden", "changing UserStatus, mobile app reads the ints", "forbid-change enum UserStatus"),
    ("forbidden", "Redux slices, zustand stores", "~ forbid-new store zustand soft"),
    ("forbidden", "another modal, that's what ConfirmDialog is for", "forbid-new component modal"),
    ("constraints", "InvoiceStatus stays append only, order matters for the reports", "append-only enum InvoiceStatus"),
    ("constraints", "Postgres is the database, Redis is the cache", "unchecked"),
    ("constraints", "no polling, SSE is set up", "forbid-use technology polling"),
    ("constraints", "no polling, dashboards are different", "~ forbid-use technology polling"),
    ("constraints", "no default exports, the config is the place for them", "~ forbid-use token export default soft"),
    ("constraints", "Role enum stays as is, mobile app hardcodes it", "freeze enum role"),
    # what serves the purpose already is not what is forbidden, and where all of a family stand that limits none
    ("forbidden", "new toast library (we have sonner, that's enough)",
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in TOASTS[1:])),
    ("forbidden", "new client-side toast library",
     "; ".join(f"forbid-new technology|dependency {name} new=project" for name in TOASTS)),
    ("forbidden", "new client-side uuid library", f"~ forbid-use technology uuid-library {CLIENT}"),
    ("forbidden", "axios lib", "forbid-use technology axios"),
    ("forbidden", "axios in lib code", "~ forbid-use technology axios in:**/{lib,libs}/**"),
    ("forbidden", "requests lib", "forbid-use technology requests"),
    ("forbidden", "xlsx lib", "forbid-use technology sheetjs"),
    # enums that grow, and what of them stays
    ("constraints", "Rank may be extended but existing constants shall neither be renamed nor removed", "append-only enum rank"),
    ("constraints", "existing values of Rank must neither be renamed nor removed", "append-only enum rank"),
    ("constraints", "existing values of Rank should neither be renamed nor removed", "unchecked"),
    ("constraints", "existing rules of Rank must neither be renamed nor removed", "unchecked"),
    ("constraints", "Rank may be extended but existing constants may be renamed", "unchecked"),
    ("constraints", "enum Rank is frozen", "freeze enum rank"),
    ("constraints", "enum Rank is useful", "unchecked"),
    # where something is noted, and what comes along
    ("constraints", "each new env var must also show up in .env.example", "require-companion env_var with:.env.example"),
    ("constraints", "errors must show up in the log", "unchecked"),
    ("constraints", "alembic migration for each model change, same PR", f"~ require-companion table with:{MIGRATIONS} on=change"),
    ("constraints", "a migration for each tenant", "unchecked"),
    ("constraints", "never change schema and clients in the same PR", "unchecked"),
    # routes that stay
    ("constraints", "health endpoint stays at /healthz", "forbid-remove route /healthz"),
    ("constraints", "Metrics stay at GET /metrics", "forbid-remove route GET /metrics"),
    ("constraints", "the team stays at /home", "unchecked"),
    ("constraints", "the public feed is GET only", "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(feed)/"),
    ("constraints", "the public feed is late only", "unchecked"),
    ("forbidden", "Permitting anonymous access to /api/orders", "~ require-shape route /api/orders/*,/api/orders guard=*"),
    ("forbidden", "Permitting late access to /api/orders", "unchecked"),
    # attributes and atoms as they stand in prose, and guards by their names
    ("constraints", "Ecto enum :order_state is frozen", "freeze enum order_state"),
    ("constraints", "Note :no new tables", "forbid-new table"),
    ("constraints", "[Draft] no new tables", "forbid-new table"),
    ("forbidden", "#[allow(dead_code)] in src", "forbid-use token|import #[allow(dead_code)] in:src/"),
    ("constraints", "every controller action has [Authorize]", "~ require-shape route guard=Authorize"),
    ("constraints", "Each controller method is annotated with @PreAuthorize", "~ require-shape route guard=PreAuthorize"),
    ("constraints", "Each controller method is annotated with @Operation", "~ require-use route soft"),
    # what frameworks have for what decisions forbid
    ("forbidden", "minimal APIs", "~ forbid-use token minimal-api form=construct"),
    ("forbidden", "minimal changes", "unchecked"),
    ("constraints", "use class-based views, not function-based views", "~ forbid-use token function-based-view form=construct"),
    ("constraints", "use function-based views", "unchecked"),
    ("forbidden", "legacy export let props - runes only", "forbid-use token exported-let form=construct"),
    ("forbidden", "lateinit var", "forbid-use token late-init form=construct"),
    ("forbidden", "static helper classes", "~ forbid-use token static-helper-class form=construct"),
    ("forbidden", "helper classes", "unchecked"),
    ("forbidden", "Overriding save() on models", "forbid-use token model-save-override form=construct"),
    ("forbidden", "overriding clean() on models", "unchecked"),
    ("constraints", "never introduce new async Python code", "forbid-use token async-python-code form=construct"),
    ("constraints", "async functions must be awaited", "unchecked"),
    ("forbidden", "blocking on async code (.Result, .Wait())", "~ forbid-use token sync-over-async form=construct"),
    ("constraints", "Every touchable needs an accessibilityLabel", "forbid-use token touchable-without-label form=construct"),
    ("constraints", "Every touchable needs a label", "unchecked"),
    ("constraints", "New model fields need help_text", "require-shape column django fault=-help-text"),
    ("constraints", "Every DTO property must carry a class-validator decorator",
     "forbid-use token dto-property-without-decorator form=construct"),
    ("constraints", "Public enums are #[non_exhaustive]", "forbid-use token exhaustive-enum form=construct"),
    ("constraints", "Every public API method has an XML doc comment",
     "~ forbid-use token undocumented-exported-function in:*.cs form=construct"),
    ("constraints", "Every public API method has a rate limit", "unchecked"),
    ("forbidden", "disabling CSRF protection", "~ forbid-use token csrf-exemption form=construct"),
    ("constraints", "CSRF protection must be disabled for webhooks", "unchecked"),
    ("forbidden", "any additional authentication filter or SecurityFilterChain bean",
     "~ forbid-new auth_service; forbid-use token SecurityFilterChain"),
    ("forbidden", "Oban Pro features", "forbid-use technology oban-pro"),
    ("forbidden", "Removing the unique index on bids(auction_id, amount)", f"~ forbid-use token {DROPS} soft"),
    ("forbidden", "dropping an index", f"~ forbid-use token {DROPS}"),
    ("constraints", "do not remove the index.ts file", "~ forbid-remove file index.{ts,tsx,js,jsx,mjs}"),
    # what carries messages and jobs, by what it has of them
    ("forbidden", "RabbitMQ queues", "forbid-use technology rabbitmq"),
    ("constraints", "no new RabbitMQ queues", "unchecked"),
    ("constraints", "Celery tasks live in app/tasks",
     "~ require-shape file app/tasks in:**/{tasks,task}.py,**/tasks/**,*_{tasks,task}.py soft"),
    ("constraints", "Celery tasks must not call the payments API", "unchecked"),
    ("forbidden", "@nestjs/schedule crons", "~ forbid-use import|dependency @nestjs/schedule soft"),
    # versions that stay, and sets that are closed
    ("constraints", "Expo SDK version stays where it is", "forbid-change dependency npm:expo"),
    ("constraints", "the Expo version must not change", "forbid-change dependency npm:expo"),
    ("constraints", "do not upgrade Django", "forbid-change dependency pypi:django"),
    ("constraints", "no major Expo upgrades", "~ forbid-change dependency npm:expo soft"),
    ("constraints", "keep Expo at its current version", "forbid-change dependency npm:expo"),
    ("forbidden", "changing the version of expo", "forbid-change dependency npm:expo"),
    ("forbidden", "bumping the schema version", "unchecked"),
    ("constraints", "the team stays where it is", "unchecked"),
    ("constraints", "RuleType values: FLAT, TIERED - this set is closed for v1", "freeze enum RuleType members=FLAT,TIERED"),
    ("constraints", "RuleType: FLAT, TIERED (closed set)", "freeze enum RuleType members=FLAT,TIERED"),
    ("constraints", "RuleType values: FLAT, TIERED - this set is documented", "unchecked"),
    # folders that a change opens
    ("forbidden", "new top level packages under app/", "forbid-new file */** in:app/ form=root-folder"),
    ("constraints", "never add packages under app/", "forbid-new file */** in:app/ form=root-folder"),
    ("forbidden", "new folders under app/", "forbid-new file */** in:app/ form=folder"),
    ("constraints", "No new subfolders in `src/ui/`", "forbid-new file */** in:src/ui/ form=folder"),
    ("forbidden", "new modules under app/", "forbid-new file app/"),
    ("forbidden", "new top level folders", "forbid-new file */** form=root-folder"),
    ("forbidden", "new top level goals", "unchecked"),
    # what DTOs are written as, where transactions begin, and what every endpoint has
    ("constraints", "All DTOs are Java records",
     "~ forbid-use token dto-class in:*.java form=construct"),
    ("constraints", "DTOs should be records", "~ forbid-use token dto-class form=construct soft"),
    ("constraints", "DTOs are records of what happened", "unchecked"),
    ("constraints", "Transactions are opened at the service layer only", f"~ forbid-use token|import {TRANSACTIONS} except:{SERVICES}"),
    ("constraints", "transactions must be audited in services only", "unchecked"),
    ("forbidden", "opening transactions in services", f"~ forbid-use token|import {TRANSACTIONS} in:{SERVICES}"),
    ("forbidden", "transactions", "unchecked"),
    ("constraints", "every router has response_model set", "~ forbid-use token route-without-response-model form=construct"),
    ("constraints", "response_model is optional on every route", "unchecked"),
    ("constraints", "Swagger decorators are mandatory on all new endpoints",
     "~ forbid-use token endpoint-without-swagger form=construct"),
    ("constraints", "Swagger is mandatory", "unchecked"),
    ("forbidden", "new NestJS modules", "forbid-use token @Module"),
    ("forbidden", "a new module", "unchecked"),
    ("constraints", "SHALL NOT alter existing versioned scripts", f"append-only file {MIGRATIONS}"),
    ("forbidden", "GORM auto-migrate", "~ forbid-use token AutoMigrate,*.AutoMigrate"),
    ("forbidden", "Combine", "forbid-use technology combine-swift"),
    ("forbidden", "Combine validation and saving in one handler", "unchecked"),
    # what is added behind, and the one thing that comes
    ("constraints", "ShipmentState enum: add IN_CUSTOMS at the bottom, leave the rest", "append-only enum ShipmentState"),
    ("constraints", "add IN_CUSTOMS at the end", "unchecked"),
    ("constraints", "add new values at the end", "append-only enum"),
    ("constraints", "Notes: add a summary at the end", "unchecked"),
    ("constraints", "OrderEvent gets one new member: RETURNED", "forbid-new enum|member OrderEvent except:RETURNED"),
    ("constraints", "OrderEvent gets one new name: RETURNED", "unchecked"),
    ("constraints", "Keep the signature of PriceCalculator.quote", "~ forbid-remove field|column|prop|method quote of=PriceCalculator"),
    ("constraints", "keep the signature of the letter", "unchecked"),
    ("constraints", "build.sbt is off limits, ask the platform team", "forbid-change file build.sbt"),
    ("constraints", "All new models need a factory in database/factories",
     "~ require-companion schema|table "
     "with:**/{{factories,factory}/**,*{Factory,_factory,.factory,-factory,Factories,_factories,factories,factory}.*} soft"),
    ("forbidden", "logrus, slog is what we use", "forbid-use technology logrus"),
    # what of a module may be imported, and what must not
    ("forbidden", "The payments module must not reference classes from the customer module other than its published API package",
     "~ forbid-use import /(^|[\\/.@])customer([\\/.:]|$)/ in:**/{payments,paymentss}/** soft"),
    ("constraints", "controllers must not use classes from the customer module",
     "~ forbid-use import /(^|[\\/.@])customer([\\/.:]|$)/ in:**/{controllers,controller}/**,**/*{Controller,_controller,.controller}.*"
     ",**/{controllers,controller}.*"),
    ("constraints", "payments must not use classes of wine", "unchecked"),
    ("constraints", "payments must not import from the customer module except its api package",
     "~ forbid-use import /(^|[\\/.@])customer([\\/.:]|$)/ in:**/payments/** soft"),
    ("constraints", "`src/payments` must not import from `src/customer` except `src/customer/api`",
     "forbid-use import src/customer in:src/payments spared=src/customer/api"),
    ("constraints", "`src/customer` must only be imported in `src/customer` and `src/app`",
     "forbid-use import src/customer except:src/customer,src/app"),
    ("constraints", "Celery tasks only in app/tasks", "~ forbid-use technology celery except:app/tasks soft"),
    # what is not wanted
    ("forbidden", "We do not want a separate VoucherService; put it on CheckoutService", "forbid-new service VoucherService"),
    ("constraints", "We don't want another modal component", "forbid-new component modal"),
    ("constraints", "We do not need a new table", "unchecked"),
    ("constraints", "We don't want another meeting", "unchecked"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_lines_put_down_in_haste(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
