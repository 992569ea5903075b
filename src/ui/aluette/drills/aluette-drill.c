/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-drill.h"

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/drills/aluette-drill-board.h"
#include "ui/aluette/drills/aluette-drill-items.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/common/aluette-widgets.h"

typedef struct
{
  AluetteLeitner *leitner;
  GSettings *settings;
  AluetteDrillBoard *board;
  GtkToggleButton *describe;
  GtkWidget *first; /* has the focus when the drill begins */

  gboolean begun;
  gboolean resumed; /* continues another drill instead of beginning when it is mapped */
  guint level;
  gboolean asking;
  gint64 asked_at; /* monotonic time */
  guint timer;     /* source id of aluette_drill_start_timer (), or 0 */
} AluetteDrillPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteDrill, aluette_drill, ADW_TYPE_BIN)

static AluetteDrillPrivate *
get_private (AluetteDrill *self)
{
  return aluette_drill_get_instance_private (self);
}

static void
next_cb (AluetteDrill *self)
{
  AluetteDrillPrivate *priv = get_private (self);
  AluetteDrillClass *klass = ALUETTE_DRILL_GET_CLASS (self);

  if (priv->asking || priv->timer != 0)
    return;
  if (klass->next != NULL)
    klass->next (self);
  else
    klass->begin (self);
}

static void
describe_toggled_cb (AluetteDrill *self)
{
  AluetteDrillClass *klass = ALUETTE_DRILL_GET_CLASS (self);

  if (klass->update_descriptions != NULL)
    klass->update_descriptions (self);
}

static void
aluette_drill_map (GtkWidget *widget)
{
  AluetteDrill *self = ALUETTE_DRILL (widget);
  AluetteDrillPrivate *priv = get_private (self);
  AluetteDrillClass *klass = ALUETTE_DRILL_GET_CLASS (self);

  GTK_WIDGET_CLASS (aluette_drill_parent_class)->map (widget);
  if (!priv->resumed)
    {
      priv->level = aluette_drill_start_level (priv->leitner, klass->makes) / klass->start_share;
      priv->asking = FALSE;
      klass->begin (self);
    }
  priv->begun = TRUE;
  priv->resumed = FALSE;
  if (!aluette_drill_board_focus_next (priv->board))
    gtk_widget_child_focus (priv->first, GTK_DIR_TAB_FORWARD);
}

static void
aluette_drill_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&get_private (ALUETTE_DRILL (widget))->timer, g_source_remove);
  GTK_WIDGET_CLASS (aluette_drill_parent_class)->unmap (widget);
}

static void
aluette_drill_dispose (GObject *object)
{
  AluetteDrillPrivate *priv = get_private (ALUETTE_DRILL (object));

  g_clear_handle_id (&priv->timer, g_source_remove);
  g_clear_object (&priv->leitner);
  g_clear_object (&priv->settings);
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
  AluetteDrillPrivate *priv = get_private (self);

  priv->leitner = g_object_ref (leitner);
  priv->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}

/* The counts, the state of the question, and what the class adds. */
#define STATE_TYPE "(b@(uu)ubxv)"

GVariant *
aluette_drill_get_state (AluetteDrill *self)
{
  AluetteDrillPrivate *priv;

  g_return_val_if_fail (ALUETTE_IS_DRILL (self), NULL);

  priv = get_private (self);
  if (!priv->begun)
    return NULL;
  return g_variant_new (STATE_TYPE, gtk_toggle_button_get_active (priv->describe),
                        aluette_drill_board_get_state (priv->board), priv->level, priv->asking,
                        priv->asked_at, ALUETTE_DRILL_GET_CLASS (self)->get_state (self));
}

void
aluette_drill_set_state (AluetteDrill *self, GVariant *state)
{
  AluetteDrillPrivate *priv;
  g_autoptr (GVariant) counts = NULL;
  g_autoptr (GVariant) question = NULL;
  gboolean describe;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  priv = get_private (self);
  g_variant_get (state, STATE_TYPE, &describe, &counts, &priv->level, &priv->asking,
                 &priv->asked_at, &question);
  gtk_toggle_button_set_active (priv->describe, describe);
  aluette_drill_board_set_state (priv->board, counts);
  priv->begun = priv->resumed = TRUE;
  ALUETTE_DRILL_GET_CLASS (self)->set_state (self, question);
}

