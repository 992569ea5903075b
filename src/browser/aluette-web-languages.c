/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-languages.h"

#include <libintl.h>
#include <string.h>

#include "locale/alu-locale.h"

static const struct
{
  const char *code, *locale;
} languages[] = {
  { "en", "en_US.UTF-8" },
  { "fr", "fr_FR.UTF-8" },
};

struct _AluetteWebLanguages
{
  locale_t locales[G_N_ELEMENTS (languages)];
};

AluetteWebLanguages *
aluette_web_languages_new (void)
{
  AluetteWebLanguages *self = g_new0 (AluetteWebLanguages, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    self->locales[i] = alu_locale_new (languages[i].locale);
  return self;
}

void
aluette_web_languages_free (AluetteWebLanguages *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    freelocale (self->locales[i]);
  g_free (self);
}

guint
aluette_web_languages_choose (AluetteWebLanguages *self, const char *wanted)
{
  g_auto (GStrv) codes = g_strsplit (wanted, ",", -1);

  for (guint i = 0; codes[i] != NULL; i++)
    for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
      if (g_ascii_strncasecmp (codes[i], languages[language].code, 2) == 0)
        return language;
  return 0;
}

const char *
aluette_web_languages_get_code (AluetteWebLanguages *self, guint language)
{
  return languages[language].code;
}

/* glibc keeps the values of variables that are replaced, so that other threads can read them. */
static void
set_program_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  /* Discards the translations that gettext has cached. */
  textdomain (textdomain (NULL));
}

AluetteWebLanguage
aluette_web_languages_enter (AluetteWebLanguages *self, guint language)
{
  const char *program = g_getenv ("LANGUAGE");
  AluetteWebLanguage before = { uselocale (self->locales[language]), NULL };

  if (program != NULL && program[0] != '\0')
    {
      before.program = g_intern_string (program);
      set_program_language ("");
    }
  return before;
}

void
aluette_web_languages_leave (AluetteWebLanguage before)
{
  uselocale (before.locale);
  if (before.program != NULL)
    set_program_language (before.program);
}
