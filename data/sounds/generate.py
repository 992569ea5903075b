#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes the sounds of the table from sums of tones and noise.

  generate.py            writes the .wav files next to this one
  generate.py --check    lists the files that differ from what it would write

The same source always writes the same sounds, which are under CC-BY-SA-4.0.
"""

import io
import math
import pathlib
import random
import sys
import wave

RATE = 22050


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(track, sound, at=0.0, gain=1.0):
    """Adds @sound to @track from second @at on; makes the track longer if necessary."""
    start = int(at * RATE)
    track.extend([0.0] * (start + len(sound) - len(track)))
    for index, value in enumerate(sound):
        track[start + index] += gain * value
    return track


def noise(name, seconds, low, high):
    """Noise between about @low and @high hertz, from two one-pole filters."""
    chance = random.Random(name)
    soft = 1 - math.exp(-2 * math.pi * high / RATE)
    hard = 1 - math.exp(-2 * math.pi * low / RATE)
    upper = lower = 0.0
    samples = []
    for _ in range(int(seconds * RATE)):
        upper += soft * (chance.uniform(-1, 1) - upper)
        lower += hard * (upper - lower)
        samples.append(upper - lower)
    return samples


def fade(sound, rise, fall):
    """Rises for @rise seconds, then decays; @fall is the time to a third, in seconds."""
    return [value * min(1.0, index / (rise * RATE)) * math.exp(-index / (fall * RATE))
            for index, value in enumerate(sound)]


def tone(hertz, seconds, partials, fall):
    """A struck object: @partials are (ratio, strength); higher ones decay faster."""
    samples = silence(seconds)
    for ratio, strength in partials:
        for index in range(len(samples)):
            time = index / RATE
            samples[index] += (strength * math.sin(2 * math.pi * hertz * ratio * time)
                               * math.exp(-time * ratio ** 0.7 / fall))
    ramp = int(0.002 * RATE)
    for index in range(ramp):
        samples[index] *= index / ramp
    return samples


WOOD = [(1.0, 1.0), (2.57, 0.45), (4.1, 0.2)]
BELL = [(1.0, 1.0), (2.0, 0.35), (3.01, 0.22), (4.2, 0.08)]


def card(name="card"):
    """A card slides over the tablecloth and is put down."""
    track = add(silence(0), fade(noise(name + "-slide", 0.09, 1800, 6000), 0.05, 0.06), 0, 0.7)
    add(track, fade(noise(name + "-lay", 0.06, 300, 2600), 0.001, 0.015), 0.07, 1.6)
    return add(track, tone(140, 0.08, WOOD[:2], 0.02), 0.07, 0.35)


def strong():
    """A card is put down so hard that the table answers."""
    track = card("strong")
    add(track, fade(noise("strong-blow", 0.09, 120, 1500), 0.001, 0.025), 0.07, 1.4)
    return add(track, tone(72, 0.3, WOOD, 0.09), 0.07, 1.1)


def voice(hertz, opening):
    """A throat: @hertz is its tone at each sample, @opening how far the mouth is open, 0 to 1."""
    phase = 0.0
    samples = []
    for tone_now, open_now in zip(hertz, opening):
        phase += 2 * math.pi * tone_now / RATE
        resonances = (230 + 330 * open_now, 110), (700 + 300 * open_now, 170)
        samples.append(sum(
            math.sin(phase * partial) / partial ** 0.5
            * sum(math.exp(-((tone_now * partial - middle) / width) ** 2)
                  for middle, width in resonances)
            for partial in range(1, 11)))
    return samples


def cow():
    """A card is put down hard, and a cow moos."""
    seconds = 0.95
    times = [index / RATE / seconds for index in range(int(seconds * RATE))]
    moo = voice([125 + 28 * math.sin(math.pi * time) - 22 * time for time in times],
                [math.sin(math.pi * time) ** 2 for time in times])
    swell = [value * min(1.0, time / 0.15, (1 - time) / 0.35) for value, time in zip(moo, times)]
    return add(strong(), swell, 0.12, 0.9)


def trick():
    """Four cards are collected and pushed together."""
    track = silence(0)
    for number, at in enumerate((0.0, 0.05, 0.1)):
        add(track, fade(noise(f"gather-{number}", 0.1, 1200, 5000), 0.03, 0.05), at, 0.8)
    return add(track, tone(180, 0.12, WOOD, 0.03), 0.19, 0.6)


def spoiled():
    """Two dull, dissonant knocks."""
    track = add(silence(0), tone(196, 0.16, WOOD, 0.05), 0, 0.9)
    return add(track, tone(185, 0.22, WOOD, 0.06), 0.11, 0.9)


def turn():
    """One small bell, softly."""
    return tone(660, 0.5, BELL, 0.14)


def won():
    """Up a fourth and a third, like the end of a jig."""
    track = silence(0)
    for number, hertz in enumerate((392, 523.25, 659.25)):
        add(track, tone(hertz, 0.6, BELL, 0.2), number * 0.13, 0.8)
    return track


def lost():
    """Short and falling."""
    track = silence(0)
    for number, hertz in enumerate((392, 349.23, 293.66)):
        add(track, tone(hertz, 0.45, WOOD + [(1.5, 0.2)], 0.16), number * 0.15, 0.8)
    return track


def mordienne():
    """A drum roll on the table, then all bells."""
    track = silence(0)
    for number in range(7):
        add(track, tone(120, 0.1, WOOD, 0.03), number * 0.06, 0.3 + 0.08 * number)
    for number, hertz in enumerate((392, 493.88, 587.33, 783.99)):
        add(track, tone(hertz, 0.8, BELL, 0.28), 0.44 + number * 0.09, 0.8)
    return track


SOUNDS = {"card": card, "strong": strong, "cow": cow, "trick": trick, "spoiled": spoiled,
          "turn": turn, "won": won, "lost": lost, "mordienne": mordienne}
LOUDNESS = {"card": 0.5, "strong": 0.6, "cow": 0.5, "trick": 0.5, "spoiled": 0.6, "turn": 0.4}


def encoded(samples, loudness):
    # The sound fades to silence at its end.
    tail = min(len(samples), int(0.03 * RATE))
    for index in range(tail):
        samples[-1 - index] *= index / tail
    scale = loudness * 32767 / max(map(abs, samples))
    output = io.BytesIO()
    with wave.open(output, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(int(round(value * scale)).to_bytes(2, "little", signed=True)
                                  for value in samples))
    return output.getvalue()


def close(ours, theirs):
    """Whether they are equal, except for the last bit, which math libraries may round differently."""
    return len(ours) == len(theirs) and ours[:44] == theirs[:44] and all(
        abs(int.from_bytes(ours[at:at + 2], "little", signed=True)
            - int.from_bytes(theirs[at:at + 2], "little", signed=True)) <= 1
        for at in range(44, len(ours), 2))


def main():
    folder = pathlib.Path(__file__).resolve().parent
    stale = []
    for name, make in SOUNDS.items():
        path = folder / f"{name}.wav"
        sound = encoded(make(), LOUDNESS.get(name, 0.7))
        if sys.argv[1:] != ["--check"]:
            path.write_bytes(sound)
        elif not path.exists() or not close(sound, path.read_bytes()):
            stale.append(path.name)
    if stale:
        sys.exit(f"not as {pathlib.Path(__file__).name} makes them: {', '.join(stale)}")


if __name__ == "__main__":
    main()
