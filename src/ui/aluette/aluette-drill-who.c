/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-drill-who.h"

#include <glib/gi18n.h>

#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-drill-round.h"
#include "ui/aluette/aluette-drill-table.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/portraits/aluette-villagers.h"

#define BEFORE_MS 1200
#define BETWEEN_MS 700

struct _AluetteDrillWho
{
  AluetteDrill parent_instance;

  AluetteDrillTable *table;

  AluetteDrillRound round;
  guint passed;   /* signs that have passed */
  guint question; /* which one is asked */
  int answer;     /* the place chosen, or -1 */
};

G_DEFINE_FINAL_TYPE (AluetteDrillWho, aluette_drill_who, ALUETTE_TYPE_DRILL)

static void
ask (AluetteDrillWho *self)
{
  const AluettePass *pass = &self->round.passes[self->round.questions[self->question]];
  g_autofree char *text
      /* Translators: %s is a card by its name: “Who told of: The Cow?” */
      = g_strdup_printf (_("Who made this sign: %s?"), aluette_sign_title (pass->sign));

  self->answer = -1;
  self->parent_instance.asking = TRUE;
  self->parent_instance.asked_at = g_get_monotonic_time ();
  aluette_drill_ask (&self->parent_instance, text);
}

static void
show_pass (AluetteDrillWho *self, const AluettePass *pass)
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
                             aluette_gesture_words (gesture));

      aluette_drill_board_tell (drill->board, ALUETTE_FEEDBACK_NONE, text);
    }
}

static gboolean
pass_cb (gpointer data)
{
  AluetteDrillWho *self = data;
  AluetteDrill *drill = data;

  drill->timer = 0;
  if (self->passed == self->round.n_passes)
    {
      ask (self);
      return G_SOURCE_REMOVE;
    }
  show_pass (self, &self->round.passes[self->passed++]);
  aluette_drill_wait (drill, aluette_drill_length (drill->level) + BETWEEN_MS, pass_cb);
  return G_SOURCE_REMOVE;
}

/* Signs pass, the first of them soon. */
static void
watch (AluetteDrillWho *self)
{
  aluette_drill_ask (&self->parent_instance, _("Watch everyone: they are about to make signs."));
  aluette_drill_wait (&self->parent_instance, BEFORE_MS, pass_cb);
}

static void
begin (AluetteDrill *drill)
{
  AluetteDrillWho *self = ALUETTE_DRILL_WHO (drill);

  aluette_drill_round_make ((guint64) g_random_int () << 32 | g_random_int (), drill->level,
                            &self->round);
  self->passed = 0;
  self->question = 0;
  self->answer = -1;
  drill->asking = FALSE;
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  for (guint i = 0; i < ALUETTE_DRILL_PLAYERS; i++)
    aluette_drill_table_set_note (self->table, i, NULL);
  watch (self);
}

/* Shows beside a player that he made the sign that was asked for. */
static void
note (AluetteDrillWho *self, guint question)
{
  const AluettePass *pass = &self->round.passes[self->round.questions[question]];

  aluette_drill_table_set_note (self->table, pass->maker, aluette_sign_title (pass->sign));
}

/* What the answer to a question was worth. */
static void
judge (AluetteDrillWho *self)
{
  guint maker = self->round.passes[self->round.questions[self->question]].maker;
  gboolean right = self->answer == (int) maker;
  gboolean more = self->question + 1 < self->round.n_questions;
  g_autofree char *text = g_strdup_printf (right ? _("Correct: %s.") : _("No, it was %s."),
                                           aluette_drill_table_get_name (self->table, maker));

  aluette_drill_tell (&self->parent_instance, right, text,
                      more ? _("_Next") : _("_Next Question"));
  note (self, self->question);
}

static void
chosen_cb (AluetteDrillWho *self, guint place)
{
  const AluettePass *pass;

  if (!self->parent_instance.asking)
    return;
  pass = &self->round.passes[self->round.questions[self->question]];
  self->answer = (int) place;
  aluette_drill_count (&self->parent_instance, pass->sign, place == pass->maker);
  judge (self);
}

static void
go_on (AluetteDrill *drill)
{
  AluetteDrillWho *self = ALUETTE_DRILL_WHO (drill);

  if (++self->question < self->round.n_questions)
    ask (self);
  else
    begin (drill);
}

static void
resume (AluetteDrill *drill, AluetteDrill *drill_before)
{
  AluetteDrillWho *self = ALUETTE_DRILL_WHO (drill);
  AluetteDrillWho *before = ALUETTE_DRILL_WHO (drill_before);

  self->round = before->round;
  self->passed = before->passed;
  self->question = before->question;
  aluette_drill_table_seat_as (self->table, before->table);
  for (guint i = 0; i < self->question; i++)
    note (self, i);
  if (drill->asking || before->answer >= 0)
    ask (self);
  self->answer = before->answer;
  if (drill_before->asking)
    return;
  drill->asking = FALSE;
  if (self->answer >= 0)
    {
      judge (self);
      return;
    }
  /* The sign that was passing does so again. */
  self->passed -= self->passed > 0;
  watch (self);
}

static gboolean
key_pressed_cb (AluetteDrillWho *self, guint keyval)
{
  if (keyval < GDK_KEY_1 || keyval >= GDK_KEY_1 + ALUETTE_DRILL_PLAYERS)
    return FALSE;
  chosen_cb (self, keyval - GDK_KEY_1);
  return TRUE;
}

static void
aluette_drill_who_class_init (AluetteDrillWhoClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->start_share = 2;
  drill_class->next = go_on;
  drill_class->begin = begin;
  drill_class->resume = resume;
}

static void
aluette_drill_who_init (AluetteDrillWho *self)
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
aluette_drill_who_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_DRILL_WHO, leitner, settings);
}
