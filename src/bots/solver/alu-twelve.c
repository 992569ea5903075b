/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-twelve.h"

#include "bots/solver/alu-table.h"

#include <string.h>

#define UNSETTLED (-1)
#define ANY_LEAD (-16) /* the lead, as the winning side sees it, does not matter */

/* An entry's data: the least lead as the winning side sees it, with a bias of 16, and that side. */
#define DATA_SIDE_SHIFT 8

typedef struct
{
  int lead;
  int depth;
} Proof;

typedef struct
{
  AluRow row;
  uint8_t special[2];
  AluTwelveTally tally;
  AluCards played;
  AluCards hands[ALU_MAX_SEATS];
  int left;
  int leader;
} Trick;

static int search_trick (AluTwelveSearch *search,
                         const AluRow *row,
                         const uint8_t special[2],
                         int leader,
                         int left,
                         AluTwelveTally tally,
                         Proof *proof);

static void
give (AluTwelveTally *tally, int side, int tricks, unsigned specials)
{
  int sign = side == 0 ? 1 : -1;

  tally->lead = (int8_t) (tally->lead + sign * tricks);
  if (specials >> ALU_SPECIAL_WINNER & 1)
    tally->cards = (int8_t) (tally->cards + sign);
  if (specials >> ALU_SPECIAL_LOSER & 1)
    tally->cards = (int8_t) (tally->cards - sign);
  if (tally->first < 0)
    tally->first = (int8_t) side;
}

/* Returns: the side for which it is settled, or UNSETTLED. With no trick left it is settled. */
static int
settled (const AluTwelveSearch *search,
         const uint8_t special[2],
         int left,
         AluTwelveTally tally,
         Proof *proof)
{
  int outstanding = (special[0] != ALU_SPECIAL_GONE) + (special[1] != ALU_SPECIAL_GONE)
                    + __builtin_popcount (tally.held_aside);
  int open = left + tally.aside;

  *proof = (Proof) { ANY_LEAD, 0 };
  if (left == 0 && tally.first < 0)
    return search->target > 0;
  if (tally.cards > outstanding)
    return 0;
  if (-tally.cards > outstanding)
    return 1;
  if (outstanding > 0 || tally.cards != 0)
    return UNSETTLED;
  if (tally.lead - open >= search->target)
    {
      proof->lead = open + search->target;
      return 0;
    }
  if (tally.lead + open < search->target)
    {
      proof->lead = open + 1 - search->target;
      return 1;
    }
  return UNSETTLED;
}

static int
finish_trick (AluTwelveSearch *search, const Trick *trick, AluTable table, Proof *proof)
{
  AluTwelveTally tally = trick->tally;
  AluRow row = trick->row;
  uint8_t special[2] = { trick->special[0], trick->special[1] };
  unsigned specials = tally.held_aside;
  int left = trick->left - 1;
  int leader = table.tied ? trick->leader : table.seat;
  int gone = 0, side, last;

  for (AluCards played = trick->played; played != 0; played &= played - 1, gone++)
    {
      int card = __builtin_ctzll (played);

      row = alu_row_without (&row, search->n_seats, card - gone);
      for (int i = 0; i < 2; i++)
        if (trick->special[i] == card)
          {
            specials |= 1u << i;
            special[i] = ALU_SPECIAL_GONE;
          }
        else if (trick->special[i] != ALU_SPECIAL_GONE && trick->special[i] > card)
          special[i]--;
    }
  alu_row_normalize (&row, search->n_seats);
  tally.aside++;
  tally.held_aside = (uint8_t) specials;
  if (!table.tied || (left == 0 && tally.first >= 0))
    {
      give (&tally, table.tied ? tally.first : table.seat % 2, tally.aside, specials);
      tally.aside = 0;
      tally.held_aside = 0;
    }
  side = search_trick (search, &row, special, leader, left, tally, proof);
  if (proof->lead != ANY_LEAD)
    proof->lead -= side == 0 ? tally.lead - trick->tally.lead : trick->tally.lead - tally.lead;
  last = proof->depth - 1;
  if (last >= 0)
    for (AluCards played = trick->played; played != 0; played &= played - 1)
      last += __builtin_ctzll (played) <= last;
  last = last > table.end - 1 ? last : table.end - 1;
  proof->depth = alu_row_group_end (&trick->row, last) + 1;
  return side;
}

