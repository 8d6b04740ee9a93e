#!/bin/sh
# A library that is installed later is found by the next make, and one that is
# gone is done without.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

pkg-config --exists librsvg-2.0 cairo libpng 2>/dev/null || {
    echo '1..0 # SKIP no librsvg and cairo here'
    exit 0
}
cp "$TESSERA_ROOT/Makefile" .
mkdir .ci
cp "$TESSERA_ROOT/.ci/deps.sh" .ci
cat >pkg-config <<'END'
#!/bin/sh
# As if these were not installed, until the file `installed` is there.
[ -e installed ] || case $* in *rsvg* | *cairo* | *chafa*) exit 1 ;; esac
exec /usr/bin/env PATH="$REAL_PATH" pkg-config "$@"
END
chmod +x pkg-config
settings() {
    env CI= REAL_PATH="$PATH" PKG_CONFIG="$work/pkg-config" MAKEFLAGS= \
        make -s .build/deps-test.mk >out 2>err
    status=$?
}
settings
check 'without the library: settings' exits 0
check 'without pictures' lacks .build/deps-test.mk HAVE_RSVG
check 'and it is said' has err 'will not write PNG'
touch installed
settings
check 'installed: found without make clean' has .build/deps-test.mk HAVE_RSVG
touch -d '2001-01-01' .build/deps-test.mk 2>/dev/null
cp .build/deps-test.mk before
settings
check 'found once more' same before .build/deps-test.mk
rm installed
settings
check 'gone: done without' lacks .build/deps-test.mk HAVE_RSVG
finish
