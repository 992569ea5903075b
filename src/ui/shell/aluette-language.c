/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "locale/alu-locale.h"

/* Holds the value that LANGUAGE had when the program started. */
#define SYSTEM_LANGUAGE "ALUETTE_SYSTEM_LANGUAGE"

/* Returns: (transfer none): the code of the first language in @languages, a list like LANGUAGE,
 * that the program supports; otherwise English. */
static const char *
get_supported (const char *languages)
{
  static const char *const supported[] = { "en", "fr" };
  g_auto (GStrv) list = g_strsplit (languages, ":", -1);

  for (char **language = list; *language != NULL; language++)
    for (gsize i = 0; i < G_N_ELEMENTS (supported); i++)
      if (g_str_has_prefix (*language, supported[i]))
        return supported[i];
  return supported[0];
}

/* Returns: (transfer full): the languages of the system as a list like LANGUAGE: its value, or the
 * language of the message locale, whether it is installed or not. */
static char *
system_language (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  const char *language = g_getenv ("LANGUAGE");

  if (language != NULL && *language != '\0')
    return g_strdup (language);
  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *locale = g_getenv (variables[i]);

      if (locale != NULL && *locale != '\0')
        return g_strdup (get_supported (locale));
    }
  return g_strdup ("en");
}

void
aluette_language_init (void)
{
  g_autofree char *system = NULL;

  gtk_disable_setlocale ();
  system = system_language ();
  alu_locale_init (GETTEXT_PACKAGE, LOCALEDIR, true);
  g_setenv (SYSTEM_LANGUAGE, system, TRUE);
  aluette_language_set ("");
}

void
aluette_language_set (const char *language)
{
  g_setenv ("LANGUAGE", *language != '\0' ? language : g_getenv (SYSTEM_LANGUAGE), TRUE);
  /* Discards the translations that gettext has cached. */
  textdomain (GETTEXT_PACKAGE);
}

const char *
aluette_language_get (void)
{
  /* Translators: the code of the language you translate to, such as “fr”. */
  return C_("language code", "en");
}

gboolean
aluette_language_is_system (void)
{
  return g_str_equal (get_supported (g_getenv (SYSTEM_LANGUAGE)), aluette_language_get ());
}
