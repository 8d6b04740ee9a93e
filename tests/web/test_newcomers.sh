#!/bin/sh
# What people who see the page for the first time look for.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" newcomers
