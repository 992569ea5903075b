/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-attribution-drill.h"

#include <glib/gi18n.h>

#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-drill-sequence.h"
#include "ui/aluette/aluette-drill-table.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/portraits/aluette-villagers.h"

#define BEFORE_MS 1200
#define BETWEEN_MS 700

struct _AluetteAttributionDrill
{
  AluetteDrill parent_instance;

  AluetteDrillTable *table;

  AluetteDrillSequence sequence;
  guint passed;   /* signs that have passed */
  guint question; /* which one is asked */
  int answer;     /* the place chosen, or -1 */
};

G_DEFINE_FINAL_TYPE (AluetteAttributionDrill, aluette_attribution_drill, ALUETTE_TYPE_DRILL)

static void
ask (AluetteAttributionDrill *self)
{
  const AluettePass *pass = &self->sequence.passes[self->sequence.questions[self->question]];
  g_autofree char *text
      /* Translators: %s is a card by its name: “Who told of: The Cow?” */
      = g_strdup_printf (_("Who made this sign: %s?"), aluette_sign_title (pass->sign));

  self->answer = -1;
  self->parent_instance.asking = TRUE;
  self->parent_instance.asked_at = g_get_monotonic_time ();
  aluette_drill_ask (&self->parent_instance, text);
}

static void
show_pass (AluetteAttributionDrill *self, const AluettePass *pass)
{
  AluetteDrill *drill = &self->parent_instance;
  AluetteGesture gesture = aluette_sign_gesture (drill->settings, pass->sign, 0);

  aluette_drill_table_perform (self->table, pass->maker, gesture,
                               aluette_drill_length (drill->level),
                               aluette_drill_size (drill->level));
  if (gtk_toggle_button_get_active (drill->words))
    {
      g_autofree char *text
          /* Translators: a player and his gesture: “Léon: a pout”. */
          = g_strdup_printf (C_("gesture", "%1$s: %2$s"),
                             aluette_drill_table_get_name (self->table, pass->maker),
                             aluette_gesture_text (gesture));

      aluette_drill_board_show_feedback (drill->board, ALUETTE_FEEDBACK_NONE, text);
    }
}

static gboolean
pass_cb (gpointer data)
{
  AluetteAttributionDrill *self = data;
  AluetteDrill *drill = data;

  drill->timer = 0;
  if (self->passed == self->sequence.n_passes)
    {
      ask (self);
      return G_SOURCE_REMOVE;
    }
  show_pass (self, &self->sequence.passes[self->passed++]);
  aluette_drill_wait (drill, aluette_drill_length (drill->level) + BETWEEN_MS, pass_cb);
  return G_SOURCE_REMOVE;
}

/* Signs pass, the first of them soon. */
static void
start_signs (AluetteAttributionDrill *self)
{
  aluette_drill_ask (&self->parent_instance, _("Watch everyone: they are about to make signs."));
  aluette_drill_wait (&self->parent_instance, BEFORE_MS, pass_cb);
}

static void
attribution_drill_begin (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  aluette_drill_sequence_init ((guint64) g_random_int () << 32 | g_random_int (), drill->level,
                               &self->sequence);
  self->passed = 0;
  self->question = 0;
  self->answer = -1;
  drill->asking = FALSE;
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  for (guint i = 0; i < ALUETTE_DRILL_PLAYERS; i++)
    aluette_drill_table_set_note (self->table, i, NULL);
  start_signs (self);
}

/* Shows beside a player that he made the sign that was asked for. */
static void
show_maker (AluetteAttributionDrill *self, guint question)
{
  const AluettePass *pass = &self->sequence.passes[self->sequence.questions[question]];

  aluette_drill_table_set_note (self->table, pass->maker, aluette_sign_title (pass->sign));
}

/* What the answer to a question was worth. */
static void
attribution_drill_judge (AluetteAttributionDrill *self)
{
  guint maker = self->sequence.passes[self->sequence.questions[self->question]].maker;
  gboolean right = self->answer == (int) maker;
  gboolean more = self->question + 1 < self->sequence.n_questions;
  g_autofree char *text = g_strdup_printf (right ? _("Correct: %s.") : _("No, it was %s."),
                                           aluette_drill_table_get_name (self->table, maker));

  aluette_drill_show_feedback (&self->parent_instance, right, text,
                               more ? _("_Next") : _("_Next Question"));
  show_maker (self, self->question);
}

static void
chosen_cb (AluetteAttributionDrill *self, guint place)
{
  const AluettePass *pass;

  if (!self->parent_instance.asking)
    return;
  pass = &self->sequence.passes[self->sequence.questions[self->question]];
  self->answer = (int) place;
  aluette_drill_count (&self->parent_instance, pass->sign, place == pass->maker);
  attribution_drill_judge (self);
}

static void
show_next_question (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  if (++self->question < self->sequence.n_questions)
    ask (self);
  else
    attribution_drill_begin (drill);
}

static void
attribution_drill_resume (AluetteDrill *drill, AluetteDrill *drill_before)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);
  AluetteAttributionDrill *before = ALUETTE_ATTRIBUTION_DRILL (drill_before);

  self->sequence = before->sequence;
  self->passed = before->passed;
  self->question = before->question;
  aluette_drill_table_restore_from (self->table, before->table);
  for (guint i = 0; i < self->question; i++)
    show_maker (self, i);
  if (drill->asking || before->answer >= 0)
    ask (self);
  self->answer = before->answer;
  if (drill_before->asking)
    return;
  drill->asking = FALSE;
  if (self->answer >= 0)
    {
      attribution_drill_judge (self);
      return;
    }
  /* The sign that was passing does so again. */
  self->passed -= self->passed > 0;
  start_signs (self);
}

static gboolean
key_pressed_cb (AluetteAttributionDrill *self, guint keyval)
{
  if (keyval < GDK_KEY_1 || keyval >= GDK_KEY_1 + ALUETTE_DRILL_PLAYERS)
    return FALSE;
  chosen_cb (self, keyval - GDK_KEY_1);
  return TRUE;
}

static void
aluette_attribution_drill_class_init (AluetteAttributionDrillClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->start_share = 2;
  drill_class->next = show_next_question;
  drill_class->begin = attribution_drill_begin;
  drill_class->resume = attribution_drill_resume;
}

static void
aluette_attribution_drill_init (AluetteAttributionDrill *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *hint
      = gtk_label_new (_("Click a face or press a key: 1 below, 2 left, 3 above, 4 right."));

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_justify (GTK_LABEL (hint), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (hint, "dim-label");
  self->table = ALUETTE_DRILL_TABLE (aluette_drill_table_new (FALSE));
  aluette_drill_set_up (&self->parent_instance, GTK_WIDGET (self->table), hint,
                        GTK_WIDGET (self->table), _("Describe _Gesture"));
  g_signal_connect_swapped (self->table, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
aluette_attribution_drill_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_ATTRIBUTION_DRILL, leitner, settings);
}
