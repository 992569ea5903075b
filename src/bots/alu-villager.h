/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-scene.h"
#include "bots/alu-mind.h"

/* A card and why it is played. */
typedef struct
{
  AluCard card;
  AluWhy why;
  uint8_t seat;     /* whom the reason is about, or ALU_NOBODY */
  AluCardSet cards; /* which cards it is about */
} AluChoice;

/* alu_villager_play:
 * @scene: during the play, at least two cards in hand
 *
 * The rule of thumb for a card: first and second hand low, third forces, fourth takes cheaply,
 * spoils or ducks; luettes are kept, the race and mordienne are watched. After Grimaud's advice. */
AluChoice alu_villager_play (const AluView *view, const AluScene *scene);

/* alu_villager_play_twelve:
 *
 * The same where the team's tricks count and two cards override them (rules, section 8,
 * `twelve`). */
AluChoice alu_villager_play_twelve (const AluScene *scene);

/* alu_villager_cheapest:
 * @above: the card must be stronger than this
 *
 * Returns: the weakest card of the hand that is stronger than @above, or ALU_CARD_NONE. */
AluCard alu_villager_cheapest (const AluScene *scene, int above);

/* alu_villager_worth:
 *
 * A hand counted by its top cards: about how many tricks it should take, times ten. */
int alu_villager_worth (AluOrder order, AluCardSet hand);

/* Answers to the other questions, as in AluMind. */
bool alu_villager_vote (const AluView *view, const AluMeans *means);
void
alu_villager_reject (const AluView *view, const AluMeans *means, AluCard cards[ALU_CHANT_CARDS]);
bool alu_villager_offer (const AluView *view, const AluMeans *means, const AluThoughts *thoughts);
bool alu_villager_accept (const AluView *view, const AluMeans *means);
bool alu_villager_propose (const AluView *view, const AluMeans *means);
bool alu_villager_consent (const AluView *view, const AluMeans *means);
