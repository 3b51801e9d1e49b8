"""Build hook: ships `rules/` and `seeds/` inside the package, with every YAML rule file compiled to JSON and the query files of a folder
taken apart into one."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shutil import rmtree
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from ruamel.yaml import YAML

sys.path.insert(0, str(Path(__file__).resolve().parent))

from keeper_validate.extract.matching.patterns import BUILT, built


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
            _include(target, out, build_data)
        for folder in sorted({path.parent for path in (root / "rules").rglob("*.scm")}):
            target = out / folder.relative_to(root) / f"{BUILT}.json"
            read = {path.stem: built(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.scm"))}
            target.write_text(json.dumps(read, ensure_ascii=False), encoding="utf-8")
            _include(target, out, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leaves nothing but packages where they are put, for whoever uploads all that lies there."""
        rmtree(Path(self.directory) / "bundled", ignore_errors=True)


def _include(target: Path, out: Path, build_data: dict[str, Any]) -> None:
    build_data["force_include"][str(target)] = f"keeper_validate/_bundled/{target.relative_to(out).as_posix()}"
