"""Drives headless Chromium over its debugging pipe; Python's own library only.

    with Browser() as browser:
        page = browser.page(1280, 800)
        page.open("http://…")
        page.wait("document.title === 'Tessera'")

Each page has a profile of its own. What its console says in anger and what it
throws is in page.errors; what comes to it over sockets, in page.heard.

Machines are slow and busy: what presses waits until there is something to press
(click, tap), what looks waits until it sees it (wait, holds), or until the page
has done all there is to do (quiet). Nothing waits for a time to pass.
"""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome")

# Seconds to wait for what will come; what does not come is a failure.
PATIENCE = 120

# A slow machine, on purpose: the processor so many times slower, and what comes
# over sockets up to so many milliseconds late.
THROTTLE = float(os.environ.get("TESSERA_THROTTLE", 1))
LATE = float(os.environ.get("TESSERA_LATE", 0))

# In each page before all else: what it has asked its server and not heard yet;
# messages that are late, in their order; and pictures that come, and are not in
# the document.
WATCHED = """(late => {
  const coming = window.coming = new Set(), Picture = window.Image;
  window.Image = class Image extends Picture {
    constructor(...size) {
      super(...size);
      coming.add(this);
      for (const end of ["load", "error"]) {
        this.addEventListener(end, () => coming.delete(this));
      }
    }
  };
  const asked = window.unanswered = new Set(), Real = window.WebSocket;
  const note = (socket, text, does) => {
    let ids = [];
    try { ids = [JSON.parse(text)].flat(); } catch { /* no JSON */ }
    for (const { id } of ids) if (id !== undefined) socket.ids[does](id);
    asked[socket.ids.size ? "add" : "delete"](socket);
  };
  window.WebSocket = class WebSocket extends Real {
    constructor(...words) {
      super(...words);
      this.ids = new Set();
      this.due = 0;
      this.addEventListener("close", () => asked.delete(this));
    }
    send(text) {
      note(this, text, "add");
      super.send(text);
    }
    set onmessage(hear) {
      super.onmessage = event => {
        const heard = () => {
          note(this, event.data, "delete");
          hear.call(this, event);
        };
        if (!late) return heard();
        const now = performance.now();
        this.due = Math.max(this.due, now + late * Math.random());
        setTimeout(heard, this.due - now);
      };
    }
  };
})(%r)""" % LATE

# Until two frames have passed in which nothing changed, nothing that was asked
# is unanswered, and all pictures are there. What moves for ever does not keep
# others waiting, and is told.
QUIET = """new Promise(done => {
  let still = 0, moves = 0;
  const changes = new MutationObserver(() => { still = 0; });
  changes.observe(document, { subtree: true, childList: true,
    attributes: true, characterData: true });
  const look = () => {
    const waits = window.unanswered?.size || [...document.images].some(e =>
      !e.complete && e.loading !== "lazy");
    if (waits) still = 0;
    else if (!still) moves++;
    if (still++ < 1 && moves < 300) return requestAnimationFrame(look);
    changes.disconnect();
    done({ still: still > 1 });
  };
  requestAnimationFrame(look);
})"""

# Where something can be pressed, brought into view: once it is there and stays,
# and nothing lies over it. Else why not.
PRESSED = """(selector => {
  const find = () => {
    const e = document.querySelector(selector);
    if (!e) return "not there";
    if (e.disabled) return "disabled";
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const b = e.getBoundingClientRect();
    if (!b.width || !b.height) return "not drawn";
    const x = b.x + b.width / 2, y = b.y + b.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return "out of sight";
    return e.contains(hit) || hit.contains(e) ? [x, y] : "under " +
      hit.outerHTML.slice(0, 80);
  };
  const first = find();
  if (typeof first === "string") return first;
  return new Promise(done => requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = find();
      done(now + "" === first + "" || typeof now === "string" ? now : "moving");
    })));
})(%s)"""


def program():
    for name in NAMES:
        if shutil.which(name):
            return name
    return None


class Failed(Exception):
    pass


def worked(*roots):
    """Seconds of the processor that processes, and all they have started, have
    used: what others do on the machine at the time is none of them."""
    parents, spent = {}, {}
    for name in os.listdir("/proc"):
        try:
            with open("/proc/%d/stat" % int(name)) as stat:
                words = stat.read().rsplit(")", 1)[1].split()
        except (ValueError, OSError):
            continue
        parents[int(name)] = int(words[1])
        spent[int(name)] = sum(map(int, words[11:15]))
    total = 0
    for process, ticks in spent.items():
        while process and process not in roots:
            process = parents.get(process)
        total += ticks if process else 0
    return total / os.sysconf("SC_CLK_TCK")


