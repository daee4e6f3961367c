"""Prints the strings of an ARB file, as translate-toolkit reads them, as JSON."""
import json
import sys

from translate.storage.jsonl10n import ARBJsonFile

store = ARBJsonFile.parsefile(sys.argv[1])
json.dump(
    [
        {"id": unit.getid(), "target": str(unit.target), "notes": unit.getnotes()}
        for unit in store.units
        if not unit.isheader()
    ],
    sys.stdout,
)
