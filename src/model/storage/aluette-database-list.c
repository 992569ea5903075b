/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-list.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-match-columns.h"

/* A filter that owns its texts, and the requested page. */
typedef struct
{
  AluetteMatchFilter filter;
  GStrv words; /* without case and accents */
  guint offset;
  guint limit;
} Search;

static Search *
search_new (const AluetteMatchFilter *filter, guint offset, guint limit)
{
  Search *search = g_new0 (Search, 1);
  g_autofree char *folded = aluette_match_columns_fold (filter->text != NULL ? filter->text : "");

  search->filter = *filter;
  search->filter.text = NULL;
  search->filter.kind = g_strdup (filter->kind);
  search->filter.rules = g_strdup (filter->rules);
  search->filter.player = g_strdup (filter->player);
  search->words = g_strsplit_set (folded, " \t\n", 0);
  search->offset = offset;
  search->limit = limit;
  return search;
}

static void
search_free (Search *search)
{
  g_free ((char *) search->filter.kind);
  g_free ((char *) search->filter.rules);
  g_free ((char *) search->filter.player);
  g_strfreev (search->words);
  g_free (search);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_free)

/* Adds a condition, in which @ stands for the table. For the first match of a session, it may hold
 * for another one. */
static void
add_condition (GString *sql, gboolean sessions_once, const char *condition)
{
  g_autoptr (GString) own = g_string_new (condition);
  g_autoptr (GString) other = g_string_new (condition);

  g_string_replace (own, "@", "matches", 0);
  g_string_replace (other, "@", "other", 0);
  g_string_append_printf (sql, " AND (%s", own->str);
  /* CROSS JOIN: only the matches of sessions are read. SQLite would read all others first. */
  if (sessions_once)
    g_string_append_printf (sql,
                            " OR matches.id IN (SELECT session FROM session_matches CROSS JOIN"
                            " matches AS other WHERE other.id = session_matches.match AND %s)",
                            other->str);
  g_string_append_c (sql, ')');
}

static void
add_conditions (GString *sql, const Search *search, gboolean sessions_once)
{
  const AluetteMatchFilter *filter = &search->filter;

  g_string_append (sql, " WHERE deleted IS NULL");
  if (filter->state != ALUETTE_MATCHES_ANY)
    g_string_append_printf (sql, " AND over = %d", filter->state == ALUETTE_MATCHES_OVER);
  if (filter->tables != ALUETTE_TABLES_ANY)
    g_string_append_printf (sql, " AND real_table = %d", filter->tables == ALUETTE_TABLES_REAL);
  if (filter->kind != NULL)
    g_string_append (sql, " AND kind = :kind");
  if (filter->rules != NULL)
    g_string_append (sql, " AND rules = :rules");
  if (sessions_once)
    g_string_append (sql, " AND id NOT IN (SELECT match FROM session_matches"
                          " WHERE match <> session)");
  if (filter->player != NULL)
    add_condition (sql, sessions_once, "@.id IN (SELECT match FROM seats WHERE name = :player)");
  for (guint i = 0; search->words[i] != NULL; i++)
    if (*search->words[i] != '\0')
      {
        g_autofree char *found = g_strdup_printf ("contains (@.search, :word%u)", i);

        add_condition (sql, sessions_once, found);
      }
}

static const char *
get_order_clause (AluetteMatchSort sort)
{
  switch (sort)
    {
    case ALUETTE_MATCHES_OLDEST:
      return " ORDER BY created, id";
    case ALUETTE_MATCHES_BY_EVENT:
      return " ORDER BY event = '', event COLLATE NOCASE, modified DESC, id DESC";
    case ALUETTE_MATCHES_BY_NAMES:
      return " ORDER BY names COLLATE NOCASE, modified DESC, id DESC";
    default:
      return " ORDER BY over, modified DESC, id DESC";
    }
}

