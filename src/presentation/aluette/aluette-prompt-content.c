/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-prompt-content.h"

#include <glib/gi18n.h>

/* Returns: (transfer full): two sentences, either of which may be %NULL, as one text */
static char *
join_sentences (const char *first, const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second != NULL ? second : "");
  return g_strdup_printf ("%s %s", first, second);
}

static void
add_chant_question (AluetteTableState *state, const AluetteTextContext *context,
                    const AluMatch *match)
{
  int n = match->rules.seats;
  int left = (match->deal.dealer + 1) % n;
  int other = match->rules.chant_to == ALU_CHANT_TO_LEFT_AND_DEALER ? match->deal.dealer
                                                                    : (left + 1) % n;
  g_autofree char *first = aluette_text_player (context, (guint) left);
  g_autofree char *second = aluette_text_player (context, (guint) other);

  state->prompt.question = TRUE;
  state->prompt.text
      = g_strdup_printf (_("Deal the chant? If everyone agrees, the talon goes to %1$s "
                            "and %2$s: six cards each, and each then puts six aside."),
                         first, second);
  aluette_table_state_add_button (state, "table.chant-yes", C_("chant", "Deal the Chant"), FALSE);
  aluette_table_state_add_button (state, "table.chant-no", C_("chant", "Skip the Chant"), FALSE);
}

static void
add_reject_question (AluetteTableState *state, guint n_chosen)
{
  state->prompt.question = TRUE;
  state->prompt.text = g_strdup_printf (ngettext ("Choose six cards to put aside: %u is chosen.",
                                                  "Choose six cards to put aside: %u are chosen.",
                                                  n_chosen),
                                        n_chosen);
  aluette_table_state_add_button (state, "table.reject", C_("chant", "Put Aside"), TRUE);
}

static void
add_concede_question (AluetteTableState *state, const AluetteTextContext *context,
                      const AluDeal *deal)
{
  g_autofree char *name = aluette_text_player (context, deal->proposer);

  state->prompt.question = TRUE;
  state->prompt.text
      = g_strdup_printf (_("%s proposes to concede the deal. It would end, and your "
                            "opponents would score 1 point."),
                         name);
  aluette_table_state_add_button (state, "table.agree", C_("misère", "Concede the Deal"), FALSE);
  aluette_table_state_add_button (state, "table.decline", C_("misère", "Keep Playing"), TRUE);
}

static void
add_offer_question (AluetteTableState *state, const AluetteTextContext *context,
                    const AluDeal *deal)
{
  g_autofree char *name = aluette_text_player (context, deal->offer_seat);

  state->prompt.question = TRUE;
  state->prompt.text
      = g_strdup_printf (_("%s offers to settle. Accept: your team scores 1 point. "
                            "Refuse: you score 2 points if you make mordienne; otherwise "
                            "they score 2."),
                         name);
  aluette_table_state_add_button (state, "table.accept", C_("offer", "Accept"), FALSE);
  aluette_table_state_add_button (state, "table.refuse", C_("offer", "Refuse"), FALSE);
}

static void
describe_deal_over (AluetteTableState *state, const AluetteTextContext *context,
                    const AluMatch *match)
{
  g_autofree char *result = aluette_text_result (context, match);
  g_autofree char *end = NULL;

  state->prompt.question = TRUE;
  if (alu_match_over (match))
    {
      end = aluette_text_match_end (context, match);
      state->prompt.text = join_sentences (result, end);
      aluette_table_state_add_button (state, "win.again", _("Rematch"), TRUE);
      aluette_table_state_add_button (state, "app.new-match", _("New Match"), FALSE);
    }
  else
    {
      state->prompt.text = g_steal_pointer (&result);
      aluette_table_state_add_button (state, "table.continue", _("Next Deal"), TRUE);
    }
  if (match->deal.n_tricks > 0)
    aluette_table_state_add_button (state, "table.review", _("See Tricks"), FALSE);
}

static gboolean
add_question (AluetteTableState *state, const AluetteTextContext *context, const AluMatch *match,
              guint n_chosen)
{
  switch (alu_match_phase (match))
    {
    case ALU_PHASE_VOTE:
      add_chant_question (state, context, match);
      return TRUE;
    case ALU_PHASE_REJECT:
      add_reject_question (state, n_chosen);
      return TRUE;
    case ALU_PHASE_CONCEDE:
      add_concede_question (state, context, &match->deal);
      return TRUE;
    case ALU_PHASE_ANSWER:
      add_offer_question (state, context, &match->deal);
      return TRUE;
    default:
      return FALSE;
    }
}

void
aluette_prompt_content_present (AluetteTableState *state, const AluetteTextContext *context,
                                const AluView *view, const char *said, guint n_chosen)
{
  const AluMatch *match = &view->match;
  AluPhase phase = alu_match_phase (match);
  gboolean asked = context->listener != ALU_NOBODY
                   && alu_match_decider (match) == (int) context->listener;
  /* Nobody passes the screen on for an open hand: say who is to play it. */
  gboolean open = phase == ALU_PHASE_PLAY
                  && context->header->players[match->deal.turn].kind == ALU_GAME_DUMMY;
  g_autofree char *turn = NULL;

  if (match->deal.ended && match->n_deals > 0)
    {
      describe_deal_over (state, context, match);
      return;
    }
  if (phase == ALU_PHASE_DEAL && match->n_deals == 0 && match->dealer != ALU_NOBODY)
    {
      state->prompt.question = TRUE;
      state->prompt.text = g_strdup (said != NULL ? said : _("The luettes decided the partners."));
      aluette_table_state_add_button (state, "table.continue", _("Deal the Cards"), TRUE);
      return;
    }
  if (asked && add_question (state, context, match, n_chosen))
    return;
  turn = asked || open || said == NULL ? aluette_text_turn (context, view) : NULL;
  state->prompt.text = join_sentences (said, turn);
}
