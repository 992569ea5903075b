/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-deal.h"

/* What the play of a deal has told everybody about the cards that a seat no longer holds. */
typedef struct
{
  uint8_t voids[TAROT_MAX_SEATS];    /* bit per TarotSuit: the seat has none of it */
  uint8_t ceilings[TAROT_MAX_SEATS]; /* no trump of a higher rank than this */
} TarotFacts;

/* tarot_facts_init:
 *
 * Clears @facts: nothing is known. */
void tarot_facts_init (TarotFacts *facts);

/* tarot_facts_note:
 * @deal: before @card is played
 *
 * Notes what the seat in turn tells when it plays @card: whoever does not follow suit has none of
 * it, whoever throws a card off has no trump, whoever undertrumps has none higher. */
void tarot_facts_note (TarotFacts *facts, const TarotRules *rules, const TarotDeal *deal,
                       TarotCard card);

/* tarot_facts_read:
 * @facts: (out)
 * @deal: may be of a view
 *
 * Notes everything that the cards played so far and the handfuls shown tell. */
void tarot_facts_read (TarotFacts *facts, const TarotRules *rules, const TarotDeal *deal);

/* tarot_facts_limit:
 *
 * Returns: the cards of @cards that @seat may hold by these facts. */
TarotCardSet tarot_facts_limit (const TarotFacts *facts, int seat, TarotCardSet cards);

/* tarot_cards_are_equal:
 * @low: lower than @high
 * @others: cards that could come between them
 *
 * Returns: whether it makes no difference which of the two is played: both are of one suit, with
 * the same points and none of @others between them. */
bool tarot_cards_are_equal (TarotCard low, TarotCard high, TarotCardSet others);

/* tarot_suit_led:
 *
 * Returns: the suit of the first card of a trick that is not the Excuse, or TAROT_NO_SUIT. */
TarotSuit tarot_suit_led (const TarotCard *trick, int n);

/* tarot_known_friends:
 *
 * Returns: the seats that @seat knows to be on its side, itself among them, bit per seat. */
unsigned tarot_known_friends (const TarotRules *rules, const TarotDeal *deal, int seat);
