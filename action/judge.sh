#!/usr/bin/env bash
# Judges the event's change and shows the verdict. While anything is printed that repository or event wrote, the runner takes no commands.
set -uo pipefail

# A workflow that hands on inputs of its own gives an empty text where its event has none of them.
INPUT_FAIL_ON=${INPUT_FAIL_ON:-violated} INPUT_FORMAT=${INPUT_FORMAT:-json} INPUT_DIRECTORY=${INPUT_DIRECTORY:-.}

reports=$(mktemp -d "$RUNNER_TEMP/keeper-report.XXXXXX") || exit 2
{ echo "verdict=not-judged"; echo "violations=0"; echo "unchecked=0"; } >> "$GITHUB_OUTPUT"

options=(--ci "--format=$INPUT_FORMAT")
[ -z "$INPUT_ADR" ] || options+=("--adr=$INPUT_ADR")
[ -z "$INPUT_BEAD" ] || options+=("--bead=$INPUT_BEAD")
[ -z "$INPUT_LAW" ] || options+=("--law=$INPUT_LAW")
case $INPUT_FAIL_ON in
  violated | never) ;;
  unchecked) options+=(--strict) ;;
  *)
    echo "::error title=keeper-validate::the input fail-on takes violated, unchecked or never"
    exit 2 ;;
esac

pause=keeper-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$pause"
"$PYTHON" -I -m keeper_validate -C "$INPUT_DIRECTORY" "${options[@]}" hook github --reports "$reports" 2>&1
status=$?
[ ! -f "$reports/report.text" ] || cat "$reports/report.text"
echo "::$pause::"
if [ -f "$reports/annotations" ]; then
  cat "$reports/annotations"
else
  echo "::error title=keeper-validate::nothing was judged; the log of this step says why"
fi

# A link that the change brought must not take the log out of the checkout; a place outside it can only be asked for by its whole path.
part=$INPUT_SARIF_FILE
while [ -n "$part" ] && [ "${part#/}" = "$part" ] && [ "$part" != . ]; do
  part=$(dirname -- "$part")
  if [ -L "$part" ]; then
    echo "::error title=keeper-validate::the input sarif-file leads through a symbolic link of the checkout; name a folder that is none"
    exit 2
  fi
done

sarif=$reports/report.sarif
if [ -f "$sarif" ] && [ -n "$INPUT_SARIF_FILE" ]; then
  # What lies there may be a link that the change brought.
  rm -f -- "$INPUT_SARIF_FILE" && mkdir -p -- "$(dirname -- "$INPUT_SARIF_FILE")" && cp -- "$sarif" "$INPUT_SARIF_FILE" || exit 2
  sarif=$INPUT_SARIF_FILE
fi
if [ -f "$reports/report.$INPUT_FORMAT" ]; then
  end=keeper-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  printf '%s<<%s\n%s\n%s\n' report-path "$end" "$reports/report.$INPUT_FORMAT" "$end" sarif-path "$end" "$sarif" "$end" >> "$GITHUB_OUTPUT"
fi
if [ "$status" = 1 ] && [ "$INPUT_FAIL_ON" = never ]; then exit 0; fi
exit "$status"
