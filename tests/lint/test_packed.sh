#!/bin/sh
# Words that hold several things are taken apart where they are owned, and
# nowhere else: core/state/rows.h has those of the store. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# findings FILE...: what packed.awk finds.
findings() {
    awk -f tests/lint/code.awk -f tests/lint/packed.awk "$@"
}

# Who may, and what.
owners() {
    cat <<'END'
core/state/rows.h            rows of the store
core/state/store.h           words of the journal, hashes
core/state/store.c
core/state/geometry.h        sides, rotations, coordinates
core/state/symmetry.h        a mask of rotations
core/state/catalogue.h       demands, overlays by rotation, fits
core/state/dice.h            mixing
core/script/vm/handle.h      handles
core/script/vm/handle.c
core/script/bind/ask.c       a question in a continuation
core/script/bind/walk.c      the state of a loop
core/outlook/option_ids.c    what an option is about, before it is mixed
core/search/tree.c           mixing
core/port/files.c            mixing of clock and process
core/log/log.c               FNV
core/log/clean.c             UTF-8
core/script/sandbox/library.c
core/bind/image/bind.c       colours, quarter turns
core/serve/bind_sqlite.c     codes of SQLite
END
}

temp=$(mktemp -d) || exit 1
trap 'rm -rf "$temp"' EXIT

owners | awk '{ print $1 }' | sort >"$temp/owners"
find core -name '*.[ch]' | sort >"$temp/files"
check 'packed words are read by the functions of their owners' "$(
    comm -23 "$temp/files" "$temp/owners" >"$temp/others"
    xargs awk -f tests/lint/code.awk -f tests/lint/packed.awk <"$temp/others"
)"
check 'every owner that is listed has some' "$(
    while read -r file; do
        [ -n "$(findings "$file")" ] || echo "$file"
    done <"$temp/owners"
)"

# ---- planted violations -----------------------------------------------------

cat >"$temp/fine.c" <<'END'
/* row->kind & 255 in a comment */
#define LIMIT ((size_t)1 << 20)
#define LATE (1u << 31)
int fine(unsigned mask, unsigned i, const char *text)
{
    uint64_t bit = UINT64_C(1) << 40;
    for (; mask != 0; mask >>= 1) i++;
    return mask >> i & 1 && text == "x & 255" && (mask ^ mask >> 16) + bit;
}
END
cat >"$temp/wrong.c" <<'END'
a = row->kind & 255;
a = row->kind & 0xffffu;
a = cell & 7;
a = cell >> 6;
a = b << 2 | side;
a = (uint32_t)verb << 16;
a &= ~0xffu;
a = (b) >> 8 * side;
END
check 'planted: a bit, a size and mixing are no packed words' \
    "$(findings "$temp/fine.c")"
check 'planted: eight lines that are' "$(
    [ "$(findings "$temp/wrong.c" | wc -l)" -eq 8 ] ||
        findings "$temp/wrong.c"
)"

finish
