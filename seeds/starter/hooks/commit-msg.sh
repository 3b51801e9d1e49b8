# --- BEGIN KEEPER VALIDATE v1 ---
# Written by `keeper-validate init` and removed by `keeper-validate uninstall`. What stands outside these marks stays yours.
keeper_validate={program}
[ -x "$keeper_validate" ] || keeper_validate=keeper-validate
if command -v "$keeper_validate" >/dev/null 2>&1; then
  "$keeper_validate" hook commit-msg "$1" || exit $?
elif [ "${KEEPER_REQUIRED:-0}" = 1 ]; then
  echo "keeper-validate: not on PATH, and KEEPER_REQUIRED=1 asks for it: install it first" >&2
  exit 2
else
  echo "keeper-validate: not on PATH, so this commit is not judged here; its push, review and landing will be" >&2
fi
# --- END KEEPER VALIDATE v1 ---
