"""Writes the shop's font for PDF files, which cannot embed WOFF2: one weight, as TrueType.

    pip install fonttools brotli
    python design/fonts/for-pdf.py design/font.woff2 design/font.ttf
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

source, target = sys.argv[1:]
font = TTFont(source)
if "fvar" in font:
    font = instantiateVariableFont(font, {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes})
font.flavor = None
font.save(target)
