// The keyboard: everything at a table without a pointer.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
  ArrowDown: [0, 1] };

// Is text being written there? The editor of the playground is no input, but
// its content may be edited.
function typing(target) {
  return target.isContentEditable ||
    target.matches?.("input, textarea, select") && target.type !== "range";
}

function arrow(table, event, [dx, dy]) {
  const { board, decision, history } = table;
  if (history.open) return history.go(history.playback.at + dx);
  if (decision?.targets.size && !event.shiftKey) {
    return table.choosing.step(dx, dy);
  }
  board.camera.pan(60 * dx / board.camera.scale, 60 * dy / board.camera.scale);
}

const acts = {
  r: table => table.choosing.rotate(1),
  R: table => table.choosing.rotate(-1),
  Enter: table => table.finale.on ? table.finale.next() : table.commit(),
  Escape: table => {
    if (table.finale.on) table.finale.skip(true);
    else if (table.panels.sheet.open) table.panels.putAway();
    else if (table.panels.makeRoom()) return;
    else if (!table.panels.card.hidden) table.feature();
    else if (table.history.open) table.history.stop();
    else if (table.decision?.chosen) table.choosing.cancel();
    else table.feature();
  },
  p: table => table.pass(),
  h: table => table.decision && table.advice.hint(),
  u: table => table.s.seat >= 0 && table.undo(),
  l: table => table.panels.tab("log"),
  c: table => table.panels.tab("chat", true),
  o: table => table.panels.tab("list"),
  "+": table => table.board.camera.zoom(1.2),
  "-": table => table.board.camera.zoom(1 / 1.2),
  0: table => table.board.camera.fit(),
  // the next tile in hand
  t: table => {
    const { decision } = table;
    if (!decision || decision.hand.length < 2) return;
    const at = decision.hand.indexOf(decision.type);
    table.choosing.takeTile(decision.hand[(at + 1) % decision.hand.length]);
  },
};

// A number picks from the list of choices beside the board.
function number(table, n) {
  const buttons = table.page.querySelectorAll(".tray .choice, .ideas .choice");
  buttons[n - 1]?.click();
}

// Listens until the function it returns is called.
export function listenKeys(table) {
  const listen = event => {
    if (!table.page || event.ctrlKey || event.altKey || event.metaKey) return;
    if (typing(event.target)) return;
    const on = event.target.tagName;
    if ((on === "BUTTON" || on === "A" || on === "SUMMARY") &&
      (event.key === "Enter" || event.key === " ")) return;
    if (event.target.matches?.(".side :not(.beside *)") && ARROWS[event.key]) {
      return;
    }
    if (ARROWS[event.key]) {
      event.preventDefault();
      return arrow(table, event, ARROWS[event.key]);
    }
    if (/^[1-9]$/.test(event.key) && table.decision) {
      return number(table, +event.key);
    }
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act(table);
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
