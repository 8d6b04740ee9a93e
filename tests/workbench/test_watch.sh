#!/bin/sh
# tessera play --watch: changed rules replay the game.
# mostly waits: for the clock
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

rule() { # POINTS [MORE]
    cat >mine.lua <<END
module { "mine", title = "Mine", needs = "base" }
phase { "gift", after = "score", before = "part", run = function(g)
  g:award { player = g.player, reason = "gift", items = { { "gift", $1, 1 } } }
end }
text { en = { gift = "gift" } }
$2
END
}
echo 'return { modules = { "base" }, rules = { "mine.lua" }, seed = 3 }' >c.lua

asked() { # COUNT: waits for so many prompts
    tries=0
    until [ "$(grep -o 'A> ' out 2>/dev/null | wc -l)" -ge "$1" ] ||
        [ $tries -ge 3000 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
}

# play STEP...: each step is a line of input, or a change of the rules first.
play() {
    mkfifo in
    : >out
    "$bin" play -i --watch c.lua --players 1 <in >out 2>err &
    game=$!
    exec 3>in
    lines=0
    for step in "$@"; do
        asked $((lines + 1))
        case $step in
        rule=*) rule "${step#rule=}" ;;
        broken) echo 'module {' >mine.lua ;;
        narrow) rule 7 'allow.place(function(_, _, cell)
          if cell.x ~= 0 then return false, "column" end
        end)' ;;
        failing) rule 7 'on.placed(function(g)
          if g.turn == 1 then error("no more") end
        end)' ;;
        *) echo "$step" >&3 && lines=$((lines + 1)) ;;
        esac
    done
    exec 3>&-
    wait "$game"
    status=$?
    rm in
}

rule 5
play 1 pass rule=7 '' scores quit
check 'the game goes on' exits 0
check 'changed rules are told of' has out 'Rules read again'
check 'the replayed game has the new points' has out 'gift  *7'
rule 5
play 1 pass broken '' scores quit
check 'broken rules: the old ones stay' has out 'the old ones stay'
check 'broken rules: the game goes on' has out 'gift  *5'
rule 5
play '2^' pass narrow '' scores quit
check 'an answer that is not possible any more is named' \
    has out 'Answer 2 (.*) is no longer possible'
check 'the game goes on before it' exits 0
check 'it stands where it stood then' \
    sh -c "sed -n '/no longer possible/,\$p' out | grep -q 'Turn 1, 70'"
rule 5
play '2^' pass failing '' scores quit
check 'an answer whose script fails now is named' \
    has out 'Answer 2 (base/.*) is no longer possible'
check 'and what failed' \
    has out "module 'mine', on.placed, turn 1: mine.lua:[0-9]*: no more"
check 'the game goes on before that too' exits 0

finish
