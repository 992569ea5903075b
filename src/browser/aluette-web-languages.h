/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <locale.h>

G_BEGIN_DECLS

/* The languages of people at browsers: each hears their own, whatever that of the program is. Main
 * thread only. */
typedef struct _AluetteWebLanguages AluetteWebLanguages;

/* Loads the languages. */
AluetteWebLanguages *aluette_web_languages_new (void);
void aluette_web_languages_free (AluetteWebLanguages *self);

/* aluette_web_languages_choose:
 * @wanted: codes such as "fr-CA,en", the best first; any text
 *
 * Returns: the number of a language. */
guint aluette_web_languages_choose (AluetteWebLanguages *self, const char *wanted);

/* Returns: (transfer none): the code of a language, such as "fr". */
const char *aluette_web_languages_get_code (AluetteWebLanguages *self, guint language);

/* What the language of the texts was before. */
typedef struct
{
  locale_t locale;
  const char *program; /* (nullable): LANGUAGE */
} AluetteWebLanguage;

/* aluette_web_languages_enter:
 *
 * From now on, texts of this thread are in a language, until aluette_web_languages_leave () with
 * what this returns. Meanwhile LANGUAGE, by which the program chooses its language, is empty. */
AluetteWebLanguage aluette_web_languages_enter (AluetteWebLanguages *self, guint language);
void aluette_web_languages_leave (AluetteWebLanguage before);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteWebLanguages, aluette_web_languages_free)

G_END_DECLS
