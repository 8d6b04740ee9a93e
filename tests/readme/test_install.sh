#!/bin/sh
# make install, and what it installed, used from elsewhere.
# in CI: builds and installs the program again
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# What is installed is built without sanitizers, whatever program is tested.
if [ "${TESSERA_VARIANT:-}" = asan ]; then
    echo '1..0 # SKIP installs what make test has installed'
    exit 0
fi

prefix="$work/a prefix"
unset TESSERA_PATH
HOME=$work
export HOME

installed() { [ -f "$prefix/$1" ]; }

# run ARGUMENT...: the installed program, in an empty folder.
run() {
    "$prefix/bin/tessera" "$@" >"$work/out" 2>&1 </dev/null
    status=$?
    cat "$work/out"
    return $status
}

ends_well() { run "$@" && tail -n 1 "$work/out" | grep -q 'wins with\|share'; }
lists() { run modules && grep -q "^  $1 " "$work/out"; }
no_mark_left() { ! grep -e '@[A-Z]*@' "$prefix/$1"; }
from_its_trees() { run modules base && grep -q ' expansions/base/' "$work/out"; }
plays_moved() { "$work/moved/bin/tessera" play --seed 1 </dev/null; }
takes_sources() {
    run doc --write
    [ $status -eq 2 ] && grep -q 'no sources' "$work/out"
}
is_empty() { [ -z "$(ls -A "$1")" ]; }
no_file_left() { [ -z "$(find "$prefix" ! -type d)" ]; }
nothing_in_share() { [ ! -e "$prefix/share/tessera" ]; }

# What make builds first is not built again for another PREFIX: the shared
# library is all that is compiled, and that is said.
check 'make' make_as install all
stamp() { (cd "$root/.build/install" && find obj tessera -name '*.o' -o -name tessera | sort | xargs ls -l --full-time); }
stamp >"$work/before"
rm -f "$root"/.build/install/libtessera.so*
check 'make install' make_as install install PREFIX="$prefix"
cp "$work/check.log" "$work/installing"
said() { grep 'objects of its own' "$work/installing"; }
check 'says what it compiles' said
once() { stamp | cmp - "$work/before" && ! grep '^  cc core' "$work/installing"; }
check 'and compiles nothing again' once
for file in bin/tessera lib/libtessera.a lib/pkgconfig/tessera.pc \
    include/tessera.h share/man/man1/tessera.1 share/tessera/lua/boot.lua; do
    check "$file is installed" installed "$file"
done
for file in lib/pkgconfig/tessera.pc share/man/man1/tessera.1; do
    check "$file has everything filled in" no_mark_left "$file"
done

mkdir "$work/elsewhere"
cd "$work/elsewhere" || exit 2
check 'the version is that of the header' run --version
for module in base farmers river abbot; do
    check "module $module is found" lists $module
done
check 'its trees are the installed ones' from_its_trees
check 'play' ends_well play --seed 1
check 'play a preset' ends_well play third --seed 1
check 'the rule tests that are installed pass' run test \
    "$prefix/share/tessera/expansions/base" --games 1
check 'doc --write says that it takes the sources' takes_sources
check 'nothing is written where it runs' is_empty "$work/elsewhere"

# A second install takes away what an earlier version left in the trees.
echo stray >"$prefix/share/tessera/lua/stray.lua"
check 'make install again' make_as install install PREFIX="$prefix"
check 'the trees are replaced' test ! -e "$prefix/share/tessera/lua/stray.lua"

mv "$prefix" "$work/moved"
check 'an installed tree can be moved' plays_moved
mv "$work/moved" "$prefix"

check 'make uninstall' make_as install uninstall PREFIX="$prefix"
check 'no file is left' no_file_left
check 'no folder of ours is left' nothing_in_share

finish
