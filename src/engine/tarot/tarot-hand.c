/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-hand.h"

static const int handful_sizes[TAROT_MAX_SEATS + 1][TAROT_N_HANDFULS] = {
  [3] = { 0, 13, 15, 18 },
  [4] = { 0, 10, 13, 15 },
  [5] = { 0, 8, 10, 13 },
};

/* Returns: the suit of the first card that is not the Excuse, or TAROT_NO_SUIT. */
static TarotSuit
suit_led (const TarotCard *trick, int n)
{
  if (n > 0 && trick[0] != TAROT_EXCUSE)
    return tarot_card_suit (trick[0]);
  return n > 1 ? tarot_card_suit (trick[1]) : TAROT_NO_SUIT;
}

/* The cards of @trumps that are higher than every trump of the trick. */
static TarotCardSet
higher_trumps (TarotCardSet trumps, const TarotCard *trick, int n)
{
  for (int i = 0; i < n; i++)
    if (tarot_card_is_trump (trick[i]))
      trumps = tarot_set_above (trumps, trick[i]);
  return trumps;
}

/* The cards of @hand without the Excuse that may be played, and the duty that others neglect. */
static TarotCardSet
bound_cards (TarotCardSet hand, const TarotCard *trick, int n, TarotStatus *duty)
{
  TarotSuit led = suit_led (trick, n);
  TarotCardSet trumps = tarot_cards_of (hand, TAROT_TRUMPS);
  TarotCardSet suit, higher;

  *duty = TAROT_OK;
  if (led == TAROT_NO_SUIT)
    return hand;
  suit = tarot_cards_of (hand, led);
  if (led != TAROT_TRUMPS && !tarot_set_is_empty (suit))
    {
      *duty = TAROT_ERROR_FOLLOW_SUIT;
      return suit;
    }
  if (tarot_set_is_empty (trumps))
    return hand;
  higher = higher_trumps (trumps, trick, n);
  *duty = TAROT_ERROR_MUST_TRUMP;
  return tarot_set_is_empty (higher) ? trumps : higher;
}

TarotCardSet
tarot_legal_cards (TarotCardSet hand, const TarotCard *trick, int n)
{
  TarotCardSet excuse = tarot_set_common (hand, tarot_set_of (TAROT_EXCUSE));
  TarotStatus duty;

  return tarot_set_union (bound_cards (tarot_set_minus (hand, excuse), trick, n, &duty), excuse);
}

TarotStatus
tarot_legal_check (TarotCardSet hand, const TarotCard *trick, int n, TarotCard card)
{
  TarotCardSet bound;
  TarotStatus duty;

  if (card == TAROT_EXCUSE)
    return TAROT_OK;
  bound = bound_cards (tarot_set_without (hand, TAROT_EXCUSE), trick, n, &duty);
  if (tarot_set_has (bound, card))
    return TAROT_OK;
  return duty == TAROT_ERROR_MUST_TRUMP && tarot_card_is_trump (card) ? TAROT_ERROR_MUST_OVERTRUMP
                                                                      : duty;
}

TarotCardSet
tarot_legal_leads (TarotCardSet hand, TarotCard called)
{
  TarotCardSet suit = tarot_suit_cards (tarot_card_suit (called));

  return tarot_set_minus (hand, tarot_set_without (suit, called));
}

/* More beats less: trumps by rank, then the suit led by rank, then all else. */
static int
get_strength (TarotCard card, TarotSuit led)
{
  if (tarot_card_is_trump (card))
    return TAROT_SUIT_SIZE + 1 + tarot_card_rank (card);
  return card != TAROT_EXCUSE && tarot_card_suit (card) == led ? tarot_card_rank (card) + 1 : 0;
}

int
tarot_trick_winner (const TarotCard *trick, int n)
{
  TarotSuit led = suit_led (trick, n);
  int best = 0;

  for (int i = 1; i < n; i++)
    if (get_strength (trick[i], led) > get_strength (trick[best], led))
      best = i;
  return best;
}

TarotCardSet
tarot_callable (TarotCardSet hand, bool own)
{
  TarotCardSet kings = tarot_rank_cards (TAROT_KING);
  TarotCardSet callable = own ? kings : tarot_set_minus (kings, hand);

  /* A taker who holds all cards of a rank may call a missing one of the next rank. */
  for (int rank = TAROT_KING; rank > TAROT_JACK; rank--)
    {
      if (!tarot_set_within (tarot_rank_cards ((TarotRank) rank), hand))
        break;
      callable = tarot_set_union (callable,
                                  tarot_set_minus (tarot_rank_cards ((TarotRank) (rank - 1)),
                                                   hand));
    }
  return callable;
}

TarotCardSet
tarot_ecart_plain (TarotCardSet hand)
{
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  TarotCardSet fixed = tarot_set_union (tarot_bouts (), tarot_rank_cards (TAROT_KING));

  return tarot_set_minus (hand, tarot_set_union (trumps, fixed));
}

int
tarot_ecart_trumps (TarotCardSet hand, int size)
{
  int plain = tarot_set_count (tarot_ecart_plain (hand));

  return plain < size ? size - plain : 0;
}

TarotStatus
tarot_ecart_check (TarotCardSet hand, int size, TarotCardSet ecart)
{
  TarotCardSet trumps = tarot_cards_of (ecart, TAROT_TRUMPS);
  TarotCardSet fixed = tarot_set_union (tarot_bouts (), tarot_rank_cards (TAROT_KING));

  if (tarot_set_count (ecart) != size)
    return TAROT_ERROR_ECART_COUNT;
  if (!tarot_set_within (ecart, hand))
    return TAROT_ERROR_NOT_IN_HAND;
  if (!tarot_set_is_empty (tarot_set_common (ecart, fixed)))
    return TAROT_ERROR_ECART_KING;
  return tarot_set_count (trumps) == tarot_ecart_trumps (hand, size) ? TAROT_OK
                                                                     : TAROT_ERROR_ECART_TRUMPS;
}

int
tarot_handful_size (int seats, TarotHandful handful)
{
  return handful_sizes[seats][handful];
}

TarotStatus
tarot_handful_check (int seats, TarotCardSet held, TarotHandful handful, TarotCardSet shown)
{
  TarotCardSet trumps = tarot_cards_of (held, TAROT_TRUMPS);
  TarotCardSet excuse = tarot_set_common (held, tarot_set_of (TAROT_EXCUSE));

  if (tarot_set_count (shown) != tarot_handful_size (seats, handful))
    return TAROT_ERROR_HANDFUL_COUNT;
  if (!tarot_set_within (shown, tarot_set_union (trumps, excuse)))
    return TAROT_ERROR_HANDFUL_CARDS;
  if (tarot_set_has (shown, TAROT_EXCUSE) && !tarot_set_within (trumps, shown))
    return TAROT_ERROR_HANDFUL_EXCUSE;
  return TAROT_OK;
}

bool
tarot_has_misere (TarotCardSet held, TarotMisere misere)
{
  TarotCardSet none = misere == TAROT_MISERE_TRUMPS
                          ? tarot_set_with (tarot_suit_cards (TAROT_TRUMPS), TAROT_EXCUSE)
                          : tarot_set_union (tarot_honors (), tarot_bouts ());

  return tarot_set_is_empty (tarot_set_common (held, none));
}

bool
tarot_is_petit_sec (TarotCardSet hand)
{
  TarotCardSet trumps = tarot_set_with (tarot_suit_cards (TAROT_TRUMPS), TAROT_EXCUSE);

  return tarot_set_equal (tarot_set_common (hand, trumps), tarot_set_of (TAROT_PETIT));
}
