/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-gaze-model.h"

#include <string.h>

#define N_TARGETS (ALU_GAZE_TRICK + 1)

/* Weights added for the player to act, and for each gesture noticed of a player. */
#define TURN_WEIGHT 12
#define WARY_WEIGHT 7
#define MAX_WARY 3

/* Factor of the weights of opponents for watchful players. */
#define WATCHFUL_FACTOR 5

#define MIN_MS 180

static bool
is_driven (const AluGazeModel *gaze_model, int seat)
{
  return gaze_model->levels[seat] != ALU_NOBODY;
}

static const AluSignProfile *
get_profile (const AluGazeModel *gaze_model, int seat)
{
  return alu_sign_profile ((AluLevel) gaze_model->levels[seat]);
}

/* Returns: a random time with mean @mean_ms approximately: two fifths of it, plus twelve fifths
 * times the product of two uniform numbers, so that most times are short and some are long. Integer
 * arithmetic makes it the same on every machine. */
static uint64_t
draw_ms (AluRng *rng, uint32_t mean_ms)
{
  uint32_t product = alu_rng_below (rng, 256) * alu_rng_below (rng, 256);
  uint64_t ms = mean_ms * 2 / 5 + (uint64_t) mean_ms * 12 / 5 * product / (255 * 255);

  return ms > MIN_MS ? ms : MIN_MS;
}

/* Computes how likely @seat is to look at each target next. The current target has weight 0 so that
 * the gaze moves on, except for the player's own cards.
 *
 * Returns: the sum of the weights. */
static int
get_weights (const AluGazeModel *gaze_model, int seat, int weights[N_TARGETS])
{
  const AluSignProfile *profile = get_profile (gaze_model, seat);
  bool own_turn = gaze_model->turn == seat;
  int sum = 0;

  memset (weights, 0, sizeof *weights * N_TARGETS);
  weights[ALU_GAZE_CARDS] = profile->cards * (own_turn ? 3 : 1);
  weights[ALU_GAZE_TRICK] = profile->trick * (own_turn ? 2 : 1);
  for (int other = 0; other < gaze_model->n_seats; other++)
    {
      int wary = gaze_model->wary[seat][other];

      if (other == seat)
        continue;
      weights[other] = alu_team_of (other) == alu_team_of (seat) ? profile->partner
                                                                 : profile->opponent;
      weights[other] += gaze_model->turn == other ? TURN_WEIGHT : 0;
      weights[other] += WARY_WEIGHT * (wary < MAX_WARY ? wary : MAX_WARY);
      if (alu_team_of (other) != alu_team_of (seat) && (gaze_model->watchful & (1 << seat)) != 0)
        weights[other] *= WATCHFUL_FACTOR;
      if (gaze_model->absorbed & (1 << seat))
        weights[other] = 0;
    }
  if (gaze_model->gazes[seat].target != ALU_GAZE_CARDS
      && gaze_model->gazes[seat].target < N_TARGETS)
    weights[gaze_model->gazes[seat].target] = 0;
  for (int target = 0; target < N_TARGETS; target++)
    sum += weights[target];
  return sum;
}

/* Moves the gaze of @seat to another target at time @when. */
static void
move_gaze (AluGazeModel *gaze_model, int seat, uint64_t when)
{
  AluGaze *gaze = &gaze_model->gazes[seat];
  AluRng *rng = &gaze_model->rngs[seat];
  int weights[N_TARGETS];
  int sum = get_weights (gaze_model, seat, weights);
  int at = (int) alu_rng_below (rng, (uint32_t) sum);
  int target = 0;

  while (at >= weights[target])
    at -= weights[target++];
  gaze->target = (uint8_t) target;
  gaze->until = when + draw_ms (rng, get_profile (gaze_model, seat)->dwell_ms);
}

/* Directs the gaze of @seat at @target for about @mean_ms.
 *
 * Returns: the seat's bit if its gaze moved, else 0. */
static unsigned
direct_gaze (AluGazeModel *gaze_model, int seat, uint8_t target, uint32_t mean_ms)
{
  AluGaze *gaze = &gaze_model->gazes[seat];
  unsigned moved = gaze->target != target ? 1u << seat : 0;

  gaze->target = target;
  gaze->until = gaze_model->now + draw_ms (&gaze_model->rngs[seat], mean_ms);
  return moved;
}

void
alu_gaze_model_seed (AluGazeModel *gaze_model, uint64_t seed)
{
  AluRng seeds;

  alu_rng_seed (&seeds, seed);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    alu_rng_seed (&gaze_model->rngs[seat], alu_rng_next (&seeds));
}

void
alu_gaze_model_init (AluGazeModel *gaze_model, int n_seats, const uint8_t *levels, uint64_t now,
                     uint64_t seed)
{
  memset (gaze_model, 0, sizeof *gaze_model);
  alu_gaze_model_seed (gaze_model, seed);
  gaze_model->n_seats = (uint8_t) n_seats;
  gaze_model->turn = ALU_NOBODY;
  gaze_model->now = now;
  memset (gaze_model->levels, ALU_NOBODY, sizeof gaze_model->levels);
  memcpy (gaze_model->levels, levels, (size_t) n_seats);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      gaze_model->gazes[seat] = (AluGaze) { .target = ALU_GAZE_HIDDEN, .until = ALU_NEVER };
      gaze_model->turn_ms[seat] = ALU_GAZE_TURN_MS;
      if (is_driven (gaze_model, seat))
        direct_gaze (gaze_model, seat, ALU_GAZE_TRICK, get_profile (gaze_model, seat)->dwell_ms);
    }
}

