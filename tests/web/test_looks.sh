#!/bin/sh
# The board as somebody looks at it, and what is said over it.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" looks
