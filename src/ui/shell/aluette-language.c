/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

/* What LANGUAGE was when the program started: the system's choice. */
#define SYSTEM_LANGUAGE "ALUETTE_SYSTEM_LANGUAGE"

/* gettext ignores LANGUAGE where the message locale is C or POSIX. */
static void
leave_the_c_locale (void)
{
  const char *messages = setlocale (LC_MESSAGES, NULL);

  if (messages == NULL || g_str_equal (messages, "C") || g_str_equal (messages, "POSIX"))
    setlocale (LC_MESSAGES, "C.UTF-8");
}

/* The catalogues are beside the program where it runs from its build folder. */
static const char *
locale_dir (void)
{
  const char *dir = g_getenv ("ALUETTE_LOCALEDIR");

  return dir != NULL ? dir : LOCALEDIR;
}

/* Returns: (transfer none): the code of the first language of @wishes, as in LANGUAGE, that the
 * program speaks; English speaks for what it does not. */
static const char *
get_spoken (const char *wishes)
{
  static const char *const spoken[] = { "en", "fr" };
  g_auto (GStrv) wish = g_strsplit (wishes, ":", -1);

  for (char **w = wish; *w != NULL; w++)
    for (gsize i = 0; i < G_N_ELEMENTS (spoken); i++)
      if (g_str_has_prefix (*w, spoken[i]))
        return spoken[i];
  return spoken[0];
}

/* Returns: (transfer full): the system's wish as a LANGUAGE list: what was set, or the language of
 * the message locale, be it installed or not. */
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
        return g_strdup (get_spoken (locale));
    }
  return g_strdup ("en");
}

void
aluette_language_init (void)
{
  g_autofree char *system = NULL;

  gtk_disable_setlocale ();
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  system = system_language ();
  leave_the_c_locale ();
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_setenv (SYSTEM_LANGUAGE, system, TRUE);
  aluette_language_set ("");
}

void
aluette_language_set (const char *language)
{
  g_setenv ("LANGUAGE", *language != '\0' ? language : g_getenv (SYSTEM_LANGUAGE), TRUE);
  /* This drops what gettext has looked up so far. */
  textdomain (GETTEXT_PACKAGE);
}

const char *
aluette_language_get (void)
{
  /* Translators: the code of the language you translate to, as in “fr”. */
  return C_("language code", "en");
}

gboolean
aluette_language_is_system (void)
{
  return g_str_equal (get_spoken (g_getenv (SYSTEM_LANGUAGE)), aluette_language_get ());
}
