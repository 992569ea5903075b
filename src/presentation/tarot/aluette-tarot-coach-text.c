/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-coach-text.h"

#include <glib/gi18n.h>
#include <math.h>

#include "presentation/common/aluette-signed-number.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"

/* So many options are shown with their scores. */
#define MAX_FIGURES 3

/* Appends a sentence. @sentence: (transfer full) (nullable) */
static void
append_sentence (GString *text, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static char *
format_bid_action (TarotBid bid)
{
  switch (bid)
    {
    case TAROT_PETITE:
      return g_strdup (_("Bid a petite."));
    case TAROT_GARDE:
      return g_strdup (_("Bid a garde."));
    case TAROT_GARDE_SANS:
      return g_strdup (_("Bid a garde sans le chien."));
    case TAROT_GARDE_CONTRE:
      return g_strdup (_("Bid a garde contre le chien."));
    default:
      return g_strdup (_("Pass."));
    }
}

/* Its cards are marked in the hand. */
static char *
format_handful_action (TarotHandful handful)
{
  switch (handful)
    {
    case TAROT_DOUBLE:
      return g_strdup (_("Show a double handful."));
    case TAROT_TRIPLE:
      return g_strdup (_("Show a triple handful."));
    default:
      return g_strdup (_("Show a simple handful."));
    }
}

char *
aluette_tarot_coach_text_action (const TarotEvent *event)
{
  g_autofree char *cards = NULL;

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_BID:
      return format_bid_action ((TarotBid) event->bid);
    case TAROT_EVENT_CALL:
      cards = aluette_tarot_card_phrase (event->card);
      return g_strdup_printf (_("Call %s."), cards);
    case TAROT_EVENT_ECART:
      cards = aluette_tarot_cards_phrase (event->cards);
      return g_strdup_printf (_("Lay away %s."), cards);
    case TAROT_EVENT_SLAM:
      return g_strdup (_("Announce a slam."));
    case TAROT_EVENT_MISERE:
      return g_strdup (_("Declare the misère."));
    case TAROT_EVENT_HANDFUL:
      return format_handful_action ((TarotHandful) event->handful);
    default:
      cards = aluette_tarot_card_phrase (event->card);
      return g_strdup_printf (_("Play %s."), cards);
    }
}

/* Returns: (transfer full): the name of an option and its expected score */
static char *
format_figure (const TarotOptionValue *option)
{
  g_autofree char *score = aluette_signed_number ((int) lround (option->marks));
  g_autofree char *card = NULL;

  if (option->event.type == TAROT_EVENT_BID)
    /* Translators: something that a player can do, and the score that it brings: “Garde +38”. */
    return g_strdup_printf (C_("option and score", "%1$s %2$s"),
                            aluette_tarot_text_bid ((TarotBid) option->event.bid), score);
  if (option->event.type == TAROT_EVENT_ECART)
    return g_strdup (score);
  card = aluette_tarot_card_phrase (option->event.card);
  return g_strdup_printf (C_("option and score", "%1$s %2$s"), card, score);
}

char *
aluette_tarot_coach_text_figures (const TarotDecisionInfo *info)
{
  g_autoptr (GString) list = g_string_new (NULL);
  gboolean ecart = info->n_options > 0 && info->options[0].event.type == TAROT_EVENT_ECART;

  if (info->n_options < 2)
    return NULL;
  for (int i = 0; i < (ecart ? 1 : MIN (info->n_options, MAX_FIGURES)); i++)
    {
      g_autofree char *figure = format_figure (&info->options[i]);

      if (i > 0)
        g_string_append (list, C_("list", ", "));
      g_string_append (list, figure);
    }
  /* Translators: what each of some options brings on average: “Garde +38, Petite +17, Pass −9”. */
  return g_strdup_printf (_("Expected score: %s."), list->str);
}

/* Returns: (transfer full): what the hand is worth, and what the contract needs */
static char *
format_bid_reason (const TarotAccount *account, gboolean own)
{
  const TarotBidFigures *figures = &account->bid;
  const char *bid = aluette_tarot_text_bid ((TarotBid) figures->bid);

  if (own)
    /* Translators: hand points, a contract, and the hand points that it needs. */
    return g_strdup_printf (_("Your hand is worth %1$d hand points; this contract (%2$s) needs "
                              "%3$d."),
                            figures->value, bid, figures->needed);
  return g_strdup_printf (_("My hand was worth %1$d hand points; this contract (%2$s) needs %3$d."),
                          figures->value, bid, figures->needed);
}

