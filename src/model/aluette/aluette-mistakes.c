/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-mistakes.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "model/aluette/aluette-puzzle-file.h"
#include "model/session/aluette-user-file-writer.h"
#include "model/session/aluette-user-file.h"

struct _AluetteMistakes
{
  GObject parent_instance;

  AluetteUserFileWriter *writer;
  GPtrArray *puzzles; /* (element-type AluPuzzle): oldest first */
};

G_DEFINE_FINAL_TYPE (AluetteMistakes, aluette_mistakes, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* One change of the user. */
typedef struct
{
  GPtrArray *added; /* (nullable) (element-type AluPuzzle) */
  char *removed;    /* (nullable): id */
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_clear_pointer (&change->added, g_ptr_array_unref);
  g_free (change->removed);
  g_free (change);
}

/* Returns: (transfer full) (element-type AluPuzzle): the mistakes in the file; none if it does not
 * exist, or if it is damaged and was set aside. */
static GPtrArray *
read_file (const char *path, GPtrArray *copies)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *puzzles = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, &error))
    puzzles = aluette_puzzle_file_read (text, length, &error);
  if (puzzles != NULL)
    return puzzles;
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    aluette_user_file_set_aside (path, copies);
  return g_ptr_array_new_with_free_func (g_free);
}

static gboolean
write_file (const char *path, const GPtrArray *puzzles, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < puzzles->len; i++)
    aluette_puzzle_file_append (text, g_ptr_array_index (puzzles, i));
  return aluette_user_file_save (path, text->str, (gssize) text->len, error);
}

static void
aluette_mistakes_finalize (GObject *object)
{
  AluetteMistakes *self = ALUETTE_MISTAKES (object);

  aluette_user_file_writer_free (self->writer);
  g_ptr_array_unref (self->puzzles);
  G_OBJECT_CLASS (aluette_mistakes_parent_class)->finalize (object);
}

static void
aluette_mistakes_class_init (AluetteMistakesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_mistakes_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_mistakes_init (AluetteMistakes *self)
{
  self->puzzles = g_ptr_array_new_with_free_func (g_free);
}

static gboolean save_change (const char *path, gpointer data, GError **error);

AluetteMistakes *
aluette_mistakes_new (const char *path, GPtrArray *copies)
{
  AluetteMistakes *self = g_object_new (ALUETTE_TYPE_MISTAKES, NULL);

  self->writer = aluette_user_file_writer_new (path, save_change, change_free);
  if (path == NULL)
    return self;
  g_ptr_array_unref (self->puzzles);
  self->puzzles = read_file (path, copies);
  return self;
}

char *
aluette_mistakes_get_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", "progress", "mistakes.problems",
                           NULL);
}

/* Gives the puzzle an id that depends only on its position. */
static void
name_position (AluPuzzle *puzzle)
{
  g_snprintf (puzzle->id, sizeof puzzle->id, "mistake-%016" G_GINT64_MODIFIER "x",
              alu_puzzle_hash (puzzle));
}

static gint
find_mistake (const GPtrArray *puzzles, const char *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (((const AluPuzzle *) g_ptr_array_index (puzzles, i))->id, id))
      return (gint) i;
  return -1;
}

/* Adds those of @added that are new, and drops the oldest beyond ALUETTE_MISTAKES_MOST. */
static void
merge_problems (GPtrArray *puzzles, const GPtrArray *added)
{
  for (guint i = 0; i < added->len; i++)
    {
      const AluPuzzle *puzzle = g_ptr_array_index (added, i);

      if (find_mistake (puzzles, puzzle->id) < 0)
        g_ptr_array_add (puzzles, g_memdup2 (puzzle, sizeof *puzzle));
    }
  if (puzzles->len > ALUETTE_MISTAKES_MOST)
    g_ptr_array_remove_range (puzzles, 0, puzzles->len - ALUETTE_MISTAKES_MOST);
}

