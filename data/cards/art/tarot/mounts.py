# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of the knights: head and neck, looking to the right."""

from ..ink import circle, curve, tube


def horse_bust(s, coat="brown", mane="black", harness="red"):
    """A head and neck 70 wide and 84 high; the ears reach to y = -26."""
    s.shape([(-6, -9, 1), (-7, -20), (-3, -29, 1), (4, -20), (6, -11, 1)], coat, w=1.4)
    neck = curve("-46,80* -38,44 -22,16 -10,-4 -2,-13 8,-14* 16,-8 24,8 32,20 36,28 34,35 26,37 19,33 10,24 2,22"
                 " 2,36 14,58 20,80*")
    s.shape(neck, coat, w=1.8)
    s.shade(neck, angle=-28, gap=5, depth=.16, w=1.4)
    s.shape([(4, -12, 1), (4, -21), (9, -30, 1), (14, -20), (14, -9, 1)], coat, w=1.4)
    s.line([(8, -24), (9, -17)], 1)
    locks = ("2,-14* -10,-12 -8,-6* -20,0 -15,6* -29,14 -22,19* -38,32 -29,35* -46,52 -35,54* -52,80* -38,80*"
             " -30,50 -16,22 -4,0")
    s.shape(curve(locks), mane, w=1.4)
    s.shape([(2, -15, 1), (11, -15), (19, -5, 1), (12, -8), (8, -2, 1)], mane, w=1.2)
    s.paper([(9, 3, 1), (14, -.4), (19, 3.4, 1), (14, 6)])
    s.line([(8.4, 3.4), (13.6, -1), (19.4, 3.4)], 1.7, taper=1)
    s.dot(14.4, 2.8, 2)
    s.paper(circle(31.4, 26.4, 2.4, 1.9))
    s.dot(31.6, 26.6, 1.4)
    s.line([(34, 33), (28, 31.4)], 1.2)
    for strap in ([(22, 30), (26, 22), (31, 17)], [(-3, -8), (3, 8), (6, 23)], [(4, 13), (16, 18), (26, 22)]):
        s.shape(tube(strap, [3, 3, 3]), harness, w=.9)
    s.shape(circle(26, 22, 2.8), "ochre", w=1)
    s.shape(tube([(22, 30), (4, 40), (-16, 56)], [2.6, 2.6, 2.6]), harness, w=.9)
    s.shape(tube([(-30, 40), (-8, 58), (16, 62)], [4.4, 4.4, 4.4]), harness, w=1)
    for x, y in ((-20, 49), (-8, 57), (5, 61)):
        s.shape(circle(x, y + 3, 2.8), "ochre", w=1)
