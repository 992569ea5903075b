/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <locale.h>
#include <stdbool.h>

/* Sets the locale of the user, and takes texts of the gettext domain @domain from the catalogs in
 * @folder, or in the one that ALUETTE_LOCALEDIR names; if there is neither (NULL), in that of the
 * system.
 *
 * gettext ignores LANGUAGE in the locales C and POSIX, with glibc 2.41 also in C.UTF-8. If the
 * user's locale is C.UTF-8 or not installed, messages still use LANGUAGE, or else the language of
 * that locale; in C and POSIX only with @in_c_too.
 *
 * Call it once, before other threads start. */
void alu_locale_init (const char *domain, const char *folder, bool in_c_too);

/* Makes a locale for uselocale (), in which texts come from the catalogs of a language; the locale
 * need not be installed. The rest is that of C.UTF-8. Numbers are written as in C.
 *
 * LANGUAGE goes before it: it must be empty or unset while such a locale is used.
 *
 * @name: such as "fr_FR.UTF-8"
 *
 * Returns: for freelocale () */
locale_t alu_locale_new (const char *name);
