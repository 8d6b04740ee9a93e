#!/bin/sh
# Shipped modules are guests (contracts 1 and 11): the program has no word of
# any of them, and none of them has another's name but to say what it needs,
# what it comes before or after, and what it cannot go with.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

modules=$(for file in expansions/*/rules.lua; do
    file=${file%/rules.lua}
    printf '%s ' "${file##*/}"
done)

# ---- other modules ---------------------------------------------------------

# Lua code of a module on standard input, its name, all names -> findings.
# `use` is for modules named in the manifest; a module's name may be its own
# word for something else, when it declares that: the river is a feature, too.
mentions() {
    awk -v own="$1" -v list="$2" '
    # Takes what matches out of the code, line ends excepted; returns it.
    function take(pattern,    found, blank) {
        if (!match(code, pattern)) return ""
        found = blank = substr(code, RSTART, RLENGTH)
        gsub(/[^\n]/, " ", blank)
        code = substr(code, 1, RSTART - 1) blank substr(code, RSTART + RLENGTH)
        return found
    }
    function names_in(text, to,    n, part, i) {
        n = split(text, part, "\"")
        for (i = 2; i <= n; i += 2) to[part[i]] = 1
    }
    { code = code $0 "\n" }
    END {
        n = split(list, name, " ")
        for (i = 1; i <= n; i++) other[name[i]] = name[i] != own
        order = "(needs|borrows|after|before|conflicts|tiles)[ ]*=[ \n]*" \
            "(\"[^\"]*\"|[{][^}]*[}])"
        while ((text = take(order)) != "") names_in(text, manifest)
        while ((text = take("use[ ]*[(]?\"[^\"]*\"")) != "") {
            split(text, part, "\"")
            if (other[part[2]] && !(part[2] in manifest))
                print "uses \"" part[2] "\", which it does not name first"
        }
        word = "(feature|piece|zone|pile|phase|mark)[ ]*[{][ ]*\"[^\"]*\""
        while ((text = take(word)) != "") names_in(text, declared)
        values = "values[ ]*=[ \n]*[{][^}]*[}]" # of an option
        while ((text = take(values)) != "") names_in(text, declared)
        lines = split(code, line, "\n")
        for (i = 1; i <= lines; i++) {
            m = split(line[i], part, "\"")
            for (j = 2; j <= m; j += 2)
                if (other[part[j]] && !(part[j] in declared))
                    print "line " i ": \"" part[j] "\""
        }
    }'
}

found=$(printf '%s\n' 'module { "a", needs = "b",' \
    '  after = { "c", "d" } }' \
    'local b, e = use "b", use "e"' 'piece { "d" } stand("d", "c")' |
    mentions a 'a b c d e' | tr '\n' ';')
expected='uses "e", which it does not name first;line 4: "c";'
[ "$found" = "$expected" ] && found=
check 'the search for names itself' "$found"

for module in $modules; do
    check "$module names no other module but as it may" "$(
        lua_code "expansions/$module/rules.lua" | mentions "$module" "$modules"
    )"
done

# ---- the words of modules --------------------------------------------------

# A name that a module declares for something is a word of a game, and stands
# in words.txt, unless it is ordinary in a program as well.
ordinary=' big building count field piece wall walled '
check 'words.txt has the names that modules declare' "$(
    for module in $modules; do
        lua_code "expansions/$module/rules.lua" | awk '
        { code = code $0 " " }
        END {
            word = "(feature|piece|zone|mark)[ ]*[{][ ]*\"[^}]*"
            while (match(code, word)) {
                text = substr(code, RSTART, RLENGTH)
                code = substr(code, RSTART + RLENGTH)
                n = split(text, part, "\"")
                most = text ~ /^mark/ ? n : 2
                for (i = 2; i <= most; i += 2) {
                    m = split(part[i], one, /[^a-z]+/)
                    for (j = 1; j <= m; j++) print one[j]
                }
            }
        }'
    done | sort -u | while read -r word; do
        case $ordinary in *" $word "*) continue ;; esac
        [ -n "$(echo "1 $word" | matches)" ] || echo "$word"
    done
)"

# Pictures know symbols and textures by name (a tower, grass), which a look
# chooses; everything else of the program and of the engine's Lua side does
# without. Texts, which hold a space, may give examples. A farm is one of
# processes, crossing a key of every tile, and fish a shell. The fields of another program's
# files (host/import/record.lua) have names of its own.
drawn='shapes/(tile|line)_shapes|walls|texture|line_styles|figure|symbols'
drawn="host/(pictures/($drawn|looks|tile|scene)|terminal/signs)"
files=$(find lua -name '*.lua' | grep -vE '^lua/(doc|host/text)/' |
    grep -vE "^lua/(api|words/look_names|$drawn|host/import/record)\.lua\$" |
    sort)
for file in $files; do
    check "$file has no word of a game" "$(
        lua_code "$file" | split_words | grep -vE ' (farm|crossing|fish)$' | matches
    )"
done
finish
