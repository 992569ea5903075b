/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/table/aluette-puzzle-text.h"

#include <glib/gi18n.h>

char *
aluette_puzzle_text_question (const AluPuzzleHead *puzzle, const char *goal)
{
  const char *know;

  if (puzzle->played != ALU_GAME_NO_CARD)
    know = _("You have seen this position before.");
  else
    know = puzzle->open ? _("All hands are open, and everyone will play perfectly.")
                        : _("Decide from what you can see.");
  return g_strdup_printf ("%s %s", goal, know);
}

char *
aluette_puzzle_text_reason (const AluPuzzleHead *puzzle, const char *effect, const char *played,
                            const char *worth)
{
  double points = puzzle->gain / 100.0;
  g_autofree char *average = NULL;

  if (played != NULL)
    /* Translators: a card within a sentence, and a number of points such as 0.7. */
    average = g_strdup_printf (_("You had played %1$s, which costs %2$.1f points on average."),
                               played, points);
  else if (worth == NULL)
    average = g_strdup_printf (
        _("On average every other card is worth at least %.1f points less."), points);
  return g_strdup_printf ("%s %s", effect, average != NULL ? average : worth);
}

char *
aluette_puzzle_text_refusal (const char *card)
{
  return g_strdup_printf (_("There is a better card than %s. Watch what happens."), card);
}
