/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-schema.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-match-columns.h"

/* Files of older versions do not have all columns derived from the logs. */
#define INDEX_VERSION 2

/*
 * The log of a match is the only source of its data. It is in `events` while the match is played,
 * and packed in one row of `records` otherwise. Row 0 of `events` is the header of the record, row
 * n + 1 is event n. All other columns and tables are derived from the logs, except for the seed,
 * the times, the deletion and the best of three.
 */
static const char first_schema[]
    = "CREATE TABLE matches ("
      "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
      "  seed INTEGER NOT NULL,"
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
      "  score_a INTEGER NOT NULL DEFAULT 0,"
      "  score_b INTEGER NOT NULL DEFAULT 0,"
      "  over INTEGER NOT NULL DEFAULT 0,"
      "  winner INTEGER);" /* 0 A, 1 B, or NULL */
      "CREATE UNIQUE INDEX matches_hash ON matches (hash) WHERE hash IS NOT NULL;"
      "CREATE TABLE events ("
      "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL,"
      "  lines TEXT NOT NULL,"
      "  PRIMARY KEY (match, number)) WITHOUT ROWID;"
      "CREATE TABLE records ("
      "  match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
      "  packed BLOB NOT NULL);";

/* Names to show and to search, one row per seat for statistics, and matches that form a best of
 * three. */
static const char second_schema[]
    = "ALTER TABLE matches ADD COLUMN names TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE matches ADD COLUMN search TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE matches ADD COLUMN set_id INTEGER;"     /* id of its first match */
      "ALTER TABLE matches ADD COLUMN set_number INTEGER;" /* 1 partie, 2 revanche, 3 belle */
      "CREATE INDEX matches_recent ON matches"
      "  (over, modified DESC, id DESC, rules, real_table, search) WHERE deleted IS NULL;"
      "CREATE INDEX matches_in_play ON matches (date) WHERE hash IS NULL;"
      "CREATE INDEX matches_set ON matches (set_id, set_number) WHERE set_id IS NOT NULL;"
      "CREATE INDEX matches_deleted ON matches (deleted) WHERE deleted IS NOT NULL;"
      "CREATE TABLE seats ("
      "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  seat INTEGER NOT NULL,"
      "  kind INTEGER NOT NULL," /* AluPlayerKind */
      "  name TEXT NOT NULL,"
      "  team TEXT NOT NULL,"     /* sorted names of its team, one per line */
      "  first INTEGER NOT NULL," /* whether it is the first seat of its team */
      "  rules TEXT NOT NULL,"
      "  day TEXT NOT NULL,"
      "  over INTEGER NOT NULL,"
      "  won INTEGER NOT NULL,"
      "  drawn INTEGER NOT NULL,"
      "  deals INTEGER NOT NULL,"
      "  team_deals INTEGER NOT NULL,"
      "  points INTEGER NOT NULL,"
      "  against INTEGER NOT NULL,"
      "  team_mordiennes INTEGER NOT NULL,"
      "  suffered INTEGER NOT NULL,"
      "  own_deals INTEGER NOT NULL,"
      "  mordiennes INTEGER NOT NULL,"
      "  tricks INTEGER NOT NULL,"
      "  spoiled INTEGER NOT NULL,"
      "  offers INTEGER NOT NULL,"
      "  accepted INTEGER NOT NULL,"
      "  proposals INTEGER NOT NULL,"
      "  signs INTEGER NOT NULL,"
      "  understood INTEGER NOT NULL,"
      "  caught INTEGER NOT NULL,"
      "  read INTEGER NOT NULL,"
      "  spied INTEGER NOT NULL,"
      "  PRIMARY KEY (match, seat)) WITHOUT ROWID;"
      "CREATE INDEX seats_name ON seats (name);";

/* Tournaments: again a log, with one row per line. The names of the tables have historical
 * reasons. */
static const char third_schema[]
    = "CREATE TABLE concours ("
      "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
      "  created INTEGER NOT NULL,"
      "  modified INTEGER NOT NULL,"
      "  deleted INTEGER,"
      "  name TEXT NOT NULL DEFAULT '');"
      "CREATE TABLE concours_lines ("
      "  concours INTEGER NOT NULL REFERENCES concours (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL,"
      "  line TEXT NOT NULL,"
      "  PRIMARY KEY (concours, number)) WITHOUT ROWID;";

