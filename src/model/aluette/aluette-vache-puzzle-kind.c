/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-puzzle-kind.h"

#include "bots/aluette/puzzles/alu-puzzle-generator.h"

/* Returns: FALSE if the answer is not a mistake in this position. */
static gboolean
record_answer (AluPuzzle *puzzle, AluCard played, AluCard best, double cost)
{
  AluMatch match;

  if (!alu_puzzle_state (puzzle, &match) || best >= ALU_N_CARDS || played >= ALU_N_CARDS
      || (alu_match_legal_plays (&match) & alu_card_bit (best)) == 0
      || (alu_match_legal_plays (&match) & alu_card_bit (played)) == 0)
    return FALSE;
  puzzle->best = alu_puzzle_equals (&match, best);
  puzzle->played = played;
  puzzle->gain = (uint16_t) (CLAMP (cost, 0, 4) * 100 + 0.5);
  puzzle->theme = (uint8_t) alu_puzzle_get_move_theme (&match, best);
  return (alu_card_bit (played) & puzzle->best) == 0;
}

static gpointer
from_mistake (const AluGameHeader *header, gconstpointer events, guint n_events,
              gconstpointer played, gconstpointer best, double cost)
{
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);
  const AluEvent *move = played, *other = best;

  if (move->type == ALU_EVENT_PLAY && other->type == ALU_EVENT_PLAY
      && alu_puzzle_cut (puzzle, header, events, n_events)
      && record_answer (puzzle, move->card, other->card, cost))
    return g_steal_pointer (&puzzle);
  return NULL;
}

/* Chooses the theme at random, because most positions would make a puzzle about the race. */
static gpointer
generate (const char *deck, const char *id, guint64 seed, guint stars, const AluStop *stop)
{
  AluPuzzleCriteria wish = { (int) (seed % ALU_N_THEMES), 1, ALU_PUZZLE_STARS, 0 };
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);
  gboolean made;

  if (stars > 0)
    {
      wish.theme = -1;
      wish.min_stars = wish.max_stars = (int) stars;
    }
  made = maker != NULL && alu_puzzle_generator_generate (maker, seed, &wish, stop, puzzle);
  alu_puzzle_generator_free (maker);
  return made ? g_steal_pointer (&puzzle) : NULL;
}

const AluettePuzzleKind aluette_vache_puzzle_kind = {
  .size = sizeof (AluPuzzle),
  .themes = alu_theme_ids,
  .mistakes_file = "mistakes.puzzles",
  .read = alu_puzzle_read,
  .write = alu_puzzle_write,
  .hash = alu_puzzle_hash,
  .from_mistake = from_mistake,
  .generate = generate,
};
