"""Prints the strings of .strings and .stringsdict files, as translate-toolkit reads them.

Prints JSON: a list for each file, with an object for each string; for a plural, target is an object
of texts by category.
"""

import json
import sys

from translate.lang import data
from translate.storage import properties, stringsdict


def strings(content):
    """The units of a .strings file, in UTF-16 where a mark says so."""
    marks = (b"\xff\xfe", b"\xfe\xff")
    kind = properties.stringsfile if content.startswith(marks) else properties.stringsutf8file
    store = kind()
    store.parse(content)
    for unit in store.units:
        if unit.name:
            # The toolkit resolves escapes in values only; a key has the same ones.
            key = unit.personality.decode(unit.name)
            yield {"id": key, "source": key, "target": str(unit.source)}


def rules(content):
    """The units of a .stringsdict file; a format with text of its own is a unit beside its plurals."""
    store = stringsdict.StringsDictFile()
    store.parse(content)
    for unit in store.units:
        texts = getattr(unit.target, "strings", None)
        target = str(unit.target)
        if texts is not None and unit.innerkey is not None:
            named = zip(data.cldr_plural_categories, map(str, texts))
            target = {name: text for name, text in named if text}
        yield {"id": str(unit.get_unitid()), "source": unit.outerkey, "target": target}


def units(path):
    with open(path, "rb") as file:
        content = file.read()
    return rules(content) if path.endswith(".stringsdict") else strings(content)


json.dump([list(units(path)) for path in sys.argv[1:]], sys.stdout)
