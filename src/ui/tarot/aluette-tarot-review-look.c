/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-review-look.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bots/tarot/coach/tarot-review.h"
#include "engine/tarot/tarot-kind.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-coach-text.h"

/* A cost of so many points that is not certain is called that. */
#define UNCERTAIN_COST 8

static const TarotVerdict *
get_verdict (const AluetteReviewedDeal *deal, int index)
{
  return &((const TarotReview *) deal->review)->verdicts[index];
}

static gboolean
has_decisions (gconstpointer view)
{
  return ((const TarotView *) view)->match.deal.outcome == TAROT_OUTCOME_PLAYED;
}

static char *
format_points (double points)
{
  int rounded = (int) lround (points);

  return g_strdup_printf (ngettext ("%d point", "%d points", rounded), rounded);
}

static char *
format_summary (const AluetteReviewedDeal *deal)
{
  const TarotReview *review = deal->review;
  double lost = 0;
  int n_costly = 0;
  g_autofree char *points = NULL;

  for (int i = 0; i < review->n_verdicts; i++)
    if (review->verdicts[i].judgment.costly)
      {
        n_costly++;
        lost += (double) review->verdicts[i].judgment.cost;
      }
  if (n_costly == 0)
    return g_strdup (_("No costly decision: with what you could know, you played well."));
  points = format_points (lost);
  /* Translators: the number of decisions, and points: “12 points”. */
  return g_strdup_printf (ngettext ("%1$d costly decision. With what you could know, it lost %2$s "
                                    "on average.",
                                    "%1$d costly decisions. With what you could know, they lost "
                                    "%2$s on average.",
                                    n_costly),
                          n_costly, points);
}

static char *
format_decision (const AluetteReviewedDeal *deal, int index)
{
  const TarotVerdict *it = get_verdict (deal, index);
  g_autofree char *card = NULL;

  switch ((TarotEventType) it->event.type)
    {
    case TAROT_EVENT_BID:
      /* Translators: a heading: what a player has bid. */
      return g_strdup_printf (_("Bid: %s"), aluette_tarot_text_bid ((TarotBid) it->event.bid));
    case TAROT_EVENT_CALL:
      card = aluette_tarot_card_phrase (it->event.card);
      /* Translators: a heading: the card that a player has called. */
      return g_strdup_printf (_("Call: %s"), card);
    case TAROT_EVENT_ECART:
      return g_strdup (_("Écart"));
    default:
      card = aluette_tarot_card_phrase (it->event.card);
      return g_strdup_printf (_("Trick %1$d: %2$s"), it->trick, card);
    }
}

static char *
format_judgment (const AluetteReviewedDeal *deal, int index)
{
  const TarotVerdict *it = get_verdict (deal, index);
  g_autofree char *points = NULL;
  g_autofree char *best = NULL;

  if (it->judgment.forced)
    return g_strdup (_("There was no choice."));
  if (it->judgment.best == it->judgment.chosen || lround ((double) it->judgment.cost) == 0)
    return g_strdup (_("Nothing was better."));
  points = format_points ((double) it->judgment.cost);
  if (!it->judgment.costly && it->judgment.cost >= UNCERTAIN_COST)
    return g_strdup_printf (_("Perhaps not the best: %s less on average, but the difference is "
                               "uncertain."),
                            points);
  if (!it->judgment.costly)
    return g_strdup_printf (_("About as good as the best: %s less on average."), points);
  best = aluette_tarot_coach_text_action (&it->options[it->judgment.best].event);
  /* Translators: points: “12 points”, and the better choice as advice: “Play the 3 of clubs.” */
  return g_strdup_printf (_("Costly: %1$s on average. Better: %2$s"), points, best);
}

static char *
format_details (const AluetteReviewedDeal *deal, int index)
{
  const TarotVerdict *it = get_verdict (deal, index);
  g_autofree char *judgment = format_judgment (deal, index);
  TarotDecisionInfo info = { .n_options = it->judgment.forced ? 0 : it->judgment.n_options };
  g_autofree char *figures = NULL;

  memcpy (info.options, it->options, sizeof info.options);
  figures = aluette_tarot_coach_text_figures (&info);
  return g_strjoin (" ", judgment, figures, NULL);
}

const AluetteReviewLook aluette_tarot_review_look = {
  .has_decisions = has_decisions,
  .format_summary = format_summary,
  .format_decision = format_decision,
  .format_judgment = format_judgment,
  .format_details = format_details,
  .format_points = format_points,
};
