"""Build hook: ships `rules/` and `seeds/` inside the package, with every YAML rule file compiled to JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from ruamel.yaml import YAML


class CompileRules(BuildHookInterface):
    """Fills the wheel's `keeper_validate/_bundled/`; an editable install reads the checkout instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        out = Path(self.directory) / "bundled"
        for source in sorted(path for top in ("rules", "seeds") for path in (root / top).rglob("*") if path.is_file()):
            relative = source.relative_to(root)
            target = out / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            if relative.parts[0] == "rules" and source.suffix == ".yaml":
                target = target.with_suffix(".json")
                loaded = YAML(typ="safe", pure=True).load(source.read_text(encoding="utf-8"))
                target.write_text(json.dumps(loaded, ensure_ascii=False, sort_keys=False), encoding="utf-8")
            else:
                target.write_bytes(source.read_bytes())
            build_data["force_include"][str(target)] = f"keeper_validate/_bundled/{target.relative_to(out).as_posix()}"
