"""Workers with rules of strangers are in a cage: what a hole in Lua would let
them do, the system does not."""

import json
import os
import subprocess
import sys
import time

from client import Failed, Server
from tap import case, check, done

folder, = sys.argv[1:]
HERE = os.path.dirname(os.path.abspath(__file__))
BIN = os.environ["TESSERA_BIN"]
WAYS = ("read", "write", "socket", "pair", "fork", "exec", "code", "kill",
        "trace")
RULE = 'module { "house", title = "House", needs = "base" }\n'
CONFIG = "return { modules = { 'base' }, rules = { 'house.lua' } }"
ASAN = os.environ.get("TESSERA_VARIANT") == "asan"


def shim():
    """The library that breaks out; None: no compiler, or the sanitizer wants to
    be first."""
    path = folder + "/break_out.so"
    flags = subprocess.run(["pkg-config", "--cflags", "jansson"],
                           capture_output=True, text=True).stdout.split()
    if ASAN or subprocess.run(
            [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", path,
             *flags, HERE + "/break_out.c", "-ldl"],
            capture_output=True).returncode != 0:
        return None
    return path


def log():
    with open(os.environ["SERVE_LOG"], "rb") as f:
        return f.read().decode()


def stopped():
    """Signals that have ended workers, in order."""
    return [json.loads(line)["signal"] for line in log().splitlines()
            if line.startswith("{") and '"event":"worker"' in line]


def breaking_out():
    path = shim()
    if not path:
        return
    request = {"id": 1, "method": "check", "lang": "en", "params": []}
    for way in WAYS:  # what is tried works where there is no cage
        free = subprocess.run(
            [BIN, "serve", "--worker"], capture_output=True, text=True,
            input=json.dumps(dict(request, x="break out: " + way)) + "\n",
            env=dict(os.environ, LD_PRELOAD=path), timeout=60)
        check("without a cage: " + way, "out by " + way in free.stderr,
              free.stderr)
    server = Server(folder + "/tables.sqlite", "--limit", "messages=1000",
                    "--limit", "processor=10000", env={"LD_PRELOAD": path})
    who = server.socket()
    for n, way in enumerate(WAYS):
        try:
            answer = who.call("check", config_text=CONFIG, files={
                "house.lua": RULE + "-- break out: " + way})
        except Failed as problem:
            answer = {"ok": False, "problems": [problem.text]}
        check("in the cage: " + way, not answer["ok"] and
              "out by " + way not in log() and stopped() == [31] * (n + 1),
              answer, stopped())
    check("others go on", who.call("check", config_text=CONFIG, files={
        "house.lua": RULE})["ok"])
    server.stop()


def children(pid):
    with os.popen("pgrep -P %d" % pid) as out:
        return [int(word) for word in out.read().split()]


def what_it_has():
    server = Server(folder + "/own.sqlite", "--path", folder + "/more")
    who = server.socket()
    who.send(json.dumps({"jsonrpc": "2.0", "id": 9, "method": "check",
                         "params": {"config_text": CONFIG, "files": {
                             "house.lua": RULE + "while true do end"}}}))
    pid, status, last = None, "", time.time() + 120
    while "Seccomp:\t2" not in status and time.time() < last:
        time.sleep(.05)
        for pid in children(server.process.pid):
            with open("/proc/%d/status" % pid) as f:
                status = f.read()
    check("a filter of system calls is on", "Seccomp:\t2" in status and
          "NoNewPrivs:\t1" in status, status)
    files = [os.readlink("/proc/%d/fd/%s" % (pid, fd))
             for fd in os.listdir("/proc/%d/fd" % pid) if int(fd) > 2]
    root = os.path.realpath(os.environ["TESSERA_ROOT"])
    check("what is open are rules and tile sets", files and all(
        name.startswith((root + "/", folder + "/more/", "/memfd:"))
        for name in files), [n for n in files if not n.startswith(root)])
    server.kill()
    return server


def own_modules():
    """Rules of strangers may need modules that the host has installed."""
    os.makedirs(folder + "/more/lodge")
    with open(folder + "/more/lodge/rules.lua", "w") as f:
        f.write('module { "lodge", title = "Lodge", needs = "base" }\n')
    server = Server(folder + "/path.sqlite", "--path", folder + "/more")
    who = server.socket()
    more = CONFIG.replace("'base'", "'base', 'lodge'")
    for lang in ("en", "sv"):
        answer = who.call("check", lang=lang, config_text=more, files={
            "house.lua": RULE.replace('"base"', '{ "base", "lodge" }')})
        check("a module of the host is there: " + lang, answer["ok"], answer)
    bad = who.call("check", config_text=more, files={"house.lua": RULE + "x ="})
    check("mistakes are named", not bad["ok"] and any(
        p.startswith("house.lua:2") for p in bad["problems"]), bad)
    bad = who.call("check", config_text=CONFIG.replace("'base'", "'nobase'"),
                   files={"house.lua": RULE})
    check("and what is not there", not bad["ok"] and any(
        "nobase" in p for p in bad["problems"]), bad)
    server.stop()


for test in (own_modules, breaking_out, what_it_has):
    case(test)
done()
