"""Prints the strings of Android resource files, as translate-toolkit reads them.

Prints JSON: a list for each file, with an object for each string.
"""

import json
import sys

from translate.storage.aresource import AndroidResourceFile


def units(path):
    for unit in AndroidResourceFile.parsefile(path).units:
        target = unit.target
        plurals = getattr(target, "strings", None)
        yield {
            "id": unit.getid(),
            "target": str(target),
            "plurals": [str(text) for text in plurals] if plurals else None,
            "translatable": unit.istranslatable(),
            "notes": unit.getnotes(),
        }


json.dump([list(units(path)) for path in sys.argv[1:]], sys.stdout)
