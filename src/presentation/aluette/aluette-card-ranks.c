/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-card-ranks.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-sign-book.h"

#define FIRST_SHARED 9 /* first number shared by several cards */

/* Numbers 9 to 19. The nines and threes are those that have no number of their own. */
static const char *const technical[][2] = {
  { N_("The four aces"), NULL },
  { N_("The four kings"), NULL },
  { N_("The four queens"), NULL },
  { N_("The four jacks"), NULL },
  { N_("Nines of batons and swords"), N_("Nines of clubs and spades") },
  { N_("The four eights"), NULL },
  { N_("The four sevens"), NULL },
  { N_("The four sixes"), NULL },
  { N_("The four fives"), NULL },
  { N_("The four fours"), NULL },
  { N_("Threes of batons and swords"), N_("Threes of clubs and spades") },
};

static const char *const common[] = {
  NC_("cards", "Aces"),
  NC_("cards", "Good honors"),
  NC_("cards", "Middling honors"),
  NC_("cards", "Small honors"),
};

AluetteGroup
aluette_rank_group (int number)
{
  return number <= 4    ? ALUETTE_GROUP_LUETTES
         : number <= 8  ? ALUETTE_GROUP_DOUBLES
         : number <= 12 ? ALUETTE_GROUP_FIGURES
                        : ALUETTE_GROUP_BIGAILLE;
}

const char *
aluette_group_name (AluetteGroup group)
{
  switch (group)
    {
    case ALUETTE_GROUP_LUETTES:
      return C_("cards", "Luettes");
    case ALUETTE_GROUP_DOUBLES:
      return C_("cards", "Doubles");
    case ALUETTE_GROUP_FIGURES:
      return C_("cards", "Honors");
    default:
      return C_("cards", "Low cards");
    }
}

char *
aluette_rank_technical_name (int number, AluetteDeck deck)
{
  const char *const *names;

  if (number < FIRST_SHARED)
    /* In the order of twelve hands a card has no nickname, only its printed name. */
    return aluette_card_title (ALU_ORDER_TWELVE, deck,
                               alu_set_first (alu_number_set (ALU_ORDER_ALUETTE, number)));
  names = technical[number - FIRST_SHARED];
  return g_strdup (_(deck == ALUETTE_DECK_FRENCH && names[1] != NULL ? names[1] : names[0]));
}

char *
aluette_rank_common_name (int number)
{
  if (number < FIRST_SHARED)
    return g_strdup (aluette_card_nickname (ALU_ORDER_ALUETTE,
                                            alu_set_first (alu_number_set (ALU_ORDER_ALUETTE,
                                                                           number))));
  if (number - FIRST_SHARED < (int) G_N_ELEMENTS (common))
    return g_strdup (g_dpgettext2 (NULL, "cards", common[number - FIRST_SHARED]));
  return g_strdup (aluette_group_name (ALUETTE_GROUP_BIGAILLE));
}

int
aluette_rank_sign (int number)
{
  return number < FIRST_SHARED    ? ALU_SIGN_MONSIEUR + number - 1
         : number == FIRST_SHARED ? ALU_SIGN_AS
                                  : -1;
}

char *
aluette_rank_sign_text (GSettings *settings, int number)
{
  int sign = aluette_rank_sign (number);

  if (sign >= 0)
    return g_strdup (aluette_gesture_text (aluette_sign_gesture (settings, (AluSign) sign, 0)));
  if (aluette_rank_group (number) == ALUETTE_GROUP_FIGURES)
    return g_strdup (_("No gesture (spoken call)"));
  return g_strdup (_("No gesture"));
}
