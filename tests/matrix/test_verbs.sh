#!/bin/sh
# in CI: every verb with every module, for minutes
# Every verb with every module: alone, with its tiles off, with its options at
# other values, all together; with every preset, and with random configs. Each
# run ends well within its time. See README.md for what runs when.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

root=${TESSERA_ROOT:-$OLDPWD}
here=$root/tests/matrix
export TESSERA_ROOT="$root" TESSERA_BIN="$bin"
HOME=$work XDG_STATE_HOME=$work/state XDG_DATA_HOME=$work/data
export HOME XDG_STATE_HOME XDG_DATA_HOME
unset TESSERA_PATH

# How much: one row of so many, and so many random configs.
games=1 every=9 random=4 whole=
if [ -n "${MATRIX_GAMES:-}" ]; then
    games=$MATRIX_GAMES every=1 random=${MATRIX_RANDOM:-200} whole=yes
elif [ "${TESSERA_VARIANT:-}" = asan ]; then
    every=27 random=1 # the same C, whatever the module; all are a release's too
fi
# MATRIX_PART=2/3: the second of every three rows only
part=${MATRIX_PART:-1/1}
patience=${MATRIX_PATIENCE:-60}
# sanitizers make a search of many modules several times as long
[ "${TESSERA_VARIANT:-}" != asan ] || patience=$((4 * patience))
export MATRIX_PATIENCE=$((7 * patience))

# Names under a heading of `tessera modules`.
listed() {
    sed -n "/^$1:/,/^\$/s/^  \([a-z0-9-]*\) .*/\1/p" all-lists
}

"$bin" modules >all-lists
modules=$(listed Modules)
presets=$(listed Presets)
sets=$(listed 'Tile sets')
check 'there are modules, presets and tile sets' \
    test -n "$modules" -a -n "$presets" -a -n "$sets"

has_part() { "$bin" --version | grep -q "^with.*$1"; }
png=
has_part librsvg && png=yes
python=
if command -v python3 >/dev/null 2>&1; then python=yes; fi
serves=
if [ -n "$python" ] && has_part libwebsockets && has_part sqlite; then
    serves=yes
fi
plain=
if command -v lua5.4 >/dev/null 2>&1; then plain=yes; fi
lua=
module=${TESSERA_BUILD:-$root/.build/release}/lua
if [ -e "$module/tessera.so" ] && [ -n "$plain" ] &&
    [ "${TESSERA_VARIANT:-release}" = release ]; then
    lua=yes
fi
npm=${TESSERA_NPM:-$root/.build/npm}
# where everything is tried; tests/wasm, which looks closer, comes later
if [ -n "${CI:-}$whole" ] && [ ! -e "$npm/tessera.mjs" ] &&
    [ "${TESSERA_VARIANT:-}" != asan ] && command -v node >/dev/null 2>&1 &&
    command -v emcc >/dev/null 2>&1; then
    check 'make wasm' env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" -C "$root" wasm
fi
# JavaScript has no sanitizers: it has loaded the same games beside the release
node=
if [ "${TESSERA_VARIANT:-}" != asan ] && [ -e "$npm/tessera.mjs" ] &&
    command -v node >/dev/null 2>&1; then
    node=yes
fi
for missing in "png:pictures as PNG" "python:terminals, and tables" \
    "serves:tables of serve" "plain:import" "lua:the module for plain Lua" \
    "node:the package for JavaScript"; do
    eval "there=\$${missing%%:*}"
    [ -n "$there" ] || skip "${missing#*:}" 'not built or installed here'
done

ends_well() { [ "$status" -eq 0 ] && ! grep -qe traceback err; }

# runs WHAT COMMAND...: it ends well, in so much time of a processor; where many
# things run side by side, the clock says little.
runs() {
    what=$1
    shift
    (ulimit -t "$patience" && exec timeout $((8 * patience)) "$@") \
        >out 2>err </dev/null
    status=$?
    check "$config: $what" ends_well
}

