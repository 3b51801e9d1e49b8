"""`hook pre-commit`: what is staged; under a hook framework that was given a range, that range. The message is not known here."""

from __future__ import annotations

import argparse

from keeper_validate.change import Request
from keeper_validate.hooks.judgement import judgement, stop_or_go


def run(options: argparse.Namespace) -> int:
    """The status that makes Git stop or go on."""
    return stop_or_go(judgement(options, Request(law=options.law, ci=options.ci)), options)
