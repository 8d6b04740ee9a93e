--- The program's own texts in Italian: as in English, key by key.

return {
  ["seat"] = "%s",
  ["chance"] = "caso",

  ["verb.play.summary"] = "Gioca una partita nel terminale.",
  ["verb.play.about"] =
    "CONFIG è una configurazione pronta o un file Lua, SAVE una partita " ..
    "salvata da continuare. Se l'ingresso standard non è un terminale, i " ..
    "bot giocano tutti i posti, e alla fine si stampano il tavolo e il " ..
    "risultato voce per voce.",
  ["verb.replay.summary"] = "Ripercorre e verifica una partita salvata.",
  ["verb.replay.about"] =
    "Senza opzioni: l'ultima posizione e i punti fin lì. Già il " ..
    "caricamento controlla ogni somma di controllo e ogni hash di stato " ..
    "del file.",
  ["verb.render.summary"] =
    "Disegna il tavolo di una partita salvata, in SVG o PNG.",
  ["verb.render.about"] =
    "Il nome del file dice la forma: .svg, .png (se il programma è stato " ..
    "costruito con librsvg), .txt per l'immagine del terminale. Senza " ..
    "file l'SVG va sull'uscita standard.",
  ["verb.tiles.summary"] =
    "Disegna le tessere di una serie, con il loro numero.",
  ["verb.tiles.about"] =
    "SET è il nome di una serie di tessere o un file di tessere. Si " ..
    "disegnano tutti i segni, che una regola li legga o no.",
  ["verb.modules.summary"] =
    "Elenca moduli, opzioni, serie di tessere, configurazioni.",
  ["verb.modules.about"] =
    "Con dei nomi: tutto quel che c'è da dire su ciascuno.",
  ["verb.rpc.summary"] = "Serve partite via JSON-RPC 2.0.",
  ["verb.rpc.about"] =
    "Un messaggio per riga, su ingresso e uscita standard. `tessera rpc " ..
    "--schema` stampa i metodi con parametri ed errori.",
  ["verb.serve.summary"] = "Ospita tavoli che si aprono nel browser.",
  ["verb.serve.about"] =
    "La pagina e tutto quel che accade ai tavoli, da un programma e un " ..
    "file. Ogni posto ha un collegamento segreto; chi lo ha vi siede.",
  ["verb.test.summary"] =
    "Esegue i test delle regole, scritti accanto alle regole.",
  ["verb.test.about"] =
    "PATH è la cartella di un modulo o un file; senza, si provano tutti " ..
    "i moduli forniti. Lo stato d'uscita 1 dice che un test è fallito.",

  ["verb.check.summary"] = "Dice tutto ciò che non va senza giocare.",
  ["verb.check.about"] =
    "PATH è la cartella di un modulo, un file di regole della casa o una " ..
    "serie di tessere; senza, si controlla tutto ciò che è fornito. Lo " ..
    "stato d'uscita 1 dice che qualcosa non va.",
  ["verb.new.summary"] = "Crea uno scheletro da cui cominciare.",
  ["verb.new.about"] =
    "module: una cartella con regole, test e testi. tiles: una serie di " ..
    "tessere in tiles/. rule: un solo file di regole della casa. Tutti " ..
    "superano check e test.",
  ["verb.doc.summary"] = "Mostra il manuale, o ciò che dice di una parola.",
  ["verb.doc.about"] = "Il manuale nasce dai sorgenti; --write lo rifà.",

  ["help.usage"] = "uso: tessera %s %s",
  ["help.options"] = "Opzioni:",
  ["help.verbs"] = "Comandi:",
  ["help.more"] = "`tessera VERB --help` dice di più su ciascuno.",
  ["help.try"] = "prova `tessera --help` o `tessera VERB --help`",
  ["help.program"] =
    "uso: tessera VERB [OPTION]... [ARGUMENT]...\n     tessera --help | " ..
    "--version\n\nGiochi di tessere della famiglia di Carcassonne, ogni " ..
    "regola in Lua.",
  ["help.version"] = "tessera %s",
  ["help.with"] = "con %s",
  ["help.without"] = "senza %s",

  ["opt.help"] = "mostra questo aiuto",
  ["opt.config"] = "file di configurazione, o nome di una già pronta",
  ["opt.path"] = "cerca moduli e tessere anche in DIR",
  ["opt.set"] =
    "cambia una voce della configurazione, come options.base.edition=2",
  ["opt.players"] = "numero di giocatori",
  ["opt.seed"] = "seme dei numeri casuali",
  ["opt.lang"] = "lingua dei testi, come it",
  ["play.opt.save"] = "scrive la partita in un nuovo FILE man mano",
  ["play.opt.board"] =
    "come appaiono i tavoli: in segni, o come immagine, che si " ..
    "può nominare come il terminale la prende",
  ["picture.no_terminal"] =
    "un'immagine ha bisogno di un terminale che la mostri",
  ["picture.no_colours"] =
    "un'immagine a blocchi ha bisogno di colori, e qui non ce ne sono",
  ["play.opt.interactive"] =
    "legge le risposte dall'ingresso standard anche se non è un terminale",
  ["replay.opt.to"] = "si ferma dopo la risposta N",
  ["replay.opt.step"] = "mostra ogni risposta e a che cosa ha portato",
  ["replay.opt.verify"] =
    "annulla ogni risposta e la ridà, e confronta gli hash",
  ["replay.opt.board"] = "con --step: il tavolo dopo ogni risposta",
  ["render.opt.output"] = "file da scrivere: .svg, .png o .txt",
  ["render.opt.size"] = "pixel per tessera (100 se non detto)",
  ["render.opt.at"] = "la posizione dopo la risposta N",
  ["render.opt.bare"] = "solo il tavolo, senza posti né zone",
  ["tiles.opt.output"] = "file da scrivere: .svg o .png",
  ["tiles.opt.columns"] = "tessere per riga",
  ["modules.opt.json"] = "stampa tutto in JSON",
  ["modules.opt.order"] =
    "mostrare fasi, ganci, offerte e posti di una configurazione, e di "
      .. "chi sono",
  ["rpc.opt.schema"] = "stampa lo schema",
  ["rpc.opt.limit"] = "riga più lunga accettata (1048576 se non detto)",
  ["test.opt.tap"] = "stampa il Test Anything Protocol",
  ["test.opt.verbose"] = "nomina anche i test superati",
  ["test.opt.games"] =
    "partite casuali per ogni insieme di moduli (3 se non detto), vedi " ..
    "--seed",
  ["test.opt.coverage"] =
    "mostrare le righe delle regole che nessun test raggiunge",
  ["test.opt.mutate"] =
    "provare piccole modifiche delle regole e nominare quelle che "
      .. "nessun test nota",

  ["doc.opt.write"] = "rifà il manuale e le definizioni per gli editor",
  ["doc.opt.check"] = "segnala ciò che non è documentato o non è aggiornato",
  ["new.opt.in"] = "lo crea in DIR invece che nella cartella corrente",
  ["play.opt.watch"] = "rilegge i moduli cambiati e ripete la partita",

  ["doc.stale"] = "%s non è aggiornato: `tessera doc --write`",
  ["doc.missing"] = "manca %s",
  ["doc.sources"] = "%s non ha sorgenti da cui fare il riferimento",
  ["doc.unknown"] = "il manuale non dice nulla di %q%s",
  ["new.usage"] = "tessera new module|tiles|rule NAME",
  ["new.name"] = "%q non è un nome: usa minuscole, cifre e -",
  ["new.exists"] = "%s c'è già",
  ["new.made"] = "creato %s",
  ["new.next"] = "da guardare con: %s",
  ["check.nothing"] = "in %s non c'è niente da controllare",
  ["check.clean"] = "%d {controllato|controllati}, nessun problema",
  ["check.found"] = "%d {controllato|controllati}, %d {problema|problemi}",

  ["error.bare"] = "%s",
  ["error.mean"] = " (forse %s?)",
  ["error.verb"] = "comando sconosciuto %q%s",
  ["error.option"] = "opzione sconosciuta %s%s",
  ["error.twice"] = "%s è data due volte",
  ["error.no_value"] = "%s non prende valori",
  ["error.needs_value"] = "%s vuole un valore: %s",
  ["error.integer"] = "%s: serve un numero intero, non %q",
  ["error.least"] = "%s: almeno %d, non %s",
  ["error.most"] = "%s: al massimo %d, non %s",
  ["error.value"] = "%s: uno tra %s, non %q%s",
  ["error.set"] = "--set: serve KEY=VALUE, non %q",
  ["error.is_save"] = "%s è una partita salvata, non una configurazione",
  ["error.language"] = '%s: atteso un codice come "de", non %q',
  ["lang.none"] =
    'nessun testo in "%s" tranne quelli dei moduli; il programma ha %s',
  ["error.folder"] = "%s: non c'è nessuna cartella %q",
  ["error.only_with"] = "%s vale solo con %s",
  ["error.one_of"] = "%s e %s si escludono",
  ["error.extra"] = "un argomento di troppo: %q",
  ["error.empty"] = "un argomento è vuoto",
  ["error.two_configs"] = "due configurazioni: --config e %q",
  ["error.config"] = "nessun file e nessuna configurazione si chiama %q%s",
  ["bots.endless"] =
    "La partita non finisce: %d {risposta|risposte} senza una tessera o " ..
    "un punto, l'ultima domanda viene dalla fase '%s' del modulo '%s'; " ..
    "i bot non giocano oltre.",
  ["bots.hopeless"] =
    "Le regole sono state fermate più volte perché troppo lente; i " ..
    "bot non giocano oltre.",
  ["error.bot"] = "nessun bot si chiama %q%s",
  ["error.seat"] = "nessun posto %q; i posti vanno da A a %s, o all",
  ["error.viewer"] =
    "questa partita mostra ciò che ha visto %s; ciò che ha visto %s non c'è",
  ["error.shared"] =
    "%s: è ciò che un posto ha visto di una partita; si può guardare "
    .. "(tessera replay, tessera render), ma non continuare",
  ["error.write"] = "non si può scrivere %s",
  ["error.output"] = "non si può scrivere sullo standard output: %s",
  ["error.interrupted"] = "interrotto",

  ["event.score"] = "%s segna %d: %s%s",
  ["event.score.complete"] = "%s segna %d: completato %s%s",
  ["event.score.final"] = "%s segna %d alla fine: %s%s",
  ["event.score.less"] = "%s perde %d: %s%s",
  ["tile.words"] = "la tessera «%s»",
  ["event.placed"] = "%s posa %s in %d,%d",
  ["event.start"] = "la partita comincia con %s in %d,%d",
  ["event.overlaid"] = "%s posa %s su %d,%d",
  ["event.overlaid.seen"] = "%s posa %s",
  ["event.discard"] = "%s non si può posare e lascia il gioco",
  ["event.laid"] = "%s posa %s: %s",
  ["event.stands"] = "%s ora sta qui: %s",
  ["event.goes"] = "%s si sposta",
  ["event.leaves"] = "%s se ne va",
  ["event.moved"] = "%s muove %s: %s",
  ["event.moved.off"] = "%s muove %s",
  ["event.deployed"] = "%s piazza %s: %s",
  ["event.deployed.off"] = "%s piazza %s",
  ["event.returned"] = "%s riprende %s",
  ["event.completed"] = "%s completato, %d {tessera|tessere}",
  ["about"] = "%s: %s",
  ["event.note"] = "%s: %s %d",
  ["event.word"] = "%s: %s",
  ["term.count"] = "%s %d: %d",
  ["term.bonus"] = "%s: %d",
  ["term.plain"] = "%s %d",
  ["term.times"] = "%s × %s %d: %d",

  ["option.place"] = "%d,%d %s",
  ["option.segment"] = "%s (tessera %s)",
  ["option.with"] = "%s con %s",
  ["option.together"] = "con %s",
  ["option.more"] = "%s: %s",
  ["option.last"] = "usa il tuo ultimo pezzo (%s)",
  ["option.spends"] = "usa 1 dei tuoi %s",
  ["option.held"] = "%s: %s (%s)",
  ["option.tiles"] = "%d {tessera|tessere}",
  ["side.N"] = "nord",
  ["side.E"] = "est",
  ["side.S"] = "sud",
  ["side.W"] = "ovest",
  ["option.nobodys"] = "%s (tessera %s)",
  ["option.figure"] = "%s: %s (tessera %s)",
  ["option.cell"] = "%d,%d",
  ["option.edge"] = "%d,%d %s",
  ["option.corner"] = "%s, angolo a nord-ovest di %s",

  ["choices.more"] =
    "  ... e {altra|altre} %d {riga|righe}; scrivi l'inizio di una chiave",
  ["choices.number"] = "non c'è una scelta %d; vanno da 1 a %d",
  ["choices.no_turn"] =
    "%s non è un posto per una tessera: va scritto senza %s",
  ["choices.turn"] = "in che verso? %s",
  ["choices.ambiguous"] = "%q è l'inizio di %d {chiave|chiavi}:\n  %s",

  ["sign.end"] = "fine di linee",
  ["board.cropped"] =
    "     (una parte del tavolo; `board all` lo mostra tutto)",
  ["board.moves"] =
    "     (una parte del tavolo; `board >` e `board -` ne mostrano di più)",
  ["board.points"] = "%s  %3d {punto|punti}",
  ["board.no_figures"] = "nessuna pedina",
  ["board.figures"] = "%d {pedina|pedine}",
  ["board.more_zones"] =
    "  e altre %d {riga|righe}; `board all` le mostra",
  ["choices.unseen"] = "fuori vista:",
  ["choices.page"] = "  pagina %d/%d, `more`: altre",
  ["choices.one_page"] = "Sono tutte qui.",

  ["play.welcome"] = "Scrivi `help` per l'aiuto.",
  ["play.seed"] = "seme %d",
  ["play.turn"] = "Turno %d, {resta|restano} %d {tessera|tessere}.",
  ["play.question"] = "%s: %s",
  ["play.question.tile"] = "%s: %s %s",
  ["opt.seat"] = "solo ciò che vede questo posto (A, B, …), o tutti (all)",
  ["secret.nobody"] = "Tavolo",
  ["secret.seen"] = "%s, %s: %s",
  ["secret.hidden"] = "%s, %s: %d {nascosto|nascosti}",
  ["play.handover"] = "%s, premi Invio quando nessun altro guarda. ",
  ["rpc.hidden"] = "questo posto non può vedere le scelte",
  ["rpc.turn"] = "il posto %s non può rispondere: è interrogato il posto %s",
  ["play.prompt"] = "%s> ",
  ["play.refused"] = "quella risposta è fallita, la partita è immutata:\n%s",
  ["again.answer"] = "era la risposta %d, %s; la posizione prima: %s",
  ["again.before"] = "la posizione prima: %s",
  ["again.begin"] = "di nuovo: %s",
  ["again.unsaved"] = "(`save FILE` salva la partita.)",
  ["play.board"] =
    "board accetta all, X,Y o uno di < > ^ v + -, non %q",
  ["play.no_vetoes"] = "Qui nessuna regola vieta nulla.",
  ["play.nothing_pending"] = "Nulla da decidere.",
  ["play.hint"] = "Un bot direbbe: %s (%s), una di %d {opzione|opzioni}",
  ["play.typed"] = "si scrive: %s",
  ["why.taken"] = "%d,%d: c'è la tessera %s",
  ["why.side"] = "non combacia (lato %s): %s contro %s",
  ["why.alone"] = "%d,%d: nessuna tessera accanto",
  ["why.supply"] = "nessun %s rimasto",
  ["why.held"] = "%s: già preso da %s",
  ["why.no_feature"] = "l'ultima tessera posata non ne mostra: %s",
  ["why.no_tile"] = "ora non c'è una tessera da posare",
  ["why.other_tile"] = "la tessera da posare è %s",
  ["why.never"] = "%s non sta mai su: %s",
  ["why.sides"] = "l'ultima tessera posata mostra: %s",
  ["why.unknown"] = "nessuna tessera, figura o risposta si chiama %q",
  ["why.offered"] = "è possibile: scrivi %s",
  ["why.nothing"] = "ora non si può scegliere",
  ["why.continues"] = "una tessera con %s deve continuarlo",
  ["why.rule"] = "i lati corrispondono, ma una regola non lo permette qui",
  ["play.undo_number"] = "annullare che cosa? Un numero di tue decisioni.",
  ["play.no_undo"] = "Non c'è nulla da annullare.",
  ["play.few_undo"] =
    "Solo %d {decisione può essere annullata|" ..
    "decisioni possono essere annullate}.",
  ["play.undo_chance"] =
    "Annullerebbe anche una pescata; `undo!` se tutti sono d'accordo. " ..
    "Torna la stessa tessera.",
  ["play.undone"] = "%d {risposta annullata|risposte annullate}.",
  ["play.redone"] = "%d {risposta ridata|risposte ridate}.",
  ["play.no_redo"] = "Non c'è nulla da ripetere.",
  ["play.save_usage"] = "save FILE",
  ["play.saved"] = "Salvato in %s.",
  ["play.bot"] = "%s: bot %s",
  ["play.unknown"] = "%q non è né un'opzione né un comando; scrivi `help`",
  ["play.stuck"] =
    "La partita è bloccata: ogni risposta fallisce in uno script. Prova " ..
    "`undo`, oppure `save` e `quit`.",
  ["play.watch_save"] =
    "--watch comincia una partita senza file; `save FILE` la scrive",
  ["play.reloaded"] =
    "Regole rilette, %d {risposta ripetuta|risposte ripetute}.",
  ["play.reload_failed"] =
    "le regole cambiate non si caricano, valgono le vecchie:\n%s",
  ["play.reload_stopped"] =
    "La risposta %d (%s) non è più possibile: la partita si ferma prima.",
  ["play.continue"] = "Continua con: tessera play %s",
  ["play.opt.continue"] =
    "riprende l'ultima partita giocata",
  ["play.no_last"] =
    "nessuna partita aspetta di essere ripresa",
  ["play.against"] =
    "%s è giocato dal bot greedy. `bot B off` dà il posto a una " ..
    "persona; `tessera play --players 3 -b C=greedy` e simili " ..
    "cambiano il tavolo.",
  ["play.continue_last"] =
    "La partita è conservata. Riprendi con: tessera play --continue",
  ["play.save_twice"] =
    "--save: %s è una partita salvata e continua nel suo file",
  ["play.save_exists"] = "%s c'è già; per continuarla, giocala",
  ["play.help"] = [[
Una risposta è il numero di una scelta, o la chiave di un'opzione o il suo
inizio. Se una tessera può stare in più versi, si aggiunge dove punta il suo
nord: 5^  5>  5v  5<, o 5 e poi > da solo. Invio da solo passa dove si può;
Tab completa comandi e chiavi e mostra che cosa fanno.
  board            il tavolo attorno all'ultima tessera; board all: tutto
  board X,Y        il tavolo attorno a una casella; board < > ^ v prosegue
  board + -        tessere più grandi, più piccole; board da solo: al meglio
  board picture    d'ora in poi vere immagini; board signs: segni
  rules            come si gioca a questo gioco
  scores           punti per posto e per tipo
  events [N]       che cosa è successo di recente
  options          di nuovo la domanda
  more             la pagina seguente di un elenco
  why [KEY]        che cosa vietano le regole in questa decisione
  hint[!]          che cosa farebbe un bot
  undo [N]         annulla le tue ultime N decisioni; undo! anche le pescate
  redo             le ridà
  save FILE        scrive la partita in un altro file
  bot SEAT NAME    fa giocare un posto a un bot (greedy, random); off: nessuno
  quit             esce
`=WORD` è un'opzione anche dove WORD è un comando.]],
  ["play.help_signs"] = "`help signs` spiega il tavolo.",
  ["play.signs"] = [[
Segni del tavolo: Ao è una figura del posto A, una lettera da sola non è di
nessuno; [7] è un luogo da scegliere, + + + + l'ultima tessera, %s un bordo dove
niente prosegue; i numeri sul bordo sono X e Y. Nelle tessere piccole ▀ e ▄
riempiono il lato nord o sud, e + al bordo indica l'ultima.]],

  ["result.total"] = "totale",
  ["result.win"] = "%s vince con %d {punto|punti}.",
  ["result.tie"] = "%s vincono insieme con %d {punto|punti}.",
  ["result.together"] = "Tutti vincono insieme con %d {punto|punti}.",
  ["result.lost"] = "Tutti perdono insieme, con %d {punto|punti}.",
  ["result.asking"] = "La partita non è finita.",
  ["result.stuck"] = "La partita è bloccata e non può proseguire.",

  ["progress"] = "[%s%s] %d/%d  %s partite/s  ancora %.0f s",

  ["replay.no_save"] = "ripercorrere che cosa? Nomina una partita salvata.",
  ["replay.too_far"] = "--to %d: la partita ha %d {risposta|risposte}",
  ["replay.no_option"] = "risposta %d: non c'è l'opzione %q",
  ["replay.differs"] =
    "risposta %d (%s): ridata, porta a un altro hash di stato",
  ["replay.good"] =
    "%d {risposta verificata|risposte verificate}, hash di stato %016x",
  ["replay.answer"] = "%4d  %-8s %-30s %016x",
  ["replay.pause"] = "[Invio: avanti, numero: vai, q: esci] ",

  ["render.no_save"] = "disegnare che cosa? Nomina una partita salvata.",
  ["render.too_far"] = "--at %d: la partita ha %d {risposta|risposte}",
  ["render.title"] = "Tabellone",
  ["web.symbol"] = "non c'è alcuna figura '%s' da disegnare",
  ["page.title"] = "%s: una partita in %d {risposta|risposte}",
  ["page.keys"] =
    "← → passo · PgUp PgDn turno · Home End · spazio riproduce",
  ["page.look"] = "chiaro o scuro",
  ["page.in"] = "più vicino (+)",
  ["page.out"] = "più lontano (-)",
  ["page.fit"] = "tutto il tabellone (0)",
  ["page.first"] = "all'inizio (Home)",
  ["page.back"] = "una risposta indietro (←)",
  ["page.play"] = "riproduci (spazio)",
  ["page.next"] = "una risposta avanti (→)",
  ["page.end"] = "alla fine (End)",
  ["page.slider"] = "posizione",
  ["page.seats"] = "Giocatori",
  ["page.now"] = "Adesso",
  ["page.chart"] = "Punti",
  ["page.sums"] = "Punti per motivo",
  ["page.log"] = "Che cosa è successo",
  ["page.tiles"] = "tessere",
  ["page.complete"] = "completo",
  ["page.open"] = "lati aperti",
  ["page.figures"] = "figure",
  ["page.owner"] = "proprietario",
  ["page.nobody"] = "nessuno",
  ["page.nothing"] = "%s: nessun punto",
  ["page.worth"] = "vale adesso",
  ["page.turn"] = "turno %d",
  ["page.left"] = "ancora %d {tessera|tessere}",
  ["page.review"] = "quanto è costata ogni risposta",
  ["page.review.at"] = "risposta %d: %s ha perso %s punti",
  ["page.review.best"] =
    "per questa risposta non ne è stata trovata una migliore",
  ["page.review.better"] = "meglio: %s",
  ["page.review.place"] = "meglio: la tessera nella cornice verde",
  ["page.review.tile"] = "tessera",
  ["page.review.none"] = "Nessuna risposta ha perso punti.",
  ["page.review.legend"] =
    "Ogni segno è una risposta che ha perso punti, nel colore "
    .. "del suo posto: più è alto, più ha perso. Le peggiori hanno il nome.",
  ["page.review.legend.own"] =
    "Ogni segno è una risposta che ha perso punti, nel colore del suo "
    .. "posto: più è alto, più ha perso. Le tue peggiori hanno il nome.",
  ["replay.opt.html"] = "scrive una pagina che ripercorre la partita",
  ["replay.opt.review"] = "con --html: mostra quanto sono costate le risposte",
  ["replay.opt.share"] =
    "con --seat: ciò che il posto ha visto, come partita salvata",
  ["replay.shared"] = "%s: ciò che ha visto %s, da dare ad altri.",
  ["replay.opt.output"] =
    "file per --html (se non detto: il nome della partita, .html)",
  ["look.svg"] = "look di %s: il suo svg è rifiutato: %s",
  ["picture.form"] = "%s: il nome di un'immagine finisce con %s",
  ["picture.where"] =
    "un'immagine non si legge: indicatene il file, -o FILE.svg",
  ["tiles.no_set"] =
    "quali tessere? Nomina una serie; `tessera modules` le elenca.",
  ["tiles.head"] = "%s: %d {tipo|tipi}, %d {tessera|tessere}",
  ["tiles.count"] = "× %d",

  ["modules.bad"] = "non si carica: %s",
  ["modules.modules"] = "Moduli:",
  ["modules.tilesets"] = "Serie di tessere:",
  ["modules.presets"] = "Configurazioni pronte:",
  ["modules.needs"] = " (richiede %s)",
  ["modules.tileset"] = "%s, %d {tessera|tessere}",
  ["modules.more"] = "`tessera modules NAME` dice di più su uno.",
  ["modules.module"] = "Modulo %s",
  ["modules.set"] = "Serie di tessere %s",
  ["modules.preset"] = "Configurazione %s",
  ["modules.field.about"] = "aggiunge",
  ["modules.field.is"] = "è",
  ["modules.field.title"] = "titolo",
  ["modules.field.version"] = "versione",
  ["modules.field.needs"] = "richiede",
  ["modules.field.conflicts"] = "esclude",
  ["modules.field.players"] = "giocatori",
  ["modules.field.note"] = "nota",
  ["modules.field.modules"] = "moduli",
  ["modules.field.settings"] = "opzioni",
  ["modules.field.features"] = "elementi",
  ["modules.field.pieces"] = "pedine",
  ["modules.field.phases"] = "fasi",
  ["modules.field.slots"] = "slot",
  ["modules.field.sums"] = "somme",
  ["modules.field.exports"] = "esporta",
  ["modules.field.file"] = "file",
  ["modules.field.tiles"] = "tessere",
  ["modules.field.types"] = "tipi",
  ["modules.field.marks"] = "segni",
  ["modules.values"] = "      uno tra: %s",
  ["modules.order.waits"] = "attende",
  ["modules.order.landmark"] = "segnavia",
  ["modules.order.must"] = "va presa",
  ["modules.order.setup"] = "Preparazione",
  ["modules.order.turn"] = "Un turno",
  ["modules.order.final"] = "La fine",
  ["modules.order.offers"] = "Offerte",
  ["modules.order.hooks"] = "Ganci, nell'ordine in cui agiscono",
  ["modules.order.slots"] = "Posti",
  ["modules.unknown"] = "nulla si chiama %q%s",

  ["test.passed"] = "ok      %s:%d %s",
  ["test.failed"] = "FALLITO %s:%d %s",
  ["test.count"] = "%d {superato|superati}, %d {fallito|falliti}",
  ["test.coverage"] = "%s: i test raggiungono %d {riga|righe} su %d",
  ["test.mutant"] = "%s:%d: nessun test nota %s al posto di %s",
  ["test.mutants"] = "i test notano %d {modifica|modifiche} su %d",
  ["test.broken"] = "i test non si possono eseguire",
  ["test.no_path"] = "nessun file e nessuna cartella: %s",

  ["serve.opt.listen"] = "dove ascoltare (127.0.0.1:8080 se non detto)",
  ["serve.opt.store"] = "file SQLite o postgres://... per i tavoli",
  ["serve.opt.base_url"] = "l'indirizzo per la gente, dietro un proxy",
  ["serve.opt.public_url"] = "l'indirizzo che dicono i link",
  ["serve.opt.trust"] = "crede a X-Forwarded-For di questo proxy",
  ["serve.opt.cert"] = "certificato per TLS",
  ["serve.opt.key"] = "la sua chiave privata",
  ["serve.opt.uploads"] = "si possono portare regole (se no solo in locale)",
  ["serve.opt.push"] =
    "servizi push da chiamare (se no quelli dei browser; no: nessuno)",
  ["serve.opt.limit"] = "cambia un limite, per esempio chat=200",
  ["serve.opt.expire"] = "dimentica i tavoli dopo DAYS (se no 60, 0: mai)",
  ["serve.opt.workers"] = "processi in cui i bot pensano",
  ["serve.opt.worker"] =
    "essere uno di questi processi (il programma li avvia)",
  ["serve.opt.metrics"] =
    "chi può vedere /metrics (se no here: questa macchina)",
  ["serve.opt.pause"] = "quanto aspetta un bot (600 se non detto)",
  ["serve.opt.log"] = "da che livello annotare",
  ["serve.opt.open"] = "apre la pagina",
  ["serve.opt.backup"] = "copia il file SQLite mentre è in uso",
  ["serve.opt.list"] = "elenca i tavoli",
  ["serve.opt.export"] = "stampa un tavolo come partita salvata",
  ["serve.opt.output"] = "lo scrive in FILE",
  ["serve.open"] = "I tavoli sono su %s",
  ["serve.open.too"] = "e su %s",
  ["serve.uploads_off"] =
    "Le regole della casa dalla pagina sono spente; --uploads yes le "
    .. "accende.",
  ["serve.address"] =
    "--listen: servono indirizzo e porta, come 127.0.0.1:8080, non %q",
  ["serve.base_url"] = "%s: serve http(s)://NOME, non %q",
  ["serve.cert_key"] = "--cert e --key vanno insieme",
  ["serve.push"] =
    "--push: serve un nome di macchina, *.NOME, NOME:PORTA o no, non %q",
  ["serve.limit"] = "--limit: serve NOME=N, non %q",
  ["serve.no_limit"] = "--limit: non c'è un limite %q%s",
  ["serve.no_home"] = "qui non si conosce una cartella tua: indica --store",
  ["serve.listen"] = "non si può ascoltare su %s: %s",
  ["serve.without"] =
    "questo programma è stato compilato senza %s; installa il pacchetto " ..
    "di sviluppo e ricompila",
  ["serve.newer"] =
    "l'archivio è di un programma più nuovo (schema %d, noto fino a %d)",
  ["serve.exists"] = "%s esiste già",
  ["serve.pg_dump"] = "PostgreSQL ha pg_dump per questo",
  ["serve.no_table"] = "non c'è un tavolo %s",
  ["serve.gone"] = "questo tavolo non c'è più",
  ["serve.goodbye"] = "il server si ferma; tornerà",
  ["serve.bug"] = "qui qualcosa è andato storto; nulla è stato fatto",
  ["serve.link"] = "questo collegamento non porta a nessun tavolo",
  ["serve.not_asked"] = "non tocca a te",
  ["serve.still_here"] = "aspetta ancora un po' chi siede lì",
  ["serve.away"] =
    "il tempo per chi è assente è al massimo una settimana, in secondi",
  ["serve.other_seat"] = "quel posto non è tuo",
  ["serve.watching"] = "chi guarda non può farlo",
  ["serve.makers"] = "può farlo solo chi ha fatto il tavolo",
  ["serve.not_free"] = "questo posto non è libero",
  ["serve.not_over"] = "la partita non è finita",
  ["serve.no_rematch"] = "non c'è ancora una rivincita",
  ["serve.own_rules"] = "questo tavolo non ha regole portate",
  ["serve.damaged"] =
    "questo tavolo non si può aprire; riga danneggiata: %d",
  ["serve.secrets"] =
    "questo posto ha visto dei segreti: solo chi vi gioca può cederlo",
  ["serve.full"] =
    "questo tavolo è pieno: si può finire la partita e basta",
  ["serve.moved"] = "qualcuno è stato più svelto; guarda di nuovo",
  ["serve.store_lost"] =
    "la risposta non si è potuta salvare e non vale; riprova",
  ["serve.died"] =
    "le regole hanno preso troppo tempo o memoria e sono state fermate; " ..
    "nulla è stato fatto",
  ["serve.slow"] = "non così in fretta; riprova fra un momento",
  ["serve.rulesets"] =
    "qui si giocano troppi giochi diversi; riprova più tardi",
  ["serve.strangers"] =
    "ci sono troppe partite con regole proprie; riprova più tardi",
  ["serve.nothing_asked"] = "nessuno ha chiesto di annullare",
  ["serve.agreed"] = "hai già accettato",
  ["serve.empty"] = "non è stato detto nulla",
  ["serve.long"] = "troppo lungo (al massimo %d)",
  ["serve.long_name"] = "un nome è troppo lungo o vuoto (al massimo %d)",
  ["serve.colour"] = "un colore è un numero da 0 a 7",
  ["serve.colour_taken"] = "due posti hanno questo colore",
  ["serve.seats"] = "un tavolo ha da 1 a 8 posti",
  ["serve.clock"] = "un orologio è { start, add } in secondi interi",
  ["serve.no_cage"] =
    "qui le regole di estranei non si possono eseguire in sicurezza: %s",
  ["serve.no_files"] = "qui non si accettano regole proprie",
  ["serve.push_key"] =
    "la coppia di chiavi per i servizi push nell'archivio è danneggiata",
  ["serve.no_push"] = "questo server non avvisa chi ha chiuso la pagina",
  ["serve.no_push_service"] =
    "questo non è un indirizzo di un servizio push che si chiama da qui",
  ["serve.no_set"] = "non c’è nessun set di tessere %s",
  ["serve.files_config"] =
    "i file vanno con config_text, che li nomina in rules",
  ["serve.file_name"] = "%q: un file si chiama NOME.lua o tiles/NOME.lua",
  ["serve.file_size"] = "%s è troppo grande (al massimo %d)",
  ["serve.files"] = "troppi file (al massimo %d)",
  ["serve.name"] = "%s: %q non è un nome di modulo o di serie di tessere",
  ["serve.key"] = "una configurazione per un tavolo non ha %q",
  ["serve.type"] = "%s: serviva %s",
  ["serve.rules"] = "rules: il file %q non è arrivato con il tavolo",
  ["serve.set"] = "set: %q qui non si può cambiare",
  ["serve.preset"] = "%q non è un nome di un preset",
  ["serve.literal"] = "%s:%d: %s",
  ["serve.expected"] = "serviva %s",
  ["serve.data_only"] =
    "qui una configurazione sono soli dati: testi, numeri, true, false " ..
    "e tabelle",
  ["serve.deep"] = "le tabelle annidate vanno troppo a fondo",
  ["serve.shared"] =
    "è ciò che un posto ha visto di "
    .. "una partita; non si può continuare",
  ["serve.no_save"] = "questa non è una partita salvata",
  ["rpc.parse"] = "messaggio illeggibile: %s",
  ["rpc.long"] = "la riga è troppo lunga",
  ["rpc.request"] = "richiesta non valida",
  ["rpc.empty"] = "lotto vuoto",
  ["rpc.bytes"] =
    "le risposte a questo lotto sono troppo lunghe; limite in byte: %d",
  ["rpc.batch"] = "più di %d {messaggio|messaggi} in un lotto",
  ["rpc.method"] = "nessun metodo %q%s",
  ["rpc.by_name"] = "params dev'essere un oggetto",
  ["rpc.type"] = "parametro %s: serve %s",
  ["rpc.minimum"] = "parametro %s: almeno %d",
  ["rpc.enum"] = "parametro %s: serve uno tra %s",
  ["rpc.not_of"] = "il parametro %s non va con la forma %q",
  ["rpc.not_beside"] = "il parametro %s non va con il parametro %s",
  ["rpc.missing"] = "manca il parametro %s",
  ["rpc.param"] = "parametro sconosciuto %q%s",
  ["rpc.set"] = "set.%s: serve un testo, un numero o un booleano",
  ["rpc.room"] = "columns e rows vanno insieme",
  ["rpc.config"] =
    "%s: una configurazione è un preset o un file chiamato *.lua",
  ["rpc.two_configs"] = "config e config_text sono due configurazioni",
  ["rpc.key_or_index"] = "serve uno solo tra key e index",
  ["rpc.option"] = "non c'è tale opzione: %s",
  ["rpc.none"] = "nessuna decisione è in attesa",
  ["rpc.no_chance"] = "la decisione in attesa non è di CHANCE",
  ["rpc.undo"] = "{è stata data|sono state date} solo %d {risposta|risposte}",
  ["rpc.consent"] = "annullerebbe anche una pescata; serve \"consent\": true",
  ["rpc.game"] = "nessuna partita %d",
  ["rpc.twice"] = "la partita %s è due volte nell'elenco",
  ["rpc.actions"] =
    "{attesa|attese} %d {azione|azioni}, una per partita, non %d",
  ["rpc.action"] = "partita %s: l'azione %s ora non è possibile",
  ["rpc.games"] =
    "%d {partita è aperta|partite sono aperte}; chiudine qualcuna",
  ["opt.bot"] =
    "fa giocare un posto (A, B, ... o all) a un bot: random, easy, " ..
    "greedy, normal, hard, FILE.lua o \"cmd COMANDO\"",
  ["play.bot_usage"] =
    "bot POSTO NOME, per esempio: bot B normal; oppure: bot B off",
  ["bot.verdict"] = "Il bot %q ha perso il posto al turno %d: %s",
  ["bot.late"] = "ha impiegato più di %g secondi",
  ["bot.index"] = "%q non è un'opzione; sono numerate da 0 a %d",
  ["bot.key"] = "nessuna opzione ha la chiave %q",
  ["bot.no_new"] =
    "%s deve restituire { new = function(rng, seat) }, che restituisce " ..
    "una funzione",
  ["bot.rubbish"] = "ha stampato qualcosa che non è un oggetto JSON: %q",
  ["bot.other_id"] = "ha risposto alla domanda %s, non %d",
  ["bot.ended"] = "il programma è terminato",
  ["bot.long"] = "ha stampato una riga che non finisce",
  ["hint.best"] = "la migliore",
  ["hint.even"] = "altrettanto buona",
  ["hint.rough"] = "circa %+.1f punti",
  ["hint.less"] = "%+.1f punti",
  ["reason.bare"] = "l'ultima figura lascia la riserva",
  ["reason.home"] =
    "una figura tenuta per dopo: %d {figura|figure} nella riserva (%s: "
      .. "%d)",
  ["reason.later"] =
    "%s: ora %d {punto|punti} di vantaggio in più, ma meno alla fine: ancora "
      .. "%d {tessera|tessere}",
  ["reason.ahead"] =
    "meglio che %s nelle partite giocate da qui",
  ["reason.even"] = "appena migliore delle altre risposte trovate",
  ["reason.held"] = "%s, %s: vale %d {punto|punti} ora (%s: %d)",
  ["reason.chance"] = "%s, %s: completato al %d %% (%s: al %d %%)",
  ["reason.never"] = "%s, %s: non più completabile (%s: al %d %%)",
  ["reason.both"] = "%s (anche %s)",
  ["reason.but"] = "ma %s",
  ["reason.less"] = "%s, %s: vale solo %d {punto|punti} ora (%s: %d)",
  ["reason.only"] = "%s, %s: completato solo al %d %% (%s: al %d %%)",
  ["reason.feature"] = "%s di %d {tessera|tessere}",
  ["reason.then"] = "poi possibile: %s",
  ["reason.next"] = "la seconda",
  ["reason.instead"] = "%s: %s",
  ["reason.nth"] = "la risposta %d",
  ["reason.gained"] = "%s, %s: vale %d {punto|punti} ora",
  ["reason.given"] = "la risposta data",
  ["reason.new"] = "%s, con una nuova figura",
  ["reason.other"] = "%s, %s",
}
