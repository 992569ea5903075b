/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/problems/alu-problem.h"

#include <string.h>

#include "bots/alu-thinker.h"
#include "engine/alu-replay.h"

static const char *const themes[ALU_N_THEMES] = { "spoil",   "duck",       "race", "mordienne",
                                                  "defence", "petit-jean", "lead" };

const char *
alu_theme_id (AluTheme theme)
{
  return themes[theme];
}

int
alu_theme_from_id (const char *id)
{
  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    if (strcmp (themes[theme], id) == 0)
      return theme;
  return -1;
}

bool
alu_problem_state (const AluProblem *problem, AluMatch *match)
{
  unsigned n_events = (unsigned) problem->n_events;
  AluReplay replay;
  AluCardSet legal;

  if (n_events == 0 || problem->events[0].type != ALU_EVENT_DEAL
      || alu_replay_init (&replay, &problem->header, problem->events, n_events) != ALU_OK
      || !alu_replay_seek (&replay, n_events))
    return false;
  *match = replay.match;
  legal = match->n_deals == 1 ? alu_match_legal_plays (match) : 0;
  return legal != 0 && (problem->best & ~legal) == 0;
}

/* The first event of the deal in play, or -1 where the log is none or no card is to be played. */
static int
find_deal (const AluRecordHeader *header, const AluEvent *events, unsigned n_events)
{
  AluReplay replay;
  int deal = -1;

  alu_replay_init (&replay, header, events, n_events);
  while (alu_replay_next (&replay))
    if (replay.event->type == ALU_EVENT_DEAL)
      deal = (int) replay.index - 1;
  return replay.status == ALU_OK && alu_match_legal_plays (&replay.match) != 0 ? deal : -1;
}

AluCardSet
alu_problem_equals (const AluMatch *match, AluCard card)
{
  AluCardSet set = alu_card_bit (card);

  for (AluCardSet left = alu_match_legal_plays (match); left != 0; left &= left - 1)
    if (alu_thinker_same_option (&match->rules, alu_set_first (left), card))
      set |= alu_card_bit (alu_set_first (left));
  return set;
}

bool
alu_problem_cut (AluProblem *problem, const AluRecordHeader *header, const AluEvent *events,
                 unsigned n_events)
{
  int first = find_deal (header, events, n_events);
  bool offered = false;
  AluMatch match;

  if (first < 0)
    return false;
  memset (problem, 0, sizeof *problem);
  problem->header = *header;
  problem->played = ALU_CARD_NONE;
  for (unsigned i = (unsigned) first; i < n_events; i++)
    {
      if (events[i].type == ALU_EVENT_PROPOSE || events[i].type == ALU_EVENT_CONSENT)
        continue;
      if (problem->n_events == ALU_PROBLEM_MAX_EVENTS)
        return false;
      offered = offered || events[i].type == ALU_EVENT_OFFER;
      problem->events[problem->n_events++] = events[i];
    }
  problem->header.rules.draw = ALU_DRAW_SEATED;
  problem->header.rules.misere = false;
  if (!offered)
    problem->header.rules.offer = ALU_OFFER_OFF;
  return alu_problem_state (problem, &match);
}

static uint64_t
mix (uint64_t hash, const void *bytes, size_t n)
{
  const uint8_t *at = bytes;

  /* FNV-1a. */
  for (size_t i = 0; i < n; i++)
    hash = (hash ^ at[i]) * UINT64_C (0x100000001b3);
  return hash;
}

uint64_t
alu_problem_hash (const AluProblem *problem)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  AluMatch match;
  const AluDeal *deal = &match.deal;

  if (!alu_problem_state (problem, &match))
    return 0;
  for (int seat = 0; seat < match.rules.seats; seat++)
    for (AluCardSet hand = deal->hands[seat]; hand != 0; hand &= hand - 1)
      hash = mix (hash, (uint8_t[]) { (uint8_t) seat, alu_set_first (hand) }, 2);
  hash = mix (hash, deal->plays, deal->n_plays);
  hash = mix (hash, match.seating.captain, match.rules.seats);
  return mix (hash,
              (uint8_t[]) { match.rules.set, match.rules.seats, deal->dealer, deal->offer_seat,
                            deal->offer_refused, (uint8_t) alu_rules_has_mordienne (&match.rules) },
              6);
}
