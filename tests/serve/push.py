"""Web Push: who has closed the page is told that it is their turn, by the push
service of their browser. The service here is ours, with a certificate of our
own: what it is asked is checked as a real one would, and it answers in every
way that one may answer."""

import base64
import http.server
import json
import os
import socket
import ssl
import subprocess
import sys
import threading
import time

from checks import refused
from client import Server, answer_any
from tap import case, check, done

store, folder = sys.argv[1], os.environ["TMPDIR"]


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def at(name):
    return os.path.join(folder, name)


def openssl(*words):
    return subprocess.run(["openssl", *words], capture_output=True)


def from_letters(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service(http.server.ThreadingHTTPServer):
    """A push service. The first word of the path says how it answers."""
    daemon_threads = True

    def __init__(self):
        self.asked, self.changed = [], threading.Condition()
        self.free = threading.Event()  # what is slow goes on
        super().__init__(("127.0.0.1", 0), Answers)
        made = openssl("req", "-x509", "-newkey", "ec", "-pkeyopt",
                       "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                       "-keyout", at("key.pem"), "-out", at("cert.pem"),
                       "-subj", "/CN=localhost", "-addext",
                       "subjectAltName=DNS:localhost,IP:127.0.0.1")
        assert made.returncode == 0, made.stderr
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(at("cert.pem"), at("key.pem"))
        self.socket = tls.wrap_socket(self.socket, server_side=True)
        self.name = "127.0.0.1:%d" % self.server_port
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def endpoint(self, path):
        return "https://%s/%s" % (self.name, path)

    def requests(self, path, count=1):
        """Waits for so many requests of a path."""
        def there():
            return [r for r in self.asked if r["path"] == "/" + path]
        with self.changed:
            self.changed.wait_for(lambda: len(there()) >= count, 120)
        return there()

    def handle_error(self, *_):
        pass  # a client that goes in the middle of a slow answer


class Answers(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        service, path = self.server, self.path
        with service.changed:
            before = sum(r["path"] == path for r in service.asked)
            service.asked.append({"path": path, "headers": dict(
                (k.lower(), v) for k, v in self.headers.items()),
                "body": body, "at": time.time()})
            service.changed.notify_all()
        how = path.split("/")[1]
        if how == "slow":
            service.free.wait(120)
        status = {"gone": 410, "lost": 404, "moved": 302}.get(how, 201)
        if how == "busy" and before == 0:
            status = 429
        self.send_response(status)
        if status == 429:
            self.send_header("Retry-After", "1")
        if how == "moved":
            self.send_header("Location", service.endpoint("elsewhere"))
        text = b"x" * 300000 if how == "long" else b""
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST

    def log_message(self, *_):
        pass


service = Service()
page = "https://127.0.0.1:%d" % free_port()
TRUSTS = {"SSL_CERT_FILE": at("cert.pem")}


def serve(*words, public=page):
    port = int(page.rsplit(":", 1)[1])
    return Server(store, *(["--public-url", public] if public else []), *words,
                  port=port, env=TRUSTS, log="info")


server = serve("--push", service.name, "--push", "10.0.0.1", "--push",
               "*.localhost", "--push", "192.168.1.1", "--push", "169.254.1.1")


def log():
    with open(os.environ["SERVE_LOG"]) as file:
        return [json.loads(line) for line in file if line.startswith("{")]


def logged(found):
    """Waits for a line of the log."""
    last = time.time() + 120
    while time.time() < last:
        if any(found(line) for line in log()):
            return True
        time.sleep(.05)
    return False


class Table:
    """A game of two; the second has the page closed when it is made."""

    def __init__(self, *endpoints, by=None):
        self.by = by or server
        made = self.by.socket().call("create", config="first", seed=4,
                                     seats=[{}, {}])
        self.links, self.id = made["links"]["seats"], made["table"]
        self.first = self.sit(0)
        for endpoint in endpoints:
            who, game = self.sit(1)
            who.call("push", game=game, endpoint=endpoint)
            who.close()

    def sit(self, seat):
        who = self.by.socket()
        return who, who.call("sit", link=self.links[seat])["game"]

    def play(self, player, people):
        """Answers until a seat is asked."""
        while True:
            who, game = people[0]
            asked = who.call("decision", game=game)["player"]
            if asked == player:
                return
            answer_any(*people[asked])

    def pass_on(self):
        """It becomes the turn of who is not there."""
        who, game = self.first
        told = who.call("scene", game=game)["seats"]
        while told[1]["here"]:  # the server has yet to hear of it
            told = who.call("scene", game=game)["seats"]
        self.play(1, [self.first])

    def whole_turn(self):
        """Who was told comes, plays and goes."""
        second = self.sit(1)
        self.play(0, [self.first, second])
        second[0].close()


def verified(key, text, signature):
    """Is it the signature of who has this public point?"""
    head = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d030107034200")
    with open(at("point.der"), "wb") as file:
        file.write(head + key)
    with open(at("signed"), "wb") as file:
        file.write(text)
    numbers = b""
    for half in (signature[:32], signature[32:]):
        number = half.lstrip(b"\0")
        number = b"\0" * (number[0] >> 7) + number
        numbers += bytes([2, len(number)]) + number
    with open(at("signature"), "wb") as file:
        file.write(bytes([0x30, len(numbers)]) + numbers)
    return openssl("dgst", "-sha256", "-keyform", "DER", "-verify",
                   at("point.der"), "-signature", at("signature"),
                   at("signed")).returncode == 0


def told():
    """One request, as RFC 8030 and RFC 8292 want it."""
    key = server.socket().call("hello")["push"]
    table = Table(service.endpoint("ok/first"))
    table.pass_on()
    yield
    asked = service.requests("ok/first")[0]
    headers = asked["headers"]
    kind, _, words = headers["authorization"].partition(" ")
    parts = dict(word.strip().split("=", 1) for word in words.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(from_letters(x)) for x in signed.split("."))
    check("signed by the key that the page was told", kind == "vapid"
          and parts["k"] == key and len(from_letters(key)) == 65
          and head["alg"] == "ES256" and verified(
              from_letters(key), signed.encode(), from_letters(signature)),
          headers)
    check("and by no other", not verified(
        from_letters(key), signed.encode() + b"x", from_letters(signature)))
    check("for this service, and for less than a day", claims["aud"] ==
          "https://" + service.name and claims["sub"] == page + "/"
          and 0 < claims["exp"] - time.time() < 86400, claims)
    check("word is kept for some time, one of a table, and says nothing",
          int(headers["ttl"]) > 0 and headers["urgency"] == "high"
          and len(headers["topic"]) == 32 and asked["body"] == b"", headers)


def once():
    """No word while the page is open, and one a turn."""
    table = Table(service.endpoint("ok/once"))
    table.pass_on()
    yield
    service.requests("ok/once")
    table.whole_turn()
    second = table.sit(1)
    table.play(1, [table.first])
    table.play(0, [table.first, second])
    table.play(1, [table.first])
    table.play(0, [table.first, second])
    second[0].close()
    table.pass_on()
    yield
    asked = service.requests("ok/once", 2)
    # by now what was due while the page was open has been sent as well
    other = Table(service.endpoint("ok/other"))
    other.pass_on()
    yield
    service.requests("ok/other")
    check("told once a turn, and not while the page is open",
          len(asked) == 2 and len(service.requests("ok/once", 2)) == 2, asked)


def answers():
    """Whatever a service answers."""
    tables = {how: Table(service.endpoint(how + "/x"))
              for how in ("gone", "lost", "busy", "moved", "long")}
    for table in tables.values():
        table.pass_on()
    yield
    for how in tables:
        service.requests(how + "/x")
    first, second = service.requests("busy/x", 2)[:2]
    check("429: asked again when the service says",
          second["at"] - first["at"] > .9, first, second)
    for table in tables.values():
        table.whole_turn()
        table.pass_on()
    yield
    for how in ("moved", "long"):
        service.requests(how + "/x", 2)
    service.requests("busy/x", 3)
    check("404 and 410: not asked again",
          len(service.requests("gone/x")) == len(service.requests("lost/x"))
          == 1, service.asked)
    check("no other address is gone to", not any(
        r["path"] == "/elsewhere" for r in service.asked))


def bounded():
    """Four browsers of a seat; none when it is left."""
    many = Table(*(service.endpoint("ok/many%d" % i) for i in range(6)))
    left, last = (Table(service.endpoint("ok/" + name))
                       for name in ("left", "last"))
    who, game = left.sit(1)
    who.call("seat", game=game, seat=1, open=True)
    who.close()
    for table in (many, last):
        table.pass_on()
    yield
    service.requests("ok/last")
    for i in range(2, 6):
        service.requests("ok/many%d" % i)
    check("the last four browsers of a seat", not any(
        r["path"] in ("/ok/many0", "/ok/many1") for r in service.asked))
    if not store.startswith("postgres"):
        import sqlite3
        with sqlite3.connect(store) as db:
            rows = db.execute("SELECT game FROM pushes").fetchall()
        check("who leaves a seat leaves none", (left.id,) not in rows
              and (last.id,) in rows, rows)


def strangers():
    """Addresses come from browsers, so from anybody."""
    table = Table()
    who, game = table.sit(1)
    good = service.name
    for bad in ("http://%s/x" % good, "https://example.org/x",
                "https://%s@example.org/x" % good, "https://%s/x y" % good,
                "https://%s/x#y" % good, "https://%s\\@example.org/" % good,
                "https://%s/x\r\nX: y" % good, "https://%s/x\0" % good,
                "https://127.0.0.1/x", "https://127.0.0.1:1/x",
                "https://localhost/x", "https://evil.localhost.example/x",
                "https://.localhost/x", "HTTPS://%s/x" % good, "", "x",
                "file:///etc/passwd", "https://%s/%s" % (good, "x" * 900)):
        refused("refused: " + bad[:40].encode("unicode_escape").decode(),
                -32602 if "\0" in bad else -32000, who.call, "push", game=game, endpoint=bad)
    watcher = server.socket()
    made = watcher.call("create", config="first", seats=[{}, {}])
    game = watcher.call("sit", link=made["links"]["watch"])["game"]
    refused("who looks on has no turn", -32011, watcher.call, "push",
            game=game, endpoint=service.endpoint("ok/watch"))
    near = ["10.0.0.1", "192.168.1.1", "169.254.1.1", "x.localhost"]
    tables = [Table("https://%s/x" % host) for host in near]
    for table in tables:
        table.pass_on()
    yield
    for host in near:
        check("no address of a local network: " + host, logged(
            lambda line, host=host: line.get("service") == host
            and line.get("text") == "not a public address"))


def slow():
    """Services that do not answer hold nobody up, nor the end."""
    tables = [Table(service.endpoint("slow/%d" % i)) for i in range(3)]
    for table in tables:
        table.pass_on()
    service.requests("slow/0")
    who, start = server.socket(), time.time()
    for _ in range(20):
        who.call("hello")
    check("others are answered meanwhile", time.time() - start < 5)
    check("two requests at a time at most", sum(
        r["path"].startswith("/slow") for r in service.asked) <= 2)
    key, start = who.call("hello")["push"], time.time()
    check("and the server ends when it is told to", server.stop() == 0
          and time.time() - start < 9, time.time() - start)
    service.free.set()
    return key


def restarted(key):
    global server
    server = serve("--push", service.name)
    check("the key is the same after a restart",
          server.socket().call("hello")["push"] == key)
    server.stop()
    for why, words in (("--push no", {"public": page}),
                       ("no TLS", {"public": None})):
        server = serve(*(["--push", "no"] if words["public"] else []), **words)
        who = server.socket()
        check(why + ": nobody is told", "push" not in who.call("hello"))
        made = who.call("create", config="first", seats=[{}, {}])
        game = who.call("sit", link=made["links"]["seats"][0])["game"]
        refused(why + ": no address is kept", -32011, who.call, "push",
                game=game, endpoint=service.endpoint("ok/x"))
        server.stop()


def side_by_side(*parts):
    """Each up to where it waits for word, then each on from there."""
    under_way = [(part.__name__, part()) for part in parts]
    while under_way:
        for entry in list(under_way):
            def go_on(entry=entry):
                if next(entry[1], "end") == "end":
                    under_way.remove(entry)
            go_on.__name__ = entry[0]
            if not case(go_on):
                under_way[:] = [e for e in under_way if e is not entry]


side_by_side(told, once, answers, bounded, strangers)
case(lambda: restarted(slow()))
done()
