/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"

/*
 * Rules of thumb for players who have read signs, on top of their usual play.
 *
 * One player's tricks win the deal, so partners should not divide theirs. A simple player leaves a
 * trick to a partner who is known to be able to take it. A better player who knows that a partner
 * is stronger helps that partner: they lead their best cards to draw out the opponents', and leave
 * tricks to the partner. After reading an opponent's signs, they do not lead low cards.
 */

/* alu_sign_play_lead:
 * @context: the seat to act leads
 *
 * Returns: the lead that the signs suggest, or ALU_CARD_NONE if they suggest none. */
AluCard alu_sign_play_lead (const AluTrickContext *context);

/* alu_sign_play_leaves:
 * @card: the card that the player would play otherwise
 *
 * Returns: whether to keep @card because it would take the trick, but a partner who plays later is
 * known to hold a card that takes it, too. */
bool alu_sign_play_leaves (const AluTrickContext *context, AluCard card);

/* alu_sign_play_trusts:
 *
 * Returns: whether to leave a trick to the partner who takes it now, even if the partner is likely
 * to be beaten. */
bool alu_sign_play_trusts (const AluTrickContext *context);
