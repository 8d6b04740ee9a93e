#!/bin/sh
# The replay page in headless Chromium: a whole game by keyboard, clicks, two
# widths, and no error. Each run is a page that holds the page under test in a
# frame of that width, drives it, and writes what it saw into its own title.
# in CI: needs a browser
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

browser=$(browser)
if [ "${TESSERA_VARIANT:-release}" = asan ]; then
    echo '1..0 # SKIP sanitizers see nothing of a browser: release opens it'
    exit 0
fi
if [ -z "$browser" ]; then
    echo '1..0 # SKIP no chromium here: the replay page was not opened'
    exit 0
fi

quoted() { sed 's/&/\&amp;/g; s/"/\&quot;/g' "$1"; }

# drive FILE WIDTH SCRIPT: opens the page in a frame and runs the script in
# it; prints the report. `say(text)` adds to it.
drive() {
    {
        echo '<!DOCTYPE html><meta charset="utf-8"><title>?</title>'
        printf '<iframe id="f" width="%s" height="800" srcdoc="' "$2"
        echo '&lt;!DOCTYPE html&gt;&lt;script&gt;parent.watch(window)'
        echo '&lt;/script&gt;'
        quoted "$1" | sed 1d
        echo '"></iframe><pre id="said"></pre><script>'
        cat <<'END'
const said = [], errors = [];
function say(text) { said.push(text); }
function watch(w) {
  w.addEventListener("error", e => errors.push(e.message));
  w.addEventListener("unhandledrejection", e => errors.push("" + e.reason));
  w.console.error = (...a) => errors.push(a.join(" "));
}
window.watch = watch;
const f = document.getElementById("f");
f.addEventListener("load", async () => {
  const w = f.contentWindow, d = w.document;
  const key = k => w.dispatchEvent(new w.KeyboardEvent("keydown",
    { key: k, bubbles: true, cancelable: true }));
  const wait = ms => new Promise(done => setTimeout(done, ms));
  try {
END
        cat "$3"
        cat <<'END'
  } catch (e) { errors.push("driver: " + e.message); }
  say("errors " + errors.length + " " + errors.join(" | "));
  say("done");
  document.getElementById("said").textContent = said.join("\n");
});
</script>
END
    } >driver.html
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu \
        --window-size=1500,1000 --virtual-time-budget=20000 --dump-dom \
        --user-data-dir="$work/profile" "file://$work/driver.html" \
        >dom 2>browser.log
    sed -n '/<pre id="said">/,/<\/pre>/p' dom |
        sed 's/.*<pre id="said">//; s/<\/pre>.*//' >said
}

cat >steps.js <<'END'
    const steps = +d.getElementById("slider").max;
    const tiles = () => +d.getElementById("board").dataset.tiles;
    const scores = () => [...d.querySelectorAll("#seats .score")]
      .map(e => e.textContent).join(" ");
    say("steps " + steps);
    say("width " + w.innerWidth);
    const first = tiles(), zero = scores();
    let grew = 0, scored = 0, seen = first, was = zero;
    for (let n = 1; n <= steps; n++) {
      key("ArrowRight");
      if (d.body.dataset.step !== String(n)) throw Error("stuck at " + n);
      if (tiles() > seen) grew++;
      if (scores() !== was) scored++;
      seen = tiles();
      was = scores();
    }
    say("grew " + grew);
    say("scored " + scored);
    say("end " + tiles() + " / " + scores());
    say("log " + (d.querySelectorAll("#log .terms").length > 0));
    say("verdict " + /wins|share/.test(
      d.getElementById("question").textContent));
    key("ArrowRight");
    say("stays " + (d.body.dataset.step === String(steps)));
    key("Home");
    say("home " + (tiles() === first && scores() === zero));
    key("PageDown");
    say("turn " + (+d.body.dataset.step > 0));
    key("End");
    key("ArrowLeft");
    say("back " + (d.body.dataset.step === String(steps - 1)));
    const slider = d.getElementById("slider");
    slider.value = steps >> 1;
    slider.dispatchEvent(new w.Event("input"));
    say("slider " + (d.body.dataset.step === String(steps >> 1)));
    await wait(300);
    // the start tile lies at 0,0; its north is a field in this set
    const over = d.querySelector("#board .overlay");
    const at = over.getBoundingClientRect();
    const [left, top, wide, high] = over.getAttribute("viewBox").split(" ");
    const touch = kind => over.dispatchEvent(
      new w.PointerEvent(kind, { bubbles: true, pointerId: 1,
        clientX: at.x + (50 - left) / wide * at.width,
        clientY: at.y + (10 - top) / high * at.height }));
    const canvas = d.querySelector("#board canvas");
    const painted = new Set(canvas.getContext("2d").getImageData(0, 0,
      canvas.width, canvas.height).data.filter((_, i) => i % 4 === 1));
    say("painted " + (painted.size > 40));
    touch("pointerdown");
    touch("pointerup");
    const box = d.getElementById("feature").textContent;
    say("feature " + /tiles\d+/.test(box) + " " + /owner/.test(box) + " " +
      /worth now\d/.test(box));
    say("glow " + (d.querySelectorAll(".layer-glow path").length > 0));
    d.querySelector("#log .score-line")?.click();
    const style = d.documentElement;
    d.getElementById("look").click();
    const one = w.getComputedStyle(d.body).backgroundColor;
    d.getElementById("look").click();
    say("looks " + (one !== w.getComputedStyle(d.body).backgroundColor));
    say("fits " + (style.scrollWidth <= w.innerWidth));
    say("board " + (d.getElementById("board").getBoundingClientRect().height
      > 200));
    key("0");
    key(" ");
    await wait(1500);
    say("plays " + (+d.body.dataset.step > (steps >> 1)));
