/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* What was told in the deal that ended last, as its record has it. */

typedef enum
{
  ALUETTE_TRUTH_TRUE,
  ALUETTE_TRUTH_BLUFF,
  ALUETTE_TRUTH_OPINION, /* a weak hand, the wish to make mordienne */
} AluetteTruth;

typedef struct
{
  AluEvent event; /* ALU_EVENT_SIGN or ALU_EVENT_SAY */
  guint number;   /* of the event, 0 first of the match */
  guint trick;    /* tricks begun before it: 0 before the first card */
  AluetteTruth truth;
} AluetteSignRecord;

/* aluette_sign_history:
 * @game: its deal must be over
 * @hands: (out) (array fixed-size=ALU_MAX_SEATS): the hands with which play began
 *
 * Returns: (transfer full) (element-type AluetteSignRecord) (nullable): signs and calls in their
 * order; NULL while a deal is in play, whose hands are nobody's business, or before the first. */
GArray *aluette_sign_history (AluetteGame *game, AluCardSet hands[ALU_MAX_SEATS]);

/* aluette_sign_history_from_events:
 * @header: of the match
 * @events: (array length=n_events): of the match from its beginning
 * @hands: (out) (array fixed-size=ALU_MAX_SEATS): the hands with which play began
 *
 * The same of the deal to which the last of @events belongs.
 *
 * Returns: (transfer full) (element-type AluetteSignRecord) (nullable): NULL where there is no deal
 * yet, or no cards as at a real table. */
GArray *aluette_sign_history_from_events (const AluRecordHeader *header, const AluEvent *events,
                                          guint n_events, AluCardSet hands[ALU_MAX_SEATS]);

G_END_DECLS
