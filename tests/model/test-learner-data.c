/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All data of the learner, as the windows get it, and the course. */

#include <string.h>

#include <glib/gstdio.h>

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "database-driver.h"
#include "learning-driver.h"
#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/aluette/aluette-vache-lesson-step.h"
#include "model/aluette/aluette-vache-model-kind.h"
#include "model/session/aluette-record.h"
#include "model/learning/aluette-learner-data.h"
#include "model/tarot/aluette-tarot-model-kind.h"
#include "testing.h"

static AluetteLearnerData *
open_study (gboolean stored)
{
  return aluette_learner_data_new (&aluette_vache_model_kind, stored, NULL);
}

/* What was learned is there at the next start; an object without a folder starts empty. */
TEST (test_kept)
{
  g_autoptr (AluetteLearnerData) learner_data = open_study (TRUE);
  g_autoptr (AluetteLearnerData) later = NULL, passing = NULL;
  AluetteLesson *lesson;

  assert_non_null (learner_data);
  lesson = aluette_course_get_lesson (aluette_learner_data_get_course (learner_data), 1);
  assert_true (leitner_answer (aluette_learner_data_get_drills (learner_data), "vache", TRUE, 1000,
                               NULL));
  assert_true (leitner_answer (aluette_learner_data_get_puzzles (learner_data), "duck-001", FALSE,
                               1000, NULL));
  assert_true (progress_set_step (aluette_learner_data_get_progress (learner_data), lesson, 1));
  later = open_study (TRUE);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_drills (later), "vache"), 2);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_puzzles (later), "vache"), 0);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_puzzles (later), "duck-001"),
                    1);
  assert_int_equal (aluette_lesson_progress_get_step (aluette_learner_data_get_progress (later),
                                                      lesson),
                    1);
  assert_int_equal (aluette_mistakes_get_n (aluette_learner_data_get_mistakes (later)), 0);
  passing = open_study (FALSE);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_drills (passing), "vache"),
                    0);
  assert_int_equal (aluette_lesson_progress_get_step (aluette_learner_data_get_progress (passing),
                                                      lesson),
                    0);
}

TEST (test_course_is_a_list)
{
  g_autoptr (AluetteCourse) course = aluette_course_new (&aluette_vache_model_kind, NULL);
  GListModel *list = G_LIST_MODEL (course);
  guint n = aluette_course_get_n_lessons (course);

  assert_int_equal (g_list_model_get_item_type (list), ALUETTE_TYPE_LESSON);
  assert_int_equal (g_list_model_get_n_items (list), n);
  assert_null (g_list_model_get_item (list, n));
  assert_int_equal (aluette_course_find (course, "nowhere"), -1);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AluetteLesson) lesson = g_list_model_get_item (list, i);

      assert_ptr_equal (lesson, aluette_course_get_lesson (course, i));
      assert_int_equal (aluette_course_find (course, aluette_lesson_get_id (lesson)), i);
      assert_in_range (aluette_lesson_get_minutes (lesson), 1, 30);
    }
}

/* A puzzle's position is a match of its own: its record has the user's name and leads to the
 * position. */
static void
check_position (AluetteLessonPosition *position)
{
  g_autofree char *record = aluette_lesson_position_make_record (position, "Rose");
  g_autoptr (AluetteGame) game = aluette_local_game_new_from_record (record, -1, 1, NULL, NULL);
  const AluMatch *match = aluette_lesson_position_get_aluette_match (position);
  const AluGameHeader *header = aluette_lesson_position_get_header (position);
  guint watcher = aluette_lesson_position_get_watcher (position);
  AluView view, expected;

  assert_non_null (game);
  assert_true (watcher < header->rules.n_seats);
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), watcher);
  expected = alu_view_for_seat (match, (int) watcher);
  assert_memory_equal (&view.match.deal, &expected.match.deal, sizeof expected.match.deal);
  assert_int_equal (header->rules.n_seats, match->rules.seats);
  assert_string_equal (aluette_game_get_header (game)->players[watcher].name, "Rose");
}

static gboolean
shows_all_hands (AluetteLessonPosition *position)
{
  g_autoptr (AluetteGame) game = aluette_lesson_position_make_game (position);
  guint watcher = aluette_lesson_position_get_watcher (position);
  AluView view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game), watcher);
  const AluMatch *match = aluette_lesson_position_get_aluette_match (position);

  return memcmp (view.match.deal.hands, match->deal.hands, sizeof match->deal.hands) == 0;
}

TEST (test_what_steps_show)
{
  g_autoptr (AluetteCourse) course = aluette_course_new (&aluette_vache_model_kind, NULL);
  guint n_cards = 0, n_signs = 0, n_positions = 0, n_open = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      for (guint k = 0; k < aluette_lesson_get_n_steps (lesson); k++)
        {
          AluetteLessonStep *step = aluette_lesson_get_step (lesson, k);
          AluetteLessonPosition *position = aluette_lesson_step_get_position (step);
          AluetteVacheLessonStep *shows = ALUETTE_VACHE_LESSON_STEP (step);
          guint some;
          const AluCard *cards = aluette_vache_lesson_step_get_cards (shows, &some);
          const AluSign *signs;

          assert_true ((cards != NULL) == (some > 0));
          for (guint c = 0; c < some; c++)
            assert_true (cards[c] < ALU_N_CARDS);
          n_cards += some;
          signs = aluette_vache_lesson_step_get_signs (shows, &some);
          assert_true ((signs != NULL) == (some > 0));
          for (guint c = 0; c < some; c++)
            assert_true (signs[c] < ALU_N_SIGNS);
          n_signs += some;
          if (position == NULL)
            continue;
          check_position (position);
          n_positions++;
          n_open += shows_all_hands (position);
        }
    }
  assert_true (n_cards > 20 && n_signs >= 10);
  assert_true (n_open > 0 && n_positions > n_open);
}

