/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-sound.h"

#include "presentation/aluette/aluette-card-names.h"

static AluetteSound
get_result_sound (const AluMatch *match, guint people)
{
  const AluDeal *deal = &match->deal;
  gboolean here[2] = { FALSE, FALSE };

  if (deal->winner == ALU_NOBODY)
    return ALUETTE_SOUND_SPOILED;
  if (deal->reason == ALU_REASON_MORDIENNE)
    return ALUETTE_SOUND_FEAT;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (people & (1u << seat))
      here[seat % 2] = TRUE;
  return here[deal->winner] || !here[1 - deal->winner] ? ALUETTE_SOUND_WON : ALUETTE_SOUND_LOST;
}

AluetteSound
aluette_vache_sound (const AluMatch *match, const AluEvent *event, guint people)
{
  const AluDeal *deal = &match->deal;
  gboolean luette = event->type == ALU_EVENT_PLAY
                    && aluette_card_is_luette (alu_rules_order (&match->rules), event->card);

  if (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_ANSWER
      && event->type != ALU_EVENT_CONSENT)
    return ALUETTE_SOUND_NONE;
  if (deal->ended)
    return get_result_sound (match, people);
  if (event->type != ALU_EVENT_PLAY)
    return ALUETTE_SOUND_NONE;
  if (luette && event->card == ALU_VACHE)
    return ALUETTE_SOUND_COW;
  if (deal->n_plays % match->rules.seats != 0)
    return luette ? ALUETTE_SOUND_STRONG : ALUETTE_SOUND_CARD;
  return deal->takers[deal->n_tricks - 1] == ALU_SPOILED ? ALUETTE_SOUND_SPOILED
                                                         : ALUETTE_SOUND_TRICK;
}
