/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-language.h"

/* GLib would end the program where the settings are not described, but in its own words. */
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

int
main (int argc, char **argv)
{
  g_autoptr (AluetteApplication) app = NULL;

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
  return g_application_run (G_APPLICATION (app), argc, argv);
}
