#!/bin/sh
# Every kind of question there is, and what nobody else may see.
exec "$(dirname "$0")/run.sh" modules
