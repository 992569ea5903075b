/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-search.h"

#include "bots/aluette/solver/alu-move-ordering.h"
#include "bots/aluette/solver/alu-score-state.h"

/* The data of an entry: the demand, the winning team, and the index of the winning lead plus
 * one. */
#define DATA_DEMAND ALU_SCORE_ALL
#define DATA_SIDE_SHIFT 54
#define DATA_CARD_SHIFT 55

/* The search is compiled separately for four and six seats: n is a constant in these functions
 * after inlining. */
#define BODY static inline __attribute__ ((always_inline))

static int search_trick_4 (AluSearch *, const AluCardRanks *, int, int, AluScoreState, AluProof *);
static int search_trick_6 (AluSearch *, const AluCardRanks *, int, int, AluScoreState, AluProof *);
static int
search_ply_4 (AluSearch *, AluTrick *, int, AluTrickState, const AluCardRanks *, AluProof *, int *);
static int
search_ply_6 (AluSearch *, AluTrick *, int, AluTrickState, const AluCardRanks *, AluProof *, int *);

void
alu_search_init (AluSearch *search,
                 AluQuestion question,
                 int team,
                 int n_seats,
                 AluTranspositionTable *tt,
                 const AluMoveOrderingWeights *weights)
{
  *search = (AluSearch) {
    .question = question,
    .team = team,
    .n_seats = n_seats,
    .tt = tt,
    .weights = weights,
    .node_limit = UINT64_MAX,
  };
  for (int seat = 0; seat < n_seats; seat++)
    search->ones[seat] = question == ALU_ASK_WINNER ? alu_score_ones_of (n_seats, seat)
                                                    : UINT64_C (1) << (seat * ALU_SCORE_BITS);
}

BODY bool
is_out_of_budget (AluSearch *search)
{
  search->nodes++;
  if (search->nodes > search->node_limit
      || (search->nodes % 1024 == 0 && alu_stop_asked (search->stop)))
    search->aborted = true;
  return search->aborted;
}

BODY int
get_seat_of_ply (const AluTrick *trick, int n, int ply)
{
  int seat = trick->leader + ply;

  return seat < n ? seat : seat - n;
}

BODY void
begin_trick (const AluSearch *search, int n, AluTrick *trick, const AluCardRanks *ranks, int leader,
             int left, AluScoreState score_state)
{
  trick->ranks = *ranks;
  trick->score_state = score_state;
  trick->left = left;
  trick->leader = leader;
  trick->distinct = ~alu_card_ranks_interchangeable (ranks, n, left * n);
  for (int seat = 0; seat < n; seat++)
    {
      trick->hands[seat] = alu_card_ranks_hand (ranks, n, seat, left * n);
      trick->options[seat].n = 0;
    }
  for (int ply = n - 1; ply >= 0; ply--)
    {
      trick->to_come[ply] = ply + 2 < n ? trick->to_come[ply + 2] : 0;
      if (ply + 1 < n)
        trick->to_come[ply] |= trick->hands[get_seat_of_ply (trick, n, ply + 1)];
    }
  alu_move_ordering_standings (search, trick);
}

/* Returns: the depth of a proof in the sequence that still contains @cards, if it is @depth without
 * them. */
BODY int
get_depth_with (const AluCardRanks *ranks, AluTrickState trick_state, AluCards cards, int depth)
{
  int last = depth - 1;

  if (last >= 0)
    for (; cards != 0; cards &= cards - 1)
      last += __builtin_ctzll (cards) <= last;
  if (last < trick_state.end - 1)
    last = trick_state.end - 1;
  return alu_card_ranks_group_end (ranks, last) + 1;
}

/* Decides the last trick, in which nobody has a choice. */
BODY int
decide_last_trick (const AluSearch *search, int n, const AluCardRanks *ranks,
                   AluScoreState score_state, AluProof *proof)
{
  bool tied = ranks->ties & 1;
  int seat = alu_card_ranks_seat (ranks, 0);
  int side;

  score_state = tied ? alu_score_state_spoiled (score_state)
                     : alu_score_state_taken (search, score_state, seat);
  if (search->question == ALU_ASK_WINNER)
    side = alu_score_state_settled_by_score (search, n, 0, score_state.score, proof);
  else
    side = alu_score_state_settled_mordienne (search, ranks, 0, score_state, proof);
  if (!tied)
    proof->demand = alu_score_state_demand_before (search, proof->demand, side, seat);
  proof->depth = alu_card_ranks_group_end (ranks, 0) + 1;
  return side;
}