/* A damaged file is reported and kept; the next start does not report it again. */
TEST (test_damaged_files_are_reported)
{
  g_autofree char *path = aluette_leitner_get_default_path ("signs");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copy = g_strconcat (path, ".damaged", NULL);
  g_autoptr (AluetteLearnerData) learner_data = NULL, later = NULL;
  g_autofree char *kept = NULL;
  GPtrArray *copies;

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents (path, "[cow]\nanswers=never\n", -1, NULL));
  learner_data = open_study (TRUE);
  copies = aluette_learner_data_get_copies (learner_data);
  assert_int_equal (copies->len, 1);
  assert_string_equal (g_ptr_array_index (copies, 0), copy);
  assert_true (g_file_get_contents (copy, &kept, NULL, NULL));
  assert_string_equal (kept, "[cow]\nanswers=never\n");
  later = open_study (TRUE);
  assert_int_equal (aluette_learner_data_get_copies (later)->len, 0);
}

static AluetteLearnerData *
open_tarot_study (void)
{
  return aluette_learner_data_new (&aluette_tarot_model_kind, TRUE, NULL);
}

/* The files of Tarot: what was stored is read, damaged ones are reported and kept. */
TEST (test_tarot_files)
{
  static const char *const good[] = { "[tarot-3-lead-001]\nanswers=1763683200 r 900;\n",
                                      "[bid-1]\nanswers=1763683200 w 900;\n" };
  g_autofree char *mistakes = aluette_mistakes_get_default_path (&tarot_puzzle_kind);
  g_autofree char *source = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "data", "puzzles",
                                              "tarot", "3-players.puzzles", NULL);
  char *paths[] = { aluette_leitner_get_default_path ("tarot-puzzles"),
                    aluette_leitner_get_default_path ("tarot-drills"), mistakes };
  g_autofree char *folder = g_path_get_dirname (mistakes);
  g_autofree char *puzzles = NULL;
  g_autoptr (AluetteLearnerData) read = NULL, damaged = NULL, later = NULL;
  GPtrArray *copies;

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_get_contents (source, &puzzles, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    assert_true (g_file_set_contents (paths[i], i < 2 ? good[i] : puzzles, -1, NULL));
  read = open_tarot_study ();
  assert_int_equal (aluette_learner_data_get_copies (ALUETTE_LEARNER_DATA (read))->len, 0);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_puzzles (read),
                                             "tarot-3-lead-001"),
                    2);
  assert_int_equal (aluette_leitner_get_box (aluette_learner_data_get_drills (read), "bid-1"), 1);
  assert_true (aluette_mistakes_get_n (aluette_learner_data_get_mistakes (read)) > 0);

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    assert_true (g_file_set_contents (paths[i], "[bid-1]\nanswers=never\n", -1, NULL));
  damaged = open_tarot_study ();
  copies = aluette_learner_data_get_copies (ALUETTE_LEARNER_DATA (damaged));
  assert_int_equal (copies->len, G_N_ELEMENTS (paths));
  later = open_tarot_study ();
  assert_int_equal (aluette_learner_data_get_copies (ALUETTE_LEARNER_DATA (later))->len, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *kept = NULL;

      assert_true (g_file_get_contents (g_ptr_array_index (copies, i), &kept, NULL, NULL));
      assert_string_equal (kept, "[bid-1]\nanswers=never\n");
    }
  g_free (paths[0]);
  g_free (paths[1]);
}

/* A file of mistakes that cannot be opened is not overwritten by the next mistake. */
TEST (test_unreadable_mistakes_are_kept)
{
  g_autofree char *path = aluette_mistakes_get_default_path (&alu_puzzle_kind);
  g_autofree char *copy = g_strconcat (path, ".damaged", NULL);
  g_autoptr (GPtrArray) copies = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AluetteMistakes) mistakes = NULL;

  g_mkdir_with_parents (path, 0700); /* a folder cannot be read as a file, even by root */
  mistakes = aluette_mistakes_new (&alu_puzzle_kind, path, copies);
  assert_int_equal (copies->len, 1);
  assert_true (g_file_test (copy, G_FILE_TEST_IS_DIR));
  assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_rmdir (copy);
}

int
main (void)
{
  g_autofree char *path = database_new_path (); /* a folder of its own */
  g_autofree char *home = g_path_get_dirname (path);
  g_autofree char *data = g_build_filename (home, "aluette", NULL);
  g_autofree char *kept = g_build_filename (data, "progress", "any", NULL);
  int failed;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  failed = testing_run (NULL, NULL);
  database_remove (kept);
  g_rmdir (data);
  database_remove (path);
  return failed;
}
