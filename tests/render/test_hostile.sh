#!/bin/sh
# Names that try to break out, and SVG that modules bring along.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

long=$(printf '%0200d' 0 | tr 0 W)
cat >names.lua <<END
return { modules = { "base" }, title = "</title><script>x()</script>",
  players = {
    { name = "<script>alert(1)</script> & \"q\" 'a' ]]> <!--" },
    { name = "שלום \u{202E}evil\u{202C} مرحبا" },
    { name = "$long" } } }
END
tessera play names.lua --seed 2 --bot all=random --save names.save
check 'a game with such names' exits 0
tessera render names.save -o names.svg
check 'painted' exits 0
check 'no element of theirs' lacks names.svg '<script\|<!--'
check 'escaped' has names.svg '&lt;script&gt;'
check 'the long one is cut' has names.svg 'WWWW…'
tessera replay names.save --html -o names.html
check 'the page' exits 0
count_of() { grep -o "$2" "$1" | wc -l | tr -d ' '; }
check 'its title is text' has names.html \
    '<title>&lt;/title&gt;&lt;script&gt;x()'
check 'two scripts of ours, none of theirs' test \
    "$(count_of names.html '<script')" -eq 2
check 'and two ends' test "$(count_of names.html '</script')" -eq 2
tessera simulate names.lua -n 3 --report report.html
check 'the report' exits 0
check 'without their script' lacks report.html '<script>x'
if can_png; then
    tessera render names.save -o names.png --size 30
    check 'sound XML' exits 0
fi
check_opens names.svg

# A module whose texts are markup.
mkdir -p own/evil
cat >own/evil/rules.lua <<'END'
module { "evil", title = "<b>\"&", needs = "base" }
text { en = { city = "</text><script>1</script>", meeple = "'\"<&>" } }
END
printf 'return { modules = { "evil" } }\n' >evil.lua
tessera play evil.lua --path own --seed 2 --bot all=greedy --save evil.save
tessera render evil.save --path own -o evil.svg
check 'texts of rules: no element' lacks evil.svg '<script'
tessera replay evil.save --path own --html -o evil.html
check 'texts of rules: no script in the page' test \
    "$(count_of evil.html '<script')" -eq 2

# A sheet: the title of a set is free text, its ids are words.
mkdir -p own/tiles
sheet() { # TITLE ID
    printf 'tileset { "odd", title = [==[%s]==] }\n' "$1" >own/tiles/odd.lua
    printf 'tile { [==[%s]==], 2, "city field road field" }\n' "$2" \
        >>own/tiles/odd.lua
    rm -f odd.svg
    tessera tiles odd --path own -o odd.svg
}
sheet "<script>x()</script> & \"q\" 'a' שלום $(
    printf '%s' "$long" | cut -c 1-150)" a
check 'sheet: painted' exits 0
check 'sheet: no element of theirs' lacks odd.svg '<script'
check 'sheet: escaped' has odd.svg '&lt;script&gt;x()&lt;/script&gt; &amp;'
check 'sheet: as wide as its tiles, not as its title' \
    has odd.svg '<svg xmlns="[^"]*" width="[1-5][0-9][0-9]"'
if can_png; then
    tessera tiles odd --path own -o odd.png
    check 'sheet: sound XML' exits 0
fi
sheet t "$(printf '%064d' 0)"
grep '^<text' odd.svg | sed 's/<[^>]*>//g' | tr -d '\n' >told
check 'sheet: the longest id is whole, over several lines' \
    has told '0\{64\} × 2$'
