#!/bin/sh
# deps.sh LEVEL: find what Tessera needs, install what is missing where that
# is possible without a question, and print the compiler settings as make
# variables on stdout (everything else goes to stderr).
#
# Levels, each containing the one before:
#   build   C compiler, pkg-config, Lua 5.4, jansson, libedit; for tables in
#           the browser libwebsockets, OpenSSL, sqlite, libqrencode, libseccomp
#   test    cmocka; in CI also librsvg, cairo, libpng, libcurl, tmux, chromium,
#           clang, Open MPI, postgresql where possible
#   lint    clang-format, clang-tidy, cppcheck, luacheck
#
# WITH_SERVE, WITH_POSTGRES, WITH_PUSH, WITH_PICTURES, WITH_MPI: yes (an error
# where that cannot be), no (not even where the libraries are), or nothing: as it may be.
# SHARED_LUA=yes: the system's liblua in place of a copy. OFFLINE=1: nothing is
# installed.
set -u
level=${1:-build}
: "${WITH_SERVE=}" "${WITH_POSTGRES=}" "${WITH_PUSH=}" "${WITH_PICTURES=}"
: "${WITH_MPI=}" "${SHARED_LUA=}" "${OFFLINE=}"

if command -v brew >/dev/null 2>&1; then # macOS: these two are keg-only
    opt=$(brew --prefix)/opt
    PKG_CONFIG_PATH=$opt/lua@5.4/lib/pkgconfig:$opt/libedit/lib/pkgconfig
    export PKG_CONFIG_PATH
fi

has() { command -v "$1" >/dev/null 2>&1; }

pkgconfig() { ${PKG_CONFIG:-pkg-config} "$@" 2>/dev/null; }

# deps.sh --wishes: the optional libraries that are installed, and what is
# wanted, as one word.
if [ "$level" = --wishes ]; then
    found=libraries-$WITH_SERVE-$WITH_POSTGRES-$WITH_PICTURES-$WITH_MPI
    found=$found-$SHARED_LUA-$WITH_PUSH
    for name in librsvg-2.0 cairo libpng chafa libwebsockets libcrypto libuv \
        sqlite3 libpq libqrencode libseccomp libcurl ompi-c; do
        pkgconfig --exists "$name" && found=$found-$name
    done
    echo "$found"
    exit 0
fi

compiles() {
    echo '#include <stdlib.h>' | ${CC:-cc} -x c -fsyntax-only - 2>/dev/null
}

