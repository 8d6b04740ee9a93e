#!/bin/sh
# Every kind of question there is, and what nobody else may see.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" modules
