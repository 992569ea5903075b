/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-leitner.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_FEEDBACK_NONE,
  ALUETTE_FEEDBACK_RIGHT,
  ALUETTE_FEEDBACK_WRONG,
} AluetteFeedback;

#define ALUETTE_TYPE_DRILL_BOARD (aluette_drill_board_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDrillBoard, aluette_drill_board, ALUETTE, DRILL_BOARD, AdwBin)

/*
 * What all drills have: a stage, a question, a word on the answer, ways to answer, a button that
 * goes on, and the count of the sitting.
 *
 * Signal: "next": the button that goes on, or Enter.
 */

/* aluette_drill_board_new:
 * @stage, @answers: (transfer floating) */
GtkWidget *aluette_drill_board_new (GtkWidget *stage, GtkWidget *answers);

/* Asks, and says it aloud to those who hear the screen. */
void aluette_drill_board_ask (AluetteDrillBoard *self, const char *question);

/* aluette_drill_board_show_feedback:
 * @text: what to say of the answer; the words, not the colour alone, say whether it was right */
void aluette_drill_board_show_feedback (AluetteDrillBoard *self, AluetteFeedback feedback,
                                        const char *text);

/* aluette_drill_board_set_next:
 * @label: (nullable): what the button that goes on says; NULL while there is nothing to go on to */
void aluette_drill_board_set_next (AluetteDrillBoard *self, const char *label);

/* aluette_drill_board_focus_next:
 *
 * Returns: whether there is something to go on to; it has the focus then. */
gboolean aluette_drill_board_focus_next (AluetteDrillBoard *self);

/* aluette_drill_board_add_button:
 * @button: (transfer floating): beside the one that goes on */
void aluette_drill_board_add_button (AluetteDrillBoard *self, GtkWidget *button);

/* aluette_drill_board_count:
 *
 * Counts an answer, and keeps it: @item of @leitner, asked at @asked_at (monotonic time). */
void aluette_drill_board_count (AluetteDrillBoard *self, AluetteLeitner *leitner, const char *item,
                                gboolean right, gint64 asked_at);

/* aluette_drill_board_restore_from:
 * @other: a board that goes
 *
 * Takes over the count of the sitting. */
void aluette_drill_board_restore_from (AluetteDrillBoard *self, AluetteDrillBoard *other);

G_END_DECLS