# The name under which pkg-config knows Lua 5.4 differs between systems.
lua_name() {
    for name in lua5.4 lua-5.4 lua54 lua; do
        if pkgconfig --exists "$name >= 5.4 $name < 5.5"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# Prints the missing Debian packages of an optional part of the program.
table_missing() {
    pkgconfig --exists libwebsockets libcrypto ||
        echo libwebsockets-dev libssl-dev
    pkgconfig --exists sqlite3 || echo libsqlite3-dev
    pkgconfig --exists libqrencode || echo libqrencode-dev
    [ "$(uname -s)" != Linux ] || pkgconfig --exists libseccomp ||
        echo libseccomp-dev
}
postgres_missing() { pkgconfig --exists libpq || echo libpq-dev; }
push_missing() { pkgconfig --exists libcurl || echo libcurl4-openssl-dev; }
pictures_missing() {
    pkgconfig --exists librsvg-2.0 || echo librsvg2-dev
    pkgconfig --exists cairo || echo libcairo2-dev
    pkgconfig --exists libpng || echo libpng-dev
    pkgconfig --exists 'chafa >= 1.8' || echo libchafa-dev
}
mpi_missing() { pkgconfig --exists ompi-c || echo libopenmpi-dev; }

# Prints those of the parts that are required.
parts_missing() {
    [ "$WITH_SERVE" != yes ] || table_missing
    [ "$WITH_POSTGRES" != yes ] || postgres_missing
    [ "$WITH_PUSH" != yes ] || push_missing
    [ "$WITH_PICTURES" != yes ] || pictures_missing
    [ "$WITH_MPI" != yes ] || mpi_missing
}

# Prints the Debian package of everything that is missing.
missing() {
    parts_missing
    compiles || echo build-essential
    has "${PKG_CONFIG:-pkg-config}" || echo pkg-config
    lua_name >/dev/null || echo liblua5.4-dev
    pkgconfig --exists jansson || echo libjansson-dev
    pkgconfig --exists libedit || echo libedit-dev
    [ "$level" = build ] && return
    pkgconfig --exists cmocka || echo libcmocka-dev
    [ "$level" = test ] && return
    has "${CLANG_FORMAT:-clang-format}" || echo clang-format
    has "${CLANG_TIDY:-clang-tidy}" || echo clang-tidy
    has "${CPPCHECK:-cppcheck}" || echo cppcheck
    has "${LUACHECK:-luacheck}" || echo lua-check
}

apt_install() {
    has apt-get && [ -z "$OFFLINE" ] || return 1
    if [ "$(id -u)" -eq 0 ]; then
        sudo=
    elif has sudo && sudo -n true 2>/dev/null; then
        sudo='sudo -n'
    else
        return 1
    fi
    apt="$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq"
    apt="$apt -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0"
    echo "tessera: installing" "$@" >&2
    $apt update >&2
    $apt install -y --no-install-recommends "$@" >&2
}

# How to install what tables in the browser need.
by_hand_table() {
    cat >&2 <<END

For tables in the browser, too:

  Debian, Ubuntu
    sudo apt-get install libwebsockets-dev libssl-dev libsqlite3-dev \\
        libqrencode-dev libseccomp-dev
  Fedora
    sudo dnf install libwebsockets-devel openssl-devel sqlite-devel \\
        qrencode-devel libseccomp-devel
  Arch
    sudo pacman -S --needed libwebsockets openssl sqlite qrencode libseccomp
  macOS
    brew install libwebsockets openssl@3 sqlite qrencode

END
}

by_hand() {
    names=$(echo "$wanted" | tr '\n' ' ')
    case $level in
    build) deb='' rpm='' arch='' brew='' ;;
    test) deb=libcmocka-dev rpm=libcmocka-devel arch=cmocka brew=cmocka ;;
    *)
        deb='libcmocka-dev clang-format clang-tidy cppcheck lua-check'
        rpm='libcmocka-devel clang-tools-extra cppcheck luarocks'
        arch='cmocka clang cppcheck luacheck'
        brew='cmocka llvm cppcheck luacheck'
        ;;
    esac
    cat >&2 <<END

tessera: cannot go on. Missing here (by Debian name): $names

Install with, and then run make again:

  Debian, Ubuntu
    sudo apt-get update
    sudo apt-get install build-essential pkg-config liblua5.4-dev \\
        libjansson-dev libedit-dev $deb
  Fedora
    sudo dnf install gcc make pkgconf-pkg-config lua-devel jansson-devel \\
        libedit-devel $rpm
  Arch (lua54 in place of lua where that is newer than 5.4)
    sudo pacman -S --needed base-devel lua jansson libedit $arch
  macOS
    xcode-select --install
    brew install pkg-config lua@5.4 jansson libedit $brew
END
    [ "$WITH_SERVE" = no ] || by_hand_table
    [ "$level" = lint ] && cat >&2 <<END
  Fedora has no package of luacheck:
    sudo luarocks install luacheck
END
    echo >&2
    exit 1
}

wanted=$(missing)
# Tables in the browser: wanted, but nothing fails without.
table=
[ "$WITH_SERVE" = no ] || table=$(table_missing)
if [ -n "$wanted$table" ]; then
    # shellcheck disable=SC2086 # one word per package
    apt_install $wanted $table || [ -z "$wanted" ] || [ -z "$table" ] ||
        apt_install $wanted || true
    wanted=$(missing)
    [ -z "$wanted" ] || by_hand
    table=$(table_missing)
    [ "$WITH_SERVE" != no ] && [ -n "$table" ] && by_hand_table
fi

