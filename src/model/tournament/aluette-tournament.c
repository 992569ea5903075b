/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tournament/aluette-tournament.h"

#include <glib/gi18n.h>

#include "model/tournament/aluette-tournament-state.h"

struct _AluetteTournament
{
  GObject parent_instance;

  AluetteJournal *journal; /* (nullable): NULL also after it failed */
  AluetteTournamentState *state;
  GPtrArray *lines;  /* (element-type utf8): the log, each line with its "\n" */
  GPtrArray *undone; /* (element-type utf8): lines to redo, the next one last */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (aluette_tournament_error, aluette_tournament_error)
G_DEFINE_FINAL_TYPE (AluetteTournament, aluette_tournament, G_TYPE_OBJECT)

static void
aluette_tournament_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_TOURNAMENT (object)->journal);
  G_OBJECT_CLASS (aluette_tournament_parent_class)->dispose (object);
}

static void
aluette_tournament_finalize (GObject *object)
{
  AluetteTournament *self = ALUETTE_TOURNAMENT (object);

  aluette_tournament_state_free (self->state);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->undone);
  G_OBJECT_CLASS (aluette_tournament_parent_class)->finalize (object);
}

static void
aluette_tournament_class_init (AluetteTournamentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = aluette_tournament_dispose;
  object_class->finalize = aluette_tournament_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TOURNAMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_tournament_init (AluetteTournament *self)
{
  self->state = aluette_tournament_state_new ();
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->undone = g_ptr_array_new_with_free_func (g_free);
}

/* The log */

/* Applies a line without storing it. */
static gboolean
append_line (AluetteTournament *self, const char *line, GError **error)
{
  if (!aluette_tournament_state_apply (self->state, line, error))
    return FALSE;
  g_ptr_array_add (self->lines, g_strconcat (line, "\n", NULL));
  return TRUE;
}

/* Stores the lines from number @first on, atomically. */
static void
store_lines (AluetteTournament *self, guint first)
{
  if (self->journal == NULL)
    return;
  g_ptr_array_add (self->lines, NULL);
  aluette_journal_replace (self->journal, first,
                           (const char *const *) self->lines->pdata + first);
  g_ptr_array_set_size (self->lines, (int) self->lines->len - 1);
}

/* Stores and announces the lines from number @first on. */
static void
announce_lines (AluetteTournament *self, guint first)
{
  store_lines (self, first);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Applies an action of the user. Takes ownership of the line. */
static gboolean
apply_line (AluetteTournament *self, char *line, GError **error)
{
  gboolean good = line != NULL && append_line (self, line, error);

  g_free (line);
  if (!good)
    return FALSE;
  g_ptr_array_set_size (self->undone, 0);
  announce_lines (self, self->lines->len - 1);
  return TRUE;
}

AluetteTournament *
aluette_tournament_new (const char *name, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteTournament) self = g_object_new (ALUETTE_TYPE_TOURNAMENT, NULL);
  g_autofree char *line = g_strconcat ("name ", name, NULL);

  if (!append_line (self, "%tournament 1", error) || !append_line (self, line, error))
    return NULL;
  g_set_object (&self->journal, journal);
  store_lines (self, 0);
  return g_steal_pointer (&self);
}

AluetteTournament *
aluette_tournament_new_from_text (const char *text, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteTournament) self = g_object_new (ALUETTE_TYPE_TOURNAMENT, NULL);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  lines = g_strsplit (text, "\n", 0);
  for (guint i = 0; lines[i] != NULL && (lines[i][0] != '\0' || lines[i + 1] != NULL); i++)
    if (!append_line (self, lines[i], error))
      {
        g_prefix_error (error, _("Line %u: "), i + 1);
        return NULL;
      }
  if (*self->state->name == '\0')
    {
      g_set_error_literal (error, ALUETTE_TOURNAMENT_ERROR, ALUETTE_TOURNAMENT_ERROR_BAD_LINE,
                           _("Invalid tournament: the name is missing"));
      return NULL;
    }
  g_set_object (&self->journal, journal);
  return g_steal_pointer (&self);
}

char *
aluette_tournament_get_text (AluetteTournament *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (text, g_ptr_array_index (self->lines, i));
  return g_string_free (text, FALSE);
}

/* Name, options, pairs */

const char *
aluette_tournament_get_name (AluetteTournament *self)
{
  return self->state->name;
}

guint
aluette_tournament_get_option (AluetteTournament *self, AluetteTournamentOption option)
{
  return self->state->options[option];
}

gboolean
aluette_tournament_set_option (AluetteTournament *self, AluetteTournamentOption option, guint value,
                               GError **error)
{
  return apply_line (self,
                     g_strdup_printf ("option %s %u", aluette_tournament_option_key (option),
                                      value),
                     error);
}

/* Removes a number or bullet at the start, and extra blanks. */
static char *
clean_name (const char *line)
{
  g_autoptr (GRegex) head = g_regex_new ("^\\s*(?:\\d+\\s*[.):-]|[-*•–])\\s*", 0, 0, NULL);
  g_autoptr (GRegex) blanks = g_regex_new ("\\s+", 0, 0, NULL);
  g_autofree char *bare = g_regex_replace (head, line, -1, 0, "", 0, NULL);
  char *name = bare != NULL ? g_regex_replace (blanks, bare, -1, 0, " ", 0, NULL) : NULL;

  return name != NULL ? g_strstrip (name) : g_strdup ("");
}

static gboolean
is_known (AluetteTournament *self, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < self->state->pairs->len; i++)
    {
      g_autofree char *other = g_utf8_casefold (aluette_tournament_get_pair (self, i), -1);

      if (g_str_equal (folded, other))
        return TRUE;
    }
  return FALSE;
}

