--- Texts of the laboratory, in Swedish. See host/text.lua.

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
    "två configer jämförs, som i: tessera compare A.lua B.lua",
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
  ["compare.change"] = "B - A",
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
}
