"""What must not come, and what may only grow, as entries of decisions say it, each beside look-alikes that say something else."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    # parts, by what has them and what they are called
    ("forbidden_extensions", "Card: new variants", "forbid-new variant Card"),
    ("forbidden_extensions", "Enums: new values", "unchecked"),
    ("forbidden_extensions", "Props on Modal beyond `size`", "forbid-new prop Modal except:size"),
    ("forbidden_extensions", "Props on Modal except in stories", "unchecked"),
    ("forbidden_extensions", "any prop on Avatar", "forbid-new prop Avatar"),
    ("forbidden_extensions", "A `color` prop on Badge", "forbid-new prop color of=Badge"),
    ("forbidden_extensions", "a loading prop on Badge", "~ forbid-new prop loading of=Badge soft"),
    ("forbidden_extensions", "Button: new sizes", "~ forbid-new variant Button soft"),
    ("forbidden_extensions", "User: new fields", "forbid-new field|column User"),
    ("forbidden_extensions", "new methods on UserRepository", "forbid-new method UserRepository"),
    ("forbidden_extensions", "New public methods on UserRepository", "~ forbid-new method UserRepository soft"),
    ("forbidden_extensions", "OrderService: methods for refunds", "~ forbid-new method refund of=OrderService soft"),
    ("forbidden_extensions", "`AuthService.impersonate`", "forbid-new member|variant|prop|field|column|method impersonate of=AuthService"),
    ("forbidden_extensions", "`users.deleted_at`", "forbid-new column|field deleted_at of=users"),
    ("forbidden_extensions", "`SUPER_ADMIN` in the Role enum", "forbid-new member SUPER_ADMIN of=Role"),
    ("forbidden_extensions", "`phone` and `fax` columns on contacts", "forbid-new column phone,fax of=contacts"),
    ("forbidden_extensions", "OrderStatus: any new value", "forbid-new member OrderStatus"),
    ("forbidden", "`console.log`", "forbid-use technology console.log"),
    ("forbidden", "`default`: Default value", "unchecked"),
    ("forbidden", "Constants in UPPER_SNAKE", "~ forbid-use token lowercase-constant-name form=construct"),
    ("constraints", "Alert: no further variants", "forbid-new variant Alert"),
    # columns by their type and by what their declaration states
    ("forbidden", "JSON columns", "~ forbid-new column type=/(?i)json/"),
    ("forbidden", "Columns holding JSON on orders", "~ forbid-new column type=/(?i)json/ of=orders"),
    ("forbidden", "A nullable `tenant_id`", "require-shape column tenant_id fault=nullable"),
    ("forbidden", "Unique constraints on `email`", "require-shape column email fault=unique"),
    ("forbidden", "foreign keys to `legacy_users`", "require-shape column fault=foreign to=legacy_users"),
    ("forbidden", "Postgres enums", "forbid-new enum form=pg-create-type,prisma-enum"),
    # sets that are closed
    ("constraints", "The only allowed new dependency is `zod`", "forbid-new dependency except:zod"),
    ("constraints", "New dependencies: `zod` only", "forbid-new dependency except:zod"),
    ("constraints", "New tables: none", "forbid-new table"),
    ("constraints", "New pages: none of them may fetch", "unchecked"),
    ("constraints", "Exactly one new table: `offers`", "forbid-new table except:offers"),
    ("constraints", "No env vars beyond FOO and BAR", "forbid-new env_var except:FOO,BAR"),
    ("forbidden", "roles other than admin and member", "~ forbid-new role except:admin,member"),
    ("constraints", "Plan is one of free, pro, team", "~ freeze enum Plan members=free,pro,team soft"),
    ("constraints", "OrderPlan is one of free, pro, team", "freeze enum OrderPlan members=free,pro,team"),
    ("constraints", "Plan has exactly three values: free, pro, team", "freeze enum Plan members=free,pro,team"),
    ("constraints", "Exactly three themes: light, dark, system", "~ freeze enum theme members=light,dark,system"),
    ("constraints", "There are three services: api, web, worker", "unchecked"),
    ("constraints", "Handlers contain only validation and mapping", "unchecked"),
    ("constraints", "Button has exactly two variants: primary, ghost", "forbid-new variant Button except:primary,ghost"),
    ("constraints", "Button has two variants: primary, ghost", "~ forbid-new variant Button except:primary,ghost soft"),
    ("constraints", "The `users` table gains exactly one column, `locale`", "forbid-new column users except:locale"),
    ("forbidden", "a separate table for tags", "~ forbid-new table *tag*"),
    ("forbidden", "Another `<Button>`", "forbid-new component Button"),
    ("forbidden", "A new module `reports`", "forbid-new file **/reports/**,**/reports.*"),
    # how something may be extended
    ("extension_policy", "ErrorCode: new codes go to the end", "append-only enum ErrorCode"),
    ("extension_policy", "Currency: open for additions, never removals", "append-only enum Currency"),
    ("extension_policy", "Role: no additions", "forbid-new member Role"),
    ("extension_policy", "Button: variants yes, props no", "forbid-new prop Button"),
    ("extension_policy", "Button: new variants only", "forbid-new prop Button"),
    ("extension_policy", "AuthService: closed", "forbid-new method AuthService"),
    ("extension_policy", "`users` table: columns may be added, none dropped", "forbid-remove column users"),
    ("constraints", "AuthService keeps its public methods", "forbid-remove method AuthService"),
    ("constraints", "users keep their sessions", "unchecked"),
    # what stays as it is
    ("constraints", "No changes outside `apps/web`", "forbid-change file except:apps/web; forbid-new file except:apps/web"),
    ("constraints", "Logs are written to `logs/`, nothing else", "unchecked"),
    ("boundaries", "No new files outside `src/export`", "forbid-new file except:src/export"),
    ("constraints", "`packages/core` remains untouched", "forbid-change file packages/core"),
    ("constraints", "`src/core` is imported by `src/ui`", "unchecked"),
    ("forbidden_modifications", "anything in `src/generated`", "forbid-change file src/generated"),
    ("forbidden_modifications", "Upgrading Next.js", "forbid-change dependency npm:next"),
    ("forbidden_modifications", "Major version bumps of React", "~ forbid-change dependency npm:react,npm:react-dom soft"),
    ("forbidden_modifications", "Modal's props", "forbid-change component Modal"),
    ("forbidden_modifications", "Env var names", "forbid-remove env_var"),
    ("forbidden_modifications", "published proto files", "forbid-change file *.proto"),
    ("forbidden", "committed packages", "unchecked"),
    ("forbidden_modifications", "All what is in `crates/protocol`", "forbid-change file crates/protocol"),
    ("forbidden_modifications", "the schema of `subscriptions`", "forbid-change table subscriptions"),
    ("constraints", "The crate `protocol` remains unchanged", "forbid-change file **/protocol/**"),
    ("constraints", "Changes only in `app/feeds` and `spec/feeds`",
     "forbid-change file except:app/feeds,spec/feeds; forbid-new file except:app/feeds,spec/feeds"),
    ("constraints", "Rails stays at 7.1", "forbid-change dependency gem:rails"),
    ("constraints", "Rails stays our framework", "unchecked"),
    # what limits nothing
    ("forbidden", "a separate table for tags, we keep `notes.tags`", "~ forbid-new table *tag*"),
    ("forbidden", "a separate table for tags, unless it is needed", "unchecked"),
    ("forbidden", "`loadA`, `loadB`, `loadC` are deprecated", "unchecked"),
    ("forbidden", "The creation of new pages", "forbid-new page"),
    ("extension_policy", "BedState: closed until the mapping is revised", "~ freeze enum BedState soft"),
    ("constraints", "As new component only `TariffBadge` is allowed", "forbid-new component except:TariffBadge"),
    ("forbidden_extensions", "Additional variants for the enum MeterKind", "forbid-new member MeterKind"),
    ("constraints", "One new column at most", "~ limit column max:1 counted=new"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[f"{key}: {text}" for key, text, _ in ROWS])
def test_an_entry_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