static gboolean
bind_search (AluetteConnection *connection, sqlite3_stmt *query, const Search *search,
             GError **error)
{
  gint64 limit = search->limit > 0 ? (gint64) search->limit : -1;

  if (!aluette_connection_bind_text (connection, query, ":kind", search->filter.kind, error)
      || !aluette_connection_bind_text (connection, query, ":rules", search->filter.rules, error)
      || !aluette_connection_bind_text (connection, query, ":player", search->filter.player, error)
      || !aluette_connection_bind_int (connection, query, ":limit", limit, error)
      || !aluette_connection_bind_int (connection, query, ":offset", search->offset, error))
    return FALSE;
  for (guint i = 0; search->words[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf (":word%u", i);

      if (!aluette_connection_bind_text (connection, query, name, search->words[i], error))
        return FALSE;
    }
  return TRUE;
}

/* Whether a session has several matches. If none has, the conditions for them, which would be
 * checked for each match, can be left out. */
static gboolean
find_sessions (AluetteConnection *connection, gint64 *found, GError **error)
{
  return aluette_connection_get_int (
      connection, found, 0, error,
      "SELECT EXISTS (SELECT 1 FROM session_matches WHERE match <> session)", "");
}

/* The bound values are not part of the SQL text, so the pages of a list share a prepared
 * statement. */
static sqlite3_stmt *
start_search (AluetteConnection *connection, const Search *search, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT id FROM matches");
  sqlite3_stmt *query;
  gint64 sessions = 0;

  if (search->filter.sessions_once && !find_sessions (connection, &sessions, error))
    return NULL;
  add_conditions (sql, search, sessions != 0);
  g_string_append (sql, get_order_clause (search->filter.sort));
  g_string_append (sql, " LIMIT :limit OFFSET :offset");
  query = aluette_connection_query (connection, error, sql->str, "");
  return query != NULL && bind_search (connection, query, search, error) ? query : NULL;
}

static GArray *
find_ids (AluetteConnection *connection, const Search *search, GError **error)
{
  return aluette_connection_read_ids (connection, start_search (connection, search, error), error);
}

static const char *
text_column (sqlite3_stmt *query, int column)
{
  const char *text = (const char *) sqlite3_column_text (query, column);

  return text != NULL ? text : "";
}

/* Steps to the only row of a query. Returns: FALSE with @error, also if there is no row. */
static gboolean
step_to_row (AluetteConnection *connection, sqlite3_stmt *query, GError **error)
{
  g_autoptr (GError) failure = NULL;

  if (aluette_connection_step (connection, query, &failure))
    return TRUE;
  if (failure == NULL)
    g_set_error_literal (&failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH,
                         _("Match not found"));
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
read_set (AluetteConnection *connection, AluetteMatchColumns *columns, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *query;
  gint64 length;

  if (!aluette_connection_get_int (
          connection, &length, 0, error,
          "SELECT count (*) FROM matches WHERE deleted IS NULL AND set_id = ?", "i", columns->set))
    return FALSE;
  columns->set_length = (guint) length;
  query = aluette_connection_query (
      connection, error,
      "SELECT seat, sum (seats.won) FROM matches, seats WHERE matches.deleted IS NULL"
      " AND matches.set_id = ? AND seats.match = matches.id GROUP BY seat",
      "i", columns->set);
  if (query == NULL)
    return FALSE;
  while (aluette_connection_step (connection, query, &failure))
    if (sqlite3_column_int (query, 0) < ALU_GAME_MAX_SEATS)
      columns->set_won[sqlite3_column_int (query, 0)] = (guint) sqlite3_column_int (query, 1);
  if (failure != NULL)
    g_propagate_error (error, failure);
  return failure == NULL;
}

static gboolean
read_seats (AluetteConnection *connection, AluetteMatchColumns *columns, GError **error)
{
  GError *failure = NULL;
  sqlite3_stmt *query = aluette_connection_query (
      connection, error, "SELECT seat, points, won, kind FROM seats WHERE match = ?", "i",
      columns->match);

  if (query == NULL)
    return FALSE;
  while (aluette_connection_step (connection, query, &failure))
    {
      int seat = sqlite3_column_int (query, 0);

      if (seat >= ALU_GAME_MAX_SEATS)
        continue;
      columns->points[seat] = sqlite3_column_int (query, 1);
      columns->winners |= sqlite3_column_int (query, 2) != 0 ? 1u << seat : 0;
      columns->humans |= sqlite3_column_int (query, 3) == ALU_GAME_HUMAN ? 1u << seat : 0;
    }
  if (failure != NULL)
    g_propagate_error (error, failure);
  return failure == NULL;
}

/* Replaces what is about the first match of a session by what is about all of them.
 * @names: gets the people, one per line */
static gboolean
read_session (AluetteConnection *connection, AluetteMatchColumns *columns, GString *names,
              GError **error)
{
  GError *failure = NULL;
  gint64 n_deals;
  gint32 most = G_MININT32;
  guint n = 0;
  sqlite3_stmt *query = aluette_connection_query (
      connection, error,
      "SELECT seats.name, sum (points) FROM session_matches, seats"
      " WHERE session = ? AND seats.match = session_matches.match"
      " GROUP BY seats.name ORDER BY min (session_matches.match), min (seat)",
      "i", columns->match);

  if (query == NULL)
    return FALSE;
  while (aluette_connection_step (connection, query, &failure))
    if (n < ALUETTE_MATCH_INFO_PEOPLE)
      {
        g_string_append_printf (names, "%s%s", n > 0 ? "\n" : "", text_column (query, 0));
        columns->points[n++] = sqlite3_column_int (query, 1);
      }
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  if (n == 0)
    return TRUE;
  if (!aluette_connection_get_int (connection, &n_deals, 0, error,
                                   "SELECT sum (n_deals) FROM session_matches, matches"
                                   " WHERE session = ? AND id = match",
                                   "i", columns->match))
    return FALSE;
  columns->names = names->str;
  columns->seats = n;
  columns->n_deals = (guint) n_deals;
  columns->humans = columns->winners = 0;
  columns->session = TRUE;
  for (guint person = 0; columns->over && person < n; person++)
    most = MAX (most, columns->points[person]);
  for (guint person = 0; columns->over && person < n; person++)
    columns->winners |= columns->points[person] == most ? 1u << person : 0;
  return TRUE;
}

static AluetteMatchInfo *
read_info (AluetteConnection *connection, gint64 match, GError **error)
{
  AluetteMatchColumns columns = { .match = match };
  AluetteMatchInfo *info = NULL;
  g_autoptr (GString) people = g_string_new (NULL);
  sqlite3_stmt *query = aluette_connection_query (
      connection, error,
      "SELECT event, place, date, names, rules, created, modified, seats, n_deals, over, real_table,"
      " ifnull (set_id, 0), ifnull (set_number, 0), kind FROM matches WHERE id = ?",
      "i", match);

  if (query == NULL || !step_to_row (connection, query, error))
    return NULL;
  columns.event = text_column (query, 0);
  columns.place = text_column (query, 1);
  columns.date = text_column (query, 2);
  columns.names = text_column (query, 3);
  columns.rules = text_column (query, 4);
  columns.created = sqlite3_column_int64 (query, 5);
  columns.modified = sqlite3_column_int64 (query, 6);
  columns.seats = (guint) sqlite3_column_int (query, 7);
  columns.n_deals = (guint) sqlite3_column_int (query, 8);
  columns.over = sqlite3_column_int (query, 9) != 0;
  columns.real_table = sqlite3_column_int (query, 10) != 0;
  columns.set = sqlite3_column_int64 (query, 11);
  columns.set_number = (guint) sqlite3_column_int (query, 12);
  columns.kind = text_column (query, 13);
  if (read_seats (connection, &columns, error) && read_session (connection, &columns, people, error)
      && (columns.set == 0 || read_set (connection, &columns, error)))
    info = aluette_match_info_new (&columns);
  sqlite3_reset (query);
  return info;
}

AluetteMatchInfo *
aluette_database_get_info (AluetteDatabase *self, gint64 match, GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return read_info (self->main, match, error);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GArray *ids = NULL;
  AluetteConnection *connection = aluette_database_acquire (source, ALUETTE_WORKER_QUERIES,
                                                            cancellable, &error);

  if (connection != NULL)
    {
      ids = find_ids (connection, task_data, &error);
      aluette_database_release (source, ALUETTE_WORKER_QUERIES);
    }
  if (ids != NULL)
    g_task_return_pointer (task, ids, (GDestroyNotify) g_array_unref);
  else
    g_task_return_error (task, error);
}

/* Returns: (transfer full) (element-type AluetteMatchInfo) (nullable): NULL with @error. A match
 * that was deleted since @ids were found is left out. */
static GPtrArray *
read_infos (AluetteConnection *connection, GArray *ids, GError **error)
{
  g_autoptr (GPtrArray) infos = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (GError) failure = NULL;
      AluetteMatchInfo *info = read_info (connection, g_array_index (ids, gint64, i), &failure);

      if (info != NULL)
        g_ptr_array_add (infos, info);
      else if (!g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH))
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return NULL;
        }
    }
  return g_steal_pointer (&infos);
}

