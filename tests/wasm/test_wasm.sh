#!/bin/sh
# The engine as WebAssembly: built, packed by npm, its tests under Node, its
# types checked by tsc, and its speed beside the program's in the same run.
# in CI: needs emscripten and Node
# measures: the speed beside the program's
# shellcheck source-path=SCRIPTDIR source=../library/lib.sh
. "$(dirname "$0")/../library/lib.sh"

if [ "$variant" != release ]; then
    skip 'WebAssembly' 'built without sanitizers only'
    finish
fi
for tool in emcc em++ node npm; do
    has $tool && continue
    skip 'WebAssembly' "no $tool here"
    finish
done
cd "$root" || exit 2
as_make() { env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory "$@"; }
check 'make wasm' as_make wasm
TESSERA_NPM=$root/.build/npm
export TESSERA_NPM

# one line of TAP here for each test there
node --test --test-reporter=tap tests/wasm/*.test.mjs >"$work/node" 2>&1
while read -r line; do
    count=$((count + 1))
    name=${line#* - }
    case $line in
    not*) failed=1 && echo "not ok $count - node: $name" && sed 's/^/# /' "$work/node" ;;
    *) echo "ok $count - node: $name" ;;
    esac
done <<END
$(grep -E '^(not )?ok [0-9]+ - ' "$work/node" || echo "not ok 1 - tests ran")
END

speed() {
    as_make .build/release/hashes || return 1
    # processor time of many games less that of few
    spent() { # games, command...
        games=$1
        shift
        { command time -f %U "$@" "$games" >/dev/null; } 2>&1
    }
    # beside other tests either may lose a third: as often as it takes
    ratio=0
    for try in 1 2 3 4 5 6 7 8 9 10; do
        [ "$ratio" -lt 35 ] || break
        part=$(awk -v a="$(spent 4 .build/release/hashes "$root" speed)" \
            -v b="$(spent 4000 .build/release/hashes "$root" speed)" \
            -v c="$(spent 4 node tests/wasm/speed.mjs)" \
            -v d="$(spent 4000 node tests/wasm/speed.mjs)" \
            'BEGIN { printf "%d", 100 * (b - a) / (d - c) }')
        [ "$part" -le $ratio ] || ratio=$part
    done
    echo "# random games in JavaScript: 0.$ratio of the program's speed" |
        tee "$work/speed"
    [ "$ratio" -ge 35 ]
}
check 'random games, by learn.mjs: 0.35 of the speed of the program or more' speed
[ ! -f "$work/speed" ] || cat "$work/speed"

pack() {
    mkdir -p "$work/use" && (cd .build/npm && npm pack --silent --pack-destination "$work") &&
        cd "$work/use" && mkdir -p node_modules/tessera-engine &&
        tar -xzf "$work"/tessera-engine-*.tgz -C node_modules/tessera-engine \
            --strip-components=1 && echo '{"type":"module"}' >package.json &&
        cat >game.ts <<'END'
import { Tessera, type State } from "tessera-engine";
import { Space } from "tessera-engine/learn";
const tessera: Tessera = await Tessera.open();
const game = tessera.game({ preset: "first", seed: 1 });
game.play({ bot: "greedy" });
const state: State = game.state();
export const scores: number[] = state.scores;
const space = new Space(tessera, { preset: "first", window: 21 });
const play = space.game(1);
export const mask: Uint8Array = play.mask();
// @ts-expect-error a game of numbers has no state
play.state();
// @ts-expect-error a status is one of three words
if (state.status === "finished") game.close();
END
    sed -e 's/: Tessera\b//; s/, type State//; s/: State\b//; s/: number\[\]//' \
        -e 's/: Uint8Array\b//' -e '/@ts-expect/,+1d' game.ts >game.mjs && echo 'console.log(state.status)' >>game.mjs &&
        [ "$(node game.mjs)" = over ]
}
check 'npm pack: what is packed plays a game' pack
page() {
    awk '/^```/ { on = 0 } /^\/\/ file: numbers.mjs$/ { on = 1 } on' \
        "$root/lua/doc/learning.md" >"$work/use/numbers.mjs" &&
        (cd "$work/use" && node numbers.mjs) >"$work/said" &&
        grep -qE '^games (6[4-9]|7)' "$work/said"
}
check 'numbers.mjs of learning.md plays games' page
tsc=
has tsc && tsc=tsc
if [ -z "$tsc" ] && [ -n "${CI:-}" ]; then
    (cd "$work" && npm install --silent --no-save --prefix "$work/ts" typescript@5) \
        >/dev/null 2>&1 && tsc=$work/ts/node_modules/.bin/tsc
fi
types() {
    cd "$work/use" && "$tsc" --noEmit --strict --module nodenext --target es2022 \
        --moduleResolution nodenext --lib es2022,dom game.ts
}
if [ -n "$tsc" ]; then check 'tsc checks its types' types; else skip 'tsc checks its types' 'no tsc here'; fi
finish
