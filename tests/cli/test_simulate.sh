#!/bin/sh
# Simulations: the same output for every number of processes.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

tessera simulate -n 20 --seed 3 --jobs 1 --format jsonl
check 'simulate: status 0' exits 0
check 'one line a game' test "$(wc -l <out)" -eq 20
check 'lines have scores' has out '"scores":\[[0-9]'
check 'no game is stuck' lacks out '"status":"stuck"'
cp out one
for jobs in 2 3 7 40; do
    tessera simulate -n 20 --seed 3 --jobs $jobs --format jsonl
    check "$jobs processes: the same lines" same out one
done
tessera simulate -n 10 --seed 13 --format jsonl
tail -n 10 one >last
check 'game k has the seed S + k - 1' same out last

tessera simulate -n 20 --seed 3 --format csv
check 'csv: a head and a line a game' test "$(wc -l <out)" -eq 21
check 'csv: head' has out '^seed,status,turns,winners,A,'
check 'csv: as many cells in every line' awk -F, \
    'NR == 1 { n = NF } NF != n { bad = 1 } END { exit bad }' out
tessera simulate -n 20 --seed 3 --format csv -o file.csv
check 'csv: -o writes the file' test "$(wc -l <file.csv)" -eq 21
check 'csv: -o prints the summary' has out 'games/s'
tessera simulate -n 20 --seed 3 -o named.csv
check 'csv: the name of the file says so' same named.csv file.csv
tessera simulate -n 3 --seed 3 -o named.txt
check 'any other name: the summary' has named.txt 'games/s'

tessera simulate -n 20 --seed 3 -b all=random
check 'summary has seats' has out '^A (random)'
check 'summary has games a second' has out '20 games in .* games/s'
cat >slow.lua <<'END'
return { new = function()
  return function()
    for _ = 1, 1000000 do end
    return 0
  end
end }
END
tessera simulate -n 1 --seed 1 -b all=slow.lua
check 'few games a second have decimals' has out ', [0-9]\.[0-9][0-9] games/s'
tessera simulate -n 4 --seed 3 --bot A=greedy
check 'bots by seat' has out '^A (greedy)'
tessera simulate -n 4 --seed 3 --bot A=greedy --format jsonl
cp out one
tessera simulate -n 4 --seed 3 --bot A=greedy --format jsonl --jobs 2
check 'greedy games are repeatable' same out one
# Who looks ahead beats who does not, in every preset and from every seat.
for game in base first third; do
    [ $game = base ] && config= || config=$game
    # shellcheck disable=SC2086 # no config is no word
    tessera simulate -n 60 --seed 1 -b A=random --bot B=greedy $config
    check "$game: greedy wins more than 80 of 100 games against random" \
        awk '/^B \(greedy\)/ { won = $8 } END { exit won <= 80 }' out
done
tessera simulate -n 1 -o /no/such/folder/file
check 'unwritable output: status 1' exits 1
check 'unwritable output: clean message' clean
tessera simulate -n 1 --players 99
check 'wrong config: status 2' exits 2
check 'wrong config: clean message' clean

finish
