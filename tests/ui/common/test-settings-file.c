/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND
#include "config.h"

#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "main-loop.h"
#include "presentation/common/aluette-settings-file.h"
#include "testing.h"

#define ROOT "/io/github/aluette/Aluette/"

typedef struct
{
  char *folder;
  char *path;
  GSettings *settings;
  AluetteBacklog *backlog;
  AluetteSettingsFile *file;
} Fixture;

static void
write_language (Fixture *f, const char *language)
{
  g_autofree char *text = g_strdup_printf ("[io/github/aluette/Aluette]\nlanguage='%s'\n",
                                           language);

  assert_true (g_file_set_contents (f->path, text, -1, NULL));
}

static void
assert_saved (Fixture *f, const char *language)
{
  g_autofree char *quoted = g_strdup_printf ("'%s'", language);
  g_autofree char *saved = NULL;

  assert_true (g_file_get_contents (f->path, &saved, NULL, NULL));
  assert_string_equal (g_strchomp (strchr (saved, '=') + 1), quoted);
}

static gboolean
is_language (Fixture *f, const char *language)
{
  g_autofree char *current = g_settings_get_string (f->settings, "language");

  return g_str_equal (current, language);
}

static void
set_up (Fixture *f)
{
  g_autoptr (GSettingsBackend) backend = NULL;

  f->folder = g_dir_make_tmp ("aluette-settings-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "keyfile", NULL);
  write_language (f, "en");
  backend = g_keyfile_settings_backend_new (f->path, "/", NULL);
  f->settings = g_settings_new_with_backend_and_path (APPLICATION_ID, backend, ROOT);
  f->backlog = aluette_backlog_new ();
  f->file = aluette_settings_file_new (f->settings, f->backlog);
  assert_non_null (f->file);
}

static void
tear_down (Fixture *f)
{
  g_object_unref (f->file);
  g_object_unref (f->backlog);
  g_object_unref (f->settings);
  g_remove (f->path);
  g_rmdir (f->folder);
  g_free (f->path);
  g_free (f->folder);
}

static gboolean
write_french (gpointer data)
{
  write_language (data, "fr");
  return G_SOURCE_REMOVE;
}

/* Before anything else is done. */
static void
write_french_next (Fixture *f)
{
  if (!is_language (f, "fr"))
    g_idle_add_full (G_PRIORITY_HIGH - 1, write_french, f, NULL);
}

/* Another process writes the file again just after it was read: what it wrote stays. */
TEST (test_two_changes_from_outside)
{
  Fixture f;

  set_up (&f);
  g_signal_connect_swapped (f.settings, "changed", G_CALLBACK (write_french_next), &f);
  write_language (&f, "");
  main_loop_wait_for (is_language (&f, ""));
  main_loop_wait_for (!aluette_backlog_has (f.backlog, NULL));
  main_loop_run_pending ();
  assert_saved (&f, "fr");
  tear_down (&f);
}

TEST (test_own_change)
{
  Fixture f;

  set_up (&f);
  g_settings_set_string (f.settings, "language", "fr");
  main_loop_wait_for (!aluette_backlog_has (f.backlog, NULL));
  assert_saved (&f, "fr");
  tear_down (&f);
}
