# SPDX-License-Identifier: GPL-3.0-or-later
"""Small ornaments around the figures: ground, flowers, sprigs, scrolls and stars."""

import math

from .ink import circle, tube


def ground(s, y=232, left=8.4, right=151.6, color="green", bottom=247.4):
    """Ground from edge to edge, with tufts, furrows and pebbles."""
    n = 6
    shape = [(left, y - 1, 1)]
    for k in range(1, n):
        shape.append((left + (right - left) * k / n, y - 2 + s.rng.uniform(-1.8, 1.8)))
    shape += [(right, y - 1, 1), (right, bottom, 1), (left, bottom, 1)]
    s.shape(shape, color, w=1.5)
    wide = right - left
    for k in range(int(wide / 16)):
        x = left + 8 + 16 * k + s.rng.uniform(-5, 5)
        for d in (-1.6, 0, 1.6):
            s.wedge(x + d * .5, y + 3, x + d * 1.6, y - 6 + abs(d), 1.4)
    rows = int((bottom - y) / 5)
    for row in range(rows):
        x = left + s.rng.uniform(4, 16)
        while x < right - 12:
            long = s.rng.uniform(5, 12)
            s.line([(x, y + 5.4 + row * 5), (x + long, y + 5 + row * 5)], 1)
            x += long + s.rng.uniform(8, 22)
    for k in range(int(wide / 40) if bottom - y > 12 else 0):
        with s.at(left + 40 * k + s.rng.uniform(10, 34), y + s.rng.uniform(8, 13)):
            flower(s, s.rng.choice(("red", "blue", "red")), "ochre" if color != "ochre" else "red", 5, 3.7)


def flower(s, color="red", heart="ochre", petals=6, r=6.5):
    """An open flower seen from above."""
    for k in range(petals):
        a = 360 * k / petals
        with s.at(0, 0, turn=a):
            s.shape([(0, 0, 1), (-r * .46, -r * .66), (0, -r * 1.15), (r * .46, -r * .66)], color, w=1)
    s.shape(circle(0, 0, r * .34), heart, w=1)


def tulip(s, color="red", leaf="green", height=30):
    """A tulip growing up from the origin."""
    s.line([(0, 0), (.8, -height * .4), (0, -height * .66)], 1.8, taper=0)
    for side in (-1, 1):
        s.shape([(0, -1, 1), (side * 6, -height * .18), (side * 9, -height * .46, 1),
                 (side * 3, -height * .3)], leaf, w=1.1)
    with s.at(0, -height * .62, scale=height / 30):
        s.shape([(0, 0, 1), (-6, -3), (-6.4, -13, 1), (-2.6, -8, 1), (0, -14.4, 1), (2.6, -8, 1),
                 (6.4, -13, 1), (6, -3)], color, w=1.2)


def sprig(s, leaf="green", berry="red", n=3, length=26):
    """A twig with paired leaves growing up from the origin."""
    s.line([(0, 0), (1.4, -length * .5), (0, -length)], 1.3)
    for k in range(n):
        y = -length * (.22 + .62 * k / n)
        for side in (-1, 1):
            with s.at(0, y, turn=side * 56, scale=(1.05 - .1 * k) * (.7 + length / 120)):
                s.shape([(0, 0, 1), (-3.6, -5), (0, -12, 1), (3.6, -5)], leaf, w=1)
    if berry:
        s.shape(circle(0, -length - 1.4, 2.6), berry, w=1)
    else:
        with s.at(0, -length + 2):
            s.shape([(0, 0, 1), (-2.8, -5), (0, -11, 1), (2.8, -5)], leaf, w=1)


