#!/bin/sh
# A whole game by mouse and keyboard, with trouble on the way.
exec "$(dirname "$0")/run.sh" game
