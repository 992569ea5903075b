/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-record.h"
#include "ui/coach/aluette-speech-bubble.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANALYSIS_BOARD (aluette_analysis_board_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnalysisBoard, aluette_analysis_board, ALUETTE, ANALYSIS_BOARD,
                      GtkWidget)

/*
 * A moment of a deal that was played, on the real table, seen by one of its players. He may play
 * another card than he did; what others do then is fed to the table event by event. The match in
 * play, if it is that, is not touched.
 *
 * Signals: "tried" (guint card): the player plays a card here; "finished": all that was to happen
 * after it has happened.
 */

/* aluette_analysis_board_new: */
GtkWidget *aluette_analysis_board_new (void);

/* aluette_analysis_board_get_table:
 *
 * Returns: (transfer none): the table, to be given its settings. */
AluetteTable *aluette_analysis_board_get_table (AluetteAnalysisBoard *self);

/* aluette_analysis_board_show:
 * @header: rules and players of the match
 * @events: its log
 * @n_events: how many of them have happened
 * @viewer: the person whose knowledge is shown
 *
 * Lays the moment on the table. What ran before ends.
 *
 * Returns: FALSE where the log does not allow it. */
gboolean aluette_analysis_board_show (AluetteAnalysisBoard *self, const AluRecordHeader *header,
                                      const AluEvent *events, guint n_events, guint viewer);

/* aluette_analysis_board_play_on:
 * @events: what happens after the card tried, in order; copied
 *
 * Plays them one after the other at the pace of a table; none of them may be tried instead. */
void
aluette_analysis_board_play_on (AluetteAnalysisBoard *self, const AluEvent *events, guint n_events);

/* aluette_analysis_board_say:
 * @state: (nullable): what the coach says over the hand, or NULL for what the table says */
void aluette_analysis_board_say (AluetteAnalysisBoard *self, const AluetteSpeechBubbleState *state);

/* aluette_analysis_board_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says now. */
const char *aluette_analysis_board_get_said (AluetteAnalysisBoard *self);

void aluette_analysis_board_clear (AluetteAnalysisBoard *self);

G_END_DECLS
