#!/bin/sh
# room.sh FOLDER --build CONTROL: one with what every Debian system has, and
# what the source package of this debian/control names to be built.
# room.sh FOLDER DEB...: makes FOLDER a Debian system with nothing in it but
# what the packages need, as they say it themselves, and installs them there.
# The files come from the packages of this machine, so nothing is fetched. Exit
# status 3: that cannot be done here.
set -eu
room=$1
shift
if [ "$(id -u)" -ne 0 ] || ! chroot / true 2>/dev/null; then
    echo 'room.sh: needs root' >&2
    exit 3
fi

# What is installed here, and which package it is for each name that it has.
provided=$(mktemp)
trap 'rm -f "$provided"' EXIT
dpkg-query -W -f '${db:Status-Abbrev}|${Package}|${Package}, ${Provides}\n' |
    awk -F'|' '/^ii/ {
        gsub(/\([^)]*\)/, "", $3)
        n = split($3, name, /[ ,]+/)
        for (i = 1; i <= n; i++) if (name[i] != "") print name[i], $2
    }' | awk '!seen[$1]++ || $1 == $2 { of[$1] = $2 }
        END { for (name in of) print name, of[name] }' >"$provided"

# names: dependencies on standard input -> packages, for the first of
# alternatives that is installed here
names() {
    tr ',' '\n' | sed 's/([^)]*)//g; s/:any//g; s/|/ /g' |
        awk -v list="$provided" '
            BEGIN { while ((getline line < list) > 0) {
                split(line, word, " "); of[word[1]] = word[2] } }
            { for (i = 1; i <= NF; i++)
                if ($i in of) { print of[$i]; break } }'
}

# What is needed first. What is not installed here is missed by the build.
first() {
    if [ "$1" = --build ]; then
        dpkg-query -W -f '${Essential} ${Package},\n' | sed -n 's/^yes //p'
        echo 'build-essential,'
        sed -n '/^Build-Depends:/,/^Standards-Version:/p' "$2" |
            sed 's/^Build-Depends://; /^Standards-Version:/d
                 s/debhelper-compat/debhelper/'
        return
    fi
    echo 'dash,' # scripts of packages are run by it, so every system has it
    for deb; do
        dpkg-deb -f "$deb" Pre-Depends Depends | sed 's/^[A-Za-z-]*://'
    done
}
todo=$(first "$@" | names)
all=
while [ -n "$todo" ]; do
    next=
    for name in $todo; do
        case " $all " in *" $name "*) continue ;; esac
        all="$all $name"
        next="$next $(dpkg-query -W -f '${Pre-Depends}, ${Depends}\n' "$name" |
            sort -u | names)"
    done
    todo=$(echo "$next" | tr -s ' \n' ' ' | sed 's/^ //; s/ $//')
done

mkdir -p "$room/var/lib/dpkg/info" "$room/var/lib/dpkg/updates" \
    "$room/var/lib/dpkg/triggers" "$room/tmp" "$room/etc"
for folder in bin sbin lib lib64; do
    mkdir -p "$room/usr/$folder"
    ln -s "usr/$folder" "$room/$folder"
done
# shellcheck disable=SC2086 # one word a package
dpkg-query -s $all >"$room/var/lib/dpkg/status"
# shellcheck disable=SC2086
dpkg -L $all | sort -u | grep -vE '^/usr/share/(doc|man|locale|icons|bug|lintian)/' |
    while read -r file; do
        # folders are made for the files in them
        if [ -L "$file" ] || [ -f "$file" ]; then echo ".$file"; fi
    done >"$room/tmp/files"
tar -C / -cf - --no-recursion -T "$room/tmp/files" 2>/dev/null |
    tar -C "$room" -xf - --keep-directory-symlink
rm "$room/tmp/files"
if [ "$1" = --build ]; then
    # links to programs by several names, such as cc; users; devices
    cp -a /etc/alternatives /etc/passwd /etc/group "$room/etc/"
    for link in /usr/bin/*; do
        case $(readlink "$link") in
        /etc/alternatives/*) [ ! -e "$room$(readlink -f "$link")" ] ||
            cp -a "$link" "$room/usr/bin/" ;;
        esac
    done
    mkdir -p "$room/dev" "$room/root"
    chmod 1777 "$room/tmp"
    for device in null:3 zero:5 urandom:9; do
        mknod -m 666 "$room/dev/${device%:*}" c 1 "${device#*:}" || exit 3
    done
    chroot "$room" ldconfig
    exit 0
fi
# libraries that several packages have (of linear algebra, for numpy)
mkdir -p "$room/etc/alternatives"
for link in /usr/lib/*/*.so.[0-9]*; do
    case $(readlink "$link") in
    /etc/alternatives/*) [ ! -e "$room$(readlink -f "$link")" ] ||
        cp -a "$link" "$room${link%/*}/"
        cp -a "$(readlink "$link")" "$room/etc/alternatives/" ;;
    esac
done
dpkg --root="$room" --force-unsafe-io -i "$@" >&2
