/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/review/aluette-vache-review-look.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bots/aluette/coach/alu-review.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-coach-text.h"
#include "presentation/aluette/aluette-evaluation-text.h"
#include "ui/aluette/review/aluette-chance-graph.h"

static const AluVerdict *
get_verdict (const AluetteReviewedDeal *deal, int index)
{
  return &((const AluReview *) deal->review)->verdicts[index];
}

/* In a deal that was conceded, nobody has played. */
static gboolean
has_decisions (gconstpointer view)
{
  return ((const AluView *) view)->match.deal.n_tricks > 0;
}

static char *
format_summary (const AluetteReviewedDeal *deal)
{
  return aluette_coach_text_summary (deal->review);
}

static char *
format_decision (const AluetteReviewedDeal *deal, int index)
{
  const AluGameHeader *header = aluette_match_record_get_header (deal->record);
  AluetteTextContext context = { header, deal->seat, deal->deck };

  return aluette_coach_text_judged (&context, get_verdict (deal, index));
}

static char *
format_judgment (const AluetteReviewedDeal *deal, int index)
{
  const AluGameHeader *header = aluette_match_record_get_header (deal->record);
  AluetteTextContext context = { header, deal->seat, deal->deck };
  g_autofree char *verdict = aluette_coach_text_verdict (&context, get_verdict (deal, index));
  g_autofree char *truth = aluette_coach_text_truth (&context, get_verdict (deal, index));

  return g_strjoin (" ", verdict, truth, NULL);
}

/* Returns: (transfer full) (nullable): the chances after the card and after a better one; NULL if
 *   none is better. */
static char *
format_chances (const AluVerdict *it)
{
  if (it->judgment.forced || it->move.type != ALU_EVENT_PLAY || it->best.type != ALU_EVENT_PLAY
      || it->best.card == it->move.card || it->win < 0 || it->best_win < 0)
    return NULL;
  return g_strdup_printf (
      _("Chance of winning the deal: %1$ld%% after your card, %2$ld%% after the best."),
      lround (100 * (double) it->win), lround (100 * (double) it->best_win));
}

static char *
format_details (const AluetteReviewedDeal *deal, int index)
{
  const AluGameHeader *header = aluette_match_record_get_header (deal->record);
  AluetteTextContext context = { header, deal->seat, deal->deck };
  const AluVerdict *it = get_verdict (deal, index);
  g_autofree char *verdict = aluette_coach_text_verdict (&context, it);
  g_autofree char *truth = aluette_coach_text_truth (&context, it);
  g_autofree char *chances = format_chances (it);

  return g_strjoin (" ", verdict, chances != NULL ? chances : truth,
                    chances != NULL ? truth : NULL, NULL);
}

static GtkWidget *
graph_new (const AluetteReviewedDeal *deal)
{
  const AluGameHeader *header = aluette_match_record_get_header (deal->record);
  AluetteTextContext context = { header, deal->seat, deal->deck };
  GtkWidget *graph = g_object_new (ALUETTE_TYPE_CHANCE_GRAPH, NULL);

  aluette_chance_graph_set_review (ALUETTE_CHANCE_GRAPH (graph), &context, deal->review);
  return graph;
}

static char *
format_evaluation (AluetteMatchRecord *record, guint deal, guint n_steps, gconstpointer evaluation,
                   AluetteDeck deck)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);
  AluetteTextContext context = { header, ALU_NOBODY, deck };

  return aluette_evaluation_text (&context, evaluation);
}

const AluetteReviewLook aluette_vache_review_look = {
  .has_decisions = has_decisions,
  .format_summary = format_summary,
  .format_decision = format_decision,
  .format_judgment = format_judgment,
  .format_details = format_details,
  .format_points = aluette_coach_text_points,
  .graph_new = graph_new,
  .format_evaluation = format_evaluation,
};