/* Returns: (transfer full): what an écart does */
static char *
format_ecart_reason (const TarotAccount *account, gboolean own)
{
  const TarotEcartFigures *figures = &account->ecart;
  GString *text = g_string_new (NULL);
  g_autofree char *points = aluette_tarot_coach_text_half_points (figures->half_points);

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if ((figures->voids >> suit & 1) != 0)
      append_sentence (text, g_strdup_printf (own ? _("You have no %s left, and can trump them.")
                                                  : _("I had no %s left, and could trump them."),
                                              aluette_tarot_coach_text_suit ((TarotSuit) suit)));
  append_sentence (text, g_strdup_printf (_("The écart brings %s home."), points));
  if (own && figures->guarded_king < TAROT_N_SUITS)
    {
      const char *suit = aluette_tarot_coach_text_suit ((TarotSuit) figures->guarded_king);

      append_sentence (text, g_strdup_printf (_("Your king of %s keeps its guards."), suit));
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): why something is advised, without the figures */
static char *
format_advice_reason (const AluetteTarotText *self, const TarotAccount *account)
{
  switch ((TarotEventType) account->event.type)
    {
    case TAROT_EVENT_BID:
      return format_bid_reason (account, TRUE);
    case TAROT_EVENT_CALL:
      return g_strdup (_("With its holder you get the most."));
    case TAROT_EVENT_ECART:
      return format_ecart_reason (account, TRUE);
    case TAROT_EVENT_SLAM:
      return g_strdup (_("Your hand takes every trick against nearly all other hands."));
    case TAROT_EVENT_MISERE:
      return g_strdup (_("It costs nothing: each other player pays you."));
    case TAROT_EVENT_HANDFUL:
      return g_strdup (_("The side that wins the deal gets its points."));
    default:
      return aluette_tarot_coach_text_reason (self, account->seat, &account->reason);
    }
}

char *
aluette_tarot_coach_text_hint (const AluetteTarotText *self, const TarotHint *hint,
                               AluetteHintStage stage)
{
  GString *text;

  if (stage == ALUETTE_HINT_NUDGE)
    return aluette_tarot_coach_text_remark (self, &hint->remarks[0]);
  text = g_string_new (NULL);
  append_sentence (text, aluette_tarot_coach_text_action (&hint->account.event));
  append_sentence (text, format_advice_reason (self, &hint->account));
  if (stage == ALUETTE_HINT_CARD)
    return g_string_free (text, FALSE);
  append_sentence (text, aluette_tarot_coach_text_figures (&hint->account.info));
  for (int i = 1; i < hint->n_remarks; i++)
    append_sentence (text, aluette_tarot_coach_text_remark (self, &hint->remarks[i]));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): what a player says during the deal, or in addition after it */
static char *
format_speech (const AluetteTarotText *self, const TarotAccount *account)
{
  switch ((TarotEventType) account->event.type)
    {
    case TAROT_EVENT_BID:
      return g_strdup (account->event.bid == TAROT_PASS
                           ? _("My hand was not good enough to bid higher.")
                           : _("My hand was good enough for this contract, I thought."));
    case TAROT_EVENT_CALL:
      return g_strdup (_("I wanted the holder of that card as my partner."));
    case TAROT_EVENT_ECART:
      return g_strdup (_("I laid away what helps me most there. What it is, stays my secret until "
                          "the end."));
    case TAROT_EVENT_SLAM:
      return g_strdup (_("I think that I can take every trick."));
    case TAROT_EVENT_MISERE:
      return g_strdup (_("It costs nothing: each of you pays me."));
    case TAROT_EVENT_HANDFUL:
      return g_strdup (_("The side that wins the deal gets its points."));
    default:
      return aluette_tarot_coach_text_reason (self, account->seat, &account->reason);
    }
}

char *
aluette_tarot_coach_text_explanation (const AluetteTarotText *self, const TarotExplanation *why)
{
  const TarotAccount *account = &why->account;
  GString *text;

  if (!why->open)
    return format_speech (self, account);
  if (account->info.basis == TAROT_BASIS_CHANCE)
    return g_strdup (_("I did not think much about it."));
  text = g_string_new (NULL);
  if (account->event.type == TAROT_EVENT_BID)
    append_sentence (text, format_bid_reason (account, FALSE));
  else if (account->event.type == TAROT_EVENT_ECART)
    append_sentence (text, format_ecart_reason (account, FALSE));
  else
    append_sentence (text, format_speech (self, account));
  append_sentence (text, aluette_tarot_coach_text_figures (&account->info));
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full): how a decided deal ends */
static char *
format_end (const AluetteTarotText *self, const TarotClaim *claim)
{
  g_autofree char *score = aluette_signed_number (claim->score.marks[self->listener]);

  if (claim->kind == TAROT_CLAIM_ANY_PLAY)
    /* Translators: a score with its sign. */
    return g_strdup_printf (_("The deal is decided: whatever is played, your score is %s."),
                            score);
  if (!claim->scored)
    return g_strdup (
        _("The deal is decided: if you play your cards in order, you take all tricks."));
  /* Translators: a score with its sign. */
  return g_strdup_printf (_("The deal is decided: if you play your cards in order, you take all "
                             "tricks, and your score is %s."),
                          score);
}

char *
aluette_tarot_coach_text_claim (const AluetteTarotText *self, const TarotClaim *claim)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);

  append_sentence (text, format_end (self, claim));
  for (int i = 0; i < claim->n_line; i++)
    {
      g_autofree char *card = aluette_tarot_card_phrase (claim->line[i]);

      g_string_append_printf (line, "%s%s", i > 0 ? C_("list", ", ") : "", card);
    }
  append_sentence (text,
                   g_strdup_printf (claim->kind == TAROT_CLAIM_ANY_PLAY ? _("Your cards: %s.")
                                                                        : _("In this order: %s."),
                                    line->str));
  return g_string_free (text, FALSE);
}
