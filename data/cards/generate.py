#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the three decks of cards as SVG.

    generate.py [--output FOLDER]   writes aluette/, french/ and tarot/ (here by default)
    generate.py --check             lists the committed files that differ from what it would write
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from art import packs  # noqa: E402  (a folder next to this file)


def write(folder):
    """Writes every card file below a folder."""
    for name, text in packs.files():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def stale(folder):
    """The names of the card files that are missing or differ from what would be written."""
    return [name for name, text in packs.files()
            if not (folder / name).is_file() or (folder / name).read_bytes() != text.encode()]


def main():
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Draws the decks of cards as SVG.")
    parser.add_argument("--output", type=Path, default=HERE, help="where to write the decks")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args()
    if not options.check:
        write(options.output)
        return 0
    names = stale(options.output)
    for name in names:
        print(f"{name} differs from the generator's drawing: run data/cards/generate.py")
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
