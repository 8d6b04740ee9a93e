--- The program's own texts in Swedish: as in English, key by key.

return {
  ["seat"] = "%s",
  ["chance"] = "slumpen",

  ["verb.play.summary"] = "Spela ett parti i terminalen.",
  ["verb.play.about"] =
    "CONFIG är ett förval eller en Lua-fil, SAVE ett sparat parti att " ..
    "fortsätta med. När standard in inte är en terminal spelar bottar " ..
    "alla platser, och det slutliga bordet och resultatet visas post för " ..
    "post.",
  ["verb.replay.summary"] = "Gå igenom ett sparat parti och kontrollera det.",
  ["verb.replay.about"] =
    "Utan flaggor: den sista ställningen och poängen dittills. Redan " ..
    "inläsningen prövar filens alla kontrollsummor och " ..
    "tillståndshashar.",
  ["verb.render.summary"] = "Rita bordet i ett sparat parti som SVG eller PNG.",
  ["verb.render.about"] =
    "Filens namn säger formen: .svg, .png (där programmet byggts med " ..
    "librsvg), .txt för terminalens bild. Utan fil går SVG till " ..
    "standard ut.",
  ["verb.tiles.summary"] = "Rita brickorna i en uppsättning, med deras antal.",
  ["verb.tiles.about"] =
    "SET är namnet på en brickuppsättning eller en brickfil. Alla " ..
    "märken ritas, vare sig en regel läser dem eller inte.",
  ["verb.modules.summary"] =
    "Lista moduler, val, brickuppsättningar och förval.",
  ["verb.modules.about"] = "Med namn: allt som är att säga om dem.",
  ["verb.rpc.summary"] = "Erbjud partier över JSON-RPC 2.0.",
  ["verb.rpc.about"] =
    "Ett meddelande per rad, på standard in och ut. `tessera rpc " ..
    "--schema` visar metoderna med deras parametrar och fel.",
  ["verb.serve.summary"] = "Håll bord som öppnas i webbläsaren.",
  ["verb.serve.about"] =
    "Sidan och allt som händer vid borden, från ett program och en fil. " ..
    "Varje plats har en hemlig länk; den som har den sitter där.",
  ["verb.test.summary"] = "Kör testerna som står bredvid reglerna.",
  ["verb.test.about"] =
    "PATH är en moduls mapp eller en fil; utan den prövas alla " ..
    "medföljande moduler. Slutstatus 1 säger att ett test har " ..
    "misslyckats.",

  ["verb.check.summary"] = "Säg allt som är fel, utan att spela.",
  ["verb.check.about"] =
    "PATH är en moduls mapp, en fil med husregler eller en " ..
    "brickuppsättning; utan den kontrolleras allt medföljande. " ..
    "Slutstatus 1 säger att något hittades.",
  ["verb.new.summary"] = "Gör ett skelett att börja med.",
  ["verb.new.about"] =
    "module: en mapp med regler, tester och texter. tiles: en " ..
    "brickuppsättning i tiles/. rule: en enda fil med husregler. Alla " ..
    "klarar check och test.",
  ["verb.doc.summary"] = "Visa referensen, eller vad den säger om ett ord.",
  ["verb.doc.about"] = "Referensen görs av källkoden; --write gör om den.",

  ["help.usage"] = "användning: tessera %s %s",
  ["help.options"] = "Flaggor:",
  ["help.verbs"] = "Kommandon:",
  ["help.more"] = "`tessera VERB --help` säger mer om var och en.",
  ["help.try"] = "prova `tessera --help` eller `tessera VERB --help`",
  ["help.program"] =
    "användning: tessera VERB [OPTION]... [ARGUMENT]...\n            " ..
    "tessera --help | --version\n\nBrickläggningsspel i " ..
    "Carcassonne-familjen, varje regel i Lua.",
  ["help.version"] = "tessera %s",
  ["help.with"] = "med %s",
  ["help.without"] = "utan %s",

  ["opt.help"] = "visa denna hjälp",
  ["opt.config"] = "konfigurationsfil eller namn på ett förval",
  ["opt.path"] = "sök moduler och brickor även i DIR",
  ["opt.set"] = "ändra en post i konfigurationen, som options.base.edition=2",
  ["opt.players"] = "antal spelare",
  ["opt.seed"] = "frö för slumptalen",
  ["opt.lang"] = "textens språk, som sv",
  ["play.opt.save"] = "skriv partiet löpande till en ny FILE",
  ["play.opt.board"] =
    "hur bräden ser ut: som tecken, eller som bild, som kan " ..
    "heta som terminalen tar den",
  ["picture.no_terminal"] = "en bild behöver en terminal som visar den",
  ["picture.no_colours"] =
    "en bild av block behöver färger, och här finns inga",
  ["play.opt.interactive"] =
    "läs svar från standard in även när det inte är en terminal",
  ["replay.opt.to"] = "stanna efter svar N",
  ["replay.opt.step"] = "visa varje svar och vad det ledde till",
  ["replay.opt.verify"] =
    "ta tillbaka varje svar, ge det igen och jämför hasharna",
  ["replay.opt.board"] = "med --step: bordet efter varje svar",
  ["render.opt.output"] = "fil att skriva: .svg, .png eller .txt",
  ["render.opt.size"] = "bildpunkter per bricka (annars 100)",
  ["render.opt.at"] = "ställningen efter svar N",
  ["render.opt.bare"] = "bara bordet, utan platser och zoner",
  ["tiles.opt.output"] = "fil att skriva: .svg eller .png",
  ["tiles.opt.columns"] = "brickor per rad",
  ["modules.opt.json"] = "visa allt som JSON",
  ["modules.opt.order"] =
    "visa faser, krokar, erbjudanden och platser i en konfiguration, "
      .. "och vems de är",
  ["rpc.opt.schema"] = "visa schemat",
  ["rpc.opt.limit"] = "längsta rad som tas emot (annars 1048576)",
  ["test.opt.tap"] = "visa Test Anything Protocol",
  ["test.opt.verbose"] = "nämn även godkända tester",
  ["test.opt.games"] =
    "slumppartier för varje uppsättning moduler (annars 3), se --seed",
  ["test.opt.coverage"] =
    "visa de rader i reglerna som inget test når",
  ["test.opt.mutate"] =
    "pröva små ändringar av reglerna och nämn dem som inget test märker",

  ["doc.opt.write"] = "gör om referensen och definitionerna för editorer",
  ["doc.opt.check"] = "säg till om det som är odokumenterat eller inaktuellt",
  ["new.opt.in"] = "gör det i DIR i stället för i denna mapp",
  ["play.opt.watch"] = "läs ändrade moduler igen och spela om partiet",

  ["doc.stale"] = "%s är inaktuell: `tessera doc --write`",
  ["doc.missing"] = "%s saknas",
  ["doc.sources"] = "%s har inga källor att göra referensen av",
  ["doc.unknown"] = "referensen säger inget om %q%s",
  ["new.usage"] = "tessera new module|tiles|rule NAME",
  ["new.name"] = "%q är inget namn: små bokstäver, siffror och -",
  ["new.exists"] = "%s finns redan",
  ["new.made"] = "skapade %s",
  ["new.next"] = "se över med: %s",
  ["check.nothing"] = "det finns inget att kontrollera i %s",
  ["check.clean"] = "%d {kontrollerad|kontrollerade}, inget funnet",
  ["check.found"] = "%d {kontrollerad|kontrollerade}, %d problem",

  ["error.bare"] = "%s",
  ["error.mean"] = " (menade du %s?)",
  ["error.verb"] = "okänt kommando %q%s",
  ["error.option"] = "okänd flagga %s%s",
  ["error.twice"] = "%s är given två gånger",
  ["error.no_value"] = "%s tar inget värde",
  ["error.needs_value"] = "%s behöver ett värde: %s",
  ["error.integer"] = "%s: heltal väntat, inte %q",
  ["error.least"] = "%s: minst %d, inte %s",
  ["error.most"] = "%s: högst %d, inte %s",
  ["error.value"] = "%s: ett av %s väntat, inte %q%s",
  ["error.set"] = "--set: KEY=VALUE väntat, inte %q",
  ["error.is_save"] = "%s är ett sparat parti, ingen konfiguration",
  ["error.language"] = '%s: en kod som "de" väntas, inte %q',
  ["lang.none"] =
    'inga texter på "%s" utom modulernas; programmet har %s',
  ["error.folder"] = "%s: det finns ingen mapp %q",
  ["error.only_with"] = "%s gäller bara med %s",
  ["error.one_of"] = "%s och %s utesluter varandra",
  ["error.extra"] = "ett argument för mycket: %q",
  ["error.empty"] = "ett argument är tomt",
  ["error.two_configs"] = "två konfigurationer: --config och %q",
  ["error.config"] = "ingen fil och inget förval heter %q%s",
  ["bots.endless"] =
    "Partiet tar inte slut: %d svar utan en bricka eller en poäng, den " ..
    "sista frågan ställs av fasen '%s' i modulen '%s'; botarna spelar inte " ..
    "vidare.",
  ["bots.hopeless"] =
    "Regler stoppades gång på gång för att de tog för lång tid; " ..
    "botarna spelar inte vidare.",
  ["error.bot"] = "ingen bot heter %q%s",
  ["error.seat"] = "ingen plats %q; platserna är A till %s, eller all",
  ["error.viewer"] =
    "partiet visas som %s såg det; det som %s såg finns inte med",
  ["error.shared"] =
    "%s: detta är vad en plats såg av ett parti; det kan ses (tessera "
    .. "replay, tessera render), men inte spelas vidare",
  ["error.write"] = "kan inte skriva %s",
  ["error.output"] = "det går inte att skriva till standard ut: %s",
  ["error.interrupted"] = "avbrutet",

  ["event.score"] = "%s får %d: %s%s",
  ["event.score.complete"] = "%s får %d: fullbordad %s%s",
  ["event.score.final"] = "%s får %d på slutet: %s%s",
  ["event.score.less"] = "%s förlorar %d: %s%s",
  ["tile.words"] = "brickan ”%s”",
  ["event.placed"] = "%s lägger %s på %d,%d",
  ["event.start"] = "partiet börjar med %s på %d,%d",
  ["event.overlaid"] = "%s lägger %s på %d,%d",
  ["event.overlaid.seen"] = "%s lägger %s",
  ["event.discard"] = "%s passar ingenstans och lämnar spelet",
  ["event.laid"] = "%s lägger %s: %s",
  ["event.stands"] = "%s står nu: %s",
  ["event.goes"] = "%s går vidare",
  ["event.leaves"] = "%s går sin väg",
  ["event.moved"] = "%s flyttar %s: %s",
  ["event.moved.off"] = "%s flyttar %s",
  ["event.deployed"] = "%s placerar %s: %s",
  ["event.deployed.off"] = "%s placerar %s",
  ["event.returned"] = "%s tar tillbaka %s",
  ["event.completed"] = "%s fullbordad, %d {bricka|brickor}",
  ["about"] = "%s: %s",
  ["event.note"] = "%s: %s %d",
  ["event.word"] = "%s: %s",
  ["term.count"] = "%s %d: %d",
  ["term.bonus"] = "%s: %d",
  ["term.plain"] = "%s %d",
  ["term.times"] = "%s × %s %d: %d",

  ["option.place"] = "%d,%d %s",
  ["option.segment"] = "%s (bricka %s)",
  ["option.with"] = "%s med %s",
  ["option.together"] = "med %s",
  ["option.more"] = "%s: %s",
  ["option.last"] = "tar din sista bit (%s)",
  ["option.spends"] = "tar 1 av dina %s",
  ["option.held"] = "%s: %s (%s)",
  ["option.tiles"] = "%d {bricka|brickor}",
  ["side.N"] = "norr",
  ["side.E"] = "öster",
  ["side.S"] = "söder",
  ["side.W"] = "väster",
  ["option.nobodys"] = "%s (bricka %s)",
  ["option.figure"] = "%s: %s (bricka %s)",
  ["option.cell"] = "%d,%d",
  ["option.edge"] = "%d,%d %s",
  ["option.corner"] = "%s, hörnet nordväst om %s",

  ["choices.more"] = "  ... och %d {rad|rader} till; skriv början av en nyckel",
  ["choices.number"] = "det finns inget val %d; de går från 1 till %d",
  ["choices.no_turn"] =
    "%s är ingen plats för en bricka: skriv det utan %s",
  ["choices.turn"] = "åt vilket håll? %s",
  ["choices.ambiguous"] = "%q är början av %d {nyckel|nycklar}:\n  %s",

  ["sign.end"] = "linjer slutar",
  ["board.cropped"] = "     (en del av bordet; `board all` visar allt)",
  ["board.moves"] =
    "     (en del av bordet; `board >` och `board -` visar mer)",
  ["board.points"] = "%s  %3d poäng",
  ["board.no_figures"] = "inga figurer kvar",
  ["board.figures"] = "%d {figur|figurer}",
  ["board.more_zones"] =
    "  och %d {rad|rader} till; `board all` visar dem",
  ["choices.unseen"] = "utanför bilden:",
  ["choices.page"] = "  sida %d/%d, `more`: nästa",
  ["choices.one_page"] = "Det här är alla.",

  ["play.welcome"] = "Skriv `help` för hjälp.",
  ["play.seed"] = "frö %d",
  ["play.turn"] = "Tur %d, %d {bricka|brickor} kvar.",
  ["play.question"] = "%s: %s",
  ["play.question.tile"] = "%s: %s %s",
  ["opt.seat"] = "bara det som platsen ser (A, B, …), eller alla (all)",
  ["secret.nobody"] = "Bordet",
  ["secret.seen"] = "%s, %s: %s",
  ["secret.hidden"] = "%s, %s: %d {dold|dolda}",
  ["play.handover"] = "%s, tryck Enter när ingen annan ser. ",
  ["rpc.hidden"] = "den här platsen får inte se valen",
  ["rpc.turn"] = "plats %s kan inte svara: plats %s är tillfrågad",
  ["play.prompt"] = "%s> ",
  ["play.refused"] = "det svaret misslyckades, partiet är oförändrat:\n%s",
  ["again.answer"] = "det var svar %d, %s; ställningen före: %s",
  ["again.before"] = "ställningen före: %s",
  ["again.begin"] = "en gång till: %s",
  ["again.unsaved"] = "(`save FIL` skriver partiet.)",
  ["play.board"] =
    "board tar all, X,Y eller något av < > ^ v + -, inte %q",
  ["play.no_vetoes"] = "Ingen regel förbjuder något här.",
  ["play.nothing_pending"] = "Inget att besluta.",
  ["play.hint"] = "En bot skulle säga: %s (%s), ett av %d val",
  ["play.typed"] = "skriv: %s",
  ["why.taken"] = "%d,%d: där ligger brickan %s",
  ["why.side"] = "passar inte (sida %s): %s mot %s",
  ["why.alone"] = "%d,%d: ingen bricka ligger intill",
  ["why.supply"] = "ingen %s kvar",
  ["why.held"] = "%s: redan taget av %s",
  ["why.no_feature"] = "den senaste brickan visar inget sådant: %s",
  ["why.no_tile"] = "ingen bricka ska läggas nu",
  ["why.other_tile"] = "brickan som ska läggas är %s",
  ["why.never"] = "%s står aldrig på: %s",
  ["why.sides"] = "den senaste brickan visar: %s",
  ["why.unknown"] = "ingen bricka, figur eller svar heter %q",
  ["why.offered"] = "det går: skriv %s",
  ["why.nothing"] = "det kan inte väljas nu",
  ["why.continues"] = "en bricka med %s måste fortsätta den",
  ["why.rule"] = "sidorna passar här, men en regel tillåter det inte",
  ["play.undo_number"] = "ta tillbaka vad? Ett antal av dina beslut.",
  ["play.no_undo"] = "Det finns inget att ta tillbaka.",
  ["play.few_undo"] = "Bara %d beslut kan tas tillbaka.",
  ["play.undo_chance"] =
    "Det tar även tillbaka en dragning; `undo!` om alla är överens. " ..
    "Samma bricka kommer igen.",
  ["play.undone"] = "%d svar {återtaget|återtagna}.",
  ["play.redone"] = "%d svar {givet|givna} igen.",
  ["play.no_redo"] = "Det finns inget att göra om.",
  ["play.save_usage"] = "save FILE",
  ["play.saved"] = "Sparat i %s.",
  ["play.bot"] = "%s: bot %s",
  ["play.unknown"] = "%q är varken ett val eller ett kommando; skriv `help`",
  ["play.stuck"] =
    "Partiet har fastnat: varje svar misslyckas i ett skript. Prova " ..
    "`undo`, eller `save` och `quit`.",
  ["play.watch_save"] =
    "--watch börjar ett parti utan fil; `save FILE` skriver det",
  ["play.reloaded"] = "Reglerna lästa igen, %d svar {omspelat|omspelade}.",
  ["play.reload_failed"] =
    "de ändrade reglerna kan inte läsas, de gamla gäller:\n%s",
  ["play.reload_stopped"] =
    "Svar %d (%s) är inte längre möjligt: partiet stannar före det.",
  ["play.continue"] = "Fortsätt med: tessera play %s",
  ["play.opt.continue"] =
    "fortsätt det parti som spelades senast",
  ["play.no_last"] =
    "inget parti väntar på att fortsätta",
  ["play.against"] =
    "%s spelas av boten greedy. `bot B off` ger platsen till en " ..
    "människa; `tessera play --players 3 -b C=greedy` och liknande " ..
    "ändrar bordet.",
  ["play.continue_last"] =
    "Partiet är sparat. Fortsätt med: tessera play --continue",
  ["play.save_twice"] =
    "--save: %s är ett sparat parti och fortsätter i sin fil",
  ["play.save_exists"] = "%s finns redan; spela filen för att fortsätta",
  ["play.help"] = [[
Ett svar är numret på ett val, eller nyckeln till en möjlighet eller dess
början. Kan en bricka ligga åt flera håll, lägg till vart dess norr pekar:
5^  5>  5v  5<, eller 5 och sedan > ensamt. Bara Enter passar där man får;
Tab kompletterar kommandon och nycklar och visar vad de gör.
  board            bordet runt den senaste brickan; board all: hela bordet
  board X,Y        bordet runt en ruta; board < > ^ v går vidare därifrån
  board + -        större, mindre brickor; board ensamt: så många som ryms
  board picture    riktiga bilder från och med nu; board signs: tecken
  rules            hur det här spelet spelas
  scores           poäng per plats och slag
  events [N]       vad som hänt på sistone
  options          frågan igen
  more             nästa sida av en lista
  why [KEY]        vad reglerna förbjuder vid detta beslut
  hint[!]          vad en bot skulle göra
  undo [N]         tar tillbaka dina N senaste beslut; undo! även dragningar
  redo             ger dem igen
  save FILE        skriver partiet till en annan fil
  bot SEAT NAME    låter en bot (greedy, random) spela en plats; off: ingen
  quit             lämnar
`=WORD` är en möjlighet även där WORD är ett kommando.]],
  ["play.help_signs"] = "`help signs` förklarar bordet.",
  ["play.signs"] = [[
Planens tecken: Ao är en figur på plats A, en ensam bokstav är ingens; [7] är en
plats att välja, + + + + den senaste brickan, %s en kant där inget går vidare;
talen i kanten är X och Y. På små brickor är ▀ och ▄ det som fyller norra eller
södra sidan, och + i kanten pekar på den senaste brickan.]],

  ["result.total"] = "summa",
  ["result.win"] = "%s vinner med %d poäng.",
  ["result.tie"] = "%s delar segern med %d poäng.",
  ["result.together"] = "Alla vinner tillsammans med %d poäng.",
  ["result.lost"] = "Alla förlorar tillsammans, med %d poäng.",
  ["result.asking"] = "Partiet är inte slut.",
  ["result.stuck"] = "Partiet har fastnat och kan inte gå vidare.",

  ["progress"] = "[%s%s] %d/%d  %s partier/s  %.0f s kvar",

  ["replay.no_save"] = "gå igenom vad? Nämn ett sparat parti.",
  ["replay.too_far"] = "--to %d: partiet har %d svar",
  ["replay.no_option"] = "svar %d: det finns ingen möjlighet %q",
  ["replay.differs"] = "svar %d (%s): givet igen ger det ett annat tillstånd",
  ["replay.good"] = "%d svar {prövat|prövade}, tillståndshash %016x",
  ["replay.answer"] = "%4d  %-8s %-30s %016x",
  ["replay.pause"] = "[Enter: nästa, tal: hoppa, q: sluta] ",

  ["render.no_save"] = "rita vad? Nämn ett sparat parti.",
  ["render.too_far"] = "--at %d: partiet har %d svar",
  ["render.title"] = "Spelplan",
  ["web.symbol"] = "det finns ingen figur '%s' att rita",
  ["page.title"] = "%s: ett parti i %d svar",
  ["page.keys"] =
    "← → steg · PgUp PgDn tur · Home End · mellanslag spelar upp",
  ["page.look"] = "ljust eller mörkt",
  ["page.in"] = "närmare (+)",
  ["page.out"] = "längre bort (-)",
  ["page.fit"] = "hela planen (0)",
  ["page.first"] = "till början (Home)",
  ["page.back"] = "ett svar tillbaka (←)",
  ["page.play"] = "spela upp (mellanslag)",
  ["page.next"] = "ett svar framåt (→)",
  ["page.end"] = "till slutet (End)",
  ["page.slider"] = "ställning",
  ["page.seats"] = "Spelare",
  ["page.now"] = "Nu",
  ["page.chart"] = "Poäng",
  ["page.sums"] = "Poäng efter skäl",
  ["page.log"] = "Vad som hände",
  ["page.tiles"] = "brickor",
  ["page.complete"] = "färdig",
  ["page.open"] = "öppna sidor",
  ["page.figures"] = "figurer",
  ["page.owner"] = "ägare",
  ["page.nobody"] = "ingen",
  ["page.nothing"] = "%s: inga poäng",
  ["page.worth"] = "värd nu",
  ["page.turn"] = "tur %d",
  ["page.left"] = "%d {bricka|brickor} kvar",
  ["page.review"] = "vad varje svar kostade",
  ["page.review.at"] = "svar %d: %s förlorade %s poäng",
  ["page.review.best"] = "till det här svaret hittades inget bättre",
  ["page.review.better"] = "bättre: %s",
  ["page.review.place"] = "bättre: brickan i den gröna ramen",
  ["page.review.tile"] = "bricka",
  ["page.review.none"] = "Inget svar förlorade poäng.",
  ["page.review.legend"] =
    "Varje streck är ett svar som förlorade poäng, i platsens "
    .. "färg: ju högre, desto mer. De värsta nämns.",
  ["page.review.legend.own"] =
    "Varje streck är ett svar som förlorade poäng, i platsens färg: "
    .. "ju högre, desto mer. Dina värsta nämns.",
  ["replay.opt.html"] = "skriv en sida som går igenom partiet",
  ["replay.opt.review"] = "med --html: visa vad svaren kostade",
  ["replay.opt.share"] =
    "med --seat: det som platsen såg, som ett sparat parti",
  ["replay.shared"] = "%s: det som %s såg, att ge bort.",
  ["replay.opt.output"] = "fil för --html (annars: partiets namn, .html)",
  ["look.svg"] = "look för %s: dess svg avvisas: %s",
  ["picture.form"] = "%s: namnet på en bild slutar med %s",
  ["picture.where"] =
    "en bild går inte att läsa: ange dess fil, -o FILE.svg",
  ["tiles.no_set"] =
    "vilka brickor? Nämn en uppsättning; `tessera modules` listar dem.",
  ["tiles.head"] = "%s: %d {sort|sorter}, %d {bricka|brickor}",
  ["tiles.count"] = "× %d",

  ["modules.bad"] = "går inte att läsa in: %s",
  ["modules.modules"] = "Moduler:",
  ["modules.tilesets"] = "Brickuppsättningar:",
  ["modules.presets"] = "Förval:",
  ["modules.needs"] = " (kräver %s)",
  ["modules.tileset"] = "%s, %d {bricka|brickor}",
  ["modules.more"] = "`tessera modules NAME` säger mer om en.",
  ["modules.module"] = "Modul %s",
  ["modules.set"] = "Brickuppsättning %s",
  ["modules.preset"] = "Förval %s",
  ["modules.field.about"] = "ger",
  ["modules.field.is"] = "är",
  ["modules.field.title"] = "titel",
  ["modules.field.version"] = "version",
  ["modules.field.needs"] = "kräver",
  ["modules.field.conflicts"] = "utesluter",
  ["modules.field.players"] = "spelare",
  ["modules.field.note"] = "not",
  ["modules.field.modules"] = "moduler",
  ["modules.field.settings"] = "val",
  ["modules.field.features"] = "områden",
  ["modules.field.pieces"] = "figurer",
  ["modules.field.phases"] = "faser",
  ["modules.field.slots"] = "slots",
  ["modules.field.sums"] = "summor",
  ["modules.field.exports"] = "exporter",
  ["modules.field.file"] = "fil",
  ["modules.field.tiles"] = "brickor",
  ["modules.field.types"] = "slag",
  ["modules.field.marks"] = "märken",
  ["modules.values"] = "      ett av: %s",
  ["modules.order.waits"] = "väntar",
  ["modules.order.landmark"] = "landmärke",
  ["modules.order.must"] = "måste tas",
  ["modules.order.setup"] = "Förberedelse",
  ["modules.order.turn"] = "En tur",
  ["modules.order.final"] = "Slutet",
  ["modules.order.offers"] = "Erbjudanden",
  ["modules.order.hooks"] = "Krokar, i den ordning de körs",
  ["modules.order.slots"] = "Platser",
  ["modules.unknown"] = "inget heter %q%s",

  ["test.passed"] = "ok      %s:%d %s",
  ["test.failed"] = "FEL     %s:%d %s",
  ["test.count"] = "%d {godkänd|godkända}, %d {underkänd|underkända}",
  ["test.coverage"] = "%s: testen når %d av %d {rad|rader}",
  ["test.mutant"] = "%s:%d: inget test märker %s i stället för %s",
  ["test.mutants"] = "testen märker %d av %d {ändring|ändringar}",
  ["test.broken"] = "testerna kan inte köras",
  ["test.no_path"] = "ingen fil eller mapp: %s",

  ["serve.opt.listen"] = "var servern lyssnar (annars 127.0.0.1:8080)",
  ["serve.opt.store"] = "SQLite-fil eller postgres://... för borden",
  ["serve.opt.base_url"] = "adressen som folk använder, bakom en proxy",
  ["serve.opt.public_url"] = "adressen som länkarna anger",
  ["serve.opt.trust"] = "tro på X-Forwarded-For från denna proxy",
  ["serve.opt.cert"] = "certifikat för TLS",
  ["serve.opt.key"] = "dess hemliga nyckel",
  ["serve.opt.uploads"] = "får folk ta med regler (annars bara lokalt)",
  ["serve.opt.push"] =
    "push-tjänster att fråga (annars webbläsarnas; no: inga)",
  ["serve.opt.limit"] = "ändra en gräns, till exempel chat=200",
  ["serve.opt.expire"] = "glöm bord efter DAYS (annars 60, 0: aldrig)",
  ["serve.opt.workers"] = "processer där bottar tänker",
  ["serve.opt.worker"] = "vara en av dessa processer (programmet startar dem)",
  ["serve.opt.metrics"] = "vem som får se /metrics (annars here: datorn själv)",
  ["serve.opt.pause"] = "hur länge en bot väntar (annars 600)",
  ["serve.opt.log"] = "från vilken nivå det loggas",
  ["serve.opt.open"] = "öppna sidan",
  ["serve.opt.backup"] = "kopiera SQLite-filen under drift",
  ["serve.opt.list"] = "lista borden",
  ["serve.opt.export"] = "skriv ut ett bord som sparat parti",
  ["serve.opt.output"] = "skriv det till FILE",
  ["serve.open"] = "Borden finns på %s",
  ["serve.open.too"] = "och på %s",
  ["serve.uploads_off"] =
    "Husregler från sidan är av här; --uploads yes slår på dem.",
  ["serve.address"] =
    "--listen: adress och port väntas, som 127.0.0.1:8080, inte %q",
  ["serve.base_url"] = "%s: http(s)://NAMN väntas, inte %q",
  ["serve.cert_key"] = "--cert och --key hör ihop",
  ["serve.push"] =
    "--push: ett datornamn, *.NAMN, NAMN:PORT eller no väntas, inte %q",
  ["serve.limit"] = "--limit: NAMN=N väntas, inte %q",
  ["serve.no_limit"] = "--limit: det finns ingen gräns %q%s",
  ["serve.no_home"] = "ingen egen mapp är känd här: ange --store",
  ["serve.listen"] = "kan inte lyssna på %s: %s",
  ["serve.without"] =
    "programmet byggdes utan %s; installera dess utvecklarpaket och " ..
    "bygg om",
  ["serve.newer"] =
    "lagret är från ett nyare program (schema %d, känt till och med %d)",
  ["serve.exists"] = "%s finns redan",
  ["serve.pg_dump"] = "PostgreSQL har pg_dump för det",
  ["serve.no_table"] = "det finns inget bord %s",
  ["serve.gone"] = "bordet finns inte mer",
  ["serve.goodbye"] = "servern stannar; den kommer tillbaka",
  ["serve.bug"] = "något gick fel här; inget gjordes",
  ["serve.link"] = "länken leder inte till något bord",
  ["serve.not_asked"] = "det är inte din tur",
  ["serve.still_here"] = "vänta lite till på den som sitter där",
  ["serve.away"] = "tiden för den som är borta är högst en vecka, i sekunder",
  ["serve.other_seat"] = "den platsen är inte din",
  ["serve.watching"] = "den som tittar på kan inte göra det",
  ["serve.makers"] = "bara den som gjorde bordet kan göra det",
  ["serve.not_free"] = "platsen är inte ledig",
  ["serve.not_over"] = "partiet är inte slut",
  ["serve.no_rematch"] = "det finns ingen revansch än",
  ["serve.own_rules"] = "bordet har inga medhavda regler",
  ["serve.damaged"] =
    "det här bordet kan inte öppnas; skadad rad: %d",
  ["serve.secrets"] =
    "den här platsen har sett hemligheter: bara dess spelare får lämna den",
  ["serve.full"] =
    "det här bordet är fullt: partiet kan avslutas, inget mer",
  ["serve.moved"] = "någon hann före; titta igen",
  ["serve.store_lost"] =
    "svaret kunde inte sparas och gäller inte; försök igen",
  ["serve.died"] =
    "reglerna tog för lång tid eller för mycket och stoppades; inget " ..
    "gjordes",
  ["serve.slow"] = "inte så fort; försök igen om en stund",
  ["serve.rulesets"] = "för många olika spel pågår här; försök igen senare",
  ["serve.strangers"] =
    "för många partier med egna regler pågår; försök igen senare",
  ["serve.nothing_asked"] = "ingen har bett att få ångra",
  ["serve.agreed"] = "du har redan gått med på det",
  ["serve.empty"] = "inget sades",
  ["serve.long"] = "för långt (högst %d)",
  ["serve.long_name"] = "ett namn är för långt eller tomt (högst %d)",
  ["serve.colour"] = "en färg är ett tal från 0 till 7",
  ["serve.colour_taken"] = "två platser har den färgen",
  ["serve.seats"] = "ett bord har 1 till 8 platser",
  ["serve.clock"] = "en klocka är { start, add } i hela sekunder",
  ["serve.no_cage"] = "främmande regler kan inte köras säkert här: %s",
  ["serve.no_files"] = "egna regler tas inte emot här",
  ["serve.push_key"] = "nyckelparet för push-tjänster i lagret är skadat",
  ["serve.no_push"] =
    "den här servern säger inte till någon vars sida är stängd",
  ["serve.no_push_service"] =
    "det är ingen adress hos en push-tjänst som frågas här",
  ["serve.no_set"] = "det finns ingen bricksamling %s",
  ["serve.files_config"] = "filer hör till config_text, som nämner dem i rules",
  ["serve.file_name"] = "%q: en fil heter NAMN.lua eller tiles/NAMN.lua",
  ["serve.file_size"] = "%s är för stor (högst %d)",
  ["serve.files"] = "för många filer (högst %d)",
  ["serve.name"] = "%s: %q är inget namn på en modul eller brickserie",
  ["serve.key"] = "en konfiguration för ett bord har inget %q",
  ["serve.type"] = "%s: %s väntades",
  ["serve.rules"] = "rules: filen %q kom inte med bordet",
  ["serve.set"] = "set: %q kan inte ändras här",
  ["serve.preset"] = "%q är inget namn på en förinställning",
  ["serve.literal"] = "%s:%d: %s",
  ["serve.expected"] = "%s väntades",
  ["serve.data_only"] =
    "en konfiguration är här bara data: texter, tal, true, false och " ..
    "tabeller",
  ["serve.deep"] = "tabeller i tabeller går för djupt",
  ["serve.shared"] =
    "detta är vad en plats såg av ett "
    .. "parti; det kan inte spelas vidare",
  ["serve.no_save"] = "det är inget sparat parti",
  ["rpc.parse"] = "oläsligt meddelande: %s",
  ["rpc.long"] = "raden är för lång",
  ["rpc.request"] = "ogiltig begäran",
  ["rpc.empty"] = "tom bunt",
  ["rpc.bytes"] =
    "svaren på den här bunten är för långa; gräns i byte: %d",
  ["rpc.batch"] = "fler än %d {meddelande|meddelanden} i en bunt",
  ["rpc.method"] = "ingen metod %q%s",
  ["rpc.by_name"] = "params måste vara ett objekt",
  ["rpc.type"] = "parameter %s: %s väntat",
  ["rpc.minimum"] = "parameter %s: minst %d",
  ["rpc.enum"] = "parameter %s: ett av %s väntat",
  ["rpc.not_of"] = "parameter %s passar inte ihop med formen %q",
  ["rpc.not_beside"] = "parametern %s hör inte ihop med parametern %s",
  ["rpc.missing"] = "parameter %s saknas",
  ["rpc.param"] = "okänd parameter %q%s",
  ["rpc.set"] = "set.%s: text, tal eller sanningsvärde väntat",
  ["rpc.room"] = "columns och rows hör ihop",
  ["rpc.config"] =
    "%s: en konfiguration är en förinställning eller en fil som heter *.lua",
  ["rpc.two_configs"] = "config och config_text är två konfigurationer",
  ["rpc.key_or_index"] = "antingen key eller index behövs",
  ["rpc.option"] = "den möjligheten finns inte: %s",
  ["rpc.none"] = "inget beslut väntar",
  ["rpc.no_chance"] = "det väntande beslutet är inte CHANCE:s",
  ["rpc.undo"] = "bara %d svar har givits",
  ["rpc.consent"] =
    "det tar även tillbaka en dragning; \"consent\": true behövs",
  ["rpc.game"] = "inget parti %d",
  ["rpc.twice"] = "parti %s står två gånger i listan",
  ["rpc.actions"] = "%d {handling|handlingar} väntades, en per parti, inte %d",
  ["rpc.action"] = "parti %s: handling %s går inte att göra nu",
  ["rpc.games"] = "%d {parti är öppet|partier är öppna}; stäng några",
  ["opt.bot"] =
    "låt en bot spela en plats (A, B, ... eller all): random, easy, " ..
    "greedy, normal, hard, FILE.lua eller \"cmd KOMMANDO\"",
  ["play.bot_usage"] =
    "bot PLATS NAMN, till exempel: bot B normal; eller: bot B off",
  ["bot.verdict"] = "Boten %q har förlorat sin plats i drag %d: %s",
  ["bot.late"] = "den behövde mer än %g sekunder",
  ["bot.index"] = "%q är inget val; de är numrerade från 0 till %d",
  ["bot.key"] = "inget val har nyckeln %q",
  ["bot.no_new"] =
    "%s måste ge { new = function(rng, seat) }, som ger en funktion",
  ["bot.rubbish"] = "den skrev något som inte är ett JSON-objekt: %q",
  ["bot.other_id"] = "den svarade på fråga %s, inte %d",
  ["bot.ended"] = "programmet har slutat",
  ["bot.long"] = "den skrev en rad som inte tar slut",
  ["hint.best"] = "bäst",
  ["hint.even"] = "lika bra",
  ["hint.rough"] = "ungefär %+.1f poäng",
  ["hint.less"] = "%+.1f poäng",
  ["reason.bare"] = "den sista figuren lämnar förrådet",
  ["reason.home"] =
    "en figur sparas till senare: %d {figur|figurer} i förrådet (%s: "
      .. "%d)",
  ["reason.later"] =
    "%s: nu %d poäng större ledning, men mindre till slut: %d "
      .. "{bricka|brickor} kvar",
  ["reason.ahead"] =
    "bättre än %s i partier som spelas vidare härifrån",
  ["reason.even"] = "knappast bättre än de andra svar som hittats",
  ["reason.held"] = "%s, %s: värd %d poäng nu (%s: %d)",
  ["reason.chance"] = "%s, %s: blir färdig till %d %% (%s: till %d %%)",
  ["reason.never"] = "%s, %s: kan inte längre bli färdig (%s: till %d %%)",
  ["reason.both"] = "%s (%s också)",
  ["reason.but"] = "men %s",
  ["reason.less"] = "%s, %s: värd bara %d poäng nu (%s: %d)",
  ["reason.only"] = "%s, %s: blir färdig bara till %d %% (%s: till %d %%)",
  ["reason.feature"] = "%s på %d {bricka|brickor}",
  ["reason.then"] = "sedan möjligt: %s",
  ["reason.next"] = "det näst bästa",
  ["reason.instead"] = "%s: %s",
  ["reason.nth"] = "svar %d",
  ["reason.gained"] = "%s, %s: värd %d poäng nu",
  ["reason.given"] = "svaret som gavs",
  ["reason.new"] = "%s, med en ny figur",
  ["reason.other"] = "%s, %s",
}
