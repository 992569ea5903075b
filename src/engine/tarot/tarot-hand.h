/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-rules.h"

/* What one hand may do: functions of cards alone. */

typedef enum
{
  TAROT_NO_HANDFUL,
  TAROT_SIMPLE,
  TAROT_DOUBLE,
  TAROT_TRIPLE,
  TAROT_N_HANDFULS,
} TarotHandful;

typedef enum
{
  TAROT_MISERE_TRUMPS,
  TAROT_MISERE_HONORS,
  TAROT_N_MISERES,
} TarotMisere;

/* tarot_legal_cards:
 * @trick: the cards of the trick in play, in order
 * @n: how many they are
 *
 * Returns: the cards of @hand that may be played. */
TarotCardSet tarot_legal_cards (TarotCardSet hand, const TarotCard *trick, int n);

/* tarot_legal_check:
 * @card: a card of @hand
 *
 * Returns: TAROT_OK if @card may be played, or which duty it neglects: to follow suit, to trump or
 * to overtrump. */
TarotStatus tarot_legal_check (TarotCardSet hand, const TarotCard *trick, int n, TarotCard card);

/* tarot_legal_leads:
 * @called: the card that was called
 *
 * Returns: the cards of @hand that may be led to the first trick, if the called suit may not. */
TarotCardSet tarot_legal_leads (TarotCardSet hand, TarotCard called);

/* tarot_trick_winner:
 * @trick: @n cards in order, not the Excuse alone
 *
 * Returns: the index of the card that takes the trick, the exception of the last trick apart. */
int tarot_trick_winner (const TarotCard *trick, int n);

/* tarot_callable:
 * @hand: the taker's hand as dealt
 * @own: whether the taker may call their own king
 *
 * Returns: the cards that the taker may call. */
TarotCardSet tarot_callable (TarotCardSet hand, bool own);

/* tarot_ecart_plain:
 *
 * Returns: the cards of @hand that may always be laid away: no trump, bout or king. */
TarotCardSet tarot_ecart_plain (TarotCardSet hand);

/* tarot_ecart_trumps:
 * @hand: the taker's hand with the dog
 *
 * Returns: how many trumps an écart of @size cards has. */
int tarot_ecart_trumps (TarotCardSet hand, int size);

/* tarot_ecart_check:
 * @hand: the taker's hand with the dog
 *
 * Returns: TAROT_OK if @ecart may be laid away from @hand, or why not. */
TarotStatus tarot_ecart_check (TarotCardSet hand, int size, TarotCardSet ecart);

/* tarot_handful_size:
 *
 * Returns: how many cards a handful shows at a table of @seats. */
int tarot_handful_size (int seats, TarotHandful handful);

/* tarot_handful_check:
 * @held: cards that the seat holds, with those that it laid away
 *
 * Returns: TAROT_OK if the seat may show @shown as such a handful, or why not. */
TarotStatus
tarot_handful_check (int seats, TarotCardSet held, TarotHandful handful, TarotCardSet shown);

/* tarot_has_misere:
 * @held: cards that the seat holds, with those that it laid away
 *
 * Returns: whether the seat may declare this misère. */
bool tarot_has_misere (TarotCardSet held, TarotMisere misere);

/* tarot_is_petit_sec:
 *
 * Returns: whether the petit is the only card of @hand among trumps and Excuse. */
bool tarot_is_petit_sec (TarotCardSet hand);
