/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/score/aluette-match-deals.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/aluette/score/aluette-vache-score-curve.h"
#include "ui/common/aluette-widgets.h"

/* Returns: (transfer full): the dealer, and each player's tricks. */
static char *
format_deal (const AluetteTextContext *context, const AluetteDealSummary *deal)
{
  g_autofree char *dealer = aluette_text_player (context, deal->dealer);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _("%s dealt"), dealer);
  if (deal->has_tricks)
    for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
      {
        g_autofree char *name = aluette_text_player (context, seat);

        g_string_append_printf (text, " · %s %u", name, deal->tricks[seat]);
      }
  if (deal->n_spoiled > 0)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, ngettext ("%u spoiled", "%u spoiled", deal->n_spoiled),
                              deal->n_spoiled);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @match: after the deal */
static GtkWidget *
make_deal_row (const AluetteTextContext *context, const AluetteDealSummary *deal,
               const AluMatch *match, guint index)
{
  g_autofree char *result = aluette_text_result (context, match);
  g_autofree char *title = g_strdup_printf ("%u. %s", index + 1, result);
  g_autofree char *facts = format_deal (context, deal);
  g_autofree char *score = g_strdup_printf ("%u – %u", deal->score[0], deal->score[1]);
  GtkWidget *row = aluette_text_row_new (title, facts);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), aluette_label_new (score, "match-points"));
  if (!match->seating.real_table)
    aluette_row_set_action (row, "match.show-deal", g_variant_new_uint32 (index));
  return row;
}

static GtkWidget *
make_list (const AluetteTextContext *context, AluetteMatchRecord *record, GArray *deals)
{
  GtkWidget *list = aluette_boxed_list_new (_("Deals"));
  AluMatch match;
  AluReplay replay;
  gconstpointer events;
  guint n_events;

  events = aluette_match_record_get_events (record, &n_events);
  alu_replay_init (&replay, &alu_aluette_kind, &match, context->header, events, n_events);
  for (guint i = 0; i < deals->len; i++)
    {
      const AluetteDealSummary *deal = &g_array_index (deals, AluetteDealSummary, i);

      alu_replay_seek (&replay, deal->end);
      gtk_list_box_append (GTK_LIST_BOX (list), make_deal_row (context, deal, &match, i));
    }
  return list;
}

GtkWidget *
aluette_match_deals_new (AluetteMatchRecord *record)
{
  g_autoptr (AluetteMatchSummary) summary = aluette_match_summary_new_for_record (record);
  AluetteTextContext context = { aluette_match_record_get_header (record), ALU_NOBODY,
                                 ALUETTE_DECK_ALUETTE };
  GtkWidget *chart;

  if (summary->deals->len == 0)
    return aluette_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL);
  chart = aluette_line_chart_new ();
  aluette_vache_score_curve_show (ALUETTE_LINE_CHART (chart), ALUETTE_CHART_ON_PAGE, &context,
                                  summary->deals);
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 12, chart,
                          make_list (&context, record, summary->deals), NULL);
}
