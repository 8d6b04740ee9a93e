#!/bin/sh
# make bench-serve: serve.py on a store of its own; SERVE_STORE=postgres starts
# a PostgreSQL for it, any other word is taken as it is.
TMPDIR=$(mktemp -d) || exit 1
export TMPDIR
bench=$(cd "$(dirname "$0")" && pwd)
# shellcheck source-path=SCRIPTDIR source=../serve/lib.sh
. "$bench/../serve/lib.sh"
trap 'rm -rf "$TMPDIR"' EXIT
if [ "$SERVE_STORE" = postgres ]; then
    postgres
    # shellcheck disable=SC2154 # lib.sh sets it
    SERVE_STORE=$store
    export SERVE_STORE
    # shellcheck disable=SC2086 # words
    trap 'cd / && $PG_CTL -m immediate stop >/dev/null 2>&1; rm -rf "$TMPDIR"' EXIT
fi
if [ -n "$ATTACK" ]; then
    # shellcheck disable=SC2086 # names
    python3 "$bench/attacks.py" "$@" $ATTACK
else
    python3 "$bench/serve.py" "$@"
fi
