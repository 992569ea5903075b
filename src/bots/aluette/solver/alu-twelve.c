/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-twelve.h"

#include "bots/aluette/solver/alu-trick-state.h"

#include <string.h>

#define UNSETTLED (-1)
#define ANY_LEAD (-16) /* the proof does not depend on the lead */

/* The data of an entry: the minimum lead from the winning side's view, plus 16, and this side. */
#define DATA_SIDE_SHIFT 8

typedef struct
{
  int lead;
  int depth;
} Proof;

typedef struct
{
  AluCardRanks ranks;
  uint8_t special[2];
  AluTwelveScore score_state;
  AluCards played;
  AluCards hands[ALU_MAX_SEATS];
  int left;
  int leader;
} Trick;

static int
search_trick (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
              int leader, int left, AluTwelveScore score_state, Proof *proof);

static void
give_trick (AluTwelveScore *score_state, int side, int tricks, unsigned specials)
{
  int sign = side == 0 ? 1 : -1;

  score_state->lead = (int8_t) (score_state->lead + sign * tricks);
  if (specials >> ALU_SPECIAL_WINNER & 1)
    score_state->cards = (int8_t) (score_state->cards + sign);
  if (specials >> ALU_SPECIAL_LOSER & 1)
    score_state->cards = (int8_t) (score_state->cards - sign);
  if (score_state->first < 0)
    score_state->first = (int8_t) side;
}

/* Returns: the side that wins for certain, with @proof, or UNSETTLED. With no tricks left, the
 * result is always certain. */
static int
get_settled_side (const AluTwelveSearch *search, const uint8_t special[2], int left,
                  AluTwelveScore score_state, Proof *proof)
{
  int outstanding = (special[0] != ALU_SPECIAL_GONE) + (special[1] != ALU_SPECIAL_GONE)
                    + __builtin_popcount (score_state.held_aside);
  int open = left + score_state.aside;

  *proof = (Proof) { ANY_LEAD, 0 };
  if (left == 0 && score_state.first < 0)
    return search->target > 0;
  if (score_state.cards > outstanding)
    return 0;
  if (-score_state.cards > outstanding)
    return 1;
  if (score_state.cards == outstanding && score_state.lead - open >= search->target)
    {
      proof->lead = open + search->target;
      return 0;
    }
  if (-score_state.cards == outstanding && score_state.lead + open < search->target)
    {
      proof->lead = open + 1 - search->target;
      return 1;
    }
  return UNSETTLED;
}

static int
finish_trick (AluTwelveSearch *search, const Trick *trick, AluTrickState trick_state, Proof *proof)
{
  AluTwelveScore score_state = trick->score_state;
  AluCardRanks ranks = trick->ranks;
  uint8_t special[2] = { trick->special[0], trick->special[1] };
  unsigned specials = score_state.held_aside;
  int left = trick->left - 1;
  int leader = trick_state.tied ? trick->leader : trick_state.seat;
  int side, last;

  alu_card_ranks_remove (&ranks, search->n_seats, trick->played);
  for (int i = 0; i < 2; i++)
    if (trick->special[i] != ALU_SPECIAL_GONE)
      {
        AluCards bit = alu_card_ranks_bit (trick->special[i]);

        if (trick->played & bit)
          {
            specials |= 1u << i;
            special[i] = ALU_SPECIAL_GONE;
          }
        else
          special[i] = (uint8_t) (special[i] - __builtin_popcountll (trick->played & (bit - 1)));
      }
  score_state.aside++;
  score_state.held_aside = (uint8_t) specials;
  if (!trick_state.tied || (left == 0 && score_state.first >= 0))
    {
      give_trick (&score_state, trick_state.tied ? score_state.first : trick_state.seat % 2,
                  score_state.aside, specials);
      score_state.aside = 0;
      score_state.held_aside = 0;
    }
  side = search_trick (search, &ranks, special, leader, left, score_state, proof);
  if (proof->lead != ANY_LEAD)
    proof->lead -= side == 0 ? score_state.lead - trick->score_state.lead
                             : trick->score_state.lead - score_state.lead;
  last = proof->depth - 1;
  if (last >= 0)
    last = alu_bits_index_with (last, trick->played);
  last = last > trick_state.end - 1 ? last : trick_state.end - 1;
  proof->depth = alu_card_ranks_group_end (&trick->ranks, last) + 1;
  return side;
}

