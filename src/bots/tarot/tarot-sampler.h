/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-rng.h"
#include "engine/tarot/tarot-view.h"

/*
 * Worlds: distributions of the cards that a seat does not see. Every distribution that agrees with
 * all hard facts of the view is equally likely: cards played, voids, no higher trump after a lower
 * one, the dog that was seen, what an écart may hold, handfuls, misères, the called card, and that
 * nobody was dealt the petit alone.
 */

typedef struct _TarotSampler TarotSampler;

/* tarot_sampler_new:
 * @view: of the seat that is awaited
 *
 * Returns: (transfer full) (nullable): a sampler, or NULL if there is not enough memory or no
 * distribution agrees with the view. Free it with tarot_sampler_free (). */
TarotSampler *tarot_sampler_new (const TarotView *view);

/* Frees a sampler. @sampler can be NULL. */
void tarot_sampler_free (TarotSampler *sampler);

/* tarot_sampler_count:
 *
 * Returns: the number of distributions, those with a lone petit among them, as far as a double is
 * exact. */
double tarot_sampler_count (const TarotSampler *sampler);

/* tarot_sampler_draw:
 * @deal: (out): the deal of the view with all cards in their places and the partner known
 *
 * Draws a world. */
void tarot_sampler_draw (TarotSampler *sampler, AluRng *rng, TarotDeal *deal);

/* tarot_dealt_hand:
 * @deal: all hands known
 *
 * Returns: the cards that @seat was dealt. */
TarotCardSet tarot_dealt_hand (const TarotRules *rules, const TarotDeal *deal, int seat);
