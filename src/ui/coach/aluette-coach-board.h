/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-record.h"
#include "ui/coach/aluette-speech.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_COACH_BOARD (aluette_coach_board_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCoachBoard, aluette_coach_board, ALUETTE, COACH_BOARD, GtkWidget)

/*
 * A moment of a deal that was played, on the real table, seen by one of its players. He may play
 * another card than he did; what others do then is fed to the table event by event. The match in
 * play, if it is that, is not touched.
 *
 * Signals: "tried" (guint card): the player plays a card here; "finished": all that was to happen
 * after it has happened.
 */

/* aluette_coach_board_new: */
GtkWidget *aluette_coach_board_new (void);

/* aluette_coach_board_get_table:
 *
 * Returns: (transfer none): the table, to be given its settings. */
AluetteTable *aluette_coach_board_get_table (AluetteCoachBoard *self);

/* aluette_coach_board_show:
 * @header: rules and players of the match
 * @events: its log
 * @n_events: how many of them have happened
 * @viewer: the person whose knowledge is shown
 *
 * Lays the moment on the table. What ran before ends.
 *
 * Returns: FALSE where the log does not allow it. */
gboolean aluette_coach_board_show (AluetteCoachBoard *self, const AluRecordHeader *header,
                                   const AluEvent *events, guint n_events, guint viewer);

/* aluette_coach_board_play_on:
 * @events: what happens after the card tried, in order; copied
 *
 * Plays them one after the other at the pace of a table; none of them may be tried instead. */
void aluette_coach_board_play_on (AluetteCoachBoard *self, const AluEvent *events, guint n_events);

/* aluette_coach_board_say:
 * @look: (nullable): what the coach says over the hand, or NULL for what the table says */
void aluette_coach_board_say (AluetteCoachBoard *self, const AluetteSpeechLook *look);

/* aluette_coach_board_get_said:
 *
 * Returns: (nullable) (transfer none): what the coach says now. */
const char *aluette_coach_board_get_said (AluetteCoachBoard *self);

void aluette_coach_board_clear (AluetteCoachBoard *self);

G_END_DECLS
