#!/bin/sh
# What can be done at the page besides playing, and what it is made of.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" parts
