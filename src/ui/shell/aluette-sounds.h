/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_SOUND_NONE,
  ALUETTE_SOUND_CARD,    /* a card is laid */
  ALUETTE_SOUND_TRICK,   /* a trick is taken */
  ALUETTE_SOUND_SPOILED, /* a trick, or the whole deal, goes to nobody */
  ALUETTE_SOUND_TURN,    /* a person at the screen is to decide */
  ALUETTE_SOUND_WON,     /* the deal brought points to those at the screen */
  ALUETTE_SOUND_LOST,
  ALUETTE_SOUND_MORDIENNE, /* whoever made it */
} AluetteSound;

#define ALUETTE_N_SOUNDS (ALUETTE_SOUND_MORDIENNE + 1)

#define ALUETTE_TYPE_SOUNDS (aluette_sounds_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSounds, aluette_sounds, ALUETTE, SOUNDS, GObject)

/*
 * The sounds of a match being played. They follow the preference "sounds", off at first, and are as
 * loud as the system makes those of events. Without a sound server, or in a program built without
 * GSound, all stays silent and nothing fails. Signs make none: who looks elsewhere shall miss them.
 * Main thread.
 */

/* aluette_sounds_available:
 *
 * Returns: whether this program was built with sounds. */
gboolean aluette_sounds_available (void);

/* Returns: (transfer full) */
AluetteSounds *aluette_sounds_new (GSettings *settings);

/* aluette_sounds_set_game:
 * @game: (nullable): the match to listen to from now on */
void aluette_sounds_set_game (AluetteSounds *self, AluetteGame *game);

/* aluette_sounds_play:
 *
 * Plays @sound if sounds are wanted and can be made. Does not wait for its end. */
void aluette_sounds_play (AluetteSounds *self, AluetteSound sound);

/* aluette_sounds_of_event:
 * @match: what an onlooker may know after @event
 * @event: the last of the log
 * @people: seats of the humans at the screen, bit per seat
 *
 * Returns: the sound of @event itself; never ALUETTE_SOUND_TURN. */
AluetteSound aluette_sounds_of_event (const AluMatch *match, const AluEvent *event, guint people);

/* aluette_sounds_calls:
 * @match: what an onlooker may know after @event
 *
 * Returns: whether it is now the turn of a human in @people after another’s @event: time to call
 * him. */
gboolean aluette_sounds_calls (const AluMatch *match, const AluEvent *event, guint people);

G_END_DECLS
