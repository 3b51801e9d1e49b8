#!/usr/bin/env bash
# Installs keeper-validate into an environment of its own under RUNNER_TEMP. The checkout under judgement is never the working directory
# of Python here, and -I keeps Python from importing anything that lies there.
set -euo pipefail

here=$RUNNER_TEMP/keeper-validate-${INPUT_VERSION:-action}
case $INPUT_VERSION in
  *[!0-9A-Za-z.+!-]*)
    echo "::error title=keeper-validate::the input version is a version number, such as 0.1.0"
    exit 2 ;;
esac
python=$here/bin/python
[ "${RUNNER_OS:-}" = Windows ] && python=$here/Scripts/python.exe

cd -- "$RUNNER_TEMP"
if ! "$python" -I -c 'import keeper_validate' 2>/dev/null; then
  for command in python3 python; do
    if "$command" -I -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
      "$command" -I -m venv --clear "$here"
      break
    fi
  done
  if [ ! -e "$python" ]; then
    echo "::error title=keeper-validate::this runner has no Python 3.10 or later with venv; add actions/setup-python before this step"
    exit 2
  fi
  # What it stands on is pinned with hashes; its own code is this checkout, built with what is pinned as well.
  pip() { "$python" -I -m pip install --disable-pip-version-check --quiet "$@"; }
  pip --require-hashes --requirement "$ACTION_PATH/lock/action.txt"
  if [ -n "$INPUT_VERSION" ]; then
    pip -- "keeper-validate==$INPUT_VERSION"
  else
    pip --no-deps --no-build-isolation -- "$ACTION_PATH"
  fi
fi
echo "python=$python" >> "$GITHUB_OUTPUT"
