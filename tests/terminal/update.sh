#!/bin/sh
# update.sh: writes the captures that test_captures.sh compares with. Look at
# them (cat them in a terminal of that size) before you commit.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

can_capture || { echo 'update.sh: no tmux here' >&2; exit 1; }
trap 'terminals kill-server; rm -rf "$work"' EXIT
all_captures "$here/golden"
cp "$here/board.keys" true.keys
opens true 200x60 true "'$bin' play --board picture true.keys"
shown true >"$here/golden/picture.txt"
pkg-config --modversion chafa librsvg-2.0 2>&1 | tr '\n' ' ' \
    >"$here/golden/picture.versions"
