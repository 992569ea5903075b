/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-columns.h"

#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-match-log.h"
#include "model/storage/aluette-stored-record.h"

char *
aluette_match_columns_fold (const char *text)
{
  g_autofree char *decomposed = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *p = decomposed != NULL ? decomposed : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_type (c) != G_UNICODE_NON_SPACING_MARK)
        g_string_append_unichar (bare, c);
    }
  return g_utf8_casefold (bare->str, -1);
}

/* Formats the names of the players in the order of the seats, one per line. A dummy has an empty
 * line. */
static char *
all_names (const AluGameHeader *header)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    g_string_append_printf (names, "%s%s", seat > 0 ? "\n" : "", header->players[seat].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the team of @seat, which in a game without teams is its player alone. */
static char *
team_names (const AluGameKind *game, const AluGameHeader *header, int seat)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  int step = game->n_teams > 0 ? game->n_teams : header->rules.n_seats;

  for (int mate = seat % step; mate < header->rules.n_seats; mate += step)
    g_ptr_array_add (names, (char *) header->players[mate].name);
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv ("\n", (char **) names->pdata);
}

static char *
search_text (const AluGameHeader *header, const char *names)
{
  g_autofree char *text = g_strjoin ("\n", names, header->event, header->place, header->date, NULL);

  return aluette_match_columns_fold (text);
}

static const char *
get_rules_id (const AluGameKind *game, const AluGameHeader *header)
{
  return game->rule_sets[header->rules.set].id;
}

static gboolean
update_match (AluetteConnection *connection, gint64 match, AluetteMatchFollower *follower,
              const AluetteStanding *standing, const char *hash, GError **error)
{
  const AluGameKind *game = aluette_match_follower_get_game (follower);
  const AluGameHeader *header = aluette_match_follower_get_header (follower);
  g_autofree char *names = all_names (header);
  g_autofree char *search = search_text (header, names);

  return aluette_connection_run (
      connection, error,
      "UPDATE matches SET hash = ?, kind = ?, date = ?, event = ?, place = ?, rules = ?, seats = ?,"
      " real_table = ?, n_deals = ?, over = ? OR " ALUETTE_SQL_SESSION_OVER
      ", names = ?, search = ? WHERE id = ?",
      "ssssssiiiissi", hash, game->id, header->date, header->event, header->place,
      get_rules_id (game, header), (gint64) header->rules.n_seats,
      (gint64) alu_game_header_is_real (header), (gint64) standing->n_deals,
      (gint64) standing->over, names, search, match);
}

static gboolean
insert_seat (AluetteConnection *connection, gint64 match, AluetteMatchFollower *follower,
             const AluetteStanding *standing, int seat, GError **error)
{
  const AluGameKind *game = aluette_match_follower_get_game (follower);
  const AluGameHeader *header = aluette_match_follower_get_header (follower);
  g_autofree char *names = team_names (game, header, seat);
  gboolean won = (standing->winners & 1u << seat) != 0;

  return aluette_connection_run (
      connection, error,
      "INSERT INTO seats (match, seat, kind, name, team, first, rules, day, over, won, drawn, deals,"
      " points) SELECT ?, ?, ?, ?, ?, ?, ?,"
      " CASE date WHEN '' THEN date (created, 'unixepoch', 'localtime') ELSE date END,"
      " ?, ?, ?, ?, ? FROM matches WHERE id = ?",
      "iiissisiiiiii", match, (gint64) seat, (gint64) header->players[seat].kind,
      header->players[seat].name, names, (gint64) (game->n_teams == 0 || seat < game->n_teams),
      get_rules_id (game, header), (gint64) standing->over, (gint64) won,
      (gint64) (standing->over && standing->winners == 0), (gint64) standing->n_deals,
      (gint64) standing->points[seat], match);
}

/* Returns: (transfer full): a statement whose values are the match, the seat and the metrics. */
static char *
format_metrics_sql (const AluetteModelKind *kind)
{
  g_autoptr (GString) columns = g_string_new ("match, seat");
  g_autoptr (GString) values = g_string_new ("?, ?");

  for (guint i = 0; i < kind->n_metrics; i++)
    {
      g_string_append_printf (columns, ", %s", kind->metrics[i].id);
      g_string_append (values, ", ?");
    }
  return g_strdup_printf ("INSERT OR REPLACE INTO statistics_%s (%s) VALUES (%s)", kind->id,
                          columns->str, values->str);
}

static gboolean
insert_metrics (AluetteConnection *connection, const char *sql, gint64 match,
                AluetteMatchFollower *follower, int seat, guint n_metrics, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (connection, error, sql, "");
  gint64 values[2 + ALUETTE_MAX_METRICS] = { match, seat };
  GError *failure = NULL;

  aluette_match_follower_get_metrics (follower, (guint) seat, values + 2);
  if (query == NULL
      || !aluette_connection_bind_ints (connection, query, values, 2 + n_metrics, error))
    return FALSE;
  aluette_connection_step (connection, query, &failure);
  if (failure == NULL)
    return TRUE;
  g_propagate_error (error, failure);
  return FALSE;
}

gboolean
aluette_match_columns_refresh (AluetteConnection *connection, gint64 match,
                               AluetteMatchFollower *follower, const char *hash, GError **error)
{
  const AluGameKind *game = aluette_match_follower_get_game (follower);
  const AluetteModelKind *kind = aluette_model_kind_from_id (game->id);
  g_autofree char *sql = format_metrics_sql (kind);
  AluetteStanding standing;

  aluette_match_follower_get_standing (follower, &standing);
  if (!update_match (connection, match, follower, &standing, hash, error)
      || !aluette_connection_run (connection, error, "DELETE FROM seats WHERE match = ?", "i",
                                  match))
    return FALSE;
  for (int seat = 0; seat < aluette_match_follower_get_header (follower)->rules.n_seats; seat++)
    if (!insert_seat (connection, match, follower, &standing, seat, error)
        || !insert_metrics (connection, sql, match, follower, seat, kind->n_metrics, error))
      return FALSE;
  return TRUE;
}

gboolean
aluette_match_columns_refresh_from_log (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);
  g_autoptr (AluetteMatchFollower) follower = NULL;
  g_autofree char *hash = NULL;
  gint64 is_packed;

  if (record == NULL)
    return FALSE;
  if (aluette_stored_record_is_foreign (record))
    return TRUE;
  follower = aluette_match_follower_new_from_text (record, error);
  if (follower == NULL
      || !aluette_connection_get_int (connection, &is_packed, 0, error,
                                      "SELECT 1 FROM records WHERE match = ?", "i", match))
    return FALSE;
  if (is_packed)
    hash = aluette_match_log_hash (record);
  return aluette_match_columns_refresh (connection, match, follower, hash, error);
}
