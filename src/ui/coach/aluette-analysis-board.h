/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-speech-bubble.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANALYSIS_BOARD (aluette_analysis_board_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnalysisBoard, aluette_analysis_board, ALUETTE, ANALYSIS_BOARD,
                      GtkWidget)

/*
 * A table that shows a position of a finished deal in the view of one player, who can decide
 * otherwise. The caller then plays the events that follow. The board has a match of its own.
 *
 * Signals: "tried" (gconstpointer event): the user has decided: an event of the game; "finished":
 * the last event of aluette_analysis_board_play_on () has been played.
 */

/* Returns: (transfer floating): a board without a position */
GtkWidget *aluette_analysis_board_new (void);

/* aluette_analysis_board_get_table:
 *
 * Returns: (transfer none): the table, for its settings */
AluetteTable *aluette_analysis_board_get_table (AluetteAnalysisBoard *self);

/* aluette_analysis_board_show:
 * @game: an AluetteLocalGame at the position, in which no bot plays
 * @viewer: the seat whose view is shown
 *
 * Shows a position and cancels the events of the previous one. */
void aluette_analysis_board_show (AluetteAnalysisBoard *self, AluetteGame *game, guint viewer);

/* aluette_analysis_board_try:
 * @event: (transfer none): a decision in the position
 *
 * Decides for the user, as if they had done it at the table. */
void aluette_analysis_board_try (AluetteAnalysisBoard *self, gconstpointer event);

/* aluette_analysis_board_play_on:
 * @events: (array length=n_events): events of the game after what was tried; copied
 *
 * Plays the events one after the other, at a fixed pace. The "tried" signal is not emitted for
 * them. */
void aluette_analysis_board_play_on (AluetteAnalysisBoard *self, gconstpointer events,
                                     guint n_events);

/* aluette_analysis_board_show_speech:
 * @state: (nullable): what the coach says, or %NULL for the prompt of the table; copied
 *
 * Shows a speech bubble above the hand, or removes it. */
void aluette_analysis_board_show_speech (AluetteAnalysisBoard *self,
                                         const AluetteSpeechBubbleState *state);

/* aluette_analysis_board_get_said:
 *
 * Returns: (nullable) (transfer none): the text of the speech bubble */
const char *aluette_analysis_board_get_said (AluetteAnalysisBoard *self);

void aluette_analysis_board_clear (AluetteAnalysisBoard *self);

G_END_DECLS