/* Several games: the kind of a match, its key, points per seat, and a table of statistics per
 * game. The old rows of seats give the new ones without reading any log. */
static const char fourth_schema[]
    = "ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'aluette';"
      "ALTER TABLE matches ADD COLUMN key BLOB;" /* or NULL: the seed is used as it is */
      "DROP INDEX matches_recent;"
      "DROP INDEX seats_name;"
      "ALTER TABLE seats RENAME TO old_seats;"
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
      "INSERT INTO seats SELECT match, seat, kind, name, team, first, rules, day, over, won, drawn,"
      "  deals, points FROM old_seats;"
      "CREATE TABLE statistics_aluette ("
      "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  seat INTEGER NOT NULL,"
      "  team_deals INTEGER NOT NULL DEFAULT 0,"
      "  against INTEGER NOT NULL DEFAULT 0,"
      "  team_mordiennes INTEGER NOT NULL DEFAULT 0,"
      "  suffered INTEGER NOT NULL DEFAULT 0,"
      "  own_deals INTEGER NOT NULL DEFAULT 0,"
      "  mordiennes INTEGER NOT NULL DEFAULT 0,"
      "  tricks INTEGER NOT NULL DEFAULT 0,"
      "  spoiled INTEGER NOT NULL DEFAULT 0,"
      "  offers INTEGER NOT NULL DEFAULT 0,"
      "  accepted INTEGER NOT NULL DEFAULT 0,"
      "  proposals INTEGER NOT NULL DEFAULT 0,"
      "  signs INTEGER NOT NULL DEFAULT 0,"
      "  understood INTEGER NOT NULL DEFAULT 0,"
      "  caught INTEGER NOT NULL DEFAULT 0,"
      "  read INTEGER NOT NULL DEFAULT 0,"
      "  spied INTEGER NOT NULL DEFAULT 0,"
      "  PRIMARY KEY (match, seat)) WITHOUT ROWID;"
      "INSERT INTO statistics_aluette SELECT match, seat, team_deals, against, team_mordiennes,"
      "  suffered, own_deals, mordiennes, tricks, spoiled, offers, accepted, proposals, signs,"
      "  understood, caught, read, spied FROM old_seats;"
      "DROP TABLE old_seats;"
      "CREATE INDEX seats_name ON seats (name);"
      "ALTER TABLE matches DROP COLUMN score_a;"
      "ALTER TABLE matches DROP COLUMN score_b;"
      "ALTER TABLE matches DROP COLUMN winner;"
      "CREATE INDEX matches_recent ON matches"
      "  (over, modified DESC, id DESC, kind, rules, real_table, search) WHERE deleted IS NULL;";

/* Tables with more people than seats: a log with one row per event, and the matches that follow
 * from it. A session is named by its first match. */
static const char fifth_schema[]
    = "CREATE TABLE sessions ("
      "  session INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  number INTEGER NOT NULL," /* 0 for the head, n + 1 for event n */
      "  lines TEXT NOT NULL,"
      "  PRIMARY KEY (session, number)) WITHOUT ROWID;"
      "CREATE TABLE session_matches ("
      "  match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
      "  session INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
      "  name TEXT NOT NULL);" /* the people in its seats */
      "CREATE UNIQUE INDEX session_matches_name ON session_matches (session, name);";

static const char *const schemas[ALUETTE_DATABASE_VERSION] = { first_schema, second_schema,
                                                               third_schema, fourth_schema,
                                                               fifth_schema };

gboolean
aluette_database_schema_check (AluetteConnection *connection, int *version, GError **error)
{
  gint64 id, user_version, n_tables;

  if (!aluette_connection_get_int (connection, &id, 0, error, "PRAGMA application_id", "")
      || !aluette_connection_get_int (connection, &user_version, 0, error, "PRAGMA user_version",
                                      "")
      || !aluette_connection_get_int (connection, &n_tables, 0, error,
                                      "SELECT count (*) FROM sqlite_schema", ""))
    return FALSE;
  *version = (int) user_version;
  if (id == 0 && user_version == 0 && n_tables == 0)
    return TRUE;
  if (id != ALUETTE_DATABASE_APPLICATION_ID)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FOREIGN,
                         _("The file with your matches belongs to another app"));
  else if (user_version > ALUETTE_DATABASE_VERSION)
    g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_TOO_NEW,
                         _("The file with your matches was made by a newer version of Aluette"));
  else
    return TRUE;
  return FALSE;
}

