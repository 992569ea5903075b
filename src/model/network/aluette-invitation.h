/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The four words with which people find a table, and with which they compare keys: each one of
 * 1,024 common French words without accents, so that four are 40 bits. No two begin with the same
 * three letters. Main thread only. */

#define ALUETTE_INVITATION_N_WORDS 1024
#define ALUETTE_INVITATION_LENGTH 4 /* words */
#define ALUETTE_INVITATION_BITS 40

/* aluette_invitation_format:
 * @number: of which the lowest ALUETTE_INVITATION_BITS bits count
 *
 * Returns: (transfer full): four words, separated by "-". */
char *aluette_invitation_format (guint64 number);

/* aluette_invitation_get_number:
 * @words: as aluette_invitation_format () writes them; any text
 *
 * Returns: their number, from 0; -1 if they are not four words. */
gint64 aluette_invitation_get_number (const char *words);

/* aluette_invitation_get_first:
 *
 * Returns: the number of the first of the four words, from 0, which says at which of several
 *   servers the table is. */
guint aluette_invitation_get_first (guint64 number);

/* aluette_invitation_is_same:
 *
 * Returns: whether two texts are the same, or have the same number. */
gboolean aluette_invitation_is_same (const char *words, const char *others);

/* aluette_invitation_find:
 * @text: UTF-8, such as what somebody has typed, a message, or a link
 *
 * Finds the four words, however they are separated. In a longer text, words that are joined by
 * dashes go before others. If there is nothing else in the text, or if they are joined by dashes,
 * the first three letters of a word suffice, and one letter may be wrong, left out or too many, as
 * long as only one word can be meant.
 *
 * Returns: (transfer full) (nullable): the words, separated by "-"; NULL if there are none, or if
 *   several can be meant. */
char *aluette_invitation_find (const char *text);

/* aluette_invitation_means:
 * @text: UTF-8: what somebody has typed
 * @words: as aluette_invitation_format () writes them
 *
 * Returns: whether @text is four words that can mean @words: the first three letters of each
 *   suffice, and one letter may be wrong, also if other words can be meant as well. */
gboolean aluette_invitation_means (const char *text, const char *words);

G_END_DECLS
