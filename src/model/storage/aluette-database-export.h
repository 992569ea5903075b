/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_EXPORT_RECORDS, /* a folder, one record a match */
  ALUETTE_EXPORT_RECORD,  /* a file with one match's record */
  ALUETTE_EXPORT_CSV,     /* a file, a line a deal */
  ALUETTE_EXPORT_JSON,    /* a file, an array of matches with everything */
} AluetteExportFormat;

/* aluette_database_export_async:
 * @matches: (element-type gint64) (nullable): their numbers, in this order; NULL for all
 * @target: the file or folder; a file appears whole or not at all
 *
 * Writes matches for other programs, or for oneself elsewhere. */
void
aluette_database_export_async (AluetteDatabase *self, GArray *matches, AluetteExportFormat format,
                               GFile *target, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data);

/* aluette_database_export_finish:
 * @n_written: (out) (optional): how many matches
 *
 * Returns: FALSE with @error. */
gboolean aluette_database_export_finish (AluetteDatabase *self, GAsyncResult *result,
                                         guint *n_written, GError **error);

G_END_DECLS
