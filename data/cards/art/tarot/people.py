# SPDX-License-Identifier: GPL-3.0-or-later
"""Small full-length people of the scenes, 60 units high, feet at the origin, looking to the right."""

from ..ink import circle, tube


# --- heads ----------------------------------------------------------------------------------------

FACE = "-5,-5 0,-7 4.4,-5 5.6,-1.4* 7.6,1.6* 5.6,2.4 5.4,5 2,7 -2.6,5.6 -5.4,1"


def _coif(s, _color):
    s.shape("3.6,-6.6* 1,-13 -5,-14 -9,-9 -8,0 -5,3.4* -4,-2 0,-5.4", None, w=1.2)
    s.line([(-6.4, -10), (-3.4, -5), (-5.2, 1)], .8)


def _scarf(s, color):
    s.shape("5,-5* 1,-9 -5,-8 -8,-1 -6,6 -9,10* -2,7.4* -4,1 -1,-4", color, w=1.1)


def _brim(s, color):
    s.shape([(-6, -5, 1), (-6.4, -11), (0, -13), (6, -10.6), (6, -5, 1)], color, w=1.1)
    s.shape([(-12, -3.6), (-9, -6.4), (0, -6), (10, -7), (12, -4.4), (0, -3)], color, w=1.1)


def _cap(s, color):
    s.shape([(6, -4, 1), (5, -9), (-1, -11), (-7, -9), (-12, -4), (-10.4, -1), (-6, -3, 1), (0, -5)], color, w=1.1)


def _visor(s, color):
    s.shape([(-6.4, -3, 1), (-7, -9), (0, -11), (6, -8.4), (6, -5), (11, -3.6, 1), (5, -3)], color, w=1.1)


def _souwester(s, color):
    s.shape([(6, -6, 1), (2, -11), (-5, -10), (-8, -4), (-13, 4, 1), (-5, 2), (1, -4), (9, -4, 1)], color, w=1.1)


def _wreath(s, color):
    s.shape("4,-6* 0,-9 -6,-8 -8,0 -11,10 -14,24* -6,22* -4,6 -3,-3", None, w=1.1)
    for x, y in ((-5, -7), (-1, -8.4), (3, -7)):
        s.shape(circle(x, y, 2), color, w=.8)


HATS = {"coif": _coif, "scarf": _scarf, "brim": _brim, "cap": _cap, "visor": _visor, "souwester": _souwester,
        "wreath": _wreath}


def head(s, hat=None, color="black", hair="brown", beard=None):
    """A head in profile around the origin."""
    s.shape([(1, -7), (-5, -7), (-7, -1), (-6, 4), (-3, 5, 1), (-2, -2)], hair, w=1)
    s.shape(FACE, None, w=1.1)
    s.color(circle(2.6, 2.6, 1.7), "rose")
    s.dot(3, -1, .85)
    s.line([(3, 4.4), (5.4, 4)], .8, taper=1)
    s.shape([(2, -6.6), (-4, -6), (-6.4, 0), (-5, 3, 1), (-3, -1), (0, -4)], hair, w=.8)
    if beard:
        s.shape([(-3, 2, 1), (1, 4), (6, 3.6, 1), (6, 8), (2, 12, 1), (-3, 8)], beard, w=1)
    if hat:
        HATS[hat](s, color)


# --- bodies ---------------------------------------------------------------------------------------

def _leg(s, hip, foot, color, shoe):
    hx, hy = hip
    fx, fy = foot
    knee = ((hx + fx) / 2 + 1.6, (hy + fy) / 2)
    s.shape(tube([hip, knee, (fx, fy - 3)], [8.4, 7, 5.4]), color, w=1.2)
    if shoe:
        s.shape([(fx - 3, fy - 4, 1), (fx + 3, fy - 4), (fx + 8, fy, 1), (fx - 3.4, fy, 1)], shoe, w=1)
    else:
        s.shape([(fx - 2.6, fy - 4, 1), (fx + 2, fy - 4), (fx + 6, fy, 1), (fx - 3, fy, 1)], None, w=.9)


def _skirt(s, color, apron):
    skirt = s.shape([(-5, -30, 1), (-9, -18), (-13, -2, 1), (-5, 0), (4, -1), (13, -2, 1), (10, -18), (5, -30, 1)],
                    color, w=1.3)
    s.shade(skirt, angle=-10, gap=3.4, depth=.26, w=1)
    for x0, x1 in ((-3, -7), (0, 0)):
        s.line([(x0, -26), (x1, -5)], .9)
    if apron:
        s.shape([(0, -29, 1), (0, -16), (1, -6, 1), (7, -6), (11, -8, 1), (9, -20), (5, -29, 1)],
                None if apron == "white" else apron, w=1.1)
        s.line([(4, -26), (5, -10)], .8)


def _torso(s, color, lean, sash):
    x = lean
    body = s.shape([(x - 6.6, -44), (x - 2, -47.4), (x + 3, -47), (x + 7, -43), (6.4, -28, 1), (0, -26), (-6, -28, 1)],
                   color, w=1.3)
    s.shade(body, angle=-14, gap=3, depth=.26, w=1)
    if sash:
        s.shape([(-6.2, -31, 1), (0, -30), (6.4, -31, 1), (6.6, -27, 1), (0, -25.6), (-6.2, -27, 1)], sash, w=.9)


def _arm(s, shoulder, joints, color):
    points = [shoulder] + list(joints)
    s.shape(tube(points, [7.4, 6.4, 5]), color, w=1.2)
    x, y = joints[-1]
    s.shape(circle(x, y, 3), None, w=1)


# Elbow and hand of the near arm, then of the far arm, when they do nothing.
ARMS_AT_REST = (((-9, -34), (-4, -28)), ((9, -34), (12, -28)))


def figure(s, coat="blue", lower="brown", hat="cap", color="red", lean=0, arms=ARMS_AT_REST,
           feet=((-5, 0), (5, 0)), skirt=False, apron=None, hair="brown", beard=None, hold=None, sash=None,
           shoe="brown"):
    """A person. The color is that of the hat, lean moves the shoulders forward.

    An arm of None is not drawn; hold (sheet) draws a tool between the body and the near arm.
    """
    near, far = arms
    if far:
        _arm(s, (lean + 4, -42), far, coat)
    if skirt:
        for x in (-5, 4):
            s.shape([(x - 3, -2, 1), (x + 3, -2), (x + 7, 2, 1), (x - 3, 2, 1)], shoe, w=.9)
        _skirt(s, lower, apron)
    else:
        _leg(s, (2.4, -28), feet[1], lower, shoe)
        _leg(s, (-2.4, -28), feet[0], lower, shoe)
    _torso(s, coat, lean, sash)
    with s.at(lean * 1.25 + 1, -54):
        head(s, hat, color, hair, beard)
    if hold:
        hold(s)
    if near:
        _arm(s, (lean - 3.4, -42), near, coat)
