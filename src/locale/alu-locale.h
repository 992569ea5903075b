/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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
