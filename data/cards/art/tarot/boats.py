# SPDX-License-Identifier: GPL-3.0-or-later
"""Boats of the scenes; each floats with its waterline at y = 0, bow to the right."""

from ..ink import tube
from .people import head


def hull(s, length, depth, color="blue", strake="red", rise=5):
    """A hull seen from the side, with a colored strake."""
    h = length / 2
    s.shape([(-h, -depth - 1, 1), (0, -depth + 2), (h + 2, -depth - rise, 1), (h - 5, 1, 1), (-h + 5, 1, 1)], color,
            w=1.4)
    s.shape([(-h, -depth - 1, 1), (0, -depth + 2), (h + 2, -depth - rise, 1), (h + 1, -depth - rise + 3.4, 1),
             (0, -depth + 5), (-h + .6, -depth + 2.4, 1)], strake, w=1)


def ripples(s, length):
    """Bare and dark lines where the hull meets the water."""
    h = length / 2
    for x in (-h - 4, -h * .3, h * .4):
        s.pale_line([(x, 2.4), (x + 7, 1.2), (x + 14, 2.6)], 1.3)


def sail(s, points, color, seams=0):
    """A sail with its seams from foot to head."""
    shape = s.shape(points, color, w=1.3)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (p[:2] for p in points[:4])
    for k in range(1, seams + 1):
        u = k / (seams + 1)
        s.line([(ax + (bx - ax) * u, ay + (by - ay) * u), (dx + (cx - dx) * u, dy + (cy - dy) * u)], .8, taper=0)
    return shape


def mast(s, x, foot, top, lean=0.0, w=2.0):
    """A mast or spar."""
    s.line([(x, foot), (x + lean, top)], w, taper=0)


def _sailor(s, x, coat):
    """A sailor sitting in a boat, seen from the waist up."""
    s.shape([(x - 5, -6, 1), (x - 4, -15), (x + 3, -16), (x + 6, -6, 1)], coat, w=1)
    with s.at(x + 1, -20, scale=.62):
        head(s, "cap", "blue")


def lugger(s, color="blue", sails=("red", "brown"), crew=True):
    """A sardine boat 60 wide and 66 high under two lug sails."""
    mast(s, -12, -4, -62, -3)
    mast(s, 14, -4, -48, 1)
    sail(s, [(-26, -50, 1), (-2, -66, 1), (3, -12, 1), (-24, -12, 1)], sails[0], 3)
    sail(s, [(7, -44, 1), (22, -52, 1), (27, -14, 1), (7, -14, 1)], sails[1], 2)
    if crew:
        for x, coat in ((-19, "red"), (-2, "brown")):
            _sailor(s, x, coat)
    hull(s, 60, 8, color)
    ripples(s, 60)


def dundee(s, color="blue"):
    """A tuna boat 92 wide and 100 high: gaff mainsail, mizzen, jibs, and its two long rods."""
    mast(s, -4, -8, -92, -2, 2.4)
    mast(s, -36, -8, -58, -3, 2)
    mast(s, 40, -14, -22, 26, 2)
    sail(s, [(-28, -78, 1), (-5, -94, 1), (-1, -20, 1), (-30, -20, 1)], "ochre", 3)
    sail(s, [(-52, -50, 1), (-38, -60, 1), (-35, -18, 1), (-54, -18, 1)], "red", 2)
    s.shape([(2, -88, 1), (36, -20, 1), (3, -20, 1)], "red", w=1.3)
    s.shape([(8, -88, 1), (62, -22, 1), (42, -20, 1)], None, w=1.3)
    for side, reach in ((-1, 44), (1, 58)):
        s.line([(-4, -16), (-4 + side * reach, -76)], 1.7, taper=4)
        for u in (.45, .7, .95):
            x, y = -4 + side * reach * u, -16 - 60 * u
            s.line([(x, y), (x + side * 6, y + 20), (x + side * 12, 4 - y * .1)], .8, taper=1)
    hull(s, 92, 12, color, "red", rise=7)
    ripples(s, 92)


def yole(s, length=74, color="brown"):
    """A flat boat of the marsh, low, with raised ends."""
    h = length / 2
    s.shape([(-h - 4, -9, 1), (-h * .5, -5), (h * .5, -5), (h + 5, -10, 1), (h - 7, 2, 1), (-h + 7, 2, 1)], color,
            w=1.5)
    s.line([(-h, -6), (0, -2.4), (h, -6.6)], 1)
    ripples(s, length)


def cutter(s, color=None, jib="red", pennant="blue", hull_color="blue"):
    """A racing cutter 50 wide and 74 high, heeling a little."""
    with s.at(0, 0, turn=5):
        mast(s, 0, -4, -74, 0, 1.8)
        s.shape([(-2, -72, 1), (-1, -8, 1), (-29, -10, 1), (-14, -44)], color, w=1.3)
        s.line([(-8, -42), (-2, -42)], .8)
        s.line([(-17, -26), (-2, -26)], .8)
        s.shape([(2, -68, 1), (24, -9, 1), (3, -10, 1)], jib, w=1.3)
        s.shape([(0, -75, 1), (-13, -72, 1), (0, -69, 1)], pennant, w=1)
        hull(s, 46, 6, hull_color, "ochre", rise=2)
    ripples(s, 46)


def rowboat(s, length=56, color="ochre", rowers=3, oars=True):
    """A boat rowed by people in oilskins, seen from the side."""
    step = length * .7 / max(1, rowers)
    for k in range(rowers):
        x = -length * .3 + k * step
        s.shape([(x - 5, -5, 1), (x - 3, -17), (x + 4, -18), (x + 7, -5, 1)], "ochre", w=1.1)
        with s.at(x + 2, -22, scale=.78):
            head(s, "souwester", "ochre")
    hull(s, length, 7, color, "blue", rise=5)
    for k in range(rowers if oars else 0):
        x = -length * .3 + k * step
        s.shape(tube([(x + 6, -13), (x - 2, -4), (x - 9, 5)], [2, 2, 3.6]), "brown", w=.9)
