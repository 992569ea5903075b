/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-trick-state.h"
#include "bots/aluette/solver/alu-twelve.h"

#include <string.h>

/* The search for the rules of `twelve`. Each file that includes this header compiles it for other
 * processors. */

#define UNSETTLED (-1)
#define ANY_LEAD (-16) /* the proof does not depend on the lead */
#define ANY_FIRST 2    /* in a key: the proof does not depend on who took the first trick */

/* Numbers of cards that choose the word of lengths below DEEP, and of the others. */
#define SHALLOW 4
#define DEEP 8

/* The data of an entry: the minimum lead from the winning side's view, plus 16, and this side. */
#define DATA_SIDE_SHIFT 8

/* The score has a lead of 0 or more if team 0 reaches the target: see alu_twelve_search (). */
typedef struct
{
  int lead; /* the minimum lead, from the view of the winning side */
  int depth;
  bool uses_first; /* depends on who took the first trick, or that nobody did */
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
  bool avoids; /* all that matters is who must take the losing special card */
} Trick;

static int
search_trick (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
              int leader, int left, AluTwelveScore score_state, Proof *proof);

static int
get_seat_of_ply (const AluTwelveSearch *search, int leader, int ply)
{
  int seat = leader + ply;

  return seat < search->n_seats ? seat : seat - search->n_seats;
}

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

/* Returns: the number of special cards that nobody has taken. */
static int
count_outstanding (const uint8_t special[2], AluTwelveScore score_state)
{
  return (special[0] != ALU_SPECIAL_GONE) + (special[1] != ALU_SPECIAL_GONE)
         + __builtin_popcount (score_state.held_aside);
}

/* Returns: whether the special cards can be balanced in the end. If not, tricks do not count. */
static bool
tricks_count (const uint8_t special[2], AluTwelveScore score_state)
{
  return (count_outstanding (special, score_state) + score_state.cards) % 2 == 0;
}

/* Determines whether @side can take the winning special card if opponents have no cards among the
 * first @above: it is one of these, or a partner of its holder has one. */
static bool
can_take_winner (const AluCardRanks *ranks, const uint8_t special[2], int above, int side)
{
  int card = special[ALU_SPECIAL_WINNER];
  AluCards partner;

  if (card == ALU_SPECIAL_GONE || (int) (ranks->owner[0] >> card & 1) != side)
    return false;
  partner = ranks->owner[1] ^ -(ranks->owner[1] >> card & 1);
  return card < above || (partner & alu_card_ranks_first (above)) != 0;
}

/* Tests whether @side wins for certain, with @proof: opponents take all that they can.
 *
 * The cards of a side above all cards of its opponents take a trick each, because partners can play
 * them in different tricks. If there are too many for that, only those above all equal ones count,
 * because partners may have to spoil a trick. They can also play the winning special card to such a
 * trick. */
static bool
wins_for_certain (const AluTwelveSearch *search, const AluCardRanks *ranks,
                  const uint8_t special[2], int left, AluTwelveScore score_state, int side,
                  Proof *proof)
{
  int cards = (side == 0 ? score_state.cards : -score_state.cards)
              - count_outstanding (special, score_state);
  int lead = side == 0 ? score_state.lead : -score_state.lead - 1;
  int open = left + score_state.aside, tricks = 0, above = 0;

  if (left > 0 && (cards == -2 || (cards == 0 && lead < open)))
    {
      AluCards theirs = (side == 0 ? ranks->owner[0] : ~ranks->owner[0])
                        & alu_card_ranks_first (left * search->n_seats);

      above = alu_card_ranks_group_start (ranks, __builtin_ctzll (theirs));
      if (above > left && (ranks->ties & alu_card_ranks_first (above)) != 0)
        above = __builtin_ctzll (ranks->ties);
      tricks = above < left ? above : left;
      if (cards == -2 && can_take_winner (ranks, special, above, side))
        cards = 0;
    }
  if (cards < 0 || (cards == 0 && lead + 2 * tricks < open))
    return false;
  *proof = (Proof) { cards > 0 ? ANY_LEAD : open - 2 * tricks + side, above, false };
  return true;
}

