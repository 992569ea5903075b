/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-search-moves.h"

/* Cards of @mask that are higher than @low and lower than @high. */
static inline uint64_t
get_cards_between (uint64_t mask, int low, int high)
{
  return mask & ((UINT64_C (1) << high) - 1) & ~((UINT64_C (2) << low) - 1);
}

/* Lists the cards of one suit; low ones without another between them once. */
static void
list_suit (uint64_t own, uint64_t foreign, int suit, TarotMoveList *list)
{
  int last = -1;
  int top_low = TAROT_SUIT_SIZE * suit + TAROT_N_LOW;

  for (; own != 0; own &= own - 1)
    {
      int card = __builtin_ctzll (own);

      if (last >= 0 && card < top_low && get_cards_between (foreign, last, card) == 0)
        {
          TarotMerged *merged = list->n_merged > 0 ? &list->merged[list->n_merged - 1] : NULL;

          if (merged == NULL || merged->top != last)
            {
              merged = &list->merged[list->n_merged++];
              merged->bottom = (TarotCard) last;
            }
          merged->top = (TarotCard) card;
        }
      else
        list->cards[list->n++] = (TarotCard) card;
      last = card;
    }
}

/* Lists trumps: the petit and the 21 count more than the others. */
static void
list_trumps (uint32_t own, uint32_t foreign, TarotMoveList *list)
{
  int last = -1;

  for (; own != 0; own &= own - 1)
    {
      int rank = __builtin_ctz (own);

      if (last <= 0 || rank == TAROT_N_TRUMPS - 1 || get_cards_between (foreign, last, rank) != 0)
        list->cards[list->n++] = TAROT_CARD (TAROT_TRUMPS, rank);
      last = rank;
    }
}

static void
list_plain (const TarotSearchState *state, const TarotTrick *trick, int seat, TarotMoveList *list)
{
  uint64_t own = state->plain[seat];
  uint64_t foreign = state->all_plain & ~own & ~trick->beaten_plain;

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      uint64_t mask = TAROT_SUIT_MASK << (TAROT_SUIT_SIZE * suit);

      if ((own & mask) != 0)
        list_suit (own & mask, foreign & mask, suit, list);
    }
}

void
tarot_list_moves (const TarotSearchState *state, const TarotTrick *trick, int seat,
                  TarotMoveList *list)
{
  uint32_t trumps = state->trumps[seat];
  uint32_t foreign = state->all_trumps & ~trumps & ~trick->beaten_trumps;

  list->n = list->n_merged = 0;
  if (state->excuse == seat)
    list->cards[list->n++] = TAROT_EXCUSE;
  if (trick->led < TAROT_TRUMPS)
    {
      uint64_t mask = TAROT_SUIT_MASK << (TAROT_SUIT_SIZE * trick->led);

      if ((state->plain[seat] & mask) != 0)
        {
          list_suit (state->plain[seat] & mask,
                     state->all_plain & mask & ~state->plain[seat] & ~trick->beaten_plain,
                     trick->led, list);
          return;
        }
    }
  if (trick->led == TAROT_NO_SUIT || trumps == 0)
    list_plain (state, trick, seat, list);
  if (trick->top_trump >= 0 && trumps >> trick->top_trump != 0)
    trumps &= ~((UINT32_C (1) << trick->top_trump) - 1);
  list_trumps (trumps, foreign, list);
}

TarotCard
tarot_next_move (TarotMoveList *list, int i)
{
  int best = i;
  TarotCard card;

  for (int j = i + 1; j < list->n; j++)
    if (list->scores[j] > list->scores[best])
      best = j;
  card = list->cards[best];
  list->cards[best] = list->cards[i];
  list->scores[best] = list->scores[i];
  list->cards[i] = card;
  return card;
}
