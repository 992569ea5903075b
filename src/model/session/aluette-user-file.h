/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Small text files with data of the user, read and written as a whole. */

/* aluette_user_file_load_keys:
 *
 * Reads a key file. One that cannot be read is set aside.
 *
 * Returns: (transfer full): its keys; none where there is no such file. */
GKeyFile *aluette_user_file_load_keys (const char *path);

/* aluette_user_file_set_aside:
 *
 * Renames a damaged file to PATH.damaged, so that the next one does not overwrite it. */
void aluette_user_file_set_aside (const char *path);

/* aluette_user_file_save:
 * @path: (nullable): NULL saves nothing
 * @length: bytes of @text, or -1 where it ends in NUL
 *
 * Replaces the file by @text, all or nothing, and makes its folder. Only the user can read it.
 *
 * Returns: FALSE with @error (G_FILE_ERROR). */
gboolean aluette_user_file_save (const char *path, const char *text, gssize length,
                                 GError **error);

/* aluette_user_file_save_keys:
 * @path: (nullable): NULL saves nothing
 *
 * Saves @keys, as aluette_user_file_save () does.
 *
 * Returns: FALSE with @error (G_FILE_ERROR). */
gboolean aluette_user_file_save_keys (const char *path, GKeyFile *keys, GError **error);

G_END_DECLS
