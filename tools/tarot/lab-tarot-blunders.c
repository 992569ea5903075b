/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/lab-tarot.h"

#include "engine/tarot/tarot-match.h"

static const char *
get_role (const void *match, const void *event)
{
  const TarotDeal *deal = &((const TarotMatch *) match)->deal;
  const TarotEvent *card = event;

  if (card->type != TAROT_EVENT_PLAY)
    return NULL;
  return card->seat == deal->taker     ? "taker"
         : card->seat == deal->partner ? "partner"
                                       : "defender";
}

const LabBlunderKind lab_tarot_blunders = { .id = "tarot", .cost = 8, .role = get_role };
