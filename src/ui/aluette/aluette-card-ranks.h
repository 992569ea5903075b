/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-cards.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* What the traditional table of cards says of each number (rules, section 1), in the user's
 * language. Strings are (transfer full). */

typedef enum
{
  ALUETTE_GROUP_LUETTES,  /* numbers 1 to 4 */
  ALUETTE_GROUP_DOUBLES,  /* 5 to 8 */
  ALUETTE_GROUP_FIGURES,  /* 9 to 12 */
  ALUETTE_GROUP_BIGAILLE, /* 13 to 19 */
} AluetteGroup;

/* aluette_rank_group:
 * @number: 1 to ALU_N_NUMBERS, here and below */
AluetteGroup aluette_rank_group (int number);

/* aluette_group_name:
 *
 * Returns: (transfer none): “Luettes” and so on. */
const char *aluette_group_name (AluetteGroup group);

/* aluette_rank_technical_name:
 *
 * Returns: what is printed on the cards: “3 of coins”, “The four aces”. */
char *aluette_rank_technical_name (int number, AluettePack pack);

/* aluette_rank_common_name:
 *
 * Returns: what players say: “Monsieur”, “Good figures”. */
char *aluette_rank_common_name (int number);

/* aluette_rank_sign:
 *
 * Returns: the AluSign for the cards of a number, or -1. */
int aluette_rank_sign (int number);

/* aluette_rank_sign_text:
 * @settings: (nullable): which gestures are in use
 *
 * Returns: the gesture in words, or why there is none. */
char *aluette_rank_sign_text (GSettings *settings, int number);

G_END_DECLS