/* Returns: the side that wins for certain, with @proof, or UNSETTLED. With no tricks left, the
 * result is always certain. */
static int
get_settled_side (const AluTwelveSearch *search, const AluCardRanks *ranks,
                  const uint8_t special[2], int left, AluTwelveScore score_state, Proof *proof)
{
  *proof = (Proof) { ANY_LEAD, 0, true };
  if (left == 0 && score_state.first < 0)
    return search->target > 0;
  for (int side = 0; side < 2; side++)
    if (wins_for_certain (search, ranks, special, left, score_state, side, proof))
      return side;
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
  bool uses_first;
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
  uses_first = trick_state.tied && left == 0;
  if (!trick_state.tied || (left == 0 && score_state.first >= 0))
    {
      give_trick (&score_state, trick_state.tied ? score_state.first : trick_state.seat % 2,
                  score_state.aside, specials);
      score_state.aside = 0;
      score_state.held_aside = 0;
    }
  side = search_trick (search, &ranks, special, leader, left, score_state, proof);
  proof->uses_first |= uses_first;
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

/* Returns: the rank of @card, higher first: a special card where it does good; strong cards to
 * lead; the weakest winning card if an opponent takes the trick and nobody plays after it; else
 * low cards. To avoid tricks, leads are weak, and the strongest cards that do not take the trick
 * are first. */
static int
get_rank (const Trick *trick, AluTrickState trick_state, int seat, int card, bool last_to_play)
{
  bool partner = trick_state.end > 0 && !trick_state.tied && (trick_state.seat ^ seat) % 2 == 0;

  if (card == trick->special[ALU_SPECIAL_LOSER])
    return partner ? -100 : trick_state.end > 0 && card >= trick_state.end ? 200 : 60;
  if (card == trick->special[ALU_SPECIAL_WINNER])
    return partner ? 200 : 50;
  if (trick->avoids && trick_state.end == 0)
    return card;
  if (trick->avoids && card >= trick_state.end)
    return 100 - card;
  if (card >= trick_state.best)
    return card >= trick_state.end ? card : partner ? -50 : 0;
  if (partner)
    return card - 50;
  if (last_to_play)
    return 100 + card;
  return (trick_state.end > 0 ? 5 : 50) - card;
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
  int seat = get_seat_of_ply (search, trick->leader, ply);
  int side = seat % 2;
  bool last = ply + 1 == search->n_seats;
  AluCards specials = get_special_cards (trick->special);
  AluCards rest = trick->hands[seat];
  Proof all = { ANY_LEAD, 0, false };

  while (rest != 0)
    {
      int card = pick_card (trick, trick_state, seat, last, rest);
      AluTrickState after = alu_trick_state_add (&trick->ranks, trick_state, seat, card);
      Proof result = { ANY_LEAD, 0, false };
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
      all.uses_first |= result.uses_first;
    }
  *proof = all;
  return !side;
}

/* @first: the team that took the first trick, -1, or ANY_FIRST */
static uint64_t
get_base (const AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
          int leader, int left, AluTwelveScore score_state, int first)
{
  uint64_t state = first < 0 ? (uint64_t) search->target : 0;

  for (int i = 0; i < 2; i++)
    state = state << 3
            | (special[i] == ALU_SPECIAL_GONE ? 7u
                                              : (unsigned) alu_card_ranks_seat (ranks, special[i]));
  state = state << 4 | (unsigned) left;
  state = state << 2 | (unsigned) leader;
  state = state << 4 | (tricks_count (special, score_state) ? score_state.aside : 0u);
  state = state << 2 | score_state.held_aside;
  state = state << 3 | (unsigned) (score_state.cards + 2);
  state = state << 2 | (unsigned) (first + 1);
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

/* Returns: (transfer none): the set of prefix lengths stored for positions with the same first
 * @n_cards cards and @base. */
static uint64_t *
get_lengths (const AluTwelveSearch *search, const AluCardRanks *ranks, uint64_t base, int n_cards)
{
  AluCards cards = alu_card_ranks_first (n_cards);
  uint64_t hash = base + (uint64_t) n_cards;

  hash += (ranks->owner[0] & cards) | (ranks->owner[1] & cards) << 16
          | (ranks->ties & (cards >> 1)) << 32;
  hash *= UINT64_C (0x9E3779B97F4A7C15);
  return &search->tt->lengths[hash >> (64 - ALU_TRANSPOSITION_LENGTH_BITS)];
}

static int
look_up (const AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
         uint64_t base, int lead, Proof *proof)
{
  const AluCards shallow = alu_card_ranks_first (DEEP);
  uint64_t lengths = *get_lengths (search, ranks, base, SHALLOW) & shallow;

  lengths |= *get_lengths (search, ranks, base, DEEP) & ~shallow;
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
              *proof = (Proof) { demand, depth, false };
              return side;
            }
        }
    }
  return UNSETTLED;
}

