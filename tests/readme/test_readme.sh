#!/bin/sh
# Runs README.md: see README.md in this folder.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

page=$root/README.md
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
cc() { command "${CC:-cc}" -Wall -Wextra -Werror "$@"; }
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
    name=$(sed -n '1s/^\(--\|\/\*\) file: \([^ ]*\).*$/\2/p' "$1")
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

awk -v dir="$blocks" -f "$here/blocks.awk" "$page" >"$work/list"
check 'the page has blocks' test "$(wc -l <"$work/list")" -gt 20
before=
while read -r n language line; do
    block=$blocks/$n
    next=$blocks/$((n + 1))
    title="line $line: $(grep -v '^$' "$block" | head -n 1)"
    case $language in
    sh)
        run_sh "$block"
        case $(head -n 1 "$next" 2>/dev/null) in
        'tessera: '*) check "$title (fails)" failed_as_told "$next" ;;
        *) check "$title" succeeded 0 ;;
        esac
        ;;
    text)
        [ "$before" = sh ] || echo 'no command before it' >"$work/out"
        check "$title" fits "$block" "$work/out"
        ;;
    lua | c) check "$title" write_file "$block" ;;
    json) check "$title" dialogue "$block" ;;
    *) check "$title: a block of kind $language cannot be run" false ;;
    esac
    before=$language
done <"$work/list"

cd "$root" || exit 2
check 'only make play and make test are not run' \
    test "$(cat "$blocks"/* | grep -cxF "$exempt")" -eq 2
# shellcheck disable=SC2016 # backticks are what we look for
grep -v '^```' "$page" | grep -o '`[^` ]*`' | tr -d '`' |
    grep -E '^(core|lua|expansions|tiles|tests)/' | sort -u >"$work/names"
check 'the page names files' test -s "$work/names"
while read -r name; do
    check "$name is there" test -e "$name"
done <"$work/names"
sed -n 's/.*](\([^)#]*\)).*/\1/p' "$page" >"$work/links"
while read -r name; do
    check "$name is there" test -e "$name"
done <"$work/links"

finish
