"""Prints the messages of ARB files, as translate-toolkit reads them.

Prints JSON: a list for each file, with an object for each message.
"""

import json
import sys

from translate.storage.jsonl10n import ARBJsonFile


def units(path):
    for unit in ARBJsonFile.parsefile(path).units:
        if not unit.isheader():
            yield {"id": unit.getid(), "target": str(unit.target), "notes": unit.getnotes()}


json.dump([list(units(path)) for path in sys.argv[1:]], sys.stdout)
