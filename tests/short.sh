# short.sh - for tests of which only a part belongs to the short run (see
# run.sh). Who sources it has `skip NAME WHY`.
# shellcheck shell=sh

# its_turn: false for two of three calls in the short run, for a loop over many
# modules of which a third will do.
turns=0
its_turn() {
    turns=$((turns + 1))
    [ -z "${TESSERA_SHORT:-}" ] || [ $((turns % 3)) -eq 1 ]
}

# short NAME WHY: true in the short run, with NAME skipped. WHY is what it needs
# or what makes it long.
short() {
    [ -n "${TESSERA_SHORT:-}" ] || return
    skip "$1" "$2: runs in CI and where its suite is named"
}
