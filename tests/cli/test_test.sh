#!/bin/sh
# tessera test: exit status and the two forms of output.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

mkdir mine
cat >mine/rules.lua <<'END'
module { "mine", title = "Mine", api = 1, needs = "base" }
test "this one passes" { expect = "" }
END

tessera test --tap --games 0
check 'the shipped modules pass' exits 0
check 'TAP has a plan' has out '^1\.\.[1-9]'
check 'TAP has no failure' lacks out '^not ok'
tessera test mine
check 'for people: the count' has out '^[1-9][0-9]* passed, 0 failed'
tessera test fetch-back --games 0
check 'a shipped module, by its name' has out '^[1-9][0-9]* passed, 0 failed'
mkdir -p beside/theirs
sed 's/"mine"/"theirs"/' mine/rules.lua >beside/theirs/rules.lua
tessera test theirs --path beside --games 0
check "one of the user's folder" has out '^1 passed, 0 failed'
tessera test no-such-folder
check 'an absent path: status 2' exits 2
check 'an absent path: clean message' clean
echo 'test "x" { with = { own = { x = 1 } } }' >alone.lua
tessera test alone.lua
check 'options of no module' has out 'own = … is for the tests of a module'
printf 'module {' >broken.lua
tessera test broken.lua
check 'a broken file: status 1 or 2' \
    test "$status" -eq 1 -o "$status" -eq 2
check 'a broken file is named' sh -c 'cat out err | grep -q broken.lua'

finish
