# lib.sh - captures of the program in terminals of tmux: for the tests of
# pictures in characters.
# shellcheck shell=sh source-path=SCRIPTDIR

here=$(cd "$(dirname "$0")" && pwd) || exit 2
# shellcheck source=../cli/lib.sh
. "$here/../cli/lib.sh"

# What is captured: every language in every size and with all colours.
languages='en de fr it sv'
sizes='80x24 200x60'
colours='none 16 256 true'

can_capture() {
    command -v tmux >/dev/null &&
        [ "$(LC_ALL=C.UTF-8 locale charmap 2>/dev/null)" = UTF-8 ]
}

terminals() { LC_ALL=C.UTF-8 tmux -u -S "$work/socket" "$@"; }

# opens NAME SIZE COLOURS COMMAND: a terminal of that size with the command
# running in it.
opens() {
    case $3 in
    none) what='TERM=screen-256color NO_COLOR=1 COLORTERM=' ;;
    16) what='TERM=screen COLORTERM=' ;;
    256) what='TERM=screen-256color COLORTERM=' ;;
    true) what='TERM=tmux-256color COLORTERM=truecolor' ;;
    esac
    terminals -f /dev/null new-session -d -s "$1" -x "${2%x*}" -y "${2#*x}" \
        "env LC_ALL=C.UTF-8 $what $4; sleep 1000"
    terminals set-option -t "$1" status off
}

# sees NAME TEXT: whether it shows that, with what has scrolled by; its text is
# in the file screen.
sees() {
    terminals capture-pane -p -S - -t "$1" >screen
    has screen "$2"
}

# prompts NAME: how many it has shown, with what has scrolled by.
prompts() { terminals capture-pane -p -S - -t "$1" | grep -c '^[A-Z-]>'; }

# more_prompts NAME COUNT: whether it has shown more than so many, and asks.
more_prompts() { [ "$(prompts "$1")" -gt "$2" ] && asks "$1"; }

# asks NAME: whether its last screen has a prompt (a line that begins with "A>").
asks() {
    terminals capture-pane -p -t "$1" >plain
    has plain '^[A-Z-]>'
}

# steady NAME: whether its screen has a prompt, and stays as it is.
steady() {
    terminals capture-pane -e -N -p -t "$1" >once
    asks "$1" || return
    sleep 0.2
    terminals capture-pane -e -N -p -t "$1" | cmp -s - once
}

# shown NAME: what it shows once it has asked.
shown() {
    eventually steady "$1"
    terminals capture-pane -e -N -p -t "$1" | sed "s/ *$//"
}

# all_captures FOLDER: a file for every combination.
all_captures() {
    opens background 80x24 none true # the server ends with its last terminal
    for size in $sizes; do
        for colour in $colours; do
            for language in $languages; do
                cp "$here/board.keys" "$language-$size-$colour.keys"
                opens "$language-$size-$colour" "$size" "$colour" \
                    "'$bin' play --lang $language $language-$size-$colour.keys"
            done
            for language in $languages; do
                shown "$language-$size-$colour" \
                    >"$1/$language-$size-$colour.txt"
                terminals kill-session -t "$language-$size-$colour"
            done
        done
    done
}
