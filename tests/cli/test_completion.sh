#!/bin/sh
# Completion for bash, zsh and fish: each shell takes what is made for it, and
# completes verbs, options and their values.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

has_shell() { command -v "$1" >/dev/null 2>&1; }

for shell in bash zsh fish; do
    tessera --completion $shell
    check "$shell: a script" exits 0
    cp out "tessera.$shell"
    if has_shell $shell; then
        check "$shell takes it" $shell -n "tessera.$shell"
    else
        skip "$shell takes it" "no $shell here"
    fi
    # every verb and option of the program is there
    "$bin" --help | sed -n 's/^  \([a-z]*\) .*[.]$/\1/p' >verbs
    missing=
    while read -r verb; do
        grep -q "$verb" "tessera.$shell" || missing="$missing $verb"
        for option in $("$bin" "$verb" --help |
            sed -n 's/^  \(-., \)\{0,1\}--\([a-z-]*\).*/\2/p'); do
            grep -q -e "$option" "tessera.$shell" ||
                missing="$missing $verb--$option"
        done
    done <verbs
    check "$shell: every verb and option" test -z "$missing"
done
tessera --completion tcsh
check 'another shell: status 2' exits 2
check 'another shell: which there are' has err 'bash, zsh, fish'
tessera --completion
check 'no shell: status 2' exits 2

# completes WORDS...: what bash offers for the last of them
completes() {
    cat >try <<'END'
. ./tessera.bash
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_tessera
printf '%s\n' "${COMPREPLY[@]}"
END
    bash ./try "$@" >out 2>err
}
offers() { grep -qxe "$1" out && ! grep -qxe "$2" out; }
if has_shell bash; then
    completes tessera pl
    check 'bash: a verb' offers play replay
    completes tessera play --b
    check 'bash: options of the verb' offers --board --verify
    completes tessera play --board s
    check 'bash: values of an option' offers signs blocks
    completes tessera serve --log ''
    check 'bash: and of another' offers warning signs
    touch friday.lua
    completes tessera play fri
    check 'bash: files' offers friday.lua play
else
    skip 'bash completes' 'no bash here'
fi
if has_shell fish; then
    in_fish() { HOME=$work fish -c "source tessera.fish; complete -C '$1'" >out 2>err; }
    in_fish 'tessera pl'
    check 'fish: a verb' has out '^play'
    in_fish 'tessera play --bo'
    check 'fish: options of the verb' has out '^--board'
    in_fish 'tessera play --board s'
    check 'fish: values of an option' has out '^signs'
else
    skip 'fish completes' 'no fish here'
fi
finish
