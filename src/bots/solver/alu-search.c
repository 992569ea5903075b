/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-search.h"

#include "bots/solver/alu-order.h"
#include "bots/solver/alu-tally.h"

#include <string.h>

/* An entry's data: the demand, the side that wins, and one more than the winning lead. */
#define DATA_DEMAND ALU_SCORE_ALL
#define DATA_SIDE_SHIFT 54
#define DATA_CARD_SHIFT 55

#define FIRST_SCORE 1000000 /* above all learned scores */

void
alu_search_init (AluSearch *search,
                 AluQuestion question,
                 int team,
                 int n_seats,
                 AluProofs *proofs)
{
  *search = (AluSearch) {
    .question = question,
    .team = team,
    .n_seats = n_seats,
    .proofs = proofs,
    .node_limit = UINT64_MAX,
  };
  for (int seat = 0; seat < n_seats; seat++)
    search->ones[seat] = question == ALU_ASK_WINNER ? alu_score_ones_of (n_seats, seat)
                                                    : UINT64_C (1) << (seat * ALU_SCORE_BITS);
}

static bool
out_of_budget (AluSearch *search)
{
  search->nodes++;
  if (search->nodes > search->node_limit
      || (search->nodes % 1024 == 0 && search->stop != NULL && *search->stop))
    search->aborted = true;
  return search->aborted;
}

void
alu_search_begin (const AluSearch *search,
                  AluTrick *trick,
                  const AluRow *row,
                  int leader,
                  int left,
                  AluTally tally)
{
  trick->row = *row;
  trick->tally = tally;
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->hands[seat] = alu_row_hand (row, seat, left * search->n_seats);
  trick->distinct = ~alu_row_interchangeable (row, left * search->n_seats);
  trick->played = 0;
  trick->left = left;
  trick->leader = leader;
  alu_order_standings (search, trick);
}

/* All have played: goes on to the next trick, and brings its proof back to this one. */
static int
finish_trick (AluSearch *search, const AluTrick *trick, AluTable table, AluProof *proof)
{
  AluRow row = alu_row_without (&trick->row, trick->played);
  int card, side;

  if (table.tied)
    side = alu_search_trick (search, &row, trick->leader, trick->left - 1,
                             alu_tally_spoiled (trick->tally), proof);
  else
    {
      side = alu_search_trick (search, &row, table.seat, trick->left - 1,
                               alu_tally_taken (search, trick->tally, table.seat), proof);
      proof->demand = alu_tally_demand_before (search, proof->demand, side, table.seat);
    }
  card = proof->depth - 1;
  if (card >= 0)
    for (AluCards played = trick->played; played != 0; played &= played - 1)
      card += __builtin_ctzll (played) <= card;
  if (card < table.end - 1)
    card = table.end - 1;
  proof->depth = alu_row_group_end (&trick->row, card) + 1;
  return side;
}

#ifdef TRAIN
#include "train-hook.h"
#endif

/* One ply. @best: (inout): the card to try first, or -1; the card that won, or -1. */
static int
search_ply (AluSearch *search,
            AluTrick *trick,
            int ply,
            AluTable table,
            AluProof *proof,
            int *best)
{
  int seat = (trick->leader + ply) % search->n_seats;
  int side = seat & 1;
  AluChoice choices[ALU_MAX_TRICKS];
  int n = alu_order_choices (search, trick, ply, table, seat, choices);
  AluProof all = { 0, 0 };
  int hopeless = ALU_N_CARDS; /* from here on no card can matter */

#ifdef TRAIN
  train_hook (search, trick, ply, table, n, choices, side);
#endif
  for (int i = 0; i < n; i++)
    if (choices[i].card == *best)
      choices[i].score = FIRST_SCORE;
  *best = -1;
  for (int i = 0; i < n; i++)
    {
      AluProof why;
      AluChoice choice;
      int next = i;

      for (int j = i + 1; j < n; j++)
        if (choices[j].score > choices[next].score)
          next = j;
      choice = choices[next];
      choices[next] = choices[i];
      if (choice.top >= hopeless)
        continue;
      if (alu_search_play (search, trick, ply, table, choice.card, &why) == side)
        {
          *proof = why;
          *best = choice.card;
          return side;
        }
      if (search->aborted)
        return side;
      /* The proof does not look at the card played, so it fits every card it does not look at;
       * but if it cuts a run of interchangeable cards in two, it must look at all of it. */
      if (why.depth <= choice.top)
        hopeless = why.depth < hopeless ? why.depth : hopeless;
      else if (why.depth <= choice.card)
        why.depth = choice.card + 1;
      all.demand = alu_score_max (all.demand, why.demand);
      all.depth = why.depth > all.depth ? why.depth : all.depth;
    }
  *proof = all;
  return !side;
}

