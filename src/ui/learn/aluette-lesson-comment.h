/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Kinds of comments. */
typedef enum
{
  ALUETTE_COMMENT_PLAIN,
  ALUETTE_COMMENT_RIGHT,
  ALUETTE_COMMENT_WRONG,
} AluetteCommentKind;

#define ALUETTE_TYPE_LESSON_COMMENT (aluette_lesson_comment_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonComment, aluette_lesson_comment, ALUETTE, LESSON_COMMENT, AdwBin)

/* A comment of a lesson on an answer or a move. It is hidden while there is none. */

/* Returns: (transfer floating): a comment without text. */
GtkWidget *aluette_lesson_comment_new (void);

/* aluette_lesson_comment_show:
 * @text: what to show and announce; "" hides the comment */
void
aluette_lesson_comment_show (AluetteLessonComment *self, const char *text, AluetteCommentKind kind);

/* Returns: (transfer none): the text that shows, with its mark; "" if there is none. */
const char *aluette_lesson_comment_get_text (AluetteLessonComment *self);

G_END_DECLS
