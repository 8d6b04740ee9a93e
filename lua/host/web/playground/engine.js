// The engine in the page's worker. Its first message brings the WebAssembly
// and the files of the Lua side, so that the page works from a folder, too.
import { Machine } from "../../../../core/bind/wasm/tessera.mjs";

const own = new Set(["write", "read", "remove", "list"]);
let machine;

async function answer({ id, method, params, wasm, files }) {
  try {
    if (wasm) {
      machine = await Machine.open({ wasm, files });
      return;
    }
    const result = own.has(method) ? machine[method](...params) :
      machine.call(method, params, (name, told) =>
        postMessage({ notify: name, params: told }));
    postMessage({ id, result });
  } catch (problem) {
    postMessage({ id, error: { code: problem.code ?? -32603,
      message: String(problem.message ?? problem) } });
  }
}
let queue = Promise.resolve();
onmessage = event => { queue = queue.then(() => answer(event.data)); };