# clang, where it comes with libFuzzer and the sanitizers.
fuzzer() {
    try=$(mktemp -d) || return 1
    printf '%s\n' 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n);' \
        'int LLVMFuzzerTestOneInput(const char *d, unsigned long n)' \
        '{ return n > 9 && *d == 1; }' >"$try/a.c"
    found=
    for name in ${FUZZ_CC:-clang}; do
        "$name" -fsanitize=fuzzer,address,undefined -o "$try/a" "$try/a.c" \
            >/dev/null 2>&1 && found=$name
    done
    rm -rf "$try"
    [ -n "$found" ] && echo "$found"
}

# Folder of the programs of PostgreSQL; Debian keeps them out of the way.
postgres() {
    for try in /usr/lib/postgresql/*/bin; do
        [ -x "$try/initdb" ] && echo "$try" && return
    done
    has initdb && dirname "$(command -v initdb)"
}

# What tests of pictures, and `make fuzz`, use if it is installed. It is large,
# so only CI installs it; nothing fails without it.
wishes() {
    pictures_missing
    postgres_missing
    push_missing
    mpi_missing
    has tmux || echo tmux
    [ -n "$(postgres)" ] || echo postgresql
    has mpirun || echo openmpi-bin
    has python3 || echo python3
    /usr/bin/python3 -c 'import cffi, numpy' 2>/dev/null ||
        echo python3-cffi python3-numpy
    fuzzer >/dev/null || echo clang libclang-rt-dev
    has chromium || has chromium-browser || has google-chrome || echo chromium
    # other machines (tests/portability), the web, packages (tests/packages)
    has emcc || echo emscripten node-acorn
    has i686-linux-gnu-gcc || echo gcc-i686-linux-gnu libc6-dev-i386-cross
    has s390x-linux-gnu-gcc || echo gcc-s390x-linux-gnu libc6-dev-s390x-cross
    has qemu-s390x || echo qemu-user
    has musl-gcc || echo musl-tools
    has abidw || echo abigail-tools
    has luarocks || echo luarocks
    has lua5.4 || echo lua5.4
    has lintian || echo lintian
    has dpkg-deb || echo dpkg-dev
    has dh || echo debhelper
    has dh_python3 || echo dh-python
    has desktop-file-validate || echo desktop-file-utils
    has appstreamcli || echo appstream
    has zsh || echo zsh
    has fish || echo fish
    has zbarimg || echo zbar-tools
}

if [ -n "${CI:-}" ] && [ "$level" != build ]; then
    wanted=$(wishes)
    # shellcheck disable=SC2086 # one word per package
    [ -z "$wanted" ] || apt_install $wanted ||
        echo "tessera: going on without" $wanted >&2
fi

# Foreign headers are system headers: our warnings are not theirs.
# shellcheck disable=SC2086 # one word per library
cflags() { pkgconfig --cflags $1 | sed 's/-I/-isystem /g'; }

# The macro for a library that is installed, with its version: -DHAVE_UV=1.44.2.
have() {
    echo "-D$1=$(pkgconfig --modversion "$2" | sed 's/[^0-9.].*//')"
}

# Optimising the program as a whole needs a compiler and linker that go
# together, and objects that hold ordinary code as well.
whole() {
    try=$(mktemp -d) || return 1
    echo 'int main(void) { return 0; }' >"$try/a.c"
    ${CC:-cc} -flto=auto -ffat-lto-objects -c -o "$try/a.o" "$try/a.c" &&
        ar rcs "$try/a.a" "$try/a.o" &&
        ${CC:-cc} -flto=auto -o "$try/lto" "$try/a.a" &&
        ${CC:-cc} -fno-lto -o "$try/plain" "$try/a.a"
    status=$?
    rm -rf "$try"
    return $status
}
whole 2>/dev/null >&2 && echo 'LTO := -flto=auto'

lua=$(lua_name) || exit 1
echo "LUA_PC := $lua"
echo "LUA_CFLAGS := $(cflags "$lua")"
# The system's static Lua spares every call a hop through the linkage table
# (7 % of a game); without one the shared library does.
static=$(${CC:-cc} -print-file-name="lib$lua.a")
if [ -f "$static" ] && [ "$SHARED_LUA" != yes ]; then
    echo "LUA_LIBS := $static -lm -ldl"
