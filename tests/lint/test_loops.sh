#!/bin/sh
# Every loop in the core ends: it polls, it is bounded at sight, or the table
# of tests/hostile/README.md says what bounds it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

table=tests/hostile/README.md

# Rows of a table of C functions -> "file function".
rows() {
    awk -F'|' '$2 ~ /`core\/[a-z_\/]*\.c`/ {
        gsub(/[` ]/, "", $2)
        n = split($3, part, "`")
        for (i = 2; i <= n; i += 2) print $2, part[i]
    }' "$1"
}

# ---- the search itself -----------------------------------------------------

work=$(mktemp -d "${TMPDIR:-/tmp}/loops.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
cat >"$work/a.c" <<'END'
static void polls(lua_State *L, int n)
{
    for (int i = 0; i < n; i++) tesI_poll(L);
}
static bool asks(const struct tes_game *game,
                 uint32_t n)
{
    while (n-- > 0) {
        if (tesI_spent(game)) return false;
    }
    return true;
}
void seen(struct tes_game *game)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) touch(game, s);
    for (int p = 0; p < game->cat->players; p++) touch(game, p);
    for (int i = 0; i < 9; i++) touch(game, i);
    TESI_EACH_BIT(mask, bit) touch(bit);
}
/* for (;;) in a comment, "while (true)" in a text */
void calm(void) { puts("while (true)"); }
int counts(uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) touch(i);
    return 0;
}
int rings(uint32_t node)
{
    do {
        node = next(node);
    } while (node != 0);
    return 0;
}
struct row *walks(
    struct row *row)
{
    for (unsigned s = 0; s < TESI_SIDES; s++) touch(s);
    while (row->next !=
           NULL) {
        row = row->next;
    }
    return row;
}
END
found=$(awk -f tests/lint/code.awk -f tests/lint/loops.awk "$work/a.c" |
    sed 's/.* //' | tr '\n' ' ')
[ "$found" = 'counts rings walks ' ] && found=
check 'the search for loops itself' "$found"

# ---- the core --------------------------------------------------------------

find core -name '*.c' \
    -exec awk -f tests/lint/code.awk -f tests/lint/loops.awk {} + |
    sort >"$work/loops"
rows $table | sort >"$work/rows"

check "loops poll, or are bounded at sight, or stand in $table" "$(
    comm -23 "$work/loops" "$work/rows" | while read -r file name; do
        echo "$file: $name has a loop that nothing bounds at sight: call" \
            "tesI_poll in it (tesI_spent where it cannot raise), or add a row"
    done
)"

check "$table names no function twice, and none without such a loop" "$(
    comm -13 "$work/loops" "$work/rows" | sed 's/$/ has no such loop/'
    uniq -d "$work/rows" | sed 's/$/ is there twice/'
)"

# What iterators of Lua hold is in the reach of scripts: a handle is checked,
# a number or a text is whatever a script likes.
check 'no iterator of core/script/bind takes its state for granted' "$(
    awk '
    /^static int next_[a-z_]*\(lua_State/ { name = $0; inside = 1 }
    /^}/ { inside = 0 }
    inside && /lua(L_check|L_opt|_to)[a-z]*\(L, [12][,)]/ &&
        !/lua_upvalueindex/ {
        print FILENAME ": " $0
    }' core/script/bind/*.c
)"

# ---- the program's Lua -------------------------------------------------------

lua_rows() {
    awk -F'|' '$2 ~ /`lua\/[a-z_\/]*\.lua`/ {
        gsub(/[` ]/, "", $2)
        n = split($3, part, "`")
        for (i = 2; i <= n; i += 2) print $2, part[i]
    }' "$1"
}
cat >"$work/a.lua" <<'END'
local function calm(list, text)
  for i, item in ipairs(list) do print(i, item) end -- while true do
  for word in text:gmatch "%S+" do print(word, "for i = 1, n do") end
  for i = 1, 12 do print(i) end
  for i = 0x20, 0x2a do print(i) end
  for i = 1, #list - 1 do print(i) end
  for seat = 0, game:players() - 1 do print(seat) end
  for i = 1, math.min(#list, MOST_OF_ALL) - 1 do print(i) end
end
local function counts(n)
  for i = 1, n do print(i) end
end
function Thing:waits(other)
  local function inner()
    while true do print() end
  end
  for i = 0, game:events()
      - 1 do
    print(i)
  end
  return inner
end
things.asks = function(game)
  for tile in game:walk() do print(tile) end
  local last
  repeat last = game:step() until not last
end
while busy() do print() end
END
found=$(awk -f tests/lint/lua_loops.awk "$work/a.lua" | sed 's/.* //' |
    tr '\n' ' ')
[ "$found" = 'counts inner waits asks asks (file) ' ] && found=
check 'the search for loops of Lua itself' "$found"

find lua/host lua/saves -name '*.lua' ! -path '*/text/*' -exec \
    awk -f tests/lint/lua_loops.awk {} + | sort -u >"$work/lua"
lua_rows $table | sort >"$work/lua-rows"
check "loops of the program's Lua are bounded at sight, or stand in $table" "$(
    comm -23 "$work/lua" "$work/lua-rows" | while read -r file name; do
        echo "$file: $name has a loop that nothing bounds at sight: add a" \
            "row that says what does"
    done
)"
check "$table names no function of Lua twice, and none without such a loop" "$(
    comm -13 "$work/lua" "$work/lua-rows" | sed 's/$/ has no such loop/'
    uniq -d "$work/lua-rows" | sed 's/$/ is there twice/'
)"

# ---- limits ----------------------------------------------------------------

check 'every limit of tes_source is in the table, and the other way round' "$(
    sed -n '/^typedef struct tes_source/,/^} tes_source/p' core/tessera.h |
        grep -o '[a-z]*_limit[a-z_]*' | sort -u >"$work/fields"
    sed -n 's/^| `\([a-z_]*_limit[a-z_]*\)` |.*/\1/p' $table |
        grep -v '^test_' | sort -u >"$work/listed"
    comm -3 "$work/fields" "$work/listed"
)"
check 'every limit of tes_source has a test that it bounds something' "$(
    while read -r field; do
        grep -q "\"$field\"" tests/hostile/test_limits.c ||
            echo "tests/hostile/test_limits.c has no $field"
    done <"$work/fields"
)"
finish
