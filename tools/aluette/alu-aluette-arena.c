/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-aluette-arena.h"

#include "tools/aluette/alu-baselines.h"

#include <stdlib.h>
#include <string.h>

bool
alu_arena_player (const char *id, AluArenaPlayer *player)
{
  int level = alu_level_from_id (id);

  memset (player, 0, sizeof *player);
  if (level < 0)
    return alu_baseline_player (id, player);
  player->id = alu_level_ids[level];
  player->level = (AluLevel) level;
  player->memory_bytes = alu_bot_memory ((AluLevel) level);
  return true;
}

void
alu_arena_init (AluArena *arena, const AluRules *rules, const AluArenaPlayer *a,
                const AluArenaPlayer *b)
{
  memset (arena, 0, sizeof *arena);
  arena->rules = *rules;
  alu_seating_init (&arena->seating);
  arena->players[0] = *a;
  arena->players[1] = *b;
}

/* Lets each person sign each luette and double they hold, and each other person read it, with the
 * probabilities in @arena. */
static void
make_signs (const AluArena *arena, AluMatch *match, AluRng *rng)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
      {
        AluEvent event;

        if (alu_match_may_sign (match, seat, (AluSign) sign) != ALU_OK
            || alu_rng_below (rng, 100) >= arena->signs.made)
          continue;
        alu_event_init (&event, ALU_EVENT_SIGN, seat);
        event.sign.sign = (uint8_t) sign;
        for (int other = 0; other < match->rules.seats; other++)
          if (other != seat && alu_is_person (&match->seating, other)
              && alu_rng_below (rng, 100) < (alu_team_of (other) == alu_team_of (seat)
                                                 ? arena->signs.read
                                                 : arena->signs.caught))
            event.sign.read |= (uint8_t) (1 << other);
        alu_match_apply (match, &event);
      }
}

static int
get_player (int seat, bool swapped)
{
  return (int) alu_team_of (seat) ^ (int) swapped;
}

/* Asks each person once per deal, before the first card, whether they propose to concede.
 *
 * Returns: whether one does; the proposal is in @event. */
static bool
make_proposal (const AluArena *arena, const AluMatch *match, bool swapped, const AluBudget *budget,
               unsigned *asked, AluEvent *event)
{
  AluBudget own = *budget;

  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      AluView view;

      if ((*asked & (1u << seat)) != 0 || alu_match_may_propose (match, seat) != ALU_OK)
        continue;
      *asked |= 1u << seat;
      view = alu_view_for_seat (match, seat);
      own.nodes = arena->nodes[get_player (seat, swapped)];
      if (!alu_bot_proposes (arena->players[get_player (seat, swapped)].level, &view, &own))
        continue;
      alu_event_init (event, ALU_EVENT_PROPOSE, seat);
      return true;
    }
  return false;
}

static void
decide_event (const AluArena *arena, const AluMatch *match, bool swapped, const AluBudget *budget,
              AluEvent *event)
{
  int seat = alu_match_decider (match);
  int player_index = get_player (seat, swapped);
  const AluArenaPlayer *player = &arena->players[player_index];
  AluView view = alu_view_for_seat (match, seat);
  AluBudget own = *budget;
  double start = arena->clock != NULL ? arena->clock () : 0;

  own.nodes = arena->nodes[player_index];
  if (player->decide != NULL)
    player->decide (match, &view, &own, event);
  else
    alu_bot_decide (player->level, &view, &own, event, NULL);
  if (arena->clock != NULL && arena->on_move != NULL && event->type == ALU_EVENT_PLAY)
    arena->on_move (player_index, arena->clock () - start, arena->data);
}

/* Plays on until the current deal, or the next one if none is in progress, has ended. */
static void
play_deal (const AluArena *arena, AluMatch *match, uint64_t seed, bool swapped)
{
  AluBudget budget = { .seed = seed, .memory = arena->memory, .memory_bytes = arena->memory_bytes };
  unsigned deals = match->n_deals;
  unsigned asked = 0;
  bool signs_made = arena->signs.made == 0;
  AluRng rng;

  alu_rng_seed (&rng, seed + deals);
  do
    {
      AluEvent event;

      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, &event);
      else if (!signs_made && match->deal.phase == ALU_PHASE_PLAY)
        {
          make_signs (arena, match, &rng);
          signs_made = true;
          continue;
        }
      else if (!make_proposal (arena, match, swapped, &budget, &asked, &event))
        decide_event (arena, match, swapped, &budget, &event);
      if (alu_match_apply (match, &event) != ALU_OK)
        abort ();
    }
  while (match->n_deals == deals || !match->deal.ended);
}

int
alu_arena_deal (const AluArena *arena, uint64_t seed, bool swapped, AluMatch *match)
{
  AluMatch own;
  AluDeal *deal;

  if (match == NULL)
    match = &own;
  if (alu_match_init (match, &arena->rules, &arena->seating) != ALU_OK)
    return 0;
  match->rules.target = 24;
  match->rules.deals = 0;
  deal = &match->deal;
  play_deal (arena, match, seed, swapped);
  if (deal->winner == ALU_NOBODY)
    return 0;
  return ((int) deal->winner ^ (int) swapped) == 0 ? deal->points : -(int) deal->points;
}

int
alu_arena_match (const AluArena *arena, uint64_t seed, bool swapped,
                 void (*on_deal) (const AluMatch *match, void *data), void *data)
{
  AluMatch match;

  if (alu_match_init (&match, &arena->rules, &arena->seating) != ALU_OK)
    return 0;
  do
    {
      play_deal (arena, &match, seed, swapped);
      if (on_deal != NULL)
        on_deal (&match, data);
    }
  while (!alu_match_over (&match));
  if (match.winner == ALU_NOBODY)
    return 0;
  return ((int) match.winner ^ (int) swapped) == 0 ? 1 : -1;
}
