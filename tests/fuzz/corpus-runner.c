/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a fuzz target once for each file in the arguments, or in the folders in the arguments: a
 * regression test without libFuzzer. Prints nothing if all is well. */

#include "fuzz.h"

#include <glib.h>

static void
replay_file (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (name, &text, &length, &error))
    g_error ("%s", error->message);
  LLVMFuzzerTestOneInput ((const uint8_t *) text, length);
}

static void
replay_folder (const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (name, 0, &error);
  const char *entry;

  if (folder == NULL)
    g_error ("%s", error->message);
  while ((entry = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (name, entry, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        replay_file (path);
    }
}

int
main (int argc, char **argv)
{
  LLVMFuzzerTestOneInput ((const uint8_t *) "", 0);
  for (int i = 1; i < argc; i++)
    if (g_file_test (argv[i], G_FILE_TEST_IS_DIR))
      replay_folder (argv[i]);
    else
      replay_file (argv[i]);
  return 0;
}