for id in '<b>' 'a&b' 'a"b' 'שלום' "$long"; do
    sheet t "$id"
    check "sheet: ${id%"${id#??????????}"} is no id" clean
    check 'sheet: and nothing is written' test ! -e odd.svg
done

# A tile's own picture: what is allowed comes through, all else is refused.
try() { # NAME SVG STATUS
    mkdir -p own/art
    cat >own/art/rules.lua <<END
module { "art", needs = "base" }
look { "base/D", svg = [==[$2]==] }
END
    printf 'return { modules = { "art" } }\n' >art.lua
    rm -f art.save
    tessera play art.lua --path own --seed 1 --bot all=random --save art.save
    tessera render art.save --path own --at 0 -o art.svg
    if [ "$3" -eq 0 ]; then
        check "art: $1 comes through" exits 0
    else
        check "art: $1 is refused" clean
        check "art: $1 is named" has err 'base/D'
    fi
}
try 'a plain picture' '<g><path d="M0 0H100V100z" fill="#abc"/></g>' 0
check 'art: it is in the picture' has art.svg 'M0 0H100V100z'
try 'a gradient' '<defs><linearGradient id="g"><stop offset="0"
  stop-color="red"/></linearGradient></defs><rect width="100" height="100"
  fill="url(#g)"/>' 0
check 'art: its id has our prefix' has art.svg 'url(#t[0-9]*-g)'
try 'script' '<script>alert(1)</script>' 1
try 'a handler' '<path d="M0 0" onload="x()"/>' 1
try 'an image' '<image href="http://x/y.png"/>' 1
try 'a link' '<a href="javascript:x()"><path d="M0 0"/></a>' 1
try 'use' '<use href="other.svg#x"/>' 1
try 'style' '<style>@import url(http://x)</style>' 1
try 'a style attribute' '<path style="fill:url(http://x)"/>' 1
try 'an outer reference' '<path fill="url(http://x/y)"/>' 1
try 'a hidden reference' '<path fill="url(&#35;x)"/>' 1
try 'an escaped reference' '<path fill="u\72l(x)"/>' 1
try 'foreignObject' '<foreignObject><b/></foreignObject>' 1
try 'a doctype' '<!DOCTYPE x [<!ENTITY a "b">]><g/>' 1
try 'CDATA' '<g><![CDATA[x]]></g>' 1
try 'an open element' '<g><path d="M0 0"/>' 1
try 'a wrong end' '<g></path></g>' 1
try 'the end of ours' '</g></svg><script/>' 1
try 'text' 'hello' 1
try 'a deep nest' "$(printf '<g>%.0s' $(seq 100))" 1
try 'a namespace' '<svg:script>x</svg:script>' 1
try 'an animation' '<path d="M0 0"><set attributeName="d" to="x"/></path>' 1
try 'xlink' '<g xlink:href="#x"><path d="M0 0"/></g>' 1
try 'a comment' '<g><!-- x --></g>' 1
try 'an instruction' '<?xml-stylesheet href="x"?><g/>' 1
try 'upper case' '<SCRIPT>x</SCRIPT>' 1
try 'an attribute without quotes' '<path d=M0/>' 1
try 'an entity' '<path d="M0 0&amp;"/>' 1
try 'a url in capitals' '<path fill="URL(http://x)"/>' 1
try 'half a url' '<path fill="url(foo.svg"/>' 1
try 'half a url of ours' '<path fill="url(#a"/>' 1
try 'another function' '<path fill="image(foo)"/>' 1
try 'an image set' '<path fill="image-set(foo 1x)"/>' 1
try 'a variable' '<path fill="var(--x)"/>' 1
try 'a fallback' '<path fill="url(#a) url(foo)"/>' 1
try 'a path of words' '<path d="M0 0 url(x)"/>' 1
try 'a path with too few numbers' '<path d="M0 0 C1 2 3"/>' 1
try 'a transformation that is none' '<g transform="translate(foo)"/>' 1
try 'one that nobody knows' '<g transform="perspective(1)"/>' 1
try 'a length with a function' '<rect width="calc(1px)"/>' 1
try 'a clip from outside' '<g clip-path="url(x.svg#a)"/>' 1
try 'a clip of a shape' '<g clip-path="path(M0 0)"/>' 1
try 'no end of a colour' '<path fill="rgb(1,2,3"/>' 1
try 'a colour of words' '<path fill="rgb(a,b,c)"/>' 1
try 'dashes of words' '<path stroke-dasharray="a b"/>' 1
try 'all kinds of values' '<defs><clipPath id="c"
  clipPathUnits="userSpaceOnUse"><circle cx="50" cy="50" r="4e1"/></clipPath>
  <radialGradient id="r" gradientTransform="rotate(4 5 6) scale(.5)"
  spreadMethod="pad" fx="50%"><stop offset="5%" stop-color="#abcdef80"
  stop-opacity=".5"/></radialGradient></defs><g clip-path="url(#c)"
  transform="matrix(1 0 0 1,-5-5) translate(3)"><path fill-rule="evenodd"
  d="M0,0l10-5.5.5 3h3v-2q1,1 2 2t3 3s1 1 2 2c1 1 2 2 3 3a5 5 0 01 3 4zm1 1"
  fill="url(#r)" stroke="rgba(1, 2%, 3, .5)" stroke-linecap="round"
  stroke-dasharray="3,4 5" stroke-linejoin="bevel" stroke-width="2px"/>
  <polygon points="0,0 5 5-3 4" fill="hsl(120 50% 50% / 20%)"/></g>' 0
try 'data' '<path fill="url(data:x)"/>' 1
try 'markup in a title' '<g><title>a <b>x</b></title></g>' 1
try 'a title in a title' '<title>a <title>b</title>image</title>' 1
try 'very much' "<path d=\"M$(printf '%060000d' 0)\"/>" 1
printf 'module { "art", needs = "base" }\nlook { "base/D", svg = "%070000d" }' 0 \
    >own/art/rules.lua
tessera play art.lua --path own --seed 1 --bot all=random
check 'art: far too much is refused when it is loaded' clean
check 'art: and named' has err 'look{ base/D }.svg must have at most 65536 let'

# In the file of a set, and seen by the other painters.
printf 'tileset { "odd" }\ntile { "a", 2, "city field road field" }\n%s' \
    'look { "odd/a", svg = "<g><script>x</script></g>" }' >own/tiles/odd.lua
rm -f odd.svg
tessera tiles odd --path own -o odd.svg
check 'art in a tile file is refused, too' clean
check 'and nothing is written' test ! -e odd.svg

# Other keys of look{}: words nobody knows, numbers without end.
looks() { # LOOK...
    mkdir -p own/looks
    printf 'module { "looks", needs = "base" }\n' >own/looks/rules.lua
    printf 'look { %s }\n' "$@" >>own/looks/rules.lua
    printf 'return { modules = { "looks" } }\n' >looks.lua
    rm -f looks.save looks.svg looks.html
    tessera play looks.lua --path own --seed 2 --bot all=greedy \
        --save looks.save
}
looks '"road", width = 50, colour = "<\"/><script>", line = "nope"' \
    '"city", texture = "../x", rim = "<b>", fill = "#12345g"' \
    '"field", edge = "url(x)", glyph = "<"' \
    '"meeple", size = 5, symbol = "<script>"' '"pennant", size = .1'
tessera render looks.save --path own -o looks.svg
check 'looks: unknown words are painted by form' exits 0
check 'looks: nothing of theirs' lacks looks.svg '<script\|<b>\|url(x'
tessera replay looks.save --path own --html -o looks.html
check 'looks: the page' test "$(count_of looks.html '<script')" -eq 2
for look in '"road", width = 1/0' '"meeple", size = 0/0' \
    '"pennant", size = -1e308' '"city", svg = 7'; do
    looks "$look"
    check "looks: $look is refused" clean
    check 'looks: with its place' has err 'rules.lua:2: look{}'
done

finish
