#!/bin/sh
# A whole game by mouse and keyboard, with trouble on the way.
# in CI: needs a browser
exec "$(dirname "$0")/run.sh" game
