#!/bin/sh
# in CI: every switch of every tile set and figure, in games to the end
# Tiles, rules and figures are separate switches: every tile set is played
# without its rules, every module without its tiles, both without the tiles of
# the base game, and every kind of figure left out, in random games to the end.
set -u

root=${TESSERA_ROOT:-.}
bin=${TESSERA_BIN:-$root/.build/release/tessera}
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-switches.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
games=10
n=0
failed=0

# plays NAME CONFIG: random games with 3 players, none of which fails.
plays() {
    n=$((n + 1))
    echo "return { players = 3, $2 }" >"$work/config.lua"
    if "$bin" simulate "$work/config.lua" --games $games --seed 1 \
        --format jsonl >"$work/out" 2>"$work/err" </dev/null &&
        [ "$(grep -c '"status":"over"' "$work/out")" -eq $games ]; then
        echo "ok $n - $1"
        return
    fi
    failed=1
    echo "not ok $n - $1"
    echo "# $2"
    sed 's/^/# /' "$work/err"
}

# Those that bring a kind of side need who declares it, and so cannot be laid
# without any rule: rivers and Carcassonne.
for set in inns-and-cathedrals traders-and-builders king-and-robber cathars \
    princess-and-dragon tower river river-2; do
    base='modules = { "base", "farmers", "abbot" }'
    case $set in
    river*) base='modules = { "base", "farmers", "abbot", "rivers" }' ;;
    esac
    plays "$set: its tiles, not its rules" "$base, tiles = { \"$set\" }"
    plays "$set: its tiles alone" \
        "$base, tiles = { base = false, [\"$set\"] = true }"
    plays "$set: three copies of its tiles" "$base, tiles = { [\"$set\"] = 3 }"
done

for module in inns-and-cathedrals traders-and-builders king-and-robber \
    cathars princess-and-dragon tower river river-2 count; do
    with="modules = { \"base\", \"farmers\", \"$module\" }"
    plays "$module: its rules, not its tiles" \
        "$with, tiles = { [\"$module\"] = false }"
    plays "$module: without the tiles of the base game" \
        "$with, tiles = { base = false }"
done

for figure in base.meeple abbot.abbot inns-and-cathedrals.big \
    traders-and-builders.builder traders-and-builders.pig count.count \
    princess-and-dragon.dragon princess-and-dragon.fairy tower.tower-piece \
    die-stadt.follower die-stadt.tower die-stadt.wall die-stadt.gate; do
    with="modules = { \"${figure%.*}\" }"
    for pieces in 0 3; do
        plays "$pieces of ${figure#*.}" \
            "$with, pieces = { [\"${figure#*.}\"] = $pieces }"
    done
done

echo "1..$n"
exit $failed
