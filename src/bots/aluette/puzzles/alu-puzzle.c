/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle.h"

#include <string.h>

#include "bots/aluette/alu-monte-carlo.h"
#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"

const char *const alu_theme_ids[ALU_N_THEMES] = {
  "spoil", "duck", "race", "mordienne", "defence", "petit-jean", "lead",
};

int
alu_theme_from_id (const char *id)
{
  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    if (strcmp (alu_theme_ids[theme], id) == 0)
      return theme;
  return -1;
}

bool
alu_puzzle_state (const AluPuzzle *puzzle, AluMatch *match)
{
  unsigned n_events = (unsigned) puzzle->n_events;
  AluReplay replay;
  AluCardSet legal;

  if (n_events == 0 || puzzle->events[0].type != ALU_EVENT_DEAL
      || alu_replay_init (&replay, &alu_aluette_kind, match, &puzzle->header, puzzle->events,
                          n_events)
             != ALU_OK
      || !alu_replay_seek (&replay, n_events))
    return false;
  legal = match->n_deals == 1 ? alu_match_legal_plays (match) : 0;
  return legal != 0 && (puzzle->best & ~legal) == 0;
}

/* Returns: the index of the first event of the current deal, or -1 if the log is invalid or no card
 * must be played. */
static int
find_deal (const AluGameHeader *header, const AluEvent *events, unsigned n_events)
{
  AluMatch match;
  AluReplay replay;
  int deal = -1;

  alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events);
  while (alu_replay_next (&replay))
    if (((const AluGameEvent *) replay.event)->type == ALU_EVENT_DEAL)
      deal = (int) replay.index - 1;
  return replay.status == ALU_OK && alu_match_legal_plays (&match) != 0 ? deal : -1;
}

AluCardSet
alu_puzzle_equals (const AluMatch *match, AluCard card)
{
  AluCardSet set = alu_card_bit (card);

  for (AluCardSet left = alu_match_legal_plays (match); left != 0; left &= left - 1)
    if (alu_monte_carlo_same_option (&match->rules, alu_set_first (left), card))
      set |= alu_card_bit (alu_set_first (left));
  return set;
}

bool
alu_puzzle_cut (AluPuzzle *puzzle, const AluGameHeader *header, const AluEvent *events,
                unsigned n_events)
{
  int first = find_deal (header, events, n_events);
  bool offered = false;
  AluMatch match;

  if (first < 0)
    return false;
  memset (puzzle, 0, sizeof *puzzle);
  puzzle->header = *header;
  puzzle->played = ALU_CARD_NONE;
  for (unsigned i = (unsigned) first; i < n_events; i++)
    {
      if (events[i].type == ALU_EVENT_PROPOSE || events[i].type == ALU_EVENT_CONSENT)
        continue;
      if (puzzle->n_events == ALU_PUZZLE_MAX_EVENTS)
        return false;
      offered = offered || events[i].type == ALU_EVENT_OFFER;
      puzzle->events[puzzle->n_events++] = events[i];
    }
  puzzle->header.rules.options[ALU_OPTION_DRAW] = ALU_DRAW_SEATED;
  puzzle->header.rules.options[ALU_OPTION_MISERE] = false;
  if (!offered)
    puzzle->header.rules.options[ALU_OPTION_OFFER] = ALU_OFFER_OFF;
  return alu_puzzle_state (puzzle, &match);
}

static uint64_t
hash_bytes (uint64_t hash, const void *bytes, size_t n)
{
  const uint8_t *at = bytes;

  /* FNV-1a hash. */
  for (size_t i = 0; i < n; i++)
    hash = (hash ^ at[i]) * UINT64_C (0x100000001b3);
  return hash;
}

uint64_t
alu_puzzle_hash (const void *puzzle)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  AluMatch match;
  const AluDeal *deal = &match.deal;

  if (!alu_puzzle_state (puzzle, &match))
    return 0;
  for (int seat = 0; seat < match.rules.seats; seat++)
    for (AluCardSet hand = deal->hands[seat]; hand != 0; hand &= hand - 1)
      hash = hash_bytes (hash, (uint8_t[]) { (uint8_t) seat, alu_set_first (hand) }, 2);
  hash = hash_bytes (hash, deal->plays, deal->n_plays);
  hash = hash_bytes (hash, match.seating.captain, match.rules.seats);
  return hash_bytes (hash,
                     (uint8_t[]) { match.rules.set, match.rules.seats, deal->dealer,
                                   deal->offer_seat, deal->offer_refused,
                                   (uint8_t) alu_rules_has_mordienne (&match.rules) },
                     6);
}