class Browser:
    def __init__(self, patience=PATIENCE):
        self.patience = patience
        self.pages = {}
        self.answers = {}
        self.number = 0
        self.buffer = b""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="tessera-browser-")
        to_read, self.out = os.pipe()
        self.into, to_write = os.pipe()

        def descriptors():
            # beyond 3 and 4 first: either may be one of them already
            a, b = os.dup2(to_read, 30), os.dup2(to_write, 31)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu",
             "--remote-debugging-pipe", "--no-first-run", "--mute-audio",
             "--disable-dev-shm-usage", "--user-data-dir=" + self.profile,
             "--disable-background-networking", "--disable-sync",
             "--disable-component-update", "--force-color-profile=srgb"],
            preexec_fn=descriptors, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", patience=5)
        except (Failed, OSError):
            pass
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # ---- the pipe: JSON messages, a NUL after each --------------------------

    def call(self, method, params=None, session=None, patience=None):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        until = time.monotonic() + (patience or self.patience)
        while number not in self.answers:
            self.listen(until, method)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise Failed(method + ": " + answer["error"]["message"])
        return answer["result"]

    def listen(self, until, why="events"):
        left = until - time.monotonic()
        if left <= 0:
            raise Failed("no answer to " + why)
        ready, _, _ = select.select([self.into], [], [], min(left, 1))
        if not ready:
            return
        data = os.read(self.into, 1 << 20)
        if not data:
            raise Failed("the browser is gone")
        *whole, self.buffer = (self.buffer + data).split(b"\0")
        for text in whole:
            self.hear(json.loads(text))

    def pause(self, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                self.listen(until)
            except Failed:
                if time.monotonic() < until:
                    raise

    def hear(self, message):
        if "id" in message:
            self.answers[message["id"]] = message
            return
        page = self.pages.get(message.get("sessionId"))
        if page:
            page.event(message["method"], message["params"])

    # ---- pages --------------------------------------------------------------

    def page(self, width, height, touch=False):
        context = self.call("Target.createBrowserContext")["browserContextId"]
        page = self.attach(self.call("Target.createTarget", {
            "url": "about:blank", "browserContextId": context,
            "width": width, "height": height})["targetId"])
        page.size(width, height, touch)
        return page

    def attach(self, target):
        session = self.call("Target.attachToTarget", {
            "targetId": target, "flatten": True})["sessionId"]
        page = self.pages[session] = Page(self, session)
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(domain + ".enable")
        page.prefer(reduced_motion="reduce")  # nobody waits for flights
        page.call("Page.addScriptToEvaluateOnNewDocument", {"source": WATCHED})
        if THROTTLE > 1:
            page.call("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        return page

    def opened(self, part):
        """The page that a page has opened, by a part of its address."""
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            for target in self.call("Target.getTargets")["targetInfos"]:
                if target["type"] == "page" and part in target["url"] and \
                        not target["attached"]:
                    return self.attach(target["targetId"])
            self.pause(.03)
        raise Failed("no page was opened: " + part)


KEYS = {"Enter": (13, "\r"), "Escape": (27, None), " ": (32, " "),
        "ArrowLeft": (37, None), "ArrowUp": (38, None),
        "ArrowRight": (39, None), "ArrowDown": (40, None), "Tab": (9, None),
        "Home": (36, None), "End": (35, None), "Backspace": (8, None)}


class Page:
    def __init__(self, browser, session):
        self.browser = browser
        self.session = session
        self.errors = []
        self.heard = []
        self.registered = []  # service workers, after ServiceWorker.enable
        self.shown = []  # notifications: title, body, tag; when observed

    def call(self, method, params=None):
        return self.browser.call(method, params, self.session)

    def event(self, method, params):
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append("%s %s" % (details["text"], details.get(
                "exception", {}).get("description", "")))
        elif method == "Runtime.consoleAPICalled":
            if params["type"] in ("error", "assert", "warning"):
                self.errors.append(" ".join(str(a.get("value", a.get(
                    "description"))) for a in params["args"]))
        elif method == "Log.entryAdded":
            entry = params["entry"]
            if entry["level"] == "error":
                self.errors.append("%s %s" % (entry["text"],
                                              entry.get("url", "")))
        elif method == "ServiceWorker.workerRegistrationUpdated":
            self.registered += [r["registrationId"] for r in
                                params["registrations"]]
        elif method == "BackgroundService.backgroundServiceEventReceived":
            event = params["backgroundServiceEvent"]
            if event["eventName"] == "Notification displayed":
                told = {e["key"]: e["value"] for e in event["eventMetadata"]}
                self.shown.append([told["Title"], told["Body"],
                                   event["instanceId"]])
        elif method == "Network.webSocketFrameReceived":
            self.heard.append(params["response"]["payloadData"])

    def size(self, width, height, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": touch})
        self.call("Emulation.setTouchEmulationEnabled", {"enabled": touch})

    def prefer(self, **features):
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-" + name.replace("_", "-"), "value": value}
            for name, value in features.items()]})

    def open(self, address):
        self.call("Page.navigate", {"url": address})

    def close(self):
        self.call("Page.close")

    def reload(self):
        """Loads the page again; nothing asked later is of the old one."""
        self.run("window.stale = true")
        self.call("Page.reload")
        self.wait("!window.stale")

    def offline(self, off):
        self.call("Network.emulateNetworkConditions", {
            "offline": off, "latency": 0, "downloadThroughput": -1,
            "uploadThroughput": -1})

    def run(self, script):
        """What an expression comes to; promises are waited for."""
        result = self.call("Runtime.evaluate", {
            "expression": script, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failed("%s: %s" % (script[:100], details.get(
                "exception", {}).get("description", details["text"])))
        return result["result"].get("value")

    def wait(self, script, what=None, seconds=PATIENCE):
        """What an expression comes to, once that is true."""
        until = time.monotonic() + seconds
        while True:
            problem = ""
            try:
                found = self.run(script)
            except Failed as failed:
                # the page is just being loaded
                found, problem = None, "\n%s" % failed
            if found:
                return found
            if time.monotonic() > until:
                raise Failed("waited in vain for " + (what or script) + problem
                             + "".join("\n" + e for e in self.errors[-5:]))
            self.browser.pause(.03)

    def holds(self, script, seconds=PATIENCE):
        """Whether an expression comes to be true."""
        try:
            return self.wait(script, seconds=seconds)
        except Failed as failed:
            print("# %s" % str(failed).replace("\n", "\n# "))
            return False

    def comes(self, script, wanted):
        """What an expression comes to, once that is what is wanted, or in the
        end what it is instead."""
        until = time.monotonic() + PATIENCE
        while True:
            found = self.run(script)
            if found == wanted or time.monotonic() > until:
                return found
            self.browser.pause(.03)

    def quiet(self):
        """Waits until the page has done all there is to do; false where
        something moves for ever."""
        return self.wait(QUIET, "the page to come to rest")["still"]

    def box(self, selector):
        """The middle of an element, brought into view."""
        return self.run("""(() => { const e = document.querySelector(%s);
            if (!e) return null; e.scrollIntoView({ block: "nearest" });
            const b = e.getBoundingClientRect();
            return [b.x + b.width / 2, b.y + b.height / 2]; })()"""
                        % json.dumps(selector))

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", dict(
            type=kind, x=x, y=y, **more))

    def click_at(self, x, y):
        self.mouse("mouseMoved", x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y, button="left", clickCount=1)

    def tap_at(self, x, y):
        self.call("Input.dispatchTouchEvent", {
            "type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.call("Input.dispatchTouchEvent", {
            "type": "touchEnd", "touchPoints": []})

    def pressed(self, selector):
        """Where something is, once it can be pressed there."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                at = self.run(PRESSED % json.dumps(selector))
            except Failed as failed:
                at = str(failed)
            if not isinstance(at, str):
                return at
            if time.monotonic() > until:
                raise Failed("%s is %s" % (selector, at))
            self.browser.pause(.03)

    def click(self, selector):
        self.click_at(*self.pressed(selector))

    def tap(self, selector):
        self.tap_at(*self.pressed(selector))

    def wheel(self, x, y, by):
        self.mouse("mouseWheel", x, y, deltaX=0, deltaY=by)

    def key(self, key):
        # a sign has no code of its own: that of its letter is another key's
        code, text = KEYS.get(key) or (
            ord(key.upper()) if key.isalnum() else 0, key)
        base = {"key": key, "windowsVirtualKeyCode": code}
        down = dict(base, type="keyDown")
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", down)
        self.call("Input.dispatchKeyEvent", dict(base, type="keyUp"))

    def write(self, text):
        self.call("Input.insertText", {"text": text})

    def picture(self, path):
        """A picture of the page, once all is drawn."""
        self.quiet()
        while self.run("window.coming?.size || 0"):
            self.browser.pause(.03)
            self.quiet()
        data = self.call("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
