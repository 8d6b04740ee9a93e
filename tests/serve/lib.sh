# lib.sh - for the tests of `tessera serve`: sourced. Leaves with a skip where
# there is nothing to test, else `python SCRIPT WORDS...` runs one of this
# folder.

here=$(cd "$(dirname "$0")" && pwd)
export PYTHONDONTWRITEBYTECODE=1 SERVE_LOG="$TMPDIR/server.log"

skip() {
    echo "1..0 # SKIP $*"
    exit 0
}

cd "$TMPDIR" || exit 1
command -v python3 >/dev/null || skip 'no python3 here'
python3 -c 'import json, socket, subprocess' || skip 'no whole python3 here'
case $("$TESSERA_BIN" serve --store "$TMPDIR/probe" --listen 127.0.0.1:0 \
    --backup "$TMPDIR/copy" 2>&1) in
*sqlite*) skip 'built without libsqlite3' ;;
esac
case $("$TESSERA_BIN" serve --store "$TMPDIR/probe" --listen 256.0.0.1:0 \
    2>&1) in
*libwebsockets*) skip 'built without libwebsockets' ;;
esac

run() { exec python3 "$here/$@"; }

# Starts a PostgreSQL of our own on a private socket; its address in $store.
postgres() {
    bin=
    for try in /usr/lib/postgresql/*/bin; do
        [ -x "$try/initdb" ] && bin=$try
    done
    [ -n "$bin" ] || skip 'no postgresql here'
    case $("$TESSERA_BIN" serve --list \
        --store 'postgres:///?host=/nowhere' 2>&1) in
    *'without libpq'*) skip 'built without libpq' ;;
    esac
    data=$TMPDIR/pg
    if [ "$(id -u)" -eq 0 ]; then # it does not run as root
        id postgres >/dev/null 2>&1 || skip 'no user postgres here'
        mkdir "$data" && chown postgres "$data" && chmod 711 "$TMPDIR"
        chmod a+x "$(dirname "$TMPDIR")" "$(dirname "$(dirname "$TMPDIR")")" \
            2>/dev/null
        as='runuser -u postgres --'
    else
        mkdir "$data"
        as=
    fi
    chmod 700 "$data"
    # shellcheck disable=SC2086 # words
    (cd / && $as "$bin/initdb" -D "$data/db" -A trust -U tessera -E UTF8 \
        --no-sync >"$TMPDIR/pg.log" 2>&1 &&
        $as "$bin/pg_ctl" -D "$data/db" -w -l "$data/log" -o \
            "-c listen_addresses= -c unix_socket_directories=$data" \
            start >>"$TMPDIR/pg.log" 2>&1 &&
        $as "$bin/createdb" -h "$data" -U tessera tables >>"$TMPDIR/pg.log" 2>&1) ||
        { cat "$TMPDIR/pg.log"; echo 'Bail out! no postgresql'; exit 1; }
    # shellcheck disable=SC2086,SC2064
    trap "cd / && $as '$bin/pg_ctl' -D '$data/db' -m immediate stop >/dev/null 2>&1" \
        EXIT
    chmod 711 "$data"
    PG_CTL="$as $bin/pg_ctl -D $data/db"
    export PG_CTL PG_LOG="$data/log" PG_OPTIONS="-c listen_addresses= -c unix_socket_directories=$data"
    store="postgres://tessera@/tables?host=$data"
}
