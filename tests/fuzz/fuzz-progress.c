/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the files of what the user has learned: boxes, lessons and mistakes. The same bytes are
 * used for each of them. They are read or set aside, and a later change can be saved. */

#include <glib/gstdio.h>

#include "fuzz.h"

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "database-driver.h"
#include "learning-driver.h"
#include "model/learning/aluette-leitner.h"
#include "model/learning/aluette-lesson-progress.h"
#include "model/learning/aluette-mistakes.h"

#define WHEN G_GINT64_CONSTANT (1763683200)

static void
write_file (const char *path, const uint8_t *data, size_t size)
{
  demand (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                    G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
try_boxes (const char *path)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (path, NULL);
  g_auto (GStrv) items = aluette_leitner_list (leitner);

  for (guint i = 0; items[i] != NULL; i++)
    {
      guint n_answers;

      demand (aluette_leitner_get_box (leitner, items[i]) <= ALUETTE_LEITNER_BOXES);
      aluette_leitner_get_due (leitner, items[i]);
      aluette_leitner_get_answers (leitner, items[i], &n_answers);
    }
  if (items[0] != NULL)
    demand (aluette_leitner_pick (leitner, (const char *const *) items, g_strv_length (items), NULL,
                                  WHEN)
            < g_strv_length (items));
  demand (leitner_answer (leitner, "vache", TRUE, WHEN, NULL));
}

static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  demand (aluette_mistakes_save_finish (ALUETTE_MISTAKES (source), result, NULL));
}

static void
try_mistakes (const char *path)
{
  g_autoptr (AluetteMistakes) mistakes = aluette_mistakes_new (&alu_puzzle_kind, path, NULL);
  guint n = aluette_mistakes_get_n (mistakes);

  demand (n <= ALUETTE_MISTAKES_MOST);
  if (n > 0)
    aluette_mistakes_remove_async (mistakes,
                                   aluette_puzzle_get_id (aluette_mistakes_get_puzzle (mistakes,
                                                                                       0)),
                                   NULL, on_saved, NULL);
  aluette_mistakes_flush (mistakes);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (AluetteLeitner) exercises = aluette_leitner_new (NULL, NULL);
  g_autoptr (AluetteLeitner) signs = aluette_leitner_new (NULL, NULL);
  AluetteLessonProgress *progress;

  write_file (path, data, size);
  try_boxes (path);
  write_file (path, data, size);
  try_mistakes (path);
  write_file (path, data, size);
  progress = aluette_lesson_progress_new (path, exercises, signs, NULL);
  demand (progress != NULL);
  g_object_unref (progress);
  database_remove (path);
  return 0;
}
