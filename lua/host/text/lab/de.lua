--- Texts of the laboratory, in German. See host/common/text.lua.

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
  ["lab.journal.damaged"] =
    "%s: %d {beschädigte Zeile|beschädigte Zeilen}, ab Zeile %d; was dort " ..
    "stand, wird noch einmal gespielt",
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
    "zwei Configs werden verglichen, etwa: tessera compare X.lua Y.lua",
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
  ["compare.change"] = "Y - X",
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
  ["compare.configs"] = "X ist %s, Y ist %s.",
  ["compare.bots"] = "Bots: %s.",
  ["compare.about"] = "Wie gespielt wurde",
  ["compare.chart.points"] = "Punkte je Partie",
  ["compare.chart.changes"] =
    "Änderungen (Y - X) mit Intervallen von 95 Prozent;" ..
    " gefüllt: mehr als Zufall",
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
  ["verb.simulate.summary"] =
    "Bots viele Partien auf allen Kernen spielen lassen.",
  ["verb.simulate.about"] =
    "Partie k von N hat den Startwert S + k - 1. Die Ausgabe hängt nicht " ..
    "von der Zahl der Kerne ab. Der Exit-Status 3 sagt, dass eine Partie " ..
    "hängt.",
  ["verb.arena.about"] =
    "Jedes Paar spielt jeden Startwert in beiden Rollen, damit weder " ..
    "Glück noch der erste Platz zählen.",
  ["verb.compare.about"] =
    "Jeder Startwert wird mit beiden Konfigurationen gespielt; was sich " ..
    "unterscheidet, kommt von den Regeln.",
  ["verb.tune.about"] =
    "Gewichte, die gewinnen, bleiben; das Ergebnis ist eine Tabelle zum " ..
    "Einsetzen.",
  ["simulate.opt.games"] = "Zahl der Partien (sonst 100)",
  ["simulate.opt.jobs"] = "Zahl der Prozesse (sonst: alle Kerne)",
  ["simulate.opt.format"] =
    "was gezeigt wird, sonst worauf der Name von FILE endet",
  ["simulate.opt.output"] = "in FILE statt auf die Standardausgabe schreiben",
  ["farm.died"] = "%s, immer wieder",
  ["simulate.stuck"] = "die Partie mit Startwert %d hängt: %s",
  ["simulate.failed"] =
    "in der Partie mit Startwert %d ist eine Antwort gescheitert: %s",
  ["stats.mean"] = "Mittel",
  ["stats.sd"] = "Abw.",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "Siege",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "Züge",
  ["stats.games"] = "%d {Partie|Partien} in %.2f s, %s Partien/s",
  ["stats.stuck"] =
    "%d {Partie hängt und zählt|Partien hängen und zählen} nicht",
  ["report.title"] = "%s: simulierte Partien",
  ["report.head"] = "%d {Partie|Partien}, Startwerte %d bis %d",
  ["report.scores"] = "Punkte nach Platz",
  ["report.categories"] = "Woher die Punkte kommen",
  ["report.categories.note"] = "Mittlere Punkte einer Partie.",
  ["report.wins"] = "Siege nach Platz, mit Intervallen (95 %)",
  ["report.lead"] =
    "Der erste Platz holt im Mittel %+.2f Punkte mehr als die anderen (95 " ..
    "%%: %+.2f bis %+.2f).",
  ["report.length"] = "Länge in Zügen",
  ["report.figures"] = "Eingesetzte Figuren",
  ["report.figures.note"] = "Mittlere Zahl der Einsätze einer Partie.",
  ["report.completion"] = "Bis zum Ende vollendet",
  ["report.completed"] = "%.0f %%, %.1f je Partie",
  ["report.heat"] = "Wo Karten liegen",
  ["report.heat.note"] =
    "Anteil der Partien mit einer Karte auf dem Feld; das Spiel beginnt " ..
    "bei 0,0.",
  ["simulate.opt.save"] =
    "mit --games 1: die Partie in eine neue FILE schreiben",
  ["simulate.save_one"] = "--save gilt für eine einzige Partie: --games 1",
  ["simulate.opt.report"] = "auch eine Seite mit Diagrammen in FILE schreiben",
  ["verb.tune.summary"] =
    "Bessere Gewichte für Bots durch Spiele gegen sich selbst finden.",
  ["tune.opt.games"] = "Paare von Partien je Runde (400)",
  ["tune.opt.rounds"] = "Runden (4)",
  ["farm.exit"] = "der Prozess endete mit Status %d",
  ["farm.signal"] = "der Prozess starb an Signal %d",
  ["farm.seed"] = "Startwert %d",
  ["ranks.name"] = "Rang %d (%s)",
  ["ranks.lost"] = "%s ist verstummt; andere spielen seine Partien",
  ["ranks.all_lost"] = "kein Rang ist mehr da, der spielt",
  ["ranks.silent"] = "der Rang verstummte",
  ["ranks.differ"] =
    "%s hat andere Regeln, Bots, Optionen oder eine andere Version " ..
    "dieses Programms",
  ["ranks.none"] =
    "mehrere Ränge wurden gestartet, doch dieses Programm ist ohne " ..
    "Open MPI gebaut (libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Halt nach %d von %d; mit --resume %s macht derselbe Befehl weiter.",
  ["compare.none"] = "Keine Partie kam zu ihrem Ende.",
  ["lab.kept"] =
    "Die Partien sind aufgehoben: mit --resume %s schreibt derselbe " ..
    "Befehl nur noch.",
}
