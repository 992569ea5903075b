# SPDX-License-Identifier: GPL-3.0-or-later
"""Woodcut drawing: smooth outlines, lines of uneven weight, misregistered stencil colors.

Shapes are given as lists of points, or as text: "x,y x,y* x,y", where a star makes a corner and
the path is smooth at every other point. Coordinates are card units; see Sheet.
"""

import math
import random
from contextlib import contextmanager

from .palette import INK, PAPER, SCENERY, STENCILS

STEP = 1.5  # length of the segments of a curve, in card units
LOOK_BACK = 40  # number of paths searched for one with the same color
SMALL = 80  # smaller parts are inlaid; square card units
GRID = 5    # output units in one card unit


def stencil(name):
    """The value of a color and its offset in an imprecise print."""
    return (SCENERY[name], (0, 0)) if name in SCENERY else STENCILS[name]


class Poly(list):
    """A polygon with final points, which must not be smoothed again."""


def points(spec):
    """Points and corner flags of a text or list shape."""
    if not isinstance(spec, str):
        return [(p[0], p[1], len(p) > 2 and bool(p[2])) for p in spec]
    out = []
    for word in spec.split():
        corner = word.endswith("*")
        x, y = word.rstrip("*").split(",")
        out.append((float(x), float(y), corner))
    return out


def _segment(p0, p1, p2, p3, out):
    """Appends the cubic from p1 to p2 with tangents from the neighbors, without p1."""
    length = math.hypot(p2[0] - p1[0], p2[1] - p1[1])
    t1 = _tangent(p0, p1, p2, length)
    t2 = _tangent(p1, p2, p3, length)
    n = max(2, min(24, int(length / STEP) + 1))
    for i in range(1, n + 1):
        u = i / n
        a, b = 2 * u ** 3 - 3 * u ** 2 + 1, u ** 3 - 2 * u ** 2 + u
        c, d = -2 * u ** 3 + 3 * u ** 2, u ** 3 - u ** 2
        out.append((a * p1[0] + b * t1[0] + c * p2[0] + d * t2[0],
                    a * p1[1] + b * t1[1] + c * p2[1] + d * t2[1]))


def _tangent(before, at, after, length):
    dx, dy = after[0] - before[0], after[1] - before[1]
    span = math.hypot(dx, dy) or 1.0
    return dx / span * length, dy / span * length


def curve(spec, closed=True):
    """The polyline through the points of a shape, smooth but at its corners."""
    pts = points(spec)
    n = len(pts)
    if n < 3:
        closed = False
    out = [pts[0][:2]]
    for i in range(n if closed else n - 1):
        p1, p2 = pts[i], pts[(i + 1) % n]
        p0 = pts[i - 1] if closed or i else p1
        p3 = pts[(i + 2) % n] if closed or i + 2 < n else p2
        if p1[2]:
            p0 = p1
        if p2[2]:
            p3 = p2
        if p1[2] and p2[2]:
            out.append(p2[:2])
        else:
            _segment(p0, p1, p2, p3, out)
    if closed:
        out.pop()
    return Poly(out)


def tube(spec, widths):
    """The outline of a limb: a center line with a width at each of its points."""
    center = points(spec)
    line = curve(spec, closed=False)
    marks, at = [], 0
    for x, y, _ in center:
        at = min(range(at, len(line)), key=lambda i: math.hypot(line[i][0] - x, line[i][1] - y))
        marks.append(at)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        k = max(j for j, m in enumerate(marks) if m <= i)
        if k + 1 < len(marks):
            u = (i - marks[k]) / max(1, marks[k + 1] - marks[k])
            width = widths[k] + (widths[k + 1] - widths[k]) * (u * u * (3 - 2 * u))
        else:
            width = widths[-1]
        nx, ny = _normal(line, i, False)
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    return Poly(left + right[::-1])


