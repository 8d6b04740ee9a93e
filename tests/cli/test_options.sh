#!/bin/sh
# No option is read and then ignored: one without effect is refused, and so is
# one that names something unknown.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# refuses MESSAGE ARGUMENT...: status 2, and the message on stderr.
refuses() {
    message=$1
    shift
    tessera "$@"
    check "$*: status 2" exits 2
    check "$*: $message" has err "$message"
    check "$*: clean message" clean
}

tessera play first --seed 1 --bot all=random --save game.save
check 'a saved game' exits 0
cp game.save before

# A saved game is continued under the rules that it began with: under others its
# file could not be read again.
head -n 40 game.save >half.save
cp half.save half.before
refuses '"seed=3" comes too late' play half.save --seed 3
refuses '"players=3" comes too late' play half.save --players 3
refuses 'first.lua" comes too late' play half.save --config first
refuses '"options.base.tiny_city=false" comes too late' \
    play half.save --set options.base.tiny_city=false
refuses '"seed=3" comes too late' replay half.save --set seed=3
check 'a refused saved game is as it was' same half.save half.before
tessera play half.save --lang de --bot random
check 'its language may be another' has out Punkte
check 'and it ends as it would have' same half.save before

refuses 'game.save is a saved game' simulate game.save
refuses 'game.save is a saved game' play --config game.save
refuses '[-]-board is only for --step' replay game.save --board
refuses '[-]-output is only for --html' replay game.save --output page.html
refuses '[-]-step and --verify exclude' replay game.save --verify --step
refuses '[-]-verify and --html exclude' replay game.save --verify --html
refuses '[-]-watch is only for --interactive' play --watch
refuses '[-]-write and --check exclude' doc --write --check
refuses 'too many: "piece"' doc --check piece
refuses 'unknown option --config' test --config first
refuses '[-]-schema and --limit exclude' rpc --schema --limit 100
refuses '[-]-path: there is no folder "absent"' play --path absent
refuses '[-]-path: there is no folder "game.save"' modules --path game.save
refuses 'board.jpg: the name of a picture ends' render game.save -o board.jpg
refuses 'ends with .svg, .png, .txt$' render game.save -o board.jpg
refuses 'base.pdf: the name of a picture ends' tiles base -o base.pdf
refuses 'ends with .svg, .png$' tiles base -o base.txt
refuses '[-]-lang: a code such as' play --lang german
tessera modules base --lang nl
check 'a language that nobody has written' exits 0
check 'a language that nobody has written: is told' \
    has err 'no texts in "nl" .* has de, en, fr, it, sv'
tessera modules base --lang de_AT.UTF-8
check 'a language of a country' test ! -s err
mkdir empty
refuses 'nothing to check in empty' check empty

tessera modules --json tower
check 'modules --json NAME: that one' has out '"name":"tower"'
check 'modules --json NAME: no other' lacks out '"name":"farmers"'
check 'modules --json NAME: sections without it are lists' \
    has out '"presets":\[\]'
refuses 'did you mean tower' modules --json towr

# A name may be as long as that of a folder.
long=$(printf 'm%.0s' $(seq 150))
mkdir -p "mods/$long"
echo "module { '$long', needs = 'base' }" >"mods/$long/rules.lua"
tessera modules --path mods
check 'modules: a long name is listed' has out "^  $long"

# If output cannot be written, the program fails.
if [ -c /dev/full ]; then
    for verb in 'modules' 'doc piece' '--help' 'replay game.save' 'play' \
        'simulate -n 1' 'render game.save' 'rpc --schema' 'new rule full'; do
        # shellcheck disable=SC2086 # words
        "$bin" $verb >/dev/full 2>err </dev/null
        status=$?
        check "$verb >/dev/full: status 1" exits 1
        check "$verb >/dev/full: message" has err 'standard output: '
    done
fi

# A variable of the shell that is not set is no name.
refuses '[-]-output needs a value: FILE' simulate -n 1 -o ''
refuses '[-]-save needs a value: FILE' play first --save ''
refuses '[-]-resume needs a value: FILE' simulate -n 1 --resume=
refuses 'an argument is empty' render '' -o board.svg
refuses 'an argument is empty' check ''

finish
