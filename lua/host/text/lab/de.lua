--- Texts of the laboratory, in German. See host/text.lua.

return {
  ["verb.arena.summary"] = "Bots gegen Bots spielen lassen und bewerten.",
  ["verb.compare.summary"] =
    "Finden, was eine Regel ändert: zwei Configs mit gleichen Seeds.",
  ["lab.opt.resume"] =
    "fertige Partien in FILE behalten und mit denen darin weitermachen",
  ["lab.stopped"] =
    "Angehalten nach %d von %d; mit --resume FILE geht es später " ..
    "weiter.",
  ["lab.stopped.resume"] =
    "Angehalten nach %d von %d; derselbe Befehl macht weiter (%s).",
  ["lab.journal.other"] =
    "%s: das sind Partien eines anderen Laufs (Regeln, Bots oder Seed)",
  ["lab.journal.none"] = "%s: diese Datei hat --resume nicht geschrieben",
  ["arena.opt.pairs"] =
    "Seeds je Paar von Bots (100); jeder wird in beiden Sitzordnungen " ..
    "gespielt",
  ["arena.opt.sprt"] =
    "anhalten, wenn klar ist, ob der Anteil des ersten Bots P0 oder P1 " ..
    "ist",
  ["arena.opt.json"] = "die Zahlen als JSON in FILE schreiben",
  ["arena.opt.report"] = "einen Bericht (HTML) in FILE schreiben",
  ["arena.two"] =
    "eine Arena braucht zwei Bots oder mehr, etwa: tessera arena " ..
    "greedy random",
  ["arena.sprt"] = "--sprt will zwei Anteile wie 0.5,0.55, nicht %q",
  ["arena.sprt_two"] = "--sprt ist für zwei Bots",
  ["arena.players"] = "eine Arena braucht ein Spiel für zwei oder mehr",
  ["arena.played"] = "Partien",
  ["arena.wins"] = "Siege",
  ["arena.points"] = "Punkte",
  ["arena.time"] = "je Entscheidung",
  ["arena.games"] = "%d {Partie|Partien} in %.1f s",
  ["arena.decided"] =
    "Entschieden: ein Anteil von %g ist wahrscheinlicher für %s, nach " ..
    "%d {Paar|Paaren} von Partien.",
  ["arena.table"] = "Ergebnisse",
  ["arena.cross"] = "Wer gegen wen gewann",
  ["arena.verdict"] = "Urteil",
  ["arena.title"] = "Arena: %s",
  ["arena.head"] = "%d {Partie|Partien}, Seeds ab %d.",
  ["compare.opt.games"] =
    "Seeds (200); jeder wird mit beiden Configs gespielt",
  ["compare.opt.json"] = "die Zahlen als JSON in FILE schreiben",
  ["compare.opt.report"] = "einen Bericht (HTML) in FILE schreiben",
  ["compare.two"] =
    "zwei Configs werden verglichen, etwa: tessera compare A.lua B.lua",
  ["compare.players"] =
    "die Configs haben verschieden viele Spieler: %d und %d",
  ["compare.points"] = "Punkte: %s",
  ["compare.term"] = "Posten: %s (%s)",
  ["compare.wins"] = "Siege von %s",
  ["compare.figures.used"] = "eingesetzte Figuren",
  ["compare.figures.blocked"] = "Figuren, die nie heimkamen",
  ["compare.course.lead_changes"] = "Wechsel der Führung",
  ["compare.course.comeback"] = "Aufholjagden",
  ["compare.length.turns"] = "Züge",
  ["compare.length.decisions"] = "Entscheidungen je Zug",
  ["compare.length.matter"] = "Anteil der Entscheidungen, die zählen",
  ["compare.total.points"] = "Punkte je Platz",
  ["compare.total.spread"] = "Punkte zwischen Erstem und Letztem",
  ["compare.change"] = "B - A",
  ["compare.sure"] = "mehr als Zufall",
  ["compare.same"] =
    "Nichts ändert sich: alles verlief gleich, bei %d " ..
    "{Partie|Partien}.",
  ["compare.nothing"] =
    "Keine Änderung, die mehr als Zufall ist, bei %d {Seed|Seeds}.",
  ["compare.more"] = "Mehr: %s, um %.2f ± %.2f je Partie.",
  ["compare.less"] = "Weniger: %s, um %.2f ± %.2f je Partie.",
  ["compare.title"] = "%s und %s",
  ["compare.head"] = "%d {Seed|Seeds} ab %d, jeder mit beiden gespielt.",
  ["compare.words"] = "In Worten",
  ["compare.numbers"] = "In Zahlen",
  ["lab.sqlite.exists"] =
    "%s gibt es schon; SQLite schreibt in eine neue Datei",
  ["lab.sqlite.none"] = "dieses Programm wurde ohne SQLite gebaut",
  ["lab.sqlite.where"] = "--format sqlite braucht --output FILE",
  ["lab.rows.format"] = "--rows braucht --format csv, jsonl oder sqlite",
  ["simulate.opt.rows"] =
    "eine Zeile je Partie (game), Zug (turn) oder Entscheidung " ..
    "(decision)",
  ["simulate.opt.terms"] = "Punkte nach den Posten der Regeln, als Spalten",
  ["simulate.opt.rotate"] =
    "Bots wechseln mit jeder Partie den Platz; A ist der Bot, der dort " ..
    "begann",
}
