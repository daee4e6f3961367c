"""Writes advance-widths.json from the fonts of Debian's fonts-inter and fonts-noto-cjk.

Usage: advance-widths.py FILE
"""

import json
import re
import sys

from fontTools.ttLib import TTCollection, TTFont

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
REGIONS = ["SC", "TC", "HK"]

# Basic Latin to Latin Extended-A, general punctuation, currency, № and ™, arrows.
LATIN = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x205E), (0x20A0, 0x20C0), (0x2116, 0x2116), (0x2122, 0x2122)]
LATIN += [(0x2190, 0x2199)]
# Marks that Latin text has, too, or that are no wide characters, and that Chinese has an em for.
CHINESE_PUNCTUATION = "·—‘’“”…⋯"
# Where East Asian characters stand, of which most are an em wide.
EAST_ASIAN = [(0x1100, 0x11FF), (0x2E80, 0xD7FF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF)]


def advances(font, scalars):
    """The advances of those scalars that the font has, in thousandths of an em."""
    glyphs, units = font.getBestCmap(), font["head"].unitsPerEm
    return {s: round(font["hmtx"][glyphs[s]][0] * 1000 / units) for s in scalars if s in glyphs}


def scalars(ranges):
    return [scalar for first, last in ranges for scalar in range(first, last + 1)]


def runs(widths):
    """Scalars that follow one another, by the first of them in hexadecimal digits."""
    result, after = {}, None
    for scalar in sorted(widths):
        if scalar != after:
            result[f"{scalar:04X}"] = run = []
        run.append(widths[scalar])
        after = scalar + 1
    return result


def ranges(widths):
    """Scalars that follow one another with the same advance, as one range."""
    result = []
    for scalar in sorted(widths):
        if result and scalar == result[-1][1] + 1 and widths[scalar] == result[-1][2]:
            result[-1][1] = scalar
        else:
            result.append([scalar, scalar, widths[scalar]])
    return result


def inter(style):
    font = TTFont(INTER.format(style))
    return font["name"].getDebugName(5), runs(advances(font, scalars(LATIN)))


def noto(style):
    """The punctuation, and what is no em wide; the same in every region, or this fails."""
    fonts = {f["name"].getDebugName(1): f for f in TTCollection(NOTO.format(style)).fonts}
    found = []
    for region in REGIONS:
        font = fonts[f"Noto Sans CJK {region}"]
        punctuation = runs(advances(font, map(ord, CHINESE_PUNCTUATION)))
        narrow = {s: w for s, w in advances(font, scalars(EAST_ASIAN)).items() if w != 1000}
        found.append((font["name"].getDebugName(5), punctuation, ranges(narrow)))
    assert all(item == found[0] for item in found)
    return found[0]


def text(facts):
    """JSON with a list of numbers in a line."""
    lists = re.compile(r"\[[\s\d,]+\]")
    return lists.sub(lambda m: re.sub(r"\s+", " ", m[0]).replace("[ ", "[").replace(" ]", "]"),
                     json.dumps(facts, ensure_ascii=False, indent=2)) + "\n"


inter_version, regular = inter("Regular")
_, semibold = inter("SemiBold")
noto_version, noto_regular, narrow = noto("Regular")
_, noto_bold, narrow_bold = noto("Bold")
assert narrow == narrow_bold

facts = {
    "source": f"Inter ({inter_version.split(';')[0]}) and Noto Sans CJK ({noto_version.split(';')[0]}), the tables hmtx and"
    " cmap of the fonts in Debian’s fonts-inter and fonts-noto-cjk. Copyright the Inter Project Authors; Adobe."
    " Both fonts: SIL Open Font License 1.1. Advance widths are facts about them; no outline is in here.",
    "notes": {
        "unit": "a thousandth of an em",
        "inter": "runs of scalars that follow one another, by the first of them",
        "chinesePunctuation": "the same of Noto Sans CJK, for what stands in Latin text and in Chinese text",
        "narrow": "[first, last, advance] of East Asian scalars that are not an em wide in Noto Sans CJK, in any weight",
    },
    "inter": {"regular": regular, "semibold": semibold},
    "chinesePunctuation": {"regular": noto_regular, "semibold": noto_bold},
    "narrow": narrow,
}
with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write(text(facts))
