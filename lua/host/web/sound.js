// Short sounds, made here.

import { preferences } from "./settings.js";

let context;

// Notes: [frequency, start, length, volume]…
const SOUNDS = {
  tile: [[190, 0, .07, .25], [120, .02, .1, .22]],
  mine: [[523, 0, .12, .12], [784, .11, .2, .12]],
  score: [[659, 0, .08, .08], [880, .07, .14, .08]],
  chat: [[940, 0, .06, .05]],
  over: [[523, 0, .16, .1], [659, .14, .16, .1], [784, .28, .32, .12]],
};

export function play(name) {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context = context || new AudioContext();
    const now = context.currentTime + .01;
    for (const [frequency, start, length, volume] of SOUNDS[name]) {
      const tone = context.createOscillator(), gain = context.createGain();
      tone.type = name === "tile" ? "triangle" : "sine";
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0, now + start);
      gain.gain.linearRampToValueAtTime(volume, now + start + .012);
      gain.gain.exponentialRampToValueAtTime(.0008, now + start + length);
      tone.connect(gain).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + length + .02);
    }
  } catch { /* no sound here */ }
}
