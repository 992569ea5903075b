/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-timing-drill.h"

#include <glib/gi18n.h>

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/aluette/drills/aluette-drill-table.h"
#include "ui/aluette/drills/aluette-sign-choice.h"
#include "ui/common/aluette-page.h"

#define TICK_MS 60
#define TIME_MS 20000 /* time to make the sign */
#define SHOWN_MS 1400
#define PARTNER 2

struct _AluetteTimingDrill
{
  AluetteDrill parent_instance;

  AluetteDrillTable *table;
  GtkWidget *choice;

  AluGazeModel gaze;
  int sign;   /* to be made, or -1 before the first */
  int answer; /* the sign made, or -1 */
};

G_DEFINE_FINAL_TYPE (AluetteTimingDrill, aluette_timing_drill, ALUETTE_TYPE_DRILL)

static char *
format_gaze (AluetteTimingDrill *self, guint target)
{
  if (target == 0)
    return g_strdup (_("is looking at you"));
  if (target == ALU_GAZE_CARDS)
    return g_strdup (_("is looking at their cards"));
  if (target == ALU_GAZE_TRICK)
    return g_strdup (_("is looking at the table"));
  return g_strdup_printf (_("is looking at %s"),
                          aluette_drill_table_get_name (self->table, target));
}

static void
show_gaze (AluetteTimingDrill *self, guint place)
{
  guint target = self->gaze.gazes[place].target;
  g_autofree char *text = NULL;

  if (aluette_drill_get_describes (ALUETTE_DRILL (self)))
    text = format_gaze (self, target);
  aluette_drill_table_set_target (self->table, place, target);
  aluette_drill_table_set_note (self->table, place, text);
}

static void
show_gazes (AluetteTimingDrill *self)
{
  for (guint i = 1; i < ALUETTE_DRILL_PLAYERS; i++)
    show_gaze (self, i);
}

/* Returns an opponent who is looking at the user, or 0. */
static guint
find_watcher (AluetteTimingDrill *self)
{
  return alu_gaze_model_looks_at (&self->gaze, 1, 0)   ? 1
         : alu_gaze_model_looks_at (&self->gaze, 3, 0) ? 3
                                                       : 0;
}

static gboolean
is_right (AluetteTimingDrill *self)
{
  return self->answer == self->sign && find_watcher (self) == 0;
}

/* Returns: (transfer full): who saw the sign, or why it was wrong. */
static char *
format_outcome (AluetteTimingDrill *self)
{
  const char *partner = aluette_drill_table_get_name (self->table, PARTNER);
  guint watcher = find_watcher (self);

  if (self->answer < 0)
    return g_strdup (_("Too late: the trick is over."));
  if (self->answer != self->sign)
    return g_strdup_printf (_("That was a different sign: %s."),
                            aluette_sign_title ((AluSign) self->answer));
  if (watcher != 0)
    return g_strdup_printf (_("Caught! %s was looking at you."),
                            aluette_drill_table_get_name (self->table, watcher));
  return g_strdup_printf (alu_gaze_model_looks_at (&self->gaze, PARTNER, 0)
                              ? _("Well done: only %s saw it.")
                              : _("Your opponents saw nothing, but %s missed it too."),
                          partner);
}

static void
show_result (AluetteTimingDrill *self)
{
  g_autofree char *text = format_outcome (self);

  gtk_widget_set_sensitive (self->choice, FALSE);
  if (self->answer >= 0)
    aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), self->sign,
                              self->answer == self->sign ? -1 : self->answer);
  aluette_drill_show_feedback (ALUETTE_DRILL (self), is_right (self), text, _("_Next"));
}

static void
finish_question (AluetteTimingDrill *self)
{
  aluette_drill_count (ALUETTE_DRILL (self), (AluSign) self->sign, is_right (self));
  show_result (self);
}

/* Moves the gazes on until the time is over. */
static void
timing_drill_timeout (AluetteDrill *drill)
{
  AluetteTimingDrill *self = ALUETTE_TIMING_DRILL (drill);
  gint64 elapsed = aluette_drill_get_elapsed (drill);
  unsigned turned = alu_gaze_model_advance (&self->gaze, (uint64_t) elapsed);

  for (guint i = 1; i < ALUETTE_DRILL_PLAYERS; i++)
    if (turned & (1u << i))
      show_gaze (self, i);
  if (elapsed < TIME_MS)
    aluette_drill_start_timer (drill, TICK_MS);
  else
    finish_question (self);
}

