/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-playouts-private.h"

#include <string.h>

/* Appends to @rows every order of @n_first of the places @base ... @base + @n - 1; those of them
 * not drawn follow in turn, all others stay. Returns: the number of rows. */
static int
list_orders (uint8_t (*rows)[16], int base, int n, int n_first)
{
  int n_rows = 1;

  for (int i = 0; i < n_first; i++)
    n_rows *= n - i;
  for (int row = 0; row < n_rows; row++)
    {
      uint8_t order[16];
      int rest = row;

      for (int i = 0; i < 16; i++)
        order[i] = (uint8_t) i;
      for (int i = 0; i < n_first; i++)
        {
          int pick = base + i + rest % (n - i);
          uint8_t place = order[pick];

          rest /= n - i;
          memmove (&order[base + i + 1], &order[base + i], (size_t) (pick - base - i));
          order[base + i] = place;
        }
      memcpy (rows[row], order, sizeof order);
    }
  return n_rows;
}

void
alu_playout_tables_init (AluPlayoutTables *tables)
{
  int head = 0, tail = 0;

  for (int n = 0; n <= ALU_MAX_TRICKS; n++)
    {
      int n_first = n < 4 ? n : 4;

      tables->first_head[n] = (uint16_t) head;
      tables->first_tail[n] = (uint16_t) tail;
      head += list_orders (tables->heads + head, 0, n, n_first);
      tail += list_orders (tables->tails + tail, n_first, n - n_first, n - n_first);
    }
  tables->first_head[ALU_MAX_TRICKS + 1] = (uint16_t) head;
  tables->first_tail[ALU_MAX_TRICKS + 1] = (uint16_t) tail;
}

/* See alu-playouts-private.h. @times: bit t for the trick t after the one in progress. */
static uint16_t
standing_of (const AluPosition *position, int seat, int left, unsigned times)
{
  int before = position->tricks[seat];
  int total = before + __builtin_popcount (times);
  unsigned full = (1u << left) - 1;
  bool run = left == 0 ? position->runner == seat : false;
  int soon = 15;

  if (total == 0)
    return ALU_PLAYOUT_SLOT_NOBODY;
  /* What was taken before was taken sooner than anything from here. */
  if (times != 0)
    {
      soon = __builtin_clz (times) - (31 - ALU_MAX_TRICKS);
      /* Tricks to the end without a break: adding the first of them carries past it. */
      run = before == 0 ? times + (times & -times) == full + 1
                        : position->runner == seat && times == full;
    }
  else
    for (int other = 0; other < position->n_seats; other++)
      soon -= position->last_trick[other] > 0
              && position->last_trick[other] < position->last_trick[seat];
  return (uint16_t) (total << 12 | soon << 8
                     | (run && position->mordienne ? ALU_PLAYOUT_SLOT_MORDIENNE : 0) | seat);
}

static void
prepare_seat (AluPlayoutJob *job, const AluPosition *position, int seat)
{
  const AluPlayoutTables *tables = job->tables;
  int n = position->n_seats;
  int ply = (seat - position->leader + n) % n;
  int left = job->left;
  int n_cards = 0;

  for (AluCardSet hand = position->hands[seat]; hand != 0; hand &= hand - 1)
    job->cards[seat][n_cards++] = alu_set_first (hand);
  job->first_head[seat] = tables->first_head[n_cards];
  job->n_heads[seat] = (uint16_t) (tables->first_head[n_cards + 1] - tables->first_head[n_cards]);
  job->first_tail[seat] = tables->first_tail[n_cards];
  job->n_tails[seat] = (uint16_t) (tables->first_tail[n_cards + 1] - tables->first_tail[n_cards]);
  if (ply < position->n_table)
    job->cards[seat][n_cards] = position->table[ply];
  for (int i = 0; i < left; i++)
    job->hands[seat][i] = (uint8_t) alu_card_strength ((AluOrder) position->order,
                                                       job->cards[seat][i]);
  if (position->scoring == ALU_SCORING_PLAYER)
    for (unsigned set = 0; set < 1u << left; set++)
      {
        unsigned times = left > 0 ? (set << 1 | set >> (left - 1)) & ((1u << left) - 1) : 0;

        job->standings[seat][set] = standing_of (position, seat, left, times);
      }
}

