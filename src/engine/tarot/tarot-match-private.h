/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-match.h"

/* What match and view share. */

/* tarot_match_check_turn:
 *
 * Checks what can be told of @event without closed cards: the moment, the seat, the options.
 *
 * Returns: TAROT_OK or why the event is refused. */
TarotStatus tarot_match_check_turn (const TarotMatch *match, const TarotEvent *event);

/* tarot_match_check_cards:
 *
 * Checks what depends on the hand of the seat that acts, after tarot_match_check_turn ().
 *
 * Returns: TAROT_OK or why the event is refused. */
TarotStatus tarot_match_check_cards (const TarotMatch *match, const TarotEvent *event);

/* tarot_match_carry_out:
 *
 * Carries an event out, of which nothing is checked. In a view, what the event tells must have been
 * written into the deal first. */
void tarot_match_carry_out (TarotMatch *match, const TarotEvent *event, int petit_sec);
