/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "locale/alu-locale.h"

#include <libintl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where glibc has the locale C.UTF-8, which is always installed. */
#define C_LOCALE_FOLDER "/usr/lib/locale/C.utf8"

/* A name that gettext does not know as a C locale. */
#define BORROWED_NAME "en_US.UTF-8"

static bool
is_c_locale (const char *name, bool with_utf8)
{
  return strcmp (name, "C") == 0 || strcmp (name, "POSIX") == 0
         || (with_utf8 && (strcmp (name, "C.UTF-8") == 0 || strcmp (name, "C.utf8") == 0));
}

/* Calls @load while C.UTF-8 is also the locale @name, from a folder that exists for that moment. */
static void
with_c_messages (const char *name, void (*load) (const char *name, void *data), void *data)
{
  const char *parent = getenv ("TMPDIR");
  const char *before = getenv ("LOCPATH");
  char *kept = before != NULL ? strdup (before) : NULL;
  char folder[PATH_MAX / 2];
  char link[PATH_MAX];

  if (snprintf (folder, sizeof folder, "%s/locale-XXXXXX", parent != NULL ? parent : "/tmp")
          < (int) sizeof folder
      && mkdtemp (folder) != NULL)
    {
      snprintf (link, sizeof link, "%s/%s", folder, name);
      if (symlink (C_LOCALE_FOLDER, link) == 0)
        {
          setenv ("LOCPATH", folder, 1);
          load (name, data);
          unlink (link);
        }
      rmdir (folder);
    }
  if (kept != NULL)
    setenv ("LOCPATH", kept, 1);
  else
    unsetenv ("LOCPATH");
  free (kept);
}

static void
set_messages (const char *name, void *data)
{
  setlocale (LC_MESSAGES, name);
}

static void
create_locale (const char *name, void *data)
{
  locale_t *locale = data;
  locale_t created = newlocale (LC_MESSAGES_MASK, name, *locale);

  if (created != (locale_t) 0)
    *locale = created;
}

/* Uses C.UTF-8 in place of a locale that is not installed, with messages in its language. */
static void
use_fallback_locale (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  const char *language = getenv ("LANGUAGE");

  for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++)
    if (language == NULL || *language == '\0')
      language = getenv (variables[i]);
  setlocale (LC_ALL, "C.UTF-8");
  setenv ("LANGUAGE", language != NULL ? language : "", 1);
}

void
alu_locale_init (const char *domain, const char *folder, bool in_c_too)
{
  const char *other_folder = getenv ("ALUETTE_LOCALEDIR");
  const char *messages;

  if (setlocale (LC_ALL, "") == NULL)
    use_fallback_locale ();
  messages = setlocale (LC_MESSAGES, NULL);
  if (is_c_locale (messages, true) && (in_c_too || !is_c_locale (messages, false)))
    with_c_messages (BORROWED_NAME, set_messages, NULL);
  bindtextdomain (domain, other_folder != NULL ? other_folder : folder);
  bind_textdomain_codeset (domain, "UTF-8");
  textdomain (domain);
}

locale_t
alu_locale_new (const char *name)
{
  locale_t locale = newlocale (LC_CTYPE_MASK, "C.UTF-8", (locale_t) 0);

  with_c_messages (name, create_locale, &locale);
  return locale;
}
