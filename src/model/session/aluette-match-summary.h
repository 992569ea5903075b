/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-record.h"

G_BEGIN_DECLS

/* What one deal came to. Seats from 0; ALU_NOBODY where there is none. */
typedef struct
{
  guint end; /* how many events of the log had happened when it ended */
  guint8 dealer;
  guint8 winner;      /* AluTeam */
  guint8 winner_seat; /* who won it by tricks */
  guint8 points;
  guint8 reason;     /* AluReason */
  guint8 offer_seat; /* who offered the deal */
  guint8 proposer;   /* who proposed to give the point, the last of them */
  guint8 n_spoiled;  /* tricks that nobody took */
  guint8 tricks[ALU_MAX_SEATS];
  gboolean has_tricks; /* whether the tricks are known */
  guint8 score[2];     /* after it */
} AluetteDealSummary;

/* What a seat did in the whole match. */
typedef struct
{
  guint tricks;
  guint deals_won;  /* deals that its own tricks won */
  guint mordiennes; /* its own */
  guint offers;
  guint offers_accepted;
  guint proposals; /* to give the point */
  guint spoiled;   /* tricks that its card spoiled: the last of the equal ones */
  guint signs_made;
  guint signs_understood; /* of those, read by a partner */
  guint signs_caught;     /* of those, read by an opponent */
  guint signs_read;       /* partners' signs that it read */
  guint signs_spied;      /* opponents' signs that it read */
} AluetteSeatSummary;

typedef struct
{
  guint deals_won;
  guint points;
  guint mordiennes;
} AluetteTeamSummary;

/* A match in figures; they all follow from its log. Deals in play count nowhere yet. */
typedef struct
{
  GArray *deals; /* of AluetteDealSummary, finished ones */
  guint n_events;
  gboolean over;
  gboolean real_table;
  guint8 score[2];
  guint8 winner; /* once over: AluTeam, or ALU_NOBODY for a draw */
  guint8 proposer; /* in the deal in play: who proposed to give the point, the last of them */
  AluetteTeamSummary teams[2];
  AluetteSeatSummary seats[ALU_MAX_SEATS];
} AluetteMatchSummary;

/* aluette_match_summary_new:
 * @events: a log that the rules allow
 *
 * Returns: (transfer full): the match in figures. Any thread. */
AluetteMatchSummary *
aluette_match_summary_new (const AluRecordHeader *header, const AluEvent *events, guint n_events);

/* aluette_match_summary_add:
 * @match: the match after @event
 *
 * Adds the next event of the match. Any thread. */
void aluette_match_summary_add (AluetteMatchSummary *self, const AluMatch *match,
                                const AluEvent *event);

void aluette_match_summary_free (AluetteMatchSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchSummary, aluette_match_summary_free)

G_END_DECLS
