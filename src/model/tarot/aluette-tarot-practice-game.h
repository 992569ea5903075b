/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* Who plays. */
typedef enum
{
  ALUETTE_TAROT_PRACTICE_USER,    /* the user, and masters, who see only their own view */
  ALUETTE_TAROT_PRACTICE_MASTERS, /* masters in all seats */
  ALUETTE_TAROT_PRACTICE_PEOPLE,  /* whoever brings the events */
} AluetteTarotPracticePlayers;

/* aluette_tarot_practice_game_new:
 * @header: (transfer none): header of a match
 * @events: (array length=n_events): its log
 * @seat: of the player at this screen, who is named “You”, in the current language
 * @open: whether all hands are visible
 *
 * Creates a match for practice, which starts at a given position. It has no journal, so it is
 * neither stored nor counted in statistics. It is paused when created.
 *
 * Returns: (transfer full) (nullable): NULL if the rules do not allow the events. */
AluetteGame *aluette_tarot_practice_game_new (const AluGameHeader *header,
                                              const TarotEvent *events, guint n_events, guint seat,
                                              AluetteTarotPracticePlayers players, gboolean open);

G_END_DECLS
