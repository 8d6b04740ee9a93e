// What a bot would answer: a hint when it is asked for, or at each question of a
// guided game.

import { T } from "./dom.js";

export class Advice {
  // table: what has decision, choosing, tray, act(name) and toast(text)
  constructor(table) {
    this.table = table;
  }

  // What looks best is chosen, and told with what could be instead.
  async hint() {
    const { table } = this, { decision } = table;
    if (!decision) return;
    decision.asked = true;
    const [best] = await this.thoughts(decision);
    if (!best || decision !== table.decision) return;
    this.take(best);
    table.toast(best.option.kind === "place" ? T("table.hinted.here") :
      T("table.hinted", table.brief(best.option)), "", () =>
      decision === table.decision && decision.chosen?.hinted);
  }
  // Chooses an idea; the others are still shown.
  take({ option, target }) {
    const { choosing, decision, tray } = this.table;
    choosing.pickOption(option, target);
    decision.chosen.hinted = true;
    tray.show();
  }
  // The same is told without being asked, and nothing is chosen.
  async guide() {
    const { table } = this, { decision } = table;
    if (!decision || decision.ideas || decision.given.count < 2) return;
    const told = await this.thoughts(decision);
    if (told.length && decision === table.decision) table.tray.show();
  }
  // What a bot thinks of the answers, asked once a decision; the best first.
  thoughts(decision) {
    decision.thinking = decision.thinking || this.table.act("hint").then(
      found => {
        decision.ideas = (found?.ideas || []).map(idea => ({ ...idea,
          ...decision.option(idea.index) })).filter(idea => idea.option);
        decision.others = found?.others || [];
        if (!found) decision.thinking = null;
        return decision.ideas;
      });
    return decision.thinking;
  }
}
