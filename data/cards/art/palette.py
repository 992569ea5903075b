# SPDX-License-Identifier: GPL-3.0-or-later
"""The colors: paper, ink, a few stencils, and flat colors for scenes."""

PAPER = "#f4e8cd"
INK = "#1c1713"

# Flat stencil colors, each with the small offset of an imprecise print (card units, to the right
# and down).
STENCILS = {
    "red": ("#cf3b26", (0.8, -0.6)),
    "blue": ("#2d5f91", (-0.8, 0.6)),
    "ochre": ("#e3a631", (0.5, 0.8)),
    "green": ("#5f8a3c", (-0.7, -0.7)),
    "brown": ("#9a6434", (0.7, 0.5)),
    "rose": ("#eba98a", (0.4, 0.4)),
    "sky": ("#a9c3cf", (-0.6, 0.4)),
    "black": ("#2a2520", (0.0, 0.0)),
}

# Flat colors of the scenes of the trumps, printed without an offset.
SCENERY = {
    "night": "#24364f",
    "dusk": "#d98852",
    "dawn": "#f3d0a4",
    "sand": "#e2c88e",
    "sea": "#6d9aa8",
    "deep": "#35617c",
    "stone": "#bdae92",
    "meadow": "#a9b56a",
}