def circle(x, y, rx, ry=None, n=None):
    """An ellipse as a polygon."""
    ry = rx if ry is None else ry
    n = n or max(10, min(60, int(2 * math.pi * max(rx, ry) / STEP)))
    return Poly((x + rx * math.cos(2 * math.pi * i / n), y + ry * math.sin(2 * math.pi * i / n))
                for i in range(n))


def _normal(line, i, closed):
    n = len(line)
    a = line[(i - 1) % n] if closed or i else line[0]
    b = line[(i + 1) % n] if closed or i + 1 < n else line[-1]
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return dy / length, -dx / length


def _area(poly):
    return sum(poly[i - 1][0] * p[1] - p[0] * poly[i - 1][1] for i, p in enumerate(poly)) / 2


def _simplify(poly, eps):
    """Douglas and Peucker, without recursion."""
    if len(poly) < 4:
        return poly
    keep = {0, len(poly) - 1}
    stack = [(0, len(poly) - 1)]
    while stack:
        a, b = stack.pop()
        (ax, ay), (bx, by) = poly[a], poly[b]
        span = math.hypot(bx - ax, by - ay)
        worst, at = eps, None
        for i in range(a + 1, b):
            x, y = poly[i]
            if span:
                d = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / span
            else:
                d = math.hypot(x - ax, y - ay)
            if d > worst:
                worst, at = d, i
        if at is not None:
            keep.add(at)
            stack += [(a, at), (at, b)]
    return [poly[i] for i in sorted(keep)]


