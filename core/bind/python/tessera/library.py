"""Finds libtessera.so and its headers, and turns failures into exceptions."""
import os
import re
import tempfile

import cffi

ffi = cffi.FFI()
_here = os.path.dirname(os.path.abspath(__file__))
_tree = os.path.normpath(os.path.join(_here, "..", "..", "..", ".."))


class Error(Exception):
    """The library refused. The text has a problem a line, with file:line.

    `file` and `line` are those of the first place that it names, or None.
    """

    def __init__(self, message=""):
        super().__init__(message)
        place = re.search(r"([^\s:'\"]+\.lua):(\d+)", str(message))
        self.file = place and place[1]
        self.line = place and int(place[2])


class InputError(Error, ValueError):
    """The caller's input is wrong: a config, an action, a size."""


class RuleError(Error):
    """A script failed; the message names its file and line."""


def _declarations(text):
    """What cffi reads of a header: no directives but plain numbers."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S).replace("\\\n", " ")
    lines = []
    for line in text.split("\n"):
        number = re.match(r"\s*#\s*define\s+(\w+)\s+(\d+)\s*$", line)
        if number:
            lines.append("#define %s %s" % number.groups())
        elif not line.lstrip().startswith("#"):
            lines.append(line)
    text = "\n".join(lines)
    return re.sub(r'extern "C" \{(.*)\}', r"\1", text, flags=re.S)


def _first(paths, what, variable):
    for path in paths:
        if path and os.path.exists(path):
            return path
    raise ImportError("no %s here: build it with `make shared`, or set %s"
                      % (what, variable))


def _header(name):
    path = _first([os.path.join(os.environ.get("TESSERA_INCLUDE", ""), name)
                   if "TESSERA_INCLUDE" in os.environ else None,
                   os.path.join(_here, name),
                   os.path.join(_tree, "core", name),
                   "/usr/include/" + name, "/usr/local/include/" + name],
                  name, "TESSERA_INCLUDE")
    with open(path, encoding="utf-8") as file:
        return _declarations(file.read())


def _library():
    named = os.environ.get("TESSERA_LIB")
    own = os.path.join(_here, "libtessera.so")  # of a wheel
    built = os.path.join(_tree, ".build", "release", "libtessera.so")
    for path in ([named] if named else [own, built, "libtessera.so.0"]):
        try:
            return ffi.dlopen(path)
        except OSError:
            continue
    raise ImportError("no libtessera.so here: build it with `make shared`, or "
                      "set TESSERA_LIB to its path")


ffi.cdef(_header("tessera.h"))
ffi.cdef(_header("tessera_learn.h"))
lib = _library()
for _root in (os.path.join(_here, "share"), _tree, "/usr/share/tessera",
              "/usr/local/share/tessera"):
    if os.path.isdir(os.path.join(_root, "expansions")):
        lib.tes_set_root(_root.encode())
        break

NONE = 0xFFFFFFFF


def text(chars):
    """A string of the library; None for NULL."""
    if chars == ffi.NULL:
        return None
    return ffi.string(chars).decode("utf-8", "replace")


def failure(err):
    """The exception for a tes_error, which is cleared."""
    message = text(err.text) or "out of memory"
    status = err.status
    lib.tes_error_clear(err)
    if status == lib.TES_EINPUT:
        return InputError(message)
    if status == lib.TES_ERULE:
        return RuleError(message)
    if status == lib.TES_EMEMORY:
        return MemoryError(message)
    return Error(message)


def new_error():
    return ffi.new("tes_error *")


def literal(value):
    """A Python value as a Lua one, for configs."""
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return '"' + "".join(
            c if c.isprintable() and c not in '"\\' and ord(c) < 127
            else "".join("\\%03d" % b for b in c.encode()) for c in value) + '"'
    if isinstance(value, dict):
        return "{ %s }" % ", ".join(
            "[%s] = %s" % (literal(k), literal(v)) for k, v in value.items())
    return "{ %s }" % ", ".join(literal(v) for v in value)


class Source:
    """A tes_source and the memory that it points to."""

    def __init__(self, config=None, path=(), **fields):
        self.c = ffi.new("tes_source *")
        self._kept, self._folders = [], []
        if isinstance(config, str) and config.endswith(".lua"):
            self.c.config_file = self._keep(config)
        elif isinstance(config, str):
            self.c.config_text = self._keep(config)
        else:
            table = dict(config or {}, **fields)
            fields = {}
            if "rules" in table:
                table["rules"] = [self.file(rule) for rule in table["rules"]]
            self.c.config_text = self._keep("return " + literal(table))
        if fields:
            raise InputError("a config as text takes no other fields: %s"
                             % ", ".join(sorted(fields)))
        self._folders += [os.fspath(folder) for folder in path]
        self._set_path()

    def _set_path(self):
        names = [self._keep(folder) for folder in self._folders]
        self.c.path = self._kept_as(ffi.new("char *[]", names + [ffi.NULL]))

    def file(self, rule):
        """The file of a rule that is given as text: whatever has a line end.
        It lies in a folder of the path, so that errors may quote it."""
        if "\n" not in rule:
            return rule
        folder = self._kept_as(tempfile.TemporaryDirectory())
        name = re.search(r"\bmodule\s*[({]*\s*[\"']([\w-]+)", rule)
        path = os.path.join(folder.name, (name[1] if name else "rule") +
                            ".lua")
        with open(path, "w", encoding="utf-8") as file:
            file.write(rule)
        self._folders.append(folder.name)
        self._set_path()
        return path

    def _kept_as(self, thing):
        self._kept.append(thing)
        return thing

    def _keep(self, string):
        return self._kept_as(ffi.new("char[]", string.encode()))


def part(row):
    """A tes_part as a dict, with its shape."""
    return {"name": text(row.name), "what": text(row.what),
            "first": row.first, "count": row.count,
            "shape": tuple(d for d in row.dims if d)}


def version():
    """The library's version, such as "0.1.0"."""
    return text(lib.tes_version())
