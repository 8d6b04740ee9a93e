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
  ["verb.learn.summary"] =
    "Bessere Gewichte für die Bots einer Konfiguration finden.",
  ["verb.learn.about"] =
    "Bots, die suchen, spielen mit anderen Gewichten gegeneinander; " ..
    "dann werden die besten gegen die gegebenen geprüft. Nur wenn sie " ..
    "sich als besser erweisen, werden sie behalten, in einer Datei " ..
    "neben der Konfiguration, die sagt, wie sie entstanden ist. Gibt es " ..
    "die Datei schon, so wird verbessert, was darin steht.",
  ["learn.opt.minutes"] = "etwa so viele Minuten (30)",
  ["learn.opt.games"] = "so viele Partien, wie lange es auch dauert",
  ["learn.opt.positions"] =
    "Stellungen, die ein Bot für eine Antwort ansieht (1000)",
  ["learn.opt.output"] = "die Gewichte in FILE behalten (CONFIG.weights.lua)",
  ["learn.weight"] = "Gewicht",
  ["learn.before"] = "vorher",
  ["learn.after"] = "nachher",
  ["learn.test"] =
    "Prüfung gegen die gegebenen Gewichte: %.1f %% von %d " ..
    "{Partie|Partien} gewonnen (95 %%: %.1f–%.1f).",
  ["learn.kept"] = "Sie sind besser. Behalten in %s.",
  ["learn.use"] = "Ein Bot, der sie benutzt: -b 'B=%s'",
  ["learn.none"] =
    "Das zeigt nicht, dass sie besser sind. Nichts wird behalten.",
  ["weights.none"] = "das ist keine Datei mit Gewichten von tessera learn",
  ["weights.name"] = "kein Gewicht heißt %q",
  ["weights.value"] = "%s ist keine Zahl",
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
  ["verb.review.summary"] =
    "Die Antworten eines Spielstands finden, die Punkte kosteten.",
  ["verb.review.about"] =
    "Jede Antwort wird mit der besten verglichen, die `normal` findet. " ..
    "Die Treffsicherheit ist 100 Prozent, wenn jemand immer die beste " ..
    "Antwort gibt, und 0 Prozent, wenn die Antworten nicht besser als " ..
    "zufällige sind.",
  ["review.opt.seat"] =
    "nur Antworten dieses Platzes (A, B, …), nach dem, was er sah",
  ["review.opt.worst"] = "wie viele der teuersten Antworten (5)",
  ["review.opt.all"] =
    "jede Antwort mit den vorher und nachher erwarteten Punkten zeigen",
  ["review.no_save"] =
    "Was soll beurteilt werden? Bitte einen Spielstand nennen.",
  ["review.answer"] = "Antwort %d",
  ["review.answers"] = "Antworten",
  ["review.lost"] = "verlorene Punkte",
  ["review.accuracy"] = "Treffsicherheit",
  ["review.seat"] = "Platz",
  ["review.key"] = "Antwort",
  ["review.before"] = "vorher",
  ["review.after"] = "nachher",
  ["review.better"] = "besser",
  ["review.curve"] = "Erwartete Punkte im Lauf des Spiels",
  ["review.title"] = "Antwort %d, Zug %d: %s verliert %.1f Punkte.",
  ["review.given"] = "gegeben: %s",
  ["review.best"] = "besser: %s",
  ["review.expected"] = "%s: %.1f erwartete Punkte statt %.1f",
  ["review.none"] = "Es gibt keine Antwort zu beurteilen.",
  ["review.page"] = "%s: was Antworten kosteten",
  ["review.head"] = "%d {Antwort|Antworten} beurteilt.",
  ["verb.diagnose.summary"] =
    "Finden, was an einer Regel nicht stimmt, in Partien von Bots.",
  ["verb.diagnose.about"] =
    "Spielt Partien mit dem Bot `greedy` auf allen Plätzen, dann " ..
    "solche, in denen ein Platz stärker ist, auf etwas verzichtet oder " ..
    "etwas ausprobiert. Von einer Regel oder einem Modul wird " ..
    "untersucht, was dadurch dazukommt, von einer Config alles. Was " ..
    "gemeldet wird, ist mehr als Zufall: Bei einer guten Regel irrt " ..
    "sich einer von fünfzig Läufen.",
  ["diagnose.opt.games"] =
    "Partien gleicher Spieler (300); jeder Versuch hat ein Drittel " ..
    "davon",
  ["diagnose.sound"] =
    "Nichts ist falsch, was mehr als Zufall wäre (%d {Frage|Fragen} " ..
    "gestellt).",
  ["diagnose.games"] = "%d {Partie|Partien} in %.1f s",
  ["diagnose.page"] = "%s: eine Diagnose",
  ["diagnose.found"] = "Was gefunden wurde",
  ["diagnose.wins"] = "Siege der Sitze",
  ["diagnose.points_without"] = "Punkte dessen, der verzichtet",
  ["diagnose.points_with"] = "Punkte dessen, der es versucht",
  ["diagnose.figures"] = "Zahlen",
  ["diagnose.failed"] = "die Partie mit Seed %d: %s",
  ["diagnose.asks"] =
    "die Partie mit Seed %d: nach %d {Antwort|Antworten} fragt die " ..
    "Phase %s (%s) noch immer",
  ["diagnose.stuck"] =
    "Eine Regel versagt: %s der Partien können nicht weitergehen.",
  ["diagnose.endless"] = "Partien enden nicht: %s davon.",
  ["diagnose.term"] =
    "Der Posten %s bringt fast nie Punkte: in %s der Partien.",
  ["diagnose.piece"] = "Die Figur %s wird fast nie benutzt: in %s der Partien.",
  ["diagnose.swamp"] = "Der Posten %s bringt fast alle Punkte: %s davon.",
  ["diagnose.never"] = "%s (%s) wird fast nie gewählt: in %s der Partien.",
  ["diagnose.trial.never"] =
    "Wer es jedes zweite Mal versucht, verliert %.1f ± %.1f Punkte.",
  ["diagnose.always"] =
    "%s (%s) ist keine Wahl: es wird bei %s der Entscheidungen " ..
    "genommen.",
  ["diagnose.trial.always"] = "Wer es nie nimmt, verliert %.1f ± %.1f Punkte.",
  ["diagnose.trap"] =
    "%s (%s) ist eine Falle: Wer es nie nimmt, gewinnt %s Punkte.",
  ["diagnose.decisive"] =
    "Wer auf %s (%s) verzichtet, hat verloren: Nur %s der Partien " ..
    "werden gewonnen.",
  ["diagnose.seat"] = "Platz %s gewinnt zu oft: %s der Partien.",
  ["diagnose.idle"] =
    "Platz %s hat zu wenig zu entscheiden: %s seines Anteils.",
  ["diagnose.early"] =
    "Partien sind früh entschieden: Wer nach einem Drittel führt, " ..
    "gewinnt %s davon.",
  ["diagnose.runaway"] =
    "Wer führt, zieht davon: Jeder Punkt Vorsprung zur Halbzeit bringt " ..
    "%s weitere.",
  ["diagnose.tie"] = "Zu viele Partien haben keinen Sieger: %s davon.",
  ["diagnose.wait"] =
    "Das Warten ist lang: Andere entscheiden %s Mal, bis man wieder " ..
    "dran ist.",
  ["diagnose.skill"] =
    "Können zählt wenig: Ein guter Spieler unter zufälligen gewinnt %s " ..
    "der Partien.",
  ["diagnose.short"] = "Das Spiel endet zu früh: %s der Karten bleiben übrig.",
  ["diagnose.choice"] = "Es gibt wenig zu entscheiden: %s Wahlen je Zug.",
  ["diagnose.won"] = "Das Spiel ist zu leicht: Alle gewinnen %s der Partien.",
  ["diagnose.lost"] =
    "Das Spiel ist zu schwer: Alle gewinnen nur %s der Partien.",
  ["diagnose.figure.turns"] = "Züge",
  ["diagnose.figure.answers"] = "Antworten",
  ["diagnose.figure.points"] = "Punkte je Platz",
  ["diagnose.figure.choices"] = "Wahlen je Zug",
  ["diagnose.figure.waiting"] = "Entscheidungen anderer, während man wartet",
  ["diagnose.figure.left"] = "Anteil der Karten, die am Ende übrig sind",
  ["diagnose.figure.decided"] = "Anteil der Partie, nach dem der Sieger führt",
  ["diagnose.figure.tie"] = "Anteil der Partien ohne Sieger",
  ["diagnose.figure.course.lead_changes"] = "Wechsel der Führung",
  ["diagnose.figure.course.comeback"] =
    "Anteil der Siege dessen, der spät Letzter war",
  ["diagnose.figure.length.matter"] =
    "Anteil der Entscheidungen, auf die es ankommt",
  ["diagnose.figure.figures.blocked"] = "Figuren, die draußen bleiben",
  ["diagnose.figure.skill.random"] = "Anteil der Siege von greedy unter random",
  ["diagnose.figure.skill.easy"] = "Anteil der Siege von greedy unter easy",
  ["diagnose.figure.with"] = "%s (%s): Punkte dessen, der es versucht",
  ["diagnose.figure.without"] = "%s (%s): Punkte dessen, der verzichtet",
  ["verb.prove.summary"] =
    "Jede Partie mit wenigen Karten spielen und jede Stellung prüfen.",
  ["verb.prove.about"] =
    "Eine Welt ist eine Partie, deren Stapel aus wenigen Karten " ..
    "besteht. Alle werden gespielt, mit jedem Zug aus dem Stapel und " ..
    "jeder Antwort, und jede Stellung wird einmal angesehen: ob sie " ..
    "genau zurückgenommen werden kann, ob allein die Antworten zu ihr " ..
    "führen, ob ein Platz erkennt, was ihm verborgen ist, ob die " ..
    "Partie endet, ob Punkte und Figuren aufgehen, und ob gilt, was " ..
    "Module mit `always` sagen.",
  ["prove.opt.tiles"] = "höchstens so viele Karten in einer Welt (2)",
  ["prove.opt.positions"] =
    "nach so vielen Stellungen wird keine Welt mehr begonnen (100000)",
  ["prove.opt.limit"] = "höchstens so viele Stellungen in einer Welt (20000)",
  ["prove.opt.output"] = "das Gegenbeispiel als Test in FILE schreiben",
  ["prove.job"] = "Welten, Teil %d",
  ["prove.found"] = "Widerlegt: %s",
  ["prove.at"] = "dort fragt die Phase %s (%s)",
  ["prove.seen"] =
    "%d {Stellung|Stellungen} in %d {Welt|Welten} (von %d), in %.1f s " ..
    "(%s je Sekunde)",
  ["prove.more"] =
    "%d {Stellung|Stellungen} noch einmal erreicht, %d {Ende|Enden} " ..
    "von Partien",
  ["prove.cut"] =
    "Nicht angesehen: %d {Stellung|Stellungen} in Welten mit zu vielen " ..
    "(--limit %d).",
  ["prove.rest"] = "Nicht begonnen: %d {Welt|Welten} (--positions %d).",
  ["prove.page"] = "%s: alle Partien mit %d {Karte|Karten}",
  ["prove.example"] = "Das Gegenbeispiel als Test",
  ["prove.looked_at"] = "Was angesehen wurde",
  ["prove.whole"] = "Vollständig: nichts wurde abgeschnitten.",
  ["prove.kind.points"] = "Punkte gehen nicht auf",
  ["prove.kind.figures"] = "Figuren kommen hinzu oder verschwinden",
  ["prove.kind.board"] = "Karten liegen nicht, wo sie verzeichnet sind",
  ["prove.kind.options"] = "mit den Optionen stimmt etwas nicht",
  ["prove.kind.always"] = "was immer gelten muss, gilt nicht",
  ["prove.kind.undo"] = "eine Antwort lässt sich nicht genau zurücknehmen",
  ["prove.kind.saving"] = "dieselben Antworten führen anderswohin",
  ["prove.kind.secrecy"] = "ein Platz erkennt, was ihm verborgen ist",
  ["prove.kind.fails"] = "eine Regel versagt",
  ["prove.kind.ends"] = "die Partie endet nicht",
  ["prove.test"] = "gefunden von tessera prove",
}