/* How soon to try @card: low first, but win with the least that wins if an opponent is winning. */
static int
rank_of (const Trick *trick, AluTable table, int seat, int card, bool last_to_play)
{
  bool mate = table.end > 0 && !table.tied && (table.seat ^ seat) % 2 == 0;

  if (card == trick->special[ALU_SPECIAL_LOSER])
    return mate ? -100 : table.end > 0 && card >= table.end ? 200 : 0;
  if (card == trick->special[ALU_SPECIAL_WINNER])
    return mate ? 200 : -100;
  if (card >= table.best)
    return card >= table.end ? card : mate ? -50 : 60;
  if (mate)
    return card - 50;
  return last_to_play ? 100 + card : 50 - card;
}

static AluCards
special_cards (const uint8_t special[2])
{
  AluCards cards = 0;

  for (int i = 0; i < 2; i++)
    if (special[i] != ALU_SPECIAL_GONE)
      cards |= alu_row_bit (special[i]);
  return cards;
}

static int
pick (const Trick *trick, AluTable table, int seat, bool last_to_play, AluCards cards)
{
  int best = 0, best_rank = INT32_MIN;

  for (; cards != 0; cards &= cards - 1)
    {
      int card = __builtin_ctzll (cards);
      int rank = rank_of (trick, table, seat, card, last_to_play);

      if (rank > best_rank)
        {
          best_rank = rank;
          best = card;
        }
    }
  return best;
}

static int
search_ply (AluTwelveSearch *search, Trick *trick, int ply, AluTable table, Proof *proof)
{
  int seat = (trick->leader + ply) % search->n_seats;
  int side = seat % 2;
  bool last = ply + 1 == search->n_seats;
  AluCards specials = special_cards (trick->special);
  AluCards rest = trick->hands[seat];
  Proof all = { ANY_LEAD, 0 };

  while (rest != 0)
    {
      int card = pick (trick, table, seat, last, rest);
      AluTable after = alu_table_add (&trick->row, table, seat, card);
      Proof why = { ANY_LEAD, 0 };
      int got;

      rest &= ~alu_row_bit (card);
      trick->played ^= alu_row_bit (card);
      got = last ? finish_trick (search, trick, after, &why)
                 : search_ply (search, trick, ply + 1, after, &why);
      trick->played ^= alu_row_bit (card);
      if (got == side)
        {
          *proof = why;
          return side;
        }
      if (search->aborted)
        return side;
      /* A proof that does not look at the card played fits all cards it does not look at; but a
       * special card speaks for no other, nor another for it. */
      if (why.depth <= card && (specials >> card & 1) == 0)
        rest &= alu_row_first (why.depth) | specials;
      all.lead = why.lead > all.lead ? why.lead : all.lead;
      all.depth = why.depth > all.depth ? why.depth : all.depth;
    }
  *proof = all;
  return !side;
}

static uint64_t
base_of (const AluTwelveSearch *search,
         const AluRow *row,
         const uint8_t special[2],
         int leader,
         int left,
         AluTwelveTally tally)
{
  uint64_t state = (uint64_t) search->target;

  for (int i = 0; i < 2; i++)
    state = state << 3
            | (special[i] == ALU_SPECIAL_GONE ? 7u : (unsigned) alu_row_seat (row, special[i]));
  state = state << 4 | (unsigned) left;
  state = state << 2 | (unsigned) leader;
  state = state << 4 | tally.aside;
  state = state << 2 | tally.held_aside;
  state = state << 3 | (unsigned) (tally.cards + 2);
  state = state << 2 | (unsigned) (tally.first + 1);
  return state * UINT64_C (0x589965CC75374CC3);
}

