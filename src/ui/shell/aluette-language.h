/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* aluette_language_init:
 *
 * Sets up locale and catalogues. Call first of all in main (), before GTK and before threads: the
 * program takes charge of the locale so that its language can be changed while it runs. */
void aluette_language_init (void);

/* aluette_language_set:
 * @language: "fr", "en", or "" for the system's
 *
 * Changes the language of everything that is translated from now on. Main thread. Windows that
 * stand must be built anew. */
void aluette_language_set (const char *language);

/* aluette_language_get:
 *
 * Returns: (transfer none): the language in use, "fr" or "en". */
const char *aluette_language_get (void);

/* aluette_language_is_system:
 *
 * Returns: whether the language in use is what other programs of the session speak. */
gboolean aluette_language_is_system (void);
