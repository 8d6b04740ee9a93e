#!/bin/sh
# What can be done at the page besides playing, and what it is made of.
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" parts
