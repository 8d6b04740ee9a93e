// worker.mjs - the engine in a web worker: one message a call. Everything is
// answered in order; a loop that the engine cannot stop ends with the worker
// (see client.mjs).
import { Machine } from "./tessera.mjs";

let machine;
const files = new Set(["write", "read", "remove", "list"]);

async function answer({ id, method, params }) {
  try {
    machine ??= await Machine.open();
    const result = files.has(method) ? machine[method](...params) :
      machine.call(method, params, (name, told) =>
        postMessage({ notify: name, params: told }));
    postMessage({ id, result });
  } catch (problem) {
    postMessage({ id, error: { code: problem.code ?? -32603,
      message: String(problem.message ?? problem), data: problem.data } });
  }
}
let queue = Promise.resolve();
onmessage = event => { queue = queue.then(() => answer(event.data)); };
