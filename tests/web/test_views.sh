#!/bin/sh
# What is in view while questions come and go, and what a second tap does.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" views
