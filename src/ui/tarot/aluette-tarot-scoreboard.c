/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-scoreboard.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "presentation/common/aluette-labels.h"
#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-score-curve.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"
#include "ui/tarot/aluette-tarot-totals.h"

struct _AluetteTarotScoreboard
{
  GtkWidget parent_instance;

  AluetteGame *game; /* (nullable) */
  GtkWidget *scroller;
  AluetteTarotTotals *totals;
  GtkLabel *result;
  AluetteLineChart *curve;
  GtkWidget *convention; /* its name, and what it is */
  GtkListBox *deals;
};

G_DEFINE_FINAL_TYPE (AluetteTarotScoreboard, aluette_tarot_scoreboard, GTK_TYPE_WIDGET)

static void
add_label (GtkWidget *row, const char *text, const char *css_class)
{
  gtk_box_append (GTK_BOX (row), aluette_wrapping_label_new (text, css_class));
}

/* @match: after the deal */
static GtkWidget *
make_deal (const AluetteTarotText *text, const TarotMatch *match)
{
  GtkWidget *row = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, NULL);
  AluetteTarotSheetDeal deal = { .sheet = match->sheet };
  g_autofree char *dealer = aluette_tarot_text_player (text, match->deal.dealer);
  g_autofree char *head = g_strdup_printf (_("Deal %1$u, dealt by %2$s"), match->n_deals, dealer);
  g_autofree char *contract = NULL;
  g_autofree char *points = NULL;
  g_autofree char *scores = NULL;
  g_autofree char *after = NULL;

  gtk_widget_add_css_class (row, "deal");
  add_label (row, head, "deal-head");
  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    {
      contract = aluette_tarot_text_result (text, match);
      add_label (row, contract, "deal-result");
      return row;
    }
  contract = aluette_tarot_sheet_text_deal (text, match->rules.seats, &deal);
  points = aluette_tarot_sheet_text_points (text, match->rules.seats, match->marks.marks);
  scores = aluette_tarot_sheet_text_points (text, match->rules.seats, match->score);
  /* Translators: the scores of all players after a deal. */
  after = g_strdup_printf (_("Score after it: %s"), scores);
  add_label (row, contract, "deal-result");
  add_label (row, points, NULL);
  add_label (row, after, "dim-label");
  return row;
}

/* Adds the deal that has ended. */
static void
add_deal (AluetteTarotScoreboard *self, const AluetteTarotText *text, const TarotMatch *match)
{
  GtkWidget *row;

  gtk_list_box_prepend (self->deals, make_deal (text, match));
  row = gtk_widget_get_first_child (GTK_WIDGET (self->deals));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
}

/* Says which signals players have agreed on. */
static void
show_convention (AluetteTarotScoreboard *self, const AluGameHeader *header)
{
  const AluGameOption *it
      = aluette_presentation_kind_get_convention (&aluette_tarot_presentation_kind, header);

  aluette_remove_children (self->convention);
  if (it != NULL)
    {
      add_label (self->convention, aluette_option_name (it), "heading");
      add_label (self->convention, aluette_option_summary (it), "dim-label");
    }
  gtk_widget_set_visible (self->convention, it != NULL);
}

/* Shows the deals that have ended. @events: from the start of the match */
static void
show_match (AluetteTarotScoreboard *self, const AluGameHeader *header, gconstpointer events,
            guint n_events)
{
  AluetteTarotText text = { header, ALU_GAME_SPECTATOR };
  g_autofree TarotMatch *match = g_new0 (TarotMatch, 1);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (AluetteScores));
  g_autofree char *end = NULL;
  AluReplay replay;

  aluette_remove_children (GTK_WIDGET (self->deals));
  alu_replay_init (&replay, &tarot_kind, match, header, events, n_events);
  while (aluette_tarot_score_curve_next (&replay, match, scores))
    add_deal (self, &text, match);
  end = tarot_match_is_over (match) ? aluette_tarot_text_match_end (&text, match) : NULL;
  gtk_label_set_text (self->result, end != NULL ? end : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), end != NULL);
  aluette_tarot_totals_set (self->totals, &text, match->rules.seats, match->score);
  aluette_tarot_score_curve_show (self->curve, ALUETTE_CHART_ON_SLATE, &text, match->rules.seats,
                                  scores, match->rules.target);
  show_convention (self, header);
  gtk_widget_set_visible (self->scroller, TRUE);
}

static void
scoreboard_refresh (AluetteTarotScoreboard *self)
{
  AluetteSeatLog *log;
  g_autoptr (GArray) events = NULL;

  gtk_widget_set_visible (self->scroller, self->game != NULL);
  if (self->game == NULL)
    return;
  log = aluette_game_get_seat_log (self->game, ALU_GAME_SPECTATOR);
  events = aluette_seat_log_get_finished (log);
  show_match (self, aluette_game_get_header (self->game), events->data, events->len);
}

void
aluette_tarot_scoreboard_set_record (AluetteTarotScoreboard *self, AluetteMatchRecord *record)
{
  guint n_events;
  gconstpointer events = aluette_match_record_get_events (record, &n_events);

  g_return_if_fail (ALUETTE_IS_TAROT_SCOREBOARD (self));

  aluette_tarot_scoreboard_set_game (self, NULL);
  show_match (self, aluette_match_record_get_header (record), events, n_events);
  /* The page around it scrolls. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
}

void
aluette_tarot_scoreboard_set_game (AluetteTarotScoreboard *self, AluetteGame *game)
{
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (scoreboard_refresh), self,
                             G_CONNECT_SWAPPED);
  scoreboard_refresh (self);
}

static void
aluette_tarot_scoreboard_dispose (GObject *object)
{
  AluetteTarotScoreboard *self = ALUETTE_TAROT_SCOREBOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_tarot_scoreboard_parent_class)->dispose (object);
}

static void
aluette_tarot_scoreboard_class_init (AluetteTarotScoreboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tarot_scoreboard_dispose;
  g_type_ensure (ALUETTE_TYPE_TAROT_TOTALS);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/tarot/aluette-tarot-scoreboard.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, totals);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, convention);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScoreboard, deals);
  gtk_widget_class_set_css_name (widget_class, "scoreboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The board has the focus, and with it screen readers say the score. */
static void
aluette_tarot_scoreboard_init (AluetteTarotScoreboard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scoreboard_refresh (self);
}

GtkWidget *
aluette_tarot_scoreboard_new (void)
{
  return g_object_new (ALUETTE_TYPE_TAROT_SCOREBOARD, NULL);
}