/* The higher the level, the more attentive the opponents: they are like bots in a match. */
static void
start_gaze (AluetteTimingDrill *self)
{
  guint bot = ALU_LEVEL_VILLAGER
              + aluette_drill_get_level (ALUETTE_DRILL (self))
                    * (ALU_LEVEL_MASTER - ALU_LEVEL_VILLAGER) / (ALUETTE_DRILL_LEVELS - 1);
  uint8_t levels[ALU_MAX_SEATS] = { ALU_NOBODY, (uint8_t) bot, ALU_LEVEL_STRONG, (uint8_t) bot };

  alu_gaze_model_init (&self->gaze, ALUETTE_DRILL_PLAYERS, levels, 0, g_random_int ());
  for (int i = 1; i < ALUETTE_DRILL_PLAYERS; i += 2)
    for (int n = 0; n < 3; n++)
      alu_gaze_model_caught (&self->gaze, i, 0); /* makes the opponents attentive */
}

static void
show_question (AluetteTimingDrill *self)
{
  g_autofree char *text
      /* Translators: the partner's name and a sign: “Tell Léon: The Cow”. */
      = g_strdup_printf (
          _("Tell %1$s: %2$s. Make sure that neither %3$s nor %4$s is looking at you."),
          aluette_drill_table_get_name (self->table, PARTNER),
          aluette_sign_title ((AluSign) self->sign), aluette_drill_table_get_name (self->table, 1),
          aluette_drill_table_get_name (self->table, 3));

  show_gazes (self);
  aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), -1, -1);
  gtk_widget_set_sensitive (self->choice, TRUE);
  aluette_drill_show_question (ALUETTE_DRILL (self), text);
}

static void
timing_drill_begin (AluetteDrill *drill)
{
  AluetteTimingDrill *self = ALUETTE_TIMING_DRILL (drill);

  self->sign = (int) aluette_drill_pick_sign (drill, self->sign);
  self->answer = -1;
  aluette_drill_accept_answer (drill);
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  start_gaze (self);
  show_question (self);
  aluette_drill_start_timer (drill, TICK_MS);
}

static GVariant *
timing_drill_get_state (AluetteDrill *drill)
{
  AluetteTimingDrill *self = ALUETTE_TIMING_DRILL (drill);

  return g_variant_new ("(ii@ayu)", self->sign, self->answer,
                        aluette_page_pack (&self->gaze, sizeof self->gaze),
                        aluette_drill_table_get_first (self->table));
}

static void
timing_drill_set_state (AluetteDrill *drill, GVariant *state)
{
  AluetteTimingDrill *self = ALUETTE_TIMING_DRILL (drill);
  g_autoptr (GVariant) gaze = NULL;
  guint first;

  g_variant_get (state, "(ii@ayu)", &self->sign, &self->answer, &gaze, &first);
  aluette_page_unpack (gaze, &self->gaze, sizeof self->gaze);
  aluette_drill_table_seat (self->table, first);
  show_question (self);
  if (aluette_drill_is_asking (drill))
    aluette_drill_start_timer (drill, TICK_MS);
  else
    show_result (self);
}

static void
timing_drill_update_descriptions (AluetteDrill *drill)
{
  show_gazes (ALUETTE_TIMING_DRILL (drill));
}

static void
chosen_cb (AluetteTimingDrill *self, guint sign)
{
  AluetteDrill *drill = ALUETTE_DRILL (self);

  if (!aluette_drill_is_asking (drill))
    return;
  self->answer = (int) sign;
  alu_gaze_model_advance (&self->gaze, (uint64_t) aluette_drill_get_elapsed (drill));
  show_gazes (self);
  aluette_drill_table_perform (self->table, 0, aluette_drill_get_gesture (drill, (AluSign) sign, 0),
                               SHOWN_MS, 1);
  finish_question (self);
}

static void
aluette_timing_drill_class_init (AluetteTimingDrillClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->makes = TRUE;
  drill_class->start_share = 2;
  drill_class->begin = timing_drill_begin;
  drill_class->timeout = timing_drill_timeout;
  drill_class->update_descriptions = timing_drill_update_descriptions;
  drill_class->get_state = timing_drill_get_state;
  drill_class->set_state = timing_drill_set_state;
}

static void
aluette_timing_drill_init (AluetteTimingDrill *self)
{
  self->sign = self->answer = -1;
  self->table = ALUETTE_DRILL_TABLE (aluette_drill_table_new (TRUE));
  aluette_drill_table_set_wandering (self->table, FALSE);
  self->choice = aluette_sign_choice_new ();
  aluette_drill_set_up (ALUETTE_DRILL (self), GTK_WIDGET (self->table), self->choice, self->choice,
                        _("Describe _Gazes"));
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (chosen_cb), self);
  aluette_sign_choice_take_keys (ALUETTE_SIGN_CHOICE (self->choice), GTK_WIDGET (self));
}

GtkWidget *
aluette_timing_drill_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_TIMING_DRILL, leitner, settings);
}
