/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-stats.h"

#include "model/session/aluette-game-setup.h"
#include "model/storage/aluette-database-private.h"

typedef struct
{
  AluetteStatsGroup group;
  const AluetteModelKind *kind;
  AluetteStatsFilter filter; /* owns its texts but the kind */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free ((char *) question->filter.player);
  g_free ((char *) question->filter.team);
  g_free ((char *) question->filter.rules);
  g_free ((char *) question->filter.from);
  g_free ((char *) question->filter.to);
  g_free (question);
}

static const char *
key_column (AluetteStatsGroup group)
{
  switch (group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return "team";
    case ALUETTE_STATS_BY_SEAT:
      return "seats.seat + 1";
    case ALUETTE_STATS_BY_RULES:
      return "rules";
    case ALUETTE_STATS_BY_MONTH:
      return "substr (day, 1, 7)";
    case ALUETTE_STATS_BY_PARTNER:
    case ALUETTE_STATS_BY_OPPONENT:
      return "other";
    case ALUETTE_STATS_TOTAL:
      return "''";
    default:
      return "name";
    }
}

/* Whether rows count teams, not players. */
static gboolean
counts_teams (const Question *question)
{
  switch (question->group)
    {
    case ALUETTE_STATS_BY_TEAM:
      return TRUE;
    case ALUETTE_STATS_BY_RULES:
    case ALUETTE_STATS_BY_MONTH:
    case ALUETTE_STATS_TOTAL:
      return question->filter.team != NULL;
    default:
      return FALSE;
    }
}

static const char *const common[] = { "over", "won", "drawn", "deals", "points" };

/* All seats of a team have the same team values. They are counted once, for the first seat, unless
 * each row is about a player or seat. */
static void
add_columns (GString *sql, const AluetteModelKind *kind, gboolean teams_once)
{
  static const char *const functions[] = {
    [ALUETTE_METRIC_SUM] = "sum",
    [ALUETTE_METRIC_HIGHEST] = "max",
    [ALUETTE_METRIC_LOWEST] = "min",
  };
  const char *once = teams_once ? " * first" : "";

  g_string_append (sql, teams_once ? "sum (first)" : "count (*)");
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_string_append_printf (sql, ", sum (%s%s)", common[i], once);
  for (guint i = 0; i < kind->n_metrics; i++)
    g_string_append_printf (sql, ", %s (%s%s)", functions[kind->metrics[i].mode],
                            kind->metrics[i].id, kind->metrics[i].of_team ? once : "");
}

/* The names that the page for a new score sheet proposes are nobody's. */
static void
add_proposed_names (GString *sql)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGameRules rules = { .n_seats = ALU_GAME_MAX_SEATS };

  aluette_game_setup_propose_real (&rules, header);
  g_string_append_printf (sql, " AND NOT (seats.kind = %d AND seats.name = CASE seats.seat",
                          ALU_GAME_PERSON);
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    g_string_append_printf (sql, " WHEN %u THEN '%s'", seat, header->players[seat].name);
  g_string_append (sql, " END)");
}

/* Joins each seat with those of the players it played with, or against. */
static void
add_others (GString *sql, const char *compare_teams)
{
  g_string_append (sql, " JOIN (SELECT match AS other_match, seat AS other_seat, name AS other,"
                        " team AS other_team FROM seats WHERE name <> ''");
  add_proposed_names (sql);
  g_string_append_printf (sql,
                          ") ON other_match = seats.match AND other_seat <> seats.seat"
                          " AND other_team %s seats.team",
                          compare_teams);
}

