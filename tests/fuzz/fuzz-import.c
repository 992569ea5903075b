/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the import of records: an accepted record can be opened, read, and recognized the second
 * time; a refused one has a reason. A database takes the records of many runs, so that each is
 * imported next to the earlier ones. */

#include "fuzz.h"

#include "database-driver.h"

#define RUNS_A_DATABASE 256

typedef struct
{
  char *path;
  AluetteDatabase *database;
  guint n_runs;
} Store;

static void
store_renew (Store *store)
{
  if (store->database != NULL)
    {
      database_close (store->database);
      database_remove (store->path);
      g_free (store->path);
    }
  store->path = database_new_path ();
  store->database = database_open (store->path);
  store->n_runs = 0;
  demand (store->database != NULL);
}

static void
look_at (AluetteDatabase *database, gint64 match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = aluette_database_load_record (database, match, &error);
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database, match, NULL);
  gboolean known = FALSE;

  demand (record != NULL && info != NULL);
  demand (aluette_database_import_record (database, record, -1, &known, &error) == match);
  demand (known);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Store store; /* used by all runs, never freed */
  g_autoptr (GError) error = NULL;
  gint64 match;

  if (store.database == NULL || ++store.n_runs == RUNS_A_DATABASE)
    store_renew (&store);
  match = aluette_database_import_record (store.database, (const char *) data, (gssize) size, NULL,
                                          &error);
  if (match > 0)
    look_at (store.database, match);
  else
    demand (error != NULL && g_utf8_validate (error->message, -1, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return 0;
}
