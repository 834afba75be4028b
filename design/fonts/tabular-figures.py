"""
Gives the subset of DM Sans figures of one width, which the original lacks, as the feature `tnum`:

    pip install fonttools brotli
    python design/fonts/tabular-figures.py design/font.woff2

Each is the figure itself, moved to the middle of a width that all share: that of the zero, less its wide margins.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
# Of 1,000: the zero is the widest figure, and has the most room on both sides.
MARGIN = 60
PHANTOM_POINTS = 4


def add_figures(font: TTFont) -> None:
    metrics, zero = font["hmtx"], FIGURES[0]
    width = metrics[zero][0] - MARGIN
    order = font.getGlyphOrder() + [f"{name}.tnum" for name in FIGURES]
    font.setGlyphOrder(order)
    for name in FIGURES:
        advance, bearing = metrics[name]
        shift = round((width - advance) / 2)
        font["glyf"].glyphs[f"{name}.tnum"] = composite(name, shift)
        metrics.metrics[f"{name}.tnum"] = (width, bearing + shift)
        font["gvar"].variations[f"{name}.tnum"] = variations(font, name, zero)
    font["glyf"].glyphOrder = order
    font["maxp"].numGlyphs = len(order)
    share_advance(font, zero)


def composite(name: str, shift: int) -> Glyph:
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = name, shift, 0, 0x0004 | 0x0002
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]
    return glyph


def variations(font: TTFont, name: str, zero: str) -> list[TupleVariation]:
    """As wide as the zero at each weight and size, and in the middle of that."""
    own, wide = advance_changes(font, name), advance_changes(font, zero)
    changes = []
    for axes in dict.fromkeys([*own, *wide]):
        shift = round((wide.get(axes, 0) - own.get(axes, 0)) / 2)
        points = [(shift, 0), (0, 0), (wide.get(axes, 0), 0), (0, 0), (0, 0)]
        changes.append(TupleVariation({tag: limits for tag, limits in axes}, points))
    return changes


def advance_changes(font: TTFont, name: str) -> dict[tuple, int]:
    found = {}
    for variation in font["gvar"].variations[name]:
        left, right = variation.coordinates[-PHANTOM_POINTS : -PHANTOM_POINTS + 2]
        found[tuple(sorted(variation.axes.items()))] = (right or (0, 0))[0] - (left or (0, 0))[0]
    return found


def share_advance(font: TTFont, zero: str) -> None:
    table = font["HVAR"].table
    if table.AdvWidthMap is None:
        order = font.getGlyphOrder()
        table.AdvWidthMap = otTables.VarIdxMap()
        table.AdvWidthMap.mapping = {name: index for index, name in enumerate(order)}
    mapping = table.AdvWidthMap.mapping
    for name in FIGURES:
        mapping[f"{name}.tnum"] = mapping[zero]


def add_feature(font: TTFont) -> None:
    table = font["GSUB"].table
    substitution = otTables.SingleSubst()
    substitution.mapping = {name: f"{name}.tnum" for name in FIGURES}
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable = 1, 0, [substitution]
    table.LookupList.Lookup.append(lookup)

    feature = otTables.FeatureRecord()
    feature.FeatureTag, feature.Feature = "tnum", otTables.Feature()
    feature.Feature.FeatureParams = None
    feature.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    # Behind all others, so that their numbers stay, which is where "tnum" belongs by the alphabet too.
    table.FeatureList.FeatureRecord.append(feature)
    index = len(table.FeatureList.FeatureRecord) - 1
    for script in table.ScriptList.ScriptRecord:
        languages = [script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)]
        for language in filter(None, languages):
            language.FeatureIndex.append(index)


def main(path: str) -> None:
    font = TTFont(path)
    # Every table is read by the names of the glyphs as they are.
    font.ensureDecompiled()
    if any(record.FeatureTag == "tnum" for record in font["GSUB"].table.FeatureList.FeatureRecord):
        sys.exit("This font has them already.")
    add_figures(font)
    add_feature(font)
    font.save(path)


main(sys.argv[1])
