/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-drill.h"

#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-drill-sequence.h"
#include "ui/common/aluette-announcer.h"

G_DEFINE_ABSTRACT_TYPE (AluetteDrill, aluette_drill, ADW_TYPE_BIN)

static void
next_cb (AluetteDrill *self)
{
  AluetteDrillClass *klass = ALUETTE_DRILL_GET_CLASS (self);

  if (self->asking || self->timer != 0)
    return;
  if (klass->next != NULL)
    klass->next (self);
  else
    klass->begin (self);
}

static void
aluette_drill_map (GtkWidget *widget)
{
  AluetteDrill *self = ALUETTE_DRILL (widget);
  AluetteDrillClass *klass = ALUETTE_DRILL_GET_CLASS (self);

  GTK_WIDGET_CLASS (aluette_drill_parent_class)->map (widget);
  if (!self->resumed)
    {
      self->level = aluette_drill_start_level (self->leitner, klass->makes) / klass->start_share;
      klass->begin (self);
    }
  self->begun = TRUE;
  self->resumed = FALSE;
  if (!aluette_drill_board_focus_next (self->board))
    gtk_widget_child_focus (self->first, GTK_DIR_TAB_FORWARD);
}

static void
aluette_drill_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&ALUETTE_DRILL (widget)->timer, g_source_remove);
  GTK_WIDGET_CLASS (aluette_drill_parent_class)->unmap (widget);
}

static void
aluette_drill_dispose (GObject *object)
{
  AluetteDrill *self = ALUETTE_DRILL (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->leitner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_drill_parent_class)->dispose (object);
}

static void
aluette_drill_class_init (AluetteDrillClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_drill_dispose;
  widget_class->map = aluette_drill_map;
  widget_class->unmap = aluette_drill_unmap;
  klass->start_share = 1;
}

static void
aluette_drill_init (AluetteDrill *self)
{
}

GtkWidget *
aluette_drill_new (GType type, AluetteLeitner *leitner, GSettings *settings)
{
  AluetteDrill *self = g_object_new (type, NULL);

  self->leitner = g_object_ref (leitner);
  self->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}

void
aluette_drill_set_up (AluetteDrill *self, GtkWidget *stage, GtkWidget *answers, GtkWidget *first,
                      const char *words)
{
  GtkWidget *button = gtk_toggle_button_new_with_mnemonic (words);

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  self->words = GTK_TOGGLE_BUTTON (button);
  self->first = first;
  self->board = ALUETTE_DRILL_BOARD (aluette_drill_board_new (stage, answers));
  aluette_announce_button (button);
  aluette_drill_board_add_button (self->board, button);
  g_signal_connect_swapped (self->board, "next", G_CALLBACK (next_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->board));
}

void
aluette_drill_ask (AluetteDrill *self, const char *question)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  aluette_drill_board_set_next (self->board, NULL);
  aluette_drill_board_show_feedback (self->board, ALUETTE_FEEDBACK_NONE, "");
  aluette_drill_board_ask (self->board, question);
}

void
aluette_drill_wait (AluetteDrill *self, guint ms, GSourceFunc callback)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (ms, callback, self);
}

void
aluette_drill_count (AluetteDrill *self, AluSign sign, gboolean right)
{
  g_autofree char *item = NULL;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  item = aluette_sign_item (sign, ALUETTE_DRILL_GET_CLASS (self)->makes);
  self->asking = FALSE;
  self->level = aluette_drill_next_level (self->level, right);
  aluette_drill_board_count (self->board, self->leitner, item, right, self->asked_at);
}

void
aluette_drill_show_feedback (AluetteDrill *self, gboolean right, const char *text, const char *next)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  aluette_drill_board_show_feedback (self->board,
                                     right ? ALUETTE_FEEDBACK_RIGHT : ALUETTE_FEEDBACK_WRONG, text);
  aluette_drill_board_set_next (self->board, next);
}

void
aluette_drill_restore_from (AluetteDrill *self, AluetteDrill *before)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));
  g_return_if_fail (ALUETTE_IS_DRILL (before));

  if (!before->begun)
    return;
  gtk_toggle_button_set_active (self->words, gtk_toggle_button_get_active (before->words));
  aluette_drill_board_restore_from (self->board, before->board);
  self->begun = self->resumed = TRUE;
  self->level = before->level;
  self->asking = before->asking;
  self->asked_at = before->asked_at;
  ALUETTE_DRILL_GET_CLASS (self)->resume (self, before);
}
