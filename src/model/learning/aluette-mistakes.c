/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-mistakes.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "model/learning/aluette-puzzle-file.h"
#include "model/session/aluette-user-file.h"

struct _AluetteMistakes
{
  GObject parent_instance;

  char *path;
  GMutex file_mutex;   /* held from reading the file to writing it */
  GPtrArray *puzzles; /* of AluPuzzle, oldest first */
};

G_DEFINE_FINAL_TYPE (AluetteMistakes, aluette_mistakes, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: (transfer full) (nullable): the problems of the file; NULL if it cannot be read. */
static GPtrArray *
read_file (const char *path)
{
  g_autofree char *text = NULL;
  GPtrArray *puzzles;
  gsize length;

  if (path == NULL || !g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  puzzles = aluette_puzzle_file_read (text, length, NULL);
  if (puzzles == NULL)
    aluette_user_file_set_aside (path);
  return puzzles;
}

static gboolean
write_file (const char *path, const GPtrArray *puzzles, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (path == NULL)
    return TRUE;
  for (guint i = 0; i < puzzles->len; i++)
    aluette_puzzle_file_append (text, g_ptr_array_index (puzzles, i));
  return aluette_user_file_save (path, text->str, (gssize) text->len, error);
}

/* Takes over what another window may have written to the file. */
static void
load_mistakes (AluetteMistakes *self)
{
  GPtrArray *puzzles = read_file (self->path);

  if (puzzles == NULL)
    return;
  g_ptr_array_unref (self->puzzles);
  self->puzzles = puzzles;
}

static void
aluette_mistakes_finalize (GObject *object)
{
  AluetteMistakes *self = ALUETTE_MISTAKES (object);

  g_free (self->path);
  g_mutex_clear (&self->file_mutex);
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
  g_mutex_init (&self->file_mutex);
  self->puzzles = g_ptr_array_new_with_free_func (g_free);
}

AluetteMistakes *
aluette_mistakes_new (const char *path)
{
  AluetteMistakes *self = g_object_new (ALUETTE_TYPE_MISTAKES, NULL);

  self->path = g_strdup (path);
  load_mistakes (self);
  return self;
}

char *
aluette_mistakes_get_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", "progress", "mistakes.problems",
                           NULL);
}

/* What the deck calls a position. */
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

static void
add_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluetteMistakes *self = source;
  g_autoptr (GPtrArray) puzzles = NULL;
  GError *error = NULL;
  gboolean stored;

  g_mutex_lock (&self->file_mutex);
  puzzles = read_file (self->path);
  if (puzzles == NULL)
    puzzles = g_ptr_array_new_with_free_func (g_free);
  merge_problems (puzzles, data);
  stored = write_file (self->path, puzzles, &error);
  g_mutex_unlock (&self->file_mutex);
  if (stored)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
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

void
aluette_mistakes_add_many_async (AluetteMistakes *self, const GPtrArray *puzzles,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *named;

  g_return_if_fail (ALUETTE_IS_MISTAKES (self) && puzzles != NULL);

  named = copy_named (puzzles);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_mistakes_add_many_async);
  g_task_set_task_data (task, named, (GDestroyNotify) g_ptr_array_unref);
  merge_problems (self->puzzles, named);
  g_signal_emit (self, signals[CHANGED], 0);
  g_task_run_in_thread (task, add_in_thread);
}

gboolean
aluette_mistakes_add_many_finish (AluetteMistakes *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Saves and tells. */
static gboolean
finish_change (AluetteMistakes *self, GError **error)
{
  gboolean kept = write_file (self->path, self->puzzles, error);

  g_mutex_unlock (&self->file_mutex);
  g_signal_emit (self, signals[CHANGED], 0);
  return kept;
}

gboolean
aluette_mistakes_add_puzzle (AluetteMistakes *self, const AluPuzzle *puzzle, GError **error)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (GPtrArray) named = NULL;

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  g_ptr_array_add (one, (gpointer) puzzle);
  named = copy_named (one);
  g_mutex_lock (&self->file_mutex);
  load_mistakes (self);
  merge_problems (self->puzzles, named);
  return finish_change (self, error);
}

/* Writes the answer down; FALSE where it is none. */
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

gboolean
aluette_mistakes_remove (AluetteMistakes *self, const char *id, GError **error)
{
  /* It may be a problem's own, and those go away when the file is read anew. */
  g_autofree char *wanted = g_strdup (id);
  gint index;

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  g_mutex_lock (&self->file_mutex);
  load_mistakes (self);
  index = find_mistake (self->puzzles, wanted);
  if (index < 0)
    {
      g_mutex_unlock (&self->file_mutex);
      return TRUE;
    }
  g_ptr_array_remove_index (self->puzzles, (guint) index);
  return finish_change (self, error);
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
