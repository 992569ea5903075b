/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a small file of the user in another thread, so that a slow disk does not stop the
 * program. Changes are written in the order in which they were made. One that could not be written
 * is tried again every few seconds and before the next one. The functions below are for the main
 * thread. */
typedef struct _AluetteUserFileWriter AluetteUserFileWriter;

/* AluetteUserFileWrite:
 * @path: the file
 * @change: what to write, from aluette_user_file_writer_push ()
 *
 * Writes a change. Called in another thread.
 *
 * Returns: FALSE with @error if the file could not be written. */
typedef gboolean (*AluetteUserFileWrite) (const char *path, gpointer change, GError **error);

/* aluette_user_file_writer_new:
 * @path: (nullable): the file; NULL to store nothing
 * @write: writes one change
 * @free_change: frees a change
 *
 * Returns: (transfer full): free it with aluette_user_file_writer_free () */
AluetteUserFileWriter *aluette_user_file_writer_new (const char *path, AluetteUserFileWrite write,
                                                     GDestroyNotify free_change);

/* aluette_user_file_writer_new_for_keys:
 * @path: (nullable): the file; NULL to store nothing
 *
 * Creates a writer whose changes are key files (GKeyFile) with the whole new content.
 *
 * Returns: (transfer full): free it with aluette_user_file_writer_free () */
AluetteUserFileWriter *aluette_user_file_writer_new_for_keys (const char *path);

/* aluette_user_file_writer_free:
 *
 * Waits until all changes are in the file, and frees the writer. */
void aluette_user_file_writer_free (AluetteUserFileWriter *self);

/* aluette_user_file_writer_push:
 * @change: (transfer full): what to write
 * @task: (transfer full): returns TRUE when the change is in the file, or why it is not yet
 *
 * Starts to write a change. The source object of @task must own the writer, so that it stays. */
void aluette_user_file_writer_push (AluetteUserFileWriter *self, gpointer change, GTask *task);

/* aluette_user_file_writer_flush:
 *
 * Waits until all changes are in the file. Their tasks return later, in the main loop. */
void aluette_user_file_writer_flush (AluetteUserFileWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteUserFileWriter, aluette_user_file_writer_free)

G_END_DECLS
