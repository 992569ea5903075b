/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

/* What there is to say about a finished deal and about a finished match, as facts. */

/* A deal of a match. */
typedef struct
{
  guint deal;   /* its number, from 1 */
  guint reason; /* AluReason */
  guint winner; /* team */
  guint seat;   /* the player who won by tricks or mordienne, or ALU_NOBODY */
  guint tricks; /* of this player */
  guint points;
} AluetteDealResult;

typedef struct
{
  AluMatch match; /* after the deal */
  guint tied; /* an opponent of the winner by tricks who took as many, later; or ALU_NOBODY */

  /* Signs of a seat in the deal. */
  guint n_made;
  guint n_read;   /* by a partner */
  guint n_caught; /* read by an opponent */

  gboolean has_best, has_worst; /* only when the match is over */
  AluetteDealResult best;       /* the deal that its team won most clearly */
  AluetteDealResult worst;      /* and the one that it lost most clearly */
} AluetteDealEnd;

/* aluette_deal_end_init:
 * @events: (array length=n_events): events of a match, with those of its last deal
 * @seat: whose signs are counted, and whose team's deals are the best and the worst; or ALU_NOBODY
 * @end: (out caller-allocates): the end of the last deal
 *
 * Returns: whether there is a finished deal. */
gboolean aluette_deal_end_init (AluetteDealEnd *end, const AluGameHeader *header,
                                const AluEvent *events, guint n_events, guint seat);

G_END_DECLS
