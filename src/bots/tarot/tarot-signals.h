/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-deal.h"

/*
 * The signals of the defense that the French Tarot federation recommends: Règlement officiel du jeu
 * de Tarot (R-RO) of 1 July 2012, page 28. Defenders tell something about their hand by which of
 * several low cards they play. Everybody at the table knows the agreement, the taker too.
 */

/* What a seat can tell by its next card. */
typedef struct
{
  TarotCardSet spoken; /* cards that tell something */
  TarotCardSet honest; /* those of them that tell the truth about the hand */
} TarotSignals;

/* tarot_signals_read:
 * @deal: where @seat, whose hand is known, is to play; may be of a view
 * @signals: (out): no cards for a player of the attack, and in a goulash
 *
 * Determines what each card of the seat tells:
 * - the first lead of a suit: a card from 1 to 5 promises the king or the queen, one from 6 to 10
 *   denies both;
 * - the first lead of trumps: an odd one promises many trumps, an even one fewer;
 * - the first two cards of a suit that the attack has led: descending promises to hold the suit;
 * - of a suit that the defense has led: descending promises that there were just these two;
 * - the Excuse in the first two rounds of a suit that the attack has led: promises to hold it.
 * Where no card would be honest, low cards tell nothing. */
void tarot_signals_read (const TarotRules *rules, const TarotDeal *deal, int seat,
                         TarotSignals *signals);

/* tarot_signal_weight:
 *
 * Returns: how likely a seat that signals is to play @card from its hand, compared with a card that
 * tells the truth or nothing: above 0, at most 1. */
double tarot_signal_weight (const TarotRules *rules, const TarotDeal *deal, int seat,
                            TarotCard card);

/* What signals ask of the partners. */
typedef enum
{
  TAROT_WISH_NONE,
  TAROT_WISH_TRUMPS,    /* lead trumps: an odd trump was led, or the attack's suit is held */
  TAROT_WISH_NO_TRUMPS, /* stop: the Excuse was played to a trump that the defense had led */
} TarotWish;

/* tarot_signals_wish:
 * @deal: where @seat, a defender, is to lead; may be of a view
 * @signalers: seats that signal, bit per seat
 *
 * Returns: the last wish of another defender. */
TarotWish tarot_signals_wish (const TarotRules *rules, const TarotDeal *deal, int seat,
                              unsigned signalers);
