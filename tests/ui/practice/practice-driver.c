/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-driver.h"

#include "model/session/aluette-local-game.h"
#include "ui-driver.h"

void
practice_driver_remove_pauses (gpointer unused, AluetteGame *game)
{
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
}

Fixture *
practice_driver_open (const AluettePuzzleSet *set, const char *answers, const char *mistakes)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->set = set;
  f->leitner = aluette_leitner_new (answers, NULL);
  f->mistakes = aluette_mistakes_new (set->kind, mistakes, NULL);
  f->page = ALUETTE_PRACTICE_PAGE (aluette_practice_page_new (set, f->leitner, f->mistakes));
  f->view = aluette_practice_page_get_view (f->page);
  g_object_set (aluette_question_view_get_table (f->view), "animation-speed", ALUETTE_SPEED_OFF,
                NULL);
  g_signal_connect (f->view, "play-out", G_CALLBACK (practice_driver_remove_pauses), NULL);
  f->window = ui_driver_open_window (GTK_WIDGET (f->page), 700, 700);
  return f;
}

int
practice_driver_tear_down (void **state)
{
  Fixture *f = *state;

  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->leitner);
  g_object_unref (f->mistakes);
  g_free (f);
  return 0;
}

const char *
practice_driver_get_comment (Fixture *f)
{
  return aluette_question_panel_get_comment (aluette_question_view_get_panel (f->view));
}

gboolean
practice_driver_says (Fixture *f, const char *text)
{
  return strstr (practice_driver_get_comment (f), text) != NULL;
}
