/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bots/aluette/alu-monte-carlo.h"
#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"

#define MAX_GAIN 499 /* hundredths of a point */

const char *const alu_theme_ids[ALU_N_THEMES + 1] = {
  "spoil", "duck", "race", "mordienne", "defence", "petit-jean", "lead", NULL,
};

bool
alu_puzzle_state (const AluPuzzle *puzzle, AluMatch *match)
{
  unsigned n_events = (unsigned) puzzle->head.n_events;
  AluReplay replay;
  AluCardSet legal;

  if (n_events == 0 || puzzle->events[0].type != ALU_EVENT_DEAL
      || alu_replay_init (&replay, &alu_aluette_kind, match, &puzzle->head.header, puzzle->events,
                          n_events)
             != ALU_OK
      || !alu_replay_seek (&replay, n_events))
    return false;
  legal = match->n_deals == 1 ? alu_match_legal_plays (match) : 0;
  return legal != 0 && (puzzle->best & ~legal) == 0;
}

/* Computes the position, and stores the seat that must play. */
static bool
find_seat (AluPuzzle *puzzle, AluMatch *match)
{
  if (!alu_puzzle_state (puzzle, match))
    return false;
  puzzle->head.seat = match->deal.turn;
  return true;
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
  puzzle->head.header = *header;
  puzzle->head.played = ALU_GAME_NO_CARD;
  for (unsigned i = (unsigned) first; i < n_events; i++)
    {
      if (events[i].type == ALU_EVENT_PROPOSE || events[i].type == ALU_EVENT_CONSENT)
        continue;
      if (puzzle->head.n_events == ALU_PUZZLE_MAX_EVENTS)
        return false;
      offered = offered || events[i].type == ALU_EVENT_OFFER;
      puzzle->events[puzzle->head.n_events++] = events[i];
    }
  puzzle->head.header.rules.options[ALU_OPTION_DRAW] = ALU_DRAW_SEATED;
  puzzle->head.header.rules.options[ALU_OPTION_MISERE] = false;
  if (!offered)
    puzzle->head.header.rules.options[ALU_OPTION_OFFER] = ALU_OFFER_OFF;
  return find_seat (puzzle, &match);
}

/* --- The kind --- */

static bool
check_puzzle (void *data)
{
  AluPuzzle *puzzle = data;
  AluMatch match;

  return puzzle->head.gain <= MAX_GAIN && find_seat (puzzle, &match);
}

static bool
make_from_mistake (const AluGameHeader *header, const void *events, unsigned n_events,
                   const void *played, const void *best, double cost, void *data)
{
  const AluEvent *move = played, *other = best;
  AluPuzzle *puzzle = data;
  AluCardSet both;
  AluMatch match;

  if (move->type != ALU_EVENT_PLAY || other->type != ALU_EVENT_PLAY
      || !alu_puzzle_cut (puzzle, header, events, n_events) || !alu_puzzle_state (puzzle, &match)
      || move->card >= ALU_N_CARDS || other->card >= ALU_N_CARDS)
    return false;
  both = alu_card_bit (move->card) | alu_card_bit (other->card);
  if ((both & ~alu_match_legal_plays (&match)) != 0)
    return false;
  puzzle->best = alu_puzzle_equals (&match, other->card);
  puzzle->head.played = move->card;
  puzzle->head.gain = (uint16_t) ((cost < 0 ? 0 : cost > 4 ? 4 : cost) * 100 + 0.5);
  puzzle->head.theme = (uint8_t) alu_puzzle_get_move_theme (&match, other->card);
  return (puzzle->best & alu_card_bit (move->card)) == 0;
}

/* Chooses the theme at random, because most positions would make a puzzle about the race. */
static bool
generate_puzzle (const char *deck, const char *id, uint64_t seed, unsigned stars,
                 const AluStop *stop, void *puzzle)
{
  AluPuzzleCriteria wish = { (int) (seed % ALU_N_THEMES), 1, ALU_PUZZLE_STARS, 0 };
  AluPuzzleGenerator *generator = alu_puzzle_generator_new ();
  bool made;

  if (stars > 0)
    {
      wish.theme = -1;
      wish.min_stars = wish.max_stars = (int) stars;
    }
  made = generator != NULL && alu_puzzle_generator_generate (generator, seed, &wish, stop, puzzle);
  alu_puzzle_generator_free (generator);
  return made;
}

const AluPuzzleKind alu_puzzle_kind = {
  .game = &alu_aluette_kind,
  .size = sizeof (AluPuzzle),
  .events = offsetof (AluPuzzle, events),
  .max_events = ALU_PUZZLE_MAX_EVENTS,
  .themes = alu_theme_ids,
  .answers = " play ",
  .mistakes_file = "mistakes.puzzles",
  .best = offsetof (AluPuzzle, best),
  .check = check_puzzle,
  .from_mistake = make_from_mistake,
  .generate = generate_puzzle,
};