/* Continues with the next trick after @card, the last one of this trick, and translates the proof
 * back. @rest: the sequence without the other cards of the trick. */
BODY int
finish_trick (AluSearch *search,
              int n,
              const AluTrick *trick,
              AluTrickState trick_state,
              const AluCardRanks *rest,
              int card,
              AluProof *proof)
{
  AluScoreState score_state = trick_state.tied ? alu_score_state_spoiled (trick->score_state)
                                               : alu_score_state_taken (search, trick->score_state,
                                                                        trick_state.seat);
  int leader = trick_state.tied ? trick->leader : trick_state.seat;
  int left = trick->left - 1;
  int side = ALU_UNSETTLED;
  AluCards played = 0;

  if (search->question == ALU_ASK_WINNER)
    side = alu_score_state_settled_by_score (search, n, left, score_state.score, proof);
  if (side == ALU_UNSETTLED)
    {
      AluCardRanks ranks = alu_card_ranks_without (rest, n, card);

      alu_card_ranks_normalize (&ranks, n);
      if (left == 1)
        side = decide_last_trick (search, n, &ranks, score_state, proof);
      else
        side = n == 4 ? search_trick_4 (search, &ranks, leader, left, score_state, proof)
                      : search_trick_6 (search, &ranks, leader, left, score_state, proof);
    }
  if (!trick_state.tied)
    proof->demand = alu_score_state_demand_before (search, proof->demand, side, trick_state.seat);
  for (int ply = 0; ply < n; ply++)
    played |= alu_card_ranks_bit (trick->played[ply]);
  proof->depth = get_depth_with (&trick->ranks, trick_state, played, proof->depth);
  return side;
}

/* Plays @card. @rest: the sequence without the cards already played. */
BODY int
play_card (AluSearch *search, int n, AluTrick *trick, int ply, AluTrickState trick_state,
           const AluCardRanks *rest, int card, AluProof *proof)
{
  int place = card, none = -1;
  AluCardRanks ranks;

  trick_state = alu_trick_state_add (&trick->ranks, trick_state, get_seat_of_ply (trick, n, ply),
                                     card);
  for (int p = 0; p < ply; p++)
    place -= trick->played[p] < card;
  trick->played[ply] = (uint8_t) card;
  if (ply + 1 == n)
    return finish_trick (search, n, trick, trick_state, rest, place, proof);
  ranks = alu_card_ranks_without (rest, n, place);
  return n == 4 ? search_ply_4 (search, trick, ply + 1, trick_state, &ranks, proof, &none)
                : search_ply_6 (search, trick, ply + 1, trick_state, &ranks, proof, &none);
}

/* Returns: the greatest of @n ranks, or INT32_MIN if @n is 0. */
BODY int32_t
get_best_rank (const int32_t *ranks, int n)
{
  int32_t best = INT32_MIN;

  for (int i = 0; i < n; i++)
    best = ranks[i] > best ? ranks[i] : best;
  return best;
}

/* Searches one ply. @best: (inout): in: the card to try first, or -1; out: the winning card, or
 * -1. */
BODY int
search_ply (AluSearch *search,
            int n,
            AluTrick *trick,
            int ply,
            AluTrickState trick_state,
            const AluCardRanks *rest,
            AluProof *proof,
            int *best)
{
  int seat = get_seat_of_ply (trick, n, ply);
  int side = seat & 1;
  AluOptions *options = &trick->options[seat];
  int32_t ranks[ALU_MAX_TRICKS] = { 0 };
  int32_t rank = 0;
  AluProof all = { 0, 0 };
  int live; /* number of options, from the strongest, that can still matter */

  if (options->n == 0)
    alu_move_ordering_list (trick, seat);
  live = options->n;
  if (options->n > 1)
    rank = alu_move_ordering_rank (search->weights, trick, n, ply, trick_state, seat, ranks);
  for (int i = 0; *best >= 0 && i < options->n; i++)
    if (options->card[i] == *best)
      rank = ranks[i] + ALU_MOVE_ORDERING_FIRST;
  *best = -1;
  while (rank != INT32_MIN)
    {
      int place = rank & ALU_MOVE_ORDERING_PLACE;
      int card = options->card[place], top = options->top[place];
      AluProof result = { 0, 0 };

      if (play_card (search, n, trick, ply, trick_state, rest, card, &result) == side)
        {
          *proof = result;
          *best = card;
          return side;
        }
      if (search->aborted)
        return side;
      /* The proof does not depend on the card played, so it is valid for every card that it does
       * not depend on. If it divides a run of interchangeable cards, it must depend on the whole
       * run. */
      if (result.depth <= top)
        {
          while (live > 0 && options->top[live - 1] >= result.depth)
            live--;
        }
      else if (result.depth <= card)
        result.depth = card + 1;
      all.demand = alu_score_max (all.demand, result.demand);
      all.depth = result.depth > all.depth ? result.depth : all.depth;
      ranks[place] = INT32_MIN;
      rank = get_best_rank (ranks, live);
    }
  *proof = all;
  return !side;
}

