/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"
#include "bots/aluette/alu-policy.h"

/* A card and why it is played. */
typedef struct
{
  AluCard card;
  AluMoveReason reason;
  uint8_t seat;     /* whom the reason is about, or ALU_NOBODY */
  AluCardSet cards; /* which cards it is about */
} AluChoice;

/* alu_villager_play:
 * @context: during the play, at least two cards in hand
 *
 * The rule of thumb for a card: first and second hand low, third forces, fourth takes cheaply,
 * spoils or ducks; luettes are kept, the race and mordienne are watched. After Grimaud's advice. */
AluChoice alu_villager_play (const AluView *view, const AluTrickContext *context);

/* alu_villager_play_twelve:
 *
 * The same where the team's tricks count and two cards override them (rules, section 8,
 * `twelve`). */
AluChoice alu_villager_play_twelve (const AluTrickContext *context);

/* alu_villager_cheapest:
 * @above: the card must be stronger than this
 *
 * Returns: the weakest card of the hand that is stronger than @above, or ALU_CARD_NONE. */
AluCard alu_villager_cheapest (const AluTrickContext *context, int above);

/* alu_villager_worth:
 *
 * A hand counted by its top cards: about how many tricks it should take, times ten. */
int alu_villager_worth (AluOrder order, AluCardSet hand);

/* Answers to the other questions, as in AluPolicy. */
bool alu_villager_vote (const AluView *view, const AluSearchContext *search);
void alu_villager_reject (const AluView *view, const AluSearchContext *search,
                          AluCard cards[ALU_CHANT_CARDS]);
bool alu_villager_offer (const AluView *view, const AluSearchContext *search,
                         const AluDecisionInfo *info);
bool alu_villager_accept (const AluView *view, const AluSearchContext *search);
bool alu_villager_propose (const AluView *view, const AluSearchContext *search);
bool alu_villager_consent (const AluView *view, const AluSearchContext *search);
