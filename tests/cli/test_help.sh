#!/bin/sh
# Help at every level, and what wrong command lines get.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

tessera --help
check 'tessera --help succeeds' exits 0
verbs=$(sed -n '/^Verbs:/,/^$/s/^  \([a-z]*\) .*/\1/p' out)
page=$TESSERA_ROOT/core/host/tessera.1
check 'all verbs are there' [ "$(echo "$verbs" | wc -l)" -ge 12 ]
for verb in $verbs; do
    check "$verb: in the man page" has "$page" "^\.BI \"tessera $verb"
    "$bin" "$verb" --help | grep -oE '^  (-., )?--[a-z-]+' |
        sed 's/.*--/--/; s/-/\\-/g' >words
    while IFS= read -r word; do
        check "$verb $word: in the man page" grep -qF -e "$word" "$page"
    done <words
done
tessera --help
for verb in $verbs; do
    check "help names $verb" has out "^  $verb "
done
tessera
check 'no argument: help and status 2' exits 2
check 'no argument: help' has out '^usage: tessera'
tessera help plya
check 'help on a verb that is not there: status 2' exits 2
check 'and the nearest one' has err 'did you mean play'
tessera --version
check 'version' has out '^tessera [0-9]'
check 'what it was built with' has out '^with Lua 5\.4\.[0-9]*, jansson [0-9]'
for name in librsvg cairo chafa libwebsockets libuv sqlite libpq libseccomp MPI threads; do
    check "$name is there or not" \
        test "$(grep -cE "^with(out)? .*\<$name\>" out)" -eq 1
done
# what the program does says the same
cp out version
tessera play first --seed 1 --save p.save
tessera render p.save -o p.png
if grep -q '^with .*librsvg' version; then
    check 'with librsvg there are PNG' test -s p.png
else
    check 'without librsvg there are none' test ! -e p.png
fi

for verb in $verbs; do
    tessera "$verb" --help
    check "$verb --help succeeds" exits 0
    check "$verb --help shows usage" has out "^usage: tessera $verb"
    check "$verb --help lists options" has out '^  .*--help'
    check "$verb --help leaves no text key" lacks out '[a-z]\.opt\.\|^verb\.'
    cp out long
    tessera help "$verb"
    check "help $verb is the same" same out long
    tessera "$verb" --hepl
    check "$verb --hepl: status 2" exits 2
    check "$verb --hepl: nearest option" has err 'did you mean --help'
    check "$verb --hepl: clean message" clean
done

tessera simulte
check 'unknown verb: status 2' exits 2
check 'unknown verb: nearest verb' has err 'did you mean simulate'
tessera play --players many
check 'integer option: status 2' exits 2
check 'integer option: says so' has err 'integer expected'
tessera simulate -n 0
check 'least value' has err 'at least 1'
tessera render none.save --size 9223372036854775807
check 'largest value' has err 'at most 100000'
tessera simulate --format xml
check 'allowed values' has err 'summary, jsonl, csv'
tessera simulate --games
check 'missing value' has err 'needs a value'
tessera play --interactive=yes
check 'switch with a value' has err 'takes no value'
tessera play --seed 1 --seed 2
check 'option given twice' has err 'given twice'
tessera play no-such-preset
check 'unknown config: status 2' exits 2
check 'unknown config: clean message' clean
tessera play --bot A=greddy
check 'unknown bot: nearest one' has err 'did you mean greedy'
tessera play --bot Z=greedy
check 'unknown seat: status 2' exits 2
tessera play --set nonsense
check 'override without value: status 2' exits 2
tessera play --set no_such_key=1
check 'unknown key of the config: status 2' exits 2
check 'unknown key of the config: named' has err no_such_key
tessera modules
check 'modules lists base' has out '^  base'
tessera modules base
check 'modules NAME succeeds' exits 0
tessera modules bsae
check 'modules: nearest name' has err 'did you mean base'
tessera modules --json
check 'modules --json' has out '^{.*"modules":\['

tessera doc bonus
check 'doc finds stages' has out 'score.KIND.bonus'
tessera doc nobody-said-this
check 'doc: a word that is nowhere' exits 2

finish
