# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs of the corner indices: numerals, court signs and suit signs, without fonts."""

import math

from .ink import circle, curve, tube

# Center lines of the numerals in a box 18 wide and 30 high.
NUMERALS = {
    "2": ["2.8,9.5 5,4 9.5,2.6 15,6 14,12 8,20 3,27.4", "1.6,27.4 16.8,27.4"],
    "3": ["2.6,6 8.6,2.6 14.4,7 12.4,12.6 6.6,14.2", "6.6,14.2 13.6,15.6 15.4,21 9.4,27.4 2,23.4"],
    "4": ["12.4,1.4 2.2,20.6", "1.2,20.6 17.6,20.6", "12.6,7 12.6,29.6"],
    "5": ["15.6,2.8 3.4,2.8", "5,2.8 4,14.4", "3,13.6 9.4,11.4 15.2,18.6 10.6,26.8 2.2,25"],
    "6": ["14.6,4 9,3.4 4,11 3.2,20 7.6,27.2 14.2,24 14.4,17.6 9.6,14 4,17.6"],
    "7": ["1.4,2.8 16.6,2.8", "15.4,2.8 10.2,14 7.4,29.4"],
    "9": ["3.4,26 9,26.6 14,19 14.8,10 10.4,2.8 3.8,6 3.6,12.4 8.4,16 14,12.4"],
    "A": ["1.8,29 9,1.6", "9,1.6 16.2,29", "4.4,20.4 13.6,20.4"],
}
PEN = 5.0


def rank(s, pack, code):
    """A rank around the origin, within 26 by 36; queens ride in one deck only."""
    if code in "KQJ":
        sign = {"K": crown, "Q": horse_head if pack == "aluette" else rose, "J": feathered_cap}[code]
        with s.at(0, 1, scale=.83):
            sign(s)
        return
    with s.at(-10.2, -17, scale=1.13):
        if code == "8":
            for x, y, r, q in ((9, 8.6, 4.9, 5.4), (9, 21.2, 5.8, 6.2)):
                s.outline(circle(x, y, r, q), PEN, rough=.3)
        for spine in NUMERALS.get(code, ()):
            s.solid(tube(spine, [PEN] * len(spine.split())))


def crown(s):
    """King."""
    s.shape([(-12, 13, 1), (-14.4, -9, 1), (-6.4, 0, 1), (0, -14, 1), (6.4, 0, 1), (14.4, -9, 1),
             (12, 13, 1)], "ochre", w=2.6)
    s.solid(curve([(-11, 6, 1), (11, 6, 1), (11.4, 9.6, 1), (-11.4, 9.6, 1)]))
    for x, y in ((-13.4, -10.6), (0, -15.4), (13.4, -10.6)):
        s.solid(circle(x, y, 3))


def horse_head(s):
    """Queen, the cavalière on her horse."""
    s.shape("-11,17* -11,5 -9,-4 -3,-12* -1,-18* 3,-12.5 8,-8 12.4,0 13,4 9.5,7.4* 6,5 1,4.4 1.6,10"
            " 7,17*", "sky", w=2.5)
    s.solid(curve("-11,17* -13,4 -10,-8 -3,-14* -5,-6 -8,2 -7,12*"))
    s.dot(3.4, -4, 1.9)


def rose(s):
    """Queen, where she does not ride."""
    s.shape([(0, 4, 1), (9, 7), (14, 16, 1), (5, 15)], "green", w=2)
    s.shape([(0, 4, 1), (-9, 7), (-14, 16, 1), (-5, 15)], "green", w=2)
    for k in range(5):
        with s.at(0, -3, turn=72 * k):
            s.shape([(0, 1, 1), (-7, -5), (-5, -13), (5, -13), (7, -5)], "red", w=2.2)
    s.shape(circle(0, -3, 4.4), "ochre", w=2)


