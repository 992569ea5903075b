# SPDX-License-Identifier: GPL-3.0-or-later
"""The blank card: its paper, frame and corner indices, and how a drawing becomes a file."""

import math

from . import indices
from .ink import GRID, Poly, Sheet
from .palette import INK, PAPER

WIDTH, HEIGHT = 160, 256
NOTICE = "Aluette, a card face. Licence: CC-BY-SA-4.0. Written by data/cards/generate.py."
EDGE = "#c9b78e"
SCALE = f'fill="{INK}" transform="scale({1 / GRID:g})"'
TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def rounded(left, top, right, bottom, r):
    """A rectangle with rounded corners."""
    out = Poly()
    for x, y, start in ((right - r, top + r, -90), (right - r, bottom - r, 0),
                        (left + r, bottom - r, 90), (left + r, top + r, 180)):
        for k in range(6):
            a = math.radians(start + 18 * k)
            out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return out


def frame(sheet):
    """The double line around a face, drawn last."""
    sheet.outline(dense(rounded(5, 5, 155, 251, 7)), 2.1, rough=.6)
    sheet.outline(dense(rounded(8.2, 8.2, 151.8, 247.8, 4.4)), .8, rough=.6)


def dense(poly, step=11):
    """The same polygon with points along its straight sides, so that the line weight can vary."""
    out = []
    for i, (bx, by) in enumerate(poly):
        ax, ay = poly[i - 1]
        n = max(1, int((abs(bx - ax) + abs(by - ay)) / step))
        out += [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for k in range(1, n + 1)]
    return Poly(out)


def document(face, index=None, half=None, scene=None):
    """The file of one card: paper, face and corner index, each its own element.

    A half is drawn under the face twice, upright above the middle and turned below it. A scene is
    drawn under the face, cut at the edges of its window: a sheet and (left, top, right, bottom).
    """
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
             f' viewBox="0 0 {WIDTH} {HEIGHT}">\n<!-- {NOTICE} -->\n'
             f'<rect id="paper" x=".4" y=".4" width="{WIDTH - .8}" height="{HEIGHT - .8}" rx="9.6"'
             f' fill="{PAPER}" stroke="{EDGE}" stroke-width=".8"/>\n',
             '<g id="face">\n']
    if half:
        parts.append(f'<clipPath id="upper"><rect width="{WIDTH}" height="{HEIGHT // 2}"/></clipPath>\n'
                     f'<g id="half" clip-path="url(#upper)"><g {SCALE}>\n{half.svg()}</g></g>\n'
                     f'<use href="#half" transform="{TURN}"/>\n')
    if scene:
        sheet, (left, top, right, bottom) = scene
        parts.append(f'<clipPath id="window"><rect x="{left}" y="{top}" width="{right - left}"'
                     f' height="{bottom - top}"/></clipPath>\n'
                     f'<g clip-path="url(#window)"><g {SCALE}>\n{sheet.svg()}</g></g>\n')
    parts.append(f'<g {SCALE}>\n{face.svg()}</g></g>\n')
    if index:
        parts.append(f'<g id="index"><g id="corner" {SCALE}>\n{index.svg()}</g>\n'
                     f'<use href="#corner" transform="{TURN}"/></g>\n')
    return "".join(parts) + "</svg>\n"


def index_sheet(pack, rank, suit):
    """The upper corner index of a card; the lower one is its half turn."""
    sheet = Sheet(f"index {pack} {rank}{suit}")
    sheet.paper(rounded(3.9, 3.9, 36.5, 84, 8))
    sheet.outline(dense(rounded(5, 5, 36.5, 84, 7)), 1.9, rough=.6)
    with sheet.at(20.7, 30, scale=1.12):
        indices.rank(sheet, pack, rank)
    with sheet.at(20.7, 66, scale=.98):
        indices.suit(sheet, pack, suit)
    return sheet
