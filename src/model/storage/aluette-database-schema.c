/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-schema.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-match-columns.h"

/*
 * The log of a match is the only source of its data. It is in `events` while the match is played,
 * and packed in one row of `records` otherwise. Row 0 of `events` is the header of the record, row
 * n + 1 is event n. All other columns and tables are derived from the logs, except for the seed,
 * the key, the times, the deletion, the best of three and the notes. A game adds a table of
 * statistics with its metrics.
 */
static const char schema[]
    = "CREATE TABLE matches ("
      "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
      "  kind TEXT NOT NULL DEFAULT 'aluette',"
      "  seed INTEGER NOT NULL,"
      "  key BLOB," /* or NULL: the seed is used as it is */
      "  created INTEGER NOT NULL," /* seconds since 1970 */
      "  modified INTEGER NOT NULL,"
      "  deleted INTEGER," /* when, or NULL */
      "  hash TEXT,"       /* of a packed record, else NULL */
      "  date TEXT NOT NULL DEFAULT '',"
      "  event TEXT NOT NULL DEFAULT '',"
      "  place TEXT NOT NULL DEFAULT '',"
      "  rules TEXT NOT NULL DEFAULT '',"
      "  seats INTEGER NOT NULL DEFAULT 0,"
      "  real_table INTEGER NOT NULL DEFAULT 0,"
      "  n_deals INTEGER NOT NULL DEFAULT 0,"
      "  over INTEGER NOT NULL DEFAULT 0,"
      "  names TEXT NOT NULL DEFAULT '',"  /* to show */
      "  search TEXT NOT NULL DEFAULT '',"
      "  set_id INTEGER,"      /* best of three: id of its first match */
      "  set_number INTEGER," /* 1 partie, 2 revanche, 3 belle */
      "  notes TEXT NOT NULL DEFAULT '');" /* on its deals, as in its record */
      "CREATE UNIQUE INDEX matches_hash ON matches (hash) WHERE hash IS NOT NULL;"
      "CREATE INDEX matches_recent ON matches"
      "  (over, modified DESC, id DESC, kind, rules, real_table, search) WHERE deleted IS NULL;"
      "CREATE INDEX matches_in_play ON matches (date) WHERE hash IS NULL;"
      "CREATE INDEX matches_set ON matches (set_id, set_number) WHERE set_id IS NOT NULL;"
      "CREATE INDEX matches_deleted ON matches (deleted) WHERE deleted IS NOT NULL;"
      "CREATE TABLE events ("
      "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL,"
      "  lines TEXT NOT NULL,"
      "  PRIMARY KEY (match, number)) WITHOUT ROWID;"
      "CREATE TABLE records ("
      "  match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
      "  packed BLOB NOT NULL);"
      "CREATE TABLE seats ("
      "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  seat INTEGER NOT NULL,"
      "  kind INTEGER NOT NULL," /* AluGamePlayerKind */
      "  name TEXT NOT NULL,"
      "  team TEXT NOT NULL,"     /* sorted names of its team, one per line */
      "  first INTEGER NOT NULL," /* whether it is the first seat of its team */
      "  rules TEXT NOT NULL,"
      "  day TEXT NOT NULL,"
      "  over INTEGER NOT NULL,"
      "  won INTEGER NOT NULL,"
      "  drawn INTEGER NOT NULL,"
      "  deals INTEGER NOT NULL,"
      "  points INTEGER NOT NULL," /* in the match; of its team in a game of teams */
      "  PRIMARY KEY (match, seat)) WITHOUT ROWID;"
      "CREATE INDEX seats_name ON seats (name);"
      /* Tournaments: again a log, with one row per line. */
      "CREATE TABLE tournaments ("
      "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
      "  created INTEGER NOT NULL,"
      "  modified INTEGER NOT NULL,"
      "  deleted INTEGER,"
      "  name TEXT NOT NULL DEFAULT '');"
      "CREATE TABLE tournament_lines ("
      "  tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL,"
      "  line TEXT NOT NULL,"
      "  PRIMARY KEY (tournament, number)) WITHOUT ROWID;"
      /* Tables with more people than seats: a log with one row per event, and the matches that
       * follow from it. A session is named by its first match. */
      "CREATE TABLE sessions ("
      "  session INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL," /* 0 for the head, n + 1 for event n */
      "  lines TEXT NOT NULL,"
      "  PRIMARY KEY (session, number)) WITHOUT ROWID;"
      "CREATE TABLE session_matches ("
      "  match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
      "  session INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  name TEXT NOT NULL);" /* the people in its seats */
      "CREATE UNIQUE INDEX session_matches_name ON session_matches (session, name);";

gboolean
aluette_database_schema_check (AluetteConnection *connection, gboolean *is_empty, GError **error)
{
  gint64 id, user_version, n_tables;

  if (!aluette_connection_get_int (connection, &id, 0, error, "PRAGMA application_id", "")
      || !aluette_connection_get_int (connection, &user_version, 0, error, "PRAGMA user_version",
                                      "")
      || !aluette_connection_get_int (connection, &n_tables, 0, error,
                                      "SELECT count (*) FROM sqlite_schema", ""))
    return FALSE;
  *is_empty = id == 0 && user_version == 0 && n_tables == 0;
  if (*is_empty)
    return TRUE;
  if (id != ALUETTE_DATABASE_APPLICATION_ID)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FOREIGN,
                         _("The file with your matches belongs to another app"));
  else if (user_version > ALUETTE_DATABASE_VERSION)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_OTHER_VERSION,
                         _("The file with your matches was made by a newer version of Aluette"));
  else if (user_version < ALUETTE_DATABASE_VERSION)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_OTHER_VERSION,
                         _("The file with your matches was made by a test version of Aluette"));
  else
    return TRUE;
  return FALSE;
}

static gboolean
create_statistics (AluetteConnection *connection, const AluetteModelKind *kind, GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);

  g_string_printf (sql,
                   "CREATE TABLE statistics_%s ("
                   "match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
                   "seat INTEGER NOT NULL,",
                   kind->id);
  for (guint i = 0; i < kind->n_metrics; i++)
    g_string_append_printf (sql, "%s INTEGER NOT NULL DEFAULT 0,", kind->metrics[i].id);
  g_string_append (sql, "PRIMARY KEY (match, seat)) WITHOUT ROWID");
  return aluette_connection_exec (connection, sql->str, error);
}

static gboolean
create_tables (AluetteConnection *connection, GError **error)
{
  g_autofree char *stamp = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            ALUETTE_DATABASE_APPLICATION_ID,
                                            ALUETTE_DATABASE_VERSION);

  if (!aluette_connection_exec (connection, schema, error))
    return FALSE;
  for (const AluetteModelKind *const *kind = aluette_model_kinds; *kind != NULL; kind++)
    if (!create_statistics (connection, *kind, error))
      return FALSE;
  return aluette_connection_exec (connection, stamp, error);
}

gboolean
aluette_database_schema_create (AluetteConnection *connection, GError **error)
{
  if (!aluette_connection_begin (connection, error))
    return FALSE;
  if (!create_tables (connection, error))
    {
      aluette_connection_rollback (connection);
      return FALSE;
    }
  return aluette_connection_commit (connection, error);
}
