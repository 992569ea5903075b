/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest.h"
#include "model/network/aluette-router.h"

G_BEGIN_DECLS

/* What a person at a table on the network is told about it and about the others there. All texts
 * are in the user's language. */

/* aluette_guest_text_presence:
 * @state: as aluette_guest_get_seat_state () returns it
 *
 * Returns: (transfer none) (nullable): one or two words about who is in a seat, or is not: “away”;
 *   NULL if there is nothing to say. */
const char *aluette_guest_text_presence (const char *state);

/* Returns: (transfer none): what to do before the match. */
const char *aluette_guest_text_setup (AluetteGuest *guest);

/* aluette_guest_text_reach:
 *
 * Returns: (transfer none): who can join a table that is also for other homes, and what to do. */
const char *aluette_guest_text_reach (AluetteRouterState state);

/* aluette_guest_text_waiting:
 * @here: the seats at this screen, bit per seat
 *
 * Returns: (transfer full) (nullable): for whom else the match waits, or who at this screen has
 *   lost the connection; NULL if it goes on. */
char *aluette_guest_text_waiting (AluetteGuest *guest, guint here);

/* aluette_guest_text_question:
 * @kind, @seat: as in the signal "asked" of AluetteGuest
 * @action: (nullable): what is to be undone, as a sentence
 *
 * Returns: (transfer full) (nullable): what the people are asked; NULL for an unknown question. */
char *
aluette_guest_text_question (AluetteGuest *guest, const char *kind, guint seat, const char *action);

/* aluette_guest_text_settled:
 *
 * Returns: (transfer full) (nullable): how the people have answered. */
char *aluette_guest_text_settled (AluetteGuest *guest, const char *kind, guint seat, gboolean yes);

/* The phrases that people can say. */
typedef struct
{
  const char *id;   /* in the protocol */
  const char *text; /* marked for translation */
} AluettePhrase;

#define ALUETTE_N_PHRASES 6

extern const AluettePhrase aluette_phrases[ALUETTE_N_PHRASES];

/* aluette_guest_text_phrase:
 *
 * Returns: (transfer none) (nullable): the text of a phrase. */
const char *aluette_guest_text_phrase (const char *id);

G_END_DECLS
