"""Tests of rules, run from Python."""
import collections
import os

from .library import InputError, Source, failure, ffi, lib, new_error, text

Tested = collections.namedtuple("Tested", "name passed message file line")
Tested.__doc__ = """What came of one test: its name, whether it has passed, the
message if not, and the file and line where it is written."""


def test(rule=None, *, file=None, games=0, seed=1, path=()):
    """Runs the tests of a rule: its text, or a file or folder of rules.

    `games` random games are played, too, in which undo, copies and the like are
    checked after every answer, from `seed` on. `path` lists folders with
    modules. Returns a list of Tested; InputError: it cannot be loaded.
    """
    if (rule is None) == (file is None):
        raise InputError("a rule is a text, or a file")
    source, err, results = Source(path=path), new_error(), []
    if file is None:
        file = source.file(rule if "\n" in rule else rule + "\n")
    options = ffi.new("tes_test_options *", {"games": games, "seed": seed})

    @ffi.callback("void(void *, const tes_test_result *)")
    def report(_, row):
        results.append(Tested(text(row.name), row.passed, text(row.message),
                              text(row.file), row.line))

    failed = lib.tes_run_tests(source.c, os.fspath(file).encode(), options,
                               report, ffi.NULL, err)
    if failed < 0:
        raise failure(err)
    return results
