/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/aluette/aluette-aluette-game.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_SOUND_NONE,
  ALUETTE_SOUND_CARD,    /* a card is played */
  ALUETTE_SOUND_TRICK,   /* a trick is taken */
  ALUETTE_SOUND_SPOILED, /* nobody gets the trick or the deal */
  ALUETTE_SOUND_TURN,    /* a person at the screen must act */
  ALUETTE_SOUND_WON,     /* the players at the screen got points for the deal */
  ALUETTE_SOUND_LOST,
  ALUETTE_SOUND_MORDIENNE, /* made by either team */
} AluetteSound;

#define ALUETTE_N_SOUNDS (ALUETTE_SOUND_MORDIENNE + 1)

#define ALUETTE_TYPE_SOUNDS (aluette_sounds_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSounds, aluette_sounds, ALUETTE, SOUNDS, GObject)

/*
 * Plays the sounds of a match. They depend on the setting "sounds" (off by default) and have the
 * system's volume for event sounds. Without a sound server, or if the program was built without
 * GSound, everything stays silent and nothing fails. Signs are silent, so that they can be missed
 * by players who look elsewhere. Main thread only.
 */

/* aluette_sounds_available:
 *
 * Returns whether the program was built with sounds. */
gboolean aluette_sounds_available (void);

/* Returns: (transfer full): a new object. */
AluetteSounds *aluette_sounds_new (GSettings *settings);

/* aluette_sounds_set_game:
 * @game: (transfer none) (nullable): the match whose sounds to play */
void aluette_sounds_set_game (AluetteSounds *self, AluetteGame *game);

/* aluette_sounds_play:
 *
 * Starts to play @sound, if sounds are turned on and available. */
void aluette_sounds_play (AluetteSounds *self, AluetteSound sound);

/* aluette_sounds_of_event:
 * @match: what a spectator knows after @event
 * @event: the last event of the log
 * @people: humans at the screen, bit per seat
 *
 * Returns the sound of @event itself; never ALUETTE_SOUND_TURN. */
AluetteSound aluette_sounds_of_event (const AluMatch *match, const AluEvent *event, guint people);

/* aluette_sounds_calls:
 * @match: what a spectator knows after @event
 *
 * Returns whether a human in @people must act after an @event of another player, so that
 * ALUETTE_SOUND_TURN is due. */
gboolean aluette_sounds_calls (const AluMatch *match, const AluEvent *event, guint people);

G_END_DECLS
