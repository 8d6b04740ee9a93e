// client.mjs - the engine in a worker, for pages: the same calls, as promises.
// A call that takes longer than `patience` ends the worker; the next one gets
// a new one with the same files.
export class TesseraError extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.name = "TesseraError";
    this.code = code;
    this.data = data;
  }
}

export class Client {
  constructor({ worker, patience = 20000, notify } = {}) {
    this.make = typeof worker === "function" ? worker : () =>
      new Worker(worker ?? new URL("./worker.mjs", import.meta.url),
        { type: "module" });
    this.patience = patience;
    this.notify = notify;
    this.files = new Map();
    this.calls = new Map();
    this.next = 1;
  }

  start() {
    const worker = this.worker = this.make();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = event => this.kill(event.message || "worker failed");
    for (const [name, text] of this.files) this.send("write", [name, text]);
  }
  hear({ id, result, error, notify, params }) {
    if (notify) return this.notify?.(notify, params);
    const call = this.calls.get(id);
    if (!call) return;
    this.calls.delete(id);
    clearTimeout(call.timer);
    if (error) call.fail(new TesseraError(error));
    else call.done(result);
  }
  // Ends the worker: whatever was asked fails, games are gone, files stay.
  kill(message = "stopped") {
    this.worker?.terminate();
    this.worker = undefined;
    for (const call of this.calls.values()) {
      clearTimeout(call.timer);
      call.fail(new TesseraError({ code: Client.KILLED, message }));
    }
    this.calls.clear();
  }
  send(method, params) {
    const id = this.next++;
    return new Promise((done, fail) => {
      const timer = setTimeout(() => this.kill("took too long"), this.patience);
      this.calls.set(id, { done, fail, timer });
      this.worker.postMessage({ id, method, params });
    });
  }
  call(method, params = {}) {
    if (!this.worker) this.start();
    return this.send(method, params);
  }
  write(name, text) {
    this.files.set(name, text);
    if (!this.worker) { this.start(); return Promise.resolve(); }
    return this.send("write", [name, text]);
  }
  remove(name) {
    this.files.delete(name);
    if (!this.worker) return Promise.resolve();
    return this.send("remove", [name]);
  }
}
Client.KILLED = -32099;
export default Client;
