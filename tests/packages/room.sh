#!/bin/sh
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

# names: dependencies on standard input -> names; of alternatives, the first
# that is installed here
names() {
    tr ',' '\n' | sed 's/([^)]*)//g; s/:any//g' | while read -r line; do
        for name in $(echo "$line" | tr '|' ' '); do
            if dpkg-query -W "$name" >/dev/null 2>&1; then
                echo "$name"
                break
            fi
        done
    done
}

# All packages that are needed, directly or by others.
todo=$(for deb; do
    dpkg-deb -f "$deb" Pre-Depends Depends | sed 's/^[A-Za-z-]*://'
done | names)
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
dpkg --root="$room" --force-unsafe-io -i "$@" >&2
