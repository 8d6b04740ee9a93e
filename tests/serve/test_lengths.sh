#!/bin/sh
# Texts of modules, tile sets, configs and files that are far too long: each
# has a bound, and none takes long to read. Prints TAP.
# in CI: takes a quarter of a minute
# measures: the time that long texts take
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run lengths.py "$TMPDIR"
