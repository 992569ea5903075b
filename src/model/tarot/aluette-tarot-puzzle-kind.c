/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-puzzle-kind.h"

#include "bots/tarot/puzzles/tarot-puzzle.h"
#include "model/session/aluette-record.h"

static gpointer
read_puzzle (const char *text, gsize length, gsize *n_read, AluGameFault *fault)
{
  g_autofree TarotPuzzle *puzzle = g_new0 (TarotPuzzle, 1);

  *n_read = tarot_puzzle_read (puzzle, text, length, fault);
  if (*n_read > 0)
    return g_steal_pointer (&puzzle);
  if (fault->code == ALU_RECORD_OK)
    fault->code = ALU_RECORD_BAD_TOKENS;
  return NULL;
}

static void
append_puzzle (GString *text, gconstpointer puzzle)
{
  gsize before = text->len;

  if (!tarot_puzzle_write (puzzle, aluette_record_collect, text))
    g_string_truncate (text, before);
}

static void
name_position (gpointer data)
{
  TarotPuzzle *puzzle = data;

  g_snprintf (puzzle->id, sizeof puzzle->id, "mistake-%016" G_GINT64_MODIFIER "x",
              tarot_puzzle_hash (puzzle));
}

const AluettePuzzleKind aluette_tarot_puzzle_kind = {
  .size = sizeof (TarotPuzzle),
  .themes = tarot_theme_ids,
  .mistakes_file = "tarot-mistakes.puzzles",
  .read = read_puzzle,
  .append = append_puzzle,
  .name_position = name_position,
};

TarotPuzzle *
aluette_tarot_puzzle_from_mistake (const AluGameHeader *header, const TarotEvent *events,
                                   guint n_events, TarotCard played, TarotCard best, double cost)
{
  g_autofree TarotPuzzle *puzzle = g_new0 (TarotPuzzle, 1);
  TarotCardSet legal;
  TarotMatch match;
  int n;

  if (!tarot_puzzle_cut (puzzle, header, events, n_events) || !tarot_puzzle_state (puzzle, &match))
    return NULL;
  legal = tarot_match_legal_plays (&match);
  if (!tarot_set_has (legal, best) || !tarot_set_has (legal, played))
    return NULL;
  puzzle->best = tarot_puzzle_equals (&match, false, best);
  puzzle->played = played;
  puzzle->gain = (uint16_t) (CLAMP (cost, 0, ALU_PUZZLE_MAX_GAIN) * 100 + 0.5);
  tarot_deal_trick (&match.deal, match.rules.seats, match.deal.n_tricks, &n);
  puzzle->theme = n == 0 ? TAROT_THEME_LEAD : TAROT_THEME_FOLLOW;
  return tarot_set_has (puzzle->best, played) ? NULL : g_steal_pointer (&puzzle);
}
