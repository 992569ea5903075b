/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-puzzle-kind.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-record.h"

static gpointer
read_puzzle (const char *text, gsize length, gsize *n_read, AluGameFault *fault)
{
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);

  *n_read = alu_puzzle_read (puzzle, text, length, fault);
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

  if (!alu_puzzle_write (puzzle, aluette_record_collect, text))
    g_string_truncate (text, before);
}

static void
name_position (gpointer data)
{
  AluPuzzle *puzzle = data;

  g_snprintf (puzzle->id, sizeof puzzle->id, "mistake-%016" G_GINT64_MODIFIER "x",
              alu_puzzle_hash (puzzle));
}

const AluettePuzzleKind aluette_vache_puzzle_kind = {
  .size = sizeof (AluPuzzle),
  .themes = alu_theme_ids,
  .mistakes_file = "mistakes.puzzles",
  .read = read_puzzle,
  .append = append_puzzle,
  .name_position = name_position,
};

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

AluPuzzle *
aluette_vache_puzzle_from_mistake (const AluGameHeader *header, const AluEvent *events,
                                     guint n_events, AluCard played, AluCard best, double cost,
                                     GError **error)
{
  g_autofree AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);

  if (alu_puzzle_cut (puzzle, header, events, n_events)
      && record_answer (puzzle, played, best, cost))
    return g_steal_pointer (&puzzle);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _("This decision is not part of the deal"));
  return NULL;
}
