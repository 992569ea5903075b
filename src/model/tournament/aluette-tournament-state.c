/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tournament/aluette-tournament-state.h"

#include <glib/gi18n.h>

#include "engine/alu-game-kind.h"

#define FIRST_LINE "%tournament 1"
#define MOST_POINTS 999
#define MOST_PAIRS 999

typedef struct
{
  const char *key;
  guint usual;
  guint most;
} Option;

static const Option options[ALUETTE_TOURNAMENT_N_OPTIONS] = {
  [ALUETTE_TOURNAMENT_ROUNDS] = { "rounds", 4, 99 },
  [ALUETTE_TOURNAMENT_SWISS] = { "swiss", 1, 1 },
  [ALUETTE_TOURNAMENT_TARGET] = { "target", 5, MOST_POINTS },
  [ALUETTE_TOURNAMENT_BYE_FOR] = { "bye-for", 5, MOST_POINTS },
  [ALUETTE_TOURNAMENT_BYE_AGAINST] = { "bye-against", 0, MOST_POINTS },
  [ALUETTE_TOURNAMENT_BYE_WINS] = { "bye-wins", 1, 1 },
  [ALUETTE_TOURNAMENT_FIRST_TABLE] = { "first-table", 1, 999 },
};

const char *
aluette_tournament_option_key (AluetteTournamentOption option)
{
  return options[option].key;
}

static void
pair_clear (gpointer data)
{
  g_free (((AluetteTournamentPair *) data)->name);
}

AluetteTournamentState *
aluette_tournament_state_new (void)
{
  AluetteTournamentState *self = g_new0 (AluetteTournamentState, 1);

  for (guint i = 0; i < ALUETTE_TOURNAMENT_N_OPTIONS; i++)
    self->options[i] = options[i].usual;
  self->name = g_strdup ("");
  self->pairs = g_array_new (FALSE, FALSE, sizeof (AluetteTournamentPair));
  g_array_set_clear_func (self->pairs, pair_clear);
  self->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  return self;
}

void
aluette_tournament_state_free (AluetteTournamentState *self)
{
  g_free (self->name);
  g_array_unref (self->pairs);
  g_ptr_array_unref (self->rounds);
  g_free (self);
}

static gboolean
set_error (GError **error, AluetteTournamentError code, const char *message)
{
  g_set_error_literal (error, ALUETTE_TOURNAMENT_ERROR, (int) code, message);
  return FALSE;
}

static gboolean
bad_line (GError **error)
{
  return set_error (error, ALUETTE_TOURNAMENT_ERROR_BAD_LINE, _("not a valid tournament line"));
}

