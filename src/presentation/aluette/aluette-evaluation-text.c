/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-evaluation-text.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-coach-remark-text.h"
#include "presentation/aluette/aluette-coach-text.h"

/* Returns: a number that is larger for bounds that are better for a team */
static int
compare_value (AluTeam team, AluBounds value)
{
  return team == ALU_TEAM_A ? value.low + value.high : -(value.low + value.high);
}

static AluBounds
for_team (AluTeam team, AluBounds value)
{
  return team == ALU_TEAM_A ? value : (AluBounds) { (int8_t) -value.high, (int8_t) -value.low };
}

/* Appends a line per value, best first: “1 point for Anne and Rose: Monsieur, the king of cups”. */
static void
append_cards (GString *text, const AluetteTextContext *context, const AluAnalysis *analysis)
{
  AluTeam team = alu_team_of (analysis->seat);
  guint listed = 0;

  while (listed != (1u << analysis->n_cards) - 1)
    {
      int best = -1;
      AluCardSet set = 0;
      g_autofree char *outcome = NULL;
      g_autofree char *cards = NULL;

      for (int i = 0; i < analysis->n_cards; i++)
        if ((listed >> i & 1) == 0
            && (best < 0
                || compare_value (team, analysis->cards[i].value)
                       > compare_value (team, analysis->cards[best].value)))
          best = i;
      for (int i = 0; i < analysis->n_cards; i++)
        if (analysis->cards[i].value.low == analysis->cards[best].value.low
            && analysis->cards[i].value.high == analysis->cards[best].value.high)
          {
            listed |= 1u << i;
            set |= alu_card_bit (analysis->cards[i].card);
          }
      outcome = aluette_coach_text_outcome (context, team,
                                            for_team (team, analysis->cards[best].value));
      cards = aluette_coach_text_cards (context, set);
      /* Translators: an outcome and its cards: “1 point for Anne and Rose: Monsieur”. */
      g_string_append_printf (text, C_("analysis", "\n%1$s: %2$s"), outcome, cards);
    }
}

char *
aluette_evaluation_text (const AluetteTextContext *context, const AluAnalysis *analysis)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = aluette_text_player (context, analysis->seat);

  if (analysis->n_cards == 0)
    {
      g_string_append (text, analysis->accept ? _("With perfect play, accepting is better.")
                                              : _("With perfect play, refusing is better."));
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  g_string_append_printf (text, _("%s to play. With perfect play:"), name);
  append_cards (text, context, analysis);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
