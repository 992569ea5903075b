/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-recognition-drill.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/aluette/drills/aluette-sign-choice.h"
#include "ui/portraits/aluette-portrait.h"

#define PORTRAIT_SIDE 190
#define BEFORE_MS 900 /* of idle animation before the gesture */
#define SLOW_MS 4000

struct _AluetteRecognitionDrill
{
  AluetteDrill parent_instance;

  GtkWidget *portrait;
  GtkWidget *choice;

  int sign;   /* of the question, or -1 before the first */
  int answer; /* the sign chosen, or -1 */
  guint strength;
};

G_DEFINE_FINAL_TYPE (AluetteRecognitionDrill, aluette_recognition_drill, ALUETTE_TYPE_DRILL)

static AluetteGesture
get_gesture (AluetteRecognitionDrill *self)
{
  return aluette_drill_get_gesture (ALUETTE_DRILL (self), (AluSign) self->sign, self->strength);
}

static void
perform_gesture (AluetteRecognitionDrill *self, guint length_ms, double size)
{
  aluette_portrait_perform (ALUETTE_PORTRAIT (self->portrait), get_gesture (self), length_ms, size);
}

/* Describes the gesture without naming its sign. */
static void
recognition_drill_update_descriptions (AluetteDrill *drill)
{
  if (aluette_drill_is_asking (drill))
    aluette_drill_describe (drill,
                            aluette_gesture_text (get_gesture (ALUETTE_RECOGNITION_DRILL (drill))));
}

/* Performs the gesture as quickly and as small as the level demands. */
static void
perform_question (AluetteRecognitionDrill *self)
{
  guint level = aluette_drill_get_level (ALUETTE_DRILL (self));

  perform_gesture (self, aluette_drill_length (level), aluette_drill_size (level));
  recognition_drill_update_descriptions (ALUETTE_DRILL (self));
}

static void
recognition_drill_timeout (AluetteDrill *drill)
{
  aluette_drill_accept_answer (drill);
  perform_question (ALUETTE_RECOGNITION_DRILL (drill));
}

static void
show_question (AluetteRecognitionDrill *self)
{
  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), -1, -1);
  gtk_widget_set_sensitive (self->choice, TRUE);
  aluette_drill_show_question (ALUETTE_DRILL (self), _("Watch the face. Which sign was that?"));
}

static void
recognition_drill_begin (AluetteDrill *drill)
{
  AluetteRecognitionDrill *self = ALUETTE_RECOGNITION_DRILL (drill);

  self->sign = (int) aluette_drill_pick_sign (drill, self->sign);
  self->strength = self->sign == ALU_SIGN_MISERE ? 1 + g_random_int_range (0, 2) : 0;
  self->answer = -1;
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait),
                                 (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  show_question (self);
  aluette_drill_start_timer (drill, BEFORE_MS);
}

static void
show_result (AluetteRecognitionDrill *self)
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
  aluette_drill_show_feedback (ALUETTE_DRILL (self), right, text, _("_Next"));
  if (!right)
    perform_gesture (self, SLOW_MS, 1);
}

static void
chosen_cb (AluetteRecognitionDrill *self, guint sign)
{
  AluetteDrill *drill = ALUETTE_DRILL (self);

  if (!aluette_drill_is_asking (drill))
    return;
  self->answer = (int) sign;
  aluette_drill_count (drill, (AluSign) self->sign, self->answer == self->sign);
  show_result (self);
}

static GVariant *
recognition_drill_get_state (AluetteDrill *drill)
{
  AluetteRecognitionDrill *self = ALUETTE_RECOGNITION_DRILL (drill);

  return g_variant_new ("(iiuu)", self->sign, self->answer, self->strength,
                        aluette_portrait_get_villager (ALUETTE_PORTRAIT (self->portrait)));
}

/* A gesture without an answer is performed again. */
static void
recognition_drill_set_state (AluetteDrill *drill, GVariant *state)
{
  AluetteRecognitionDrill *self = ALUETTE_RECOGNITION_DRILL (drill);
  guint villager;

  g_variant_get (state, "(iiuu)", &self->sign, &self->answer, &self->strength, &villager);
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), villager);
  show_question (self);
  if (self->answer >= 0)
    show_result (self);
  else
    aluette_drill_start_timer (drill, BEFORE_MS);
}

static void
repeat_cb (AluetteRecognitionDrill *self)
{
  if (aluette_drill_is_asking (ALUETTE_DRILL (self)))
    perform_question (self);
  else if (self->answer >= 0)
    perform_gesture (self, SLOW_MS, 1);
}

static void
aluette_recognition_drill_class_init (AluetteRecognitionDrillClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->begin = recognition_drill_begin;
  drill_class->timeout = recognition_drill_timeout;
  drill_class->update_descriptions = recognition_drill_update_descriptions;
  drill_class->get_state = recognition_drill_get_state;
  drill_class->set_state = recognition_drill_set_state;
}

static void
aluette_recognition_drill_init (AluetteRecognitionDrill *self)
{
  AluetteDrill *drill = ALUETTE_DRILL (self);
  GtkWidget *repeat = gtk_button_new_with_mnemonic (_("_Repeat"));

  self->sign = self->answer = -1;
  self->portrait = aluette_portrait_new (0);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIDE, PORTRAIT_SIDE);
  self->choice = aluette_sign_choice_new ();
  aluette_drill_set_up (drill, self->portrait, self->choice, self->choice, _("Describe _Gesture"));
  aluette_drill_add_button (drill, repeat);
  g_signal_connect_swapped (repeat, "clicked", G_CALLBACK (repeat_cb), self);
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (chosen_cb), self);
  aluette_sign_choice_take_keys (ALUETTE_SIGN_CHOICE (self->choice), GTK_WIDGET (self));
}

GtkWidget *
aluette_recognition_drill_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_RECOGNITION_DRILL, leitner, settings);
}