uint64_t
alu_gaze_model_next (const AluGazeModel *gaze_model)
{
  uint64_t next = ALU_NEVER;

  for (int seat = 0; seat < gaze_model->n_seats; seat++)
    if (gaze_model->gazes[seat].until < next)
      next = gaze_model->gazes[seat].until;
  return next;
}

/* Begins or ends the turn of a human's eyes at the time it is due. */
static void
move_human_gaze (AluGaze *gaze, uint16_t turn_ms)
{
  uint64_t when = gaze->until;

  if (!gaze->turns)
    {
      gaze->turns = true;
      gaze->target = ALU_GAZE_CARDS;
      gaze->until = when + turn_ms;
      return;
    }
  gaze->turns = false;
  gaze->target = gaze->next;
  gaze->since = when;
  gaze->next = ALU_GAZE_TRICK;
  gaze->until = gaze->target == ALU_GAZE_TRICK ? ALU_NEVER : when + ALU_GAZE_LOOK_MS;
}

void
alu_gaze_model_show (AluGazeModel *gaze_model, int seat, bool shown)
{
  AluGaze *gaze = &gaze_model->gazes[seat];

  if (is_driven (gaze_model, seat) || shown == (gaze->target != ALU_GAZE_HIDDEN))
    return;
  *gaze = (AluGaze) { .target = shown ? ALU_GAZE_TRICK : ALU_GAZE_HIDDEN,
                      .next = ALU_GAZE_TRICK,
                      .since = gaze_model->now,
                      .until = ALU_NEVER };
}

void
alu_gaze_model_turn (AluGazeModel *gaze_model, int seat, uint8_t target)
{
  AluGaze *gaze = &gaze_model->gazes[seat];
  uint64_t earliest = gaze->since + ALU_GAZE_LEAST_MS;

  if (is_driven (gaze_model, seat) || gaze->target == ALU_GAZE_HIDDEN || target == seat)
    return;
  if (gaze->turns)
    gaze->next = target;
  else if (target != gaze->target)
    {
      gaze->next = target;
      gaze->until = earliest > gaze_model->now ? earliest : gaze_model->now;
    }
  else
    {
      gaze->next = ALU_GAZE_TRICK;
      gaze->until = target == ALU_GAZE_TRICK ? ALU_NEVER : gaze_model->now + ALU_GAZE_LOOK_MS;
    }
}

unsigned
alu_gaze_model_advance (AluGazeModel *gaze_model, uint64_t now)
{
  unsigned moved = 0;

  for (int seat = 0; seat < gaze_model->n_seats; seat++)
    {
      AluGaze *gaze = &gaze_model->gazes[seat];
      uint8_t before = gaze->target;

      while (gaze->until <= now)
        if (is_driven (gaze_model, seat))
          move_gaze (gaze_model, seat, gaze->until);
        else
          move_human_gaze (gaze, gaze_model->turn_ms[seat]);
      moved |= gaze->target != before ? 1u << seat : 0;
    }
  gaze_model->now = now;
  return moved;
}

unsigned
alu_gaze_model_dealt (AluGazeModel *gaze_model)
{
  unsigned moved = 0;

  memset (gaze_model->wary, 0, sizeof gaze_model->wary);
  for (int seat = 0; seat < gaze_model->n_seats; seat++)
    if (is_driven (gaze_model, seat))
      moved |= direct_gaze (gaze_model, seat, ALU_GAZE_CARDS,
                            get_profile (gaze_model, seat)->sort_ms);
  return moved;
}

unsigned
alu_gaze_model_played (AluGazeModel *gaze_model, int seat, int turn)
{
  unsigned moved = 0;

  gaze_model->turn = (uint8_t) turn;
  for (int other = 0; other < gaze_model->n_seats; other++)
    {
      const AluSignProfile *profile;

      if (!is_driven (gaze_model, other))
        continue;
      profile = get_profile (gaze_model, other);
      if (other == turn)
        moved |= direct_gaze (gaze_model, other, ALU_GAZE_CARDS, profile->dwell_ms);
      else if (other == seat || alu_rng_below (&gaze_model->rngs[other], 100) < 60)
        moved |= direct_gaze (gaze_model, other, ALU_GAZE_TRICK, profile->dwell_ms / 2);
    }
  return moved;
}

void
alu_gaze_model_caught (AluGazeModel *gaze_model, int observer, int maker)
{
  uint8_t *wary = &gaze_model->wary[observer][maker];

  *wary = *wary < UINT8_MAX ? *wary + 1 : UINT8_MAX;
}

void
alu_gaze_model_hold (AluGazeModel *gaze_model, int seat, uint64_t until)
{
  if (is_driven (gaze_model, seat) && gaze_model->gazes[seat].until < until)
    gaze_model->gazes[seat].until = until;
}
