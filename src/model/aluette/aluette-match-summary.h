/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-match.h"
#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

/* Summary of a deal. Seats start from 0; ALU_NOBODY means none. */
typedef struct
{
  guint end; /* number of events in the log when it ended */
  guint8 dealer;
  guint8 winner;      /* AluTeam */
  guint8 winner_seat; /* seat that won it by tricks */
  guint8 points;
  guint8 reason;     /* AluReason */
  guint8 offer_seat; /* seat that offered to settle */
  guint8 proposer;   /* last seat that proposed to concede the deal */
  guint8 n_spoiled;  /* tricks that nobody won */
  guint8 tricks[ALU_MAX_SEATS];
  gboolean has_tricks; /* whether the tricks are known */
  guint8 score[2];     /* after the deal */
} AluetteDealSummary;

/* What a seat did in the whole match. */
typedef struct
{
  guint tricks;
  guint deals_won;  /* deals won with its own tricks */
  guint mordiennes; /* made by the seat */
  guint offers;
  guint offers_accepted;
  guint proposals; /* to concede the deal */
  guint spoiled;   /* tricks that its card spoiled (the last of the equal cards) */
  guint signs_made;
  guint signs_understood; /* signs that a partner understood */
  guint signs_caught;     /* signs that an opponent understood */
  guint signs_read;       /* signs of partners that it understood */
  guint signs_spied;      /* signs of opponents that it understood */
} AluetteSeatSummary;

typedef struct
{
  guint deals_won;
  guint points;
  guint mordiennes;
} AluetteTeamSummary;

/* What is counted in a match; 0 at its start. The tricks and points of the deal in play do not
 * count. */
typedef struct
{
  guint n_deals; /* finished deals */
  AluetteTeamSummary teams[2];
  AluetteSeatSummary seats[ALU_MAX_SEATS];
} AluetteMatchCounts;

/* Summary of a match, derived from its log. The deal in play does not count. */
typedef struct
{
  GArray *deals; /* (element-type AluetteDealSummary): finished deals */
  guint n_events;
  gboolean over;
  gboolean real_table;
  guint8 score[2];
  guint8 winner; /* if over: AluTeam, or ALU_NOBODY for a draw */
  guint8 proposer; /* in the deal in play: the last seat that proposed to concede it */
  AluetteMatchCounts counts;
} AluetteMatchSummary;

/* aluette_match_summary_new:
 * @events: (array length=n_events): a valid log
 *
 * Returns: (transfer full): the summary of the match. Any thread. */
AluetteMatchSummary *
aluette_match_summary_new (const AluGameHeader *header, const AluEvent *events, guint n_events);

/* aluette_match_summary_new_for_record:
 * @record: a match of Aluette
 *
 * Returns: (transfer full): the summary of the match. Any thread. */
AluetteMatchSummary *aluette_match_summary_new_for_record (AluetteMatchRecord *record);

/* aluette_match_counts_add:
 * @match: the match after @event
 *
 * Counts the next event of the match. Any thread.
 *
 * Returns: whether it has ended a deal. */
gboolean aluette_match_counts_add (AluetteMatchCounts *self, const AluMatch *match,
                                   const AluEvent *event);

void aluette_match_summary_free (AluetteMatchSummary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchSummary, aluette_match_summary_free)

G_END_DECLS
