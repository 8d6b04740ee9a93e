#!/bin/sh
# Variables that all players see (show = true of state{}): at the terminal, in
# the protocol, in the page of a replay; and what cannot be shown.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >coins.lua <<'END'
module { "coins", needs = "base" }

local S = state {
  coins = { "integer", per = "player", show = true },
  tide = { "word", values = { "ebb", "flood" }, show = true },
  first = { "player", show = true, title = "first player" },
  long_day = { "boolean", show = true },
  unseen = "integer",
}

on.placed(function(g)
  S.coins[g.player] = S.coins[g.player] + 1
  S.tide, S.first, S.long_day = "flood", g.player, true
  S.unseen = 77
end)

text {
  en = { coins = { "coin", "coins" }, tide = "tide", flood = "rising water" },
  de = { coins = { "Münze", "Münzen" }, tide = "Gezeit", flood = "Flut",
    first = "Startspieler" },
}
END
echo 'return { rules = { "coins.lua" }, seed = 4, players = {
    { name = "Ann" }, { bot = "greedy" } } }' >c.lua
# typed FILE OPTION...: plays two turns of Ann's, and leaves.
typed() {
    printf '1\n=pass\n1\n=pass\nquit\n' | "$bin" play c.lua -i "$@" >out 2>err
}
typed --save game.save
check 'what is 0 is not shown' lacks out '[^0-9]0 coin'
check 'one of it' has out '^A Ann .*; 1 coin *'
check 'more of it' has out '^A Ann .*; 2 coins\( \|$\)'
check 'of the game: words, a player, what is true' has out \
    'first player: Ann, long day, tide: rising water'
check 'nothing else' lacks out '77'
typed --lang de --seed 5
check 'in the language of who plays' has out '; 1 Münze.*'
check 'all of it' has out 'Startspieler: Ann, .*Gezeit: Flut'

printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"load","params":{"file":"game.save"}}' |
    "$bin" rpc >out 2>err
check 'rpc: of a seat' has out \
    '"name":"coins.coins","seat":0,"text":"2 coins","value":2'
check 'rpc: of the game' has out \
    '"name":"coins.tide","text":"tide: rising water","value":2'
check 'rpc: what is not shown' lacks out 'unseen'
tessera replay game.save --html -o game.html
check 'the page of a replay has it' has game.html '2 coins'
check 'and of the game' has game.html 'tide: rising water'

# wrong VARIABLE MESSAGE
wrong() {
    printf 'module { "coins", needs = "base" }\n\nstate { x = { %s } }\n' \
        "$1" >coins.lua
    tessera play c.lua
    check "$1: status 2" exits 2
    check "$1: $2" has err "coins.lua:3: x: $2"
}
wrong '"type", show = true' \
    'show is for boolean, integer, player, word, not for a type'
wrong '"integer", per = "tile", show = true' \
    'show is for variables of the game or of a player, not for those of a tile'
wrong '"boolean", per = "player", visible = "owner", show = true' \
    'show = true, but not all may see it'
wrong '"integer", show = 1' "show is true or false, not '1'"
wrong '"integer", title = "fun"' 'title is for what is shown'

finish
