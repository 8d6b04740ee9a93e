#!/bin/sh
# Every question of every module, by taps on a phone and by keys at a desk.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" matrix
