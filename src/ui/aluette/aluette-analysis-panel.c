/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-analysis-panel.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-coach.h"
#include "ui/aluette/aluette-coach-remark-text.h"
#include "ui/aluette/aluette-coach-text.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"

/* An analysis that takes longer than this shows a spinner. In milliseconds. */
#define BUSY_DELAY_MS 200

struct _AluetteAnalysisPanel
{
  GtkWidget parent_instance;

  GtkWidget *toggle;
  GtkWidget *spinner;
  GtkWidget *answer;

  AluetteCoach *coach;
  AluetteTextContext context;
  AluMatch match;
  gboolean has_position;
  GCancellable *cancellable; /* (nullable) */
  guint busy_timer;      /* timeout that shows the spinner */
};

G_DEFINE_FINAL_TYPE (AluetteAnalysisPanel, aluette_analysis_panel, GTK_TYPE_WIDGET)

static gboolean
can_analyze (AluetteAnalysisPanel *self)
{
  AluPhase phase = alu_match_phase (&self->match);

  return self->has_position && (phase == ALU_PHASE_PLAY || phase == ALU_PHASE_ANSWER);
}

static void
stop_analysis (AluetteAnalysisPanel *self)
{
  g_clear_handle_id (&self->busy_timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_spinner_stop (GTK_SPINNER (self->spinner));
  gtk_widget_set_visible (self->spinner, FALSE);
}

/* Returns: a number that is larger for bounds that are better for a team */
static int
compare_value (AluTeam team, AluBounds value)
{
  return team == ALU_TEAM_A ? value.low + value.high : -(value.low + value.high);
}

static AluBounds
for_team (AluTeam team, AluBounds value)
{
  return team == ALU_TEAM_A ? value : (AluBounds) { (int8_t) -value.high, (int8_t) -value.low };
}

/* Appends a line per value, best first: “1 point for Anne and Rose: Monsieur, the king of cups”. */
static void
append_cards (GString *text, const AluetteTextContext *context, const AluAnalysis *analysis)
{
  AluTeam team = alu_team_of (analysis->seat);
  guint listed = 0;

  while (listed != (1u << analysis->n_cards) - 1)
    {
      int best = -1;
      AluCardSet set = 0;
      g_autofree char *outcome = NULL;
      g_autofree char *cards = NULL;

      for (int i = 0; i < analysis->n_cards; i++)
        if ((listed >> i & 1) == 0
            && (best < 0
                || compare_value (team, analysis->cards[i].value)
                       > compare_value (team, analysis->cards[best].value)))
          best = i;
      for (int i = 0; i < analysis->n_cards; i++)
        if (analysis->cards[i].value.low == analysis->cards[best].value.low
            && analysis->cards[i].value.high == analysis->cards[best].value.high)
          {
            listed |= 1u << i;
            set |= alu_card_bit (analysis->cards[i].card);
          }
      outcome = aluette_coach_text_outcome (context, team,
                                            for_team (team, analysis->cards[best].value));
      cards = aluette_coach_text_cards (context, set);
      /* Translators: an outcome and its cards: “1 point for Anne and Rose: Monsieur”. */
      g_string_append_printf (text, C_("analysis", "\n%1$s: %2$s"), outcome, cards);
    }
}

/* Returns: (transfer full): the result of an analysis */
static char *
format_analysis (const AluetteTextContext *context, const AluAnalysis *analysis)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = aluette_text_player (context, analysis->seat);

  if (analysis->n_cards == 0)
    {
      g_string_append (text, analysis->accept ? _("With perfect play, accepting is better.")
                                              : _("With perfect play, refusing is better."));
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  g_string_append_printf (text, _("%s to play. With perfect play:"), name);
  append_cards (text, context, analysis);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
analysis_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteAnalysisPanel) self = data;
  g_autofree char *text = NULL;
  AluAnalysis analysis;

  if (!aluette_coach_analyze_finish (ALUETTE_COACH (source), result, &analysis, NULL))
    return;
  stop_analysis (self);
  text = format_analysis (&self->context, &analysis);
  gtk_label_set_text (GTK_LABEL (self->answer), text);
  aluette_announce (self->answer, text);
}

static gboolean
busy_timeout_cb (gpointer data)
{
  AluetteAnalysisPanel *self = data;

  self->busy_timer = 0;
  gtk_widget_set_visible (self->spinner, TRUE);
  gtk_spinner_start (GTK_SPINNER (self->spinner));
  return G_SOURCE_REMOVE;
}

static void
analysis_panel_refresh (AluetteAnalysisPanel *self)
{
  gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle));

  stop_analysis (self);
  gtk_widget_set_sensitive (self->toggle, active || can_analyze (self));
  gtk_label_set_text (GTK_LABEL (self->answer), "");
  gtk_widget_set_visible (self->answer, active && can_analyze (self));
  if (!active || !can_analyze (self))
    return;
  self->cancellable = g_cancellable_new ();
  self->busy_timer = g_timeout_add (BUSY_DELAY_MS, busy_timeout_cb, self);
  aluette_coach_analyze_async (self->coach, &self->match, self->cancellable, analysis_ready_cb,
                               g_object_ref (self));
}

static void
aluette_analysis_panel_dispose (GObject *object)
{
  AluetteAnalysisPanel *self = ALUETTE_ANALYSIS_PANEL (object);

  if (self->spinner != NULL)
    stop_analysis (self);
  g_clear_pointer (&self->toggle, gtk_widget_unparent);
  g_clear_pointer (&self->spinner, gtk_widget_unparent);
  g_clear_pointer (&self->answer, gtk_widget_unparent);
  g_clear_object (&self->coach);
  G_OBJECT_CLASS (aluette_analysis_panel_parent_class)->dispose (object);
}

static void
aluette_analysis_panel_class_init (AluetteAnalysisPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_analysis_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
aluette_analysis_panel_init (AluetteAnalysisPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->coach = aluette_coach_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->toggle = gtk_toggle_button_new_with_label (_("Evaluate Cards"));
  gtk_widget_set_halign (self->toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->toggle, _("Show the Result of Each Card with Open Hands"));
  gtk_widget_set_parent (self->toggle, GTK_WIDGET (self));
  self->spinner = gtk_spinner_new ();
  gtk_widget_set_visible (self->spinner, FALSE);
  gtk_widget_set_parent (self->spinner, GTK_WIDGET (self));
  self->answer = aluette_wrapping_label_new (NULL, "analysis");
  gtk_widget_set_parent (self->answer, GTK_WIDGET (self));
  g_signal_connect_object (self->toggle, "toggled", G_CALLBACK (analysis_panel_refresh), self,
                           G_CONNECT_SWAPPED);
  analysis_panel_refresh (self);
}

GtkWidget *
aluette_analysis_panel_new (void)
{
  return g_object_new (ALUETTE_TYPE_ANALYSIS_PANEL, NULL);
}

void
aluette_analysis_panel_set_position (AluetteAnalysisPanel *self, const AluetteTextContext *context,
                                     const AluMatch *match)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_PANEL (self));

  self->has_position = match != NULL;
  if (match != NULL)
    {
      self->context = *context;
      self->match = *match;
    }
  analysis_panel_refresh (self);
}

void
aluette_analysis_panel_set_active (AluetteAnalysisPanel *self, gboolean active)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_PANEL (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggle), active);
}

const char *
aluette_analysis_panel_get_text (AluetteAnalysisPanel *self)
{
  g_return_val_if_fail (ALUETTE_IS_ANALYSIS_PANEL (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->answer));
}
