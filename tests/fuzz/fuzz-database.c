/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the database file: any bytes are opened, recovered or refused with a reason, and the
 * content of an opened file can be queried. */

#include "fuzz.h"

#include "database-driver.h"

#define MOST_MATCHES 4

static void
query_database (AluetteDatabase *database)
{
  static const AluetteMatchFilter all = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) matches = aluette_database_find_matches (database, &all, &error);

  demand (matches != NULL || error != NULL);
  for (guint i = 0; matches != NULL && i < MIN (matches->len, MOST_MATCHES); i++)
    {
      gint64 match = g_array_index (matches, gint64, i);
      g_autoptr (GError) fault = NULL;
      g_autofree char *record = aluette_database_load_record (database, match, &fault);
      g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match, NULL);

      demand (record != NULL || fault != NULL);
      demand (info != NULL || record == NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = database_new_path ();
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;
  AluetteDatabase *database;

  demand (g_file_set_contents_full (path, (const char *) data, (gssize) size,
                                    G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  database = aluette_database_open (path, &report, &error);
  demand (database != NULL || error != NULL);
  if (database != NULL)
    {
      query_database (database);
      database_close (database);
    }
  aluette_database_report_clear (&report);
  database_remove (path);
  return 0;
}
