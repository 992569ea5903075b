/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include <glib/gstdio.h>

#include "main-loop.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/learning/aluette-mistakes.h"
#include "model/learning/aluette-puzzle-file.h"
#include "model/learning/aluette-puzzle-generator.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-practice-game.h"
#include "model/session/aluette-record.h"
#include "record-driver.h"

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "testing.h"

typedef struct
{
  char *folder;
  char *path;
  AluPuzzle *puzzle;
} Fixture;

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();

  f->folder = g_dir_make_tmp ("practice-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "deck", "mistakes.puzzles", NULL);
  f->puzzle = g_new0 (AluPuzzle, 1);
  assert_true (alu_puzzle_generator_generate (maker, 3, NULL, NULL, f->puzzle));
  alu_puzzle_generator_free (maker);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;
  g_autofree char *deck = g_path_get_dirname (f->path);
  g_autofree char *damaged = g_strconcat (f->path, ".damaged", NULL);

  g_remove (f->path);
  g_remove (damaged);
  g_rmdir (deck);
  g_rmdir (f->folder);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->puzzle);
  g_free (f);
  return 0;
}

/* A card of the hand that is not a right answer. */
static AluCard
wrong_card (const AluPuzzle *puzzle)
{
  AluMatch match;

  assert_true (alu_puzzle_state (puzzle, &match));
  return alu_set_first (alu_match_legal_plays (&match) & ~puzzle->best);
}

static void
count_change (guint *n)
{
  (*n)++;
}

static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  *(int *) data = aluette_mistakes_save_finish (ALUETTE_MISTAKES (source), result, NULL);
}

static gboolean
wait_until_saved (const int *saved)
{
  main_loop_wait_for (*saved >= 0);
  return *saved;
}

/* Returns: (transfer full) (nullable): a puzzle from the mistake of playing a card. */
static AluPuzzle *
from_mistake (Fixture *f, guint n_events, AluCard played, AluCard best, double cost)
{
  AluEvent move = { .type = ALU_EVENT_PLAY, .card = played };
  AluEvent other = { .type = ALU_EVENT_PLAY, .card = best };
  AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);

  if (alu_puzzle_kind.from_mistake (&f->puzzle->head.header, f->puzzle->events, n_events, &move,
                                    &other, cost, puzzle))
    return puzzle;
  g_free (puzzle);
  return NULL;
}

/* Returns: (transfer full): the puzzle of the fixture, answered wrongly. */
static GPtrArray *
make_mistakes (Fixture *f)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_free);
  AluPuzzle *puzzle = from_mistake (f, f->puzzle->head.n_events, wrong_card (f->puzzle),
                                    alu_set_first (f->puzzle->best), 0.75);

  assert_non_null (puzzle);
  g_ptr_array_add (puzzles, puzzle);
  return puzzles;
}

static gboolean
add_mistakes (Fixture *f, AluetteMistakes *mistakes)
{
  g_autoptr (GPtrArray) puzzles = make_mistakes (f);
  int saved = -1;

  aluette_mistakes_add_async (mistakes, puzzles, NULL, on_saved, &saved);
  return wait_until_saved (&saved);
}

static gboolean
remove_mistake (AluetteMistakes *mistakes, const char *id)
{
  int saved = -1;

  aluette_mistakes_remove_async (mistakes, id, NULL, on_saved, &saved);
  return wait_until_saved (&saved);
}

/* A mistake that is added is stored once, on disk, and can be removed. */
TEST_WITH (test_mistakes, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  g_autoptr (AluetteMistakes) other = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  g_autoptr (AluetteMistakes) later = NULL;
  const AluPuzzle *kept;
  g_autofree char *id = NULL;

  assert_true (add_mistakes (f, mistakes));
  assert_true (add_mistakes (f, mistakes));
  assert_true (add_mistakes (f, other));
  assert_int_equal (aluette_mistakes_get_n (mistakes), 1);
  later = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  assert_int_equal (aluette_mistakes_get_n (later), 1);
  kept = aluette_mistakes_get_puzzle (later, 0);
  assert_true (kept->best == f->puzzle->best);
  assert_int_equal (kept->head.played, wrong_card (f->puzzle));
  assert_int_equal (kept->head.gain, 75);
  id = g_strdup (kept->head.id);
  /* the id is part of the puzzle that is freed */
  assert_true (remove_mistake (later, kept->head.id));
  assert_int_equal (aluette_mistakes_get_n (later), 0);
  assert_true (remove_mistake (mistakes, id));
}

/* Many mistakes at once: each position is added once, reported once, and written by another thread.
 * */
