"""The board as text, as an SVG picture and as pixels.

Modules say how a kind of segment looks: its form (solid, line, area, ground),
colours and a sign. Nothing here knows a module. `tessera render` draws finer.
"""
import re

import numpy

from .library import ffi, lib, text

SEATS = ("#d03030", "#3060d0", "#e0c020", "#208040", "#202020", "#a050b0",
         "#e08030", "#60b0c0")
_WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[{}=,\[\]]|[^\s{}=,\[\]"]+)', re.S)


def parse(source):
    """A Lua table constructor of plain values: dicts and lists."""
    tokens, at = _TOKEN.findall(source), 0

    def value():
        nonlocal at
        token = tokens[at]
        at += 1
        if token != "{":
            if token[0] == '"':
                return re.sub(r"\\(\d{1,3}|.)", lambda m: chr(int(m[1]))
                              if m[1].isdigit() else m[1], token[1:-1],
                              flags=re.S)
            if token in ("true", "false"):
                return token == "true"
            try:
                return float(token) if "." in token else int(token)
            except ValueError:
                return token
        fields, items = {}, []
        while tokens[at] != "}":
            if tokens[at] == "[":
                at += 1
                key = value()
                at += 2  # ] =
                fields[key] = value()
            elif tokens[at + 1] == "=":
                key = tokens[at]
                at += 2
                fields[key] = value()
            else:
                items.append(value())
            if tokens[at] == ",":
                at += 1
        at += 1
        return fields or items

    return value()


class Looks:
    """How the kinds and pieces of a ruleset look."""

    def __init__(self, rules, err):
        chars = lib.tes_describe(rules, ffi.NULL, b"looks", err)
        table = {"kinds": [], "looks": {}}
        if chars != ffi.NULL:
            table = parse(text(chars))
            err.text = chars  # malloc'd, as error texts are
            lib.tes_error_clear(err)
        self.forms = {row["name"]: row["form"] for row in table["kinds"]}
        self.looks = table["looks"] or {}

    def of(self, name, field, otherwise):
        """A field of the look of a kind or piece."""
        return self.looks.get(name, {}).get(field, otherwise)

    def colour(self, name, fields, otherwise):
        """The first of these fields that is a colour, "#rrggbb"."""
        for field in fields:
            value = str(self.of(name, field, ""))
            if re.fullmatch("#[0-9a-fA-F]{6}", value):
                return value
        return otherwise

    def fill(self, kind):
        """The colour of a kind, "#rrggbb"."""
        return self.colour(kind, ("fill", "colour"), "#c0c0c0")

    def glyph(self, name):
        """The sign of a kind or piece, one character."""
        return str(self.of(name, "glyph", name or "?"))[:1] or "?"


def tiles(handle):
    """(x, y, [(kind, sides, node)], [(owner, piece, node)]) of each tile."""
    tile, segment = ffi.new("tes_tile *"), ffi.new("tes_segment *")
    figure, on = ffi.new("tes_figure *"), {}
    for i in range(lib.tes_game_figures(handle)):
        if lib.tes_game_figure(handle, i, figure) and figure.at in (
                lib.TES_AT_SEGMENT, lib.TES_AT_TILE):
            node = figure.node if figure.at == lib.TES_AT_SEGMENT else None
            on.setdefault(figure.tile, []).append(
                (figure.owner, text(figure.piece), node))
    rows = []
    for i in range(lib.tes_game_tiles(handle)):
        lib.tes_game_tile(handle, i, tile)
        segments, s = [], 0
        while lib.tes_game_segment(handle, i, s, segment):
            segments.append((text(segment.kind), segment.sides, segment.node))
            s += 1
        rows.append((tile.x, tile.y, segments, on.get(i, [])))
    return rows


def _grid(rows, looks):
    """(left, top, width, height, {(x, y): 3 lines of 3 (kind or None)}): what
    stands in the middle, at the sides and corners of each tile."""
    xs = [row[0] for row in rows] or [0]
    ys = [row[1] for row in rows] or [0]
    cells = {}
    for x, y, segments, _ in rows:
        ground = next((kind for kind, _, _ in segments
                       if looks.forms.get(kind) == "ground"), None)
        block = [[ground] * 3 for _ in range(3)]
        for kind, sides, _ in segments:
            form = looks.forms.get(kind)
            if form == "ground":
                continue
            if form == "area" or bin(sides).count("1") > 1:
                block[1][1] = kind
            for i, (dx, dy) in enumerate(_WAYS):
                if sides >> i & 1:
                    block[1 + dy][1 + dx] = kind
        cells[x, y] = block
    left, top = min(xs), min(ys)
    return left, top, max(xs) - left + 1, max(ys) - top + 1, cells


def as_text(handle, looks):
    """The board, three lines a tile; figures as the letters of their seats."""
    rows = tiles(handle)
    left, top, width, height, cells = _grid(rows, looks)
    lines = [[" "] * (3 * width) for _ in range(3 * height)]
    for x, y, segments, figures in rows:
        for r, line in enumerate(cells[x, y]):
            for c, kind in enumerate(line):
                lines[3 * (y - top) + r][3 * (x - left) + c] = \
                    looks.glyph(kind) if kind else " "
        for i, (owner, piece, _) in enumerate(figures[:3]):
            lines[3 * (y - top) + 1][3 * (x - left) + (1, 0, 2)[i]] = \
                chr(65 + owner) if owner >= 0 else looks.glyph(piece)
    return "\n".join("".join(line).rstrip() for line in lines)


def _rgb(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def as_pixels(handle, looks, side=24):
    """uint8 [height, width, 3]; `side` is that of a tile, three times a
    whole number."""
    rows, each = tiles(handle), max(1, side // 3)
    left, top, width, height, cells = _grid(rows, looks)
    small = numpy.full((3 * height, 3 * width, 3), 255, numpy.uint8)
    for x, y, _, _ in rows:
        for r, line in enumerate(cells[x, y]):
            for c, kind in enumerate(line):
                if kind:
                    small[3 * (y - top) + r, 3 * (x - left) + c] = _rgb(
                        looks.fill(kind))
    large = small.repeat(each, 0).repeat(each, 1)
    for x, y, _, figures in rows:
        for i, (owner, _, _) in enumerate(figures[:3]):
            r = (3 * (y - top) + 1) * each
            c = (3 * (x - left) + (1, 0, 2)[i]) * each
            large[r:r + max(1, each - 2), c:c + max(1, each - 2)] = _rgb(
                SEATS[owner % len(SEATS)] if owner >= 0 else "#808080")
    return large


def _middle(sides):
    """Where a segment with these sides has its middle, in tiles."""
    ways = [_WAYS[i] for i in range(4) if sides >> i & 1]
    if not ways:
        return 0, 0
    return (sum(w[0] for w in ways) * .3 / len(ways),
            sum(w[1] for w in ways) * .3 / len(ways))


def _segment(kind, sides, looks):
    """The SVG of one segment around (0, 0), a tile being 60 wide."""
    form, fill = looks.forms.get(kind), looks.fill(kind)
    edge = looks.colour(kind, ("edge",), "#404040")
    if form == "area" or not sides:
        return '<circle r="12" fill="%s" stroke="%s"/>' % (fill, edge)
    parts = []
    both = bin(sides).count("1") > 1
    for i, (dx, dy) in enumerate(_WAYS):
        if not sides >> i & 1:
            continue
        if form == "line":
            parts.append("M0 0L%d %d" % (30 * dx, 30 * dy))
        else:
            ends = (30 * (dx + dy), 30 * (dy - dx)), (30 * (dx - dy),
                                                      30 * (dy + dx))
            tip = (0, 0) if both else (12 * dx, 12 * dy)
            parts.append("M%d %dL%d %dL%d %dZ" % (ends[0] + ends[1] + tip))
    if form == "line":
        return ('<path d="%s" fill="none" stroke="%s" stroke-width="9"/>'
                '<path d="%s" fill="none" stroke="%s" stroke-width="6"/>'
                % ("".join(parts), edge, "".join(parts), fill))
    return '<path d="%s" fill="%s" stroke="%s" stroke-width=".5"/>' % (
        "".join(parts), fill, fill if both else edge)


def as_svg(handle, looks):
    """The board as an SVG picture."""
    rows = tiles(handle)
    left, top, width, height, _ = _grid(rows, looks)
    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="%d %d %d %d" '
           'width="%d" height="%d">' % (
               60 * left - 33, 60 * top - 33, 60 * width + 6, 60 * height + 6,
               60 * width + 6, 60 * height + 6)]
    for x, y, segments, figures in rows:
        ground = next((kind for kind, _, _ in segments
                       if looks.forms.get(kind) == "ground"), None)
        out.append('<g transform="translate(%d %d)"><rect x="-30" y="-30" '
                   'width="60" height="60" fill="%s" stroke="#404040" '
                   'stroke-width=".5"/>' % (60 * x, 60 * y, looks.fill(ground)
                                            if ground else "#ffffff"))
        order = {"ground": 0, "line": 1, "solid": 2, "area": 3}
        for kind, sides, _ in sorted(segments, key=lambda s: order.get(
                looks.forms.get(s[0]), 2)):
            if looks.forms.get(kind) != "ground":
                out.append(_segment(kind, sides, looks))
        middles = {node: _middle(sides) for _, sides, node in segments}
        for i, (owner, _, node) in enumerate(figures):
            cx, cy = middles.get(node, (0, 0))
            out.append('<circle cx="%d" cy="%d" r="6" fill="%s" '
                       'stroke="#ffffff"/>' % (
                           60 * cx + 4 * i, 60 * cy + 4 * i,
                           SEATS[owner % len(SEATS)] if owner >= 0
                           else "#808080"))
        out.append("</g>")
    return "".join(out) + "</svg>"