int
alu_search_play (AluSearch *search,
                 AluTrick *trick,
                 int ply,
                 AluTable table,
                 int card,
                 AluProof *proof)
{
  int seat = (trick->leader + ply) % search->n_seats;
  int side, none = -1;

  table = alu_table_add (&trick->row, table, seat, card);
  trick->played ^= alu_row_bit (card);
  if (ply + 1 < search->n_seats)
    side = search_ply (search, trick, ply + 1, table, proof, &none);
  else
    side = finish_trick (search, trick, table, proof);
  trick->played ^= alu_row_bit (card);
  return side;
}

int
alu_search_ply (AluSearch *search, AluTrick *trick, int ply, AluTable table, AluProof *proof)
{
  int none = -1;

  return search_ply (search, trick, ply, table, proof, &none);
}

/* What the keys of all prefixes of one position have in common. */
static inline uint64_t
base_of (int leader, int left, AluTally tally)
{
  uint64_t state = (uint64_t) tally.alive << 8 | (uint64_t) left << 3 | (uint64_t) leader;

  return state * UINT64_C (0x589965CC75374CC3);
}

static inline uint64_t
key_of (const AluRow *row, int depth, uint64_t base)
{
  AluCards prefix = alu_row_first (depth);
  uint64_t key = base + (uint64_t) depth * UINT64_C (0xE7037ED1A0B428DB);

  key += (row->owner[0] & prefix) * UINT64_C (0x9E3779B97F4A7C15);
  key += (row->owner[1] & prefix) * UINT64_C (0xC2B2AE3D27D4EB4F);
  key += (row->owner[2] & prefix) * UINT64_C (0xD6E8FEB86659FD93);
  key += (row->ties & prefix) * UINT64_C (0xA0761D6478BD642F);
  key = (key ^ key >> 32) * UINT64_C (0x8EBC6AF09C88C6E3);
  return (key ^ key >> 29) | 1;
}

/* The word of lengths kept for positions that agree in their first cards, and no shorter prefix. */
static inline uint64_t *
lengths_of (const AluProofs *proofs, const AluRow *row, uint64_t base)
{
  uint64_t hash = base + ((row->owner[0] & 15) | (row->owner[1] & 15) << 4
                          | (row->owner[2] & 15) << 8 | (row->ties & 7) << 12);

  hash *= UINT64_C (0x9E3779B97F4A7C15);
  return &proofs->lengths[hash >> 32 & (ALU_PROOFS_LENGTHS - 1)];
}

/* Returns: the side that wins by a proof kept from before, or ALU_UNSETTLED, and in @hint a lead
 * that won at another score. */
static inline int
look_up (const AluSearch *search,
         const AluRow *row,
         uint64_t lengths,
         uint64_t base,
         AluScore score,
         AluProof *proof,
         int *hint)
{
  const AluScore views[2] = {
    alu_tally_view (search, score, 0),
    alu_tally_view (search, score, 1),
  };

  for (lengths &= ~(row->ties << 1); lengths != 0; lengths &= lengths - 1)
    {
      int depth = __builtin_ctzll (lengths);
      uint64_t key = key_of (row, depth, base);
      const AluProofEntry *entry = alu_proofs_cluster (search->proofs, key);

      for (int way = 0; way < ALU_PROOFS_WAYS; way++)
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

int
alu_search_trick (AluSearch *search,
                  const AluRow *row,
                  int leader,
                  int left,
                  AluTally tally,
                  AluProof *proof)
{
  int side = alu_tally_settled (search, row, leader, left, tally, proof);
  uint64_t base = base_of (leader, left, tally);
  uint64_t *lengths;
  AluTrick trick;
  int lead = -1;

  if (side != ALU_UNSETTLED)
    return side;
  if (out_of_budget (search))
    return 0;
  lengths = lengths_of (search->proofs, row, base);
  if (left > 1)
    side = look_up (search, row, *lengths, base, tally.score, proof, &lead);
  if (side != ALU_UNSETTLED)
    return side;
  alu_search_begin (search, &trick, row, leader, left, tally);
  side = search_ply (search, &trick, 0, ALU_TABLE_EMPTY, proof, &lead);
  if (left > 1 && !search->aborted)
    {
      alu_proofs_store (search->proofs, key_of (row, proof->depth, base),
                        proof->demand | (uint64_t) side << DATA_SIDE_SHIFT
                            | (uint64_t) (lead + 1) << DATA_CARD_SHIFT);
      *lengths |= UINT64_C (1) << proof->depth;
    }
  return side;
}
