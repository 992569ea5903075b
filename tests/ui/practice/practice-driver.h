/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/practice/aluette-practice-page.h"

/* A practice page of any game in a window, for tests. */

#define PHONE_WIDTH 360

typedef struct
{
  const AluettePuzzleSet *set;
  AluetteLeitner *leitner;
  AluetteMistakes *mistakes;
  AluettePracticePage *page;
  AluetteQuestionView *view;
  GtkWidget *window;
} Fixture;

/* practice_driver_open:
 * @answers, @mistakes: (nullable): files; NULL to keep nothing
 *
 * Returns: a page without pauses, for practice_driver_tear_down (). */
Fixture *
practice_driver_open (const AluettePuzzleSet *set, const char *answers, const char *mistakes);
int practice_driver_tear_down (void **state);

/* Handles "play-out". */
void practice_driver_remove_pauses (gpointer unused, AluetteGame *game);

/* Returns: (transfer none): what is said. */
const char *practice_driver_get_comment (Fixture *f);
gboolean practice_driver_says (Fixture *f, const char *text);
