/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-end.h"

#include <glib/gi18n.h>

AluetteLessonEnd
aluette_lesson_end_get (AluetteLessonProgress *progress, AluetteLesson *lesson)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (progress), ALUETTE_LESSON_DONE);

  return lesson != NULL && aluette_lesson_progress_get_mistakes (progress, lesson) == 0
             ? ALUETTE_LESSON_STAR
             : ALUETTE_LESSON_DONE;
}

char *
aluette_lesson_end_format (AluetteLessonProgress *progress, AluetteLesson *lesson, guint n_steps)
{
  g_autofree char *mistakes = NULL;
  guint n;

  g_return_val_if_fail (ALUETTE_IS_LESSON_PROGRESS (progress), NULL);

  if (lesson == NULL)
    return g_strdup (n_steps > 0
                         ? _("That was the last question to review today.")
                         : _("There are no questions to review today. Come back tomorrow."));
  n = aluette_lesson_progress_get_mistakes (progress, lesson);
  if (n == 0)
    mistakes = g_strdup (_("No mistake: the star of this lesson is yours."));
  else
    mistakes = g_strdup_printf (ngettext ("%u mistake. Without a mistake, you get a star.",
                                          "%u mistakes. Without a mistake, you get a star.", n),
                                n);
  return g_strdup_printf (_("You completed the lesson “%1$s”.\n\n%2$s"),
                          aluette_lesson_get_title (lesson), mistakes);
}