/* A team counts if one of its players counts. */
static char *
question_sql (const Question *question)
{
  AluetteStatsGroup group = question->group;
  GString *sql = g_string_new ("SELECT ");
  g_autofree char *kinds = question->filter.with_bots
                               ? g_strdup_printf ("<> %d", ALU_GAME_DUMMY)
                               : g_strdup_printf ("IN (%d, %d)", ALU_GAME_HUMAN,
                                                  ALU_GAME_PERSON);

  g_string_append_printf (sql, "%s AS key, ", key_column (group));
  add_columns (sql, question->kind, counts_teams (question));
  g_string_append_printf (
      sql,
      " FROM seats JOIN statistics_%s AS own ON own.match = seats.match AND own.seat = seats.seat",
      question->kind->id);
  if (group == ALUETTE_STATS_BY_PARTNER || group == ALUETTE_STATS_BY_OPPONENT)
    add_others (sql, group == ALUETTE_STATS_BY_PARTNER ? "=" : "<>");
  g_string_append (
      sql,
      " WHERE seats.match NOT IN (SELECT id FROM matches WHERE deleted IS NOT NULL)"
      " AND (?2 IS NULL OR rules = ?2) AND day BETWEEN ?3 AND ?4"
      " AND (?5 IS NULL OR team = ?5)");
  if (question->filter.player != NULL)
    g_string_append (sql, " AND seats.match IN (SELECT match FROM seats WHERE name = ?1)");
  if (counts_teams (question))
    g_string_append_printf (
        sql,
        " AND EXISTS (SELECT 1 FROM seats AS mate WHERE mate.match = seats.match"
        " AND mate.team = seats.team AND mate.kind %s"
        " AND (?1 IS NULL OR mate.name = ?1))",
        kinds);
  else
    g_string_append_printf (sql, " AND seats.kind %s%s", kinds,
                            question->filter.player != NULL ? " AND seats.name = ?1" : "");
  if (group == ALUETTE_STATS_BY_PLAYER)
    add_proposed_names (sql);
  g_string_append (sql, group == ALUETTE_STATS_BY_SEAT || group == ALUETTE_STATS_BY_MONTH
                            ? " GROUP BY key ORDER BY key"
                            : " GROUP BY key ORDER BY count (*) DESC, key");
  return g_string_free (sql, FALSE);
}

static void
row_free (gpointer data)
{
  AluetteStatsRow *row = data;

  g_free (row->key);
  g_free (row);
}

static AluetteStatsRow *
read_row (sqlite3_stmt *query, const AluetteModelKind *kind)
{
  AluetteStatsRow *row = g_new0 (AluetteStatsRow, 1);
  int column = 0;

  row->kind = kind;
  row->key = g_strdup ((const char *) sqlite3_column_text (query, column++));
  row->matches = (guint) sqlite3_column_int64 (query, column++);
  row->matches_over = (guint) sqlite3_column_int64 (query, column++);
  row->matches_won = (guint) sqlite3_column_int64 (query, column++);
  row->matches_drawn = (guint) sqlite3_column_int64 (query, column++);
  row->deals = (guint) sqlite3_column_int64 (query, column++);
  row->points = sqlite3_column_int64 (query, column++);
  for (guint i = 0; i < kind->n_metrics; i++)
    row->metrics[i] = sqlite3_column_int64 (query, column++);
  return row;
}

gint64
aluette_stats_row_get (const AluetteStatsRow *row, const char *metric)
{
  int index = aluette_model_kind_find_metric (row->kind, metric);

  return index >= 0 ? row->metrics[index] : 0;
}

static GPtrArray *
query_rows (AluetteConnection *connection, const Question *question, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);
  const AluetteStatsFilter *filter = &question->filter;
  g_autofree char *sql = question_sql (question);
  GError *failure = NULL;
  sqlite3_stmt *query = aluette_connection_query (connection, error, sql, "sssss", filter->player,
                                                  filter->rules,
                                                  filter->from != NULL ? filter->from : "",
                                                  filter->to != NULL ? filter->to : "9999-99-99",
                                                  filter->team);

  if (query == NULL)
    return NULL;
  while (aluette_connection_step (connection, query, &failure))
    g_ptr_array_add (rows, read_row (query, question->kind));
  if (failure == NULL)
    return g_steal_pointer (&rows);
  g_propagate_error (error, failure);
  return NULL;
}

static void
stats_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray *rows = NULL;
  GError *error = NULL;
  AluetteConnection *connection = aluette_database_acquire (source, ALUETTE_WORKER_QUERIES,
                                                            cancellable, &error);

  if (connection != NULL)
    {
      rows = query_rows (connection, task_data, &error);
      aluette_database_release (source, ALUETTE_WORKER_QUERIES);
    }
  if (rows != NULL)
    g_task_return_pointer (task, rows, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
aluette_database_stats_async (AluetteDatabase *self, AluetteStatsGroup group,
                              const AluetteStatsFilter *filter, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (ALUETTE_IS_DATABASE (self) && filter != NULL);
  g_return_if_fail (filter->kind == NULL || aluette_model_kind_from_id (filter->kind) != NULL);
  task = g_task_new (self, cancellable, callback, data);
  question = g_new0 (Question, 1);
  question->group = group;
  question->kind = aluette_model_kind_from_id (filter->kind != NULL ? filter->kind
                                                                    : alu_game_kinds[0]->id);
  question->filter = *filter;
  question->filter.player = g_strdup (filter->player);
  question->filter.team = g_strdup (filter->team);
  question->filter.rules = g_strdup (filter->rules);
  question->filter.from = g_strdup (filter->from);
  question->filter.to = g_strdup (filter->to);
  g_task_set_source_tag (task, aluette_database_stats_async);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, stats_in_thread);
}

GPtrArray *
aluette_database_stats_finish (AluetteDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
