/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

/* The signs and calls of the deal that ended last, as logged. */

typedef enum
{
  ALUETTE_TRUTH_TRUE,
  ALUETTE_TRUTH_BLUFF,
  ALUETTE_TRUTH_OPINION, /* a weak hand, or the wish to make mordienne */
} AluetteTruth;

typedef struct
{
  AluEvent event; /* ALU_EVENT_SIGN or ALU_EVENT_SAY */
  guint number;   /* index in the log of the match, from 0 */
  guint trick;    /* number of tricks begun before it; 0 before the first card */
  AluetteTruth truth;
} AluetteSignRecord;

/* aluette_sign_history:
 * @game: its deal must be over
 * @hands: (out) (array fixed-size=ALU_MAX_SEATS): the hands at the start of play
 *
 * Returns: (transfer full) (element-type AluetteSignRecord) (nullable): the signs and calls of the
 * last deal, in order, or NULL before the first deal ends and while a deal is in play, because its
 * hands are secret. */
GArray *aluette_sign_history (AluetteGame *game, AluCardSet hands[ALU_MAX_SEATS]);

/* aluette_sign_history_from_events:
 * @header: of the match
 * @events: (array length=n_events): events of the match from its beginning
 * @hands: (out) (array fixed-size=ALU_MAX_SEATS): the hands at the start of play
 *
 * Returns: (transfer full) (element-type AluetteSignRecord) (nullable): the signs and calls of the
 * deal of the last event, in order, or NULL if there is no deal, or no cards because the match was
 * played with real ones. */
GArray *aluette_sign_history_from_events (const AluGameHeader *header, const AluEvent *events,
                                          guint n_events, AluCardSet hands[ALU_MAX_SEATS]);

G_END_DECLS
