/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* aluette_language_init:
 *
 * Sets up locale and message catalogs. Call this first in main (), before GTK and before any thread
 * starts: the program manages the locale itself, so that the language can change while it runs. */
void aluette_language_init (void);

/* aluette_language_set:
 * @language: "fr", "en", or "" for the language of the system
 *
 * Changes the language of all texts that are translated from now on. Existing windows must be
 * rebuilt. Main thread only. */
void aluette_language_set (const char *language);

/* aluette_language_get:
 *
 * Returns: (transfer none): the current language, "fr" or "en". */
const char *aluette_language_get (void);

/* aluette_language_is_system:
 *
 * Returns whether the current language is the one that the session's other programs use. */
gboolean aluette_language_is_system (void);