# the hash that replay has verified is what was printed
same_hash() { grep -q "^$hash\$" out; }
answered() { [ "$(grep -c '"result"' out)" -eq 2 ] || (head -c 500 out; false); }

terminal() { # COLUMNS ROWS
    runs "play in a terminal of $1 x $2" python3 "$here/terminal.py" "$bin" \
        "$1" "$2" play "$config" --seed 1 -b B=random
}

imports_all() {
    for each in $wanted; do
        grep -q "\"$each\"" foreign-config.lua || { echo "no $each" && return 1; }
    done
}

# The game as another program would have saved it, if that knows one of its
# modules: each is found in it, and what comes out can be played.
foreign() {
    # shellcheck disable=SC2086 # one word a module
    lua5.4 "$here/foreign.lua" "$config" "$root/expansions" $modules \
        >foreign.jcz 2>err
    status=$? wanted=$(cat err)
    check "$config: as another program saves it" exits 0
    [ -s foreign.jcz ] || return 0
    runs import "$bin" import foreign.jcz -o foreign.save
    runs 'import --config' "$bin" import foreign.jcz --config
    cp out foreign-config.lua
    check "$config: import finds its modules" imports_all
    runs 'play what was imported' "$bin" play foreign-config.lua --seed 1 \
        -b all=random
}

# How each verb is tried with a config and a game that was played with it.
try() { # VERB
    case $1 in
    play) # has made the game
        [ -z "$python" ] || { terminal 80 24 && terminal 200 60; }
        ;;
    simulate)
        for bot in random easy greedy; do
            runs "simulate $bot" "$bin" simulate "$config" -n "$games" \
                --seed 2 -b all=$bot --rows turn -o turns.csv
        done
        runs 'simulate, a report' "$bin" simulate "$config" -n 2 --seed 3 \
            -b all=random --report report.html
        if [ -n "$whole" ] || [ $((turn % 3)) -eq 1 ]; then
            runs 'simulate normal' "$bin" simulate "$config" -n 1 --seed 4 \
                -b A=normal -b B=random -f jsonl -o games.jsonl
        fi
        if [ -n "$whole" ] && [ $((turn % 3)) -eq 1 ] || [ "$turn" -eq 1 ]; then
            runs 'simulate hard' "$bin" simulate "$config" -n 1 --seed 4 \
                -b 'A=hard 9000' -b B=random -o games.csv
        fi
        ;;
    replay)
        runs replay "$bin" replay game.save
        runs 'replay --verify' "$bin" replay game.save --verify
        hash=$(sed -n 's/.*state hash \([0-9a-f]*\).*/\1/p' out)
        runs 'replay --to' "$bin" replay game.save --to 25
        runs 'replay --step --board' "$bin" replay game.save --step --board
        runs 'replay --html' "$bin" replay game.save --html -o page.html
        rm -f seat.save
        runs 'replay --share' "$bin" replay game.save --seat A --share seat.save
        runs 'replay of what was shared' "$bin" replay seat.save --seat A
        ;;
    review)
        runs review "$bin" review game.save --to 60 --worst 2 --json review.json \
            --report review.html
        runs 'review of what was shared' "$bin" review seat.save --to 20
        ;;
    render)
        runs render "$bin" render game.save -o board.svg
        runs 'render, half of it' "$bin" render game.save --at 40 -o board.txt
        [ -z "$png" ] || runs 'render, as PNG' "$bin" render game.save --size 30 \
            -o board.png
        ;;
    arena)
        runs arena "$bin" arena greedy random -n 1 -c "$config" --json arena.json \
            --report arena.html
        ;;
    compare)
        runs compare "$bin" compare "$config" "$config" -n 2 -b all=random \
            --json compare.json --report compare.html
        ;;
    diagnose) # two games: too few to try options out
        runs diagnose "$bin" diagnose "$config" -n 2 --json diagnosis.json
        ;;
    prove) # what it finds has status 1
        runs prove "$bin" prove "$config" --tiles 1 --positions 100 --limit 20 \
            --json proof.json
        ;;
    serve)
        if [ -n "$serves" ]; then
            rm -f tables.sqlite* table.save
            runs 'serve, and export a table' python3 "$here/table.py" "$config" \
                "$work/tables.sqlite" table.save
            runs 'replay of what was exported' "$bin" replay table.save --verify
        fi
        ;;
    rpc)
        {
            echo "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"config\":\"$config\",\"seed\":4}}"
            echo '{"jsonrpc":"2.0","id":2,"method":"decision","params":{"game":1}}'
        } >requests
        timeout "$patience" "$bin" rpc <requests >out 2>err
        status=$?
        check "$config: rpc" answered
        ;;
    import)
        [ -z "$plain" ] || foreign
        ;;
    learn) # no game but those of the test
        if [ -n "$whole" ] && [ $((turn % 3)) -eq 2 ] || [ "$turn" -eq 2 ]; then
            patience=$((4 * patience))
            runs learn "$bin" learn "$config" --games 2 --positions 1 --seed 5 \
                -o learned.lua
            patience=$((patience / 4))
        fi
        ;;
    tune)
        if [ -n "$whole" ] || [ $((turn % 3)) -eq 1 ]; then
            runs tune "$bin" tune "$config" --games 1 --rounds 1 --seed 5
        fi
        ;;
    # neither of a config nor of a game, see the end
    tiles | modules | doc | check | test | new) ;;
    *) check "$1: the matrix knows how to try it" false ;;
    esac
}

