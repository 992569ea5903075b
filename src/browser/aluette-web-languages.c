/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-languages.h"

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

  g_unsetenv ("LANGUAGE");
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

gpointer
aluette_web_languages_enter (AluetteWebLanguages *self, guint language)
{
  return uselocale (self->locales[language]);
}

void
aluette_web_languages_leave (gpointer before)
{
  uselocale (before);
}
