// The line to the server: JSON-RPC 2.0 over a WebSocket that is opened again
// whenever it breaks.

import { T } from "./dom.js";

const FIRST = 300, LONGEST = 8000; // ms between attempts
const PATIENCE = 20000; // ms to wait for an answer

export class Failure extends Error {
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
Failure.DOWN = 0;
Failure.LARGE = 1; // it was not sent
Failure.MOVED = -32012;

export class Client {
  // on: { up(), down(), notice(method, params) }; up may be a promise.
  constructor(on) {
    this.on = on;
    this.calls = new Map();
    this.next = 1;
    this.pause = FIRST;
    this.most = Infinity; // bytes of a message; see `limits` of hello
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.socket?.close());
    // a page that the browser keeps for a way back is left all the same
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", event => event.persisted && this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    const socket = this.socket = new WebSocket(address, "tessera");
    socket.onopen = async () => {
      this.alive = true;
      try {
        await this.on.up();
        this.pause = FIRST;
      } catch (problem) {
        if (problem.code !== Failure.DOWN) socket.close();
      }
    };
    socket.onmessage = event => this.hear(event.data);
    socket.onclose = () => this.lost(socket);
  }
  lost(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const [, call] of this.calls) {
      call.fail(new Failure(Failure.DOWN, "offline"));
    }
    this.calls.clear();
    if (this.alive !== false) this.on.down();
    this.alive = false;
    this.timer = setTimeout(() => this.open(),
      this.pause * (.7 + .6 * Math.random()));
    this.pause = Math.min(LONGEST, 1.7 * this.pause);
  }
  hurry() {
    if (this.socket) return;
    this.pause = FIRST;
    this.open();
  }

  hear(text) {
    let message;
    try { message = JSON.parse(text); } catch { return; }
    if (message.method) {
      return this.on.notice(message.method, message.params || {});
    }
    const call = this.calls.get(message.id);
    if (!call) return;
    this.calls.delete(message.id);
    clearTimeout(call.timer);
    if (!message.error) return call.done(message.result);
    const { code, message: words, data } = message.error;
    call.fail(new Failure(code, words, data));
  }

  call(method, params = {}) {
    return new Promise((done, fail) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        return fail(new Failure(Failure.DOWN, "offline"));
      }
      const id = this.next++;
      const text = JSON.stringify({ jsonrpc: "2.0", id, method, params });
      const { size } = new Blob([text]);
      if (size > this.most) { // the server would hang up
        return fail(new Failure(Failure.LARGE, T("table.too_large",
          Math.ceil(size / 1024), Math.floor(this.most / 1024))));
      }
      const timer = setTimeout(() => {
        this.calls.delete(id);
        fail(new Failure(Failure.DOWN, "offline"));
        this.socket?.close(); // half open: begin anew
      }, PATIENCE);
      this.calls.set(id, { done, fail, timer });
      this.socket.send(text);
    });
  }
}
