#!/bin/sh
# Every kind of question, and secrets that no other seat may see.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" modules