void
aluette_drill_set_up (AluetteDrill *self, GtkWidget *stage, GtkWidget *answers, GtkWidget *first,
                      const char *describe)
{
  AluetteDrillPrivate *priv;
  GtkWidget *button;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  priv = get_private (self);
  button = gtk_toggle_button_new_with_mnemonic (describe);
  priv->describe = GTK_TOGGLE_BUTTON (button);
  priv->first = first;
  priv->board = ALUETTE_DRILL_BOARD (aluette_drill_board_new (stage, answers));
  aluette_set_accessible_name (button, NULL);
  aluette_drill_board_add_button (priv->board, button);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (describe_toggled_cb), self);
  g_signal_connect_swapped (priv->board, "next", G_CALLBACK (next_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (priv->board));
}

void
aluette_drill_add_button (AluetteDrill *self, GtkWidget *button)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  aluette_set_accessible_name (button, NULL);
  aluette_drill_board_add_button (get_private (self)->board, button);
}

AluSign
aluette_drill_pick_sign (AluetteDrill *self, int avoid)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), ALU_SIGN_MONSIEUR);

  return aluette_drill_pick (get_private (self)->leitner, ALUETTE_DRILL_GET_CLASS (self)->makes,
                             avoid);
}

AluetteGesture
aluette_drill_get_gesture (AluetteDrill *self, AluSign sign, guint strength)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), ALUETTE_GESTURE_MONSIEUR_EYES);

  return aluette_sign_gesture (get_private (self)->settings, sign, strength);
}

guint
aluette_drill_get_level (AluetteDrill *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), 0);

  return get_private (self)->level;
}

gboolean
aluette_drill_is_asking (AluetteDrill *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), FALSE);

  return get_private (self)->asking;
}

gint64
aluette_drill_get_elapsed (AluetteDrill *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), 0);

  return (g_get_monotonic_time () - get_private (self)->asked_at) / 1000;
}

gboolean
aluette_drill_get_describes (AluetteDrill *self)
{
  g_return_val_if_fail (ALUETTE_IS_DRILL (self), FALSE);

  return gtk_toggle_button_get_active (get_private (self)->describe);
}

void
aluette_drill_describe (AluetteDrill *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  if (aluette_drill_get_describes (self))
    aluette_drill_board_show_feedback (get_private (self)->board, ALUETTE_FEEDBACK_NONE, text);
}

void
aluette_drill_show_question (AluetteDrill *self, const char *question)
{
  AluetteDrillBoard *board;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  board = get_private (self)->board;
  aluette_drill_board_set_next (board, NULL);
  aluette_drill_board_show_feedback (board, ALUETTE_FEEDBACK_NONE, "");
  aluette_drill_board_show_question (board, question);
}

void
aluette_drill_accept_answer (AluetteDrill *self)
{
  g_return_if_fail (ALUETTE_IS_DRILL (self));

  get_private (self)->asking = TRUE;
  get_private (self)->asked_at = g_get_monotonic_time ();
}

static gboolean
timeout_cb (gpointer data)
{
  AluetteDrill *self = data;

  get_private (self)->timer = 0;
  ALUETTE_DRILL_GET_CLASS (self)->timeout (self);
  return G_SOURCE_REMOVE;
}

void
aluette_drill_start_timer (AluetteDrill *self, guint ms)
{
  AluetteDrillPrivate *priv;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  priv = get_private (self);
  g_clear_handle_id (&priv->timer, g_source_remove);
  priv->timer = g_timeout_add (ms, timeout_cb, self);
}

void
aluette_drill_count (AluetteDrill *self, AluSign sign, gboolean right)
{
  g_autofree char *item = NULL;
  AluetteDrillPrivate *priv;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  priv = get_private (self);
  item = aluette_sign_item (sign, ALUETTE_DRILL_GET_CLASS (self)->makes);
  g_clear_handle_id (&priv->timer, g_source_remove);
  priv->asking = FALSE;
  priv->level = aluette_drill_next_level (priv->level, right);
  aluette_drill_board_count (priv->board, priv->leitner, item, right, priv->asked_at);
}

void
aluette_drill_show_feedback (AluetteDrill *self, gboolean right, const char *text, const char *next)
{
  AluetteDrillBoard *board;

  g_return_if_fail (ALUETTE_IS_DRILL (self));

  board = get_private (self)->board;
  aluette_drill_board_show_feedback (board, right ? ALUETTE_FEEDBACK_RIGHT : ALUETTE_FEEDBACK_WRONG,
                                     text);
  aluette_drill_board_set_next (board, next);
}
