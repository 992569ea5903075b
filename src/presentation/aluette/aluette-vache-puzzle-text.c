/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-vache-puzzle-text.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-text-context.h"

static char *
format_question (gconstpointer puzzle)
{
  const char *goal;
  AluMatch match;

  alu_puzzle_state (puzzle, &match);
  if (!alu_is_person (&match.seating, match.deal.turn))
    goal = _("You play for Petit-Jean: which card is the best?");
  else if (match.deal.n_plays % match.rules.seats == 0)
    goal = _("You lead: which card is the best?");
  else
    goal = _("It is your turn: which card is the best?");
  return aluette_puzzle_text_question (puzzle, goal);
}

/* Returns what the best card does; %s is the card within a sentence. */
static const char *
get_effect_format (AluTheme theme)
{
  switch (theme)
    {
    case ALU_THEME_SPOIL:
      return _("Playing %s spoils the trick: nobody takes it, and the same player leads again.");
    case ALU_THEME_DUCK:
      return _("Playing %s ducks this trick and saves strong cards for the ones that count.");
    case ALU_THEME_RACE:
      return _("Playing %s fights for the trick now, while it counts in the race.");
    case ALU_THEME_MORDIENNE:
      return _("Playing %s brings mordienne, two points, within reach.");
    case ALU_THEME_DEFENCE:
      return _("Playing %s stops your opponents from making mordienne.");
    default:
      return _("Leading %s helps your team most.");
    }
}

static const char *
format_card (const AluPuzzle *puzzle, AluCard card, AluetteDeck deck)
{
  return aluette_card_phrase (alu_rule_set_order (puzzle->head.header.rules.set), deck, card);
}

static char *
format_reason (gconstpointer data, AluetteDeck deck)
{
  const AluPuzzle *puzzle = data;
  AluCard best = alu_set_first (puzzle->best);
  AluTheme theme = (AluTheme) puzzle->head.theme;
  guint whole = puzzle->head.gain / 100;
  g_autofree char *effect = NULL;
  g_autofree char *worth = NULL;
  AluMatch match;

  alu_puzzle_state (puzzle, &match);
  if (theme == ALU_THEME_PETIT_JEAN)
    theme = alu_puzzle_get_move_theme (&match, best);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  effect = g_strdup_printf (get_effect_format (theme), format_card (puzzle, best, deck));
#pragma GCC diagnostic pop
  if (puzzle->head.open && puzzle->head.gain % 100 == 0)
    worth = g_strdup_printf (ngettext ("Every other card is worth at least %u point less.",
                                       "Every other card is worth at least %u points less.", whole),
                             whole);
  return aluette_puzzle_text_reason (data, effect,
                                     puzzle->head.played != ALU_GAME_NO_CARD
                                         ? format_card (puzzle, puzzle->head.played, deck)
                                         : NULL,
                                     worth);
}

static char *
format_refusal (gconstpointer puzzle, const char *answer, AluetteDeck deck)
{
  return aluette_puzzle_text_refusal (format_card (puzzle,
                                                   alu_card_parse (strrchr (answer, ' ') + 1),
                                                   deck));
}

const AluettePuzzleTexts aluette_vache_puzzle_texts = {
  .question = format_question,
  .reason = format_reason,
  .refusal = format_refusal,
};
