--- Texts of the laboratory, in Swedish. See host/common/text.lua.

return {
  ["verb.arena.summary"] = "Låt botar spela mot botar och rangordna dem.",
  ["verb.compare.summary"] =
    "Ta reda på vad en regel ändrar: två configer, samma frön.",
  ["lab.opt.resume"] =
    "behåll färdiga partier i FILE och fortsätt med dem som finns " ..
    "där",
  ["lab.stopped"] =
    "Stoppad efter %d av %d; med --resume FILE kan man fortsätta.",
  ["lab.stopped.resume"] =
    "Stoppad efter %d av %d; samma kommando fortsätter (%s).",
  ["lab.journal.other"] =
    "%s: det här är en annan körnings partier (regler, botar eller " ..
    "frö)",
  ["lab.journal.damaged"] =
    "%s: %d {skadad rad|skadade rader}, från rad %d; det som stod där " ..
    "spelas igen",
  ["lab.journal.none"] = "%s: den här filen har --resume inte skrivit",
  ["arena.opt.pairs"] =
    "frön för varje par av botar (100); vart och ett spelas åt " ..
    "båda håll",
  ["arena.opt.sprt"] =
    "stanna när det är avgjort om första botens andel är P0 eller " ..
    "P1",
  ["arena.opt.json"] = "skriv talen till FILE som JSON",
  ["arena.opt.report"] = "skriv en rapportsida (HTML) till FILE",
  ["arena.two"] =
    "en arena behöver två botar eller fler, som i: tessera arena " ..
    "greedy random",
  ["arena.sprt"] = "--sprt vill ha två andelar som 0.5,0.55, inte %q",
  ["arena.sprt_two"] = "--sprt är för två botar",
  ["arena.players"] = "en arena behöver ett spel för två eller fler",
  ["arena.played"] = "partier",
  ["arena.wins"] = "vinster",
  ["arena.points"] = "poäng",
  ["arena.time"] = "per beslut",
  ["arena.games"] = "%d {parti|partier} på %.1f s",
  ["arena.decided"] =
    "Avgjort: en andel av %g är troligare för %s (antal par: %d).",
  ["arena.table"] = "Resultat",
  ["arena.cross"] = "Vem som vann mot vem",
  ["arena.verdict"] = "Utslag",
  ["arena.title"] = "Arena: %s",
  ["arena.head"] = "%d {parti|partier}, frön från %d.",
  ["compare.opt.games"] =
    "frön (200); vart och ett spelas med båda configerna",
  ["compare.opt.json"] = "skriv talen till FILE som JSON",
  ["compare.opt.report"] = "skriv en rapportsida (HTML) till FILE",
  ["compare.two"] =
    "två configer jämförs, som i: tessera compare X.lua Y.lua",
  ["compare.players"] = "configerna har olika många spelare: %d och %d",
  ["compare.points"] = "poäng: %s",
  ["compare.term"] = "post: %s (%s)",
  ["compare.wins"] = "vinster för %s",
  ["compare.figures.used"] = "utplacerade figurer",
  ["compare.figures.blocked"] = "figurer som aldrig kom hem",
  ["compare.course.lead_changes"] = "ledarbyten",
  ["compare.course.comeback"] = "upphämtningar",
  ["compare.length.turns"] = "drag",
  ["compare.length.decisions"] = "beslut per drag",
  ["compare.length.matter"] = "andel beslut som spelar roll",
  ["compare.total.points"] = "poäng per plats",
  ["compare.total.spread"] = "poäng mellan första och sista",
  ["compare.change"] = "Y - X",
  ["compare.sure"] = "mer än slump",
  ["compare.same"] =
    "Ingenting ändras: allt gick likadant, i %d {parti|partier}.",
  ["compare.nothing"] =
    "Ingen ändring som är mer än slump, på %d {frö|frön}.",
  ["compare.more"] = "Mer: %s, med %.2f ± %.2f per parti.",
  ["compare.less"] = "Mindre: %s, med %.2f ± %.2f per parti.",
  ["compare.title"] = "%s och %s",
  ["compare.head"] =
    "%d {frö|frön} från %d, vart och ett spelat med båda.",
  ["compare.configs"] = "X är %s, Y är %s.",
  ["compare.bots"] = "Bottar: %s.",
  ["compare.about"] = "Hur det spelades",
  ["compare.chart.points"] = "Poäng per parti",
  ["compare.chart.changes"] =
    "Ändringar (Y - X) med intervall på 95 procent; fyllt: mer än slump",
  ["compare.words"] = "I ord",
  ["compare.numbers"] = "I tal",
  ["lab.sqlite.exists"] = "%s finns redan; SQLite skriver en ny fil",
  ["lab.sqlite.none"] = "det här programmet byggdes utan SQLite",
  ["lab.sqlite.where"] = "--format sqlite behöver --output FILE",
  ["lab.rows.format"] = "--rows behöver --format csv, jsonl eller sqlite",
  ["simulate.opt.rows"] =
    "en rad per parti (game), drag (turn) eller beslut (decision)",
  ["simulate.opt.terms"] = "poäng efter reglernas poster, som kolumner",
  ["simulate.opt.rotate"] =
    "botarna byter plats från parti till parti; A är boten som " ..
    "började där",
  ["verb.simulate.summary"] =
    "Låt bottar spela många partier på alla kärnor.",
  ["verb.simulate.about"] =
    "Parti k av N har fröet S + k - 1. Utdata beror inte på antalet " ..
    "kärnor. Slutstatus 3 säger att ett parti har fastnat.",
  ["verb.arena.about"] =
    "Varje par spelar varje frö åt båda hållen, så att varken tur " ..
    "eller första platsen räknas.",
  ["verb.compare.about"] =
    "Varje frö spelas med båda konfigurationerna; det som skiljer " ..
    "kommer av reglerna.",
  ["verb.tune.about"] =
    "Vikter som vinner stannar kvar; resultatet är en tabell att klistra " ..
    "in.",
  ["simulate.opt.games"] = "antal partier (annars 100)",
  ["simulate.opt.jobs"] = "antal processer (annars: alla kärnor)",
  ["simulate.opt.format"] =
    "vad som visas, annars efter slutet på namnet FILE",
  ["simulate.opt.output"] = "skriv till FILE i stället för standard ut",
  ["farm.died"] = "%s, gång på gång",
  ["simulate.stuck"] = "partiet med frö %d har fastnat: %s",
  ["simulate.failed"] = "i partiet med frö %d misslyckades ett svar: %s",
  ["stats.mean"] = "medel",
  ["stats.sd"] = "avv.",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "segrar",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "turer",
  ["stats.games"] = "%d {parti|partier} på %.2f s, %s partier/s",
  ["stats.stuck"] = "%d {parti fastnade|partier fastnade} och räknas inte",
  ["report.title"] = "%s: simulerade partier",
  ["report.head"] = "%d {parti|partier}, frön %d till %d",
  ["report.scores"] = "Poäng efter plats",
  ["report.categories"] = "Var poängen kommer ifrån",
  ["report.categories.note"] = "Poäng i medeltal per parti.",
  ["report.wins"] = "Vinster efter plats, med intervall (95 %)",
  ["report.lead"] =
    "Första platsen får i medeltal %+.2f poäng mer än de andra (95 " ..
    "%%: %+.2f till %+.2f).",
  ["report.length"] = "Längd i turer",
  ["report.figures"] = "Utplacerade figurer",
  ["report.figures.note"] = "Antal utplaceringar i medeltal per parti.",
  ["report.completion"] = "Färdiga vid slutet",
  ["report.completed"] = "%.0f %%, %.1f per parti",
  ["report.heat"] = "Var brickor läggs",
  ["report.heat.note"] =
    "Andel av partierna med en bricka på varje ruta; spelet börjar vid " ..
    "0,0.",
  ["simulate.opt.save"] = "med --games 1: skriv partiet till en ny FILE",
  ["simulate.save_one"] = "--save gäller ett enda parti: --games 1",
  ["simulate.opt.report"] = "skriv även en sida med diagram till FILE",
  ["verb.learn.summary"] =
    "Hitta bättre vikter för botarna i en konfiguration.",
  ["verb.learn.about"] =
    "Botar som söker spelar mot varandra med andra vikter; sedan prövas " ..
    "de bästa mot dem som var givna. Bara om de visar sig vara bättre " ..
    "behålls de, i en fil bredvid konfigurationen som säger hur den " ..
    "blev till. Finns filen redan, är det den som förbättras.",
  ["learn.opt.minutes"] = "ungefär så många minuter (30)",
  ["learn.opt.games"] = "så många partier, hur lång tid det än tar",
  ["learn.opt.positions"] = "ställningar som en bot ser på för ett svar (1000)",
  ["learn.opt.output"] = "behåll vikterna i FILE (CONFIG.weights.lua)",
  ["learn.weight"] = "vikt",
  ["learn.before"] = "före",
  ["learn.after"] = "efter",
  ["learn.test"] =
    "Prov mot de givna vikterna: vann %.1f %% av %d {parti|partier} (95 " ..
    "%%: %.1f–%.1f).",
  ["learn.kept"] = "De är bättre. Behållna i %s.",
  ["learn.use"] = "En bot som använder dem: -b 'B=%s'",
  ["learn.none"] = "Det visar inte att de är bättre. Inget behålls.",
  ["weights.none"] = "detta är ingen fil med vikter från tessera learn",
  ["weights.name"] = "ingen vikt heter %q",
  ["weights.value"] = "%s är inget tal",
  ["verb.tune.summary"] =
    "Hitta bättre vikter för botarna genom att låta dem spela.",
  ["tune.opt.games"] = "par av partier per omgång (400)",
  ["tune.opt.rounds"] = "omgångar (4)",
  ["farm.exit"] = "processen tog slut med status %d",
  ["farm.signal"] = "processen dödades av signal %d",
  ["farm.seed"] = "frö %d",
  ["ranks.name"] = "rang %d (%s)",
  ["ranks.lost"] = "%s hörs inte längre av; andra spelar dess partier",
  ["ranks.all_lost"] = "ingen rang är kvar som spelar",
  ["ranks.silent"] = "rangen tystnade",
  ["ranks.differ"] =
    "%s har andra regler, botar, alternativ eller en annan version av " ..
    "detta program",
  ["ranks.none"] =
    "flera ranger startades, men detta program är byggt utan Open MPI " ..
    "(libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Stannade efter %d av %d; med --resume %s fortsätter samma kommando.",
  ["compare.none"] = "Inget parti nådde sitt slut.",
  ["lab.kept"] =
    "Partierna är sparade: med --resume %s skriver samma kommando bara.",
  ["verb.review.summary"] =
    "Hitta de svar i ett sparat spel som kostade poäng.",
  ["verb.review.about"] =
    "Varje svar jämförs med det bästa som `normal` hittar. " ..
    "Träffsäkerheten är 100 procent för den som alltid ger det bästa " ..
    "svaret, och 0 procent för den som inte svarar bättre än slumpen.",
  ["review.opt.seat"] = "bara svar av denna plats (A, B, …), efter vad den såg",
  ["review.opt.worst"] = "hur många av de dyraste svaren (5)",
  ["review.opt.all"] =
    "lista varje svar med poängen som väntades före och efter",
  ["review.no_save"] = "Vad ska bedömas? Ange ett sparat spel.",
  ["review.answer"] = "svar %d",
  ["review.answers"] = "svar",
  ["review.lost"] = "förlorade poäng",
  ["review.accuracy"] = "träffsäkerhet",
  ["review.seat"] = "plats",
  ["review.key"] = "svar",
  ["review.before"] = "före",
  ["review.after"] = "efter",
  ["review.better"] = "bättre",
  ["review.curve"] = "Väntade poäng under spelets gång",
  ["review.title"] = "Svar %d, drag %d: %s förlorar %.1f poäng.",
  ["review.given"] = "givet: %s",
  ["review.best"] = "bättre: %s",
  ["review.expected"] = "%s: %.1f väntade poäng i stället för %.1f",
  ["review.none"] = "Det finns inget svar att bedöma.",
  ["review.page"] = "%s: vad svaren kostade",
  ["review.head"] = "%d {svar bedömt|svar bedömda}.",
  ["verb.diagnose.summary"] =
    "Hitta vad som är fel med en regel, i partier mellan bottar.",
  ["verb.diagnose.about"] =
    "Spelar partier med botten `greedy` på alla platser, sedan partier " ..
    "där en plats är starkare, avstår från något eller prövar något. " ..
    "Av en regel eller modul undersöks det som den lägger till, av en " ..
    "config allt. Det som rapporteras är mer än slump: om en sund " ..
    "regel tar en körning av femtio fel.",
  ["diagnose.opt.games"] =
    "partier mellan lika spelare (300); varje försök har en tredjedel " ..
    "av dem",
  ["diagnose.sound"] =
    "Inget är fel som är mer än slump (%d {fråga|frågor} ställda).",
  ["diagnose.games"] = "%d {parti|partier} på %.1f s",
  ["diagnose.page"] = "%s: en diagnos",
  ["diagnose.found"] = "Vad som hittades",
  ["diagnose.wins"] = "Varje plats vinster",
  ["diagnose.points_without"] = "Poäng för den som avstår",
  ["diagnose.points_with"] = "Poäng för den som prövar",
  ["diagnose.figures"] = "Siffror",
  ["diagnose.failed"] = "partiet med seed %d: %s",
  ["diagnose.asks"] =
    "partiet med seed %d: efter %d svar frågar fasen %s (%s) " ..
    "fortfarande",
  ["diagnose.stuck"] =
    "En regel misslyckas: %s av partierna kan inte fortsätta.",
  ["diagnose.endless"] = "Partier tar inte slut: %s av dem.",
  ["diagnose.term"] = "Termen %s ger nästan aldrig poäng: i %s av partierna.",
  ["diagnose.piece"] = "Pjäsen %s används nästan aldrig: i %s av partierna.",
  ["diagnose.swamp"] = "Termen %s ger nästan alla poäng: %s av dem.",
  ["diagnose.never"] = "%s (%s) väljs nästan aldrig: i %s av partierna.",
  ["diagnose.trial.never"] =
    "Den som prövar det varannan gång förlorar %.1f ± %.1f poäng.",
  ["diagnose.always"] = "%s (%s) är inget val: det tas i %s av besluten.",
  ["diagnose.trial.always"] =
    "Den som aldrig tar det förlorar %.1f ± %.1f poäng.",
  ["diagnose.trap"] =
    "%s (%s) är en fälla: den som aldrig tar det vinner %s poäng.",
  ["diagnose.decisive"] =
    "Den som avstår från %s (%s) har förlorat: bara %s av partierna " ..
    "vinns.",
  ["diagnose.seat"] = "Plats %s vinner för ofta: %s av partierna.",
  ["diagnose.idle"] = "Plats %s har för lite att besluta: %s av sin andel.",
  ["diagnose.early"] =
    "Partier avgörs tidigt: den som leder efter en tredjedel vinner %s " ..
    "av dem.",
  ["diagnose.runaway"] =
    "Ledaren drar ifrån: varje poäng i ledning vid halvtid ger %s " ..
    "till.",
  ["diagnose.tie"] = "För många partier saknar vinnare: %s av dem.",
  ["diagnose.wait"] =
    "Väntan är lång: andra beslutar %s gånger innan det är ens tur " ..
    "igen.",
  ["diagnose.skill"] =
    "Skicklighet betyder lite: en bra spelare bland slumpmässiga " ..
    "vinner %s av partierna.",
  ["diagnose.short"] = "Spelet slutar för tidigt: %s av brickorna är kvar.",
  ["diagnose.choice"] = "Det finns lite att besluta: %s val per drag.",
  ["diagnose.won"] = "Spelet är för lätt: alla vinner %s av partierna.",
  ["diagnose.lost"] = "Spelet är för svårt: alla vinner bara %s av partierna.",
  ["diagnose.figure.turns"] = "drag",
  ["diagnose.figure.answers"] = "svar",
  ["diagnose.figure.points"] = "poäng per plats",
  ["diagnose.figure.choices"] = "val per drag",
  ["diagnose.figure.waiting"] = "andras beslut medan man väntar",
  ["diagnose.figure.left"] = "andel brickor som är kvar i slutet",
  ["diagnose.figure.decided"] = "andel av partiet efter vilken vinnaren leder",
  ["diagnose.figure.tie"] = "andel partier utan vinnare",
  ["diagnose.figure.course.lead_changes"] = "byten av ledning",
  ["diagnose.figure.course.comeback"] =
    "andel partier som vinns av den som var sist sent",
  ["diagnose.figure.length.matter"] = "andel beslut som spelar roll",
  ["diagnose.figure.figures.blocked"] = "figurer som blir kvar ute",
  ["diagnose.figure.skill.random"] = "andel segrar för greedy bland random",
  ["diagnose.figure.skill.easy"] = "andel segrar för greedy bland easy",
  ["diagnose.figure.with"] = "%s (%s): poäng för den som prövar det",
  ["diagnose.figure.without"] = "%s (%s): poäng för den som avstår",
  ["verb.prove.summary"] =
    "Spela varje parti med några få brickor och granska varje " ..
    "ställning.",
  ["verb.prove.about"] =
    "En värld är ett parti vars hög är några få brickor. Alla spelas, " ..
    "med varje dragning och varje svar, och varje ställning granskas " ..
    "en gång: om den kan tas tillbaka exakt, om svaren ensamma leder " ..
    "till den, om en plats kan se vad som är dolt för den, om partiet " ..
    "tar slut, om poäng och figurer går ihop, och om det som moduler " ..
    "säger med `always` gäller.",
  ["prove.opt.tiles"] = "högst så många brickor i en värld (2)",
  ["prove.opt.positions"] =
    "efter så många ställningar börjas ingen ny värld (100000)",
  ["prove.opt.limit"] = "högst så många ställningar i en värld (20000)",
  ["prove.opt.output"] = "skriv motexemplet som test till FILE",
  ["prove.job"] = "världar, del %d",
  ["prove.found"] = "Motbevisat: %s",
  ["prove.at"] = "där frågar fasen %s (%s)",
  ["prove.seen"] =
    "%d {ställning|ställningar} i %d {värld|världar} (av %d), på %.1f " ..
    "s (%s i sekunden)",
  ["prove.more"] =
    "%d {ställning|ställningar} nådda en gång till, %d {slut|slut} på " ..
    "partier",
  ["prove.cut"] =
    "Inte granskade: %d {ställning|ställningar} i världar med för " ..
    "många (--limit %d).",
  ["prove.rest"] = "Inte påbörjade: %d {värld|världar} (--positions %d).",
  ["prove.page"] = "%s: alla partier med %d {bricka|brickor}",
  ["prove.example"] = "Motexemplet, som test",
  ["prove.looked_at"] = "Vad som granskades",
  ["prove.whole"] = "Fullständigt: inget skars bort.",
  ["prove.kind.points"] = "poängen går inte ihop",
  ["prove.kind.figures"] = "figurer kommer eller försvinner",
  ["prove.kind.board"] = "brickor ligger inte där de står",
  ["prove.kind.options"] = "alternativen är inte i ordning",
  ["prove.kind.always"] = "det som alltid ska gälla gäller inte",
  ["prove.kind.undo"] = "ett svar kan inte tas tillbaka exakt",
  ["prove.kind.saving"] = "samma svar leder någon annanstans",
  ["prove.kind.secrecy"] = "en plats kan se vad som är dolt för den",
  ["prove.kind.fails"] = "en regel misslyckas",
  ["prove.kind.ends"] = "partiet tar inte slut",
  ["prove.test"] = "funnet av tessera prove",
}
