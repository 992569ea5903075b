/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-recognition-drill.h"

#include <glib/gi18n.h>

#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-drill-sequence.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-sign-choice.h"
#include "ui/common/aluette-announcer.h"
#include "ui/portraits/aluette-portrait.h"

#define PORTRAIT_SIDE 190
#define BEFORE_MS 900 /* of idle life before the gesture */
#define SLOW_MS 4000

struct _AluetteRecognitionDrill
{
  AluetteDrill parent_instance;

  GtkWidget *portrait;
  GtkWidget *choice;

  int sign;   /* asked for now, or -1 */
  int answer; /* the sign chosen, or -1 */
  guint strength;
};

G_DEFINE_FINAL_TYPE (AluetteRecognitionDrill, aluette_recognition_drill, ALUETTE_TYPE_DRILL)

static AluetteGesture
get_gesture (AluetteRecognitionDrill *self)
{
  return aluette_sign_gesture (self->parent_instance.settings, (AluSign) self->sign,
                               self->strength);
}

static void
perform_gesture (AluetteRecognitionDrill *self, guint length_ms, double size)
{
  aluette_portrait_perform (ALUETTE_PORTRAIT (self->portrait), get_gesture (self), length_ms, size);
}

/* For those who cannot see a face: the gesture in words, the card still to be told. */
static void
say_gesture (AluetteRecognitionDrill *self)
{
  AluetteDrill *drill = &self->parent_instance;

  if (gtk_toggle_button_get_active (drill->words) && drill->asking)
    aluette_drill_board_show_feedback (drill->board, ALUETTE_FEEDBACK_NONE,
                                       aluette_gesture_text (get_gesture (self)));
}

static gboolean
perform_cb (gpointer data)
{
  AluetteRecognitionDrill *self = data;
  AluetteDrill *drill = data;

  drill->timer = 0;
  drill->asked_at = g_get_monotonic_time ();
  perform_gesture (self, aluette_drill_length (drill->level), aluette_drill_size (drill->level));
  say_gesture (self);
  return G_SOURCE_REMOVE;
}

static void
recognition_drill_ask (AluetteRecognitionDrill *self)
{
  AluetteDrill *drill = &self->parent_instance;

  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), -1, -1);
  gtk_widget_set_sensitive (self->choice, TRUE);
  aluette_drill_ask (drill, _("Watch the face. Which sign was that?"));
  drill->asked_at = g_get_monotonic_time ();
  aluette_drill_wait (drill, BEFORE_MS, perform_cb);
}

static void
recognition_drill_begin (AluetteDrill *drill)
{
  AluetteRecognitionDrill *self = ALUETTE_RECOGNITION_DRILL (drill);

  self->sign = (int) aluette_drill_pick (drill->leitner, FALSE, self->sign);
  self->strength = self->sign == ALU_SIGN_MISERE ? 1 + g_random_int_range (0, 2) : 0;
  self->answer = -1;
  drill->asking = TRUE;
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), g_random_int ());
  recognition_drill_ask (self);
}

/* What the answer was worth. */
static void
recognition_drill_judge (AluetteRecognitionDrill *self)
{
  gboolean right = self->answer == self->sign;
  g_autofree char *text
      /* Translators: a sign and its gesture: “Right. The Cow: a pout”. */
      = g_strdup_printf (right ? _("Correct. %1$s: %2$s") : _("No. It was %1$s: %2$s"),
                         aluette_sign_title ((AluSign) self->sign),
                         aluette_gesture_text (get_gesture (self)));

  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), self->sign,
                            right ? -1 : self->answer);
  gtk_widget_set_sensitive (self->choice, FALSE);
  aluette_drill_show_feedback (&self->parent_instance, right, text, _("_Next"));
  if (!right)
    perform_gesture (self, SLOW_MS, 1);
}

static void
chosen_cb (AluetteRecognitionDrill *self, guint sign)
{
  AluetteDrill *drill = &self->parent_instance;

  if (!drill->asking || drill->timer != 0)
    return;
  self->answer = (int) sign;
  aluette_drill_count (drill, (AluSign) self->sign, self->answer == self->sign);
  recognition_drill_judge (self);
}

/* A gesture that is still asked for is made once more. */
static void
recognition_drill_resume (AluetteDrill *drill, AluetteDrill *drill_before)
{
  AluetteRecognitionDrill *self = ALUETTE_RECOGNITION_DRILL (drill);
  AluetteRecognitionDrill *before = ALUETTE_RECOGNITION_DRILL (drill_before);

  self->sign = before->sign;
  self->answer = before->answer;
  self->strength = before->strength;
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait),
                                 aluette_portrait_get_villager (ALUETTE_PORTRAIT (before
                                                                                      ->portrait)));
  recognition_drill_ask (self);
  if (drill->asking)
    return;
  g_clear_handle_id (&drill->timer, g_source_remove);
  recognition_drill_judge (self);
}

static void
again_cb (AluetteRecognitionDrill *self)
{
  AluetteDrill *drill = &self->parent_instance;

  if (self->sign < 0 || drill->timer != 0)
    return;
  perform_gesture (self, drill->asking ? aluette_drill_length (drill->level) : SLOW_MS,
                   drill->asking ? aluette_drill_size (drill->level) : 1);
  say_gesture (self);
}

static void
aluette_recognition_drill_class_init (AluetteRecognitionDrillClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->begin = recognition_drill_begin;
  drill_class->resume = recognition_drill_resume;
}

static void
aluette_recognition_drill_init (AluetteRecognitionDrill *self)
{
  AluetteDrill *drill = &self->parent_instance;
  GtkWidget *again = gtk_button_new_with_mnemonic (_("_Repeat"));

  self->sign = self->answer = -1;
  self->portrait = aluette_portrait_new (0);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIDE, PORTRAIT_SIDE);
  self->choice = aluette_sign_choice_new ();
  aluette_drill_set_up (drill, self->portrait, self->choice, self->choice, _("Describe _Gesture"));
  aluette_announce_button (again);
  aluette_drill_board_add_button (drill->board, again);
  g_signal_connect_swapped (drill->words, "toggled", G_CALLBACK (say_gesture), self);
  g_signal_connect_swapped (again, "clicked", G_CALLBACK (again_cb), self);
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (chosen_cb), self);
  aluette_sign_choice_take_keys (ALUETTE_SIGN_CHOICE (self->choice), GTK_WIDGET (self));
}

GtkWidget *
aluette_recognition_drill_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_RECOGNITION_DRILL, leitner, settings);
}
