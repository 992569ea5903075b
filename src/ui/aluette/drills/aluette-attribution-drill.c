/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-attribution-drill.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/aluette/drills/aluette-drill-table.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"

#define BEFORE_MS 1200
#define BETWEEN_MS 700

struct _AluetteAttributionDrill
{
  AluetteDrill parent_instance;

  AluetteDrillTable *table;

  AluetteDrillSequence sequence;
  guint passed;   /* number of signs made so far */
  guint question; /* index of the current question */
  int answer;     /* the place chosen, or -1 */
};

G_DEFINE_FINAL_TYPE (AluetteAttributionDrill, aluette_attribution_drill, ALUETTE_TYPE_DRILL)

static const AluettePass *
get_asked_pass (AluetteAttributionDrill *self)
{
  return &self->sequence.passes[self->sequence.questions[self->question]];
}

static void
show_question (AluetteAttributionDrill *self)
{
  g_autofree char *text
      /* Translators: %s is a sign, such as “The Cow”. */
      = g_strdup_printf (_("Who made this sign: %s?"),
                         aluette_sign_title (get_asked_pass (self)->sign));

  aluette_drill_show_question (ALUETTE_DRILL (self), text);
}

static void
ask_question (AluetteAttributionDrill *self)
{
  self->answer = -1;
  aluette_drill_accept_answer (ALUETTE_DRILL (self));
  show_question (self);
}

static void
perform_pass (AluetteAttributionDrill *self, const AluettePass *pass)
{
  AluetteDrill *drill = ALUETTE_DRILL (self);
  guint level = aluette_drill_get_level (drill);
  AluetteGesture gesture = aluette_drill_get_gesture (drill, pass->sign, 0);
  g_autofree char *text
      /* Translators: a player and their gesture: “Léon: a pout”. */
      = g_strdup_printf (C_("gesture", "%1$s: %2$s"),
                         aluette_drill_table_get_name (self->table, pass->maker),
                         aluette_gesture_text (gesture));

  aluette_drill_table_perform (self->table, pass->maker, gesture, aluette_drill_length (level),
                               aluette_drill_size (level));
  aluette_drill_describe (drill, text);
}

static void
attribution_drill_timeout (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  if (self->passed == self->sequence.n_passes)
    {
      ask_question (self);
      return;
    }
  perform_pass (self, &self->sequence.passes[self->passed++]);
  aluette_drill_start_timer (drill,
                             aluette_drill_length (aluette_drill_get_level (drill)) + BETWEEN_MS);
}

static void
start_signs (AluetteAttributionDrill *self)
{
  aluette_drill_show_question (ALUETTE_DRILL (self),
                               _("Watch everyone: they are about to make signs."));
  aluette_drill_start_timer (ALUETTE_DRILL (self), BEFORE_MS);
}

static void
attribution_drill_begin (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  aluette_drill_sequence_init ((guint64) g_random_int () << 32 | g_random_int (),
                               aluette_drill_get_level (drill), &self->sequence);
  self->passed = 0;
  self->question = 0;
  self->answer = -1;
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  for (guint i = 0; i < ALUETTE_DRILL_PLAYERS; i++)
    aluette_drill_table_set_note (self->table, i, NULL);
  start_signs (self);
}

/* Shows the sign that a question was about beside the player who made it. */
static void
show_maker (AluetteAttributionDrill *self, guint question)
{
  const AluettePass *pass = &self->sequence.passes[self->sequence.questions[question]];

  aluette_drill_table_set_note (self->table, pass->maker, aluette_sign_title (pass->sign));
}

static void
show_result (AluetteAttributionDrill *self)
{
  guint maker = get_asked_pass (self)->maker;
  gboolean right = self->answer == (int) maker;
  gboolean more = self->question + 1 < self->sequence.n_questions;
  g_autofree char *text = g_strdup_printf (right ? _("Correct: %s.") : _("No, it was %s."),
                                           aluette_drill_table_get_name (self->table, maker));

  aluette_drill_show_feedback (ALUETTE_DRILL (self), right, text,
                               more ? _("_Next") : _("_Next Question"));
  show_maker (self, self->question);
}

static void
chosen_cb (AluetteAttributionDrill *self, guint place)
{
  const AluettePass *pass = get_asked_pass (self);

  if (!aluette_drill_is_asking (ALUETTE_DRILL (self)))
    return;
  self->answer = (int) place;
  aluette_drill_count (ALUETTE_DRILL (self), pass->sign, place == pass->maker);
  show_result (self);
}

static void
show_next_question (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  if (++self->question < self->sequence.n_questions)
    ask_question (self);
  else
    attribution_drill_begin (drill);
}

static GVariant *
attribution_drill_get_state (AluetteDrill *drill)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);

  return g_variant_new ("(@ayuuiu)", aluette_page_pack (&self->sequence, sizeof self->sequence),
                        self->passed, self->question, self->answer,
                        aluette_drill_table_get_first (self->table));
}

static void
attribution_drill_set_state (AluetteDrill *drill, GVariant *state)
{
  AluetteAttributionDrill *self = ALUETTE_ATTRIBUTION_DRILL (drill);
  g_autoptr (GVariant) sequence = NULL;
  guint first;

  g_variant_get (state, "(@ayuuiu)", &sequence, &self->passed, &self->question, &self->answer,
                 &first);
  aluette_page_unpack (sequence, &self->sequence, sizeof self->sequence);
  aluette_drill_table_seat (self->table, first);
  for (guint i = 0; i < self->question; i++)
    show_maker (self, i);
  if (!aluette_drill_is_asking (drill) && self->answer < 0)
    {
      /* Repeat the sign that was being made. */
      self->passed -= self->passed > 0;
      start_signs (self);
      return;
    }
  show_question (self);
  if (!aluette_drill_is_asking (drill))
    show_result (self);
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
  drill_class->timeout = attribution_drill_timeout;
  drill_class->get_state = attribution_drill_get_state;
  drill_class->set_state = attribution_drill_set_state;
}

static void
aluette_attribution_drill_init (AluetteAttributionDrill *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *hint = aluette_centered_label_new (
      _("Click a face or press a key: 1 below, 2 left, 3 above, 4 right."), -1, "dim-label");

  self->table = ALUETTE_DRILL_TABLE (aluette_drill_table_new (FALSE));
  aluette_drill_set_up (ALUETTE_DRILL (self), GTK_WIDGET (self->table), hint,
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
