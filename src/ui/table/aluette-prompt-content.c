/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-prompt-content.h"

#include <glib/gi18n.h>

static void
add_button (AluettePromptContent *content, const char *action, const char *label,
            gboolean suggested)
{
  for (int i = 0; i < ALUETTE_PROMPT_MAX_BUTTONS; i++)
    if (content->buttons[i].action == NULL)
      {
        content->buttons[i] = (AluettePromptButton) { action, label, suggested };
        return;
      }
}

/* Returns: (transfer full): two sentences, either of which may be %NULL, as one text */
static char *
join_sentences (const char *first, const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second != NULL ? second : "");
  return g_strdup_printf ("%s %s", first, second);
}

static void
add_chant_question (AluettePromptContent *content, const AluetteTextContext *context,
                    const AluMatch *match)
{
  int n = match->rules.seats;
  int left = (match->deal.dealer + 1) % n;
  int other = match->rules.chant_to == ALU_CHANT_TO_LEFT_AND_DEALER ? match->deal.dealer
                                                                   : (left + 1) % n;
  g_autofree char *first = aluette_text_player (context, (guint) left);
  g_autofree char *second = aluette_text_player (context, (guint) other);

  content->question = TRUE;
  content->text = g_strdup_printf (_("Deal the chant? If everyone agrees, the talon goes to %1$s "
                                     "and %2$s: six cards each, and each then puts six aside."),
                                   first, second);
  add_button (content, "table.chant-yes", C_("chant", "Deal the Chant"), FALSE);
  add_button (content, "table.chant-no", C_("chant", "Skip the Chant"), FALSE);
}

static void
add_reject_question (AluettePromptContent *content, guint n_chosen)
{
  content->question = TRUE;
  content->text = g_strdup_printf (ngettext ("Choose six cards to put aside: %u is chosen.",
                                             "Choose six cards to put aside: %u are chosen.",
                                             n_chosen), n_chosen);
  add_button (content, "table.reject", C_("chant", "Put Aside"), TRUE);
}

static void
add_concede_question (AluettePromptContent *content, const AluetteTextContext *context,
                      const AluDeal *deal)
{
  g_autofree char *name = aluette_text_player (context, deal->proposer);

  content->question = TRUE;
  content->text = g_strdup_printf (_("%s proposes to concede the deal. It would end, and your "
                                     "opponents would score 1 point."), name);
  add_button (content, "table.agree", C_("misère", "Concede the Deal"), FALSE);
  add_button (content, "table.decline", C_("misère", "Keep Playing"), TRUE);
}

static void
add_offer_question (AluettePromptContent *content, const AluetteTextContext *context,
                    const AluDeal *deal)
{
  g_autofree char *name = aluette_text_player (context, deal->offer_seat);

  content->question = TRUE;
  content->text = g_strdup_printf (_("%s offers to settle. Accept: your team scores 1 point. "
                                     "Refuse: you score 2 points if you make mordienne; otherwise "
                                     "they score 2."), name);
  add_button (content, "table.accept", C_("offer", "Accept"), FALSE);
  add_button (content, "table.refuse", C_("offer", "Refuse"), FALSE);
}

static void
describe_deal_over (AluettePromptContent *content, const AluetteTextContext *context,
                    const AluMatch *match)
{
  g_autofree char *result = aluette_text_result (context, match);
  g_autofree char *end = NULL;

  content->question = TRUE;
  if (alu_match_over (match))
    {
      end = aluette_text_match_end (context, match);
      content->text = join_sentences (result, end);
      add_button (content, "win.again", _("Rematch"), TRUE);
      add_button (content, "app.new-match", _("New Match"), FALSE);
    }
  else
    {
      content->text = g_steal_pointer (&result);
      add_button (content, "table.continue", _("Next Deal"), TRUE);
    }
  if (match->deal.n_tricks > 0)
    add_button (content, "table.review", _("See Tricks"), FALSE);
}

/* Adds buttons for what the listener may do besides playing a card. */
static void
add_optional_actions (AluettePromptContent *content, const AluetteTextContext *context,
                      const AluMatch *match)
{
  guint listener = context->listener;

  if (listener == ALU_NOBODY || match->deal.phase != ALU_PHASE_PLAY)
    return;
  if (alu_match_decider (match) == (int) listener && alu_match_may_offer (match) == ALU_OK)
    add_button (content, "table.offer", C_("offer", "Offer to Settle"), FALSE);
  if (alu_player_is_human (&context->header->players[listener])
      && alu_match_may_propose (match, (int) listener) == ALU_OK)
    add_button (content, "table.propose", C_("misère", "Concede the Deal"), FALSE);
}

static gboolean
add_question (AluettePromptContent *content, const AluetteTextContext *context,
              const AluMatch *match, guint n_chosen)
{
  switch (alu_match_phase (match))
    {
    case ALU_PHASE_VOTE:
      add_chant_question (content, context, match);
      return TRUE;
    case ALU_PHASE_REJECT:
      add_reject_question (content, n_chosen);
      return TRUE;
    case ALU_PHASE_CONCEDE:
      add_concede_question (content, context, &match->deal);
      return TRUE;
    case ALU_PHASE_ANSWER:
      add_offer_question (content, context, &match->deal);
      return TRUE;
    default:
      return FALSE;
    }
}

void
aluette_prompt_content_init (AluettePromptContent *content, const AluetteTextContext *context,
                             const AluView *view, const char *said, guint n_chosen)
{
  const AluMatch *match = &view->match;
  AluPhase phase = alu_match_phase (match);
  gboolean asked = context->listener != ALU_NOBODY
                   && alu_match_decider (match) == (int) context->listener;
  g_autofree char *turn = NULL;

  *content = (AluettePromptContent) { NULL };
  if (match->deal.ended && match->n_deals > 0)
    {
      describe_deal_over (content, context, match);
      return;
    }
  if (phase == ALU_PHASE_DEAL && match->n_deals == 0 && match->dealer != ALU_NOBODY)
    {
      content->question = TRUE;
      content->text = g_strdup (said != NULL ? said : _("The luettes decided the partners."));
      add_button (content, "table.continue", _("Deal the Cards"), TRUE);
      return;
    }
  if (asked && add_question (content, context, match, n_chosen))
    return;
  turn = asked || said == NULL ? aluette_text_turn (context, view) : NULL;
  content->text = join_sentences (said, turn);
  add_optional_actions (content, context, match);
}

void
aluette_prompt_content_drop (AluettePromptContent *content, const char *action)
{
  int kept = 0;

  for (int i = 0; i < ALUETTE_PROMPT_MAX_BUTTONS && content->buttons[i].action != NULL; i++)
    if (!g_str_equal (content->buttons[i].action, action))
      content->buttons[kept++] = content->buttons[i];
  for (; kept < ALUETTE_PROMPT_MAX_BUTTONS; kept++)
    content->buttons[kept] = (AluettePromptButton) { NULL, NULL, FALSE };
}

void
aluette_prompt_content_add_review (AluettePromptContent *content, const AluView *view,
                                   const char *action)
{
  if (action != NULL && view->match.deal.ended && view->match.deal.n_tricks > 0)
    add_button (content, action, _("Review Deal"), FALSE);
}

void
aluette_prompt_content_clear (AluettePromptContent *content)
{
  g_clear_pointer (&content->text, g_free);
}
