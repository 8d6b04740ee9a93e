#!/bin/sh
# What answers cost and are called, found in games of some modules.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" words
