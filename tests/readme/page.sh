# page.sh - runs the fenced blocks of a page: see README.md in this folder. A
# file that sources it, after lib.sh, calls run_page once.
# shellcheck shell=sh

: "${root:?the folder of the project}" "${here:?}" "${bin:?}" "${work:?}"

blocks=$work/blocks
HOME=$work/table # where the blocks run
mkdir -p "$blocks" "$HOME"
cd "$HOME" || exit 2
export HOME root bin here work

# Lines that are not run: they would start a game and these very tests.
exempt='make play
make test'

# What blocks find: the program, make in the project's folder, a strict
# compiler, and what blocks before them have exported.
cat >"$work/prelude" <<'EOF'
tessera() { "$bin" "$@"; }
# CC may be two words, as in CC="ccache gcc".
cc() { command ${CC:-cc} -Wall -Wextra -Werror "$@"; }
make() {
    case $1 in
    install) (. "$here/make.sh" && make_as readme "$@") ;;
    *) command make -s -C "$root" "$@" ;;
    esac
}
EOF
export -p >"$work/exported"

# run_sh FILE: its output goes to $work/out, its exit status to $work/status.
run_sh() {
    grep -vxF "$exempt" "$1" >"$work/script"
    cat >"$work/runner" <<'EOF'
. "$work/prelude"
. "$work/exported"
set -e
. "$work/script"
export -p >"$work/exported"
EOF
    sh "$work/runner" >"$work/out" 2>&1 </dev/null
    echo $? >"$work/status"
}

# fits PATTERN TEXT
fits() {
    LC_ALL=C awk -f "$here/fits.awk" "$1" "$2" && return
    echo expected:
    cat "$1"
    echo printed:
    cat "$2"
    return 1
}

succeeded() { [ "$(cat "$work/status")" -eq "$1" ] || (cat "$work/out"; false); }

failed_as_told() {
    [ "$(cat "$work/status")" -ne 0 ] && fits "$1" "$work/out"
}

# write_file BLOCK: by its first line, "-- file: NAME" or "-- add to: NAME".
write_file() {
    name=$(sed -n '1s/^\(--\|\/\*\|#\) file: \([^ ]*\).*$/\2/p' "$1")
    more=$(sed -n '1s/^\(--\|\/\*\) add to: \([^ ]*\).*$/\2/p' "$1")
    if [ -n "$name" ]; then
        mkdir -p "$(dirname "$name")" && cp "$1" "$name"
    else
        [ -f "$more" ] && cat "$1" >>"$more"
    fi
}

# dialogue BLOCK: requests and answers, in turn.
dialogue() {
    grep '"method"' "$1" >"$work/requests"
    grep -v '"method"' "$1" >"$work/answers"
    "$bin" rpc <"$work/requests" >"$work/out" 2>&1 || return
    [ "$(wc -l <"$work/out")" -eq "$(wc -l <"$work/answers")" ] || {
        echo "not one answer for each request"
        return 1
    }
    i=0
    while read -r line; do
        i=$((i + 1))
        printf '%s\n' "$line" >"$work/wanted"
        sed -n "${i}p" "$work/out" >"$work/given"
        fits "$work/wanted" "$work/given" || return
    done <"$work/answers"
}

# fails_as_told BLOCK: does it show a message of a command that fails?
fails_as_told() {
    head -n 1 "$1" 2>/dev/null | grep -q '^tessera: \|^[^ ]*\.lua:[0-9]*: '
}

# run_block LANGUAGE TITLE BLOCK NEXT
run_block() {
    case $1 in
    sh)
        run_sh "$3"
        if fails_as_told "$4"; then
            check "$2 (fails)" failed_as_told "$4"
        else
            check "$2" succeeded 0
        fi
        ;;
    text) check "$2" fits "$3" "$work/out" ;;
    lua | c | python) check "$2" write_file "$3" ;;
    json) check "$2" dialogue "$3" ;;
    *) check "$2: a block of kind $1 cannot be run" false ;;
    esac
}

# links_of PAGE: what it links to is there, seen from its folder.
links_of() {
    grep -v '^```' "$1" | grep -o '](\([^)#]*\)' | cut -c3- |
        grep -v '^https*:' | sort -u >"$work/links"
    while read -r name; do
        check "$name is there" test -e "$(dirname "$1")/$name"
    done <"$work/links"
}

# run_page PAGE MINIMUM: it has at least so many blocks, and they work.
run_page() {
    awk -v dir="$blocks" -f "$here/blocks.awk" "$1" >"$work/list"
    check "$1 has blocks" test "$(wc -l <"$work/list")" -gt "$2"
    before=
    while read -r n language line; do
        if [ "$language" = text ] && [ "$before" != sh ]; then
            echo 'no command before it' >"$work/out"
        fi
        run_block "$language" "line $line: $(grep -v '^$' "$blocks/$n" |
            head -n 1)" "$blocks/$n" "$blocks/$((n + 1))"
        before=$language
    done <"$work/list"
    links_of "$1"
}
