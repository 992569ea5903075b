/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-puzzle-text.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "presentation/aluette/aluette-card-names.h"

char *
aluette_puzzle_question (const AluPuzzle *puzzle, const AluMatch *match)
{
  const char *ask, *know;

  if (!alu_is_person (&match->seating, match->deal.turn))
    ask = _("You play for Petit-Jean: which card is the best?");
  else if (match->deal.n_plays % match->rules.seats == 0)
    ask = _("You lead: which card is the best?");
  else
    ask = _("It is your turn: which card is the best?");
  if (puzzle->played != ALU_CARD_NONE)
    know = _("You have seen this position before.");
  else
    know = puzzle->open ? _("All hands are open, and everyone will play perfectly.")
                        : _("Decide from what you can see.");
  return g_strdup_printf ("%s %s", ask, know);
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

/* Returns: (transfer full): what the best card is worth compared to the others. */
static char *
format_worth (const AluPuzzle *puzzle, AluetteDeck deck)
{
  AluOrder order = alu_rule_set_order (puzzle->header.rules.set);
  guint whole = puzzle->gain / 100;
  double points = puzzle->gain / 100.0;

  if (puzzle->played != ALU_CARD_NONE)
    /* Translators: a card within a sentence, and a number of points such as 0.7. */
    return g_strdup_printf (_("You had played %1$s, which costs %2$.1f points on average."),
                            aluette_card_phrase (order, deck, puzzle->played), points);
  if (puzzle->open && puzzle->gain % 100 == 0)
    return g_strdup_printf (ngettext ("Every other card is worth at least %u point less.",
                                      "Every other card is worth at least %u points less.", whole),
                            whole);
  return g_strdup_printf (_("On average every other card is worth at least %.1f points less."),
                          points);
}

char *
aluette_puzzle_reason (const AluPuzzle *puzzle, const AluMatch *match, AluetteDeck deck)
{
  AluOrder order = alu_rules_order (&match->rules);
  AluCard best = alu_set_first (puzzle->best);
  AluTheme theme = (AluTheme) puzzle->theme;
  g_autofree char *does = NULL;
  g_autofree char *gains = format_worth (puzzle, deck);

  if (theme == ALU_THEME_PETIT_JEAN)
    theme = alu_puzzle_get_move_theme (match, best);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  does = g_strdup_printf (get_effect_format (theme), aluette_card_phrase (order, deck, best));
#pragma GCC diagnostic pop
  return g_strdup_printf ("%s %s", does, gains);
}

char *
aluette_puzzle_refusal (const AluPuzzle *puzzle, AluetteDeck deck, AluCard card)
{
  AluOrder order = alu_rule_set_order (puzzle->header.rules.set);

  return g_strdup_printf (_("There is a better card than %s. Watch what happens."),
                          aluette_card_phrase (order, deck, card));
}
