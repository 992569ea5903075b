/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-user-file.h"

#include <string.h>

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

/* Returns: (transfer full) (nullable): the new path; NULL with @error if the file was not moved. */
static char *
move_aside (const char *path, guint number, GError **error)
{
  g_autofree char *aside = number == 1 ? g_strconcat (path, ".damaged", NULL)
                                       : g_strdup_printf ("%s.damaged-%u", path, number);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  g_autoptr (GFile) to = g_file_new_for_path (aside);

  return g_file_move (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, error)
             ? g_steal_pointer (&aside)
             : NULL;
}

void
aluette_user_file_set_aside (const char *path, GPtrArray *copies)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = move_aside (path, 1, &error);

  for (guint number = 2; g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS); number++)
    {
      g_clear_error (&error);
      aside = move_aside (path, number, &error);
    }
  if (copies != NULL)
    g_ptr_array_add (copies, g_strdup (aside != NULL ? aside : path));
}

/* GLib writes a temporary file, PATH.XXXXXX, and names it in its errors. The user knows PATH. */
static void
name_file (GError *error, const char *path)
{
  g_autofree char *name = g_filename_display_name (path);
  char *found = strstr (error->message, name);
  gsize suffix = strlen (".XXXXXX");

  found = found != NULL ? found + strlen (name) : NULL;
  if (found != NULL && *found == '.' && strlen (found) > suffix)
    memmove (found, found + suffix, strlen (found + suffix) + 1);
}

gboolean
aluette_user_file_save (const char *path, const char *text, gssize length, GError **error)
{
  g_autofree char *folder = NULL;
  GError *why = NULL;

  if (path == NULL)
    return TRUE;
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  if (g_file_set_contents_full (path, text, length, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &why))
    return TRUE;
  name_file (why, path);
  g_propagate_error (error, why);
  return FALSE;
}

gboolean
aluette_user_file_save_keys (const char *path, GKeyFile *keys, GError **error)
{
  gsize length;
  g_autofree char *text = g_key_file_to_data (keys, &length, NULL);

  return aluette_user_file_save (path, text, (gssize) length, error);
}