END

printf 'return { modules = { "base", "farmers", "abbot", "river" }, players =
  { { name = "<b>Ann</b> & co" }, { name = "%0200d" }, { name = "שלום" } } }\n' \
    0 >config.lua
tessera play config.lua --seed 9 --bot all=greedy --save game.save
tessera replay game.save --html -o game.html
check 'the page is written' exits 0

for width in 360 1440; do
    drive game.html $width steps.js
    check "$width px: driven to the end" has said '^done'
    check "$width px: no error" has said '^errors 0'
    check "$width px: the frame is so wide" has said "^width $width"
    check "$width px: the keyboard lays tiles" test \
        "$(sed -n 's/^grew //p' said)" -gt 60
    check "$width px: and changes scores" test \
        "$(sed -n 's/^scored //p' said)" -gt 10
    for fact in verdict log stays home turn back slider painted glow \
        looks fits board plays; do
        check "$width px: $fact" has said "^$fact true"
    done
    check "$width px: a click tells tiles, owner and worth" \
        has said '^feature true true true'
done

# The final scores on the page are those of the game.
tessera replay game.save
sed -n 's/^total *//p' out | tr -s ' ' >total
check 'the same final scores' grep -qE "^end [0-9]+ / $(cat total)\$" said

# What answers lost, where it is asked for.
cat >lost.js <<'END'
    const lost = [...d.querySelectorAll(".lost-most .lost")];
    say("marks " + d.querySelectorAll(".lost-marks .most").length);
    for (const button of lost) {
      button.click();
      if (d.body.dataset.step !== button.dataset.answer) throw Error("step");
      if (!d.querySelector(".lost-note").textContent.includes("better: "))
        throw Error("what would have been better");
    }
    say("leads " + lost.length);
    say("fits " + (d.documentElement.scrollWidth <= w.innerWidth));
END
tessera play config.lua --seed 3 --bot all=random --save lost.save
tessera replay lost.save --html --review -o lost.html
drive lost.html 360 lost.js
check 'what answers lost: no error' has said '^errors 0'
check 'what answers lost: three are marked' has said '^marks 3'
check 'what answers lost: a press leads there' has said '^leads 3'
check 'what answers lost: fits 360 px' has said '^fits true'
drive game.html 360 lost.js
check 'what answers lost: nothing of it without' has said '^leads 0'

cat >report.js <<'END'
    say("width " + w.innerWidth);
    say("charts " + d.querySelectorAll("svg.chart").length);
    say("fits " + (d.documentElement.scrollWidth <= w.innerWidth));
END
tessera simulate config.lua -n 20 --bot all=random --report report.html
check 'the report is written' exits 0
drive report.html 360 report.js
check 'report: no error' has said '^errors 0'
check 'report: charts' has said '^charts [6-9]'
check 'report: fits 360 px' has said '^fits true'

finish