else
    echo "LUA_LIBS := $(pkgconfig --libs "$lua")"
fi
# The shared library leaves Lua to whoever links it, too.
echo "LUA_SHARED_LIBS := $(pkgconfig --libs "$lua")"

# lacks WISH WHAT CONSEQUENCE: a part of the program is left out; make says so
# once more when it is linked.
without=
lacks() {
    without="${without:+$without, }$2"
    [ "$1" = no ] || echo "tessera: $3" >&2
}

# PNG needs three more libraries; without them the program says so when asked.
image='librsvg-2.0 cairo libpng'
image_cflags=
# shellcheck disable=SC2086 # one word per library
if [ "$WITH_PICTURES" != no ] && pkgconfig --exists $image; then
    image_cflags="$(have HAVE_RSVG librsvg-2.0) $(have HAVE_CAIRO cairo)"
    image_cflags="$image_cflags $(cflags "$image")"
    # pictures in the terminal need one more
    if pkgconfig --exists 'chafa >= 1.8'; then
        image="$image chafa"
        image_cflags="$image_cflags $(have HAVE_CHAFA chafa) $(cflags chafa)"
    else
        lacks '' 'pictures in the terminal' \
            "no libchafa here: no pictures in the terminal"
    fi
else
    image=
    lacks "$WITH_PICTURES" PNG "no librsvg and cairo here: the program will not write PNG"
fi
# A server needs the first of these and one of the others; without them it says so.
serve_cflags= serve_libs=
for name in libwebsockets libuv sqlite3 libpq libcurl libqrencode libseccomp; do
    with=$name wish=$WITH_SERVE
    case $name in
    # built with OpenSSL as a rule, whose hashes are used as well
    libwebsockets) macro=HAVE_LWS with='libwebsockets libcrypto' ;;
    libuv) macro=HAVE_UV ;; # many connections cost less
    sqlite3) macro=HAVE_SQLITE ;;
    libpq) macro=HAVE_PQ wish=$WITH_SERVE$WITH_POSTGRES ;;
    libcurl) macro=HAVE_CURL wish=$WITH_SERVE$WITH_PUSH ;; # word to closed pages
    libqrencode) macro=HAVE_QRENCODE ;; # the address for a phone
    libseccomp) macro=HAVE_SECCOMP ;; # a cage for workers
    esac
    case $wish in *no*) continue ;; esac
    # shellcheck disable=SC2086 # one word per library
    pkgconfig --exists $with || continue
    serve_cflags="$serve_cflags $(have $macro $name) $(cflags "$with")"
    # shellcheck disable=SC2086
    serve_libs="$serve_libs $(pkgconfig --libs $with)"
done
case $serve_cflags in
*HAVE_LWS*HAVE_SQLITE* | *HAVE_LWS*HAVE_PQ*) ;;
*) lacks "$WITH_SERVE" 'tables in the browser' "no libwebsockets with sqlite3 or libpq here:\
 the program will not serve games to browsers" ;;
esac
# Runs on many machines; the tests start four ranks where there is mpirun.
mpi_cflags= mpi_libs=
if [ "$WITH_MPI" != no ] && pkgconfig --exists ompi-c; then
    mpi_cflags="$(have HAVE_MPI ompi-c) $(cflags ompi-c)"
    mpi_libs=" $(pkgconfig --libs ompi-c)"
else
    lacks "$WITH_MPI" 'runs on several machines' "no Open MPI here: simulate, arena and\
 compare run on one machine"
fi
echo "WITHOUT := $without"
echo "SERVE_CFLAGS :=$serve_cflags"
echo "HOST_CFLAGS := $(cflags jansson) $(cflags libedit) $image_cflags $mpi_cflags"
# shellcheck disable=SC2086
echo "HOST_LIBS := $(pkgconfig --libs jansson libedit $image)$serve_libs$mpi_libs"
if [ "$level" != build ]; then
    echo "CMOCKA_CFLAGS := $(cflags cmocka)"
    echo "CMOCKA_LIBS := $(pkgconfig --libs cmocka)"
    echo "FUZZ_CC := $(fuzzer)"
fi
