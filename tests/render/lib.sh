# lib.sh - for the tests of pictures: that of tests/cli, and checksums.
# shellcheck shell=sh source-path=SCRIPTDIR

here=$(cd "$(dirname "$0")" && pwd) || exit 2
# shellcheck source=../cli/lib.sh
. "$here/../cli/lib.sh"
root=$(cd "$here/../.." && pwd) || exit 2
TESSERA_PATH=$root
export TESSERA_PATH

# sums SHEET: a line a tile, its id and the checksum of its picture.
sums() {
    grep '^<svg x=' "$1" | while IFS= read -r tile; do
        id=${tile#*<title>}
        printf '%s %s\n' "${id%%</title>*}" \
            "$(printf '%s' "${tile#*<title>}" | cksum | cut -d' ' -f1)"
    done
}

sets() { (cd "$root/tiles" && ls) | sed -n 's/\.lua$//p'; }

modules() {
    for rules in "$root"/expansions/*/rules.lua; do
        basename "$(dirname "$rules")"
    done
}

# Whether this program can write PNG. PNG also proves that the XML is sound.
can_png() {
    printf '<svg xmlns="http://www.w3.org/2000/svg"/>' >probe.svg
    # shellcheck disable=SC2154 # from lib.sh of tests/cli
    "$bin" tiles cathars -o probe.png >/dev/null 2>&1
}

# browser: prints the name of a headless browser, if there is one.
browser() {
    for name in chromium chromium-browser google-chrome; do
        command -v $name && return
    done
}

# check_opens FILE: a test that a browser opens it.
check_opens() {
    if short 'a browser opens it' 'needs a browser'; then return; fi
    if [ -n "$(browser)" ]; then
        check 'a browser opens it' opens "$1"
    else
        skip 'a browser opens it' 'no chromium here'
    fi
}

# opens FILE: whether a browser finds a picture in it and no error.
opens() {
    timeout 120 "$(browser)" --headless --no-sandbox --disable-gpu --dump-dom \
        --user-data-dir="$work/profile" "file://$work/$1" >dom 2>browser.log
    grep -q '</svg>' dom && ! grep -q '<parsererror' dom
}