def thistle(s, color="blue", height=28):
    """A sea holly growing up from the origin."""
    s.line([(0, 0), (-.8, -height * .6)], 1.5, taper=0)
    for side in (-1, 1):
        s.shape([(0, -3, 1), (side * 7, -6, 1), (side * 6, -9, 1), (side * 11, -13, 1), (side * 5, -13, 1),
                 (0, -8, 1)], "green", w=1)
    y = -height * .72
    for k in range(7):
        a = math.radians(-160 + k * 23.3)
        s.shape([(0, y + 1, 1), (6.4 * math.cos(a - .22), y + 6.4 * math.sin(a - .22), 1),
                 (10 * math.cos(a), y + 10 * math.sin(a), 1)], color, w=.9)
    s.shape(circle(0, y, 4.4, 4), "ochre", w=1)


def reeds(s, height=40, color="green"):
    """Marsh reeds with their brown heads, growing up from the origin."""
    for dx, h, lean in ((-6, .8, -3), (0, 1, 1), (6, .7, 4)):
        top = -height * h
        s.line([(dx * .4, 0), (dx * .8 + lean * .3, top * .5), (dx + lean, top)], 1.5, taper=2)
        s.shape(circle(dx + lean, top + 2, 2, 5.4), "brown", w=1)
    for side in (-1, 1):
        s.shape([(side * 1, 0, 1), (side * 6, -height * .3), (side * 12, -height * .44, 1),
                 (side * 8, -height * .2)], color, w=1)


def star(s, r=6, color="ochre", n=6):
    """A pointed star."""
    pts = []
    for k in range(2 * n):
        a = math.pi * k / n - math.pi / 2
        d = r if k % 2 == 0 else r * .45
        pts.append((d * math.cos(a), d * math.sin(a), 1))
    s.shape(pts, color, w=1.1)


def shell(s, color="ochre", r=8):
    """A scallop shell."""
    pts = [(-2.4, r * .9, 1), (-r * .5, r * .5)]
    for k in range(7):
        a = math.radians(200 + k * 23.3)
        pts.append((r * math.cos(a), r * .3 + r * math.sin(a) * 1.12, 1))
        if k < 6:
            b = math.radians(200 + (k + .5) * 23.3)
            pts.append((r * 1.13 * math.cos(b), r * .3 + r * 1.25 * math.sin(b)))
    pts += [(r * .5, r * .5), (2.4, r * .9, 1)]
    s.shape(pts, color, w=1.2)
    for k in range(1, 6):
        a = math.radians(200 + k * 23.3)
        s.line([(0, r * .8), (r * .9 * math.cos(a), r * .3 + r * .95 * math.sin(a))], .9)


def fish(s, color="blue"):
    """A little sea bream, 28 long, looking to the right."""
    s.shape([(-7, 0, 1), (-14, -6, 1), (-12, 0), (-14, 6, 1)], color, w=1.1)
    s.shape([(-9, 0), (-2, -6), (8, -5), (14, 0, 1), (8, 5), (-2, 6)], color, w=1.2)
    s.line([(6, -4.4), (4.6, 0), (6, 4.4)], .9)
    s.paper(circle(9, -1.4, 1.5))
    s.dot(9, -1.4, .8)
    for x in (-4, 0):
        s.line([(x, -3), (x + 1.6, 0), (x, 3)], .8)


def sun(s, r=15, rays=12, face=True):
    """A sun with a face."""
    for k in range(rays):
        with s.at(0, 0, turn=360 * k / rays):
            s.shape([(-r * .26, -r * .9, 1), (0, -r * (1.6 if k % 2 else 1.4), 1), (r * .26, -r * .9, 1)],
                    "red" if k % 2 else "ochre", w=1)
    s.shape(circle(0, 0, r), "ochre", w=1.3)
    if face:
        k = r / 15
        for x in (-5, 5):
            s.line([(x * k - 3 * k, -4 * k), (x * k, -5.6 * k), (x * k + 3 * k, -4 * k)], 1.1)
            s.dot(x * k, -2.4 * k, 1.2 * k)
        s.line([(0, -3 * k), (1.6 * k, 2.6 * k), (-.6 * k, 3 * k)], 1)
        s.line([(-4 * k, 6 * k), (0, 8 * k), (4 * k, 6 * k)], 1.2)


