#!/bin/sh
# Games of every preset and of all modules by taps alone: two an answer.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" taps
