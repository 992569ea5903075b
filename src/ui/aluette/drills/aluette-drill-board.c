/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-drill-board.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-text-button.h"

struct _AluetteDrillBoard
{
  AdwBin parent_instance;

  GtkWidget *stage;
  GtkWidget *question;
  GtkWidget *feedback;
  GtkWidget *answers;
  GtkWidget *buttons;
  GtkWidget *next;
  GtkWidget *count;
  guint n_asked;
  guint n_right;
};

G_DEFINE_FINAL_TYPE (AluetteDrillBoard, aluette_drill_board, ADW_TYPE_BIN)

enum
{
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_count (AluetteDrillBoard *self)
{
  g_autofree char *text
      = g_strdup_printf (_("Correct answers: %1$u of %2$u"), self->n_right, self->n_asked);

  gtk_label_set_text (GTK_LABEL (self->count), text);
}

static void
next_cb (AluetteDrillBoard *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
aluette_drill_board_class_init (AluetteDrillBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-drill-board.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, stage);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, question);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, feedback);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, answers);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, buttons);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, next);
  gtk_widget_class_bind_template_child (widget_class, AluetteDrillBoard, count);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
aluette_drill_board_init (AluetteDrillBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_drill_board_new (GtkWidget *stage, GtkWidget *answers)
{
  AluetteDrillBoard *self = g_object_new (ALUETTE_TYPE_DRILL_BOARD, NULL);

  gtk_box_append (GTK_BOX (self->stage), stage);
  gtk_box_append (GTK_BOX (self->answers), answers);
  return GTK_WIDGET (self);
}

void
aluette_drill_board_show_question (AluetteDrillBoard *self, const char *question)
{
  g_return_if_fail (ALUETTE_IS_DRILL_BOARD (self));

  gtk_label_set_text (GTK_LABEL (self->question), question);
  aluette_announce (GTK_WIDGET (self), question);
}

void
aluette_drill_board_show_feedback (AluetteDrillBoard *self, AluetteFeedback feedback,
                                   const char *text)
{
  g_return_if_fail (ALUETTE_IS_DRILL_BOARD (self));

  gtk_label_set_text (GTK_LABEL (self->feedback), text);
  gtk_widget_remove_css_class (self->feedback, "success");
  gtk_widget_remove_css_class (self->feedback, "error");
  if (feedback != ALUETTE_FEEDBACK_NONE)
    gtk_widget_add_css_class (self->feedback,
                              feedback == ALUETTE_FEEDBACK_RIGHT ? "success" : "error");
  if (*text != '\0')
    aluette_announce (GTK_WIDGET (self), text);
}

void
aluette_drill_board_set_next (AluetteDrillBoard *self, const char *label)
{
  g_return_if_fail (ALUETTE_IS_DRILL_BOARD (self));

  gtk_widget_set_visible (self->next, label != NULL);
  if (label == NULL)
    return;
  gtk_button_set_label (GTK_BUTTON (self->next), label);
  gtk_widget_grab_focus (self->next);
}

gboolean
aluette_drill_board_focus_next (AluetteDrillBoard *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL_BOARD (self), FALSE);

  return gtk_widget_get_visible (self->next) && gtk_widget_grab_focus (self->next);
}

/* Lets a button shrink when large text meets a small window. */
static void
wrap_label (GtkWidget *button)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
aluette_drill_board_add_button (AluetteDrillBoard *self, GtkWidget *button)
{
  wrap_label (button);
  gtk_box_prepend (GTK_BOX (self->buttons), button);
}

/* Reports in place of the count that the answer could not be saved. */
static void
on_answer_saved (GObject *leitner, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteDrillBoard) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (aluette_leitner_answer_finish (ALUETTE_LEITNER (leitner), result, &error)
      || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  message = g_strdup_printf (_("Your progress could not be saved: %s"), error->message);
  gtk_label_set_text (GTK_LABEL (self->count), message);
}

void
aluette_drill_board_count (AluetteDrillBoard *self, AluetteLeitner *leitner, const char *item,
                           gboolean right, gint64 asked_at)
{
  gint64 took_ms = (g_get_monotonic_time () - asked_at) / 1000;
  AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                  .took_ms = (guint) CLAMP (took_ms, 0, G_MAXINT),
                                  .right = right };

  self->n_asked++;
  if (right)
    self->n_right++;
  show_count (self);
  aluette_leitner_answer_async (leitner, item, &answer, NULL, on_answer_saved,
                                g_object_ref (self));
}

GVariant *
aluette_drill_board_get_state (AluetteDrillBoard *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL_BOARD (self), NULL);

  return g_variant_new ("(uu)", self->n_asked, self->n_right);
}

void
aluette_drill_board_set_state (AluetteDrillBoard *self, GVariant *state)
{
  g_return_if_fail (ALUETTE_IS_DRILL_BOARD (self));

  g_variant_get (state, "(uu)", &self->n_asked, &self->n_right);
  if (self->n_asked > 0)
    show_count (self);
}
