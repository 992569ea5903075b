/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-perception.h"

#define CORNER_PART 7
#define PARTNER_PERCENT 75 /* percentage of the usual exposure that a partner needs */

/* Number of exposure steps per time constant, and the limit beyond which almost nothing is
 * missed. */
#define STEPS 64
#define MAX_STEPS (STEPS * 12)

static uint64_t
max_time (uint64_t a, uint64_t b)
{
  return a > b ? a : b;
}

/* Returns: how much of the next @ms milliseconds counts for an observer. */
static uint32_t
get_seen_ms (const AluGesture *gesture, const AluGazeModel *gaze_model, int seat, uint64_t ms)
{
  uint64_t delay = gesture->delays_ms[seat];
  uint64_t from = gesture->start + delay;
  uint64_t until = from + gesture->length_ms;
  uint64_t end = gaze_model->now + ms;

  if (gesture->tail_ms == 0)
    return (uint32_t) ms;
  from = max_time (from, gaze_model->now);
  if (delay > 0)
    from = max_time (from, gaze_model->gazes[seat].since + delay);
  end = end < until ? end : until;
  return end > from ? (uint32_t) (end - from) : 0;
}

void
alu_gesture_pass (AluGesture *gesture, const AluGazeModel *gaze_model, uint64_t ms)
{
  for (int seat = 0; seat < gaze_model->n_seats; seat++)
    {
      uint8_t target = gaze_model->gazes[seat].target;

      if (target == gesture->maker)
        gesture->watched_ms[seat] += get_seen_ms (gesture, gaze_model, seat, ms);
      else if (target != ALU_GAZE_CARDS && target != ALU_GAZE_HIDDEN)
        gesture->corner_ms[seat] += get_seen_ms (gesture, gaze_model, seat, ms);
    }
}

/* Returns: the probability that a gesture with this exposure is perceived, 0 to ALU_SURE. */
static uint32_t
get_probability (uint64_t exposure_ms, int needed_percent, uint32_t constant_ms)
{
  uint64_t n_steps = exposure_ms * STEPS * 100
                     / ((uint64_t) constant_ms * (unsigned) needed_percent);
  uint32_t missed = ALU_SURE;

  for (uint64_t i = 0; i < n_steps && i < MAX_STEPS; i++)
    missed -= (missed + STEPS / 2) / STEPS;
  return ALU_SURE - missed;
}

uint32_t
alu_perception_chances (AluLevel level, bool partner, uint32_t watched_ms, uint32_t corner_ms,
                        int size, uint32_t *caught)
{
  const AluSignProfile *profile = alu_sign_profile (level);
  int needed_percent = partner ? PARTNER_PERCENT : 100;
  uint64_t exposure = (uint64_t) watched_ms * (unsigned) size / 100;
  uint64_t corner = (uint64_t) corner_ms * (unsigned) size / 100;

  *caught = get_probability (exposure + corner / CORNER_PART, needed_percent, profile->notice_ms);
  return get_probability (exposure, needed_percent, profile->read_ms);
}

AluOutcome
alu_perception_outcome (const AluGesture *gesture, const AluGazeModel *gaze_model, int observer,
                        AluRng *rng)
{
  bool partner = alu_team_of (observer) == alu_team_of (gesture->maker);
  uint32_t draw = alu_rng_below (rng, ALU_SURE);
  uint32_t caught;
  uint32_t read = alu_perception_chances ((AluLevel) gaze_model->levels[observer], partner,
                                          gesture->watched_ms[observer],
                                          gesture->corner_ms[observer], gesture->size, &caught);

  return draw < read ? ALU_OUTCOME_READ : draw < caught ? ALU_OUTCOME_NOTICED : ALU_OUTCOME_MISSED;
}
