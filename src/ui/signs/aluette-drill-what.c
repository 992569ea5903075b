/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/signs/aluette-drill-what.h"

#include <glib/gi18n.h>

#include "ui/portraits/aluette-portrait.h"
#include "ui/signs/aluette-drill-board.h"
#include "ui/signs/aluette-drill-items.h"
#include "ui/signs/aluette-drill-round.h"
#include "ui/signs/aluette-sign-book.h"
#include "ui/signs/aluette-sign-choice.h"
#include "ui/table/aluette-announcer.h"

#define PORTRAIT_SIDE 190
#define BEFORE_MS 900 /* of idle life before the gesture */
#define SLOW_MS 4000

struct _AluetteDrillWhat
{
  AdwBin parent_instance;

  AluetteLeitner *leitner;
  GSettings *settings;
  GtkWidget *portrait;
  GtkWidget *choice;
  GtkWidget *words;
  AluetteDrillBoard *board;

  guint level;
  int sign; /* asked for now, or -1 */
  guint strength;
  gboolean answered;
  gint64 asked_at;
  guint timer;
};

G_DEFINE_FINAL_TYPE (AluetteDrillWhat, aluette_drill_what, ADW_TYPE_BIN)

static AluetteGesture
get_gesture (AluetteDrillWhat *self)
{
  return aluette_sign_gesture (self->settings, (AluSign) self->sign, self->strength);
}

static void
perform (AluetteDrillWhat *self, guint length_ms, double size)
{
  aluette_portrait_perform (ALUETTE_PORTRAIT (self->portrait), get_gesture (self), length_ms, size);
}

/* For those who cannot see a face: the gesture in words, the card still to be told. */
static void
say_gesture (AluetteDrillWhat *self)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->words)) && !self->answered)
    aluette_drill_board_tell (self->board, ALUETTE_FEEDBACK_NONE,
                              aluette_gesture_words (get_gesture (self)));
}

static gboolean
perform_cb (gpointer data)
{
  AluetteDrillWhat *self = data;

  self->timer = 0;
  self->asked_at = g_get_monotonic_time ();
  perform (self, aluette_drill_length (self->level), aluette_drill_size (self->level));
  say_gesture (self);
  return G_SOURCE_REMOVE;
}

static void
ask (AluetteDrillWhat *self)
{
  self->sign = (int) aluette_drill_pick (self->leitner, FALSE, self->sign);
  self->strength = self->sign == ALU_SIGN_MISERE ? 1 + g_random_int_range (0, 2) : 0;
  self->answered = FALSE;
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), g_random_int ());
  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), -1, -1);
  gtk_widget_set_sensitive (self->choice, TRUE);
  aluette_drill_board_set_next (self->board, NULL);
  aluette_drill_board_tell (self->board, ALUETTE_FEEDBACK_NONE, "");
  aluette_drill_board_ask (self->board, _("Watch the face. Which sign was that?"));
  g_clear_handle_id (&self->timer, g_source_remove);
  self->asked_at = g_get_monotonic_time ();
  self->timer = g_timeout_add (BEFORE_MS, perform_cb, self);
}

static void
tell (AluetteDrillWhat *self, gboolean right)
{
  const char *title = aluette_sign_title ((AluSign) self->sign);
  const char *words = aluette_gesture_words (get_gesture (self));
  g_autofree char *text
      /* Translators: a sign and its gesture: “Right. The Cow: a pout”. */
      = g_strdup_printf (right ? _("Right. %1$s: %2$s") : _("No. It was %1$s: %2$s"), title,
                         words);

  aluette_drill_board_tell (self->board, right ? ALUETTE_FEEDBACK_RIGHT : ALUETTE_FEEDBACK_WRONG,
                            text);
}

static void
chosen_cb (AluetteDrillWhat *self, guint sign)
{
  gboolean right = (int) sign == self->sign;
  g_autofree char *item = NULL;

  if (self->sign < 0 || self->answered || self->timer != 0)
    return;
  item = aluette_sign_item ((AluSign) self->sign, FALSE);
  self->answered = TRUE;
  self->level = aluette_drill_next_level (self->level, right);
  aluette_drill_board_count (self->board, self->leitner, item, right, self->asked_at);
  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), self->sign,
                            right ? -1 : (int) sign);
  gtk_widget_set_sensitive (self->choice, FALSE);
  tell (self, right);
  if (!right)
    perform (self, SLOW_MS, 1);
  aluette_drill_board_set_next (self->board, _("_Next"));
}

static void
next_cb (AluetteDrillWhat *self)
{
  if (self->answered)
    ask (self);
}

static void
again_cb (AluetteDrillWhat *self)
{
  if (self->sign < 0 || self->timer != 0)
    return;
  perform (self, self->answered ? SLOW_MS : aluette_drill_length (self->level),
           self->answered ? 1 : aluette_drill_size (self->level));
  say_gesture (self);
}

static void
aluette_drill_what_map (GtkWidget *widget)
{
  AluetteDrillWhat *self = ALUETTE_DRILL_WHAT (widget);

  GTK_WIDGET_CLASS (aluette_drill_what_parent_class)->map (widget);
  self->level = aluette_drill_start_level (self->leitner, FALSE);
  ask (self);
  gtk_widget_child_focus (self->choice, GTK_DIR_TAB_FORWARD);
}

static void
aluette_drill_what_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&ALUETTE_DRILL_WHAT (widget)->timer, g_source_remove);
  GTK_WIDGET_CLASS (aluette_drill_what_parent_class)->unmap (widget);
}

static void
aluette_drill_what_dispose (GObject *object)
{
  AluetteDrillWhat *self = ALUETTE_DRILL_WHAT (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->leitner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_drill_what_parent_class)->dispose (object);
}

static void
aluette_drill_what_class_init (AluetteDrillWhatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_drill_what_dispose;
  widget_class->map = aluette_drill_what_map;
  widget_class->unmap = aluette_drill_what_unmap;
}

static void
aluette_drill_what_init (AluetteDrillWhat *self)
{
  GtkWidget *again = gtk_button_new_with_mnemonic (_("_Again"));

  self->sign = -1;
  self->portrait = aluette_portrait_new (0);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIDE, PORTRAIT_SIDE);
  self->choice = aluette_sign_choice_new ();
  self->board = ALUETTE_DRILL_BOARD (aluette_drill_board_new (self->portrait, self->choice));
  self->words = gtk_toggle_button_new_with_mnemonic (_("Gesture in _Words"));
  aluette_announce_button (self->words);
  aluette_announce_button (again);
  g_signal_connect_swapped (self->words, "toggled", G_CALLBACK (say_gesture), self);
  g_signal_connect_swapped (again, "clicked", G_CALLBACK (again_cb), self);
  aluette_drill_board_add_button (self->board, self->words);
  aluette_drill_board_add_button (self->board, again);
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->board, "next", G_CALLBACK (next_cb), self);
  aluette_sign_choice_take_keys (ALUETTE_SIGN_CHOICE (self->choice), GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->board));
}

GtkWidget *
aluette_drill_what_new (AluetteLeitner *leitner, GSettings *settings)
{
  AluetteDrillWhat *self = g_object_new (ALUETTE_TYPE_DRILL_WHAT, NULL);

  self->leitner = g_object_ref (leitner);
  self->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}
