/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-trick-context.h"

/*
 * What a player does about the signs that he has read, as rules of thumb on top of his usual play.
 *
 * The deal is won by one player's tricks, so partners had better not share theirs. A simple player
 * leaves the trick to a partner who is known to take it. A better one who reads that his partner
 * is the stronger of the two works for him: leads his own best cards to draw the opponents', and
 * leaves him what he has. Who catches an opponent's signs gives him no cheap trick either.
 */

/* alu_sign_play_lead:
 * @context: the seat in turn is to lead
 *
 * Returns: the card that what was read asks for, or ALU_CARD_NONE where it asks for none. */
AluCard alu_sign_play_lead (const AluTrickContext *context);

/* alu_sign_play_leaves:
 * @card: what he would play
 *
 * Returns: whether @card would take the trick as it is now, but a partner who is still to play is
 * known to hold one that does, too: it had better be kept. */
bool alu_sign_play_leaves (const AluTrickContext *context, AluCard card);

/* alu_sign_play_trusts:
 *
 * Returns: whether a trick that a partner holds is left to him however likely he is beaten. */
bool alu_sign_play_trusts (const AluTrickContext *context);
