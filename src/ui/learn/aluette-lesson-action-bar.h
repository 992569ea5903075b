/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The buttons of a lesson, in order. */
typedef enum
{
  ALUETTE_LESSON_BACK = 1 << 0,
  ALUETTE_LESSON_RETRY = 1 << 1,
  ALUETTE_LESSON_SOLUTION = 1 << 2,
  ALUETTE_LESSON_NEXT = 1 << 3,
  ALUETTE_LESSON_LEAVE = 1 << 4,     /* returns to the page where the lesson was opened */
  ALUETTE_LESSON_FOLLOWING = 1 << 5, /* opens the next lesson */
  ALUETTE_LESSON_HINT = 1 << 6,      /* while a deal is played */
} AluetteLessonButtons;

#define ALUETTE_TYPE_LESSON_ACTION_BAR (aluette_lesson_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonActionBar, aluette_lesson_action_bar, ALUETTE, LESSON_ACTION_BAR,
                      AdwBin)

/*
 * The buttons below a lesson. They activate lesson.back, lesson.retry, lesson.solution,
 * lesson.next, win.back, win.open and match.hint.
 */

/* aluette_lesson_action_bar_new:
 *
 * Returns: (transfer floating): a new bar without visible buttons. */
GtkWidget *aluette_lesson_action_bar_new (void);

/* aluette_lesson_action_bar_set_following:
 * @lesson: id of the next lesson */
void aluette_lesson_action_bar_set_following (AluetteLessonActionBar *self, const char *lesson);

/* aluette_lesson_action_bar_show:
 * @buttons: the visible buttons; a phone has room for two */
void aluette_lesson_action_bar_show (AluetteLessonActionBar *self, AluetteLessonButtons buttons);

/* aluette_lesson_action_bar_focus:
 * @button: a single button */
void aluette_lesson_action_bar_focus (AluetteLessonActionBar *self, AluetteLessonButtons button);

/* Returns the button that has the focus, or 0 if none has it. */
AluetteLessonButtons aluette_lesson_action_bar_get_focus (AluetteLessonActionBar *self);

G_END_DECLS
