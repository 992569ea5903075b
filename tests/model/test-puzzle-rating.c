/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bots/alu-puzzle-kind.h"
#include "learning-driver.h"
#include "model/learning/aluette-puzzle-rating.h"
#include "testing.h"

#define NOON 1800000000

static const AluPuzzleHead puzzles[]
    = { { .id = "one", .stars = 1 }, { .id = "three", .stars = 3 }, { .id = "five", .stars = 5 },
        { .id = "none", .stars = 0 } };

static GPtrArray *
list_puzzles (void)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    g_ptr_array_add (list, (gpointer) &puzzles[i]);
  return list;
}

static void
answer_puzzle (AluetteLeitner *answers, const char *id, gboolean right, gint64 when)
{
  g_autoptr (GError) error = NULL;

  assert_true (leitner_answer (answers, id, right, when, &error));
}

/* Half of the most change for a puzzle of the same rating, more for a win against a harder one. */
TEST (test_rating)
{
  g_autoptr (AluetteLeitner) answers = aluette_leitner_new (NULL, NULL);
  g_autoptr (GPtrArray) list = list_puzzles ();

  assert_int_equal (aluette_puzzle_rating_get (answers, list), 0);
  answer_puzzle (answers, "three", TRUE, NOON);
  assert_int_equal (aluette_puzzle_rating_get (answers, list), 1216);
  answer_puzzle (answers, "five", TRUE, NOON + 1);
  assert_int_equal (aluette_puzzle_rating_get (answers, list), 1245);
  answer_puzzle (answers, "one", FALSE, NOON + 2);
  assert_int_equal (aluette_puzzle_rating_get (answers, list), 1215);
}

/* Later answers to a puzzle do not count, nor one without a difficulty. */
TEST (test_first_answers)
{
  g_autoptr (AluetteLeitner) answers = aluette_leitner_new (NULL, NULL);
  g_autoptr (GPtrArray) list = list_puzzles ();

  answer_puzzle (answers, "none", TRUE, NOON);
  assert_int_equal (aluette_puzzle_rating_get (answers, list), 0);
  answer_puzzle (answers, "three", FALSE, NOON);
  answer_puzzle (answers, "three", TRUE, NOON + 1);
  assert_int_equal (aluette_puzzle_rating_get (answers, list), 1184);
}

int
main (void)
{
  return testing_run (NULL, NULL);
}
