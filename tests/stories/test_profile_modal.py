"""ADR-017 over the sample application: every way to build a modal, a button or an authentication service of one's own is found at its
place, and what only looks like it passes."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from keeper_validate.change import Request as Selection
from keeper_validate.validate import Request, validate
from keeper_validate.verdict import Verdict
from tests.repository import Repository

UI = 'import { Modal } from "./ui/Modal";\nimport { Button } from "./ui/Button";\n'


@dataclass(frozen=True)
class Change:
    name: str
    files: dict[str, str | None]
    found: tuple[str, ...] = field(default=())
    edits: tuple[tuple[str, str, str], ...] = ()


def judged(sample: Repository, change: Change) -> Verdict:
    files = dict(change.files)
    for path, was, now in change.edits:
        text = files.get(path) or (sample.path / path).read_text(encoding="utf-8")
        assert was in text
        files[path] = text.replace(was, now)
    sample.stage(files)
    return validate(Request(Selection(directory=str(sample.path), staged=True), today="2026-11-21", adr="ADR-017"))


def places(verdict: Verdict) -> set[str]:
    return {f"{finding.rule} {finding.path}:{finding.line}" for finding in verdict.findings if finding.severity == "block" and not finding.waived}


WEB = "web/src/Profile.tsx"


def web(source: str) -> dict[str, str | None]:
    return {WEB: source}


NEW_COMPONENT = f"forbidden/new-component {WEB}"

VIOLATING = [
    Change("a modal as a function", web('export function ProfileModal() {\n  return <div role="dialog" className="modal">Hi</div>;\n}\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a modal as an arrow under another name", web('export const Sheet = () => <div role="dialog" aria-modal="true">Hi</div>;\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a modal as a class", web('import React from "react";\nexport class Overlay extends React.Component {\n  render() {\n    return <dialog open>Hi</dialog>;\n  }\n}\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a modal in memo and forwardRef", web('import { memo, forwardRef } from "react";\nexport const ProfileDialog = memo(\n  forwardRef<HTMLDialogElement>((props, ref) => <dialog ref={ref} {...props} />),\n);\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a modal through a portal", web('import { createPortal } from "react-dom";\nexport function Popup({ children }) {\n  return createPortal(<div role="dialog">{children}</div>, document.body);\n}\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a modal by createElement", web('import { createElement } from "react";\nexport const Drawer2 = () => createElement("dialog", { open: true }, "Hi");\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a modal from a library", web('import * as Dialog from "@radix-ui/react-dialog";\nexport function Profile() {\n  return (\n    <Dialog.Root>\n      <Dialog.Content>Hi</Dialog.Content>\n    </Dialog.Root>\n  );\n}\n'), (f"{NEW_COMPONENT}:2",)),
    Change("an anonymous default modal", {"web/src/ProfileModal.tsx": 'export default () => <div role="dialog">Hi</div>;\n'}, ("forbidden/new-component web/src/ProfileModal.tsx:1",)),
    Change("a modal as a member of an object", web('export const Profile = {\n  Dialog: () => <div role="dialog">Hi</div>,\n};\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a modal that is not exported", web('function Inner() {\n  return <dialog open>Hi</dialog>;\n}\nexport const Profile = () => (\n  <section>\n    <Inner />\n  </section>\n);\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a button that is not called button", web('export const Pill = ({ onClick }: { onClick: () => void }) => (\n  <button className="pill" onClick={onClick}>\n    Log out\n  </button>\n);\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a styled button", web('import styled from "styled-components";\nexport const Leave = styled.button`\n  color: red;\n`;\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a styled button with attributes", web('import styled from "@emotion/styled";\nexport const Leave = styled("button")({ color: "red" });\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a button by createElement", web('import React from "react";\nexport function Leave(props) {\n  return React.createElement("button", props, "Log out");\n}\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a button by its role", web('export const Leave = () => <div role="button" tabIndex={0}>Log out</div>;\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a button of a library", web('import { Button as MuiButton } from "@mui/material";\nexport const Leave = () => <MuiButton>Log out</MuiButton>;\n'), (f"{NEW_COMPONENT}:2",)),
    Change("a submit input as a button", web('export const Leave = () => <input type="submit" value="Log out" />;\n'), (f"{NEW_COMPONENT}:1",)),
    Change("a new authentication service in the gateway", {"gateway/src/auth/SessionAuthService.ts": 'import jwt from "jsonwebtoken";\n\nexport class SessionAuthService {\n  issue(id: string) {\n    return jwt.sign({ id }, "k");\n  }\n}\n'}, ("forbidden/new-auth_service gateway/src/auth/SessionAuthService.ts:3",)),
    Change("token signing through an alias", {"gateway/src/users/badge.ts": 'import { sign as mint } from "jsonwebtoken";\n\nexport const badge = (id: string) => mint({ id }, "k");\n'}, ("auth-reuse/new-call gateway/src/users/badge.ts:3",)),
    Change("token signing through a required alias", {"gateway/src/users/badge.js": 'const { sign: mint } = require("jsonwebtoken");\n\nexports.badge = (id) => mint({ id }, "k");\n'}, ("auth-reuse/new-call gateway/src/users/badge.js:3",)),
    Change("token signing in Python through an alias", {"api/badges.py": 'import jwt as t\n\n\ndef badge(member_id: str) -> str:\n    return t.encode({"id": member_id}, "k")\n'}, ("auth-reuse/new-call api/badges.py:5",)),
    Change("a guard removed from a route of the gateway", {}, ("auth-reuse/guard-removed gateway/src/app.ts:18",), (("gateway/src/app.ts", 'app.get("/users/:id", requireAuth, async', 'app.get("/users/:id", async'),)),
    Change("a guard removed from a route of the API", {}, ("auth-reuse/guard-removed api/members.py:9",), (("api/members.py", ', user: str = Depends(get_current_user)', ', user: str = ""'),)),
    Change("a member inserted into the status enum", {}, ("vault/append-only api/models.py:6",), (("api/models.py", '    SUSPENDED', '    AWAY = "away"\n    SUSPENDED'),)),
]

UPHELD = [
    Change("a new variant of Modal", {}, (), (("web/src/ui/Modal.tsx", '"default" | "confirm"', '"default" | "confirm" | "profile"'),)),
    Change("a composition of Modal and Button", web(UI + 'export function ProfileDialog({ onClose }: { onClose: () => void }) {\n  return (\n    <Modal title="Profile" open variant="confirm" onClose={onClose}>\n      <Button onClick={onClose}>Log out</Button>\n    </Modal>\n  );\n}\n')),
    Change("a page that uses Button", web(UI + 'export function Profile() {\n  return (\n    <section>\n      <h1>Profile</h1>\n      <Button>Log out</Button>\n    </section>\n  );\n}\n')),
    Change("a component that moved", {"web/src/ui/Avatar.tsx": None, "web/src/people/Avatar.tsx": 'export interface AvatarProps {\n  name: string;\n  url?: string;\n}\n\nexport function Avatar({ name, url }: AvatarProps) {\n  return <img className="avatar" alt={name} src={url ?? "/avatar.svg"} />;\n}\n'}),
    Change("a component that was reformatted", {}, (), (("web/src/ui/Button.tsx", "export function Button({ variant = \"primary\", ...rest }: ButtonProps) {\n  return <button", "export function Button(\n  { variant = \"primary\", ...rest }: ButtonProps,\n) {\n  // a press\n  return <button"),)),
    Change("a Modal that moved and was rewritten as an arrow", {}, (), (("web/src/ui/Modal.tsx", "export function Modal({ title, open, variant = \"default\", onClose, children }: ModalProps) {", "export const Modal = ({ title, open, variant = \"default\", onClose, children }: ModalProps) => {"), ("web/src/ui/Modal.tsx", "    </div>\n  );\n}", "    </div>\n  );\n};"))),
    Change("prose and strings about modals", {"docs/modals.md": "A new modal component: <dialog>.\n", "web/src/text.ts": '// new Modal, custom button\nexport const help = "Open the modal with the <button>";\n'}),
    Change("a test helper that is a modal", {"web/src/__tests__/FakeModal.tsx": 'export const FakeModal = () => <div role="dialog">Hi</div>;\n'}),
    Change("a story that shows a modal", {"web/src/ui/Modal.stories.tsx": 'export const ProfileModal = () => <div role="dialog">Hi</div>;\n'}),
    Change("a new service that is no authentication service", {"gateway/src/users/AvatarService.ts": "export class AvatarService {\n  url(id: string) {\n    return `/avatars/${id}`;\n  }\n}\n"}),
    Change("a new guarded route", {}, (), (("gateway/src/app.ts", 'app.get("/users/:id"', 'app.get("/users/:id/avatar", requireAuth, (req, res) => {\n  res.json({ id: req.params.id });\n});\n\napp.get("/users/:id"'),)),
    Change("another function that is called sign", {"gateway/src/users/contract.ts": 'import { sign } from "./paper";\n\nexport const contract = (id: string) => sign({ id });\n', "gateway/src/users/paper.ts": "export const sign = (value: object) => ({ ...value, signed: true });\n"}),
    Change("a hashed file name", {"gateway/src/users/cache.ts": 'import { createHash } from "node:crypto";\n\nexport const key = (id: string) => createHash("sha1").update(id).digest("hex");\n'}),
    Change("a page with a plain button among other things", web('export function Profile() {\n  return (\n    <form>\n      <input name="name" />\n      <button type="submit">Save</button>\n    </form>\n  );\n}\n')),
]


@pytest.mark.parametrize("change", VIOLATING, ids=lambda change: change.name)
def test_is_blocked(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert verdict.outcome == "violated"
    assert set(change.found) <= places(verdict), places(verdict)
    assert all(finding.remedy for finding in verdict.findings)


@pytest.mark.parametrize("change", UPHELD, ids=lambda change: change.name)
def test_passes(sample: Repository, change: Change) -> None:
    verdict = judged(sample, change)
    assert (verdict.outcome, places(verdict)) == ("upheld", set())
