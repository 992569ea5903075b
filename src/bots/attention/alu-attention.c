/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/attention/alu-attention.h"

#include <string.h>

#define N_TARGETS (ALU_GAZE_TRICK + 1)

/* Shares that come on top for who is to play, and for each gesture caught of a player. */
#define TURN_SHARE 12
#define WARY_SHARE 7
#define MOST_WARY 3

/* How much more a watchful player looks at his opponents. */
#define WATCHFUL_TIMES 5

#define SHORTEST_MS 180

static bool
is_driven (const AluAttention *attention, int seat)
{
  return attention->levels[seat] != ALU_NOBODY;
}

static const AluTemper *
temper_of (const AluAttention *attention, int seat)
{
  return alu_temper ((AluLevel) attention->levels[seat]);
}

/* A time about @mean_ms: two fifths of it, and the rest times four times the product of two uniform
 * numbers, so that most are short and some are long. In whole numbers, alike on every machine. */
static uint64_t
draw_ms (AluRng *rng, uint32_t mean_ms)
{
  uint32_t product = alu_rng_below (rng, 256) * alu_rng_below (rng, 256);
  uint64_t ms = mean_ms * 2 / 5 + (uint64_t) mean_ms * 12 / 5 * product / (255 * 255);

  return ms > SHORTEST_MS ? ms : SHORTEST_MS;
}

/* How much of his time @seat gives to each target now. What he looks at already does not count,
 * so that his eyes move on, save for his own cards. */
static int
share_eyes (const AluAttention *attention, int seat, int shares[N_TARGETS])
{
  const AluTemper *temper = temper_of (attention, seat);
  bool own_turn = attention->turn == seat;
  int sum = 0;

  memset (shares, 0, sizeof *shares * N_TARGETS);
  shares[ALU_GAZE_CARDS] = temper->cards * (own_turn ? 3 : 1);
  shares[ALU_GAZE_TRICK] = temper->trick * (own_turn ? 2 : 1);
  for (int other = 0; other < attention->n_seats; other++)
    {
      int wary = attention->wary[seat][other];

      if (other == seat)
        continue;
      shares[other] = alu_team_of (other) == alu_team_of (seat) ? temper->partner
                                                                : temper->opponent;
      shares[other] += attention->turn == other ? TURN_SHARE : 0;
      shares[other] += WARY_SHARE * (wary < MOST_WARY ? wary : MOST_WARY);
      if (alu_team_of (other) != alu_team_of (seat) && (attention->watchful & (1 << seat)) != 0)
        shares[other] *= WATCHFUL_TIMES;
      if (attention->absorbed & (1 << seat))
        shares[other] = 0;
    }
  if (attention->gazes[seat].target != ALU_GAZE_CARDS && attention->gazes[seat].target < N_TARGETS)
    shares[attention->gazes[seat].target] = 0;
  for (int target = 0; target < N_TARGETS; target++)
    sum += shares[target];
  return sum;
}

/* Turns the eyes of @seat to something else, at time @when. */
static void
turn_eyes (AluAttention *attention, int seat, uint64_t when)
{
  AluGaze *gaze = &attention->gazes[seat];
  AluRng *rng = &attention->rngs[seat];
  int shares[N_TARGETS];
  int sum = share_eyes (attention, seat, shares);
  int at = (int) alu_rng_below (rng, (uint32_t) sum);
  int target = 0;

  while (at >= shares[target])
    at -= shares[target++];
  gaze->target = (uint8_t) target;
  gaze->until = when + draw_ms (rng, temper_of (attention, seat)->dwell_ms);
}

/* Sets the eyes of @seat on @target for about @mean_ms.
 *
 * Returns: his bit where that turns them. */
static unsigned
draw_eyes (AluAttention *attention, int seat, uint8_t target, uint32_t mean_ms)
{
  AluGaze *gaze = &attention->gazes[seat];
  unsigned turned = gaze->target != target ? 1u << seat : 0;

  gaze->target = target;
  gaze->until = attention->now + draw_ms (&attention->rngs[seat], mean_ms);
  return turned;
}

void
alu_attention_init (AluAttention *attention, int n_seats, const uint8_t *levels, uint64_t now,
                    uint64_t seed)
{
  AluRng seeds;

  memset (attention, 0, sizeof *attention);
  alu_rng_seed (&seeds, seed);
  attention->n_seats = (uint8_t) n_seats;
  attention->turn = ALU_NOBODY;
  attention->now = now;
  memset (attention->levels, ALU_NOBODY, sizeof attention->levels);
  memcpy (attention->levels, levels, (size_t) n_seats);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      alu_rng_seed (&attention->rngs[seat], alu_rng_next (&seeds));
      attention->gazes[seat] = (AluGaze) { ALU_GAZE_HIDDEN, ALU_NEVER };
      if (is_driven (attention, seat))
        draw_eyes (attention, seat, ALU_GAZE_TRICK, temper_of (attention, seat)->dwell_ms);
    }
}

uint64_t
alu_attention_next (const AluAttention *attention)
{
  uint64_t next = ALU_NEVER;

  for (int seat = 0; seat < attention->n_seats; seat++)
    if (attention->gazes[seat].until < next)
      next = attention->gazes[seat].until;
  return next;
}

unsigned
alu_attention_advance (AluAttention *attention, uint64_t now)
{
  unsigned turned = 0;

  for (int seat = 0; seat < attention->n_seats; seat++)
    {
      AluGaze *gaze = &attention->gazes[seat];
      uint8_t before = gaze->target;

      while (gaze->until <= now)
        turn_eyes (attention, seat, gaze->until);
      turned |= gaze->target != before ? 1u << seat : 0;
    }
  attention->now = now;
  return turned;
}

unsigned
alu_attention_dealt (AluAttention *attention)
{
  unsigned turned = 0;

  memset (attention->wary, 0, sizeof attention->wary);
  for (int seat = 0; seat < attention->n_seats; seat++)
    if (is_driven (attention, seat))
      turned |= draw_eyes (attention, seat, ALU_GAZE_CARDS, temper_of (attention, seat)->sort_ms);
  return turned;
}

unsigned
alu_attention_played (AluAttention *attention, int seat, int turn)
{
  unsigned turned = 0;

  attention->turn = (uint8_t) turn;
  for (int other = 0; other < attention->n_seats; other++)
    {
      const AluTemper *temper;

      if (!is_driven (attention, other))
        continue;
      temper = temper_of (attention, other);
      if (other == turn)
        turned |= draw_eyes (attention, other, ALU_GAZE_CARDS, temper->dwell_ms);
      else if (other == seat || alu_rng_below (&attention->rngs[other], 100) < 60)
        turned |= draw_eyes (attention, other, ALU_GAZE_TRICK, temper->dwell_ms / 2);
    }
  return turned;
}

void
alu_attention_caught (AluAttention *attention, int observer, int maker)
{
  uint8_t *wary = &attention->wary[observer][maker];

  *wary = *wary < UINT8_MAX ? *wary + 1 : UINT8_MAX;
}

void
alu_attention_hold (AluAttention *attention, int seat, uint64_t until)
{
  if (is_driven (attention, seat) && attention->gazes[seat].until < until)
    attention->gazes[seat].until = until;
}