/* Returns: the rank of @card, higher first: low cards first; but the weakest winning card if an
 * opponent takes the trick. */
static int
get_rank (const Trick *trick, AluTrickState trick_state, int seat, int card, bool last_to_play)
{
  bool partner = trick_state.end > 0 && !trick_state.tied && (trick_state.seat ^ seat) % 2 == 0;

  if (card == trick->special[ALU_SPECIAL_LOSER])
    return partner ? -100 : trick_state.end > 0 && card >= trick_state.end ? 200 : 0;
  if (card == trick->special[ALU_SPECIAL_WINNER])
    return partner ? 200 : -100;
  if (card >= trick_state.best)
    return card >= trick_state.end ? card : partner ? -50 : 60;
  if (partner)
    return card - 50;
  return last_to_play ? 100 + card : 50 - card;
}

static AluCards
get_special_cards (const uint8_t special[2])
{
  AluCards cards = 0;

  for (int i = 0; i < 2; i++)
    if (special[i] != ALU_SPECIAL_GONE)
      cards |= alu_card_ranks_bit (special[i]);
  return cards;
}

static int
pick_card (const Trick *trick, AluTrickState trick_state, int seat, bool last_to_play,
           AluCards cards)
{
  int best = 0, best_rank = INT32_MIN;

  for (; cards != 0; cards &= cards - 1)
    {
      int card = __builtin_ctzll (cards);
      int rank = get_rank (trick, trick_state, seat, card, last_to_play);

      if (rank > best_rank)
        {
          best_rank = rank;
          best = card;
        }
    }
  return best;
}

static int
search_ply (AluTwelveSearch *search, Trick *trick, int ply, AluTrickState trick_state, Proof *proof)
{
  int seat = (trick->leader + ply) % search->n_seats;
  int side = seat % 2;
  bool last = ply + 1 == search->n_seats;
  AluCards specials = get_special_cards (trick->special);
  AluCards rest = trick->hands[seat];
  Proof all = { ANY_LEAD, 0 };

  while (rest != 0)
    {
      int card = pick_card (trick, trick_state, seat, last, rest);
      AluTrickState after = alu_trick_state_add (&trick->ranks, trick_state, seat, card);
      Proof result = { ANY_LEAD, 0 };
      int got;

      rest &= ~alu_card_ranks_bit (card);
      trick->played ^= alu_card_ranks_bit (card);
      got = last ? finish_trick (search, trick, after, &result)
                 : search_ply (search, trick, ply + 1, after, &result);
      trick->played ^= alu_card_ranks_bit (card);
      if (got == side)
        {
          *proof = result;
          return side;
        }
      if (search->aborted)
        return side;
      /* A proof that does not depend on the card played is valid for all cards that it does not
       * depend on. Special cards are an exception: they neither represent other cards nor are
       * represented by them. */
      if (result.depth <= card && (specials >> card & 1) == 0)
        rest &= alu_card_ranks_first (result.depth) | specials;
      all.lead = result.lead > all.lead ? result.lead : all.lead;
      all.depth = result.depth > all.depth ? result.depth : all.depth;
    }
  *proof = all;
  return !side;
}

static uint64_t
get_base (const AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
          int leader, int left, AluTwelveScore score_state)
{
  uint64_t state = (uint64_t) search->target;

  for (int i = 0; i < 2; i++)
    state = state << 3
            | (special[i] == ALU_SPECIAL_GONE ? 7u
                                              : (unsigned) alu_card_ranks_seat (ranks, special[i]));
  state = state << 4 | (unsigned) left;
  state = state << 2 | (unsigned) leader;
  state = state << 4 | score_state.aside;
  state = state << 2 | score_state.held_aside;
  state = state << 3 | (unsigned) (score_state.cards + 2);
  state = state << 2 | (unsigned) (score_state.first + 1);
  return state * UINT64_C (0x589965CC75374CC3);
}

