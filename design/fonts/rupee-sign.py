"""
Gives the subset of DM Sans the rupee sign, from the file of the original that has it:

    npm pack @fontsource-variable/dm-sans && tar xzf fontsource-variable-dm-sans-*.tgz
    pip install fonttools brotli
    python design/fonts/rupee-sign.py design/font.woff2 package/files/dm-sans-latin-ext-standard-normal.woff2
"""

import sys

from fontTools.subset import Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.ttLib.tables.TupleVariation import TupleVariation

RUPEE = 0x20B9
LIMITS = {"opsz": (14, 14, 40), "wght": (400, 400, 700)}


def read_glyph(path: str) -> tuple[TTFont, str]:
    original = TTFont(path)
    subsetter = Subsetter()
    subsetter.populate(unicodes=[RUPEE])
    subsetter.subset(original)
    font = instancer.instantiateVariableFont(original, LIMITS)
    return font, font.getBestCmap()[RUPEE]


def add_glyph(font: TTFont, source: TTFont, name: str) -> None:
    order = font.getGlyphOrder() + [name]
    font.setGlyphOrder(order)
    font["glyf"].glyphs[name] = source["glyf"][name]
    font["glyf"].glyphOrder = order
    font["hmtx"].metrics[name] = source["hmtx"][name]
    font["maxp"].numGlyphs = len(order)
    font["gvar"].variations[name] = [
        TupleVariation(nearest_axes(font, variation.axes), variation.coordinates)
        for variation in source["gvar"].variations[name]
    ]
    for table in font["cmap"].tables:
        table.cmap[RUPEE] = name
    add_advance(font, name)


def regions_of(font: TTFont) -> list[dict[str, tuple[float, float, float]]]:
    tags = [axis.axisTag for axis in font["fvar"].axes]
    regions = font["HVAR"].table.VarStore.VarRegionList.Region
    limits = lambda axis: (axis.StartCoord, axis.PeakCoord, axis.EndCoord)
    return [
        {tag: limits(axis) for tag, axis in zip(tags, region.VarRegionAxis) if axis.PeakCoord != 0}
        for region in regions
    ]


def nearest_axes(font: TTFont, axes: dict) -> dict:
    """The region of the font that is the same but for rounding."""
    is_near = lambda region: region.keys() == axes.keys() and all(
        abs(one - other) < 0.001 for tag in axes for one, other in zip(region[tag], axes[tag])
    )
    return next(region for region in regions_of(font) if is_near(region))


def add_advance(font: TTFont, name: str) -> None:
    """Its width at each weight and size: its phantom points, once more in the table that is read first."""
    table, regions = font["HVAR"].table, regions_of(font)
    data = table.VarStore.VarData[0]
    deltas = {index: 0 for index in data.VarRegionIndex}
    for variation in font["gvar"].variations[name]:
        left, right = variation.coordinates[-4:-2]
        deltas[regions.index(variation.axes)] += (right or (0, 0))[0] - (left or (0, 0))[0]
    data.Item.append(list(deltas.values()))
    data.ItemCount = len(data.Item)
    table.AdvWidthMap.mapping[name] = len(data.Item) - 1


def main(path: str, original: str) -> None:
    font = TTFont(path)
    # Every table is read by the names of the glyphs as they are.
    font.ensureDecompiled()
    if RUPEE in font.getBestCmap():
        sys.exit("This font has it already.")
    add_glyph(font, *read_glyph(original))
    font.save(path)


main(*sys.argv[1:])
