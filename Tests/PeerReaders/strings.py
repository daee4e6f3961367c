"""Prints what translate-toolkit reads in .strings and .stringsdict files.

A JSON array of objects: file, id, source (the key) and target; for a plural, target is an object of
texts by category. Exits with 3 where the package cannot be imported.
"""

import json
import sys

try:
    from translate.lang import data
    from translate.storage import properties, stringsdict
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(3)


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
    """The units of a file."""
    with open(path, "rb") as file:
        content = file.read()
    read = rules if path.endswith(".stringsdict") else strings
    for unit in read(content):
        yield {"file": path, **unit}


def main():
    found = [unit for path in sys.argv[1:] for unit in units(path)]
    json.dump(found, sys.stdout, ensure_ascii=False)


main()