# The game in other programs than ours: its hash is the same.
elsewhere() {
    if [ -n "$lua" ]; then
        runs 'plain Lua loads it' env "LUA_CPATH=$module/?.so" lua5.4 \
            "$here/load.lua" game.save
        check "$config: and has the same game" same_hash
    fi
    if [ -n "$node" ]; then
        runs 'JavaScript loads it' env "TESSERA_NPM=$npm" node \
            "$here/load.mjs" game.save
        check "$config: and has the same game" same_hash
    fi
}

verbs=$("$bin" --help | sed -n 's/^  \([a-z]*\) .*[.]$/\1/p')
row=0 turn=0

# row CONFIG [always]: every verb with this file or preset, if it has its turn.
row() {
    config=$1
    row=$((row + 1))
    if [ -z "${2:-}" ]; then
        [ $((row % every)) -eq 0 ] || return 0
        [ $((row / every % ${part#*/})) -eq $((${part%/*} % ${part#*/})) ] ||
            return 0
    elif [ "${part%/*}" -ne 1 ]; then
        return 0
    fi
    turn=$((turn + 1))
    rm -f game.save
    hash='none'
    runs play "$bin" play "$config" --seed 1 -b all=random --save game.save
    for verb in $verbs; do try "$verb"; done
    elsewhere
}

# --- each module, alone and with its tiles off ---------------------------------

all=
for each in $modules; do
    echo "return { modules = { 'base', '$each' } }" >"$each.lua"
    if "$bin" play "$each.lua" -b all=random </dev/null 2>&1 |
        grep -q 'exclude each other'; then
        echo "return { modules = { '$each' } }" >"$each.lua"
    else
        all="$all '$each',"
    fi
    row "$each.lua"
    if [ "$each" != base ] && [ -e "$root/tiles/$each.lua" ] &&
        grep -q base "$each.lua"; then
        echo "return { modules = { 'base', '$each' }," \
            "tiles = { ['$each'] = false } }" >"$each-without-tiles.lua"
        row "$each-without-tiles.lua"
    fi
done

# --- all of them, and the presets ----------------------------------------------

# without who says that no game can have it together with another
all_of_them() { echo "return { modules = { $all } }" >all.lua; }
all_of_them
while "$bin" play all.lua </dev/null 2>&1 |
    sed -n "s/.*: conflict: with '\([^']*\)'.*/\1/p" >excluded &&
    [ -s excluded ]; do
    all=$(echo "$all" | sed "s/ '$(head -n 1 excluded)',//")
    all_of_them
done
row all.lua always
for preset in $presets; do
    # tests/cli/test_long.sh plays the longest
    [ "$preset" = mega ] || row "$preset"
done

# --- random configs ------------------------------------------------------------

# options: "MODULE NAME VALUE VALUE..." for each option of every module
# shellcheck disable=SC2086 # one word a module
"$bin" modules $modules | awk '
    function put() { if (name != "" && values != "") print name, values }
    /^  [a-z0-9-]+\.[a-z_]+ = / {
        put()
        name = $1
        sub(/\./, " ", name)
        values = $3 == "true" || $3 == "false" ? "true false" : $3
    }
    /^      one of: / { sub(/^      one of: /, ""); gsub(/,/, ""); values = $0 }
    /^      from / && $2 ~ /^[0-9]+$/ && $4 ~ /^[0-9]+$/ { values = $2 " " $4 }
    END { put() }' >options
check 'there are options' test "$(wc -l <options)" -gt 20

# config SEED: a random one
config() {
    awk -v seed="$1" -v all="$all" -v sets="$sets" '
    BEGIN {
        srand(seed)
        n = split(all, list, /[ ,\047]+/)
        while ((getline line < "options") > 0) option[++options] = line
        share = 0.1 + rand() * 0.6
        modules = "\047base\047"
        has["base"] = 1
        for (i = 1; i <= n; i++)
            if (list[i] != "" && list[i] != "base" && rand() < share) {
                modules = modules ", \047" list[i] "\047"
                has[list[i]] = 1
            }
        printf "return { modules = { %s },\n", modules
        printf "  players = %d,\n  options = {", 2 + int(rand() * 5)
        for (i = 1; i <= options; i++) {
            count = split(option[i], word, " ")
            if (!(word[1] in has) || rand() < 0.5) continue
            value = word[3 + int(rand() * (count - 2))]
            if (value !~ /^(true|false|-?[0-9]+)$/) value = "\047" value "\047"
            set[word[1]] = set[word[1]] word[2] " = " value ", "
        }
        for (m in set) printf " [\047%s\047] = { %s},", m, set[m]
        print " },\n  tiles = {"
        count = split(sets, name, /[ \n]+/)
        for (i = 1; i <= count; i++)
            if (name[i] in has && name[i] != "base" && rand() < 0.2)
                printf " [\047%s\047] = false,", name[i]
        print " } }"
    }'
}

# Leaves out the options that make no sense without another one.
sensible() { # FILE
    "$bin" play "$1" </dev/null 2>&1 |
        sed -n 's/.* options\.\(.*\)\.\(.*\) makes no sense.*/\1 \2/p' >idle
    while read -r owner option; do
        sed -i "/\['$owner'\]/s/\(\['$owner'\] = {[^}]*\) $option = [^,]*,/\1/" "$1"
    done <idle
}

n=0
while [ "$n" -lt "$random" ]; do
    n=$((n + 1))
    config $n >"random-$n.lua"
    sensible "random-$n.lua"
    if [ -n "$whole" ]; then row "random-$n.lua"; else row "random-$n.lua" always; fi
    [ $failed -eq 0 ] || sed 's/^/# /' "random-$n.lua"
done

# --- what takes neither a config nor a game ------------------------------------

for set in $sets; do
    [ "${part%/*}" -eq 1 ] || continue
    config="tile set $set"
    runs tiles "$bin" tiles "$set" -o tiles.svg
    [ -z "$whole" ] || [ -z "$png" ] || runs 'tiles, as PNG' "$bin" tiles "$set" \
        --size 40 -o tiles.png
    runs check "$bin" check "$root/tiles/$set.lua"
done
# shellcheck disable=SC2086 # one word a module
config='every module' && runs modules "$bin" modules $modules

finish
