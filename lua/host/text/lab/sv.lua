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
}
