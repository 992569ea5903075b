/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-hand-value.h"

/* What petite, garde, garde sans and garde contre need, from deals with that contract imposed:
 * where the mean score becomes positive and where it is higher than with the contract below. */
static const int bid_values[TAROT_MAX_SEATS + 1][TAROT_N_BIDS] = {
  [3] = { 0, 50, 57, 70, 84 },
  [4] = { 0, 40, 46, 64, 76 },
  [5] = { 0, 33, 39, 50, 62 },
};

static int
trump_value (TarotCardSet hand)
{
  TarotCardSet trumps = tarot_cards_of (hand, TAROT_TRUMPS);
  int n = tarot_set_count (trumps);
  int high = tarot_set_count (tarot_set_above (trumps, TAROT_CARD (TAROT_TRUMPS, 14)));
  int value = 2 * (n + high);

  if (tarot_set_has (hand, TAROT_21))
    value += 10;
  if (tarot_set_has (hand, TAROT_EXCUSE))
    value += 8;
  if (tarot_set_has (hand, TAROT_PETIT) && n > 4)
    value += n > 6 ? 9 : 2 * n - 5;
  return value;
}

static int
suit_value (TarotCardSet hand, int suit)
{
  static const int rank_values[] = { 1, 2, 3, 6 };
  int n = tarot_set_count (tarot_cards_of (hand, suit));
  int value = n < 5 ? 0 : n == 5 ? 5 : n == 6 ? 7 : 9;

  for (int rank = TAROT_JACK; rank <= TAROT_KING; rank++)
    if (tarot_set_has (hand, TAROT_CARD (suit, rank)))
      value += rank_values[rank - TAROT_JACK];
  if (tarot_set_has (hand, TAROT_CARD (suit, TAROT_QUEEN))
      && tarot_set_has (hand, TAROT_CARD (suit, TAROT_KING)))
    value++;
  return value;
}

int
tarot_hand_value (TarotCardSet hand)
{
  int value = trump_value (hand);

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    value += suit_value (hand, suit);
  return value;
}

int
tarot_hand_shape (TarotCardSet hand)
{
  int value = 0;

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      int n = tarot_set_count (tarot_cards_of (hand, suit));

      value += n == 0 ? 6 : n == 1 ? 3 : 0;
    }
  return value;
}

bool
tarot_is_thin (TarotCardSet hand)
{
  return tarot_set_count (tarot_cards_of (hand, TAROT_TRUMPS)) <= 4
         && tarot_set_count (tarot_set_common (hand, tarot_bouts ())) < 2;
}

TarotBid
tarot_bid_by_value (TarotCardSet hand, int seats)
{
  const int *needed = bid_values[seats];
  int value = tarot_hand_value (hand);
  int closed = value + tarot_hand_shape (hand);

  if (tarot_is_thin (hand))
    return value >= needed[TAROT_PETITE] ? TAROT_PETITE : TAROT_PASS;
  if (closed >= needed[TAROT_GARDE_CONTRE])
    return TAROT_GARDE_CONTRE;
  if (closed >= needed[TAROT_GARDE_SANS])
    return TAROT_GARDE_SANS;
  if (value >= needed[TAROT_GARDE])
    return TAROT_GARDE;
  return value >= needed[TAROT_PETITE] ? TAROT_PETITE : TAROT_PASS;
}

int
tarot_bid_excess (TarotCardSet hand, int seats, TarotBid bid)
{
  int value = tarot_hand_value (hand);

  if (bid >= TAROT_GARDE_SANS)
    value += tarot_hand_shape (hand);
  return value - bid_values[seats][bid];
}
