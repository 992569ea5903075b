# SPDX-License-Identifier: GPL-3.0-or-later
"""Sky, sea and shore of the scenes, in a window 141 wide and 163 high."""

import math

from ..ink import Poly, circle, curve
from ..plants import sun as disc

WIDE, HIGH = 141, 163


def _edge(y, sway, phase, step=11):
    return [(x, y + sway * math.sin(x * .07 + phase)) for x in range(-4, WIDE + 12, step)]


def field(s, top, bottom, color, sway=0.0, phase=0.0):
    """A flat area from edge to edge with a wavy upper border."""
    edge = curve(_edge(top, sway, phase), closed=False) if sway else Poly([(-4, top), (WIDE + 4, top)])
    shape = Poly(list(edge) + [(WIDE + 4, bottom), (-4, bottom)])
    if color is None:
        s.paper(shape)
    else:
        s.color(shape, color)
    return shape


def sky(s, *bands):
    """Bands of sky from the top: (color, lower border), each border a long wave."""
    for k, (color, bottom) in reversed(list(enumerate(bands))):
        edge = list(curve(_edge(bottom, 2.2 if k + 1 < len(bands) else 0, k * 1.9), closed=False))
        shape = Poly([(-4, -4)] + edge + [(WIDE + 4, -4)])
        if color:
            s.color(shape, color)
        else:
            s.paper(shape)


def streaks(s, places, pale=True):
    """Flat long clouds as tapering lines: (x, y, length)."""
    for x, y, long in places:
        line = [(x, y), (x + long * .4, y - 1.4), (x + long, y)]
        if pale:
            s.paper(Poly([(x, y), (x + long * .35, y - 1.7), (x + long, y - .2), (x + long * .6, y + 1.5)]))
        else:
            s.line(line, 1.4, taper=6)


def cloud(s, x, y, r=10, color=None, w=1.2):
    """A heaped cloud with a flat base."""
    s.shape([(x - r * 2, y, 1), (x - r * 2.1, y - r * .7), (x - r * 1.1, y - r * .9), (x - r * .7, y - r * 1.6),
             (x + r * .4, y - r * 1.5), (x + r * .8, y - r * .9), (x + r * 1.7, y - r), (x + r * 2, y, 1)], color, w=w)
    s.line([(x - r * .9, y - r * .5), (x - r * .4, y - r * 1.1), (x + r * .2, y - r)], .9)


def sun(s, x, y, r=11, rays=14):
    """The sun with its face."""
    with s.at(x, y):
        disc(s, r, rays)


def low_sun(s, x, y, r=14, color="red"):
    """A sun on the horizon, with bare rays around it; only its upper half is seen."""
    for k in range(15):
        a = math.pi + math.pi * k / 14
        u, v = math.cos(a), math.sin(a)
        near, far = r + 4, r + (15 if k % 2 else 24)
        s.color(Poly([(x + near * u - 1.2 * v, y + near * v + 1.2 * u), (x + far * u, y + far * v),
                       (x + near * u + 1.2 * v, y + near * v - 1.2 * u)]), "ochre")
    s.shape(Poly([(x + r * math.cos(math.pi + math.pi * k / 20), y + r * math.sin(math.pi + math.pi * k / 20))
                  for k in range(21)]), color, w=1.5)


def moon(s, x, y, r=11):
    """A full moon with its face."""
    s.shape(circle(x, y, r), None, w=1.4)
    s.color(circle(x, y, r - .6), "ochre")
    s.paper(circle(x - r * .12, y - r * .1, r * .78))
    s.line([(x - r * .5, y - r * .3), (x - r * .25, y - r * .42), (x, y - r * .3)], 1)
    s.line([(x + r * .2, y - r * .3), (x + r * .42, y - r * .4), (x + r * .6, y - r * .26)], 1)
    s.line([(x - r * .3, y + r * .36), (x + r * .1, y + r * .5), (x + r * .4, y + r * .34)], 1)


def stars(s, places):
    """Bare four-pointed stars: (x, y, radius)."""
    for x, y, r in places:
        k = r * .26
        s.paper(Poly([(x, y - r), (x + k, y - k), (x + r, y), (x + k, y + k), (x, y + r), (x - k, y + k), (x - r, y),
                      (x - k, y - k)]))


def sea(s, top, bottom=HIGH + 4, color="sea", gap=7.0, ink=True):
    """Water with rows of waves, wider toward the viewer."""
    s.color(Poly([(-4, top), (WIDE + 4, top), (WIDE + 4, bottom), (-4, bottom)]), color)
    if ink:
        s.line([(-4, top), (WIDE + 4, top)], 1.1, taper=0)
    y, row = top + gap * .6, 0
    while y < bottom - 1:
        reach = 5 + (y - top) * .11
        x = -6 + (row % 2) * reach * 1.7
        while x < WIDE + 4:
            wave = [(x - reach, y + 1.2), (x - reach * .3, y - 1), (x + reach * .4, y + .8), (x + reach, y - .4)]
            if row % 3 == 1:
                s.line(wave, 1, taper=2)
            else:
                s.pale_line(wave, 1.1)
            x += reach * 3.4 * s.rng.uniform(.85, 1.15)
        y += gap * (.8 + (y - top) * .008)
        row += 1


def glitter(s, x, top, bottom, color=None):
    """The path of light on the water under the sun or moon."""
    y, row = top + 3, 0
    while y < bottom:
        half = 3 + (y - top) * .12 * (1 if row % 2 else .6)
        shape = Poly([(x - half, y), (x, y - 1), (x + half, y), (x, y + 1)])
        s.color(shape, color) if color else s.paper(shape)
        y += 3.6
        row += 1


def gull(s, x, y, r=6):
    """A gull in flight."""
    s.line([(x - r, y - r * .3), (x - r * .4, y - r * .5), (x, y)], 1.4, taper=2)
    s.line([(x, y), (x + r * .4, y - r * .6), (x + r, y - r * .5)], 1.4, taper=2)


def tufts(s, places):
    """Tufts of grass: (x, y)."""
    for x, y in places:
        for d in (-2, 0, 2):
            s.wedge(x + d * .6, y, x + d * 2, y - 6 + abs(d), 1.3)


def furrows(s, top, bottom, gap=6.0):
    """Short scratches that make a ground of a flat area."""
    y = top + gap
    while y < bottom:
        x = s.rng.uniform(-2, 14)
        while x < WIDE:
            long = s.rng.uniform(5, 13)
            s.line([(x, y), (x + long, y - .5)], .9)
            x += long + s.rng.uniform(12, 30)
        y += gap
