"""Prints the units of XLIFF files, 1.2 or 2, as translate-toolkit reads them.

Prints JSON: a list for each file, with an object for each unit.
"""

import json
import sys

from lxml import etree
from translate.storage import xliff, xliff2


def units(path):
    if etree.parse(path).getroot().get("version") == "1.2":
        units = [(unit.xmlelement.get("id"), unit) for unit in xliff.xlifffile.parsefile(path).units]
    else:
        # A unit of translate-toolkit's is a segment of XLIFF 2.
        units = [
            (unit.xmlelement.getparent().get("name"), unit)
            for unit in xliff2.Xliff2File.parsefile(path).units
        ]
    return [{"id": name, "source": unit.source, "target": unit.target} for name, unit in units]


json.dump([units(path) for path in sys.argv[1:]], sys.stdout)
