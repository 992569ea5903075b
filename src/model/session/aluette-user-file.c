/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-user-file.h"

GKeyFile *
aluette_user_file_load_keys (const char *path, GPtrArray *copies)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE, &error))
    return g_steal_pointer (&keys);
  if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    aluette_user_file_set_aside (path, copies);
  return g_key_file_new ();
}

void
aluette_user_file_set_aside (const char *path, GPtrArray *copies)
{
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (aside);
  gboolean moved = g_file_move (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);

  if (copies != NULL)
    g_ptr_array_add (copies, g_strdup (moved ? aside : path));
}

gboolean
aluette_user_file_save (const char *path, const char *text, gssize length, GError **error)
{
  g_autofree char *folder = NULL;

  if (path == NULL)
    return TRUE;
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (path, text, length, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                   error);
}

gboolean
aluette_user_file_save_keys (const char *path, GKeyFile *keys, GError **error)
{
  gsize length;
  g_autofree char *text = g_key_file_to_data (keys, &length, NULL);

  return aluette_user_file_save (path, text, (gssize) length, error);
}
