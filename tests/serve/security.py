"""A test for each promise of security."""

import json
import os
import re
import socket
import sqlite3
import struct
import sys
import time

from checks import eventually, stops_well
from client import Closed, Failed, Server, Socket, http
from tap import case, check, done

folder, = sys.argv[1:]
store = folder + "/tables.sqlite"
server = Server(store, "--limit", "connections=12", "--limit", "tables=6",
                "--limit", "messages=20", "--limit", "burst=40",
                "--trust", "127.0.0.1", log="debug")


def closed_with(code, **more):
    """A socket that is opened like this is closed with this code."""
    try:
        who = Socket(server.port, **more)
        who.send('{"jsonrpc":"2.0","id":1,"method":"hello"}')
        return "answered: %r" % who.message()
    except Closed as end:
        # what was sent in between may make the system drop the last word
        return end.code in (code, None) or end.code


def links():
    who = server.socket()
    made = who.call("create", config="first", seats=[{}, {}])
    secrets = made["links"]["seats"] + [made["links"]["watch"]]
    check("a link has 128 bits", all(
        re.fullmatch("[A-Za-z0-9_-]{22}", s) for s in secrets), secrets)
    check("each its own", len(set(secrets)) == 3)
    who.call("sit", link=secrets[0])
    stored = b""
    for name in os.listdir(folder):
        if name.startswith("tables.sqlite"):
            with open(folder + "/" + name, "rb") as f:
                stored += f.read()
    check("the store has none of them", len(stored) > 4096 and not any(
        s.encode() in stored for s in secrets))
    db = sqlite3.connect("file:%s?mode=ro" % store, uri=True)
    hashes = [row[0] for row in db.execute("SELECT hash FROM links")]
    check("but their hashes", len(hashes) == 3 and all(
        re.fullmatch("[0-9a-f]{64}", h) for h in hashes), hashes)
    with open(os.environ["SERVE_LOG"]) as f:
        log = f.read()
    check("nor has the log", log and not any(s in log for s in secrets))
    near = secrets[0][:-1] + ("A" if secrets[0][-1] != "A" else "E")
    for wrong in (near, secrets[0].lower(), secrets[0] + "x", "", hashes[0],
                  made["table"]):
        try:
            who.call("sit", link=wrong)
            check("a wrong link", False, wrong)
        except Failed as problem:
            check("a wrong link leads nowhere", problem.code in (-32010,
                  -32013), problem.args)


def trying_links():
    time.sleep(3)
    who = server.socket()
    tries = slow = 0
    start = time.time()
    while time.time() - start < 20:
        try:
            who.call("sit", link="A" * 22)
        except Failed as problem:
            slow += problem.code == -32013
            tries += problem.code == -32010
            if slow > 5:
                break
    check("who tries links has to wait", slow > 5 and tries < 20, tries, slow)
    who.close()


def origins():
    here = "127.0.0.1:%d" % server.port
    check("its own page may open a socket",
          Socket(server.port, origin="http://" + here).call("hello"))
    check("another page may not",
          closed_with(1008, origin="http://evil.example") is True)
    check("nor one of another port",
          closed_with(1008, origin="http://127.0.0.1:1") is True)
    check("nor one of no place", closed_with(1008, origin="null") is True)
    check("nor another name of this machine (rebinding)", closed_with(
        1008, host="evil.example", origin="http://evil.example") is True)
    check("nor is a page served by such a name",
          http(server.port, "/", host="evil.example")[0] == 421)
    check("sockets are opened in one place",
          closed_with(1008, path="/elsewhere") is True)


def paths():
    root = os.environ["TESSERA_ROOT"]
    known = [n for n in os.listdir(root + "/lua/host/web")
             if n.endswith(".js")]
    check("the page's files are there", known and all(
        http(server.port, "/page/" + n)[0] == 200 for n in known), known)
    for path in ("/page/../text.lua", "/page/..%2ftext.lua", "/etc/passwd",
                 "/page/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page/",
                 "/page/pictures.lua", "/page/.", "/page/..", "/lua/host",
                 "/page/index.html%00.js", "/page//etc/passwd",
                 "/page/....//x.js", "/page/a/b.js", "/../../etc/passwd",
                 "/playground/../lib.sh", "/playground/..%2f..%2fMakefile",
                 "/playground/data.lua",
                 "/page/\\..\\x.js", "/page/" + "a" * 1500 + ".js"):
        status, _, body = http(server.port, path)
        check("no way to " + path[:40], (status in (0, 400, 403, 404, 414)
              or body == http(server.port, "/")[2]) and b"root:" not in body, status, body[:80])
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        status, _, body = http(server.port, "/", method, body=b"x=1"
                               if method != "OPTIONS" else b"")
        check("no " + method, status in (0, 400, 403, 404, 405), status)


