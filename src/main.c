/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <unistd.h>

#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"

/* Returns: whether the settings schema is installed. Without it, GLib would abort without a helpful
 * message. */
static gboolean
has_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL
                                           ? g_settings_schema_source_lookup (source,
                                                                              APPLICATION_ID, TRUE)
                                           : NULL;

  return schema != NULL;
}

/* Replaces this process with a new one; on success, it does not return. The database is closed
 * already. */
static void
restart_program (char *program)
{
  char *const arguments[] = { program, NULL };

  execvp (program, arguments);
  g_printerr ("%s: %s\n", program, g_strerror (errno));
}

int
main (int argc, char **argv)
{
  g_autoptr (AluetteApplication) app = NULL;
  gboolean needs_restart;
  int status;

  aluette_language_init ();
  if (!has_settings ())
    {
      /* Translators: %s is the name of a file. */
      g_printerr (_("Aluette is not completely installed: the settings schema %s is missing. "
                    "Please reinstall Aluette.\n"),
                  APPLICATION_ID ".gschema.xml");
      return EXIT_FAILURE;
    }
  app = aluette_application_new ();
  status = g_application_run (G_APPLICATION (app), argc, argv);
  needs_restart = aluette_application_restarts (app);
  g_clear_object (&app);
  if (needs_restart)
    restart_program (argv[0]);
  return status;
}