def inside(poly, x, y):
    """Whether a point lies in a polygon."""
    hit = False
    for i, (bx, by) in enumerate(poly):
        ax, ay = poly[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def clip(poly, window):
    """The part of a polygon inside a convex window (Sutherland and Hodgman)."""
    if _area(window) < 0:
        window = window[::-1]
    out = list(poly)
    for i, (bx, by) in enumerate(window):
        ax, ay = window[i - 1]
        todo, out = out, []
        for k, q in enumerate(todo):
            p = todo[k - 1]
            dp = (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)
            dq = (bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax)
            if (dp < 0) != (dq < 0):
                u = dp / (dp - dq)
                out.append((p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u))
            if dq >= 0:
                out.append(q)
    return Poly(out)


class Sheet:
    """A sheet of paper to be cut and stencilled.

    A current frame (position, rotation, scale, mirror) maps all coordinates to card units. The
    seed determines the unevenness of lines, so that a drawing is always the same.
    """

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.frame = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self.items = []
        self.jitter = {name: (self.rng.uniform(-.3, .3), self.rng.uniform(-.3, .3))
                       for name in STENCILS}

    @contextmanager
    def at(self, x=0.0, y=0.0, scale=1.0, turn=0.0, flip=False, stretch=1.0):
        """Draw at (x, y), scaled (and stretched upwards), turned clockwise by degrees, mirrored."""
        old = self.frame
        a, b, c, d, e, f = old
        sx = -scale if flip else scale
        sy = scale * stretch
        co, si = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ma, mb, mc, md = co * sx, si * sx, -si * sy, co * sy
        self.frame = (a * ma + c * mb, b * ma + d * mb, a * mc + c * md, b * mc + d * md,
                      a * x + c * y + e, b * x + d * y + f)
        try:
            yield self
        finally:
            self.frame = old

    def _scale(self):
        a, b, c, d, _, _ = self.frame
        return math.sqrt(abs(a * d - b * c))

    def _eps(self):
        """The tolerance for leaving out points; it is larger for small objects."""
        return .15 if self._scale() > .75 else .2

    def _map(self, poly):
        a, b, c, d, e, f = self.frame
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in poly]

    def _emit(self, color, polys):
        """Adds polygons of one color, to an earlier path of it if nothing drawn since overlaps."""
        polys = [p for p in polys if len(p) > 2]
        data = "".join(_path(p) for p in polys)
        if not data:
            return
        box = _bounds([q for p in polys for q in p])
        for item in reversed(self.items[-LOOK_BACK:]):
            if item[0] == color:
                item[1] += data
                item[2].append(box)
                return
            if any(_meet(box, other) for other in item[2]):
                break
        self.items.append([color, data, [box]])

    def paper(self, shape):
        """A bare patch that hides what lies under it."""
        self._fill(PAPER, self._map(_as_poly(shape)), (0, 0))

    def color(self, shape, name):
        """A patch of one stencil, with a small offset; the colors of the scenery have none."""
        value, (dx, dy) = stencil(name)
        jx, jy = self.jitter.get(name, (0, 0))
        fade = min(1.0, self._scale() + .25)
        self._fill(value, self._map(_as_poly(shape)), ((dx + jx) * fade, (dy + jy) * fade))

    def solid(self, spec):
        """A patch of ink."""
        self._fill(INK, self._map(_as_poly(spec)), (0, 0))

    def _fill(self, value, poly, shift):
        moved = [(x + shift[0], y + shift[1]) for x, y in poly]
        if _area(moved) < 0:
            moved.reverse()
        self._emit(value, [_simplify(moved, self._eps())])

    def shape(self, spec, color=None, w=1.5):
        """A closed part: hides what is under it and has a color and an outline."""
        poly = _as_poly(spec)
        if color == "ink":
            self.solid(poly)
        elif w and abs(_area(self._map(poly))) < SMALL:
            self._inlay(poly, color, w)
            return poly
        else:
            self.paper(poly)
            if color:
                self.color(poly, color)
        if w:
            self.outline(poly, w)
        return poly

    def _inlay(self, poly, color, w):
        """A part too small for an offset: color inside a spot of ink."""
        outer, inner = self._edges(poly, w)
        value, (dx, dy) = stencil(color) if color else (PAPER, (0, 0))
        self._emit(INK, [outer])
        self._emit(value, [_simplify([(x + dx * .3, y + dy * .3) for x, y in inner], self._eps())])

    def outline(self, spec, w=1.5, rough=1.0):
        """A closed line, heavier toward the lower right as if lit from the upper left."""
        outer, inner = self._edges(_as_poly(spec), w, rough)
        self._emit(INK, [outer, inner[::-1]])

    def _edges(self, poly, w, rough=1.0):
        """The two edges of a closed line, both running the same way."""
        poly = self._map(poly)
        if _area(poly) < 0:
            poly.reverse()
        w *= self._scale() ** .75
        phase, other = self.rng.uniform(0, 6), self.rng.uniform(0, 6)
        outer, inner, run = [], [], 0.0
        for i, (x, y) in enumerate(poly):
            run += math.hypot(x - poly[i - 1][0], y - poly[i - 1][1])
            nx, ny = _normal(poly, i, True)
            uneven = .16 * math.sin(run * .31 + phase) + .09 * math.sin(run * .83 + other)
            width = w * (1 + .28 * (nx * .6 + ny * .8) + uneven * rough)
            sway = .12 * rough * math.sin(run * .21 + other)
            outer.append((x + nx * (width / 2 + sway), y + ny * (width / 2 + sway)))
            inner.append((x - nx * (width / 2 - sway), y - ny * (width / 2 - sway)))
        eps = self._eps()
        return (_simplify(outer + outer[:1], eps)[:-1], _simplify(inner + inner[:1], eps)[:-1])

    def line(self, spec, w=1.2, taper=3.0):
        """An open line that is thinner at its ends."""
        poly = self._map(curve(spec, closed=False))
        self._stroke(poly, w * self._scale() ** .75, taper * self._scale())

    def pale_line(self, spec, w=1.2):
        """A line left bare in a printed field."""
        self._stroke(self._map(curve(spec, closed=False)), w * self._scale() ** .75, 0, PAPER)

    def _stroke(self, poly, w, taper, fill=INK):
        phase = self.rng.uniform(0, 6)
        runs = [0.0]
        for (ax, ay), (bx, by) in zip(poly, poly[1:]):
            runs.append(runs[-1] + math.hypot(bx - ax, by - ay))
        total = runs[-1] or 1.0
        taper = min(taper, total / 2)
        left, right = [], []
        for i, (x, y) in enumerate(poly):
            near = min(runs[i], total - runs[i])
            soft = .35 + .65 * min(1.0, near / taper) if taper else 1.0
            width = w * soft * (1 + .14 * math.sin(runs[i] * .4 + phase))
            nx, ny = _normal(poly, i, False)
            left.append((x + nx * width / 2, y + ny * width / 2))
            right.append((x - nx * width / 2, y - ny * width / 2))
        ring = _simplify(left, self._eps()) + _simplify(right, self._eps())[::-1]
        if _area(ring) < 0:
            ring.reverse()
        self._emit(fill, [ring])

    def dot(self, x, y, r=1.0):
        """A round spot of ink."""
        self.solid(circle(x, y, r, n=10))

    def wedge(self, ax, ay, bx, by, w=1.3):
        """One cut: thick at a, thin at b."""
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * w / 2, dx / length * w / 2
        self.solid(Poly([(ax + nx, ay + ny), (bx, by), (ax - nx, ay - ny)]))

    def shade(self, spec, angle=20.0, gap=3.0, depth=.4, side=1, w=1.2):
        """Hatches one side of a shape with cuts at an angle in degrees."""
        poly = _as_poly(spec)
        co, si = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = [(x * co + y * si, -x * si + y * co) for x, y in poly]
        v = min(p[1] for p in turned) + gap * .8
        top = max(p[1] for p in turned) - gap * .4
        while v < top:
            cuts = sorted(_crossings(turned, v))
            for left, right in zip(cuts[::2], cuts[1::2]):
                reach = (right - left) * depth * self.rng.uniform(.65, 1.1)
                a, b = (right, right - reach) if side > 0 else (left, left + reach)
                self.wedge(a * co - v * si, a * si + v * co, b * co - v * si, b * si + v * co, w)
            v += gap * self.rng.uniform(.85, 1.15)

    def scatter(self, spec, motif, step=9.0, margin=2.5):
        """Repeats a small motif over a shape, as a printed cloth; motif (sheet, x, y)."""
        poly = _as_poly(spec)
        xs, ys = [p[0] for p in poly], [p[1] for p in poly]
        row, y = 0, min(ys) + step * .6
        while y < max(ys):
            x = min(xs) + step * (.5 + .5 * (row % 2))
            while x < max(xs):
                if all(inside(poly, x + u, y + v) for u, v in
                       ((margin, 0), (-margin, 0), (0, margin), (0, -margin))):
                    motif(self, x, y)
                x += step
            y += step * .85
            row += 1

    def svg(self):
        """The drawing as SVG path elements; the parent element must set ink as the color."""
        return "".join(f'<path d="{data}"/>\n' if fill == INK else f'<path fill="{fill}" d="{data}"/>\n'
                       for fill, data, _ in self.items)


def _as_poly(spec):
    return spec if isinstance(spec, Poly) else curve(spec)


def _bounds(poly):
    xs, ys = [p[0] for p in poly], [p[1] for p in poly]
    return min(xs) - .1, min(ys) - .1, max(xs) + .1, max(ys) + .1


def _meet(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _crossings(poly, v):
    out = []
    for i, (bx, by) in enumerate(poly):
        ax, ay = poly[i - 1]
        if (ay > v) != (by > v):
            out.append(ax + (bx - ax) * (v - ay) / (by - ay))
    return out


def _path(poly):
    """A closed path in whole output units, each point relative to the one before."""
    whole = [(round(x * GRID), round(y * GRID)) for x, y in poly]
    px, py = whole[0]
    words = [f"M{px} {py}l"]
    first = True
    for x, y in whole[1:]:
        dx, dy = x - px, y - py
        if not dx and not dy:
            continue
        words.append(f"{'' if first or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}")
        first = False
        px, py = x, y
    if first:
        return ""
    return "".join(words) + "z"
