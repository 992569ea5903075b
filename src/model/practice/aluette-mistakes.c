/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/practice/aluette-mistakes.h"

#include <glib/gi18n.h>

#include "bots/problems/alu-problem-maker.h"
#include "model/practice/aluette-problem-text.h"

struct _AluetteMistakes
{
  GObject parent_instance;

  char *path;
  GPtrArray *problems; /* of AluProblem, oldest first */
};

G_DEFINE_FINAL_TYPE (AluetteMistakes, aluette_mistakes, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
put_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (aside);

  g_file_move (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
}

/* Reads the file anew: another window may have written it. */
static void
load (AluetteMistakes *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  gsize length;

  if (self->path == NULL || !g_file_get_contents (self->path, &text, &length, NULL))
    return;
  problems = aluette_problem_text_read (text, length, NULL);
  if (problems == NULL)
    {
      put_aside (self->path);
      return;
    }
  g_ptr_array_unref (self->problems);
  self->problems = g_steal_pointer (&problems);
}

static gboolean
save (AluetteMistakes *self, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *folder = NULL;

  if (self->path == NULL)
    return TRUE;
  for (guint i = 0; i < self->problems->len; i++)
    aluette_problem_text_append (text, g_ptr_array_index (self->problems, i));
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (self->path, text->str, (gssize) text->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

static void
aluette_mistakes_finalize (GObject *object)
{
  AluetteMistakes *self = ALUETTE_MISTAKES (object);

  g_free (self->path);
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
find (AluetteMistakes *self, const char *id)
{
  for (guint i = 0; i < self->problems->len; i++)
    if (g_str_equal (((const AluProblem *) g_ptr_array_index (self->problems, i))->id, id))
      return (gint) i;
  return -1;
}

/* Saves and tells. */
static gboolean
finish (AluetteMistakes *self, GError **error)
{
  gboolean kept = save (self, error);

  g_signal_emit (self, signals[CHANGED], 0);
  return kept;
}

gboolean
aluette_mistakes_add_problem (AluetteMistakes *self, const AluProblem *problem, GError **error)
{
  AluProblem *copy;

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  load (self);
  copy = g_memdup2 (problem, sizeof *problem);
  name_position (copy);
  if (find (self, copy->id) >= 0)
    {
      g_free (copy);
      return TRUE;
    }
  g_ptr_array_add (self->problems, copy);
  if (self->problems->len > ALUETTE_MISTAKES_MOST)
    g_ptr_array_remove_index (self->problems, 0);
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

gboolean
aluette_mistakes_add (AluetteMistakes *self, const AluRecordHeader *header, const AluEvent *events,
                      guint n_events, AluCard played, AluCard best, double cost, GError **error)
{
  g_autofree AluProblem *problem = g_new0 (AluProblem, 1);

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  if (alu_problem_cut (problem, header, events, n_events) && answer (problem, played, best, cost))
    return aluette_mistakes_add_problem (self, problem, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _("This decision is not part of the deal"));
  return FALSE;
}

gboolean
aluette_mistakes_contains (AluetteMistakes *self, const AluRecordHeader *header,
                           const AluEvent *events, guint n_events)
{
  g_autofree AluProblem *problem = g_new0 (AluProblem, 1);

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  if (!alu_problem_cut (problem, header, events, n_events))
    return FALSE;
  name_position (problem);
  return find (self, problem->id) >= 0;
}

gboolean
aluette_mistakes_remove (AluetteMistakes *self, const char *id, GError **error)
{
  /* It may be a problem's own, and those go away when the file is read anew. */
  g_autofree char *wanted = g_strdup (id);
  gint index;

  g_return_val_if_fail (ALUETTE_IS_MISTAKES (self), FALSE);

  load (self);
  index = find (self, wanted);
  if (index < 0)
    return TRUE;
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
