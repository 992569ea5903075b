/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"
#include "bots/aluette/alu-policy.h"

/* A card and the reason for it. */
typedef struct
{
  AluCard card;
  AluMoveReason reason;
  uint8_t seat;     /* seat that the reason refers to, or ALU_NOBODY */
  AluCardSet cards; /* cards that the reason refers to */
} AluChoice;

/* alu_villager_play:
 * @view: during the play
 * @context: derived from @view; the seat to act has at least two cards
 *
 * Chooses a card by rules of thumb: the first and second players play low, the third forces, the
 * fourth takes cheaply, spoils or ducks. Keeps luettes, and pays attention to the race and to
 * mordienne. After Grimaud's advice.
 *
 * Returns: the card and the reason. */
AluChoice alu_villager_play (const AluView *view, const AluTrickContext *context);

/* alu_villager_play_twelve:
 *
 * Chooses a card in `twelve`, where the team's tricks count and two special cards override them.
 *
 * Returns: the card and the reason. */
AluChoice alu_villager_play_twelve (const AluTrickContext *context);

/* alu_villager_partner_takes:
 *
 * Returns: whether a partner takes the trick unless the seat to act, the last to play, does. */
bool alu_villager_partner_takes (const AluTrickContext *context);

/* alu_villager_cheapest:
 * @above: the card must be stronger than this
 *
 * Returns: the weakest card of the hand that is stronger than @above, or ALU_CARD_NONE. */
AluCard alu_villager_cheapest (const AluTrickContext *context, int above);

/* alu_villager_worth:
 *
 * Returns: the worth of the strong cards of a hand: roughly the number of tricks that it takes,
 * times ten. */
int alu_villager_worth (AluOrder order, AluCardSet hand);

/* The villager's functions of AluPolicy. */
bool alu_villager_vote (const AluView *view, const AluSearchContext *search);
void alu_villager_reject (const AluView *view, const AluSearchContext *search,
                          AluCard cards[ALU_CHANT_CARDS]);
bool alu_villager_offer (const AluView *view, const AluSearchContext *search,
                         const AluDecisionInfo *info);
bool alu_villager_accept (const AluView *view, const AluSearchContext *search);
bool alu_villager_propose (const AluView *view, const AluSearchContext *search);
bool alu_villager_consent (const AluView *view, const AluSearchContext *search);
