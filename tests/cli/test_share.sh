#!/bin/sh
# A saved game of what one seat saw: written, given away, looked at; at the
# command line and through the protocol.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >hand.lua <<'END'
return { modules = { "base", "farmers", "hand-of-three", "objectives" },
  seed = 3 }
END

req() {
    printf '{"jsonrpc":"2.0","id":%s,"method":"%s","params":%s}\n' "$@"
}
tessera play hand.lua --save g.save
check 'a game with secrets is played to its end' exits 0
cp g.save before
tessera replay g.save --seat B --share g.save
check 'what a seat saw does not replace the game' exits 2
check 'it is said why' has err 'g.save: this is the game itself'
tessera replay g.save --to 9 --seat B --share ./g.save
check 'nor does a part' exits 2
check 'the game is as it was' same g.save before
tessera replay g.save --seat B --share b.save
check 'what B saw as a saved game' exits 0
check 'it says so' has out '^b.save: what B saw'
check 'without the seed' lacks b.save 'seed'
check 'hidden answers are none' has b.save '^? [0-9a-f]*$'
tessera replay g.save --step --seat B
mv out one
tessera replay b.save --step
check 'it is replayed as the whole game is for B' same one out
tessera replay b.save --verify
check 'and back' exits 0
tessera render g.save --at 20 --seat B -o one.svg
tessera render b.save --at 20 -o two.svg
check 'and rendered' same one.svg two.svg
tessera replay b.save --html -o b.html
check 'and filmed' has b.html '<html'
tessera replay b.save --seat A
check 'not as A saw it: status 2' exits 2
check 'which it says' has err 'what B saw of the game, and not what A saw'
tessera play b.save
check 'nor continued: status 2' exits 2
check 'which it says, and what is possible' has err 'tessera replay'
tessera replay b.save --share c.save
check '--share wants a seat' exits 2
tessera replay b.save --share c.save --seat all
check 'nor shared with others' has err 'what player B saw of a game'
sed 's/^? /> lay /' b.save >c.save
tessera replay c.save
check 'damage is damage' has err 'c.save:[0-9]*: the checksum'
{
    req 1 load '{"file":"b.save"}'
    req 2 state '{"game":1}'
    req 3 state '{"game":1,"seat":0}'
    req 4 undo '{"game":1}'
    req 5 new '{"config":"hand.lua"}'
    req 6 roll '{"game":2}'
    req 7 save '{"game":2,"path":"d.save","seat":1}'
    req 8 load '{"file":"d.save"}'
    req 9 roll '{"game":3}'
} | "$bin" rpc >out 2>err
status=$?
check 'the protocol loads it' has out '"id":1,.*"status":"over"'
check 'as B sees it' has out '"id":2,'
check 'and as nobody else' has out 'what B saw of the game.*"id":3,'
check 'it cannot be taken back' has out '"error".*"id":4,'
check 'it writes them' has out '"id":7,.*d.save'
check 'what is loaded cannot be rolled' has out 'continued.*"id":9,'

finish
