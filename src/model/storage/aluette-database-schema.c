/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-schema.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-error.h"
#include "model/storage/aluette-match-columns.h"

/* The last version that changed the columns derived from the logs. */
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

static const char *const schemas[ALUETTE_DATABASE_VERSION] = { first_schema, second_schema,
                                                               third_schema };

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

static gboolean
run_steps (AluetteConnection *connection, int version, GError **error)
{
  g_autofree char *stamp = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            ALUETTE_DATABASE_APPLICATION_ID,
                                            ALUETTE_DATABASE_VERSION);

  for (int step = version; step < ALUETTE_DATABASE_VERSION; step++)
    if (!aluette_connection_exec (connection, schemas[step], error))
      return FALSE;
  /* The columns derived from the logs have changed. */
  return (version == 0 || version >= INDEX_VERSION
          || aluette_match_columns_rebuild (connection, error))
         && aluette_connection_exec (connection, stamp, error);
}

gboolean
aluette_database_schema_migrate (AluetteConnection *connection, int version, GError **error)
{
  if (version == ALUETTE_DATABASE_VERSION)
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
