"""Runs the files of tests, two at a time: most of a test is waiting for a browser.

    PYTHONPATH=.build/python python3 Tests/ReviewPageTests [test_work test_kept …]
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
# The longest first, so that neither process is left with one of them at the end.
FIRST = ["test_widths", "test_served", "test_preview", "test_round"]
# What measures time has the machine for itself.
ALONE = ["test_large"]


def run(name):
    """Whether all tests of a file passed; what they said is told in one piece."""
    begin = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "unittest", "discover", "-s", FOLDER, "-p", f"{name}.py"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    passed = done.returncode == 0
    words = f"{'passed' if passed else 'FAILED'} {name} in {time.monotonic() - begin:.0f} s\n"
    print(words if passed else f"{done.stdout}{words}", end="", flush=True)
    return name, passed


def main(wanted):
    names = sorted(path.stem for path in FOLDER.glob("test_*.py"))
    unknown = set(wanted) - set(names)
    if unknown:
        sys.exit(f"There is no {', '.join(sorted(unknown))} in {FOLDER}.")
    names = [name for name in names if not wanted or name in wanted]
    names.sort(key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(run, [name for name in names if name not in ALONE]))
    results += [run(name) for name in names if name in ALONE]
    failed = [name for name, passed in results if not passed]
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
