/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-scoreboard.h"

#include <adwaita.h>

#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteScoreboard
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  AdwBin *score;
  GtkLabel *result;
  AluetteLineChart *curve;
  GtkWidget *convention; /* its name, and what it is */
  GtkListBox *deals;

  AluetteScoreboardFill fill;
  AluetteGame *game; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteScoreboard, aluette_scoreboard, GTK_TYPE_WIDGET)

/* @events: of the finished deals */
static void
show_match (AluetteScoreboard *self, AluetteSeatLog *log, const AluGameHeader *header,
            gconstpointer events, guint n_events)
{
  aluette_remove_children (GTK_WIDGET (self->deals));
  self->fill (self, log, header, events, n_events);
}

static void
scoreboard_refresh (AluetteScoreboard *self)
{
  AluetteSeatLog *log;
  g_autoptr (GArray) events = NULL;

  gtk_widget_set_visible (self->scroller, self->game != NULL);
  if (self->game == NULL)
    return;
  log = aluette_game_get_seat_log (self->game, ALU_GAME_SPECTATOR);
  events = aluette_seat_log_get_finished (log);
  show_match (self, log, aluette_game_get_header (self->game), events->data, events->len);
}

static void
aluette_scoreboard_dispose (GObject *object)
{
  AluetteScoreboard *self = ALUETTE_SCOREBOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_scoreboard_parent_class)->dispose (object);
}

static void
aluette_scoreboard_class_init (AluetteScoreboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_scoreboard_dispose;
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/table/aluette-scoreboard.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, score);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, convention);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreboard, deals);
  gtk_widget_class_set_css_name (widget_class, "scoreboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_scoreboard_init (AluetteScoreboard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_scoreboard_new (GtkWidget *score, AluetteScoreboardFill fill)
{
  AluetteScoreboard *self = g_object_new (ALUETTE_TYPE_SCOREBOARD, NULL);

  adw_bin_set_child (self->score, score);
  self->fill = fill;
  return GTK_WIDGET (self);
}

void
aluette_scoreboard_set_game (AluetteScoreboard *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_SCOREBOARD (self));

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

void
aluette_scoreboard_set_record (AluetteScoreboard *self, AluetteMatchRecord *record)
{
  guint n_events;
  gconstpointer events = aluette_match_record_get_events (record, &n_events);

  g_return_if_fail (ALUETTE_IS_SCOREBOARD (self));

  gtk_widget_set_visible (self->scroller, TRUE);
  show_match (self, NULL, aluette_match_record_get_header (record), events, n_events);
  /* The page around it scrolls. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
}

GtkWidget *
aluette_scoreboard_get_score (AluetteScoreboard *self)
{
  return adw_bin_get_child (self->score);
}

AluetteLineChart *
aluette_scoreboard_get_curve (AluetteScoreboard *self)
{
  return self->curve;
}

void
aluette_scoreboard_set_result (AluetteScoreboard *self, const char *text)
{
  gtk_label_set_text (self->result, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), text != NULL);
}

void
aluette_scoreboard_set_convention (AluetteScoreboard *self, const AluGameOption *convention)
{
  aluette_remove_children (self->convention);
  if (convention != NULL)
    {
      aluette_scoreboard_add_text (self->convention, aluette_option_name (convention), "heading");
      aluette_scoreboard_add_text (self->convention, aluette_option_summary (convention),
                                   "dim-label");
    }
  gtk_widget_set_visible (self->convention, convention != NULL);
}

GtkWidget *
aluette_scoreboard_add_deal (AluetteScoreboard *self)
{
  GtkWidget *deal = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, NULL);

  gtk_widget_add_css_class (deal, "deal");
  gtk_list_box_prepend (self->deals, deal);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (deal)), FALSE);
  return deal;
}

void
aluette_scoreboard_add_text (GtkWidget *deal, const char *text, const char *css_class)
{
  gtk_box_append (GTK_BOX (deal), aluette_wrapping_label_new (text, css_class));
}
