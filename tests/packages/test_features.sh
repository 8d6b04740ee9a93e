#!/bin/sh
# Parts of the program are switched on and off by name, and nothing is installed
# with OFFLINE=1. Runs .ci/deps.sh with tools that only note what they are told.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

mkdir tools
for tool in apt-get sudo brew npm; do
    cat >tools/$tool <<END
#!/bin/sh
echo $tool "\$@" >>"$work/installed"
exit 1
END
done
# As if libraries were not there: those that the file `hidden` names.
cat >tools/pkg-config <<'END'
#!/bin/sh
for name in $(cat "$HIDDEN"); do
    case $* in *"$name"*) exit 1 ;; esac
done
PATH=$REAL_PATH
exec pkg-config "$@"
END
chmod +x tools/*

# deps LEVEL VARIABLE=VALUE...
deps() {
    level=$1
    shift
    rm -f installed
    env CI= HIDDEN="$work/hidden" REAL_PATH="$PATH" PATH="$work/tools:$PATH" \
        "$@" sh "$TESSERA_ROOT/.ci/deps.sh" "$level" >out 2>err </dev/null
    status=$?
}
installs() { grep -qs install installed; }
nothing() { ! installs; }
builds_with() { grep -q -- "-D$1=" out; }
builds_without() { ! builds_with "$1"; }

everything='libwebsockets libcrypto libuv sqlite3 libpq libqrencode libseccomp
libcurl librsvg cairo libpng chafa ompi-c'

echo "$everything" >hidden
deps build OFFLINE=1
check 'without optional libraries it builds' exits 0
check 'OFFLINE=1 installs nothing' nothing
check 'and says what is left out' has err 'will not serve games'
check 'and what to install' has err 'libwebsockets-devel'
check 'make is told, too' has out '^WITHOUT := .*tables in the browser'
deps build WITH_SERVE=no
check 'WITH_SERVE=no wants no libraries' nothing
check 'and complains of none' lacks err 'serve games'
deps build
check 'by itself it asks for the libraries of tables' installs
check 'by their names' has installed 'libwebsockets-dev.*libsqlite3-dev'
check 'and goes on without them' exits 0

deps build OFFLINE=1 WITH_PICTURES=yes
check 'WITH_PICTURES=yes without the libraries is an error' exits 1
check 'that names them' has err 'librsvg2-dev'
deps build OFFLINE=1 WITH_SERVE=yes
check 'WITH_SERVE=yes without the libraries is an error' exits 1
echo 'jansson' >hidden
deps test OFFLINE=1
check 'OFFLINE=1 installs not even what is needed' nothing
check 'which is an error' exits 1
check 'with the command for each system' has err 'dnf install'

# What is there and not wanted.
echo >hidden
for part in 'SERVE HAVE_LWS libwebsockets' 'SERVE HAVE_SQLITE sqlite3' \
    'PUSH HAVE_CURL libcurl' 'PICTURES HAVE_CAIRO librsvg-2.0' 'POSTGRES HAVE_PQ libpq' \
    'MPI HAVE_MPI ompi-c'; do
    # shellcheck disable=SC2086 # three words
    set -- $part
    pkg-config --exists "$3" || {
        skip "WITH_$1=no" "no $3 here"
        continue
    }
    deps build OFFLINE=1
    check "$2: used where it is there" builds_with "$2"
    deps build OFFLINE=1 "WITH_$1=no"
    check "WITH_$1=no: not used" builds_without "$2"
done
deps build OFFLINE=1 SHARED_LUA=yes
check 'SHARED_LUA=yes links the shared Lua' has out '^LUA_LIBS := .*-llua'

# make passes them on, and finds them anew when they change.
cp "$TESSERA_ROOT/Makefile" .
mkdir .ci
cp "$TESSERA_ROOT/.ci/deps.sh" .ci
settings() {
    env CI= MAKEFLAGS= OFFLINE=1 make -s "$@" .build/deps-test.mk >out 2>err
    status=$?
    cp .build/deps-test.mk out
}
if pkg-config --exists libwebsockets sqlite3 libcrypto; then
    settings
    check 'make builds with what is there' builds_with HAVE_LWS
    settings WITH_SERVE=no
    check 'make WITH_SERVE=no without' builds_without HAVE_LWS
    settings
    check 'and with it again' builds_with HAVE_LWS
else
    skip 'make WITH_SERVE=no' 'no libwebsockets and sqlite3 here'
fi
finish
