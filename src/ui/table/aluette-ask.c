/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-ask.h"

#include <glib/gi18n.h>

static void
add_button (AluetteAsk *ask, const char *action, const char *label, gboolean suggested)
{
  for (int i = 0; i < ALUETTE_PROMPT_MAX_BUTTONS; i++)
    if (ask->buttons[i].action == NULL)
      {
        ask->buttons[i] = (AluettePromptButton) { action, label, suggested };
        return;
      }
}

/* Two sentences, each whole. */
static char *
two_sentences (const char *first, const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second != NULL ? second : "");
  return g_strdup_printf ("%s %s", first, second);
}

static void
ask_to_sing (AluetteAsk *ask, const AluetteWords *words, const AluMatch *match)
{
  int n = match->rules.seats;
  int left = (match->deal.dealer + 1) % n;
  int other = match->rules.chant_to == ALU_CHANT_TO_LEFT_AND_DEALER ? match->deal.dealer
                                                                   : (left + 1) % n;
  g_autofree char *first = aluette_words_player (words, (guint) left);
  g_autofree char *second = aluette_words_player (words, (guint) other);

  ask->question = TRUE;
  ask->text = g_strdup_printf (_("Deal the chant? If everyone agrees, the talon goes to %1$s "
                                 "and %2$s: six cards each, and each then puts six aside."),
                               first, second);
  add_button (ask, "table.chant-yes", C_ ("chant", "Deal the Chant"), FALSE);
  add_button (ask, "table.chant-no", C_ ("chant", "Skip the Chant"), FALSE);
}

static void
ask_to_reject (AluetteAsk *ask, guint n_chosen)
{
  ask->question = TRUE;
  ask->text = g_strdup_printf (ngettext ("Choose six cards to put aside: %u is chosen.",
                                         "Choose six cards to put aside: %u are chosen.",
                                         n_chosen), n_chosen);
  add_button (ask, "table.reject", C_ ("chant", "Put Aside"), TRUE);
}

static void
ask_to_concede (AluetteAsk *ask, const AluetteWords *words, const AluDeal *deal)
{
  g_autofree char *name = aluette_words_player (words, deal->proposer);

  ask->question = TRUE;
  ask->text = g_strdup_printf (_("%s proposes to concede the deal. It would end, and your "
                                 "opponents would score 1 point."), name);
  add_button (ask, "table.agree", C_ ("misère", "Concede the Deal"), FALSE);
  add_button (ask, "table.decline", C_ ("misère", "Keep Playing"), TRUE);
}

static void
ask_to_answer (AluetteAsk *ask, const AluetteWords *words, const AluDeal *deal)
{
  g_autofree char *name = aluette_words_player (words, deal->offer_seat);

  ask->question = TRUE;
  ask->text = g_strdup_printf (_("%s offers to settle. Accept: your team scores 1 point. "
                                 "Refuse: you score 2 points if you make mordienne; otherwise "
                                 "they score 2."), name);
  add_button (ask, "table.accept", C_ ("offer", "Accept"), FALSE);
  add_button (ask, "table.refuse", C_ ("offer", "Refuse"), FALSE);
}

static void
tell_deal_over (AluetteAsk *ask, const AluetteWords *words, const AluMatch *match)
{
  g_autofree char *result = aluette_words_result (words, match);
  g_autofree char *end = NULL;

  ask->question = TRUE;
  if (alu_match_over (match))
    {
      end = aluette_words_match_end (words, match);
      ask->text = two_sentences (result, end);
      add_button (ask, "win.again", _("Rematch"), TRUE);
      add_button (ask, "app.new-match", _("New Match"), FALSE);
    }
  else
    {
      ask->text = g_steal_pointer (&result);
      add_button (ask, "table.continue", _("Next Deal"), TRUE);
    }
  if (match->deal.n_tricks > 0)
    add_button (ask, "table.review", _("See Tricks"), FALSE);
}

/* What the listener may do besides playing a card. */
static void
add_liberties (AluetteAsk *ask, const AluetteWords *words, const AluMatch *match)
{
  guint listener = words->listener;

  if (listener == ALU_NOBODY || match->deal.phase != ALU_PHASE_PLAY)
    return;
  if (alu_match_decider (match) == (int) listener && alu_match_may_offer (match) == ALU_OK)
    add_button (ask, "table.offer", C_ ("offer", "Offer to Settle"), FALSE);
  if (alu_player_is_human (&words->header->players[listener])
      && alu_match_may_propose (match, (int) listener) == ALU_OK)
    add_button (ask, "table.propose", C_ ("misère", "Concede the Deal"), FALSE);
}

static gboolean
ask_listener (AluetteAsk *ask, const AluetteWords *words, const AluMatch *match, guint n_chosen)
{
  switch (alu_match_phase (match))
    {
    case ALU_PHASE_VOTE:
      ask_to_sing (ask, words, match);
      return TRUE;
    case ALU_PHASE_REJECT:
      ask_to_reject (ask, n_chosen);
      return TRUE;
    case ALU_PHASE_CONCEDE:
      ask_to_concede (ask, words, &match->deal);
      return TRUE;
    case ALU_PHASE_ANSWER:
      ask_to_answer (ask, words, &match->deal);
      return TRUE;
    default:
      return FALSE;
    }
}

void
aluette_ask_init (AluetteAsk *ask, const AluetteWords *words, const AluView *view, const char *said,
                  guint n_chosen)
{
  const AluMatch *match = &view->match;
  AluPhase phase = alu_match_phase (match);
  gboolean asked = words->listener != ALU_NOBODY
                   && alu_match_decider (match) == (int) words->listener;
  g_autofree char *turn = NULL;

  *ask = (AluetteAsk) { NULL };
  if (match->deal.ended && match->n_deals > 0)
    {
      tell_deal_over (ask, words, match);
      return;
    }
  if (phase == ALU_PHASE_DEAL && match->n_deals == 0 && match->dealer != ALU_NOBODY)
    {
      ask->question = TRUE;
      ask->text = g_strdup (said != NULL ? said : _("The luettes decided the partners."));
      add_button (ask, "table.continue", _("Deal the Cards"), TRUE);
      return;
    }
  if (asked && ask_listener (ask, words, match, n_chosen))
    return;
  turn = asked || said == NULL ? aluette_words_turn (words, view) : NULL;
  ask->text = two_sentences (said, turn);
  add_liberties (ask, words, match);
}

void
aluette_ask_drop (AluetteAsk *ask, const char *action)
{
  int kept = 0;

  for (int i = 0; i < ALUETTE_PROMPT_MAX_BUTTONS && ask->buttons[i].action != NULL; i++)
    if (!g_str_equal (ask->buttons[i].action, action))
      ask->buttons[kept++] = ask->buttons[i];
  for (; kept < ALUETTE_PROMPT_MAX_BUTTONS; kept++)
    ask->buttons[kept] = (AluettePromptButton) { NULL, NULL, FALSE };
}

void
aluette_ask_add_review (AluetteAsk *ask, const AluView *view, const char *action)
{
  if (action != NULL && view->match.deal.ended && view->match.deal.n_tricks > 0)
    add_button (ask, action, _("Review Deal"), FALSE);
}

void
aluette_ask_clear (AluetteAsk *ask)
{
  g_clear_pointer (&ask->text, g_free);
}
