/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-scoreboard.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "ui/tarot/aluette-tarot-score-curve.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"
#include "ui/tarot/aluette-tarot-totals.h"

/* @match: after the deal */
static void
add_deal (AluetteScoreboard *self, const AluetteTarotText *text, const TarotMatch *match)
{
  GtkWidget *row = aluette_scoreboard_add_deal (self);
  AluetteTarotSheetDeal deal = { .sheet = match->sheet };
  g_autofree char *dealer = aluette_tarot_text_player (text, match->deal.dealer);
  g_autofree char *head = g_strdup_printf (_("Deal %1$u, dealt by %2$s"), match->n_deals, dealer);
  g_autofree char *contract = NULL;
  g_autofree char *points = NULL;
  g_autofree char *scores = NULL;
  g_autofree char *after = NULL;

  aluette_scoreboard_add_text (row, head, "deal-head");
  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    {
      contract = aluette_tarot_text_result (text, match);
      aluette_scoreboard_add_text (row, contract, "deal-result");
      return;
    }
  contract = aluette_tarot_sheet_text_deal (text, match->rules.seats, &deal);
  points = aluette_tarot_sheet_text_points (text, match->rules.seats, match->marks.marks);
  scores = aluette_tarot_sheet_text_points (text, match->rules.seats, match->score);
  /* Translators: the scores of all players after a deal. */
  after = g_strdup_printf (_("Score after it: %s"), scores);
  aluette_scoreboard_add_text (row, contract, "deal-result");
  aluette_scoreboard_add_text (row, points, NULL);
  aluette_scoreboard_add_text (row, after, "dim-label");
}

static void
scoreboard_fill (AluetteScoreboard *self, AluetteSeatLog *log, const AluGameHeader *header,
                 gconstpointer events, guint n_events)
{
  AluetteTarotTotals *totals = ALUETTE_TAROT_TOTALS (aluette_scoreboard_get_score (self));
  AluetteTarotText text = { header, ALU_GAME_SPECTATOR };
  g_autofree TarotMatch *match = g_new0 (TarotMatch, 1);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (AluetteScores));
  g_autofree char *end = NULL;
  AluReplay replay;

  alu_replay_init (&replay, &tarot_kind, match, header, events, n_events);
  while (aluette_tarot_score_curve_next (&replay, match, scores))
    add_deal (self, &text, match);
  end = tarot_match_is_over (match) ? aluette_tarot_text_match_end (&text, match) : NULL;
  aluette_scoreboard_set_result (self, end);
  aluette_tarot_totals_set (totals, &text, match->rules.seats, match->score);
  aluette_tarot_score_curve_show (aluette_scoreboard_get_curve (self), ALUETTE_CHART_ON_SLATE,
                                  &text, match->rules.seats, scores, match->rules.target);
  aluette_scoreboard_set_convention (
      self, aluette_presentation_kind_get_convention (&aluette_tarot_presentation_kind, header));
}

/* The board has the focus, and with it screen readers say the score. */
GtkWidget *
aluette_tarot_scoreboard_new (void)
{
  GtkWidget *totals = g_object_new (ALUETTE_TYPE_TAROT_TOTALS, NULL);
  GtkWidget *board = aluette_scoreboard_new (totals, scoreboard_fill);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  totals, NULL, -1);
  return board;
}
