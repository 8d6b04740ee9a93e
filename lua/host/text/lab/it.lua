--- Texts of the laboratory, in Italian. See host/common/text.lua.

return {
  ["verb.arena.summary"] = "Fa giocare bot contro bot e li classifica.",
  ["verb.compare.summary"] =
    "Trova che cosa cambia una regola: due config, stessi semi.",
  ["lab.opt.resume"] =
    "tiene le partite finite in FILE e continua con quelle che ci sono",
  ["lab.stopped"] = "Fermato (%d/%d); con --resume FILE si può continuare.",
  ["lab.stopped.resume"] =
    "Fermato (%d/%d); lo stesso comando continua (%s).",
  ["lab.journal.other"] =
    "%s: sono le partite di un'altra prova (regole, bot o seme)",
  ["lab.journal.damaged"] =
    "%s: %d {riga rovinata|righe rovinate}, dalla riga %d; ciò che vi " ..
    "stava si gioca di nuovo",
  ["lab.journal.none"] = "%s: questo file non è stato scritto da --resume",
  ["arena.opt.pairs"] =
    "semi per ogni coppia di bot (100); ognuno si gioca nei due versi",
  ["arena.opt.sprt"] =
    "si ferma quando si sa se la quota del primo bot è P0 o P1",
  ["arena.opt.json"] = "scrive i numeri in FILE come JSON",
  ["arena.opt.report"] = "scrive un rapporto (HTML) in FILE",
  ["arena.two"] =
    "un'arena vuole due bot o più, per esempio: tessera arena greedy " ..
    "random",
  ["arena.sprt"] = "--sprt vuole due quote come 0.5,0.55, non %q",
  ["arena.sprt_two"] = "--sprt è per due bot",
  ["arena.players"] = "un'arena vuole un gioco per due o più giocatori",
  ["arena.played"] = "partite",
  ["arena.wins"] = "vittorie",
  ["arena.points"] = "punti",
  ["arena.time"] = "a decisione",
  ["arena.games"] = "%d {partita|partite} in %.1f s",
  ["arena.decided"] =
    "Deciso: una quota di %g è più probabile per %s, dopo %d " ..
    "{coppia|coppie} di partite.",
  ["arena.table"] = "Risultati",
  ["arena.cross"] = "Chi ha vinto contro chi",
  ["arena.verdict"] = "Verdetto",
  ["arena.title"] = "Arena: %s",
  ["arena.head"] = "%d {partita|partite}, semi da %d.",
  ["compare.opt.games"] = "semi (200); ognuno si gioca con le due config",
  ["compare.opt.json"] = "scrive i numeri in FILE come JSON",
  ["compare.opt.report"] = "scrive un rapporto (HTML) in FILE",
  ["compare.two"] =
    "si confrontano due config, per esempio: tessera compare X.lua " ..
    "Y.lua",
  ["compare.players"] =
    "le config hanno un numero diverso di giocatori: %d e %d",
  ["compare.points"] = "punti: %s",
  ["compare.term"] = "voce: %s (%s)",
  ["compare.wins"] = "vittorie di %s",
  ["compare.figures.used"] = "figure messe in gioco",
  ["compare.figures.blocked"] = "figure mai tornate",
  ["compare.course.lead_changes"] = "cambi in testa",
  ["compare.course.comeback"] = "rimonte",
  ["compare.length.turns"] = "turni",
  ["compare.length.decisions"] = "decisioni a turno",
  ["compare.length.matter"] = "quota delle decisioni che contano",
  ["compare.total.points"] = "punti a posto",
  ["compare.total.spread"] = "punti fra primo e ultimo",
  ["compare.change"] = "Y - X",
  ["compare.sure"] = "più che caso",
  ["compare.same"] =
    "Non cambia nulla: tutto è andato allo stesso modo, in %d " ..
    "{partita|partite}.",
  ["compare.nothing"] =
    "Nessun cambiamento che sia più che caso, in %d {seme|semi}.",
  ["compare.more"] = "Di più: %s, di %.2f ± %.2f a partita.",
  ["compare.less"] = "Di meno: %s, di %.2f ± %.2f a partita.",
  ["compare.title"] = "%s e %s",
  ["compare.head"] = "%d {seme|semi} da %d, giocati con tutte e due.",
  ["compare.configs"] = "X è %s, Y è %s.",
  ["compare.bots"] = "Bot: %s.",
  ["compare.about"] = "Come si è giocato",
  ["compare.chart.points"] = "Punti a partita",
  ["compare.chart.changes"] =
    "Cambiamenti (Y - X), intervalli al 95 per cento; pieno: più che caso",
  ["compare.words"] = "In parole",
  ["compare.numbers"] = "In numeri",
  ["lab.sqlite.exists"] = "%s esiste già; SQLite scrive in un file nuovo",
  ["lab.sqlite.none"] = "questo programma è stato costruito senza SQLite",
  ["lab.sqlite.where"] = "--format sqlite vuole --output FILE",
  ["lab.rows.format"] = "--rows vuole --format csv, jsonl o sqlite",
  ["simulate.opt.rows"] =
    "una riga per partita (game), turno (turn) o decisione (decision)",
  ["simulate.opt.terms"] = "punti secondo le voci delle regole, come colonne",
  ["simulate.opt.rotate"] =
    "i bot cambiano posto a ogni partita; A è il bot che vi ha " ..
    "cominciato",
  ["verb.simulate.summary"] =
    "Fa giocare molte partite ai bot su tutti i core.",
  ["verb.simulate.about"] =
    "La partita k di N ha il seme S + k - 1. L'uscita non dipende dal " ..
    "numero di core. Lo stato d'uscita 3 dice che una partita si è " ..
    "bloccata.",
  ["verb.arena.about"] =
    "Ogni coppia gioca ogni seme in entrambi i ruoli, perché né la " ..
    "fortuna né il primo posto contino.",
  ["verb.compare.about"] =
    "Ogni seme è giocato con entrambe le configurazioni; ciò che cambia " ..
    "viene dalle regole.",
  ["verb.tune.about"] =
    "I pesi che vincono restano; il risultato è una tabella da " ..
    "incollare.",
  ["simulate.opt.games"] = "numero di partite (100 se non detto)",
  ["simulate.opt.jobs"] = "numero di processi (se non detto: tutti i core)",
  ["simulate.opt.format"] =
    "che cosa stampare, altrimenti secondo la fine del nome di FILE",
  ["simulate.opt.output"] = "scrive in FILE invece che sull'uscita standard",
  ["farm.died"] = "%s, ogni volta",
  ["simulate.stuck"] = "la partita dal seme %d è bloccata: %s",
  ["simulate.failed"] = "nella partita dal seme %d una risposta è fallita: %s",
  ["stats.mean"] = "media",
  ["stats.sd"] = "dev",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "vittorie",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "turni",
  ["stats.games"] = "%d {partita|partite} in %.2f s, %s partite/s",
  ["stats.stuck"] =
    "%d {partita si è bloccata e non conta|partite si sono bloccate e " ..
    "non contano}",
  ["report.title"] = "%s: partite simulate",
  ["report.head"] = "%d {partita|partite}, semi da %d a %d",
  ["report.scores"] = "Punti per posto",
  ["report.categories"] = "Da dove vengono i punti",
  ["report.categories.note"] = "Punti medi per partita.",
  ["report.wins"] = "Vittorie per posto, con intervalli (95 %)",
  ["report.lead"] =
    "Il primo posto segna in media %+.2f punti più degli altri (95 %%: " ..
    "da %+.2f a %+.2f).",
  ["report.length"] = "Durata in turni",
  ["report.figures"] = "Figure schierate",
  ["report.figures.note"] = "Numero medio di schieramenti per partita.",
  ["report.completion"] = "Completati alla fine",
  ["report.completed"] = "%.0f %%, %.1f a partita",
  ["report.heat"] = "Dove si posano le tessere",
  ["report.heat.note"] =
    "Quota delle partite con una tessera su ogni casella; si comincia da " ..
    "0,0.",
  ["simulate.opt.save"] = "con --games 1: scrive la partita in un nuovo FILE",
  ["simulate.save_one"] = "--save vale per una sola partita: --games 1",
  ["simulate.opt.report"] = "scrive anche in FILE una pagina con grafici",
  ["verb.tune.summary"] =
    "Trova pesi migliori per i bot facendoli giocare fra loro.",
  ["tune.opt.games"] = "coppie di partite per ciclo (400)",
  ["tune.opt.rounds"] = "cicli (4)",
  ["farm.exit"] = "il processo è finito con lo stato %d",
  ["farm.signal"] = "il processo è stato ucciso dal segnale %d",
  ["farm.seed"] = "seme %d",
  ["ranks.name"] = "rango %d (%s)",
  ["ranks.lost"] = "%s non risponde più; altri giocano le sue partite",
  ["ranks.all_lost"] = "non resta alcun rango che giochi",
  ["ranks.silent"] = "il rango non rispondeva più",
  ["ranks.differ"] =
    "%s ha altre regole, bot, opzioni o un'altra versione di questo programma",
  ["ranks.none"] =
    "sono stati avviati più ranghi, ma questo programma è compilato " ..
    "senza Open MPI (libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Fermato dopo %d su %d; con --resume %s lo stesso comando continua.",
  ["compare.none"] = "Nessuna partita è arrivata alla fine.",
  ["lab.kept"] =
    "Le partite sono conservate: con --resume %s lo stesso comando " ..
    "scrive soltanto.",
}