/* Returns: the part of the key that all prefixes of a position share. */
BODY uint64_t
get_base (int leader, int left, AluScoreState score_state)
{
  uint64_t state = (uint64_t) score_state.alive << 8 | (uint64_t) left << 3 | (uint64_t) leader;

  return state * UINT64_C (0x589965CC75374CC3);
}

BODY uint64_t
get_key (const AluCardRanks *ranks, int n, int depth, uint64_t base)
{
  AluCards prefix = alu_card_ranks_first (depth);
  uint64_t key = base + (uint64_t) depth * UINT64_C (0xE7037ED1A0B428DB);

  key += (ranks->owner[0] & prefix) * UINT64_C (0x9E3779B97F4A7C15);
  key += (ranks->owner[1] & prefix) * UINT64_C (0xC2B2AE3D27D4EB4F);
  if (n > 4)
    key += (ranks->owner[2] & prefix) * UINT64_C (0xD6E8FEB86659FD93);
  key += (ranks->ties & prefix) * UINT64_C (0xA0761D6478BD642F);
  key = (key ^ key >> 32) * UINT64_C (0x8EBC6AF09C88C6E3);
  return (key ^ key >> 29) | UINT64_C (1) << 63;
}

/* Returns: (transfer none): the set of prefix lengths stored for positions with the same first
 * cards. */
BODY uint64_t *
get_lengths (const AluTranspositionTable *tt, const AluCardRanks *ranks, uint64_t base)
{
  uint64_t hash = base + ((ranks->owner[0] & 15) | (ranks->owner[1] & 15) << 4
                          | (ranks->owner[2] & 15) << 8 | (ranks->ties & 7) << 12);

  hash *= UINT64_C (0x9E3779B97F4A7C15);
  return &tt->lengths[hash >> 32 & (ALU_TRANSPOSITION_LENGTHS - 1)];
}

/* Looks for a stored proof. @hint: (out): a lead that won with another score, if there is one.
 *
 * Returns: the winning side, with @proof, or ALU_UNSETTLED. */
BODY int
look_up (const AluSearch *search,
         int n,
         const AluCardRanks *ranks,
         uint64_t lengths,
         uint64_t base,
         AluScore score,
         AluProof *proof,
         int *hint)
{
  const AluScore views[2] = {
    alu_score_state_view (search, score, 0),
    alu_score_state_view (search, score, 1),
  };

  for (lengths &= ~(ranks->ties << 1); lengths != 0; lengths &= lengths - 1)
    {
      int depth = __builtin_ctzll (lengths);
      uint64_t key = get_key (ranks, n, depth, base);
      const AluTranspositionEntry *entry = alu_transposition_table_cluster (search->tt, key);

      for (int way = 0; way < ALU_TRANSPOSITION_WAYS; way++)
        if (entry[way].key == key)
          {
            AluScore demand = entry[way].data & DATA_DEMAND;
            int side = (int) (entry[way].data >> DATA_SIDE_SHIFT & 1);

            if (alu_score_meets (views[side], demand) == ALU_SCORE_GUARDS)
              {
                *proof = (AluProof) { demand, depth };
                return side;
              }
            if (entry[way].data >> DATA_CARD_SHIFT != 0)
              *hint = (int) (entry[way].data >> DATA_CARD_SHIFT) - 1;
          }
    }
  return ALU_UNSETTLED;
}

/* Searches a trick before its first card. At least two tricks are left, and the score does not
 * decide the winner. */
