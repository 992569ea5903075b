/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-signs.h"

#include <string.h>

#define BIT(card) (UINT64_C (1) << (card))

static const struct
{
  const char *id;
  AluCardSet cards;
} signs[ALU_N_SIGNS] = {
  [ALU_SIGN_MONSIEUR] = { "monsieur", BIT (ALU_MONSIEUR) },
  [ALU_SIGN_MADAME] = { "madame", BIT (ALU_MADAME) },
  [ALU_SIGN_BORGNE] = { "borgne", BIT (ALU_BORGNE) },
  [ALU_SIGN_VACHE] = { "vache", BIT (ALU_VACHE) },
  [ALU_SIGN_GRAND_NEUF] = { "grand-neuf", BIT (ALU_GRAND_NEUF) },
  [ALU_SIGN_PETIT_NEUF] = { "petit-neuf", BIT (ALU_PETIT_NEUF) },
  [ALU_SIGN_CHENE] = { "chene", BIT (ALU_DEUX_DE_CHENE) },
  [ALU_SIGN_ECRIT] = { "ecrit", BIT (ALU_DEUX_D_ECRIT) },
  [ALU_SIGN_AS] = { "as", BIT (ALU_CARD (ALU_DENIERS, ALU_ACE))
                            | BIT (ALU_CARD (ALU_COUPES, ALU_ACE))
                            | BIT (ALU_CARD (ALU_BATONS, ALU_ACE))
                            | BIT (ALU_CARD (ALU_EPEES, ALU_ACE)) },
  [ALU_SIGN_MISERE] = { "misere", 0 },
  [ALU_SIGN_MORDIENNE] = { "mordienne", 0 },
};

static const char *const call_ids[ALU_N_CALLS] = { "above", "below", "good", "middling", "small" };

const char *
alu_sign_id (AluSign sign)
{
  return signs[sign].id;
}

int
alu_sign_from_id (const char *id)
{
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    if (strcmp (signs[sign].id, id) == 0)
      return sign;
  return -1;
}

AluCardSet
alu_sign_cards (AluSign sign)
{
  return signs[sign].cards;
}

const char *
alu_call_id (AluCall call)
{
  return call_ids[call];
}

int
alu_call_from_id (const char *id)
{
  for (int call = 0; call < ALU_N_CALLS; call++)
    if (strcmp (call_ids[call], id) == 0)
      return call;
  return -1;
}
