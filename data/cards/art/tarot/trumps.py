# SPDX-License-Identifier: GPL-3.0-or-later
"""The trumps: one day on the coast of the Vendée, hour by hour, from four in the morning to midnight."""

from . import frame, scenes_afternoon, scenes_dawn, scenes_evening, scenes_night, scenes_noon

SCENES = {number: scene for part in (scenes_dawn, scenes_noon, scenes_afternoon, scenes_evening, scenes_night)
          for number, scene in part.SCENES.items()}
# Hours after sunset or before sunrise.
NIGHT = {1, 18, 19, 20, 21}


def scene(number):
    """The drawing of a trump's scene."""
    def draw(s):
        with s.at(frame.LEFT - .3, frame.TOP - .3):
            SCENES[number](s)
    return draw
