/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-analysis-panel.h"

#include <glib/gi18n.h>

#include "model/session/aluette-reviewer.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-ui-kind.h"

/* An analysis that takes longer than this shows a spinner. In milliseconds. */
#define BUSY_DELAY_MS 200

struct _AluetteAnalysisPanel
{
  GtkWidget parent_instance;

  GtkWidget *toggle;
  GtkWidget *spinner;
  GtkWidget *answer;

  AluetteMatchRecord *record; /* (nullable) */
  guint deal;
  guint n_steps;
  AluetteDeck deck;
  GCancellable *cancellable; /* (nullable) */
  guint busy_timer;          /* timeout that shows the spinner */
};

G_DEFINE_FINAL_TYPE (AluetteAnalysisPanel, aluette_analysis_panel, GTK_TYPE_WIDGET)

/* Returns: (nullable): how the game shows its evaluations. */
static const AluetteReviewLook *
get_look (AluetteAnalysisPanel *self)
{
  const AluGameKind *kind = aluette_match_record_get_kind (self->record);
  const AluetteUiKind *ui_kind = aluette_ui_kind_from_id (kind->id);

  return ui_kind != NULL ? ui_kind->reviews : NULL;
}

static gboolean
can_evaluate (AluetteAnalysisPanel *self)
{
  return self->record != NULL && get_look (self) != NULL
         && get_look (self)->format_evaluation != NULL
         && aluette_reviewer_can_evaluate (self->record, self->deal, self->n_steps);
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

static void
evaluation_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteAnalysisPanel) self = data;
  g_autofree gpointer evaluation = aluette_reviewer_evaluate_finish (result, NULL);
  g_autofree char *text = NULL;

  if (evaluation == NULL)
    return;
  stop_analysis (self);
  text = get_look (self)->format_evaluation (self->record, self->deal, self->n_steps, evaluation,
                                             self->deck);
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
  gtk_widget_set_sensitive (self->toggle, active || can_evaluate (self));
  gtk_label_set_text (GTK_LABEL (self->answer), "");
  gtk_widget_set_visible (self->answer, active && can_evaluate (self));
  if (!active || !can_evaluate (self))
    return;
  self->cancellable = g_cancellable_new ();
  self->busy_timer = g_timeout_add (BUSY_DELAY_MS, busy_timeout_cb, self);
  aluette_reviewer_evaluate_async (self->record, self->deal, self->n_steps, self->cancellable,
                                   evaluation_ready_cb, g_object_ref (self));
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
  g_clear_pointer (&self->record, aluette_match_record_unref);
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

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->toggle = gtk_toggle_button_new_with_label (_("Evaluate Cards"));
  gtk_widget_set_halign (self->toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->toggle, _("Show Card Results"));
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
aluette_analysis_panel_set_position (AluetteAnalysisPanel *self, AluetteMatchRecord *record,
                                     guint deal, guint n_steps, AluetteDeck deck)
{
  g_return_if_fail (ALUETTE_IS_ANALYSIS_PANEL (self));

  if (record != NULL)
    aluette_match_record_ref (record);
  g_clear_pointer (&self->record, aluette_match_record_unref);
  self->record = record;
  self->deal = deal;
  self->n_steps = n_steps;
  self->deck = deck;
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
