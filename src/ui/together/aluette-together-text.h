/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-room.h"

G_BEGIN_DECLS

/* What the user reads about a table on the network. All texts are in the user's language. */

/* aluette_together_text_words:
 * @words: separated by "-"
 *
 * Returns: (transfer full): the words with more room between them: “sel – galerne –
 *   mojette – vanneau”. */
char *aluette_together_text_words (const char *words);

/* aluette_together_text_other_name:
 *
 * Returns: (transfer full): a similar name, for a table where somebody has @name: “Mamie 2”. */
char *aluette_together_text_other_name (const char *name);

/* aluette_together_text_status:
 *
 * Returns: (transfer full): how far the user is on the way to the table, and what to do. */
char *aluette_together_text_status (AluetteNetworkRoom *table);

/* aluette_together_text_dealer:
 *
 * Returns: (transfer full): whose computer deals the cards, and can therefore see them. */
char *aluette_together_text_dealer (AluetteNetworkRoom *table);

/* aluette_together_text_invitation:
 *
 * Returns: (transfer full): what to send to those who are invited to a table that is known by its
 *   words: how to join, with the words and the link. */
char *aluette_together_text_invitation (AluetteNetworkRoom *table);

/* aluette_together_text_addresses:
 *
 * Returns: (transfer full): under which addresses a table can be reached, one per line. */
char *aluette_together_text_addresses (AluetteNetworkRoom *table);

/* aluette_together_text_found:
 *
 * Returns: (transfer full): where the words of a table are enough to find it. */
char *aluette_together_text_found (AluetteNetworkRoom *table);

G_END_DECLS
