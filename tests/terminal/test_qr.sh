#!/bin/sh
# QR codes: of the form that phones know, and read by a reader of QR codes.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

# The program with another main.lua, which prints the code of its argument.
mkdir -p tree/lua/host tree/expansions
cat >tree/lua/host/main.lua <<END
package.path = "$TESSERA_ROOT/lua/?.lua"
local words, coloured = ...
local lines = require "host.common.qr_code".lines(words, coloured == "yes")
require "host.common.out".say_all(lines or { "none" })
END
code() { TESSERA_PATH=$work/tree "$bin" "$@" >out 2>err </dev/null; }

if ! "$bin" --version | grep -q 'with .*libqrencode'; then
    code http://192.0.2.7:8080/
    check 'without libqrencode there is none' has out '^none$'
    finish
fi
code http://192.0.2.7:8080/
check 'a code is printed' has out '█'

# Every character is two cells, one upon the other: a picture of them, in which
# light ones are printed.
awk '{
    gsub(/█/, "a"); gsub(/▀/, "b"); gsub(/▄/, "c"); gsub(/ /, "d")
    upper = lower = $0
    gsub(/[ab]/, "0", upper); gsub(/[cd]/, "1", upper)
    gsub(/[ac]/, "0", lower); gsub(/[bd]/, "1", lower)
    print upper; print lower
}' out >cells
width=$(($(head -n 1 cells | wc -c) - 1))
# 21 cells and four more for each version, with a margin of two
check 'it has a width that QR codes have' test $(((width - 25) % 4)) -eq 0
finder=1111111
corner() { [ "$(sed -n "$1p" cells | cut -c "$2")" = $finder ]; }
check 'a finder at the upper left' corner 3 3-9
check 'at the upper right' corner 3 "$((width - 8))-$((width - 2))"
check 'and at the lower left' corner $((width - 2)) 3-9

if command -v zbarimg >/dev/null 2>&1; then
    {
        echo 'P1'
        echo "$((width * 4)) $(($(wc -l <cells) * 4))"
        awk '{ gsub(/./, "&&&&"); for (i = 0; i < 4; i++) print }' cells |
            sed 's/./& /g'
    } >code.pbm
    zbarimg -q --raw code.pbm >read 2>err
    check 'a reader reads what was written' has read '^http://192.0.2.7:8080/$'
else
    skip 'a reader reads what was written' 'no zbarimg here'
fi

code http://192.0.2.7:8080/ yes
check 'with colours, light is light and dark is dark' \
    has out "$(printf '\033')\[0;97;40m"
code "$(head -c 9000 /dev/zero | tr '\0' x)"
check 'what is too long has none' has out '^none$'

finish
