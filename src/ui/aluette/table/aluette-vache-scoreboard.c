/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-vache-scoreboard.h"

#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-summary.h"
#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/aluette/score/aluette-vache-score-curve.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-score-panel.h"

/* Returns: (transfer full): the number of tricks of each player: “Anne 2, Léon 4 …” */
static char *
list_tricks (const AluetteTextContext *context, const guint8 *tricks)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
    {
      g_autofree char *name = aluette_text_player (context, seat);

      if (seat > 0)
        g_string_append (text, C_("list", ", "));
      /* Translators: a player and their number of tricks. */
      g_string_append_printf (text, C_("scoreboard", "%1$s %2$u"), name,
                              (guint) tricks[seat]);
    }
  return g_string_free (text, FALSE);
}

/* @match: after the deal */
static void
add_deal (AluetteScoreboard *self, const AluetteTextContext *context,
          const AluetteDealSummary *deal, const AluMatch *match)
{
  GtkWidget *row = aluette_scoreboard_add_deal (self);
  g_autofree char *dealer = aluette_text_player (context, deal->dealer);
  guint number = match->n_deals;
  g_autofree char *head = g_strdup_printf (_("Deal %1$u, dealt by %2$s"), number, dealer);
  g_autofree char *result = aluette_text_result (context, match);
  /* Translators: the reason of a deal's result, and the score after it. */
  g_autofree char *score = g_strdup_printf (_("%1$s. The score is now %2$u to %3$u."),
                                            aluette_text_reason (deal->reason),
                                            (guint) deal->score[0], (guint) deal->score[1]);

  aluette_scoreboard_add_text (row, head, "deal-head");
  aluette_scoreboard_add_text (row, result, "deal-result");
  aluette_scoreboard_add_text (row, score, NULL);
  if (deal->has_tricks)
    {
      g_autofree char *tricks = list_tricks (context, deal->tricks);
      g_autofree char *line = g_strdup_printf (_("Tricks: %s"), tricks);

      aluette_scoreboard_add_text (row, line, "dim-label");
    }
}

static void
add_deals (AluetteScoreboard *self, const AluetteTextContext *context, const AluEvent *events,
           guint n_events, GArray *deals)
{
  AluMatch match;
  AluReplay replay;

  alu_replay_init (&replay, &alu_aluette_kind, &match, context->header, events, n_events);
  for (guint i = 0; i < deals->len; i++)
    {
      const AluetteDealSummary *deal = &g_array_index (deals, AluetteDealSummary, i);

      alu_replay_seek (&replay, deal->end);
      add_deal (self, context, deal, &match);
    }
}

/* The board has the focus, and with it screen readers say the score and who has how many tricks. */
static void
name_board (AluetteScoreboard *self, const AluetteTextContext *context, const AluMatch *match,
            const char *score)
{
  g_autofree char *tricks = list_tricks (context, match->deal.taken);
  /* Translators: the score of both teams, and the tricks of each player in this deal. */
  g_autofree char *spoken = g_strdup_printf (_("Score: %1$s. Tricks: %2$s."), score, tricks);

  aluette_set_accessible_name (self, spoken);
}

/* @match: in play */
static void
show_score (AluetteScoreboard *self, const AluetteTextContext *context, const AluMatch *match)
{
  g_autofree char *a = aluette_text_team (context, ALU_TEAM_A);
  g_autofree char *b = aluette_text_team (context, ALU_TEAM_B);
  g_autofree char *spoken
      = g_strdup_printf (_("%1$s %2$u, %3$s %4$u"), a, match->score[0], b, match->score[1]);
  AluetteTableScore state = {
    .n_rows = 2,
    .names = { a, b },
    .points = { match->score[0], match->score[1] },
    .target = match->rules.deals > 0 ? 0 : match->rules.target,
    .spoken = spoken,
  };

  aluette_score_panel_set_state (ALUETTE_SCORE_PANEL (aluette_scoreboard_get_score (self)), &state);
  name_board (self, context, match, spoken);
}

static void
scoreboard_fill (AluetteScoreboard *self, AluetteSeatLog *log, const AluGameHeader *header,
                 gconstpointer events, guint n_events)
{
  AluetteTextContext context = { .header = header, .listener = ALU_NOBODY };
  const AluMatch *match = &aluette_view_get_aluette (aluette_seat_log_get_view (log))->match;
  g_autoptr (AluetteMatchSummary) summary = aluette_match_summary_new (header, events, n_events);
  g_autofree char *end
      = alu_match_over (match) ? aluette_text_match_end (&context, match) : NULL;

  show_score (self, &context, match);
  aluette_scoreboard_set_result (self, end);
  aluette_vache_score_curve_show (aluette_scoreboard_get_curve (self), ALUETTE_CHART_ON_SLATE,
                                  &context, summary->deals);
  add_deals (self, &context, events, n_events, summary->deals);
}

GtkWidget *
aluette_vache_scoreboard_new (void)
{
  GtkWidget *panel = aluette_score_panel_new ();

  gtk_widget_add_css_class (panel, "large");
  return aluette_scoreboard_new (panel, scoreboard_fill);
}
