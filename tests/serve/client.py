"""A client of `tessera serve` for tests: HTTP and WebSocket by hand, so that
what goes over the wire is in plain sight, and can be made wrong at will."""

import base64
import json
import os
import socket
import struct
import subprocess
import time


class Closed(Exception):
    """The other end is gone; code is that of the WebSocket, or None."""

    def __init__(self, code=None, reason=""):
        super().__init__(code, reason)
        self.code = code


class Failed(Exception):
    """The server answered with an error."""

    def __init__(self, error):
        super().__init__(error)
        self.code, self.text = error["code"], error["message"]
        self.data = error.get("data")


def http(port, path="/", method="GET", headers=None, body=b"", host=None):
    """One request: status, headers in lower case, body."""
    with socket.create_connection(("127.0.0.1", port), 120) as s:
        lines = ["%s %s HTTP/1.1" % (method, path),
                 "Host: %s" % (host or "127.0.0.1:%d" % port),
                 "Connection: close"]
        lines += ["%s: %s" % item for item in (headers or {}).items()]
        if body:
            lines.append("Content-Length: %d" % len(body))
        s.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        data = b""
        try:
            while True:
                part = s.recv(65536)
                if not part:
                    break
                data += part
        except ConnectionError:
            pass
    head, _, body = data.partition(b"\r\n\r\n")
    if not head:
        return 0, {}, b""
    first, *rest = head.decode("latin-1").split("\r\n")
    fields = dict(line.lower().split(": ", 1) for line in rest if ": " in line)
    return int(first.split()[1]), fields, body


class Socket:
    """A WebSocket. `wire` holds every byte of text that ever came."""

    def __init__(self, port, path="/socket", origin=None, host=None,
                 headers=None, timeout=120):
        self.s = socket.create_connection(("127.0.0.1", port), timeout)
        self.s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET %s HTTP/1.1" % path,
                 "Host: %s" % (host or "127.0.0.1:%d" % port),
                 "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Key: " + key, "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Protocol: tessera"]
        if origin:
            lines.append("Origin: " + origin)
        lines += ["%s: %s" % item for item in (headers or {}).items()]
        self.s.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        self.data, self.wire, self.last, self.told = b"", [], 0, []
        while b"\r\n\r\n" not in self.data:
            self.more()
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Closed(self.status)

    def more(self):
        try:
            part = self.s.recv(262144)
        except ConnectionError:
            part = b""
        if not part:
            raise Closed()
        self.data += part

    def take(self, count):
        while len(self.data) < count:
            self.more()
        part, self.data = self.data[:count], self.data[count:]
        return part

    def send(self, text, op=1, final=True, masked=True):
        body = text.encode() if isinstance(text, str) else text
        head = bytes([op | (0x80 if final else 0)])
        size = len(body)
        mark = 0x80 if masked else 0
        if size < 126:
            head += bytes([size | mark])
        elif size < 65536:
            head += struct.pack(">BH", 126 | mark, size)
        else:
            head += struct.pack(">BQ", 127 | mark, size)
        if masked:
            mask = os.urandom(4)
            pad = (mask * (size // 4 + 1))[:size]
            mixed = int.from_bytes(body, "big") ^ int.from_bytes(pad, "big")
            body = mask + mixed.to_bytes(size, "big")
        self.s.sendall(head + body)

    def frame(self):
        first, size = self.take(2)
        if size == 126:
            size = struct.unpack(">H", self.take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.take(8))[0]
        return first & 15, first & 128, self.take(size)

    def message(self):
        """The next message, decoded."""
        text = b""
        while True:
            op, final, part = self.frame()
            if op == 8:
                code = struct.unpack(">H", part[:2])[0] if part else None
                raise Closed(code, part[2:].decode())
            if op == 9:
                self.send(part, 10)
                continue
            text += part
            if final:
                self.wire.append(text.decode())
                return json.loads(text)

    def call(self, method, **params):
        """Calls a method; notifications that come before are kept in told."""
        self.last += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.last,
                              "method": method, "params": params}))
        while True:
            message = self.message()
            if message.get("id") == self.last:
                if "error" in message:
                    raise Failed(message["error"])
                return message["result"]
            self.told.append(message)

    def wait(self, wanted, seconds=120):
        """The first notification that `wanted` accepts, those kept first."""
        last = time.time() + seconds
        while True:
            while self.told:
                message = self.told.pop(0)
                if wanted(message):
                    return message
            if time.time() > last:
                raise TimeoutError
            self.told.append(self.message())

    def close(self):
        try:
            self.send(struct.pack(">H", 1000), 8)
        except OSError:
            pass
        self.s.close()


class Server:
    """The program, on a port of its own."""

    def __init__(self, store, *words, port=0, env=None, log="warning"):
        self.words = [os.environ.get("TESSERA_BIN", "tessera"), "serve",
                      "--store", store, "--log", log, *words]
        self.env = dict(os.environ, **(env or {}))
        self.port, self.process, self.err = port, None, b""
        self.start()

    def start(self):
        self.errors = open(os.environ.get("SERVE_LOG", "server.log"), "ab")
        self.process = subprocess.Popen(
            self.words + ["--listen", "127.0.0.1:%d" % self.port],
            stdout=subprocess.PIPE, stderr=self.errors, env=self.env,
            stdin=subprocess.DEVNULL)
        line = self.process.stdout.readline().decode()
        if "http" not in line:
            self.process.wait()
            raise RuntimeError("no server: " + line)
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])
        return self

    def socket(self, **more):
        return Socket(self.port, **more)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def stop(self):
        self.process.terminate()
        status = self.process.wait(120)
        self.process.stdout.close()
        self.errors.close()
        return status


def answer_any(who, game, pick=lambda options: options[0]):
    """Answers the decision by one of its options; the step."""
    asked = who.call("decision", game=game)
    option = pick(asked["options"])
    return who.call("answer", game=game, key=option["key"])