def boat(s, sail="red"):
    """A fishing boat with one lug sail, 34 wide."""
    s.line([(0, 6), (1, -26)], 1.6, taper=0)
    s.shape([(-1, -24, 1), (-14, -16), (-13, 2, 1), (-1, 1, 1)], sail, w=1.2)
    s.shape([(3, -24, 1), (13, -2), (14, 2, 1), (3, 1, 1)], None, w=1.2)
    s.shape([(-17, 4, 1), (0, 7), (18, 3, 1), (13, 12), (-11, 13)], "blue", w=1.3)
    s.line([(-14, 8), (0, 10), (15, 7.4)], .9)
    for x in (-18, -6, 6, 17):
        s.line([(x - 6, 15), (x - 2, 13.6), (x + 3, 15)], 1)


def snail(s):
    """A snail, 26 wide."""
    s.shape([(-12, 8, 1), (-4, 4), (6, 6), (10, -1), (13, -2), (13, 4), (8, 9, 1)], None, w=1.2)
    s.line([(12, -2), (14, -7)], .9)
    s.line([(10, -1), (9, -7)], .9)
    s.shape(circle(-1, 0, 7.6), "brown", w=1.2)
    s.line([(-7, 1), (-2, 5), (3, 1), (-1, -3.4), (-4, 0), (-1, 1.6)], 1)


def crab(s, color="red"):
    """A shore crab, 32 wide."""
    for side in (-1, 1):
        for k in range(3):
            s.line([(side * 7, 1 + k * 2), (side * 13, -1 + k * 4), (side * (14 - k), 5 + k * 3)], 1.3)
        s.shape(tube([(side * 7, -3), (side * 13, -6), (side * 11, -11)], [3, 3, 3]), color, w=1)
        s.shape([(side * 9, -10, 1), (side * 8, -16), (side * 11, -14, 1), (side * 14, -17),
                 (side * 14.6, -11)], color, w=1)
    s.shape([(-10, 0), (-6, -6), (6, -6), (10, 0), (6, 6), (-6, 6)], color, w=1.2)
    for x in (-3, 3):
        s.dot(x, -3, 1)
    s.line([(-4, 2), (0, 3.4), (4, 2)], .9)


def scroll_ribbon(s, color=None):
    """A ribbon 100 wide with curled ends, centered."""
    for side in (-1, 1):
        s.shape([(side * 38, 4, 1), (side * 56, 10, 1), (side * 50, 16, 1), (side * 57, 24, 1),
                 (side * 40, 21, 1)], "ochre", w=1.4)
        s.shape([(side * 38, 4, 1), (side * 46, 12, 1), (side * 40, 21, 1)], "brown", w=1.1)
    return s.shape([(-46, -6, 1), (-24, -11), (0, -12), (24, -11), (46, -6, 1), (46, 12, 1), (24, 7),
                    (0, 6), (-24, 7), (-46, 12, 1)], color, w=1.6)


def band(s, x, y, wide, color="red"):
    """A ribbon tied around a bundle, with a knot in the middle."""
    h = wide / 2
    s.shape([(x - h, y - 5, 1), (x, y - 7), (x + h, y - 5, 1), (x + h, y + 5, 1), (x, y + 3), (x - h, y + 5, 1)],
            color, w=1.5)
    for side in (-1, 1):
        s.shape([(x, y - 2, 1), (x + side * 12, y - 13), (x + side * 20, y - 4), (x + side * 12, y + 3)], color,
                w=1.4)
        s.shape([(x, y - 1, 1), (x + side * 14, y + 14), (x + side * 13, y + 27, 1), (x + side * 8, y + 20, 1),
                 (x + side * 4, y + 25, 1)], color, w=1.4)
        s.line([(x + side * 4, y - 3), (x + side * 13, y - 7)], .9)
    s.shape(circle(x, y - 1, 5), color, w=1.4)
