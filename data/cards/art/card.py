# SPDX-License-Identifier: GPL-3.0-or-later
"""The blank card: its paper, frame and corner indices, and how a drawing becomes a file."""

from . import indices
from .ink import Poly, Sheet, curve
from .palette import PAPER

WIDTH, HEIGHT = 160, 256
NOTICE = "Aluette, a card face. Licence: CC-BY-SA-4.0. Written by data/cards/generate.py."
EDGE = "#c9b78e"
TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def rounded(left, top, right, bottom, r):
    """A rectangle with rounded corners."""
    return curve([(left + r, top, 1), (right - r, top, 1), (right - r * .29, top + r * .29),
                  (right, top + r, 1), (right, bottom - r, 1), (right - r * .29, bottom - r * .29),
                  (right - r, bottom, 1), (left + r, bottom, 1), (left + r * .29, bottom - r * .29),
                  (left, bottom - r, 1), (left, top + r, 1), (left + r * .29, top + r * .29)])


def frame(sheet):
    """The double line round a face, drawn last."""
    sheet.outline(dense(rounded(5, 5, 155, 251, 7)), 2.2)
    sheet.outline(dense(rounded(8.2, 8.2, 151.8, 247.8, 5)), .8)


def dense(poly, step=11):
    """The same polygon with points along its straight sides, for the line's weight to vary."""
    out = []
    for i, (bx, by) in enumerate(poly):
        ax, ay = poly[i - 1]
        n = max(1, int((abs(bx - ax) + abs(by - ay)) / step))
        out += [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for k in range(1, n + 1)]
    return Poly(out)


def document(face, index=None, half=None):
    """The file of one card: paper, face and corner index, each its own element.

    A half is drawn under the face twice, upright above the middle and turned below it.
    """
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
             f' viewBox="0 0 {WIDTH} {HEIGHT}">\n<!-- {NOTICE} -->\n'
             f'<rect id="paper" x=".4" y=".4" width="{WIDTH - .8}" height="{HEIGHT - .8}" rx="9.6"'
             f' fill="{PAPER}" stroke="{EDGE}" stroke-width=".8"/>\n',
             '<g id="face">\n']
    if half:
        parts.append(f'<clipPath id="upper"><rect width="{WIDTH}" height="{HEIGHT // 2}"/></clipPath>\n'
                     f'<g id="half" clip-path="url(#upper)"><g transform="scale(.1)">\n{half.svg()}</g></g>\n'
                     f'<use href="#half" transform="{TURN}"/>\n')
    parts.append(f'<g transform="scale(.1)">\n{face.svg()}</g></g>\n')
    if index:
        parts.append(f'<g id="index"><g id="corner" transform="scale(.1)">\n{index.svg()}</g>\n'
                     f'<use href="#corner" transform="{TURN}"/></g>\n')
    return "".join(parts) + "</svg>\n"


def index_sheet(pack, rank, suit):
    """The upper corner index of a card; the lower one is its half turn."""
    sheet = Sheet(f"index {pack} {rank}{suit}")
    sheet.paper(rounded(4, 4, 35, 80, 7))
    sheet.outline(dense(rounded(5, 5, 35, 80, 7)), 1.9)
    with sheet.at(20, 28):
        indices.rank(sheet, rank)
    with sheet.at(20, 63):
        indices.suit(sheet, pack, suit)
    return sheet
