/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-cards.h"
#include "presentation/table/aluette-deck.h"

G_BEGIN_DECLS

/* Texts of the traditional table of cards, in the user's language. Strings are
 * (transfer full). */

typedef enum
{
  ALUETTE_GROUP_LUETTES,  /* numbers 1 to 4 */
  ALUETTE_GROUP_DOUBLES,  /* 5 to 8 */
  ALUETTE_GROUP_FIGURES,  /* 9 to 12 (honors) */
  ALUETTE_GROUP_BIGAILLE, /* 13 to 19 (low cards) */
} AluetteGroup;

/* aluette_rank_group:
 * @number: 1 to ALU_N_NUMBERS, here and below
 *
 * Returns the group of a number. */
AluetteGroup aluette_rank_group (int number);

/* aluette_group_name:
 *
 * Returns: (transfer none): the name, such as “Luettes”. */
const char *aluette_group_name (AluetteGroup group);

/* aluette_rank_technical_name:
 *
 * Returns what is printed on the cards: “3 of coins”, “The four aces”. */
char *aluette_rank_technical_name (int number, AluetteDeck deck);

/* aluette_rank_common_name:
 *
 * Returns the players' name for the cards: “Monsieur”, “Good figures”. */
char *aluette_rank_common_name (int number);

/* aluette_rank_sign:
 *
 * Returns the AluSign for the cards of a number, or -1 if they have none. */
int aluette_rank_sign (int number);

/* aluette_rank_sign_text:
 * @settings: (nullable): the user's choice of gestures
 *
 * Returns a description of the gesture, or a text that says that there is none. */
char *aluette_rank_sign_text (GSettings *settings, int number);

G_END_DECLS