TEST_WITH (test_many_mistakes, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  g_autoptr (AluetteMistakes) later = NULL;
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_free);
  guint n_changes = 0;
  int added = -1;

  for (int i = 0; i < 2; i++)
    g_ptr_array_add (puzzles, g_memdup2 (f->puzzle, sizeof *f->puzzle));
  g_signal_connect_swapped (mistakes, "changed", G_CALLBACK (count_change), &n_changes);
  aluette_mistakes_add_async (mistakes, puzzles, NULL, on_saved, &added);
  assert_int_equal (n_changes, 1);
  assert_int_equal (aluette_mistakes_get_n (mistakes), 1);
  assert_true (wait_until_saved (&added));
  later = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  assert_int_equal (aluette_mistakes_get_n (later), 1);
}

/* Changes are written in order, and all of them before a flush returns. */
TEST_WITH (test_order_of_changes, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  g_autoptr (GPtrArray) puzzles = make_mistakes (f);
  g_autofree char *id = NULL;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (AluetteMistakes) later = NULL;

      aluette_mistakes_add_async (mistakes, puzzles, NULL, NULL, NULL);
      if (id == NULL)
        id = g_strdup (aluette_puzzle_get_id (aluette_mistakes_get_puzzle (mistakes, 0)));
      aluette_mistakes_remove_async (mistakes, id, NULL, NULL, NULL);
      if (i % 2 == 0)
        aluette_mistakes_add_async (mistakes, puzzles, NULL, NULL, NULL);
      aluette_mistakes_flush (mistakes);
      later = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
      assert_int_equal (aluette_mistakes_get_n (later), 1 - i % 2);
      assert_int_equal (aluette_mistakes_get_n (mistakes), 1 - i % 2);
    }
  main_loop_run_pending ();
}

/* A change that cannot be saved is reported, and stays in memory. */
TEST_WITH (test_changes_that_cannot_be_saved, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *folder = g_path_get_dirname (f->path);
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);

  assert_true (g_file_set_contents (folder, "a file, not a folder", -1, NULL));
  assert_false (add_mistakes (f, mistakes));
  assert_int_equal (aluette_mistakes_get_n (mistakes), 1);
  g_remove (folder);
}

/* Playing a best card, or a card that is not in the hand, is no mistake. */
TEST_WITH (test_no_mistake, set_up, tear_down)
{
  Fixture *f = *state;
  AluCard best = alu_set_first (f->puzzle->best);

  assert_null (from_mistake (f, f->puzzle->head.n_events, best, best, 1));
  assert_null (from_mistake (f, 0, best, best, 1));
}

/* A file that is no deck is set aside; the deck can still be used. */
TEST_WITH (test_damage, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *folder = g_path_get_dirname (f->path);
  g_autofree char *damaged = g_strconcat (f->path, ".damaged", NULL);
  g_autoptr (AluetteMistakes) mistakes = NULL;

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents (f->path, "%aluette 1\nrules none\n", -1, NULL));
  mistakes = aluette_mistakes_new (&alu_puzzle_kind, f->path, NULL);
  assert_int_equal (aluette_mistakes_get_n (mistakes), 0);
  assert_true (g_file_test (damaged, G_FILE_TEST_EXISTS));
  assert_true (add_mistakes (f, mistakes));
  assert_int_equal (aluette_mistakes_get_n (mistakes), 1);
}

static void
iterate_until (gboolean (*done) (gpointer), gpointer data)
{
  main_loop_wait_for (done (data));
}

static gboolean
has_ended (gpointer data)
{
  return aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (data), ALU_NOBODY)
      .match.deal.ended;
}

/* The position waits for the user; then bots play all seats to the end. */
TEST_WITH (test_games, set_up, tear_down)
{
  Fixture *f = *state;
  char answer[ALU_GAME_MAX_REQUEST];
  g_autoptr (AluetteGame) ask = aluette_puzzle_make_question (&alu_puzzle_kind, f->puzzle);
  g_autoptr (AluetteGame) on = NULL;
  AluEvent event;
  AluMatch match;
  AluView view;

  assert_true (alu_puzzle_state (f->puzzle, &match));
  assert_int_equal (aluette_game_get_awaited (ask), alu_match_decider (&match));
  alu_puzzle_solve (&alu_puzzle_kind, f->puzzle, answer);
  assert_true (alu_puzzle_is_right (&alu_puzzle_kind, f->puzzle, answer));
  assert_true (aluette_record_read_request (&alu_aluette_kind, match.rules.seats, answer, &event));
  assert_true (aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (ask), &event, NULL));
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (ask), ALU_NOBODY);
  assert_int_equal (view.match.deal.n_plays, match.deal.n_plays + 1);
  assert_null (aluette_puzzle_make_sequel (&alu_puzzle_kind, f->puzzle, "play 1 xx"));
  on = aluette_puzzle_make_sequel (&alu_puzzle_kind, f->puzzle, answer);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (on));
  iterate_until (has_ended, on);
}

/* With open hands, every seat sees all hands. */
TEST_WITH (test_open, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (AluetteGame) game = NULL;
  AluMatch match;
  AluView view;

  f->puzzle->head.open = TRUE;
  game = aluette_puzzle_make_question (&alu_puzzle_kind, f->puzzle);
  assert_true (alu_puzzle_state (f->puzzle, &match));
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (game),
                                              (guint) alu_match_decider (&match));
  assert_memory_equal (view.match.deal.hands, match.deal.hands, sizeof match.deal.hands);
}

