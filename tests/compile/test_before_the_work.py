"""What agents write before a piece of work, in the words of its product: interfaces, tables, routes; each class beside a look-alike."""

from __future__ import annotations

import pytest
from shown import shown

ROWS = [
    ("constraints", "EventStore interface MUST include Append, Read and Subscribe",
     "~ require-shape schema|field EventStore field=Append field=Read field=Subscribe"),
    ("constraints", "Dashboard must include Sidebar, Header and Footer", "unchecked"),
    ("constraints", "`EventStore` must have `append()` and `readAll()` methods",
     "~ require-shape schema|field EventStore field=append field=readAll"),
    ("constraints", "UserService must expose `findById` and `list` methods",
     "~ require-shape service|method UserService method=findById method=list"),
    ("constraints", "audit_log table must have actor_id, action and created_at columns",
     "~ require-shape table|column audit_log column=actor_id column=action column=created_at"),
    ("constraints", "audit_log rows must have actor_id, action and created_at columns",
     "~ require-shape table|column audit_log column=actor_id column=action column=created_at"),
    ("constraints", "All tables must have audit columns", "unchecked"),
    ("constraints", "StreamEvent payload must stay backwards compatible", "forbid-remove field|column StreamEvent"),
    ("constraints", "Keep the Issue type backward-compatible", "forbid-remove field|column Issue"),
    ("constraints", "RigItem health variant must be backward-compatible", "unchecked"),
    ("constraints", "EventType constants are frozen: bead_created, bead_updated",
     "freeze enum EventType members=bead_created,bead_updated"),
    ("constraints", "ExportFormat stays csv | xlsx", "~ freeze enum ExportFormat members=csv,xlsx"),
    ("constraints", "Header stays sticky and compact", "unchecked"),
    ("constraints", "Redis | no", "unchecked"),
    ("forbidden", "Changing the EventStore interface signature", "forbid-change store EventStore"),
    ("forbidden", "Changing EventStore method signatures", "forbid-change store EventStore"),
    ("forbidden", "process.env.FEATURE_* checks (use isEnabled())", "forbid-use token|import process.env.FEATURE_*"),
    ("constraints", "AgentGrid must read agents from useAgents hook", "~ require-use hook|import|token useAgents soft"),
    ("constraints", "Users must get mail from their inbox", "unchecked"),
    ("forbidden", "DELETE endpoints for invoices (void instead)", "~ forbid-new route /^(DELETE)\\b.*(invoice)/"),
    ("forbidden", "DELETE endpoints on invoices", "~ forbid-new route /^(DELETE)\\b.*(invoice)/"),
    ("forbidden", "Write endpoints for audit entries", "~ forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(audit)/ soft"),
    ("forbidden", "PUT endpoints in the admin app", "~ forbid-new route PUT in:**/{admin,admins}/**"),
    ("forbidden", "POST routes other than POST /api/audit", "forbid-new route POST except:POST /api/audit,POST */api/audit"),
    ("constraints", "Mail API must be read-only except POST /api/mail/read",
     "forbid-new route /^(POST|PUT|PATCH|DELETE)\\b.*(mail)/ except:POST /api/mail/read,POST */api/mail/read"),
    ("forbidden", "A second auth mechanism for the billing portal", "~ forbid-new auth_service soft"),
    ("forbidden", "Additional EventSource hooks", "~ forbid-new hook *EventSource*"),
    ("forbidden", "React hooks", "forbid-new hook"),
    ("forbidden", "UPDATE or DELETE statements against audit_log",
     "~ forbid-use token /(?i)\\b(?:update|delete\\s+from)\\s+[\\\"'`\\[]?(?:\\w+\\.)?audit_log\\b/"),
    ("constraints", "No DELETE on the audit_log table",
     "~ forbid-use token /(?i)\\b(?:delete\\s+from)\\s+[\\\"'`\\[]?(?:\\w+\\.)?audit_log\\b/"),
    ("constraints", "Never UPDATE or DELETE audit_log rows",
     "~ forbid-use token /(?i)\\b(?:update|delete\\s+from)\\s+[\\\"'`\\[]?(?:\\w+\\.)?audit_log\\b/"),
    ("constraints", "events table is append-only (no UPDATE or DELETE)",
     "~ append-only table event; forbid-use token /(?i)\\b(?:update|delete\\s+from)\\s+[\\\"'`\\[]?(?:\\w+\\.)?events\\b/ soft"),
    ("constraints", "No UPDATE statements", "unchecked"),
    ("forbidden", "DELETE methods (no destructive actions)", "forbid-new route DELETE"),
]


@pytest.mark.parametrize(("key", "text", "expected"), ROWS, ids=[text for _, text, _ in ROWS])
def test_a_decision_before_the_work_is_read_as(key: str, text: str, expected: str) -> None:
    assert shown(text, key) == expected
