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

/* aluette_together_text_presence:
 * @state: as aluette_guest_get_seat_state () returns it
 *
 * Returns: (transfer none) (nullable): one or two words about who is in a seat, or is not: “away”;
 *   NULL if there is nothing to say. */
const char *aluette_together_text_presence (const char *state);

/* aluette_together_text_status:
 *
 * Returns: (transfer full): how far the user is on the way to the table, and what to do. */
char *aluette_together_text_status (AluetteNetworkRoom *table);

/* aluette_together_text_waiting:
 * @here: the seats at this screen, bit per seat
 *
 * Returns: (transfer full) (nullable): for whom else the match waits, or who at this screen has
 *   lost the connection; NULL if it goes on. */
char *aluette_together_text_waiting (AluetteGuest *guest, guint here);

/* aluette_together_text_question:
 * @kind, @seat: as in the signal "asked" of AluetteGuest
 * @action: (nullable): what is to be undone, as a sentence
 *
 * Returns: (transfer full) (nullable): what the people are asked; NULL for an unknown question. */
char *aluette_together_text_question (AluetteGuest *guest, const char *kind, guint seat,
                                      const char *action);

/* aluette_together_text_settled:
 *
 * Returns: (transfer full) (nullable): how the people have answered. */
char *
aluette_together_text_settled (AluetteGuest *guest, const char *kind, guint seat, gboolean yes);

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

/* aluette_together_text_link:
 *
 * Returns: (transfer full) (nullable): the link to an own table, or one on a server; NULL without a
 *   network, and for other tables. */
char *aluette_together_text_link (AluetteNetworkRoom *table);

/* The phrases that people can say. */
typedef struct
{
  const char *id;   /* in the protocol */
  const char *text; /* marked for translation */
} AluettePhrase;

#define ALUETTE_N_PHRASES 6

extern const AluettePhrase aluette_phrases[ALUETTE_N_PHRASES];

/* aluette_together_text_phrase:
 *
 * Returns: (transfer none) (nullable): the text of a phrase. */
const char *aluette_together_text_phrase (const char *id);

G_END_DECLS
