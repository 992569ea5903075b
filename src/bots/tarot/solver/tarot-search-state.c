/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-search-state.h"

#include <string.h>

/* Takes the element number @index, of three bits, out of a sequence. */
static uint64_t
remove_owner (uint64_t sequence, int index)
{
  uint64_t before = (UINT64_C (1) << (3 * index)) - 1;

  return (sequence & before) | ((sequence >> 3) & ~before);
}

static int
honor_shift (TarotCard card)
{
  return 3 * (4 * (card / TAROT_SUIT_SIZE) + card % TAROT_SUIT_SIZE - TAROT_JACK);
}

void
tarot_search_state_remove (TarotSearchState *state, int seat, TarotCard card)
{
  state->points = (int16_t) (state->points - tarot_card_half_points (card));
  if (card == TAROT_EXCUSE)
    state->excuse = TAROT_NO_EXCUSE;
  else if (card >= TAROT_PETIT)
    {
      int rank = card - TAROT_PETIT;

      state->trump_owners = remove_owner (state->trump_owners,
                                          __builtin_popcount (state->all_trumps >> rank >> 1));
      state->trumps[seat] &= ~(UINT32_C (1) << rank);
      state->all_trumps &= ~(UINT32_C (1) << rank);
    }
  else
    {
      int suit = card / TAROT_SUIT_SIZE, rank = card % TAROT_SUIT_SIZE;
      uint64_t low = state->all_plain >> (TAROT_SUIT_SIZE * suit) & TAROT_LOW_MASK;

      if (rank >= TAROT_JACK)
        state->honor_owners |= UINT64_C (7) << honor_shift (card);
      else
        {
          state->low_owners[suit] = (uint32_t)
              remove_owner (state->low_owners[suit], __builtin_popcountll (low >> rank >> 1));
          state->low_counts[seat / 4] -= UINT64_C (1) << (16 * (seat % 4) + 4 * suit);
        }
      state->plain[seat] &= ~(UINT64_C (1) << card);
      state->all_plain &= ~(UINT64_C (1) << card);
    }
}

/* Puts the cards of @seat into the hands; sequences are made afterward. */
static void
add_hand (TarotSearchState *state, int seat, TarotCardSet hand)
{
  TarotCardSet trumps = tarot_cards_of (hand, TAROT_TRUMPS);

  state->plain[seat] = hand.bits[0] & ((UINT64_C (1) << TAROT_PETIT) - 1);
  state->trumps[seat] = (uint32_t) (trumps.bits[0] >> TAROT_PETIT | trumps.bits[1] << 8);
  state->all_plain |= state->plain[seat];
  state->all_trumps |= state->trumps[seat];
  state->points = (int16_t) (state->points + tarot_set_half_points (hand));
  if (tarot_set_has (hand, TAROT_EXCUSE))
    state->excuse = (uint8_t) seat;
}

static int
owner_of (const TarotSearchState *state, TarotCard card)
{
  int seat = 0;

  while (card >= TAROT_PETIT ? (state->trumps[seat] >> (card - TAROT_PETIT) & 1) == 0
                             : (state->plain[seat] >> card & 1) == 0)
    seat++;
  return seat;
}

static void
make_sequences (TarotSearchState *state)
{
  int n[TAROT_N_SUITS] = { 0 }, n_trumps = 0;

  for (int rank = TAROT_N_TRUMPS - 1; rank >= 0; rank--)
    if ((state->all_trumps >> rank & 1) != 0)
      state->trump_owners |= (uint64_t) owner_of (state, TAROT_CARD (TAROT_TRUMPS, rank))
                             << (3 * n_trumps++);
  state->honor_owners = (UINT64_C (1) << 48) - 1;
  for (int card = TAROT_PETIT - 1; card >= 0; card--)
    if ((state->all_plain >> card & 1) != 0)
      {
        int suit = card / TAROT_SUIT_SIZE, seat = owner_of (state, (TarotCard) card);

        if (card % TAROT_SUIT_SIZE >= TAROT_JACK)
          state->honor_owners ^= (uint64_t) (7 ^ seat) << honor_shift ((TarotCard) card);
        else
          {
            state->low_owners[suit] |= (uint32_t) seat << (3 * n[suit]++);
            state->low_counts[seat / 4] += UINT64_C (1) << (16 * (seat % 4) + 4 * suit);
          }
      }
}

void
tarot_trick_start (TarotTrick *trick)
{
  memset (trick, 0, sizeof *trick);
  trick->led = TAROT_NO_SUIT;
  trick->top_trump = -1;
  trick->excuse = -1;
}

/* The card that took the trick so far is beaten, or @card is. */
static void
add_beaten (TarotTrick *trick, TarotCard card)
{
  if (card >= TAROT_PETIT)
    trick->beaten_trumps |= UINT32_C (1) << (card - TAROT_PETIT);
  else
    trick->beaten_plain |= UINT64_C (1) << card;
}

void
tarot_trick_add (TarotTrick *trick, TarotCard card)
{
  TarotCard best = trick->cards[trick->winner];
  TarotSuit suit = tarot_card_suit (card);

  trick->cards[trick->n++] = card;
  if (card == TAROT_EXCUSE)
    {
      trick->excuse = (int8_t) (trick->n - 1);
      return;
    }
  trick->points = (int16_t) (trick->points + tarot_card_half_points (card));
  if (trick->led == TAROT_NO_SUIT)
    {
      trick->led = (uint8_t) suit;
      trick->winner = (uint8_t) (trick->n - 1);
    }
  else
    {
      bool wins = tarot_card_suit (best) == suit ? card > best : suit == TAROT_TRUMPS;

      trick->contested |= suit == trick->led;
      add_beaten (trick, wins ? best : card);
      if (wins)
        trick->winner = (uint8_t) (trick->n - 1);
    }
  if (suit == TAROT_TRUMPS && (int) card - TAROT_PETIT > trick->top_trump)
    trick->top_trump = (int8_t) (card - TAROT_PETIT);
}

void
tarot_search_state_init (const TarotPosition *position, TarotSearchState *state, TarotTrick *trick)
{
  memset (state, 0, sizeof *state);
  state->excuse = TAROT_NO_EXCUSE;
  for (int i = 0; i < position->seats; i++)
    {
      int seat = (position->leader + i) % position->seats;
      TarotCardSet hand = position->hands[seat];

      if (i < position->n_trick)
        hand = tarot_set_with (hand, position->trick[i]);
      add_hand (state, seat, hand);
      state->left = (uint8_t) tarot_set_count (hand);
    }
  make_sequences (state);
  state->leader = position->leader;
  state->bouts = position->bouts;
  state->all_tricks = position->all_tricks;
  state->petit_before = position->petit_before;
  tarot_trick_start (trick);
  for (int i = 0; i < position->n_trick; i++)
    tarot_trick_add (trick, position->trick[i]);
}
