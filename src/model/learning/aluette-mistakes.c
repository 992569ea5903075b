/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-mistakes.h"

#include <glib/gi18n.h>

#include "bots/problems/alu-problem-maker.h"
#include "model/learning/aluette-problem-text.h"
#include "model/session/aluette-user-file.h"

struct _AluetteMistakes
{
  GObject parent_instance;

  char *path;
  GMutex file_mutex;   /* held from reading the file to writing it */
  GPtrArray *problems; /* of AluProblem, oldest first */
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
  GPtrArray *problems;
  gsize length;

  if (path == NULL || !g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  problems = aluette_problem_text_read (text, length, NULL);
  if (problems == NULL)
    aluette_user_file_set_aside (path);
  return problems;
}

static gboolean
write_file (const char *path, const GPtrArray *problems, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (path == NULL)
    return TRUE;
  for (guint i = 0; i < problems->len; i++)
    aluette_problem_text_append (text, g_ptr_array_index (problems, i));
  return aluette_user_file_save (path, text->str, (gssize) text->len, error);
}

/* Takes over what another window may have written to the file. */
static void
load (AluetteMistakes *self)
{
  GPtrArray *problems = read_file (self->path);

  if (problems == NULL)
    return;
  g_ptr_array_unref (self->problems);
  self->problems = problems;
}

static void
aluette_mistakes_finalize (GObject *object)
{
  AluetteMistakes *self = ALUETTE_MISTAKES (object);

  g_free (self->path);
  g_mutex_clear (&self->file_mutex);
  g_ptr_array_unref (self->problems);
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
  self->problems = g_ptr_array_new_with_free_func (g_free);
}

AluetteMistakes *
aluette_mistakes_new (const char *path)
{
  AluetteMistakes *self = g_object_new (ALUETTE_TYPE_MISTAKES, NULL);

  self->path = g_strdup (path);
  load (self);
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
name_position (AluProblem *problem)
{
  g_snprintf (problem->id, sizeof problem->id, "mistake-%016" G_GINT64_MODIFIER "x",
              alu_problem_hash (problem));
}

static gint
find (const GPtrArray *problems, const char *id)
{
  for (guint i = 0; i < problems->len; i++)
    if (g_str_equal (((const AluProblem *) g_ptr_array_index (problems, i))->id, id))
      return (gint) i;
  return -1;
}

/* Adds those of @added that are new, and drops the oldest beyond ALUETTE_MISTAKES_MOST. */
static void
merge (GPtrArray *problems, const GPtrArray *added)
{
  for (guint i = 0; i < added->len; i++)
    {
      const AluProblem *problem = g_ptr_array_index (added, i);

      if (find (problems, problem->id) < 0)
        g_ptr_array_add (problems, g_memdup2 (problem, sizeof *problem));
    }
  if (problems->len > ALUETTE_MISTAKES_MOST)
    g_ptr_array_remove_range (problems, 0, problems->len - ALUETTE_MISTAKES_MOST);
}

static void
add_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  AluetteMistakes *self = source;
  g_autoptr (GPtrArray) problems = NULL;
  GError *error = NULL;
  gboolean stored;

  g_mutex_lock (&self->file_mutex);
  problems = read_file (self->path);
  if (problems == NULL)
    problems = g_ptr_array_new_with_free_func (g_free);
  merge (problems, data);
  stored = write_file (self->path, problems, &error);
  g_mutex_unlock (&self->file_mutex);
  if (stored)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static GPtrArray *
copy_named (const GPtrArray *problems)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < problems->len; i++)
    {
      AluProblem *copy = g_memdup2 (g_ptr_array_index (problems, i), sizeof (AluProblem));

      name_position (copy);
      g_ptr_array_add (copies, copy);
    }
  return copies;
}

void
aluette_mistakes_add_many_async (AluetteMistakes *self, const GPtrArray *problems,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *named;

  g_return_if_fail (ALUETTE_IS_MISTAKES (self) && problems != NULL);

  named = copy_named (problems);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_mistakes_add_many_async);
  g_task_set_task_data (task, named, (GDestroyNotify) g_ptr_array_unref);
  merge (self->problems, named);
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
finish (AluetteMistakes *self, GError **error)
{
  gboolean kept = write_file (self->path, self->problems, error);

  g_mutex_unlock (&self->file_mutex);
  g_signal_emit (self, signals[CHANGED], 0);
  return kept;
}

gboolean
aluette_mistakes_add_problem (AluetteMistakes *self, const AluProblem *problem, GError **error)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (GPtrArray) named = NULL;

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  g_ptr_array_add (one, (gpointer) problem);
  named = copy_named (one);
  g_mutex_lock (&self->file_mutex);
  load (self);
  merge (self->problems, named);
  return finish (self, error);
}

/* Writes the answer down; FALSE where it is none. */
static gboolean
answer (AluProblem *problem, AluCard played, AluCard best, double cost)
{
  AluMatch match;

  if (!alu_problem_state (problem, &match) || best >= ALU_N_CARDS || played >= ALU_N_CARDS
      || (alu_match_legal_plays (&match) & alu_card_bit (best)) == 0
      || (alu_match_legal_plays (&match) & alu_card_bit (played)) == 0)
    return FALSE;
  problem->best = alu_problem_equals (&match, best);
  problem->played = played;
  problem->gain = (uint16_t) (CLAMP (cost, 0, 4) * 100 + 0.5);
  problem->theme = (uint8_t) alu_problem_deed (&match, best);
  return (alu_card_bit (played) & problem->best) == 0;
}

AluProblem *
aluette_mistakes_make_problem (const AluRecordHeader *header, const AluEvent *events,
                               guint n_events, AluCard played, AluCard best, double cost,
                               GError **error)
{
  g_autofree AluProblem *problem = g_new0 (AluProblem, 1);

  if (alu_problem_cut (problem, header, events, n_events) && answer (problem, played, best, cost))
    return g_steal_pointer (&problem);
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
  load (self);
  index = find (self->problems, wanted);
  if (index < 0)
    {
      g_mutex_unlock (&self->file_mutex);
      return TRUE;
    }
  g_ptr_array_remove_index (self->problems, (guint) index);
  return finish (self, error);
}

guint
aluette_mistakes_get_n (AluetteMistakes *self)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), 0);

  return self->problems->len;
}

const AluProblem *
aluette_mistakes_get_problem (AluetteMistakes *self, guint index)
{
  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), NULL);
  g_return_val_if_fail (index < self->problems->len, NULL);

  return g_ptr_array_index (self->problems, index);
}
