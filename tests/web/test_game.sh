#!/bin/sh
# A whole game by mouse and keyboard, with trouble on the way.
# mostly waits: for a browser
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" game
