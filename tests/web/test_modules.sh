#!/bin/sh
# Every kind of question there is, and what nobody else may see.
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" modules
