/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* One record that could not be imported. */
typedef struct
{
  char *name;    /* of the file, as it was given */
  char *message; /* with the number of the line that is wrong, for the user */
} AluetteImportFault;

/* What became of an import. */
typedef struct
{
  guint n_imported;
  guint n_known;     /* records of matches that were there already */
  GPtrArray *faults; /* of AluetteImportFault */
  gint64 last;       /* number of the match imported or recognised last, or 0 */
} AluetteImportReport;

void aluette_import_report_free (AluetteImportReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteImportReport, aluette_import_report_free)

/* aluette_database_import_async:
 * @files: (element-type GFile): records; read one after the other
 *
 * Imports records: each wholly or not at all, one that is wrong is reported and left out, one
 * whose match is there already is recognised whatever its event and place are called. Matches in
 * play wait for at most one record. Cancelling leaves what has been imported until then. */
void
aluette_database_import_async (AluetteDatabase *self, GPtrArray *files, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* aluette_database_import_finish:
 *
 * Returns: (transfer full) (nullable): NULL with @error where the database failed. */
AluetteImportReport *
aluette_database_import_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* aluette_database_import_record:
 * @length: bytes of @record, or -1
 * @known: (out) (optional): whether the match was there already
 *
 * Imports one record now.
 *
 * Returns: the match's number, 0 with @error (ALUETTE_RECORD_ERROR where the record is wrong). */
gint64 aluette_database_import_record (AluetteDatabase *self, const char *record, gssize length,
                                       gboolean *known, GError **error);

G_END_DECLS
