/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-puzzle-kind.h"

static gpointer
from_mistake (const AluGameHeader *header, gconstpointer events, guint n_events,
              gconstpointer played, gconstpointer best, double cost)
{
  g_autofree TarotPuzzle *puzzle = g_new0 (TarotPuzzle, 1);
  const TarotEvent *move = played, *other = best;
  TarotCardSet legal;
  TarotMatch match;
  int n;

  if (move->type != TAROT_EVENT_PLAY || !tarot_puzzle_cut (puzzle, header, events, n_events)
      || !tarot_puzzle_state (puzzle, &match))
    return NULL;
  legal = tarot_match_legal_plays (&match);
  if (!tarot_set_has (legal, other->card) || !tarot_set_has (legal, move->card))
    return NULL;
  puzzle->best = tarot_puzzle_equals (&match, false, other->card);
  puzzle->played = move->card;
  puzzle->gain = (uint16_t) (CLAMP (cost, 0, ALU_PUZZLE_MAX_GAIN) * 100 + 0.5);
  tarot_deal_trick (&match.deal, match.rules.seats, match.deal.n_tricks, &n);
  puzzle->theme = n == 0 ? TAROT_THEME_LEAD : TAROT_THEME_FOLLOW;
  return tarot_set_has (puzzle->best, move->card) ? NULL : g_steal_pointer (&puzzle);
}

const AluettePuzzleKind aluette_tarot_puzzle_kind = {
  .size = sizeof (TarotPuzzle),
  .themes = tarot_theme_ids,
  .mistakes_file = "tarot-mistakes.puzzles",
  .read = tarot_puzzle_read,
  .write = tarot_puzzle_write,
  .hash = tarot_puzzle_hash,
  .from_mistake = from_mistake,
};
