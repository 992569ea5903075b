/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_EXPORT_RECORDS, /* a folder with one record per match */
  ALUETTE_EXPORT_RECORD,  /* a file with the record of one match */
  ALUETTE_EXPORT_CSV,     /* a file with one line per deal */
  ALUETTE_EXPORT_JSON,    /* a file with an array of matches, with all their data */
} AluetteExportFormat;

/* aluette_database_list_session:
 *
 * Returns: (transfer full) (nullable) (element-type gint64): the match and, if it is the first one
 *   of a session, the others; NULL with @error. */
GArray *aluette_database_list_session (AluetteDatabase *self, gint64 match, GError **error);

/* aluette_database_export_async:
 * @matches: (element-type gint64) (nullable): numbers of the matches, in this order; NULL for all
 * @target: the file or folder; an incomplete file never appears
 *
 * Writes matches to files, in another thread. */
void
aluette_database_export_async (AluetteDatabase *self, GArray *matches, AluetteExportFormat format,
                               GFile *target, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* aluette_database_export_finish:
 * @n_written: (out) (optional): number of matches that were written
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_export_finish (AluetteDatabase *self, GAsyncResult *result,
                                         guint *n_written, GError **error);

G_END_DECLS