BODY int
search_trick (AluSearch *search,
              int n,
              const AluCardRanks *ranks,
              int leader,
              int left,
              AluScoreState score_state,
              AluProof *proof)
{
  uint64_t base = get_base (leader, left, score_state);
  uint64_t *lengths = get_lengths (search->tt, ranks, base);
  AluTrick trick;
  int lead = -1;
  int side;

  if (search->question == ALU_ASK_WINNER)
    side = alu_score_state_settled_by_masters (search, n, ranks, leader, left, score_state.score,
                                               proof);
  else
    side = alu_score_state_settled_mordienne (search, ranks, left, score_state, proof);
  if (side == ALU_UNSETTLED)
    side = look_up (search, n, ranks, *lengths, base, score_state.score, proof, &lead);
  if (side != ALU_UNSETTLED)
    return side;
  if (is_out_of_budget (search))
    return 0;
  begin_trick (search, n, &trick, ranks, leader, left, score_state);
  side = n == 4 ? search_ply_4 (search, &trick, 0, ALU_TRICK_STATE_EMPTY, ranks, proof, &lead)
                : search_ply_6 (search, &trick, 0, ALU_TRICK_STATE_EMPTY, ranks, proof, &lead);
  if (!search->aborted)
    {
      alu_transposition_table_store (search->tt, get_key (ranks, n, proof->depth, base),
                                     proof->demand | (uint64_t) side << DATA_SIDE_SHIFT
                                         | (uint64_t) (lead + 1) << DATA_CARD_SHIFT);
      *lengths |= UINT64_C (1) << proof->depth;
    }
  return side;
}

static int
search_trick_4 (AluSearch *search,
                const AluCardRanks *ranks,
                int leader,
                int left,
                AluScoreState score_state,
                AluProof *proof)
{
  return search_trick (search, 4, ranks, leader, left, score_state, proof);
}

static int
search_trick_6 (AluSearch *search,
                const AluCardRanks *ranks,
                int leader,
                int left,
                AluScoreState score_state,
                AluProof *proof)
{
  return search_trick (search, 6, ranks, leader, left, score_state, proof);
}

static int
search_ply_4 (AluSearch *search,
              AluTrick *trick,
              int ply,
              AluTrickState trick_state,
              const AluCardRanks *rest,
              AluProof *proof,
              int *best)
{
  return search_ply (search, 4, trick, ply, trick_state, rest, proof, best);
}

static int
search_ply_6 (AluSearch *search,
              AluTrick *trick,
              int ply,
              AluTrickState trick_state,
              const AluCardRanks *rest,
              AluProof *proof,
              int *best)
{
  return search_ply (search, 6, trick, ply, trick_state, rest, proof, best);
}

int
alu_search_position (AluSearch *search,
                     const AluCardRanks *ranks,
                     int leader,
                     int left,
                     AluScoreState score_state,
                     const uint8_t *cards,
                     int n_cards,
                     AluProof *proof)
{
  int n = search->n_seats;
  AluTrickState trick_state = ALU_TRICK_STATE_EMPTY;
  AluCardRanks rest = *ranks;
  int side = ALU_UNSETTLED, none = -1;
  AluTrick trick;

  if (search->question == ALU_ASK_WINNER)
    side = alu_score_state_settled_by_score (search, n, left, score_state.score, proof);
  else if (left == 0)
    side = alu_score_state_settled_mordienne (search, ranks, left, score_state, proof);
  if (side != ALU_UNSETTLED)
    return side;
  if (n_cards == 0 && left > 1)
    return n == 4 ? search_trick_4 (search, ranks, leader, left, score_state, proof)
                  : search_trick_6 (search, ranks, leader, left, score_state, proof);
  if (left == 1)
    return decide_last_trick (search, n, ranks, score_state, proof);
  begin_trick (search, n, &trick, ranks, leader, left, score_state);
  for (int ply = 0; ply < n_cards; ply++)
    {
      int place = cards[ply];

      trick_state = alu_trick_state_add (ranks, trick_state, get_seat_of_ply (&trick, n, ply),
                                         cards[ply]);
      trick.played[ply] = cards[ply];
      for (int p = 0; p < ply; p++)
        place -= cards[p] < cards[ply];
      if (ply + 1 == n)
        return finish_trick (search, n, &trick, trick_state, &rest, place, proof);
      rest = alu_card_ranks_without (&rest, n, place);
    }
  return n == 4 ? search_ply_4 (search, &trick, n_cards, trick_state, &rest, proof, &none)
                : search_ply_6 (search, &trick, n_cards, trick_state, &rest, proof, &none);
}
