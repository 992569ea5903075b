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
 * The layout of all drills: stage, question, feedback, answers, buttons and the number of right
 * answers since the drill began.
 *
 * Signal "next": the user pressed the Next button.
 */

/* aluette_drill_board_new:
 * @stage: (transfer floating): shows what the question is about
 * @answers: (transfer floating): where the user answers
 *
 * Returns: (transfer floating): a new board. */
GtkWidget *aluette_drill_board_new (GtkWidget *stage, GtkWidget *answers);

/* Shows and announces @question. */
void aluette_drill_board_show_question (AluetteDrillBoard *self, const char *question);

/* aluette_drill_board_show_feedback:
 * @text: must say whether the answer was right, because color alone is not enough */
void aluette_drill_board_show_feedback (AluetteDrillBoard *self, AluetteFeedback feedback,
                                        const char *text);

/* aluette_drill_board_set_next:
 * @label: (nullable): label of the Next button, with a mnemonic; NULL hides the button */
void aluette_drill_board_set_next (AluetteDrillBoard *self, const char *label);

/* aluette_drill_board_focus_next:
 *
 * Focuses the Next button if it is visible.
 *
 * Returns whether the button has the focus. */
gboolean aluette_drill_board_focus_next (AluetteDrillBoard *self);

/* aluette_drill_board_add_button:
 * @button: (transfer floating): has a text label
 *
 * Adds a button before the Next button. */
void aluette_drill_board_add_button (AluetteDrillBoard *self, GtkWidget *button);

/* aluette_drill_board_count:
 * @item: item of @leitner that the question was about
 * @asked_at: time of the question (monotonic time)
 *
 * Counts an answer and records it in @leitner. */
void aluette_drill_board_count (AluetteDrillBoard *self, AluetteLeitner *leitner, const char *item,
                                gboolean right, gint64 asked_at);

/* Returns: (transfer floating): the counts, as "(uu)". */
GVariant *aluette_drill_board_get_state (AluetteDrillBoard *self);
void aluette_drill_board_set_state (AluetteDrillBoard *self, GVariant *state);

G_END_DECLS
