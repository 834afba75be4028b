"""
Writes the shop's font for PDF files, which cannot embed WOFF2: one weight, as TrueType, with all Latin letters for names and addresses.

    npm pack @expo-google-fonts/dm-sans && tar xzf expo-google-fonts-dm-sans-*.tgz
    pip install fonttools
    python design/fonts/for-pdf.py package/400Regular/DMSans_400Regular.ttf design/font.ttf
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x250), *range(0x1E00, 0x1F00)]
SIGNS = [*range(0x2000, 0x2070), *range(0x20A0, 0x20D0), 0x2116, 0x2122, 0x2212, 0x00D7]

source, target = sys.argv[1:]
font = TTFont(source)
subsetter = Subsetter(Options(hinting=False, layout_features=["kern"], notdef_outline=True))
subsetter.populate(unicodes=LATIN + SIGNS)
subsetter.subset(font)
font.save(target)
