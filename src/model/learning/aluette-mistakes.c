/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-mistakes.h"

#include "bots/alu-bot-kind.h"
#include "model/learning/aluette-puzzle-file.h"
#include "model/session/aluette-user-file-writer.h"
#include "model/session/aluette-user-file.h"

struct _AluetteMistakes
{
  GObject parent_instance;

  const AluPuzzleKind *kind;
  AluetteUserFileWriter *writer;
  GPtrArray *puzzles; /* of puzzles of the kind: oldest first */
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
  const AluPuzzleKind *kind;
  GPtrArray *added; /* (nullable): of puzzles of the kind */
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

/* Returns: (transfer full): the mistakes in the file; none if it does not exist, or if it is
 * damaged and was set aside. */
static GPtrArray *
read_file (const AluPuzzleKind *kind, const char *path, GPtrArray *copies)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *puzzles = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, &error))
    puzzles = aluette_puzzle_file_read (kind, text, length, &error);
  if (puzzles != NULL)
    return puzzles;
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    aluette_user_file_set_aside (path, copies);
  return g_ptr_array_new_with_free_func (g_free);
}

static gboolean
write_file (const AluPuzzleKind *kind, const char *path, const GPtrArray *puzzles, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < puzzles->len; i++)
    aluette_puzzle_file_append (kind, text, g_ptr_array_index (puzzles, i));
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
aluette_mistakes_new (const AluPuzzleKind *kind, const char *path, GPtrArray *copies)
{
  AluetteMistakes *self = g_object_new (ALUETTE_TYPE_MISTAKES, NULL);

  self->kind = kind;
  self->writer = aluette_user_file_writer_new (path, save_change, change_free);
  if (path == NULL)
    return self;
  g_ptr_array_unref (self->puzzles);
  self->puzzles = read_file (kind, path, copies);
  return self;
}

char *
aluette_mistakes_get_default_path (const AluPuzzleKind *kind)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", "progress", kind->mistakes_file,
                           NULL);
}

static gint
find_mistake (const AluPuzzleKind *kind, const GPtrArray *puzzles, const char *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (aluette_puzzle_get_id (g_ptr_array_index (puzzles, i)), id))
      return (gint) i;
  return -1;
}

/* Adds those of @added that are new, and drops the oldest beyond ALUETTE_MISTAKES_MOST. */
static void
merge_puzzles (const AluPuzzleKind *kind, GPtrArray *puzzles, const GPtrArray *added)
{
  for (guint i = 0; i < added->len; i++)
    {
      gconstpointer puzzle = g_ptr_array_index (added, i);

      if (find_mistake (kind, puzzles, aluette_puzzle_get_id (puzzle)) < 0)
        g_ptr_array_add (puzzles, g_memdup2 (puzzle, kind->size));
    }
  if (puzzles->len > ALUETTE_MISTAKES_MOST)
    g_ptr_array_remove_range (puzzles, 0, puzzles->len - ALUETTE_MISTAKES_MOST);
}

/* Applies @change to @puzzles. */
static void
apply_change (GPtrArray *puzzles, const Change *change)
{
  gint index = change->removed != NULL ? find_mistake (change->kind, puzzles, change->removed) : -1;

  if (change->added != NULL)
    merge_puzzles (change->kind, puzzles, change->added);
  if (index >= 0)
    g_ptr_array_remove_index (puzzles, (guint) index);
}

/* Applies the change to the file, which another process may have written meanwhile. */
static gboolean
save_change (const char *path, gpointer data, GError **error)
{
  const Change *change = data;
  g_autoptr (GPtrArray) puzzles = read_file (change->kind, path, NULL);

  apply_change (puzzles, change);
  return write_file (change->kind, path, puzzles, error);
}

/* Returns: copies whose ids depend only on the position. */
static GPtrArray *
copy_named (const AluPuzzleKind *kind, const GPtrArray *puzzles)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < puzzles->len; i++)
    {
      AluPuzzleHead *copy = g_memdup2 (g_ptr_array_index (puzzles, i), kind->size);

      g_snprintf (copy->id, sizeof copy->id, "mistake-%016" G_GINT64_MODIFIER "x",
                  alu_puzzle_hash (kind, copy));
      g_ptr_array_add (copies, copy);
    }
  return copies;
}

/* Returns: (transfer full) (nullable): a puzzle from a decision of a person that cost points. */
static gpointer
make_mistake (const AluPuzzleKind *kind, AluetteMatchRecord *record, guint deal,
              gconstpointer review, int index)
{
  const AluGameKind *game = aluette_match_record_get_kind (record);
  const AluBotKind *bots = alu_bot_kind_from_id (game->id);
  const AluGameHeader *header = aluette_match_record_get_header (record);
  g_autofree gpointer best = g_malloc0 (game->event_size);
  g_autofree gpointer puzzle = g_malloc0 (kind->size);
  const AluJudgment *judgment = alu_bot_judgment (bots, review, index);

  if (!judgment->costly || header->players[judgment->decider].kind != ALU_GAME_HUMAN)
    return NULL;
  bots->option (review, index, judgment->best, best);
  return kind->from_mistake (header, aluette_match_record_get_events (record, NULL),
                             aluette_match_record_get_first (record, deal) + judgment->event,
                             aluette_match_record_get_event (record, deal, judgment->event), best,
                             (double) judgment->cost, puzzle)
             ? g_steal_pointer (&puzzle)
             : NULL;
}

GPtrArray *
aluette_mistakes_find (AluetteMistakes *self, AluetteMatchRecord *record, guint deal,
                       gconstpointer review)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < alu_bot_n_judgments (review); i++)
    {
      gpointer puzzle = make_mistake (self->kind, record, deal, review, i);

      if (puzzle != NULL)
        g_ptr_array_add (puzzles, puzzle);
    }
  return puzzles;
}

/* Applies a change in memory at once and to the file in another thread. */
static void
start_change (AluetteMistakes *self, Change *change, gpointer tag, GCancellable *cancellable,
              GAsyncReadyCallback callback, gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  change->kind = self->kind;
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
  change->added = copy_named (self->kind, puzzles);
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

guint
aluette_mistakes_get_n (AluetteMistakes *self)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), 0);

  return self->puzzles->len;
}

gconstpointer
aluette_mistakes_get_puzzle (AluetteMistakes *self, guint index)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), NULL);
  g_return_val_if_fail (index < self->puzzles->len, NULL);

  return g_ptr_array_index (self->puzzles, index);
}
