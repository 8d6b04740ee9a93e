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
  ["verb.learn.summary"] =
    "Trova pesi migliori per i bot di una configurazione.",
  ["verb.learn.about"] =
    "Bot che cercano giocano fra loro con altri pesi; poi i migliori si " ..
    "provano contro quelli dati. Si tengono solo se si mostrano " ..
    "migliori, in un file accanto alla configurazione che dice come è " ..
    "stato fatto. Se il file c’è già, si migliora quello.",
  ["learn.opt.minutes"] = "circa tanti minuti (30)",
  ["learn.opt.games"] = "tante partite, qualunque sia il tempo",
  ["learn.opt.positions"] =
    "posizioni che un bot guarda per una risposta (1000)",
  ["learn.opt.output"] = "tieni i pesi in FILE (CONFIG.weights.lua)",
  ["learn.weight"] = "peso",
  ["learn.before"] = "prima",
  ["learn.after"] = "dopo",
  ["learn.test"] =
    "Prova contro i pesi dati: vinto %.1f %% di %d {partita|partite} " ..
    "(95 %%: %.1f–%.1f).",
  ["learn.kept"] = "Sono migliori. Tenuti in %s.",
  ["learn.use"] = "Un bot che li usa: -b 'B=%s'",
  ["learn.none"] = "Questo non mostra che siano migliori. Nulla si tiene.",
  ["weights.none"] = "questo non è un file di pesi di tessera learn",
  ["weights.name"] = "nessun peso si chiama %q",
  ["weights.value"] = "%s non è un numero",
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
  ["verb.review.summary"] =
    "Trova le risposte di una partita salvata che sono costate punti.",
  ["verb.review.about"] =
    "Ogni risposta è confrontata con la migliore che trova `normal`. " ..
    "La precisione è del 100 per cento per chi dà sempre la risposta " ..
    "migliore, e dello 0 per cento per chi non fa meglio del caso.",
  ["review.opt.seat"] =
    "solo le risposte di questo posto (A, B, …), secondo ciò che " ..
    "vedeva",
  ["review.opt.worst"] = "quante delle risposte più costose (5)",
  ["review.opt.all"] = "elenca ogni risposta con i punti attesi prima e dopo",
  ["review.no_save"] = "Che cosa va giudicato? Indica una partita salvata.",
  ["review.answer"] = "risposta %d",
  ["review.answers"] = "risposte",
  ["review.lost"] = "punti persi",
  ["review.accuracy"] = "precisione",
  ["review.seat"] = "posto",
  ["review.key"] = "risposta",
  ["review.before"] = "prima",
  ["review.after"] = "dopo",
  ["review.better"] = "meglio",
  ["review.curve"] = "Punti attesi nel corso della partita",
  ["review.title"] = "Risposta %d, turno %d: %s perde %.1f punti.",
  ["review.given"] = "data: %s",
  ["review.best"] = "meglio: %s",
  ["review.expected"] = "%s: %.1f punti attesi invece di %.1f",
  ["review.none"] = "Non c'è nessuna risposta da giudicare.",
  ["review.page"] = "%s: quanto sono costate le risposte",
  ["review.head"] = "%d {risposta giudicata|risposte giudicate}.",
  ["verb.diagnose.summary"] =
    "Trovare che cosa non va in una regola, con partite di bot.",
  ["verb.diagnose.about"] =
    "Gioca partite con il bot `greedy` a tutti i posti, poi altre in " ..
    "cui un posto è più forte, fa a meno di qualcosa o prova qualcosa. " ..
    "Di una regola o di un modulo esamina ciò che aggiunge, di una " ..
    "config tutto. Quello che segnala è più del caso: per una regola " ..
    "sana si sbaglia una volta su cinquanta.",
  ["diagnose.opt.games"] =
    "partite di giocatori uguali (300); ogni prova ne ha un terzo",
  ["diagnose.sound"] =
    "Non c’è niente che non vada oltre il caso (%d {domanda|domande}).",
  ["diagnose.games"] = "%d {partita|partite} in %.1f s",
  ["diagnose.page"] = "%s: una diagnosi",
  ["diagnose.found"] = "Che cosa è stato trovato",
  ["diagnose.wins"] = "Vittorie di ogni posto",
  ["diagnose.points_without"] = "Punti di chi ne fa a meno",
  ["diagnose.points_with"] = "Punti di chi ci prova",
  ["diagnose.figures"] = "Cifre",
  ["diagnose.failed"] = "la partita di seed %d: %s",
  ["diagnose.asks"] =
    "la partita di seed %d: dopo %d {risposta|risposte} la fase %s " ..
    "(%s) chiede ancora",
  ["diagnose.stuck"] =
    "Una regola fallisce: %s delle partite non può continuare.",
  ["diagnose.endless"] = "Le partite non finiscono: %s.",
  ["diagnose.term"] = "La voce %s non dà quasi mai punti: in %s delle partite.",
  ["diagnose.piece"] = "Il pezzo %s non si usa quasi mai: in %s delle partite.",
  ["diagnose.swamp"] = "La voce %s dà quasi tutti i punti: %s.",
  ["diagnose.never"] = "%s (%s) non si sceglie quasi mai: in %s delle partite.",
  ["diagnose.trial.never"] =
    "Chi lo prova una volta su due perde %.1f ± %.1f punti.",
  ["diagnose.always"] =
    "%s (%s) non è una scelta: si prende in %s delle decisioni.",
  ["diagnose.trial.always"] = "Chi non lo prende mai perde %.1f ± %.1f punti.",
  ["diagnose.trap"] =
    "%s (%s) è una trappola: chi non lo prende mai guadagna %s punti.",
  ["diagnose.decisive"] =
    "Chi fa a meno di %s (%s) ha perso: si vince solo %s delle " ..
    "partite.",
  ["diagnose.seat"] = "Il posto %s vince troppo spesso: %s delle partite.",
  ["diagnose.idle"] =
    "Il posto %s ha troppo poco da decidere: %s della sua parte.",
  ["diagnose.early"] =
    "Le partite si decidono presto: chi è in testa dopo un terzo ne " ..
    "vince %s.",
  ["diagnose.runaway"] =
    "Chi è in testa scappa: ogni punto di vantaggio a metà partita ne " ..
    "porta altri %s.",
  ["diagnose.tie"] = "Troppe partite non hanno un vincitore: %s.",
  ["diagnose.wait"] =
    "L’attesa è lunga: gli altri decidono %s volte prima che tocchi di " ..
    "nuovo a sé.",
  ["diagnose.skill"] =
    "La bravura conta poco: un buon giocatore tra giocatori a caso " ..
    "vince %s delle partite.",
  ["diagnose.short"] =
    "Il gioco finisce troppo presto: resta %s delle tessere.",
  ["diagnose.choice"] = "C’è poco da decidere: %s scelte per turno.",
  ["diagnose.won"] =
    "Il gioco è troppo facile: tutti vincono %s delle partite.",
  ["diagnose.lost"] =
    "Il gioco è troppo difficile: tutti vincono solo %s delle partite.",
  ["diagnose.figure.turns"] = "turni",
  ["diagnose.figure.answers"] = "risposte",
  ["diagnose.figure.points"] = "punti per posto",
  ["diagnose.figure.choices"] = "scelte per turno",
  ["diagnose.figure.waiting"] = "decisioni degli altri mentre si aspetta",
  ["diagnose.figure.left"] = "parte delle tessere che restano alla fine",
  ["diagnose.figure.decided"] =
    "parte della partita dopo cui il vincitore è in testa",
  ["diagnose.figure.tie"] = "parte delle partite senza vincitore",
  ["diagnose.figure.course.lead_changes"] = "cambi in testa",
  ["diagnose.figure.course.comeback"] =
    "parte delle partite vinte da chi era ultimo verso la fine",
  ["diagnose.figure.length.matter"] = "parte delle decisioni che contano",
  ["diagnose.figure.figures.blocked"] = "figure che restano fuori",
  ["diagnose.figure.skill.random"] =
    "parte delle vittorie di greedy tra random",
  ["diagnose.figure.skill.easy"] = "parte delle vittorie di greedy tra easy",
  ["diagnose.figure.with"] = "%s (%s): punti di chi lo prova",
  ["diagnose.figure.without"] = "%s (%s): punti di chi ne fa a meno",
  ["verb.prove.summary"] =
    "Giocare ogni partita con poche tessere e controllare ogni " ..
    "posizione.",
  ["verb.prove.about"] =
    "Un mondo è una partita il cui mazzo ha poche tessere. Si giocano " ..
    "tutti, con ogni pesca e ogni risposta, e ogni posizione si guarda " ..
    "una volta: se si annulla esattamente, se le sole risposte vi " ..
    "portano, se un posto capisce ciò che gli è nascosto, se la " ..
    "partita finisce, se punti e figure tornano, e se vale ciò che i " ..
    "moduli dicono con `always`.",
  ["prove.opt.tiles"] = "tessere di un mondo al massimo (2)",
  ["prove.opt.positions"] =
    "dopo tante posizioni non si comincia un altro mondo (100000)",
  ["prove.opt.limit"] = "posizioni di un mondo al massimo (20000)",
  ["prove.opt.output"] = "scrivere il controesempio come test in FILE",
  ["prove.job"] = "mondi, parte %d",
  ["prove.found"] = "Confutato: %s",
  ["prove.at"] = "lì chiede la fase %s (%s)",
  ["prove.seen"] =
    "%d {posizione|posizioni} in %d {mondo|mondi} (su %d), in %.1f s " ..
    "(%s al secondo)",
  ["prove.more"] =
    "%d {posizione raggiunta|posizioni raggiunte} ancora una volta, %d " ..
    "{fine|fini} di partita",
  ["prove.cut"] =
    "Non guardate: %d {posizione|posizioni} in mondi che ne hanno " ..
    "troppe (--limit %d).",
  ["prove.rest"] = "Non cominciati: %d {mondo|mondi} (--positions %d).",
  ["prove.page"] = "%s: ogni partita di %d {tessera|tessere}",
  ["prove.example"] = "Il controesempio, come test",
  ["prove.looked_at"] = "Che cosa è stato esaminato",
  ["prove.whole"] = "Completo: niente è stato tagliato.",
  ["prove.kind.points"] = "i punti non tornano",
  ["prove.kind.figures"] = "figure vanno o vengono",
  ["prove.kind.board"] = "tessere non stanno dove sono elencate",
  ["prove.kind.options"] = "le opzioni non sono in ordine",
  ["prove.kind.always"] = "ciò che deve valere sempre non vale",
  ["prove.kind.undo"] = "una risposta non si annulla esattamente",
  ["prove.kind.saving"] = "le stesse risposte portano altrove",
  ["prove.kind.secrecy"] = "un posto capisce ciò che gli è nascosto",
  ["prove.kind.fails"] = "una regola fallisce",
  ["prove.kind.ends"] = "la partita non finisce",
  ["prove.test"] = "trovato da tessera prove",
}
