# planted.sh - rules with a fault, and rules without; for test_diagnose.sh and
# faults.sh, which have `root` and `bin`, and their own folder to work in.
# shellcheck shell=sh disable=SC2154

# What is to be found in a rule of faults/.
# shellcheck disable=SC2034 # for those who source it
faults='term silent-term
piece idle-piece
never costly-option
always free-points
seat first-seat
runaway rich-richer
endless no-end
early jackpot
short too-short
skill lottery
trap pawned
wait slow-play
swamp one-source
decisive must-have'

# Writes rules without a fault, and sets `sounds` to their names.
sound_rules() {
    awk '/^-- (file|add to): / {
            name = $NF
            folder = name
            if (sub("/[^/]*$", "", folder)) system("mkdir -p " folder)
            on = 1
            next
        }
        /^```/ { on = 0 }
        on { print >name }' "$root/lua/doc/tutorial.md"
    echo 'return { modules = { "base", "farmers" }, players = 2 }' >two.lua
    echo 'return { modules = { "farmers", "traders-and-builders" } }' >traders.lua
    # shellcheck disable=SC2034
    sounds='two.lua river abbot inns-and-cathedrals traders.lua king-and-robber
        phantom die-stadt redraw-once twins.lua miller.lua quilt'
}

# diagnosed WHAT GAMES [OPTION...]: what it says goes to said and said.json.
diagnosed() {
    what=$1 games=$2
    shift 2
    "$bin" diagnose --path . "$what" -n "$games" --json said.json "$@" >said 2>said.err
}

# has_found ID: was that fault found?
has_found() { grep -q "\"id\":\"$1\"" said.json; }
