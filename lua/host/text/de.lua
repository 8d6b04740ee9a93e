--- The program's own texts in German: as in English, key by key.

return {
  ["seat"] = "%s",
  ["chance"] = "Zufall",

  ["verb.play.summary"] = "Eine Partie im Terminal spielen.",
  ["verb.play.about"] =
    "CONFIG ist eine Vorgabe oder eine Lua-Datei, SAVE eine gespeicherte " ..
    "Partie, die weitergeht. Ist die Standardeingabe kein Terminal, so " ..
    "spielen Bots alle Plätze, und der Plan am Ende und das Ergebnis " ..
    "werden Posten für Posten gezeigt.",
  ["verb.replay.summary"] = "Eine gespeicherte Partie durchgehen und prüfen.",
  ["verb.replay.about"] =
    "Ohne Optionen: die letzte Stellung und die Punkte bis dahin. Schon " ..
    "das Laden prüft jede Prüfsumme und jeden Zustandshash der Datei.",
  ["verb.render.summary"] =
    "Den Plan einer gespeicherten Partie als SVG oder PNG zeichnen.",
  ["verb.render.about"] =
    "Der Name der Datei sagt die Form: .svg, .png (wo das Programm mit " ..
    "librsvg gebaut wurde), .txt für das Bild des Terminals. Ohne Datei " ..
    "geht SVG auf die Standardausgabe.",
  ["verb.tiles.summary"] = "Die Karten eines Satzes zeichnen, mit ihrer Zahl.",
  ["verb.tiles.about"] =
    "SET ist der Name eines Kartensatzes oder eine Kartendatei. Alle " ..
    "Merkmale werden gezeichnet, ob eine Regel sie liest oder nicht.",
  ["verb.modules.summary"] =
    "Module, Optionen, Kartensätze und Vorgaben auflisten.",
  ["verb.modules.about"] = "Mit Namen: alles, was dazu zu sagen ist.",
  ["verb.rpc.summary"] = "Partien über JSON-RPC 2.0 anbieten.",
  ["verb.rpc.about"] =
    "Eine Nachricht je Zeile, auf Standardeingabe und -ausgabe. `tessera " ..
    "rpc --schema` zeigt die Methoden mit ihren Parametern und Fehlern.",
  ["verb.serve.summary"] = "Tische anbieten, die man im Browser öffnet.",
  ["verb.serve.about"] =
    "Die Seite und alles, was an den Tischen geschieht, aus einem Programm " ..
    "und einer Datei. Jeder Platz hat einen geheimen Link; wer ihn hat, " ..
    "sitzt da.",
  ["verb.test.summary"] = "Die Tests ausführen, die bei den Regeln stehen.",
  ["verb.test.about"] =
    "PATH ist der Ordner eines Moduls oder eine Datei; ohne werden alle " ..
    "mitgelieferten Module geprüft. Der Exit-Status 1 sagt, dass ein " ..
    "Test gescheitert ist.",

  ["verb.check.summary"] = "Alles nennen, was falsch ist, ohne zu spielen.",
  ["verb.check.about"] =
    "PATH ist der Ordner eines Moduls, eine Datei mit Hausregeln oder ein " ..
    "Kartensatz; ohne wird alles Mitgelieferte geprüft. Der Exit-Status " ..
    "1 sagt, dass etwas gefunden wurde.",
  ["verb.new.summary"] = "Ein Gerüst für den Anfang anlegen.",
  ["verb.new.about"] =
    "module: ein Ordner mit Regeln, Tests und Texten. tiles: ein " ..
    "Kartensatz in tiles/. rule: eine einzelne Datei mit Hausregeln. Alle " ..
    "bestehen check und test.",
  ["verb.doc.summary"] =
    "Die Referenz zeigen, oder was sie zu einem Wort sagt.",
  ["verb.doc.about"] =
    "Die Referenz entsteht aus den Quellen; --write macht sie neu.",

  ["help.usage"] = "Aufruf: tessera %s %s",
  ["help.options"] = "Optionen:",
  ["help.verbs"] = "Befehle:",
  ["help.more"] = "`tessera VERB --help` sagt mehr zu jedem.",
  ["help.try"] = "siehe `tessera --help` oder `tessera VERB --help`",
  ["help.program"] =
    "Aufruf: tessera VERB [OPTION]... [ARGUMENT]...\n        tessera " ..
    "--help | --version\n\nLegespiele der Carcassonne-Familie, jede Regel " ..
    "in Lua.",
  ["help.version"] = "tessera %s",
  ["help.with"] = "mit %s",
  ["help.without"] = "ohne %s",

  ["opt.help"] = "diese Hilfe zeigen",
  ["opt.config"] = "Konfigurationsdatei oder Name einer Vorgabe",
  ["opt.path"] = "Module und Karten auch in DIR suchen",
  ["opt.set"] =
    "einen Eintrag der Konfiguration ändern, etwa options.base.edition=2",
  ["opt.players"] = "Zahl der Spieler",
  ["opt.seed"] = "Startwert der Zufallszahlen",
  ["opt.lang"] = "Sprache der Texte, etwa de",
  ["play.opt.save"] = "die Partie laufend in eine neue FILE schreiben",
  ["play.opt.board"] =
    "wie Bretter aussehen: als Zeichen oder als Bild, das so " ..
    "heißen kann, wie ein Terminal es nimmt",
  ["picture.no_terminal"] = "ein Bild braucht ein Terminal, das es zeigt",
  ["picture.no_colours"] =
    "ein Bild aus Blöcken braucht Farben, und hier sind keine",
  ["play.opt.interactive"] =
    "Antworten von der Standardeingabe lesen, auch wenn sie kein Terminal " ..
    "ist",
  ["replay.opt.to"] = "nach Antwort N anhalten",
  ["replay.opt.step"] = "jede Antwort zeigen und wozu sie geführt hat",
  ["replay.opt.verify"] =
    "jede Antwort zurücknehmen, wieder geben und die Hashes vergleichen",
  ["replay.opt.board"] = "mit --step: der Plan nach jeder Antwort",
  ["render.opt.output"] = "Datei, die geschrieben wird: .svg, .png oder .txt",
  ["render.opt.size"] = "Pixel je Karte (sonst 100)",
  ["render.opt.at"] = "die Stellung nach Antwort N",
  ["render.opt.bare"] = "nur der Plan, ohne Plätze und Zonen",
  ["tiles.opt.output"] = "Datei, die geschrieben wird: .svg oder .png",
  ["tiles.opt.columns"] = "Karten je Reihe",
  ["modules.opt.json"] = "alles als JSON zeigen",
  ["modules.opt.order"] =
    "die Phasen, Haken, Angebote und Stellen einer Konfiguration "
      .. "zeigen, und wem sie gehören",
  ["rpc.opt.schema"] = "das Schema zeigen",
  ["rpc.opt.limit"] = "längste Zeile, die angenommen wird (sonst 1048576)",
  ["test.opt.tap"] = "das Test Anything Protocol ausgeben",
  ["test.opt.verbose"] = "auch bestandene Tests nennen",
  ["test.opt.games"] =
    "Zufallspartien je Satz von Modulen (sonst 3), siehe --seed",
  ["test.opt.coverage"] =
    "Zeilen der Regeln zeigen, die kein Test erreicht",
  ["test.opt.mutate"] =
    "kleine Änderungen der Regeln versuchen und die nennen, die kein "
      .. "Test bemerkt",

  ["doc.opt.write"] = "die Referenz und die Angaben für Editoren neu machen",
  ["doc.opt.check"] = "nennen, was nicht dokumentiert oder veraltet ist",
  ["new.opt.in"] = "in DIR statt im jetzigen Ordner anlegen",
  ["play.opt.watch"] = "geänderte Module neu lesen und die Partie nachspielen",

  ["doc.stale"] = "%s ist veraltet: `tessera doc --write`",
  ["doc.missing"] = "es fehlt %s",
  ["doc.sources"] = "in %s sind keine Quellen, aus denen die Referenz entsteht",
  ["doc.unknown"] = "die Referenz sagt nichts zu %q%s",
  ["new.usage"] = "tessera new module|tiles|rule NAME",
  ["new.name"] = "%q ist kein Name: Kleinbuchstaben, Ziffern und -",
  ["new.exists"] = "%s gibt es schon",
  ["new.made"] = "angelegt: %s",
  ["new.next"] = "ansehen mit: %s",
  ["check.nothing"] = "in %s gibt es nichts zu prüfen",
  ["check.clean"] = "%d geprüft, nichts gefunden",
  ["check.found"] = "%d geprüft, %d {Problem|Probleme}",

  ["error.bare"] = "%s",
  ["error.mean"] = " (meinten Sie %s?)",
  ["error.verb"] = "unbekannter Befehl %q%s",
  ["error.option"] = "unbekannte Option %s%s",
  ["error.twice"] = "%s ist zweimal gegeben",
  ["error.no_value"] = "%s nimmt keinen Wert",
  ["error.needs_value"] = "%s braucht einen Wert: %s",
  ["error.integer"] = "%s: ganze Zahl erwartet, nicht %q",
  ["error.least"] = "%s: mindestens %d, nicht %s",
  ["error.most"] = "%s: höchstens %d, nicht %s",
  ["error.value"] = "%s: eines von %s erwartet, nicht %q%s",
  ["error.set"] = "--set: KEY=VALUE erwartet, nicht %q",
  ["error.is_save"] = "%s ist eine gespeicherte Partie, keine Konfiguration",
  ["error.language"] = '%s: ein Kürzel wie "de" erwartet, nicht %q',
  ["lang.none"] =
    'keine Texte in „%s“ außer denen von Modulen; das Programm hat %s',
  ["error.folder"] = "%s: es gibt keinen Ordner %q",
  ["error.only_with"] = "%s gilt nur mit %s",
  ["error.one_of"] = "%s und %s schließen einander aus",
  ["error.extra"] = "ein Argument zu viel: %q",
  ["error.empty"] = "ein Argument ist leer",
  ["error.two_configs"] = "zwei Konfigurationen: --config und %q",
  ["error.config"] = "keine Datei und keine Vorgabe heißt %q%s",
  ["bots.endless"] =
    "Die Partie endet nicht: %d {Antwort|Antworten} ohne ein Plättchen oder " ..
    "einen Punkt, die letzte Frage stellt die Phase '%s' des Moduls '%s'; " ..
    "Bots spielen nicht weiter.",
  ["bots.hopeless"] =
    "Regeln wurden immer wieder angehalten, weil sie zu lange " ..
    "brauchten; Bots spielen nicht weiter.",
  ["error.bot"] = "kein Bot heißt %q%s",
  ["error.seat"] = "kein Platz %q; Plätze gehen von A bis %s, oder all",
  ["error.viewer"] =
    "diese Partie zeigt, was %s gesehen hat; was %s gesehen hat, steht nicht "
    .. "darin",
  ["error.shared"] =
    "%s: das ist, was ein Platz von einer Partie gesehen hat; man kann es "
    .. "ansehen (tessera replay, tessera render), aber nicht weiterspielen",
  ["error.write"] = "%s kann nicht geschrieben werden",
  ["error.output"] = "in die Standardausgabe lässt sich nicht schreiben: %s",
  ["error.interrupted"] = "unterbrochen",

  ["event.score"] = "%s erhält %d: %s%s",
  ["event.score.complete"] = "%s erhält %d: vollendet %s%s",
  ["event.score.final"] = "%s erhält %d am Ende: %s%s",
  ["event.score.less"] = "%s verliert %d: %s%s",
  ["tile.words"] = "Karte „%s“",
  ["event.placed"] = "%s legt %s an %d,%d",
  ["event.start"] = "das Spiel beginnt mit %s an %d,%d",
  ["event.overlaid"] = "%s legt %s auf %d,%d",
  ["event.overlaid.seen"] = "%s legt %s",
  ["event.discard"] = "%s passt nirgends und verlässt das Spiel",
  ["event.laid"] = "%s legt %s: %s",
  ["event.stands"] = "%s steht jetzt: %s",
  ["event.goes"] = "%s zieht weiter",
  ["event.leaves"] = "%s geht",
  ["event.moved"] = "%s bewegt %s: %s",
  ["event.moved.off"] = "%s bewegt %s",
  ["event.deployed"] = "%s setzt %s ein: %s",
  ["event.deployed.off"] = "%s setzt %s ein",
  ["event.returned"] = "%s nimmt %s zurück",
  ["event.completed"] = "%s vollendet, %d {Karte|Karten}",
  ["about"] = "%s: %s",
  ["event.note"] = "%s: %s %d",
  ["event.word"] = "%s: %s",
  ["term.count"] = "%s %d: %d",
  ["term.bonus"] = "%s: %d",
  ["term.plain"] = "%s %d",
  ["term.times"] = "%s × %s %d: %d",

  ["option.place"] = "%d,%d %s",
  ["option.segment"] = "%s (Karte %s)",
  ["option.with"] = "%s mit %s",
  ["option.together"] = "mit %s",
  ["option.more"] = "%s: %s",
  ["option.last"] = "verbraucht dein letztes Stück (%s)",
  ["option.spends"] = "verbraucht 1 von deinen %s",
  ["option.held"] = "%s: %s (%s)",
  ["option.tiles"] = "%d {Karte|Karten}",
  ["side.N"] = "Norden",
  ["side.E"] = "Osten",
  ["side.S"] = "Süden",
  ["side.W"] = "Westen",
  ["option.nobodys"] = "%s (Karte %s)",
  ["option.figure"] = "%s: %s (Karte %s)",
  ["option.cell"] = "%d,%d",
  ["option.edge"] = "%d,%d %s",
  ["option.corner"] = "%s, Ecke nordwestlich von %s",

  ["choices.more"] =
    "  ... und noch %d {Zeile|Zeilen}; den Anfang eines Schlüssels tippen",
  ["choices.number"] = "es gibt keine Wahl %d; sie gehen von 1 bis %d",
  ["choices.no_turn"] =
    "%s ist kein Platz für eine Karte: ohne %s eingeben",
  ["choices.turn"] = "in welcher Richtung? %s",
  ["choices.ambiguous"] =
    "%q ist der Anfang von %d {Schlüssel|Schlüsseln}:\n  %s",

  ["sign.end"] = "hier enden Linien",
  ["board.cropped"] = "     (ein Teil des Plans; `board all` zeigt alles)",
  ["board.moves"] =
    "     (ein Teil des Plans; `board >` und `board -` zeigen mehr)",
  ["board.points"] = "%s  %3d {Punkt|Punkte}",
  ["board.no_figures"] = "keine Figuren mehr",
  ["board.figures"] = "%d {Figur|Figuren}",
  ["board.more_zones"] =
    "  und noch %d {Zeile|Zeilen}; `board all` zeigt sie",
  ["choices.unseen"] = "nicht im Bild:",
  ["choices.page"] = "  Seite %d/%d, `more`: weiter",
  ["choices.one_page"] = "Das sind alle.",

  ["play.welcome"] = "`help` zeigt die Hilfe.",
  ["play.seed"] = "Startwert %d",
  ["play.turn"] = "Zug %d, noch %d {Karte|Karten}.",
  ["play.question"] = "%s: %s",
  ["play.question.tile"] = "%s: %s %s",
  ["opt.seat"] = "nur was dieser Platz sieht (A, B, …), oder alle (all)",
  ["secret.nobody"] = "Tisch",
  ["secret.seen"] = "%s, %s: %s",
  ["secret.hidden"] = "%s, %s: %d {verdecktes|verdeckte}",
  ["play.handover"] =
    "%s, drücke die Eingabetaste, wenn niemand sonst hinsieht. ",
  ["rpc.hidden"] = "dieser Platz darf die Möglichkeiten nicht sehen",
  ["rpc.turn"] = "Platz %s kann nicht antworten: gefragt ist Platz %s",
  ["play.prompt"] = "%s> ",
  ["play.refused"] =
    "diese Antwort ist gescheitert, die Partie ist unverändert:\n%s",
  ["again.answer"] = "das war Antwort %d, %s; die Stellung davor: %s",
  ["again.before"] = "die Stellung davor: %s",
  ["again.begin"] = "noch einmal: %s",
  ["again.unsaved"] = "(`save DATEI` schreibt die Partie.)",
  ["play.board"] =
    "board nimmt all, X,Y oder eines von < > ^ v + -, nicht %q",
  ["play.no_vetoes"] = "Hier verbietet keine Regel etwas.",
  ["play.nothing_pending"] = "Nichts zu entscheiden.",
  ["play.hint"] =
    "Ein Bot würde sagen: %s (%s), eine von %d {Möglichkeit|Möglichkeiten}",
  ["play.typed"] = "getippt: %s",
  ["why.taken"] = "%d,%d: dort liegt die Karte %s",
  ["why.side"] = "passt auf Seite %s nicht: %s gegen %s",
  ["why.alone"] = "%d,%d: keine Karte liegt daneben",
  ["why.supply"] = "kein %s mehr übrig",
  ["why.held"] = "%s: schon besetzt von %s",
  ["why.no_feature"] = "die zuletzt gelegte Karte zeigt nichts davon: %s",
  ["why.no_tile"] = "jetzt ist keine Karte zu legen",
  ["why.other_tile"] = "zu legen ist %s",
  ["why.never"] = "%s steht nie auf: %s",
  ["why.sides"] = "die zuletzt gelegte Karte zeigt: %s",
  ["why.unknown"] = "keine Karte, Figur oder Antwort heißt %q",
  ["why.offered"] = "das geht: %s tippen",
  ["why.nothing"] = "das steht jetzt nicht zur Wahl",
  ["why.continues"] = "eine Karte mit %s muss das Vorhandene fortsetzen",
  ["why.rule"] = "die Seiten passen hier, aber eine Regel erlaubt es nicht",
  ["play.undo_number"] =
    "was zurücknehmen? Eine Zahl von eigenen Entscheidungen.",
  ["play.no_undo"] = "Es gibt nichts zurückzunehmen.",
  ["play.few_undo"] =
    "Nur %d {Entscheidung lässt|Entscheidungen lassen} sich zurücknehmen.",
  ["play.undo_chance"] =
    "Das nimmt auch ein Ziehen zurück; `undo!`, wenn alle einverstanden " ..
    "sind. Dieselbe Karte kommt wieder.",
  ["play.undone"] = "%d {Antwort|Antworten} zurückgenommen.",
  ["play.redone"] = "%d {Antwort|Antworten} wieder gegeben.",
  ["play.no_redo"] = "Es gibt nichts zu wiederholen.",
  ["play.save_usage"] = "save FILE",
  ["play.saved"] = "Gespeichert in %s.",
  ["play.bot"] = "%s: Bot %s",
  ["play.unknown"] = "%q ist weder Möglichkeit noch Befehl; siehe `help`",
  ["play.stuck"] =
    "Die Partie hängt: jede Antwort scheitert in einem Skript. `undo` " ..
    "hilft, oder `save` und `quit`.",
  ["play.watch_save"] =
    "--watch beginnt eine Partie ohne Datei; `save FILE` schreibt sie",
  ["play.reloaded"] =
    "Regeln neu gelesen, %d {Antwort|Antworten} nachgespielt.",
  ["play.reload_failed"] =
    "die geänderten Regeln laden nicht, die alten gelten:\n%s",
  ["play.reload_stopped"] =
    "Antwort %d (%s) ist nicht mehr möglich: die Partie hält davor.",
  ["play.continue"] = "Weiter mit: tessera play %s",
  ["play.opt.continue"] =
    "mit der zuletzt gespielten Partie fortfahren",
  ["play.no_last"] =
    "es gibt keine Partie, die weitergehen könnte",
  ["play.against"] =
    "%s spielt der Bot greedy. `bot B off` gibt den Platz einem " ..
    "Menschen; mit `tessera play --players 3 -b C=greedy` und " ..
    "Ähnlichem sitzt man anders.",
  ["play.continue_last"] =
    "Die Partie bleibt erhalten. Weiter mit: tessera play --continue",
  ["play.save_twice"] =
    "--save: %s ist eine gespeicherte Partie und geht in ihrer Datei " ..
    "weiter",
  ["play.save_exists"] =
    "%s gibt es schon; um fortzufahren, spielen Sie die Datei",
  ["play.help"] = [[
Eine Antwort ist die Nummer einer Wahl oder der Schlüssel einer Möglichkeit
oder dessen Anfang. Kann eine Karte in mehreren Richtungen liegen, so folgt,
wohin ihr Norden zeigt: 5^  5>  5v  5<, oder 5 und danach > allein.
Enter allein passt, wo man darf; Tab ergänzt Befehle und Schlüssel und zeigt,
was sie tun.
  board            der Plan um die letzte Karte; board all: der ganze Plan
  board X,Y        der Plan um ein Feld; board < > ^ v geht von da aus weiter
  board + -        größere, kleinere Karten; board allein: so viele, wie passen
  board picture    von nun an richtige Bilder; board signs: Zeichen
  rules            wie dieses Spiel gespielt wird
  scores           Punkte nach Platz und Art
  events [N]       was zuletzt geschehen ist
  options          die Frage noch einmal
  more             die nächste Seite einer Liste
  why [KEY]        was Regeln bei dieser Entscheidung verbieten
  hint[!]          was ein Bot täte
  undo [N]         nimmt die letzten N Entscheidungen zurück; undo! auch Züge
                   aus dem Vorrat
  redo             gibt sie wieder
  save FILE        schreibt die Partie in eine andere Datei
  bot SEAT NAME    gibt einem Bot (greedy, random) einen Platz; off: niemandem
  quit             beendet
`=WORD` ist eine Möglichkeit, auch wo WORD ein Befehl ist.]],
  ["play.help_signs"] = "`help signs` erklärt den Plan.",
  ["play.signs"] = [[
Zeichen des Plans: Ao ist eine Figur von Platz A, ein Buchstabe allein eine
von niemandem; [7] ist ein Ort zur Wahl, + + + + die letzte Karte, %s ein Rand,
an dem nichts weitergeht; die Zahlen am Rand sind X und Y. Auf kleinen Karten
ist ▀ oder ▄, was die Nord- oder Südseite füllt; + am Rand zeigt auf die letzte
Karte.]],

  ["result.total"] = "gesamt",
  ["result.win"] = "%s gewinnt mit %d {Punkt|Punkten}.",
  ["result.tie"] = "%s gewinnen gemeinsam mit %d {Punkt|Punkten}.",
  ["result.together"] = "Alle gewinnen gemeinsam mit %d {Punkt|Punkten}.",
  ["result.lost"] = "Alle verlieren gemeinsam, mit %d {Punkt|Punkten}.",
  ["result.asking"] = "Die Partie ist nicht zu Ende.",
  ["result.stuck"] = "Die Partie hängt und kann nicht weitergehen.",

  ["progress"] = "[%s%s] %d/%d  %s Partien/s  noch %.0f s",

  ["replay.no_save"] = "was durchgehen? Eine gespeicherte Partie nennen.",
  ["replay.too_far"] = "--to %d: die Partie hat %d {Antwort|Antworten}",
  ["replay.no_option"] = "Antwort %d: es gibt keine Möglichkeit %q",
  ["replay.differs"] =
    "Antwort %d (%s): wieder gegeben, ergibt sie einen anderen Zustand",
  ["replay.good"] = "%d {Antwort|Antworten} geprüft, Zustandshash %016x",
  ["replay.answer"] = "%4d  %-8s %-30s %016x",
  ["replay.pause"] = "[Enter: weiter, Zahl: dorthin, q: Ende] ",

  ["render.no_save"] = "was zeichnen? Eine gespeicherte Partie nennen.",
  ["render.too_far"] = "--at %d: die Partie hat %d {Antwort|Antworten}",
  ["render.title"] = "Spielplan",
  ["web.symbol"] = "es gibt keine Figur '%s' zu zeichnen",
  ["page.title"] = "%s: eine Partie in %d {Antwort|Antworten}",
  ["page.keys"] =
    "← → Schritt · PgUp PgDn Zug · Home End · Leertaste spielt ab",
  ["page.look"] = "hell oder dunkel",
  ["page.in"] = "näher (+)",
  ["page.out"] = "ferner (-)",
  ["page.fit"] = "der ganze Plan (0)",
  ["page.first"] = "zum Anfang (Home)",
  ["page.back"] = "eine Antwort zurück (←)",
  ["page.play"] = "abspielen (Leertaste)",
  ["page.next"] = "eine Antwort weiter (→)",
  ["page.end"] = "ans Ende (End)",
  ["page.slider"] = "Stellung",
  ["page.seats"] = "Spieler",
  ["page.now"] = "Jetzt",
  ["page.chart"] = "Punkte",
  ["page.sums"] = "Punkte nach Grund",
  ["page.log"] = "Was geschah",
  ["page.tiles"] = "Karten",
  ["page.complete"] = "vollendet",
  ["page.open"] = "offene Seiten",
  ["page.figures"] = "Figuren",
  ["page.owner"] = "Besitzer",
  ["page.nobody"] = "niemand",
  ["page.nothing"] = "%s: keine Punkte",
  ["page.worth"] = "jetzt wert",
  ["page.turn"] = "Zug %d",
  ["page.left"] = "noch %d {Karte|Karten}",
  ["page.review"] = "was jede Antwort gekostet hat",
  ["page.review.at"] = "Antwort %d: %s verlor %s Punkte",
  ["page.review.best"] = "zu dieser Antwort wurde keine bessere gefunden",
  ["page.review.better"] = "besser: %s",
  ["page.review.place"] = "besser: die Karte im grünen Rahmen",
  ["page.review.tile"] = "Karte",
  ["page.review.none"] = "Keine Antwort hat Punkte verloren.",
  ["page.review.legend"] =
    "Jeder Strich ist eine Antwort, die Punkte verlor, in der "
    .. "Farbe ihres Platzes: je höher, desto mehr. Die schlimmsten sind "
    .. "genannt.",
  ["page.review.legend.own"] =
    "Jeder Strich ist eine Antwort, die Punkte verlor, in der Farbe "
    .. "ihres Platzes: je höher, desto mehr. Deine schlimmsten sind "
    .. "genannt.",
  ["replay.opt.html"] = "eine Seite schreiben, die durch die Partie führt",
  ["replay.opt.review"] = "mit --html: zeigen, was Antworten gekostet haben",
  ["replay.opt.share"] =
    "mit --seat: was der Platz gesehen hat, als Spielstand",
  ["replay.shared"] = "%s: was %s gesehen hat, zum Weitergeben.",
  ["replay.opt.output"] =
    "Datei für --html (sonst: der Name der Partie, .html)",
  ["look.svg"] = "look von %s: sein svg wird abgelehnt: %s",
  ["picture.form"] = "%s: der Name eines Bildes endet mit %s",
  ["picture.where"] =
    "ein Bild ist nichts zum Lesen: nennen Sie seine Datei, -o FILE.svg",
  ["tiles.no_set"] =
    "welche Karten? Einen Kartensatz nennen; `tessera modules` listet sie.",
  ["tiles.head"] = "%s: %d {Art|Arten}, %d {Karte|Karten}",
  ["tiles.count"] = "× %d",

  ["modules.bad"] = "lässt sich nicht laden: %s",
  ["modules.modules"] = "Module:",
  ["modules.tilesets"] = "Kartensätze:",
  ["modules.presets"] = "Vorgaben:",
  ["modules.needs"] = " (braucht %s)",
  ["modules.tileset"] = "%s, %d {Karte|Karten}",
  ["modules.more"] = "`tessera modules NAME` sagt mehr zu einem.",
  ["modules.module"] = "Modul %s",
  ["modules.set"] = "Kartensatz %s",
  ["modules.preset"] = "Vorgabe %s",
  ["modules.field.about"] = "bringt",
  ["modules.field.is"] = "ist",
  ["modules.field.title"] = "Titel",
  ["modules.field.version"] = "Version",
  ["modules.field.needs"] = "braucht",
  ["modules.field.conflicts"] = "ohne",
  ["modules.field.players"] = "Spieler",
  ["modules.field.note"] = "Notiz",
  ["modules.field.modules"] = "Module",
  ["modules.field.settings"] = "Optionen",
  ["modules.field.features"] = "Gebiete",
  ["modules.field.pieces"] = "Figuren",
  ["modules.field.phases"] = "Phasen",
  ["modules.field.slots"] = "Slots",
  ["modules.field.sums"] = "Summen",
  ["modules.field.exports"] = "Exporte",
  ["modules.field.file"] = "Datei",
  ["modules.field.tiles"] = "Karten",
  ["modules.field.types"] = "Arten",
  ["modules.field.marks"] = "Merkmale",
  ["modules.values"] = "      eines von: %s",
  ["modules.order.waits"] = "wartet",
  ["modules.order.landmark"] = "Wegmarke",
  ["modules.order.must"] = "muss genommen werden",
  ["modules.order.setup"] = "Aufbau",
  ["modules.order.turn"] = "Ein Zug",
  ["modules.order.final"] = "Das Ende",
  ["modules.order.offers"] = "Angebote",
  ["modules.order.hooks"] = "Haken, in der Reihenfolge, in der sie laufen",
  ["modules.order.slots"] = "Stellen",
  ["modules.unknown"] = "nichts heißt %q%s",

  ["test.passed"] = "ok      %s:%d %s",
  ["test.failed"] = "FEHLER  %s:%d %s",
  ["test.count"] = "%d bestanden, %d gescheitert",
  ["test.coverage"] = "%s: Tests erreichen %d von %d {Zeile|Zeilen}",
  ["test.mutant"] = "%s:%d: kein Test bemerkt %s anstelle von %s",
  ["test.mutants"] = "Tests bemerken %d von %d {Änderung|Änderungen}",
  ["test.broken"] = "die Tests können nicht laufen",
  ["test.no_path"] = "keine Datei und kein Ordner: %s",

  ["serve.opt.listen"] = "wo gelauscht wird (sonst 127.0.0.1:8080)",
  ["serve.opt.store"] = "SQLite-Datei oder postgres://... für die Tische",
  ["serve.opt.base_url"] = "Adresse für die Leute, hinter einem Proxy",
  ["serve.opt.public_url"] = "was Links anderen als Adresse nennen",
  ["serve.opt.trust"] = "X-Forwarded-For dieses Proxys glauben",
  ["serve.opt.cert"] = "Zertifikat für TLS",
  ["serve.opt.key"] = "sein geheimer Schlüssel",
  ["serve.opt.uploads"] = "dürfen Leute Regeln mitbringen (sonst nur lokal)",
  ["serve.opt.push"] =
    "gefragte Push-Dienste (sonst: die der Browser; no: keine)",
  ["serve.opt.limit"] = "eine Grenze ändern, etwa chat=200",
  ["serve.opt.expire"] = "Tische nach DAYS Ruhe vergessen (sonst 60, 0: nie)",
  ["serve.opt.workers"] = "Prozesse, in denen Bots denken",
  ["serve.opt.worker"] =
    "einer dieser Prozesse sein (das Programm startet sie)",
  ["serve.opt.metrics"] = "wer /metrics sieht (sonst here: dieser Rechner)",
  ["serve.opt.pause"] = "wie lange ein Bot wartet (sonst 600)",
  ["serve.opt.log"] = "ab wo etwas ins Log kommt",
  ["serve.opt.open"] = "die Seite öffnen",
  ["serve.opt.backup"] = "die SQLite-Datei im Betrieb kopieren",
  ["serve.opt.list"] = "die Tische auflisten",
  ["serve.opt.export"] = "einen Tisch als Spielstand ausgeben",
  ["serve.opt.output"] = "nach FILE schreiben",
  ["serve.open"] = "Die Tische stehen auf %s",
  ["serve.open.too"] = "und auf %s",
  ["serve.uploads_off"] =
    "Hausregeln von der Seite sind hier aus; --uploads yes schaltet sie "
    .. "ein.",
  ["serve.address"] =
    "--listen: Adresse und Port erwartet, etwa 127.0.0.1:8080, nicht %q",
  ["serve.base_url"] = "%s: http(s)://NAME erwartet, nicht %q",
  ["serve.cert_key"] = "--cert und --key gehören zusammen",
  ["serve.push"] =
    "--push: ein Rechnername, *.NAME, NAME:PORT oder no erwartet, nicht %q",
  ["serve.limit"] = "--limit: NAME=N erwartet, nicht %q",
  ["serve.no_limit"] = "--limit: es gibt keine Grenze %q%s",
  ["serve.no_home"] = "hier ist kein eigener Ordner bekannt: --store angeben",
  ["serve.listen"] = "kann nicht auf %s lauschen: %s",
  ["serve.without"] =
    "dieses Programm wurde ohne %s gebaut; das Entwicklerpaket " ..
    "einspielen und neu bauen",
  ["serve.newer"] =
    "der Speicher ist von einem neueren Programm (Schema %d, bekannt " ..
    "bis %d)",
  ["serve.exists"] = "%s gibt es schon",
  ["serve.pg_dump"] = "PostgreSQL hat dafür pg_dump",
  ["serve.no_table"] = "es gibt keinen Tisch %s",
  ["serve.gone"] = "diesen Tisch gibt es nicht mehr",
  ["serve.goodbye"] = "der Server hält an; er kommt wieder",
  ["serve.bug"] = "hier ging etwas schief; nichts wurde getan",
  ["serve.link"] = "dieser Link führt an keinen Tisch",
  ["serve.not_asked"] = "du bist nicht dran",
  ["serve.still_here"] = "warte noch etwas auf den, der dort sitzt",
  ["serve.away"] = "für Abwesende gilt höchstens eine Woche, in Sekunden",
  ["serve.other_seat"] = "dieser Platz gehört dir nicht",
  ["serve.watching"] = "wer zuschaut, kann das nicht",
  ["serve.makers"] = "das kann nur, wer den Tisch gemacht hat",
  ["serve.not_free"] = "dieser Platz ist nicht frei",
  ["serve.not_over"] = "die Partie ist nicht zu Ende",
  ["serve.no_rematch"] = "es gibt noch keine Revanche",
  ["serve.own_rules"] = "dieser Tisch hat keine mitgebrachten Regeln",
  ["serve.damaged"] =
    "dieser Tisch lässt sich nicht öffnen; beschädigt ist Zeile %d",
  ["serve.secrets"] =
    "dieser Platz hat Geheimes gesehen: nur wer dort spielt, darf ihn " ..
    "freigeben",
  ["serve.full"] =
    "dieser Tisch ist voll: die Partie geht zu Ende, mehr nicht",
  ["serve.moved"] = "jemand war schneller; schau noch einmal",
  ["serve.store_lost"] =
    "die Antwort ließ sich nicht speichern und gilt nicht; noch einmal " ..
    "versuchen",
  ["serve.died"] =
    "die Regeln brauchten zu lange oder zu viel und wurden angehalten; " ..
    "nichts wurde getan",
  ["serve.slow"] = "nicht so schnell; gleich noch einmal",
  ["serve.rulesets"] =
    "hier werden zu viele verschiedene Spiele gespielt; später noch " ..
    "einmal",
  ["serve.strangers"] =
    "hier laufen zu viele Partien mit eigenen Regeln; später noch " ..
    "einmal",
  ["serve.nothing_asked"] = "niemand will etwas zurücknehmen",
  ["serve.agreed"] = "du hast schon zugestimmt",
  ["serve.empty"] = "es wurde nichts gesagt",
  ["serve.long"] = "zu lang (höchstens %d)",
  ["serve.long_name"] = "ein Name ist zu lang oder leer (höchstens %d)",
  ["serve.colour"] = "eine Farbe ist eine Zahl von 0 bis 7",
  ["serve.colour_taken"] = "zwei Plätze haben diese Farbe",
  ["serve.seats"] = "ein Tisch hat 1 bis 8 Plätze",
  ["serve.clock"] = "eine Uhr ist { start, add } in ganzen Sekunden",
  ["serve.no_cage"] =
    "fremde Regeln lassen sich hier nicht sicher ausführen: %s",
  ["serve.no_files"] = "eigene Regeln werden hier nicht angenommen",
  ["serve.push_key"] =
    "das Schlüsselpaar für Push-Dienste in der Ablage ist beschädigt",
  ["serve.no_push"] =
    "dieser Server meldet niemandem etwas, dessen Seite zu ist",
  ["serve.no_push_service"] =
    "das ist keine Adresse eines Push-Dienstes, der hier gefragt wird",
  ["serve.no_set"] = "es gibt keinen Kartensatz %s",
  ["serve.files_config"] = "Dateien gehören zu config_text, wo rules sie nennt",
  ["serve.file_name"] = "%q: eine Datei heißt NAME.lua oder tiles/NAME.lua",
  ["serve.file_size"] = "%s ist zu groß (höchstens %d)",
  ["serve.files"] = "zu viele Dateien (höchstens %d)",
  ["serve.name"] = "%s: %q ist kein Name eines Moduls oder Kachelsatzes",
  ["serve.key"] = "eine Konfiguration für einen Tisch hat kein %q",
  ["serve.type"] = "%s: %s wurde erwartet",
  ["serve.rules"] = "rules: die Datei %q kam nicht mit dem Tisch",
  ["serve.set"] = "set: %q lässt sich hier nicht ändern",
  ["serve.preset"] = "%q ist kein Name einer Vorlage",
  ["serve.literal"] = "%s:%d: %s",
  ["serve.expected"] = "%s wurde erwartet",
  ["serve.data_only"] =
    "eine Konfiguration ist hier reine Daten: Texte, Zahlen, true, " ..
    "false und Tabellen",
  ["serve.deep"] = "Tabellen in Tabellen gehen zu tief",
  ["serve.shared"] =
    "das ist, was ein Platz von einer Partie gesehen "
    .. "hat; man kann es nicht weiterspielen",
  ["serve.no_save"] = "das ist kein Spielstand",
  ["rpc.parse"] = "unlesbare Nachricht: %s",
  ["rpc.long"] = "die Zeile ist zu lang",
  ["rpc.request"] = "ungültige Anfrage",
  ["rpc.empty"] = "leeres Bündel",
  ["rpc.bytes"] =
    "die Antworten auf dieses Bündel haben mehr als %d {Byte|Bytes}; " ..
    "weniger auf einmal senden",
  ["rpc.batch"] = "mehr als %d {Nachricht|Nachrichten} in einem Bündel",
  ["rpc.method"] = "keine Methode %q%s",
  ["rpc.by_name"] = "params muss ein Objekt sein",
  ["rpc.type"] = "Parameter %s: %s erwartet",
  ["rpc.minimum"] = "Parameter %s: mindestens %d",
  ["rpc.enum"] = "Parameter %s: eines von %s erwartet",
  ["rpc.not_of"] = "Parameter %s passt nicht zur Form %q",
  ["rpc.not_beside"] = "Parameter %s passt nicht zu Parameter %s",
  ["rpc.missing"] = "Parameter %s fehlt",
  ["rpc.param"] = "unbekannter Parameter %q%s",
  ["rpc.set"] = "set.%s: Text, Zahl oder Wahrheitswert erwartet",
  ["rpc.room"] = "columns und rows gehören zusammen",
  ["rpc.config"] =
    "%s: eine Konfiguration ist eine Vorgabe oder eine Datei namens *.lua",
  ["rpc.two_configs"] = "config und config_text sind zwei Konfigurationen",
  ["rpc.key_or_index"] = "entweder key oder index ist verlangt",
  ["rpc.option"] = "es gibt diese Möglichkeit nicht: %s",
  ["rpc.none"] = "keine Entscheidung steht aus",
  ["rpc.no_chance"] = "die ausstehende Entscheidung ist nicht die von CHANCE",
  ["rpc.undo"] = "nur %d {Antwort wurde|Antworten wurden} gegeben",
  ["rpc.consent"] =
    "das nimmt auch ein Ziehen zurück; es braucht \"consent\": true",
  ["rpc.game"] = "keine Partie %d",
  ["rpc.twice"] = "Partie %s steht zweimal in der Liste",
  ["rpc.actions"] = "%d {Aktion|Aktionen} erwartet, eine je Partie, nicht %d",
  ["rpc.action"] = "Partie %s: Aktion %s ist jetzt nicht möglich",
  ["rpc.games"] = "%d {Partie ist|Partien sind} offen; schließen Sie einige",
  ["opt.bot"] =
    "einen Platz (A, B, ... oder all) einem Bot geben: random, easy, " ..
    "greedy, normal, hard, FILE.lua oder \"cmd BEFEHL\"",
  ["play.bot_usage"] = "bot PLATZ NAME, etwa: bot B normal; oder: bot B off",
  ["bot.verdict"] = "Der Bot %q hat seinen Platz verloren (Zug %d): %s",
  ["bot.late"] = "er brauchte länger als %g Sekunden",
  ["bot.index"] = "%q ist keine Möglichkeit; die Nummern gehen von 0 bis %d",
  ["bot.key"] = "keine Möglichkeit hat den Schlüssel %q",
  ["bot.no_new"] =
    "%s muss { new = function(rng, seat) } liefern, was eine Funktion " ..
    "liefert",
  ["bot.rubbish"] = "er gab etwas aus, das kein JSON-Objekt ist: %q",
  ["bot.other_id"] = "er antwortete auf Frage %s statt %d",
  ["bot.ended"] = "das Programm ist zu Ende",
  ["bot.long"] = "er gab eine Zeile aus, die nicht endet",
  ["hint.best"] = "am besten",
  ["hint.even"] = "ebenso gut",
  ["hint.rough"] = "etwa %+.1f Punkte",
  ["hint.less"] = "%+.1f Punkte",
  ["reason.bare"] = "die letzte Figur verlässt den Vorrat",
  ["reason.home"] =
    "eine Figur bleibt für später: %d {Figur|Figuren} im Vorrat (%s: "
      .. "%d)",
  ["reason.later"] =
    "%s: jetzt %d {Punkt|Punkte} mehr Vorsprung, am Ende aber weniger: noch "
      .. "%d {Karte|Karten}",
  ["reason.ahead"] =
    "besser als %s, wenn man Partien von hier weiterspielt",
  ["reason.even"] = "kaum besser als die anderen gefundenen Antworten",
  ["reason.held"] = "%s, %s: jetzt %d {Punkt|Punkte} wert (%s: %d)",
  ["reason.chance"] = "%s, %s: wird zu %d %% vollendet (%s: zu %d %%)",
  ["reason.never"] = "%s, %s: nicht mehr zu vollenden (%s: zu %d %%)",
  ["reason.both"] = "%s (%s auch)",
  ["reason.but"] = "aber %s",
  ["reason.less"] = "%s, %s: jetzt nur %d {Punkt|Punkte} wert (%s: %d)",
  ["reason.only"] = "%s, %s: wird nur zu %d %% vollendet (%s: zu %d %%)",
  ["reason.feature"] = "%s aus %d {Karte|Karten}",
  ["reason.then"] = "danach möglich: %s",
  ["reason.next"] = "die nächstbeste",
  ["reason.instead"] = "%s: %s",
  ["reason.nth"] = "Antwort %d",
  ["reason.gained"] = "%s, %s: jetzt %d {Punkt|Punkte} wert",
  ["reason.given"] = "die gegebene Antwort",
  ["reason.new"] = "%s, mit einer neuen Figur",
  ["reason.other"] = "%s, %s",
}