static void
list_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray *infos = NULL;
  g_autoptr (GArray) ids = NULL;
  GError *error = NULL;
  AluetteConnection *connection = aluette_database_acquire (source, ALUETTE_WORKER_QUERIES,
                                                            cancellable, &error);

  if (connection != NULL)
    {
      ids = find_ids (connection, task_data, &error);
      infos = ids != NULL ? read_infos (connection, ids, &error) : NULL;
      aluette_database_release (source, ALUETTE_WORKER_QUERIES);
    }
  if (infos != NULL)
    g_task_return_pointer (task, infos, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
start_task (AluetteDatabase *self, gpointer tag, Search *search, GTaskThreadFunc func,
            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, search, (GDestroyNotify) search_free);
  g_task_run_in_thread (task, func);
}

void
aluette_database_find_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                     guint limit, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (ALUETTE_IS_DATABASE (self));
  start_task (self, aluette_database_find_matches_async, search_new (filter, 0, limit),
              find_in_thread, cancellable, callback, data);
}

GArray *
aluette_database_find_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

GArray *
aluette_database_find_matches (AluetteDatabase *self, const AluetteMatchFilter *filter,
                               GError **error)
{
  g_autoptr (Search) search = search_new (filter, 0, 0);

  g_return_val_if_fail (ALUETTE_IS_DATABASE (self), NULL);
  return find_ids (self->main, search, error);
}

void
aluette_database_list_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                     guint offset, guint limit, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (ALUETTE_IS_DATABASE (self) && limit > 0);
  start_task (self, aluette_database_list_matches_async, search_new (filter, offset, limit),
              list_in_thread, cancellable, callback, data);
}

GPtrArray *
aluette_database_list_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
