/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* A record that could not be imported. */
typedef struct
{
  char *name;    /* path of the file as given */
  char *message; /* for the user; names the invalid line */
} AluetteImportFault;

/* The result of an import. */
typedef struct
{
  guint n_imported;
  guint n_known;     /* records of matches that already existed */
  GPtrArray *faults; /* (element-type AluetteImportFault) */
  gint64 last;       /* number of the last match imported or found, or 0 */
} AluetteImportReport;

void aluette_import_report_free (AluetteImportReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteImportReport, aluette_import_report_free)

/* aluette_database_import_async:
 * @files: (element-type GFile): record files, which are read in this order
 *
 * Imports records in another thread. An invalid record is reported and skipped. A match that
 * already exists is found even if its event and place have other names. Matches in play wait for
 * at most one transaction. If the import is canceled, the matches imported so far stay. */
void
aluette_database_import_async (AluetteDatabase *self, GPtrArray *files, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* aluette_database_import_finish:
 *
 * Returns: (transfer full) (nullable): the result; NULL with @error if the database failed. */
AluetteImportReport *
aluette_database_import_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* aluette_database_import_record:
 * @length: length of @record in bytes, or -1
 * @known: (out) (optional): whether the match already existed
 *
 * Imports one record.
 *
 * Returns: number of the match; 0 with @error (ALUETTE_RECORD_ERROR if the record is invalid). */
gint64 aluette_database_import_record (AluetteDatabase *self, const char *record, gssize length,
                                       gboolean *known, GError **error);

/* aluette_database_keep_record:
 *
 * Imports the record of a match that has ended. If the file cannot be written now, the record waits
 * in the backlog.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR) if the record is invalid. */
gboolean aluette_database_keep_record (AluetteDatabase *self, const char *record, GError **error);

G_END_DECLS