def feathered_cap(s):
    """Jack."""
    s.shape("-3,2* 2,-8 9,-15 13.4,-15.6* 12.6,-7 6,1*", "green", w=2.2)
    s.shape("-13.4,9 -12,0 -5,-5 4,-4 10,1 12,8", "red", w=2.5)
    s.solid(curve("-14.4,8* 0,5 13.6,7* 14,13* 0,10.6 -14.6,13.6*"))


def suit(s, pack, code):
    """A suit sign around the origin, within 26 by 28."""
    signs = {"d": _diamond, "c": _heart, "b": _club, "e": _spade} if pack == "french" else \
        {"d": _coin, "c": _cup, "b": _baton, "e": _sword}
    signs[code](s)


def _diamond(s):
    s.shape([(0, -15, 1), (4.6, -6.4), (11.4, 0, 1), (4.6, 6.4), (0, 15, 1), (-4.6, 6.4), (-11.4, 0, 1),
             (-4.6, -6.4)], "red", w=2)


def _heart(s):
    s.shape("0,14* -5,7.6 -11,1.6 -12.8,-5 -9,-11 -3.6,-10.6 0,-5.6* 3.6,-10.6 9,-11 12.8,-5 11,1.6 5,7.6", "red",
            w=2)


def _club(s):
    for x, y in ((0, -9), (-7.6, 3), (7.6, 3)):
        s.solid(circle(x, y, 6))
    s.solid(curve("-1.2,-5* -1.4,6 -5,14.8* 5,14.8* 1.4,6 1.2,-5*"))


def _spade(s):
    s.solid("0,-17* 3.4,-10 9.6,-2 13.2,5 10,10.4 4,9 1.4,6* 1.6,11 4.4,15* -4.4,15* -1.6,11 -1.4,6* -4,9 -10,10.4"
            " -13.2,5 -9.6,-2 -3.4,-10")


def _coin(s):
    s.shape(circle(0, 0, 11.6), "ochre", w=2.8)
    s.shape(circle(0, 0, 5.2), None, w=2)
    for k in range(8):
        a = math.pi * k / 4
        s.wedge(10.6 * math.cos(a), 10.6 * math.sin(a), 7 * math.cos(a), 7 * math.sin(a), 2)


def _cup(s):
    s.shape([(-2, 3, 1), (-2, 8), (-8.6, 13, 1), (8.6, 13, 1), (2, 8), (2, 3, 1)], "red", w=2.2)
    s.shape([(-11.4, -12, 1), (-10, -1), (-3, 5), (3, 5), (10, -1), (11.4, -12, 1)], "red", w=2.4)
    s.shape(circle(0, -12, 11.4, 2.6), None, w=1.8)


def _baton(s):
    with s.at(0, 0, scale=.88, turn=38):
        s.shape([(-3, 4, 1), (-10, 0, 1), (-9, -5, 1), (-2, -2, 1)], "green", w=1.7)
        s.shape([(3, -3, 1), (10.4, -8, 1), (9.4, -12, 1), (2, -8, 1)], "green", w=1.7)
        s.shape([(-6.6, -15.4, 1), (6.6, -15.4, 1), (4.6, 0), (4, 16, 1), (-4, 16, 1), (-4.6, 0)], "green", w=2.6)


def _sword(s):
    with s.at(0, -1.6, scale=.92):
        s.shape([(-3.4, 4, 1), (-3, -9, 1), (0, -17, 1), (3, -9, 1), (3.4, 4, 1)], "sky", w=2)
        s.solid(curve([(-11.4, 1.4, 1), (-8, 3, 1), (8, 3, 1), (11.4, 1.4, 1), (11.4, 6.4, 1), (8, 7.4, 1), (-8, 7.4, 1),
                       (-11.4, 6.4, 1)]))
        s.solid(curve([(-2.2, 6, 1), (2.2, 6, 1), (2.2, 12, 1), (-2.2, 12, 1)]))
        s.solid(circle(0, 13.4, 3.4))
