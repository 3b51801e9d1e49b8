#!/usr/bin/env bash
# Fetches what the judgement needs and a shallow checkout lacks: the tip of the branch whose decisions judge, both ends of the change, and
# just enough history between them. Where that fails, the judgement says so; nothing is guessed here.
set -euo pipefail

# The Bash of macOS has no mapfile.
told=$("$PYTHON" -I "$ACTION_PATH/action/revisions.py")
line() { sed -n "$1p" <<< "$told"; }
base=$(line 1) head=$(line 2) branch=$(line 3) default=$(line 4)
[ -n "$head" ] || exit 0
# The judgement says what is wrong with a directory that is none.
cd -- "$INPUT_DIRECTORY" 2> /dev/null || exit 0
log=$(mktemp "$RUNNER_TEMP/keeper-fetch.XXXXXX")

git() { GIT_TERMINAL_PROMPT=0 command git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c safe.bareRepository=explicit "$@"; }
fetch() { git fetch --quiet --no-tags --no-recurse-submodules "$@" 2>> "$log"; }
has() { git rev-parse --quiet --verify --end-of-options "$1^{commit}" > /dev/null 2>&1; }
shallow() { [ "$(git rev-parse --is-shallow-repository)" = true ]; }

# Whether both ends meet, and no commit between them is one whose parents are cut off.
complete() {
  has "$base" && has "$head" && git merge-base "$base" "$head" > /dev/null || return 1
  shallow || return 0
  ! git rev-list "$base...$head" | grep -qFxf "$(git rev-parse --git-path shallow)"
}

# A depth would cut a whole clone off.
depth=()
shallow && depth=(--depth=1)

for name in "$branch" "$default"; do
  if [ -n "$name" ] && ! has "refs/remotes/origin/$name"; then
    fetch ${depth[@]+"${depth[@]}"} -- origin "+refs/heads/$name:refs/remotes/origin/$name" || true
  fi
done
if [ -n "$default" ] && has "refs/remotes/origin/$default" && ! has refs/remotes/origin/HEAD; then
  git symbolic-ref refs/remotes/origin/HEAD "refs/remotes/origin/$default"
fi

[ -n "$base" ] || base=refs/remotes/origin/$branch
for revision in "$base" "$head"; do
  has "$revision" || fetch ${depth[@]+"${depth[@]}"} -- origin "$revision" || true
done
ends=()
for revision in "$base" "$head"; do
  ends+=("$(git rev-parse --quiet --verify --end-of-options "$revision^{commit}" || echo "$revision")")
done
for deepen in 32 64 128 256 512 1024 2048 4096 whole; do
  if complete || ! shallow; then break; fi
  if [ "$deepen" = whole ]; then more=--unshallow; else more=--deepen=$deepen; fi
  fetch "$more" -- origin "${ends[@]}" || break
done

if ! complete; then
  pause=keeper-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$pause"
  cat "$log"
  echo "::$pause::"
  echo "::warning title=keeper-validate::the history of this change could not be fetched; set 'fetch-depth: 0' at actions/checkout"
fi
