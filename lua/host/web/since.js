// What happened since a seat laid its last tile, and who did it; for those who
// look on, since anybody did. A reload sees the same.

// Gives tiles and figures, each as number -> seat; of one's own the tile.
export function since(events, seat) {
  const own = e => e.kind === "placed" && e.answer > 0 &&
    (seat < 0 || e.player === seat);
  const from = events.findLast(own)?.answer ?? 1;
  const tiles = new Map(), figures = new Map();
  for (const e of events) {
    if (e.answer < from) continue;
    if (e.kind === "placed" || e.kind === "overlaid") {
      tiles.set(e.tile, e.player);
    }
    if (e.kind === "deployed" && e.player !== seat) {
      figures.set(e.figure, e.player);
    }
  }
  return { tiles, figures };
}
