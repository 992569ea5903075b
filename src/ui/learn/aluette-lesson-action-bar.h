/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The buttons of a lesson, in their order. */
typedef enum
{
  ALUETTE_LESSON_BACK = 1 << 0,
  ALUETTE_LESSON_RETRY = 1 << 1,
  ALUETTE_LESSON_SOLUTION = 1 << 2,
  ALUETTE_LESSON_NEXT = 1 << 3,
  ALUETTE_LESSON_LEAVE = 1 << 4,     /* to where the lesson was opened */
  ALUETTE_LESSON_FOLLOWING = 1 << 5, /* to the lesson after this one */
} AluetteLessonButtons;

/* What a comment is. */
typedef enum
{
  ALUETTE_COMMENT_PLAIN,
  ALUETTE_COMMENT_RIGHT,
  ALUETTE_COMMENT_WRONG,
} AluetteCommentKind;

#define ALUETTE_TYPE_LESSON_ACTION_BAR (aluette_lesson_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonActionBar, aluette_lesson_action_bar, ALUETTE, LESSON_ACTION_BAR,
                      AdwBin)

/*
 * What stands below the sheet of a lesson: what is said to an answer or of a move, and the buttons
 * that lead on. They do lesson.back, retry, solution and next, win.back and win.lesson.
 */

/* aluette_lesson_action_bar_new:
 *
 * Returns: (transfer floating): with no button shown, and nothing said */
GtkWidget *aluette_lesson_action_bar_new (void);

/* aluette_lesson_action_bar_set_following:
 * @lesson: its name: the lesson that comes after this one */
void aluette_lesson_action_bar_set_following (AluetteLessonActionBar *self, const char *lesson);

/* aluette_lesson_action_bar_show:
 * @buttons: those that are shown. A telephone has room for two. */
void aluette_lesson_action_bar_show (AluetteLessonActionBar *self, AluetteLessonButtons buttons);

/* aluette_lesson_action_bar_focus:
 * @button: one of them */
void aluette_lesson_action_bar_focus (AluetteLessonActionBar *self, AluetteLessonButtons button);

/* Returns: the button that has the focus of its window, 0 where none of them has. */
AluetteLessonButtons aluette_lesson_action_bar_get_focus (AluetteLessonActionBar *self);

/* aluette_lesson_action_bar_say:
 * @comment: nothing is shown where it is empty; else it is announced */
void aluette_lesson_action_bar_say (AluetteLessonActionBar *self, const char *comment,
                                    AluetteCommentKind kind);

/* Returns: (transfer none): what was said last. */
const char *aluette_lesson_action_bar_get_comment (AluetteLessonActionBar *self);

G_END_DECLS