def policy():
    for path in ("/", "/page/" + "start.js"):
        status, headers, _ = http(server.port, path)
        if status != 200:
            continue
        rules = headers.get("content-security-policy", "")
        check(path + " has a policy", "default-src 'none'" in rules
              and "'unsafe" not in rules and "frame-ancestors 'none'" in rules
              and "base-uri 'none'" in rules, rules)
        check(path + " is what it says", headers.get(
            "x-content-type-options") == "nosniff")
        check(path + " tells nobody where one comes from",
              headers.get("referrer-policy") == "no-referrer")
    evil = "127.0.0.1:%d; script-src *" % server.port
    _, headers, _ = http(server.port, "/", host=evil)
    check("a name does not get into the policy",
          "script-src *" not in headers.get("content-security-policy", ""))


def pages_are_plain():
    folder_ = os.environ["TESSERA_ROOT"] + "/lua/host/web/"
    for name in os.listdir(folder_):
        if os.path.isdir(folder_ + name):
            continue  # the playground has no server
        with open(folder_ + name, encoding="utf-8") as f:
            text = f.read()
        if name.endswith(".html"):
            check(name + " has nothing inline", not re.search(
                r"<style|style=|<script(?![^>]*src=)|\son\w+=", text))
        if name.endswith((".js", ".html", ".css")):
            found = re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", text)
            found = [f for f in found if "www.w3.org" not in f]
            check(name + " asks no third party", not found, found)
        if name.endswith(".js"):
            check(name + " makes no code of text", not re.search(
                r"\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML"
                r"|document\.write", text))


def limits():
    time.sleep(3)
    many = []
    for _ in range(20):
        try:
            who = server.socket(headers={"X-Forwarded-For": "10.9.8.7"})
            who.call("hello")
            many.append(who)
        except Closed as end:
            check("connections of one address", end.code in (1013, None)
                  and len(many) == 12, end.args, len(many))
            break
    else:
        check("connections of one address", False, len(many))
    other = server.socket(headers={"X-Forwarded-For": "10.9.8.7, 10.9.8.6"})
    check("the proxy's word counts, and of several addresses the last",
          other.call("hello"))
    many[0].close()
    check("who leaves makes room", eventually(
        lambda: not refused_at(server, "10.9.8.7")))
    made = 0
    try:
        for _ in range(10):
            other.call("create", config="first", seats=[{}])
            made += 1
            time.sleep(.4)
    except Failed as problem:
        check("tables of one address", problem.code == -32013 and made == 6
              and problem.data["retry_ms"] > 0, problem.args, made)
    quick = server.socket(headers={"X-Forwarded-For": "10.0.0.1"})
    start = time.time()
    for n in range(200):
        quick.send('{"jsonrpc":"2.0","id":%d,"method":"hello"}' % n)
    slow = sum("error" in quick.message() for _ in range(200))
    took = time.time() - start
    check("messages a second", 150 - 20 * took < slow < 199, slow, took)
    for n in range(3000):
        try:
            quick.send('{"jsonrpc":"2.0","id":%d,"method":"hello"}' % n)
        except OSError:
            break
    try:
        while True:
            quick.message()
    except Closed as end:
        check("who does not stop is cut off", end.code in (1008, None),
              end.args)
    bad = Server(folder + "/other.sqlite")
    who = Socket(bad.port, headers={"X-Forwarded-For": "1.2.3.4"})
    check("without --trust nobody's word counts", who.call("hello"))
    bad.stop()


def half_open():
    idle = [socket.create_connection(("127.0.0.1", server.port))
            for _ in range(20)]
    idle[0].sendall(b"GET / HTTP/1.1\r\nHost: x")
    idle[1].sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20)
    idle[2].sendall(b"\0" * 10000)
    idle[3].sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000)
    check("who says nothing whole does not stop others",
          http(server.port, "/healthz")[0] == 200)
    for one in idle:
        one.close()
    who = server.socket(headers={"X-Forwarded-For": "10.0.0.9"})
    who.s.sendall(struct.pack(">BBQ", 0x81, 0xff, 1 << 62) + b"abcd" * 10)
    try:
        who.message()
        check("a frame of 2^62 bytes", False)
    except Closed:
        check("a frame of 2^62 bytes ends it",
              http(server.port, "/healthz")[0] == 200)


def kept_of(sockets, most):
    """How many of them the other end has not closed, once no more than
    `most`, or after a minute."""
    alive, last = len(sockets), time.time() + 60
    while alive > most and time.time() < last:
        alive = 0
        for one in sockets:
            one.settimeout(.01)
            try:
                while one.recv(4096) != b"":
                    pass
            except socket.timeout:
                alive += 1
            except OSError:
                pass
    return alive