static void
store_proof (const AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
             uint64_t base, int side, const Proof *proof)
{
  uint64_t data = (uint64_t) (proof->lead - ANY_LEAD) | (uint64_t) side << DATA_SIDE_SHIFT;
  int n_cards = proof->depth < DEEP ? SHALLOW : DEEP;

  alu_transposition_table_store (search->tt, get_key (ranks, special, proof->depth, base), data);
  *get_lengths (search, ranks, base, n_cards) |= UINT64_C (1) << proof->depth;
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
  trick->avoids = special[ALU_SPECIAL_LOSER] != ALU_SPECIAL_GONE
                  && !tricks_count (special, score_state);
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->hands[seat] = alu_card_ranks_hand (ranks, search->n_seats, seat, left * search->n_seats);
}

static int
search_trick (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
              int leader, int left, AluTwelveScore score_state, Proof *proof)
{
  int side = get_settled_side (search, ranks, special, left, score_state, proof);
  const int firsts[2] = { ANY_FIRST, score_state.first };
  uint64_t bases[2];
  Trick trick;

  for (int i = 0; i < 2 && side == UNSETTLED; i++)
    {
      bases[i] = get_base (search, ranks, special, leader, left, score_state, firsts[i]);
      side = look_up (search, ranks, special, bases[i], score_state.lead, proof);
      proof->uses_first = i == 1;
    }
  if (side != UNSETTLED)
    return side;
  if (is_out_of_budget (search))
    return 0;
  begin_trick (search, &trick, ranks, special, leader, left, score_state);
  side = search_ply (search, &trick, 0, ALU_TRICK_STATE_EMPTY, proof);
  if (!search->aborted)
    store_proof (search, ranks, special, bases[proof->uses_first], side, proof);
  return side;
}

static bool
search_twelve (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
               int leader, int left, AluTwelveScore score_state, const uint8_t *cards, int n_cards)
{
  AluTrickState trick_state = ALU_TRICK_STATE_EMPTY;
  Proof proof;
  Trick trick;

  score_state.lead = (int8_t) (score_state.lead - search->target);
  if (n_cards == 0)
    return search_trick (search, ranks, special, leader, left, score_state, &proof) == 0;
  begin_trick (search, &trick, ranks, special, leader, left, score_state);
  for (int ply = 0; ply < n_cards; ply++)
    {
      trick_state = alu_trick_state_add (ranks, trick_state,
                                         get_seat_of_ply (search, leader, ply), cards[ply]);
      trick.played |= alu_card_ranks_bit (cards[ply]);
    }
  if (n_cards == search->n_seats)
    return finish_trick (search, &trick, trick_state, &proof) == 0;
  return search_ply (search, &trick, n_cards, trick_state, &proof) == 0;
}
