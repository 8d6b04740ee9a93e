#!/bin/sh
# What the page costs, whether it stands still, and what axe-core says of it.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" budgets