/* Reads @text as a decimal number of at most @most. */
static gboolean
read_number (const char *text, guint most, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, most, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
check_name (const char *name, GError **error)
{
  if (alu_game_name_ok (name))
    return TRUE;
  return set_error (error, ALUETTE_TOURNAMENT_ERROR_BAD_NAME,
                    _("Enter a short name without line breaks or double spaces"));
}

static AluetteTournamentPair *
find_pair (const AluetteTournamentState *self, const char *number, GError **error)
{
  guint pair;

  if (read_number (number, MOST_PAIRS, &pair) && pair >= 1 && pair <= self->pairs->len)
    return &g_array_index (self->pairs, AluetteTournamentPair, pair - 1);
  set_error (error, ALUETTE_TOURNAMENT_ERROR_NOT_NOW, _("Pair not found"));
  return NULL;
}

static gboolean
apply_name (AluetteTournamentState *self, const char *name, GError **error)
{
  if (!check_name (name, error))
    return FALSE;
  g_free (self->name);
  self->name = g_strdup (name);
  return TRUE;
}

static gboolean
apply_option (AluetteTournamentState *self, GStrv tokens, GError **error)
{
  for (guint i = 0; i < ALUETTE_TOURNAMENT_N_OPTIONS; i++)
    if (g_str_equal (tokens[1], options[i].key))
      {
        if (read_number (tokens[2], options[i].most, &self->options[i]))
          return TRUE;
        return set_error (error, ALUETTE_TOURNAMENT_ERROR_BAD_VALUE,
                          _("This number is out of range"));
      }
  return bad_line (error);
}

/* "pair 3 Anne and Léon" has the next number, "rename 3 …" an existing one. */
static gboolean
apply_pair (AluetteTournamentState *self, GStrv tokens, const char *line, GError **error)
{
  const char *name = line + strlen (tokens[0]) + strlen (tokens[1]) + 2;
  AluetteTournamentPair pair = { .playing = TRUE };
  guint number;

  if (!check_name (name, error))
    return FALSE;
  if (g_str_equal (tokens[0], "rename"))
    {
      AluetteTournamentPair *known = find_pair (self, tokens[1], error);

      if (known == NULL)
        return FALSE;
      g_free (known->name);
      known->name = g_strdup (name);
      return TRUE;
    }
  if (!read_number (tokens[1], MOST_PAIRS, &number) || number != self->pairs->len + 1)
    return bad_line (error);
  pair.name = g_strdup (name);
  g_array_append_val (self->pairs, pair);
  return TRUE;
}

static gboolean
apply_playing (AluetteTournamentState *self, GStrv tokens, GError **error)
{
  AluetteTournamentPair *pair = find_pair (self, tokens[1], error);

  if (pair == NULL)
    return FALSE;
  pair->playing = g_str_equal (tokens[0], "return");
  return TRUE;
}

/* "4-7" or "5-bye": both pairs take part, and neither is at another table. */
static gboolean
read_table (const AluetteTournamentState *self, const char *token, gboolean *seated,
            AluetteTournamentTable *table)
{
  g_auto (GStrv) ends = g_strsplit (token, "-", 0);
  guint n = g_str_has_suffix (token, "-bye") ? 1 : 2;

  if (g_strv_length (ends) != 2)
    return FALSE;
  table->pairs[1] = ALUETTE_BYE;
  for (guint i = 0; i < n; i++)
    {
      guint pair;

      if (!read_number (ends[i], self->pairs->len, &pair) || pair == 0 || seated[pair - 1]
          || !g_array_index (self->pairs, AluetteTournamentPair, pair - 1).playing)
        return FALSE;
      table->pairs[i] = pair - 1;
      seated[pair - 1] = TRUE;
    }
  return TRUE;
}

static guint
count_missing (const GArray *tables)
{
  guint n = 0;

  for (guint i = 0; i < tables->len; i++)
    n += g_array_index (tables, AluetteTournamentTable, i).has_result ? 0 : 1;
  return n;
}

static gboolean
check_last_round (const AluetteTournamentState *self, GError **error)
{
  if (self->rounds->len == 0
      || count_missing (g_ptr_array_index (self->rounds, self->rounds->len - 1)) == 0)
    return TRUE;
  return set_error (error, ALUETTE_TOURNAMENT_ERROR_UNFINISHED,
                    _("Results of the last round are missing"));
}

static gboolean
apply_round (AluetteTournamentState *self, GStrv tokens, GError **error)
{
  g_autofree gboolean *seated = g_new0 (gboolean, MAX (self->pairs->len, 1));
  g_autoptr (GArray) tables = g_array_new (FALSE, TRUE, sizeof (AluetteTournamentTable));
  guint number;

  if (!check_last_round (self, error))
    return FALSE;
  if (!read_number (tokens[1], MOST_PAIRS, &number) || number != self->rounds->len + 1)
    return bad_line (error);
  for (guint i = 2; tokens[i] != NULL; i++)
    {
      AluetteTournamentTable table = { 0 };

      if (!read_table (self, tokens[i], seated, &table))
        return bad_line (error);
      if (table.pairs[1] == ALUETTE_BYE)
        {
          table.has_result = TRUE;
          table.points[0] = self->options[ALUETTE_TOURNAMENT_BYE_FOR];
          table.points[1] = self->options[ALUETTE_TOURNAMENT_BYE_AGAINST];
        }
      else
        table.number = self->options[ALUETTE_TOURNAMENT_FIRST_TABLE] + tables->len;
      g_array_append_val (tables, table);
    }
  g_ptr_array_add (self->rounds, g_steal_pointer (&tables));
  return TRUE;
}

static gboolean
apply_cancel (AluetteTournamentState *self, GError **error)
{
  GArray *tables = self->rounds->len > 0 ? g_ptr_array_index (self->rounds, self->rounds->len - 1)
                                         : NULL;

  for (guint i = 0; tables != NULL && i < tables->len; i++)
    {
      const AluetteTournamentTable *table = &g_array_index (tables, AluetteTournamentTable, i);

      if (table->has_result && table->pairs[1] != ALUETTE_BYE)
        tables = NULL;
    }
  if (tables == NULL)
    return set_error (error, ALUETTE_TOURNAMENT_ERROR_NOT_NOW,
                      _("Only the draw of a round without results can be undone"));
  g_ptr_array_set_size (self->rounds, (int) self->rounds->len - 1);
  return TRUE;
}

/* "result 1 2 5 3": round, table in the round, points; "clear 1 2". */
static gboolean
apply_result (AluetteTournamentState *self, GStrv tokens, GError **error)
{
  gboolean clear = g_str_equal (tokens[0], "clear");
  AluetteTournamentTable *table = NULL;
  guint round, number, points[2] = { 0, 0 };

  if (read_number (tokens[1], self->rounds->len, &round) && round > 0)
    {
      GArray *tables = g_ptr_array_index (self->rounds, round - 1);

      if (read_number (tokens[2], tables->len, &number) && number > 0)
        table = &g_array_index (tables, AluetteTournamentTable, number - 1);
    }
  if (table == NULL || table->pairs[1] == ALUETTE_BYE)
    return set_error (error, ALUETTE_TOURNAMENT_ERROR_NOT_NOW, _("Table not found"));
  for (guint i = 0; i < 2 && !clear; i++)
    if (!read_number (tokens[3 + i], MOST_POINTS, &points[i]))
      return set_error (error, ALUETTE_TOURNAMENT_ERROR_BAD_VALUE,
                        _("This number is out of range"));
  table->has_result = !clear;
  memcpy (table->points, points, sizeof points);
  return TRUE;
}

gboolean
aluette_tournament_state_apply (AluetteTournamentState *self, const char *line, GError **error)
{
  g_auto (GStrv) tokens = g_strsplit (line, " ", 0);
  guint n = g_strv_length (tokens);

  if (!self->started)
    {
      self->started = g_str_equal (line, FIRST_LINE);
      return self->started || bad_line (error);
    }
  if (n >= 2 && g_str_equal (tokens[0], "name"))
    return apply_name (self, line + strlen ("name "), error);
  if (n == 3 && g_str_equal (tokens[0], "option"))
    return apply_option (self, tokens, error);
  if (n >= 3 && (g_str_equal (tokens[0], "pair") || g_str_equal (tokens[0], "rename")))
    return apply_pair (self, tokens, line, error);
  if (n == 2 && (g_str_equal (tokens[0], "leave") || g_str_equal (tokens[0], "return")))
    return apply_playing (self, tokens, error);
  if (n >= 3 && g_str_equal (tokens[0], "round"))
    return apply_round (self, tokens, error);
  if (n == 1 && g_str_equal (tokens[0], "cancel"))
    return apply_cancel (self, error);
  if ((n == 5 && g_str_equal (tokens[0], "result")) || (n == 3 && g_str_equal (tokens[0], "clear")))
    return apply_result (self, tokens, error);
  return bad_line (error);
}

/* Drawing */

/* The pairs that take part, and their earlier matches. */
typedef struct
{
  guint n;
  guint *pairs;
  guint8 *met;
  guint *byes;
  guint *wins; /* doubled, so that a draw counts as 1 */
} Field;

static void
field_clear (Field *field)
{
  g_free (field->pairs);
  g_free (field->met);
  g_free (field->byes);
  g_free (field->wins);
}

static void
count_table (Field *field, const guint *place, const AluetteTournamentTable *table)
{
  guint a = place[table->pairs[0]];
  guint b = table->pairs[1] != ALUETTE_BYE ? place[table->pairs[1]] : ALUETTE_BYE;

  if (table->pairs[1] == ALUETTE_BYE && a != ALUETTE_BYE)
    field->byes[a]++;
  if (a == ALUETTE_BYE || b == ALUETTE_BYE)
    return;
  field->met[a * field->n + b]++;
  field->met[b * field->n + a]++;
}

static void
field_init (Field *field, const AluetteTournamentState *self)
{
  g_autofree guint *place = g_new (guint, MAX (self->pairs->len, 1));
  g_autoptr (GArray) standings = aluette_tournament_state_standings (self);

  *field = (Field) { .pairs = g_new (guint, MAX (self->pairs->len, 1)) };
  for (guint i = 0; i < self->pairs->len; i++)
    {
      gboolean playing = g_array_index (self->pairs, AluetteTournamentPair, i).playing;

      place[i] = playing ? field->n : ALUETTE_BYE;
      if (playing)
        field->pairs[field->n++] = i;
    }
  field->met = g_new0 (guint8, MAX (field->n * field->n, 1));
  field->byes = g_new0 (guint, MAX (field->n, 1));
  field->wins = g_new0 (guint, MAX (field->n, 1));
  for (guint round = 0; round < self->rounds->len; round++)
    {
      const GArray *tables = g_ptr_array_index (self->rounds, round);

      for (guint i = 0; i < tables->len; i++)
        count_table (field, place, &g_array_index (tables, AluetteTournamentTable, i));
    }
  for (guint i = 0; i < standings->len; i++)
    {
      const AluetteStanding *standing = &g_array_index (standings, AluetteStanding, i);

      if (place[standing->pair] != ALUETTE_BYE)
        field->wins[place[standing->pair]] = 2 * standing->won + standing->drawn;
    }
}

static char *
draw_field (const Field *field, const AluetteTournamentState *self, guint64 seed)
{
  g_autofree guint (*tables)[2] = g_malloc (sizeof *tables * (field->n + 1) / 2);
  GString *line = g_string_new (NULL);
  AluRng rng;

  alu_rng_seed (&rng, seed);
  aluette_pairing_draw (field->n, field->met, field->byes,
                        self->options[ALUETTE_TOURNAMENT_SWISS] ? field->wins : NULL, &rng, tables);
  g_string_append_printf (line, "round %u", self->rounds->len + 1);
  for (guint i = 0; i < (field->n + 1) / 2; i++)
    if (tables[i][1] == ALUETTE_BYE)
      g_string_append_printf (line, " %u-bye", field->pairs[tables[i][0]] + 1);
    else
      g_string_append_printf (line, " %u-%u", field->pairs[tables[i][0]] + 1,
                              field->pairs[tables[i][1]] + 1);
  return g_string_free (line, FALSE);
}

char *
aluette_tournament_state_draw (const AluetteTournamentState *self, guint64 seed, GError **error)
{
  char *line = NULL;
  Field field;

  if (!check_last_round (self, error))
    return NULL;
  field_init (&field, self);
  if (field.n < 2)
    set_error (error, ALUETTE_TOURNAMENT_ERROR_TOO_FEW, _("A round needs at least two pairs"));
  else
    line = draw_field (&field, self, seed);
  field_clear (&field);
  return line;
}

/* Standings */

static void
count_side (const AluetteTournamentState *self, AluetteStanding *standing,
            const AluetteTournamentTable *table, guint side)
{
  guint ours = table->points[side];
  guint theirs = table->points[1 - side];
  gboolean bye = table->pairs[1] == ALUETTE_BYE;

  standing->points += ours;
  standing->against += theirs;
  standing->byes += bye ? 1 : 0;
  standing->played += bye ? 0 : 1;
  if (bye)
    standing->won += self->options[ALUETTE_TOURNAMENT_BYE_WINS];
  else
    {
      standing->won += ours > theirs ? 1 : 0;
      standing->drawn += ours == theirs ? 1 : 0;
      standing->lost += ours < theirs ? 1 : 0;
    }
}

static void
for_each_result (const AluetteTournamentState *self, AluetteStanding *standings,
                 void (*count) (const AluetteTournamentState *self, AluetteStanding *standings,
                                const AluetteTournamentTable *table))
{
  for (guint round = 0; round < self->rounds->len; round++)
    {
      const GArray *tables = g_ptr_array_index (self->rounds, round);

      for (guint i = 0; i < tables->len; i++)
        if (g_array_index (tables, AluetteTournamentTable, i).has_result)
          count (self, standings, &g_array_index (tables, AluetteTournamentTable, i));
    }
}

static void
count_result (const AluetteTournamentState *self, AluetteStanding *standings,
              const AluetteTournamentTable *table)
{
  count_side (self, &standings[table->pairs[0]], table, 0);
  if (table->pairs[1] != ALUETTE_BYE)
    count_side (self, &standings[table->pairs[1]], table, 1);
}

static void
count_opponents (const AluetteTournamentState *self, AluetteStanding *standings,
                 const AluetteTournamentTable *table)
{
  if (table->pairs[1] == ALUETTE_BYE)
    return;
  standings[table->pairs[0]].opponents_won += standings[table->pairs[1]].won;
  standings[table->pairs[1]].opponents_won += standings[table->pairs[0]].won;
}

/* Returns: a negative number if @a is before @b. */
static int
compare_merit (const AluetteStanding *a, const AluetteStanding *b)
{
  int wins = (int) (2 * b->won + b->drawn) - (int) (2 * a->won + a->drawn);
  int difference = ((int) b->points - (int) b->against) - ((int) a->points - (int) a->against);

  if (wins != 0)
    return wins;
  if (difference != 0)
    return difference;
  if (a->points != b->points)
    return a->points > b->points ? -1 : 1;
  return (int) b->opponents_won - (int) a->opponents_won;
}

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const AluetteStanding *first = a;
  const AluetteStanding *second = b;
  int merit = compare_merit (first, second);

  return merit != 0 ? merit : (int) first->pair - (int) second->pair;
}

GArray *
aluette_tournament_state_standings (const AluetteTournamentState *self)
{
  GArray *standings = g_array_new (FALSE, TRUE, sizeof (AluetteStanding));
  AluetteStanding *rows;

  g_array_set_size (standings, self->pairs->len);
  rows = (AluetteStanding *) standings->data;
  for (guint i = 0; i < standings->len; i++)
    rows[i].pair = i;
  for_each_result (self, rows, count_result);
  for_each_result (self, rows, count_opponents);
  g_array_sort (standings, compare_standings);
  for (guint i = 0; i < standings->len; i++)
    rows[i].rank = i > 0 && compare_merit (&rows[i - 1], &rows[i]) == 0 ? rows[i - 1].rank : i + 1;
  return standings;
}
