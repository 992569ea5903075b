/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What players say at the table besides the match: a short sentence at a few moments. Which moments
 * there are follows from what a spectator sees, so that no sentence betrays a card. */

typedef enum
{
  ALUETTE_TALK_SPOILED, /* nobody gets the trick */
  ALUETTE_TALK_STOLEN,  /* one of the strongest cards is beaten */
  ALUETTE_TALK_FEAT,    /* the rarest way to win a deal */
  ALUETTE_TALK_CAUGHT,  /* the opponents take a card that is worth a lot */
  ALUETTE_TALK_WAIT,    /* somebody thinks for long */
  ALUETTE_TALK_NONE,
} AluetteTalk;

/* aluette_talk_get_sentence:
 * @deal: the number of the deal in the match, from 1
 *
 * Chooses a sentence by the number of the deal: where there is at most one in a deal, none comes
 * twice in a match, also after a resume.
 *
 * Returns: (transfer none) (nullable): what is said; NULL for nothing */
const char *aluette_talk_get_sentence (AluetteTalk talk, guint deal);

G_END_DECLS
