/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/practice/aluette-answer-chooser.h"

G_BEGIN_DECLS

/* Kinds of comments. */
typedef enum
{
  ALUETTE_COMMENT_PLAIN,
  ALUETTE_COMMENT_RIGHT,
  ALUETTE_COMMENT_WRONG,
} AluetteCommentKind;

#define ALUETTE_TYPE_QUESTION_PANEL (aluette_question_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteQuestionPanel, aluette_question_panel, ALUETTE, QUESTION_PANEL, AdwBin)

/*
 * The layout of what is practiced at a table: in a lesson a text with an illustration; the table, a
 * comment, answers, and buttons. Where large text and a long comment need more than the height of a
 * phone, all but the buttons scrolls.
 *
 * In a template, children of type "start" and "end" are buttons before and after the others.
 */

/* aluette_question_panel_add_button:
 * @button: (transfer floating)
 * @type: as in a template */
void aluette_question_panel_add_button (AluetteQuestionPanel *self, GtkWidget *button,
                                        const char *type);

/* aluette_question_panel_set_teacher:
 *
 * Shows the teacher, who says the text and reacts to answers. The answers are above the table, not
 * below. */
void aluette_question_panel_set_teacher (AluetteQuestionPanel *self);

/* aluette_question_panel_set_text:
 * @text: "" hides what is above the table */
void aluette_question_panel_set_text (AluetteQuestionPanel *self, const char *text);

/* aluette_question_panel_set_illustration:
 * @scene: (nullable) (transfer floating): what is seen instead of a table
 * @shows_table: whether the table is seen */
void aluette_question_panel_set_illustration (AluetteQuestionPanel *self, GtkWidget *scene,
                                              gboolean shows_table);

/* aluette_question_panel_show_end:
 * @star: whether the user gets a star
 *
 * Shows that a lesson is over, until the text is set again. */
void aluette_question_panel_show_end (AluetteQuestionPanel *self, gboolean star);

/* aluette_question_panel_say:
 * @comment: "" hides the comment
 *
 * Shows and announces a comment, with a mark that says whether an answer is right. */
void aluette_question_panel_say (AluetteQuestionPanel *self, const char *comment,
                                 AluetteCommentKind kind);

/* aluette_question_panel_say_more:
 *
 * Adds a line to the comment. */
void aluette_question_panel_say_more (AluetteQuestionPanel *self, const char *comment);

/* Returns: (transfer none): the comment, with its mark; "" if there is none. */
const char *aluette_question_panel_get_comment (AluetteQuestionPanel *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_question_panel_get_table (AluetteQuestionPanel *self);

/* Returns: (transfer none): the answers to choose from. */
AluetteAnswerChooser *aluette_question_panel_get_answers (AluetteQuestionPanel *self);

void aluette_question_panel_focus_text (AluetteQuestionPanel *self);
void aluette_question_panel_announce_text (AluetteQuestionPanel *self);

/* Returns: (transfer none) (nullable): the action or the answer of the button with the focus. */
const char *aluette_question_panel_get_focus (AluetteQuestionPanel *self);

/* aluette_question_panel_set_focus:
 * @name: (nullable): an action or an answer
 *
 * Focuses the button with this action or answer, if there is one. */
void aluette_question_panel_set_focus (AluetteQuestionPanel *self, const char *name);

G_END_DECLS