guint
aluette_tournament_add_pairs (AluetteTournament *self, const char *list, guint *n_known)
{
  g_autofree char *text = g_utf8_make_valid (list, -1);
  g_auto (GStrv) lines = g_strsplit_set (text, "\r\n", 0);
  guint first = self->lines->len;
  guint n_twice = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = clean_name (lines[i]);
      gboolean known = is_known (self, name);
      g_autofree char *line = g_strdup_printf ("pair %u %s", self->state->pairs->len + 1, name);

      n_twice += known ? 1 : 0;
      if (*name != '\0' && !known)
        append_line (self, line, NULL);
    }
  if (n_known != NULL)
    *n_known = n_twice;
  if (self->lines->len == first)
    return 0;
  g_ptr_array_set_size (self->undone, 0);
  announce_lines (self, first);
  return self->lines->len - first;
}

guint
aluette_tournament_get_n_pairs (AluetteTournament *self)
{
  return self->state->pairs->len;
}

const char *
aluette_tournament_get_pair (AluetteTournament *self, guint pair)
{
  g_return_val_if_fail (pair < self->state->pairs->len, NULL);
  return g_array_index (self->state->pairs, AluetteTournamentPair, pair).name;
}

gboolean
aluette_tournament_rename_pair (AluetteTournament *self, guint pair, const char *name,
                                GError **error)
{
  return apply_line (self, g_strdup_printf ("rename %u %s", pair + 1, name), error);
}

gboolean
aluette_tournament_set_playing (AluetteTournament *self, guint pair, gboolean playing,
                                GError **error)
{
  return apply_line (self, g_strdup_printf ("%s %u", playing ? "return" : "leave", pair + 1),
                     error);
}

gboolean
aluette_tournament_get_playing (AluetteTournament *self, guint pair)
{
  g_return_val_if_fail (pair < self->state->pairs->len, FALSE);
  return g_array_index (self->state->pairs, AluetteTournamentPair, pair).playing;
}

/* Rounds and results */

gboolean
aluette_tournament_draw_round (AluetteTournament *self, guint64 seed, GError **error)
{
  return apply_line (self, aluette_tournament_state_draw (self->state, seed, error), error);
}

gboolean
aluette_tournament_cancel_round (AluetteTournament *self, GError **error)
{
  return apply_line (self, g_strdup ("cancel"), error);
}

guint
aluette_tournament_get_n_rounds (AluetteTournament *self)
{
  return self->state->rounds->len;
}

guint
aluette_tournament_get_n_tables (AluetteTournament *self, guint round)
{
  g_return_val_if_fail (round < self->state->rounds->len, 0);
  return ((GArray *) g_ptr_array_index (self->state->rounds, round))->len;
}

const AluetteTournamentTable *
aluette_tournament_get_table (AluetteTournament *self, guint round, guint table)
{
  g_return_val_if_fail (table < aluette_tournament_get_n_tables (self, round), NULL);
  return &g_array_index ((GArray *) g_ptr_array_index (self->state->rounds, round),
                         AluetteTournamentTable, table);
}

guint
aluette_tournament_get_n_missing (AluetteTournament *self, guint round)
{
  guint n = 0;

  for (guint i = 0; i < aluette_tournament_get_n_tables (self, round); i++)
    n += aluette_tournament_get_table (self, round, i)->has_result ? 0 : 1;
  return n;
}

gboolean
aluette_tournament_set_result (AluetteTournament *self, guint round, guint table,
                               const guint points[2], GError **error)
{
  return apply_line (self,
                     g_strdup_printf ("result %u %u %u %u", round + 1, table + 1, points[0],
                                      points[1]),
                     error);
}

gboolean
aluette_tournament_clear_result (AluetteTournament *self, guint round, guint table, GError **error)
{
  return apply_line (self, g_strdup_printf ("clear %u %u", round + 1, table + 1), error);
}

GArray *
aluette_tournament_get_standings (AluetteTournament *self)
{
  return aluette_tournament_state_standings (self->state);
}

/* Undo */

gboolean
aluette_tournament_can_undo (AluetteTournament *self)
{
  return self->lines->len > 2; /* there is always the line with the name */
}

gboolean
aluette_tournament_can_redo (AluetteTournament *self)
{
  return self->undone->len > 0;
}

/* Rebuilds the state from the remaining lines. */
static void
replay_lines (AluetteTournament *self)
{
  aluette_tournament_state_free (self->state);
  self->state = aluette_tournament_state_new ();
  for (guint i = 0; i < self->lines->len; i++)
    {
      g_autofree char *line = g_strdup (g_ptr_array_index (self->lines, i));

      line[strlen (line) - 1] = '\0';
      aluette_tournament_state_apply (self->state, line, NULL);
    }
}

gboolean
aluette_tournament_undo (AluetteTournament *self)
{
  guint last = self->lines->len - 1;

  if (!aluette_tournament_can_undo (self))
    return FALSE;
  g_ptr_array_add (self->undone, g_ptr_array_steal_index (self->lines, last));
  replay_lines (self);
  if (self->journal != NULL)
    aluette_journal_truncate (self->journal, last);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_tournament_redo (AluetteTournament *self)
{
  g_autofree char *line = NULL;

  if (!aluette_tournament_can_redo (self))
    return FALSE;
  line = g_ptr_array_steal_index (self->undone, self->undone->len - 1);
  line[strlen (line) - 1] = '\0';
  append_line (self, line, NULL);
  announce_lines (self, self->lines->len - 1);
  return TRUE;
}