/* Applies @change to @puzzles. */
static void
apply_change (GPtrArray *puzzles, const Change *change)
{
  gint index = change->removed != NULL ? find_mistake (puzzles, change->removed) : -1;

  if (change->added != NULL)
    merge_problems (puzzles, change->added);
  if (index >= 0)
    g_ptr_array_remove_index (puzzles, (guint) index);
}

/* Applies the change to the file, which another process may have written meanwhile. */
static gboolean
save_change (const char *path, gpointer data, GError **error)
{
  g_autoptr (GPtrArray) puzzles = read_file (path, NULL);

  apply_change (puzzles, data);
  return write_file (path, puzzles, error);
}

static GPtrArray *
copy_named (const GPtrArray *puzzles)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < puzzles->len; i++)
    {
      AluPuzzle *copy = g_memdup2 (g_ptr_array_index (puzzles, i), sizeof (AluPuzzle));

      name_position (copy);
      g_ptr_array_add (copies, copy);
    }
  return copies;
}

/* Applies a change in memory at once and to the file in another thread. */
static void
start_change (AluetteMistakes *self, Change *change, gpointer tag, GCancellable *cancellable,
              GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  apply_change (self->puzzles, change);
  g_signal_emit (self, signals[CHANGED], 0);
  aluette_user_file_writer_push (self->writer, change, task);
}

void
aluette_mistakes_add_async (AluetteMistakes *self, const GPtrArray *puzzles,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Change *change;

  g_return_if_fail (ALUETTE_IS_MISTAKES (self) && puzzles != NULL);

  change = g_new0 (Change, 1);
  change->added = copy_named (puzzles);
  start_change (self, change, aluette_mistakes_add_async, cancellable, callback, data);
}

void
aluette_mistakes_remove_async (AluetteMistakes *self, const char *id, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  Change *change;

  g_return_if_fail (ALUETTE_IS_MISTAKES (self) && id != NULL);

  change = g_new0 (Change, 1);
  change->removed = g_strdup (id);
  start_change (self, change, aluette_mistakes_remove_async, cancellable, callback, data);
}

gboolean
aluette_mistakes_save_finish (AluetteMistakes *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
aluette_mistakes_flush (AluetteMistakes *self)
{
  g_return_if_fail (ALUETTE_IS_MISTAKES (self));

  aluette_user_file_writer_flush (self->writer);
}

/* Returns: FALSE if the answer is not a mistake in this position. */
static gboolean
record_answer (AluPuzzle *puzzle, AluCard played, AluCard best, double cost)
{
  AluMatch match;

  if (!alu_puzzle_state (puzzle, &match) || best >= ALU_N_CARDS || played >= ALU_N_CARDS
      || (alu_match_legal_plays (&match) & alu_card_bit (best)) == 0
      || (alu_match_legal_plays (&match) & alu_card_bit (played)) == 0)
    return FALSE;
  puzzle->best = alu_puzzle_equals (&match, best);
  puzzle->played = played;
  puzzle->gain = (uint16_t) (CLAMP (cost, 0, 4) * 100 + 0.5);
  puzzle->theme = (uint8_t) alu_puzzle_get_move_theme (&match, best);
  return (alu_card_bit (played) & puzzle->best) == 0;
}

AluPuzzle *
aluette_mistakes_make_problem (const AluRecordHeader *header, const AluEvent *events,
                               guint n_events, AluCard played, AluCard best, double cost,
                               GError **error)
{
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);

  if (alu_puzzle_cut (puzzle, header, events, n_events)
      && record_answer (puzzle, played, best, cost))
    return g_steal_pointer (&puzzle);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _("This decision is not part of the deal"));
  return NULL;
}

guint
aluette_mistakes_get_n (AluetteMistakes *self)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), 0);

  return self->puzzles->len;
}

const AluPuzzle *
aluette_mistakes_get_puzzle (AluetteMistakes *self, guint index)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), NULL);
  g_return_val_if_fail (index < self->puzzles->len, NULL);

  return g_ptr_array_index (self->puzzles, index);
}
