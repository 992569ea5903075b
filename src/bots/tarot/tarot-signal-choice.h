/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-monte-carlo.h"

/* tarot_choose_signal:
 * @view: of a seat that signals and is to play
 * @signalers: seats that signal, bit per seat
 * @options: (inout): @n_options compared cards, best first
 *
 * Chooses, among cards that are about as good as the best one, what the last wish of a partner asks
 * for, and a card that tells the truth; see tarot-signals.h. The chosen card becomes the first of
 * @options. */
void tarot_choose_signal (const TarotView *view, unsigned signalers, TarotOptionValue *options,
                          int n_options);
