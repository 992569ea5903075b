/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-columns.h"

#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-match-log.h"

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

/* Formats the names of the players in the order of the seats, one per line. A Petit-Jean has an
 * empty line. */
static char *
all_names (const AluRecordHeader *header)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int seat = 0; seat < header->rules.seats; seat++)
    g_string_append_printf (names, "%s%s", seat > 0 ? "\n" : "", header->players[seat].name);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
team_names (const AluRecordHeader *header, AluTeam team)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int seat = (int) team; seat < header->rules.seats; seat += 2)
    g_ptr_array_add (names, (char *) header->players[seat].name);
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv ("\n", (char **) names->pdata);
}

static char *
search_text (const AluRecordHeader *header, const char *names)
{
  g_autofree char *text = g_strjoin ("\n", names, header->event, header->place, header->date, NULL);

  return aluette_match_columns_fold (text);
}

static gboolean
update_match (AluetteConnection *connection, gint64 match, const AluRecordHeader *header,
              const AluetteMatchSummary *summary, const char *hash, GError **error)
{
  g_autofree char *names = all_names (header);
  g_autofree char *search = search_text (header, names);

  return aluette_connection_run (
      connection, error,
      "UPDATE matches SET hash = ?, date = ?, event = ?, place = ?, rules = ?, seats = ?,"
      " real_table = ?, n_deals = ?, score_a = ?, score_b = ?, over = ?, winner = nullif (?, 255),"
      " names = ?, search = ? WHERE id = ?",
      "sssssiiiiiiissi", hash, header->date, header->event, header->place,
      alu_rule_set_id ((AluRuleSet) header->rules.set), (gint64) header->rules.seats,
      (gint64) summary->real_table, (gint64) summary->deals->len, (gint64) summary->score[0],
      (gint64) summary->score[1], (gint64) summary->over, (gint64) summary->winner, names, search,
      match);
}

static gboolean
insert_seat (AluetteConnection *connection, gint64 match, const AluRecordHeader *header,
             const AluetteMatchSummary *summary, int seat, GError **error)
{
  AluTeam team = alu_team_of (seat);
  const AluetteSeatSummary *own = &summary->seats[seat];
  const AluetteTeamSummary *ours = &summary->teams[team];
  const AluetteTeamSummary *theirs = &summary->teams[1 - (int) team];
  g_autofree char *names = team_names (header, team);

  return aluette_connection_run (
      connection, error,
      "INSERT INTO seats (match, seat, kind, name, team, first, rules, day, over, won, drawn, deals,"
      " team_deals, points, against, team_mordiennes, suffered, own_deals, mordiennes, tricks,"
      " spoiled, offers, accepted, proposals, signs, understood, caught, read, spied)"
      " SELECT ?, ?, ?, ?, ?, ?, ?,"
      " CASE date WHEN '' THEN date (created, 'unixepoch', 'localtime') ELSE date END,"
      " ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM matches WHERE id = ?",
      "iiissisiiiiiiiiiiiiiiiiiiiiii", match, (gint64) seat, (gint64) header->players[seat].kind,
      header->players[seat].name, names, (gint64) (seat < 2),
      alu_rule_set_id ((AluRuleSet) header->rules.set), (gint64) summary->over,
      (gint64) (summary->over && summary->winner == team),
      (gint64) (summary->over && summary->winner == ALU_NOBODY), (gint64) summary->deals->len,
      (gint64) ours->deals_won, (gint64) ours->points, (gint64) theirs->points,
      (gint64) ours->mordiennes, (gint64) theirs->mordiennes, (gint64) own->deals_won,
      (gint64) own->mordiennes, (gint64) own->tricks, (gint64) own->spoiled, (gint64) own->offers,
      (gint64) own->offers_accepted, (gint64) own->proposals, (gint64) own->signs_made,
      (gint64) own->signs_understood, (gint64) own->signs_caught, (gint64) own->signs_read,
      (gint64) own->signs_spied, match);
}

gboolean
aluette_match_columns_refresh (AluetteConnection *connection, gint64 match,
                               const AluRecordHeader *header, const AluetteMatchSummary *summary,
                               const char *hash, GError **error)
{
  if (!update_match (connection, match, header, summary, hash, error)
      || !aluette_connection_run (connection, error, "DELETE FROM seats WHERE match = ?", "i",
                                  match))
    return FALSE;
  for (int seat = 0; seat < header->rules.seats; seat++)
    if (!insert_seat (connection, match, header, summary, seat, error))
      return FALSE;
  return TRUE;
}

gboolean
aluette_match_columns_refresh_from_log (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);
  g_autoptr (AluetteMatchSummary) summary = NULL;
  g_autofree char *hash = NULL;
  gint64 is_packed;

  if (record == NULL || !aluette_record_read (record, -1, header, events, error)
      || !aluette_connection_get_int (connection, &is_packed, 0, error,
                                      "SELECT 1 FROM records WHERE match = ?", "i", match))
    return FALSE;
  summary = aluette_match_summary_new (header, (const AluEvent *) events->data, events->len);
  if (is_packed)
    hash = aluette_match_log_hash (record);
  return aluette_match_columns_refresh (connection, match, header, summary, hash, error);
}

gboolean
aluette_match_columns_rebuild (AluetteConnection *connection, GError **error)
{
  sqlite3_stmt *query = aluette_connection_query (connection, error, "SELECT id FROM matches", "");
  g_autoptr (GArray) ids = aluette_connection_read_ids (connection, query, error);
  GError *failure = NULL;

  if (ids == NULL)
    return FALSE;
  for (guint i = 0; i < ids->len && failure == NULL; i++)
    {
      aluette_match_columns_refresh_from_log (connection, g_array_index (ids, gint64, i), &failure);
      if (g_error_matches (failure, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH)
          || (failure != NULL && failure->domain == ALUETTE_RECORD_ERROR))
        g_clear_error (&failure);
    }
  if (failure != NULL)
    g_propagate_error (error, failure);
  return failure == NULL;
}
