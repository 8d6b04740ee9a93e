#!/bin/sh
# A whole game on a phone, by taps alone, against two bots.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" phone