static uint64_t
key_of (const AluRow *row, const uint8_t special[2], int depth, uint64_t base)
{
  AluCards prefix = alu_row_first (depth);
  uint64_t key = base + (uint64_t) depth * UINT64_C (0xE7037ED1A0B428DB);

  key += (row->owner[0] & prefix) * UINT64_C (0x9E3779B97F4A7C15);
  key += (row->owner[1] & prefix) * UINT64_C (0xC2B2AE3D27D4EB4F);
  key += (row->ties & prefix) * UINT64_C (0xA0761D6478BD642F);
  key += (special_cards (special) & prefix) * UINT64_C (0xD6E8FEB86659FD93);
  if (special[0] < depth)
    key += (special[0] + UINT64_C (1)) * UINT64_C (0x8CB92BA72F3D8DD7);
  key = (key ^ key >> 32) * UINT64_C (0x8EBC6AF09C88C6E3);
  return (key ^ key >> 29) | UINT64_C (1) << 63;
}

static int
look_up (const AluTwelveSearch *search,
         const AluRow *row,
         const uint8_t special[2],
         uint64_t lengths,
         uint64_t base,
         int lead,
         Proof *proof)
{
  for (lengths &= ~(row->ties << 1); lengths != 0; lengths &= lengths - 1)
    {
      int depth = __builtin_ctzll (lengths);
      uint64_t key = key_of (row, special, depth, base);
      const AluProofEntry *entry = alu_proofs_cluster (search->proofs, key);

      for (int way = 0; way < ALU_PROOFS_WAYS; way++)
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
out_of_budget (AluTwelveSearch *search)
{
  search->nodes++;
  if (search->nodes > search->node_limit
      || (search->nodes % 1024 == 0 && alu_stop_asked (search->stop)))
    search->aborted = true;
  return search->aborted;
}

static void
begin (const AluTwelveSearch *search,
       Trick *trick,
       const AluRow *row,
       const uint8_t special[2],
       int leader,
       int left,
       AluTwelveTally tally)
{
  *trick = (Trick) { .row = *row, .tally = tally, .left = left, .leader = leader };
  memcpy (trick->special, special, sizeof trick->special);
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->hands[seat] = alu_row_hand (row, search->n_seats, seat, left * search->n_seats);
}

static int
search_trick (AluTwelveSearch *search,
              const AluRow *row,
              const uint8_t special[2],
              int leader,
              int left,
              AluTwelveTally tally,
              Proof *proof)
{
  int side = settled (search, special, left, tally, proof);
  uint64_t base, *lengths;
  Trick trick;

  if (side != UNSETTLED)
    return side;
  base = base_of (search, row, special, leader, left, tally);
  lengths = &search->proofs->lengths[base >> 32 & (ALU_PROOFS_LENGTHS - 1)];
  side = look_up (search, row, special, *lengths, base, tally.lead, proof);
  if (side != UNSETTLED)
    return side;
  if (out_of_budget (search))
    return 0;
  begin (search, &trick, row, special, leader, left, tally);
  side = search_ply (search, &trick, 0, ALU_TABLE_EMPTY, proof);
  if (!search->aborted)
    {
      alu_proofs_store (search->proofs, key_of (row, special, proof->depth, base),
                        (uint64_t) (proof->lead - ANY_LEAD) | (uint64_t) side << DATA_SIDE_SHIFT);
      *lengths |= UINT64_C (1) << proof->depth;
    }
  return side;
}

bool
alu_twelve_search (AluTwelveSearch *search,
                   const AluRow *row,
                   const uint8_t special[2],
                   int leader,
                   int left,
                   AluTwelveTally tally,
                   const uint8_t *cards,
                   int n_cards)
{
  AluTable table = ALU_TABLE_EMPTY;
  Proof proof;
  Trick trick;

  if (n_cards == 0)
    return search_trick (search, row, special, leader, left, tally, &proof) == 0;
  begin (search, &trick, row, special, leader, left, tally);
  for (int ply = 0; ply < n_cards; ply++)
    {
      table = alu_table_add (row, table, (leader + ply) % search->n_seats, cards[ply]);
      trick.played |= alu_row_bit (cards[ply]);
    }
  if (n_cards == search->n_seats)
    return finish_trick (search, &trick, table, &proof) == 0;
  return search_ply (search, &trick, n_cards, table, &proof) == 0;
}