static AluetteMatchRecord *
play_record (const AluGameKind *kind)
{
  g_autofree char *text = record_driver_play (kind, G_MAXUINT);

  return aluette_match_record_new (text, NULL);
}

/* Replays a deal of any game from its beginning or from a later step. */
TEST (test_again)
{
  for (const AluGameKind *const *kind = alu_game_kinds; *kind != NULL; kind++)
    {
      g_autoptr (AluetteMatchRecord) record = play_record (*kind);
      guint first = aluette_match_record_get_first (record, 1);

      for (guint n = 1; n <= aluette_match_record_get_n_steps (record, 1); n += 7)
        {
          g_autoptr (AluetteGame) game = aluette_practice_game_new_deal (record, 1, n, NULL);

          assert_non_null (game);
          assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)),
                            first + n);
          assert_null (aluette_local_game_get_journal (ALUETTE_LOCAL_GAME (game)));
        }
    }
}

/* A deal that was played by bots only continues with the player who must decide. */
TEST (test_again_of_bots)
{
  for (const AluGameKind *const *kind = alu_game_kinds; *kind != NULL; kind++)
    {
      g_autoptr (AluetteMatchRecord) played = play_record (*kind);
      g_autofree AluGameHeader *header
          = g_memdup2 (aluette_match_record_get_header (played), sizeof *header);
      g_autoptr (AluetteMatchRecord) record = NULL;
      g_autoptr (AluetteGame) game = NULL;
      g_autofree gpointer match = aluette_match_record_copy_state (played, 1, 1);
      g_autofree char *text = NULL;

      header->players[0].kind = ALU_GAME_BOT;
      g_strlcpy (header->players[0].level, "novice", sizeof header->players[0].level);
      text = aluette_match_record_write_start (played, header, 1, 1);
      record = aluette_match_record_new (text, NULL);
      game = aluette_practice_game_new_deal (record, 1, 1, NULL);
      assert_int_equal (alu_game_humans (aluette_game_get_header (game)),
                        1u << alu_game_get_awaited (*kind, match));
    }
}

/* Several puzzles form one text; an error names the line in the whole text. */
TEST_WITH (test_text, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (GString) one = g_string_new (NULL);
  g_autofree char *both = NULL;
  g_autoptr (GPtrArray) puzzles = NULL;
  guint n_lines = 0;
  char *best;

  aluette_puzzle_file_append (&alu_puzzle_kind, one, f->puzzle);
  both = g_strconcat (one->str, one->str, NULL);
  puzzles = aluette_puzzle_file_read (&alu_puzzle_kind, both, strlen (both), NULL);
  assert_non_null (puzzles);
  assert_int_equal (puzzles->len, 2);
  assert_memory_equal (g_ptr_array_index (puzzles, 1), f->puzzle, sizeof *f->puzzle);
  for (const char *p = one->str; *p != '\0'; p++)
    n_lines += *p == '\n';
  best = strstr (both + one->len, "# best ");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      guint wrong = 0;

      if (i == 0)
        best[2] = 'B'; /* no answer */
      else
        memcpy (strstr (both + one->len, "rules "), "RULES", 5); /* no record */
      assert_null (aluette_puzzle_file_read (&alu_puzzle_kind, both, strlen (both), &error));
      assert_true (error->domain == ALUETTE_RECORD_ERROR);
      assert_int_equal (sscanf (error->message, "Line %u", &wrong), 1);
      assert_in_range (wrong, n_lines + 1, 2 * n_lines + 1); /* or that the end was reached */
    }
}

typedef struct
{
  GAsyncResult *result;
} Press;

static void
on_generated (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Press *) data)->result = g_object_ref (result);
}

static gboolean
is_pressed (gpointer data)
{
  return ((Press *) data)->result != NULL;
}

TEST_WITH (test_press, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree AluPuzzle *puzzle = NULL;
  Press press = { NULL }, cancelled = { NULL };

  aluette_puzzle_generate_async (&alu_puzzle_kind, "new", NULL, 3, f->puzzle->head.stars, NULL,
                                 on_generated, &press);
  iterate_until (is_pressed, &press);
  puzzle = aluette_puzzle_generate_finish (press.result, NULL);
  assert_non_null (puzzle);
  assert_memory_equal (puzzle, f->puzzle, sizeof *puzzle);
  g_object_unref (press.result);

  aluette_puzzle_generate_async (&alu_puzzle_kind, "new", NULL, ALU_N_THEMES, 0, cancellable,
                                 on_generated, &cancelled);
  g_cancellable_cancel (cancellable);
  iterate_until (is_pressed, &cancelled);
  assert_null (aluette_puzzle_generate_finish (cancelled.result, &error));
  assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_object_unref (cancelled.result);
}
