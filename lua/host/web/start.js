// The page: makes tables, or sits at one when its address has a link.

import { Client } from "./client.js";
import { clear, el, memory, speak } from "./dom.js";
import { leadsTo, reach } from "./links.js";
import { Lobby } from "./lobby.js";
import { install } from "./notices.js";
import { Table } from "./table.js";
import { applyLook, languagesWanted } from "./settings.js";

applyLook();
install();
const root = el("div", { id: "app" });
document.body.append(root);

let view, hello;
const client = new Client({
  async up() {
    hello = await client.call("hello", { langs: languagesWanted() });
    client.most = hello.limits.message;
    reach(hello.reach);
    speak(hello.lang, hello.texts);
    document.documentElement.lang = hello.lang;
    if (view) return view.up(hello);
    return show();
  },
  down() { view?.down(); },
  notice(method, params) { view?.notice?.(method, params); },
});

function show() {
  view?.close?.();
  clear(root);
  const { secret } = leadsTo(location.hash);
  view = secret ? new Table(root, client, hello, secret) :
    new Lobby(root, client, hello);
  return view.start();
}
addEventListener("hashchange", () => {
  const { secret, step } = leadsTo(location.hash);
  if (step !== undefined && view?.secret === secret) view.look(step);
  else if (hello) show();
});

// Another language: everything is said anew.
addEventListener("tessera-language", async event => {
  memory.set("language", event.detail);
  hello = await client.call("hello", { lang: event.detail });
  speak(hello.lang, hello.texts);
  document.documentElement.lang = hello.lang;
  show();
});

setTimeout(() => {
  if (!hello && !view) clear(root, el("p", { class: "waiting", text: "…" }));
}, 1500);
