/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Small text files with data of the user, which are read and written as a whole. Any thread. */

/* aluette_user_file_load_keys:
 * @copies: (nullable): see aluette_user_file_set_aside ()
 *
 * Reads a key file. A file that cannot be read is set aside.
 *
 * Returns: (transfer full): the keys; empty if the file does not exist or cannot be read. */
GKeyFile *aluette_user_file_load_keys (const char *path, GPtrArray *copies);

/* aluette_user_file_set_aside:
 * @copies: (nullable) (element-type filename): the path where the file is now is added
 *
 * Renames a damaged file, so that the next save does not overwrite it: to PATH.damaged, or if that
 * exists to PATH.damaged-2 and so on. */
void aluette_user_file_set_aside (const char *path, GPtrArray *copies);

/* aluette_user_file_save:
 * @path: (nullable): NULL saves nothing
 * @length: length of @text in bytes, or -1 if it ends with NUL
 *
 * Replaces the content of the file with @text, atomically. Creates the folder if necessary. Only
 * the user can read the file.
 *
 * Returns: FALSE with @error (G_FILE_ERROR). */
gboolean aluette_user_file_save (const char *path, const char *text, gssize length,
                                 GError **error);

/* aluette_user_file_save_keys:
 * @path: (nullable): NULL saves nothing
 *
 * Saves @keys in the same way as aluette_user_file_save ().
 *
 * Returns: FALSE with @error (G_FILE_ERROR). */
gboolean aluette_user_file_save_keys (const char *path, GKeyFile *keys, GError **error);

G_END_DECLS
