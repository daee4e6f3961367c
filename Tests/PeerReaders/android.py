"""Prints the strings of an Android resource file, as translate-toolkit reads them, as JSON."""
import json
import sys

from translate.storage.aresource import AndroidResourceFile

store = AndroidResourceFile.parsefile(sys.argv[1])
if len(sys.argv) > 2:
    store.settargetlanguage(sys.argv[2])
units = []
for unit in store.units:
    target = unit.target
    plurals = getattr(target, "strings", None)
    units.append({
        "id": unit.getid(),
        "target": plurals[0] if plurals else str(target),
        "plurals": [str(text) for text in plurals] if plurals else None,
        "translatable": unit.istranslatable(),
        "notes": unit.getnotes(),
    })
json.dump(units, sys.stdout)
