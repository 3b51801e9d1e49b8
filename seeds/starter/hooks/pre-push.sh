# --- BEGIN KEEPER VALIDATE v1 ---
# Written by `keeper-validate init` and removed by `keeper-validate uninstall`. What stands outside these marks stays yours.
keeper_validate={program}
[ -x "$keeper_validate" ] || keeper_validate=keeper-validate
keeper_pushed=$(cat)
if command -v "$keeper_validate" >/dev/null 2>&1; then
  printf '%s\n' "$keeper_pushed" | "$keeper_validate" hook pre-push "$@" || exit $?
elif [ "${KEEPER_REQUIRED:-0}" = 1 ]; then
  echo "keeper-validate: not on PATH, and KEEPER_REQUIRED=1 asks for it: install it first" >&2
  exit 2
else
  echo "keeper-validate: not on PATH, so this push is not judged here; its review and landing will be" >&2
fi
# What Git wrote to this hook is given on to whatever stands below.
if [ -n "$keeper_pushed" ]; then
  exec <<KEEPER_PUSHED
$keeper_pushed
KEEPER_PUSHED
else
  exec </dev/null
fi
# --- END KEEPER VALIDATE v1 ---