static uint64_t
get_key (const AluCardRanks *ranks, const uint8_t special[2], int depth, uint64_t base)
{
  AluCards prefix = alu_card_ranks_first (depth);
  uint64_t key = base + (uint64_t) depth * UINT64_C (0xE7037ED1A0B428DB);

  key += (ranks->owner[0] & prefix) * UINT64_C (0x9E3779B97F4A7C15);
  key += (ranks->owner[1] & prefix) * UINT64_C (0xC2B2AE3D27D4EB4F);
  key += (ranks->ties & prefix) * UINT64_C (0xA0761D6478BD642F);
  key += (get_special_cards (special) & prefix) * UINT64_C (0xD6E8FEB86659FD93);
  if (special[0] < depth)
    key += (special[0] + UINT64_C (1)) * UINT64_C (0x8CB92BA72F3D8DD7);
  key = (key ^ key >> 32) * UINT64_C (0x8EBC6AF09C88C6E3);
  return (key ^ key >> 29) | UINT64_C (1) << 63;
}

static int
look_up (const AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
         uint64_t lengths, uint64_t base, int lead, Proof *proof)
{
  for (lengths &= ~(ranks->ties << 1); lengths != 0; lengths &= lengths - 1)
    {
      int depth = __builtin_ctzll (lengths);
      uint64_t key = get_key (ranks, special, depth, base);
      const AluTranspositionEntry *entry = alu_transposition_table_cluster (search->tt, key);

      for (int way = 0; way < ALU_TRANSPOSITION_WAYS; way++)
        {
          int side = (int) (entry[way].data >> DATA_SIDE_SHIFT);
          int demand = (int) (entry[way].data & 255) + ANY_LEAD;

          if (entry[way].key == key && (side == 0 ? lead : -lead) >= demand)
            {
              *proof = (Proof) { demand, depth };
              return side;
            }
        }
    }
  return UNSETTLED;
}

static bool
is_out_of_budget (AluTwelveSearch *search)
{
  search->nodes++;
  if (search->nodes > search->node_limit
      || (search->nodes % 1024 == 1 && alu_stop_is_requested (search->stop)))
    search->aborted = true;
  return search->aborted;
}

static void
begin_trick (const AluTwelveSearch *search, Trick *trick, const AluCardRanks *ranks,
             const uint8_t special[2], int leader, int left, AluTwelveScore score_state)
{
  *trick = (Trick) { .ranks = *ranks, .score_state = score_state, .left = left, .leader = leader };
  memcpy (trick->special, special, sizeof trick->special);
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->hands[seat] = alu_card_ranks_hand (ranks, search->n_seats, seat, left * search->n_seats);
}

static int
search_trick (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
              int leader, int left, AluTwelveScore score_state, Proof *proof)
{
  int side = get_settled_side (search, special, left, score_state, proof);
  uint64_t base, *lengths;
  Trick trick;

  if (side != UNSETTLED)
    return side;
  base = get_base (search, ranks, special, leader, left, score_state);
  lengths = &search->tt->lengths[base >> 32 & (ALU_TRANSPOSITION_LENGTHS - 1)];
  side = look_up (search, ranks, special, *lengths, base, score_state.lead, proof);
  if (side != UNSETTLED)
    return side;
  if (is_out_of_budget (search))
    return 0;
  begin_trick (search, &trick, ranks, special, leader, left, score_state);
  side = search_ply (search, &trick, 0, ALU_TRICK_STATE_EMPTY, proof);
  if (!search->aborted)
    {
      alu_transposition_table_store (search->tt, get_key (ranks, special, proof->depth, base),
                                     (uint64_t) (proof->lead - ANY_LEAD)
                                         | (uint64_t) side << DATA_SIDE_SHIFT);
      *lengths |= UINT64_C (1) << proof->depth;
    }
  return side;
}

bool
alu_twelve_search (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
                   int leader, int left, AluTwelveScore score_state, const uint8_t *cards,
                   int n_cards)
{
  AluTrickState trick_state = ALU_TRICK_STATE_EMPTY;
  Proof proof;
  Trick trick;

  if (n_cards == 0)
    return search_trick (search, ranks, special, leader, left, score_state, &proof) == 0;
  begin_trick (search, &trick, ranks, special, leader, left, score_state);
  for (int ply = 0; ply < n_cards; ply++)
    {
      trick_state = alu_trick_state_add (ranks, trick_state, (leader + ply) % search->n_seats,
                                         cards[ply]);
      trick.played |= alu_card_ranks_bit (cards[ply]);
    }
  if (n_cards == search->n_seats)
    return finish_trick (search, &trick, trick_state, &proof) == 0;
  return search_ply (search, &trick, n_cards, trick_state, &proof) == 0;
}
