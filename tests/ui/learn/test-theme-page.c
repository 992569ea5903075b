/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of themes, for all games. */

#include <adwaita.h>

#include "model/learning/aluette-puzzle.h"
#include "model/session/aluette-model-kind.h"
#include "ui/learn/aluette-theme-page.h"
#include "ui/practice/aluette-puzzle-set.h"
#include "ui/table/aluette-ui-kind.h"
#include "testing.h"
#include "ui-driver.h"

#define NOON 1800000000

typedef struct
{
  GPtrArray *learner_data;
  const AluetteActivity *puzzles; /* of the first game */
  AluetteLeitner *answers;        /* to these */
} Fixture;

static const AluetteActivity *
find_puzzles (const AluetteUiKind *ui)
{
  for (guint i = 0; i < ui->n_activities; i++)
    if (ui->activities[i].puzzles != NULL)
      return &ui->activities[i];
  return NULL;
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->learner_data = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    g_ptr_array_add (f->learner_data,
                     aluette_learner_data_new (aluette_model_kind_from_id (aluette_ui_kinds[i]->id),
                                               FALSE, NULL));
  f->puzzles = find_puzzles (aluette_ui_kinds[0]);
  f->answers = f->puzzles->get_answers (g_ptr_array_index (f->learner_data, 0));
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  g_ptr_array_unref (f->learner_data);
  g_free (f);
  return 0;
}

/* Answers all puzzles of a theme. */
static void
answer_theme (Fixture *f, const char *theme, gboolean right)
{
  g_autoptr (GPtrArray) puzzles = aluette_puzzle_set_load (f->puzzles->puzzles);
  AluetteLeitnerAnswer answer = { .when = NOON, .right = right };

  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (aluette_puzzle_get_theme (f->puzzles->puzzles->kind,
                                               g_ptr_array_index (puzzles, i)),
                     theme))
      aluette_leitner_answer_async (f->answers,
                                    aluette_puzzle_get_id (g_ptr_array_index (puzzles, i)),
                                    &answer, NULL, NULL, NULL);
}

static const AluettePuzzleDeck *
get_theme (Fixture *f, guint index)
{
  const AluettePuzzleSet *set = f->puzzles->puzzles;

  return &set->sections[set->n_sections - 1].decks[index];
}

static const char *
get_title (GtkWidget *page, guint row)
{
  return adw_preferences_row_get_title (
      ADW_PREFERENCES_ROW (ui_driver_find (page, ADW_TYPE_ACTION_ROW, row)));
}

/* The weakest theme comes first, and what was never tried last. Each has a button that opens its
 * own puzzles. */
TEST_WITH (test_weakest_first, set_up, tear_down)
{
  Fixture *f = *state;
  const AluettePuzzleDeck *good = get_theme (f, 0), *bad = get_theme (f, 1);
  GtkWidget *page, *window, *button;
  const char *activity, *deck;

  answer_theme (f, good->id, TRUE);
  answer_theme (f, bad->id, FALSE);
  page = aluette_theme_page_new (f->learner_data);
  window = ui_driver_present (page, 360, 640);
  assert_string_equal (get_title (page, 0), "Rating in Puzzles");
  assert_string_equal (get_title (page, 1), bad->title);
  assert_string_equal (get_title (page, 2), good->title);
  assert_true (ui_driver_shows (page, "Not tried yet"));
  button = ui_driver_find (ui_driver_find (page, ADW_TYPE_ACTION_ROW, 1), GTK_TYPE_BUTTON, 0);
  assert_string_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.open");
  {
    g_autoptr (GVariant) target = NULL;
    GVariant *address = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

    g_variant_get_child (address, 1, "v", &target);
    g_variant_get (target, "(&s&s)", &activity, &deck);
    assert_string_equal (activity, f->puzzles->page.id);
    assert_string_equal (deck, bad->id);
  }
  ui_driver_close (window);
}

/* All games with lessons have their themes. */
TEST_WITH (test_all_games, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *page = aluette_theme_page_new (f->learner_data);
  GtkWidget *window = ui_driver_present (page, 1024, 640);

  for (guint i = 0; i < f->learner_data->len; i++)
    {
      const AluettePuzzleSet *set = find_puzzles (aluette_ui_kinds[i])->puzzles;

      assert_true (ui_driver_shows (page, set->sections[set->n_sections - 1].decks[0].title));
    }
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
