#!/bin/sh
# Several people at a table, and what a device remembers of theirs.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" company
