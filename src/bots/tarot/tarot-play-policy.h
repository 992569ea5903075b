/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-facts.h"

/*
 * The card that a sensible player puts down. For each card it estimates how likely the own side is
 * to take the trick, what is then in the trick, and what the card would still have been worth in
 * the hand. It looks at the hand of @seat and at what is open to all, so that a deal of a view and
 * a whole deal give the same card.
 */

/* tarot_policy_card:
 * @deal: where @seat is to play
 *
 * Returns: a legal card. */
TarotCard tarot_policy_card (const TarotRules *rules, const TarotDeal *deal,
                             const TarotFacts *facts, int seat);

/* tarot_policy_scores:
 * @scores: (out): for each card that may be played, how good it seems, in half points
 *
 * Returns: the legal cards. */
TarotCardSet tarot_policy_scores (const TarotRules *rules, const TarotDeal *deal,
                                  const TarotFacts *facts, int seat, double scores[TAROT_N_CARDS]);

/* tarot_sensible_cards:
 *
 * Returns: the legal cards without those that nobody would play who knows the game: by a defender
 * who leads, the petit, trumps from the petit, and trumps that take high ones of partners; an honor
 * given to a trick that is lost; a trump that takes nothing although there is a lower one; a trump
 * that takes although a lower one is enough, because no opponent plays after it. At least one
 * card. */
TarotCardSet tarot_sensible_cards (const TarotRules *rules, const TarotDeal *deal,
                                   const TarotFacts *facts, int seat);
