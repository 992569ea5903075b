/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The three words with which people find a table, and with which they compare keys: each one of
 * 1,024 common French words without accents, so that three are 30 bits. Main thread only. */

#define ALUETTE_INVITATION_N_WORDS 1024
#define ALUETTE_INVITATION_BITS 30

/* aluette_invitation_format:
 * @number: of which the lowest ALUETTE_INVITATION_BITS bits count
 *
 * Returns: (transfer full): three words, separated by "-". */
char *aluette_invitation_format (guint32 number);

/* aluette_invitation_get_first:
 * @words: as aluette_invitation_format () writes them; any text
 *
 * Returns: the number of the first word, from 0, which says at which of several servers the table
 *   is; -1 if there is no such word. */
int aluette_invitation_get_first (const char *words);

/* aluette_invitation_find:
 * @text: UTF-8, such as what somebody has typed, a message, or a link
 *
 * Finds the three words, however they are separated. In a longer text, words that are joined by
 * dashes go before others. If there is nothing else in the text, or if they are joined by dashes,
 * the first three letters of a word suffice, and one letter may be wrong, left out or too many, as
 * long as only one word can be meant.
 *
 * Returns: (transfer full) (nullable): the words as aluette_invitation_format () writes them; NULL
 *   if there are none, or if several can be meant. */
char *aluette_invitation_find (const char *text);

/* aluette_invitation_means:
 * @text: UTF-8: what somebody has typed
 * @words: as aluette_invitation_format () writes them
 *
 * Returns: whether @text is three words that can mean @words: the first three letters of each
 *   suffice, and one letter may be wrong, also if other words can be meant as well. */
gboolean aluette_invitation_means (const char *text, const char *words);

/* aluette_invitation_find_unclear:
 * @text: UTF-8: what somebody has typed
 * @typed: (out) (transfer full): the first of its words that can mean several, in small letters
 *
 * Says why aluette_invitation_find () does not find three words that were typed in part.
 *
 * Returns: (transfer full) (nullable): the words that @typed can mean; NULL if @text is not three
 *   words, if one of them can mean none, or if each can mean only one. */
char **aluette_invitation_find_unclear (const char *text, char **typed);

/* aluette_invitation_complete:
 * @word: what somebody has typed of one word
 *
 * Returns: (transfer none) (nullable): the only word that can be meant; NULL if none or several
 *   can. */
const char *aluette_invitation_complete (const char *word);

G_END_DECLS