static void
shuffle (const AluPlayoutJob *job, int seat, uint32_t random, const uint8_t *from, uint8_t *to)
{
  const uint8_t *head, *tail;

  alu_playout_draw (job, seat, random, &head, &tail);
  for (int i = 0; i < job->left; i++)
    to[i] = from[head[tail[i]]];
}

static void
play_plain (const AluPlayoutJob *job, uint64_t n, uint64_t seed, uint64_t *slots)
{
  uint8_t played[ALU_MAX_SEATS][16];

  for (uint64_t game = 0; game < n; game++)
    {
      unsigned sets[ALU_MAX_SEATS] = { 0 };
      uint16_t best = 0;

      for (int seat = 0; seat < job->n_seats; seat += 2)
        {
          uint64_t random = alu_playout_random (&seed);

          shuffle (job, seat, (uint32_t) random, job->hands[seat], played[seat]);
          shuffle (job, seat + 1, (uint32_t) (random >> 32), job->hands[seat + 1],
                   played[seat + 1]);
        }
      for (int trick = 0; trick < job->left; trick++)
        {
          unsigned top = 0, winner = 0, alone = 0;

          for (int seat = 0; seat < job->n_seats; seat++)
            {
              unsigned strength = played[seat][trick];

              alone = strength > top ? 1 : strength == top ? 0 : alone;
              winner = strength > top ? (unsigned) seat : winner;
              top = strength > top ? strength : top;
            }
          sets[winner] |= alone << trick;
        }
      for (int seat = 0; seat < job->n_seats; seat++)
        if (job->standings[seat][sets[seat]] > best)
          best = job->standings[seat][sets[seat]];
      slots[best % ALU_PLAYOUT_SLOTS]++;
    }
}

static int
points_of_slot (const AluPosition *position, int slot)
{
  int sign = slot % 2 == 0 ? 1 : -1;
  bool mordienne = (slot & ALU_PLAYOUT_SLOT_MORDIENNE) != 0;

  if (position->offer != ALU_OFFER_NONE)
    {
      int refused = position->offer_team == 0 ? 2 : -2;

      return mordienne && sign * refused < 0 ? -refused : refused;
    }
  if (slot & ALU_PLAYOUT_SLOT_NOBODY)
    return 0;
  return mordienne ? 2 * sign : sign;
}

/* With tricks set aside and two cards that override, tricks are played in turn. */
static void
play_twelve (const AluPlayoutJob *job,
             const AluPosition *position,
             uint64_t n,
             uint64_t seed,
             AluPlayoutCounts *counts)
{
  AluCard played[ALU_MAX_SEATS][16];

  for (uint64_t game = 0; game < n; game++)
    {
      AluPosition end = *position;
      int left = job->left;

      for (int seat = 0; seat < job->n_seats; seat += 2)
        {
          uint64_t random = alu_playout_random (&seed);

          shuffle (job, seat, (uint32_t) random, job->cards[seat], played[seat]);
          shuffle (job, seat + 1, (uint32_t) (random >> 32), job->cards[seat + 1],
                   played[seat + 1]);
        }
      for (int trick = 0; trick < left; trick++)
        do
          alu_position_play (&end, played[alu_position_seat (&end)][(trick + left - 1) % left]);
        while (end.n_table > 0);
      counts->n[alu_position_outcome (&end) + 2]++;
    }
}

void
alu_playouts (const AluPlayoutTables *tables,
              const AluPosition *position,
              uint64_t n,
              uint64_t seed,
              AluPlayoutPath path,
              AluPlayoutCounts *counts)
{
  uint64_t slots[ALU_PLAYOUT_SLOTS] = { 0 };
  AluPlayoutJob job = {
    .tables = tables,
    .n_seats = position->n_seats,
    .left = alu_position_tricks_left (position),
  };

  for (int seat = 0; seat < position->n_seats; seat++)
    prepare_seat (&job, position, seat);
  if (position->scoring == ALU_SCORING_TWELVE)
    {
      play_twelve (&job, position, n, seed, counts);
      return;
    }
#if defined(__x86_64__)
  if (path == ALU_PLAYOUTS_FASTEST && __builtin_cpu_supports ("avx2"))
    alu_playouts_avx2 (&job, n, seed, slots);
  else
#endif
    play_plain (&job, n, seed, slots);
  for (int slot = 0; slot < ALU_PLAYOUT_SLOTS; slot++)
    counts->n[points_of_slot (position, slot) + 2] += slots[slot];
}
