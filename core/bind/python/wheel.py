"""wheel.py FOLDER LIBRARY VERSION: writes the wheel, the same bytes each time.

It holds the package, the shared library, its headers and all rules.
"""
import base64
import hashlib
import os
import sys
import sysconfig
import zipfile

ROOT = os.path.normpath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))


def contents(library):
    """(name in the wheel, path) of every file."""
    package = os.path.join(os.path.dirname(__file__), "tessera")
    for name in sorted(os.listdir(package)):
        if name.endswith((".py", ".pyi", ".typed")):
            yield "tessera/" + name, os.path.join(package, name)
    yield "tessera/libtessera.so", library
    for name in ("tessera.h", "tessera_learn.h"):
        yield "tessera/" + name, os.path.join(ROOT, "core", name)
    for tree in ("lua", "expansions", "tiles"):
        for folder, folders, files in os.walk(os.path.join(ROOT, tree)):
            folders.sort()
            for name in sorted(files):
                path = os.path.join(folder, name)
                yield "tessera/share/" + os.path.relpath(path, ROOT), path


def main(folder, library, version):
    """Writes the wheel and prints its path."""
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = "py3-none-" + system
    info = "tessera-%s.dist-info/" % version
    path = os.path.join(folder, "tessera-%s-%s.whl" % (version, tag))
    records = []
    os.makedirs(folder, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        def put(name, data):
            entry = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
            records.append("%s,sha256=%s,%d" % (
                name, digest.rstrip(b"=").decode(), len(data)))
        for name, source in contents(library):
            with open(source, "rb") as file:
                put(name, file.read())
        put(info + "METADATA", (
            "Metadata-Version: 2.1\nName: tessera\nVersion: %s\n"
            "Summary: Tile-laying games for learners\n"
            "Requires-Python: >=3.8\nRequires-Dist: cffi\n"
            "Requires-Dist: numpy\n" % version).encode())
        put(info + "WHEEL", ("Wheel-Version: 1.0\nGenerator: wheel.py\n"
                             "Root-Is-Purelib: false\nTag: %s\n" % tag).encode())
        records.append(info + "RECORD,,\n")
        wheel.writestr(info + "RECORD", "\n".join(records))
    print(path)


main(*sys.argv[1:])