def idle():
    """Who connects and says nothing makes room for others."""
    own = Server(folder + "/idle.sqlite", "--limit", "connections=12")
    who = own.socket()
    lazy = [socket.create_connection(("127.0.0.1", own.port))
            for _ in range(40)]
    alive = kept_of(lazy, 12)
    check("only so many of an address are kept", 6 < alive <= 12, alive)
    check("a page is served", http(own.port, "/")[0] == 200)
    check("and a socket stays open", who.call("hello"))
    for one in lazy:
        one.close()
    # those that have been answered and stay count as well
    lazy = []
    for _ in range(40):
        one = socket.create_connection(("127.0.0.1", own.port), 10)
        lazy.append(one)
        try:
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n"
                        % own.port)
            one.recv(4096)
        except OSError:
            pass
    open_ones = kept_of(lazy, 12)
    check("nor are more kept that have had an answer", 6 < open_ones <= 12,
          open_ones)
    check("while a socket stays open", who.call("hello"))
    for one in lazy:
        one.close()
    trusting = Server(folder + "/proxy.sqlite", "--limit", "connections=12",
                      "--trust", "127.0.0.1")
    lazy = [socket.create_connection(("127.0.0.1", trusting.port))
            for _ in range(40)]
    check("those of a web server that is trusted are",
          http(trusting.port, "/")[0] == 200)
    for one in lazy:
        one.settimeout(.05)
    try:
        closed = lazy[0].recv(1) == b""
    except OSError:
        closed = False
    check("all kept", not closed)
    for one in lazy:
        one.close()
    own.stop()
    trusting.stop()


def refused_at(own, address):
    """Is a connection that is said to be of this address refused?"""
    try:
        who = own.socket(headers={"X-Forwarded-For": address})
        who.call("hello")
        who.close()
        return False
    except Closed:
        return True


def one_network():
    """All addresses that one customer of a provider has count as one."""
    own = Server(folder + "/network.sqlite", "--trust", "127.0.0.1",
                 "--limit", "connections=1")
    for kept, same, other in (
            ("2001:db8:1:2::1", ("2001:db8:1:2:ffff::9", "2001:DB8:1:2::",
                                 "[2001:0db8:0001:0002::3]:4711"),
             "2001:db8:1:3::1"),
            ("2001:db8::1", ("2001:db8:0:0:1::", "2001:db8:0000::7"),
             "2001:db8:0:1::1"),
            ("10.1.2.3", ("10.1.2.3:4711", "::ffff:10.1.2.3"), "10.1.2.4"),
            ("fd00::1", ("fd00::1",), "fd00::2"),
            ("unknown", ("x" * 50, "_hidden", "1.2.3"), "10.1.2.5")):
        first = own.socket(headers={"X-Forwarded-For": kept})
        first.call("hello")
        free = [one for one in same if not refused_at(own, one)]
        check("%s counts as others of its network" % kept, not free, free)
        check("but as no other", not refused_at(own, other), other)
        first.close()
    own.stop()


def many_requests():
    """Pages have a budget as well, by address."""
    own = Server(folder + "/requests.sqlite", "--trust", "127.0.0.1",
                 "--limit", "requests=2")

    def until_refused(path, address):
        """Answers before the first 429, but for what time has given since,
        and that one."""
        start, count = time.time(), 0
        status, headers = 0, {}
        while status != 429 and count < 1000:
            status, headers, _ = http(own.port, path, headers={
                "X-Forwarded-For": address})
            count += status != 429
        return count - 2 * (time.time() - start), count, headers

    small, count, headers = until_refused("/page/none.js", "10.6.6.6")
    check("who asks for too many pages is told when to ask again",
          15 <= count < 1000 and headers.get("retry-after") == "1", count,
          headers)
    check("others get theirs", http(own.port, "/", headers={
        "X-Forwarded-For": "10.6.6.7"})[0] == 200)
    large, count, _ = until_refused("/schema", "10.6.6.8")
    check("a large answer counts more than a small one",
          8 < count and large < small - 5, large, count, small)
    own.stop()


def words():
    time.sleep(1)
    who = server.socket(headers={"X-Forwarded-For": "10.0.0.10"})
    made = who.call("create", config="first", seats=[
        {"name": "<img src=x onerror=alert(1)>"}, {"name": "\u202eevil\x1b[2J"}])
    sat = who.call("sit", link=made["links"]["seats"][0])
    names = [s["name"] for s in sat["seats"]]
    check("names are text, and nothing else gets through",
          "\x1b" not in names[1] and "\u202e" not in names[1], names)
    check("what is sent is JSON, which no browser takes for a page",
          json.loads(who.wire[-1])["id"] == who.last)


for test in (links, trying_links, origins, paths, policy, pages_are_plain,
             limits, half_open, idle, one_network, many_requests, words):
    case(test)
stops_well(server)
done()