/* Creates the table of a game that it does not have yet. */
static gboolean
create_statistics (AluetteConnection *connection, const AluetteModelKind *kind, GError **error)
{
  g_autofree char *sql
      = g_strdup_printf ("CREATE TABLE statistics_%s ("
                         "  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
                         "  seat INTEGER NOT NULL, PRIMARY KEY (match, seat)) WITHOUT ROWID",
                         kind->id);

  return aluette_connection_exec (connection, sql, error);
}

static gboolean
count_columns (AluetteConnection *connection, const AluetteModelKind *kind, const char *column,
               gint64 *n, GError **error)
{
  g_autofree char *table = g_strdup_printf ("statistics_%s", kind->id);

  return aluette_connection_get_int (
      connection, n, 0, error,
      "SELECT count (*) FROM pragma_table_info (?1) WHERE ?2 IS NULL OR name = ?2", "ss", table,
      column);
}

/* Gives the table of a game a column for each metric. @added: (out): whether one was missing. */
static gboolean
add_metrics (AluetteConnection *connection, const AluetteModelKind *kind, gboolean *added,
             GError **error)
{
  for (guint i = 0; i < kind->n_metrics; i++)
    {
      g_autofree char *sql
          = g_strdup_printf ("ALTER TABLE statistics_%s ADD COLUMN %s INTEGER NOT NULL DEFAULT 0",
                             kind->id, kind->metrics[i].id);
      gint64 n;

      if (!count_columns (connection, kind, kind->metrics[i].id, &n, error))
        return FALSE;
      if (n > 0)
        continue;
      *added = TRUE;
      if (!aluette_connection_exec (connection, sql, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
update_statistics (AluetteConnection *connection, const AluetteModelKind *kind, GError **error)
{
  gboolean added = FALSE;
  gint64 n;

  if (!count_columns (connection, kind, NULL, &n, error)
      || (n == 0 && !create_statistics (connection, kind, error))
      || !add_metrics (connection, kind, &added, error))
    return FALSE;
  return !added || aluette_match_columns_rebuild (connection, kind->id, error);
}

/* Returns: whether every game has its table with all its columns. */
static gboolean
has_statistics (AluetteConnection *connection)
{
  for (const AluetteModelKind *const *kind = aluette_model_kinds; *kind != NULL; kind++)
    {
      gint64 n;

      if (!count_columns (connection, *kind, NULL, &n, NULL) || n < (*kind)->n_metrics + 2)
        return FALSE;
    }
  return TRUE;
}

static gboolean
run_steps (AluetteConnection *connection, int version, GError **error)
{
  g_autofree char *stamp = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            ALUETTE_DATABASE_APPLICATION_ID,
                                            ALUETTE_DATABASE_VERSION);

  for (int step = version; step < ALUETTE_DATABASE_VERSION; step++)
    if (!aluette_connection_exec (connection, schemas[step], error))
      return FALSE;
  for (const AluetteModelKind *const *kind = aluette_model_kinds; *kind != NULL; kind++)
    if (!update_statistics (connection, *kind, error))
      return FALSE;
  /* The columns derived from the logs have changed. */
  return (version == 0 || version >= INDEX_VERSION
          || aluette_match_columns_rebuild (connection, NULL, error))
         && aluette_connection_exec (connection, stamp, error);
}

gboolean
aluette_database_schema_migrate (AluetteConnection *connection, int version, GError **error)
{
  if (version == ALUETTE_DATABASE_VERSION && has_statistics (connection))
    return TRUE;
  if (!aluette_connection_begin (connection, error))
    return FALSE;
  if (!run_steps (connection, version, error))
    {
      aluette_connection_rollback (connection);
      return FALSE;
    }
  return aluette_connection_commit (connection, error);
}
