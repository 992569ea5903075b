/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-drill-now.h"

#include <glib/gi18n.h>

#include "bots/attention/alu-attention.h"
#include "ui/aluette/aluette-drill-items.h"
#include "ui/aluette/aluette-drill-round.h"
#include "ui/aluette/aluette-drill-table.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-sign-choice.h"
#include "ui/portraits/aluette-villagers.h"

#define TICK_MS 60
#define TIME_MS 20000 /* to make a sign */
#define SHOWN_MS 1400
#define PARTNER 2

struct _AluetteDrillNow
{
  AluetteDrill parent_instance;

  AluetteDrillTable *table;
  GtkWidget *choice;

  AluAttention attention;
  int sign;   /* asked for, or -1 */
  int answer; /* the sign made, or -1 */
};

G_DEFINE_FINAL_TYPE (AluetteDrillNow, aluette_drill_now, ALUETTE_TYPE_DRILL)

static gint64
get_ms (AluetteDrillNow *self)
{
  return (g_get_monotonic_time () - self->parent_instance.asked_at) / 1000;
}

static char *
get_gaze_words (AluetteDrillNow *self, guint target)
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
show_gaze (AluetteDrillNow *self, guint place)
{
  guint target = self->attention.gazes[place].target;

  aluette_drill_table_look (self->table, place, target);
  if (gtk_toggle_button_get_active (self->parent_instance.words))
    {
      g_autofree char *words = get_gaze_words (self, target);

      aluette_drill_table_set_note (self->table, place, words);
    }
  else
    aluette_drill_table_set_note (self->table, place, NULL);
}

static void
show_gazes (AluetteDrillNow *self)
{
  for (guint i = 1; i < ALUETTE_DRILL_PLAYERS; i++)
    show_gaze (self, i);
}

/* Returns: an opponent whose eyes rest on the viewer, or 0. */
static guint
find_watcher (AluetteDrillNow *self)
{
  return alu_attention_looks_at (&self->attention, 1, 0)   ? 1
         : alu_attention_looks_at (&self->attention, 3, 0) ? 3
                                                           : 0;
}

static gboolean
is_right (AluetteDrillNow *self)
{
  return self->answer == self->sign && find_watcher (self) == 0;
}

/* Returns: (transfer full): what came of the sign that was made, or of none. */
static char *
tell_outcome (AluetteDrillNow *self)
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
  return g_strdup_printf (alu_attention_looks_at (&self->attention, PARTNER, 0)
                              ? _("Well done: only %s saw it.")
                              : _("Your opponents saw nothing, but %s missed it too."),
                          partner);
}

static void
judge (AluetteDrillNow *self)
{
  g_autofree char *text = tell_outcome (self);

  gtk_widget_set_sensitive (self->choice, FALSE);
  if (self->answer >= 0)
    aluette_sign_choice_mark (ALUETTE_SIGN_CHOICE (self->choice), self->sign,
                              self->answer == self->sign ? -1 : self->answer);
  aluette_drill_tell (&self->parent_instance, is_right (self), text, _("_Next"));
}

static void
finish (AluetteDrillNow *self)
{
  g_clear_handle_id (&self->parent_instance.timer, g_source_remove);
  aluette_drill_count (&self->parent_instance, (AluSign) self->sign, is_right (self));
  judge (self);
}

static gboolean
tick_cb (gpointer data)
{
  AluetteDrillNow *self = data;
  gint64 now = get_ms (self);
  unsigned turned = alu_attention_advance (&self->attention, (uint64_t) now);

  for (guint i = 1; i < ALUETTE_DRILL_PLAYERS; i++)
    if (turned & (1u << i))
      show_gaze (self, i);
  if (now < TIME_MS)
    return G_SOURCE_CONTINUE;
  self->parent_instance.timer = 0;
  finish (self);
  return G_SOURCE_REMOVE;
}

/* The better one does, the sharper the eyes about the table: as those of bots in a match. */
static void
open_eyes (AluetteDrillNow *self)
{
  guint bot = ALU_LEVEL_VILLAGER
              + self->parent_instance.level * (ALU_LEVEL_MASTER - ALU_LEVEL_VILLAGER)
                    / (ALUETTE_DRILL_LEVELS - 1);
  uint8_t levels[ALU_MAX_SEATS] = { ALU_NOBODY, (uint8_t) bot, ALU_LEVEL_STRONG, (uint8_t) bot };

  alu_attention_init (&self->attention, ALUETTE_DRILL_PLAYERS, levels, 0, g_random_int ());
  for (int i = 1; i < ALUETTE_DRILL_PLAYERS; i += 2)
    for (int n = 0; n < 3; n++)
      alu_attention_caught (&self->attention, i, 0); /* they suspect something */
}

static void
ask (AluetteDrillNow *self)
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
  aluette_drill_ask (&self->parent_instance, text);
}

static void
begin (AluetteDrill *drill)
{
  AluetteDrillNow *self = ALUETTE_DRILL_NOW (drill);

  self->sign = (int) aluette_drill_pick (drill->leitner, TRUE, self->sign);
  self->answer = -1;
  drill->asking = TRUE;
  drill->asked_at = g_get_monotonic_time ();
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  open_eyes (self);
  ask (self);
  aluette_drill_wait (drill, TICK_MS, tick_cb);
}

static void
resume (AluetteDrill *drill, AluetteDrill *drill_before)
{
  AluetteDrillNow *self = ALUETTE_DRILL_NOW (drill);
  AluetteDrillNow *before = ALUETTE_DRILL_NOW (drill_before);

  self->sign = before->sign;
  self->answer = before->answer;
  self->attention = before->attention;
  aluette_drill_table_seat_as (self->table, before->table);
  ask (self);
  if (drill->asking)
    aluette_drill_wait (drill, TICK_MS, tick_cb);
  else
    judge (self);
}

static void
chosen_cb (AluetteDrillNow *self, guint sign)
{
  if (!self->parent_instance.asking)
    return;
  self->answer = (int) sign;
  alu_attention_advance (&self->attention, (uint64_t) get_ms (self));
  show_gazes (self);
  aluette_drill_table_perform (self->table, 0,
                               aluette_sign_gesture (self->parent_instance.settings, (AluSign) sign,
                                                     0),
                               SHOWN_MS, 1);
  finish (self);
}

static void
aluette_drill_now_class_init (AluetteDrillNowClass *klass)
{
  AluetteDrillClass *drill_class = ALUETTE_DRILL_CLASS (klass);

  drill_class->makes = TRUE;
  drill_class->start_share = 2;
  drill_class->begin = begin;
  drill_class->resume = resume;
}

static void
aluette_drill_now_init (AluetteDrillNow *self)
{
  AluetteDrill *drill = &self->parent_instance;

  self->sign = self->answer = -1;
  self->table = ALUETTE_DRILL_TABLE (aluette_drill_table_new (TRUE));
  aluette_drill_table_set_wandering (self->table, FALSE);
  self->choice = aluette_sign_choice_new ();
  aluette_drill_set_up (drill, GTK_WIDGET (self->table), self->choice, self->choice,
                        _("Describe _Gazes"));
  g_signal_connect_swapped (drill->words, "toggled", G_CALLBACK (show_gazes), self);
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (chosen_cb), self);
  aluette_sign_choice_take_keys (ALUETTE_SIGN_CHOICE (self->choice), GTK_WIDGET (self));
}

GtkWidget *
aluette_drill_now_new (AluetteLeitner *leitner, GSettings *settings)
{
  return aluette_drill_new (ALUETTE_TYPE_DRILL_NOW, leitner, settings);
}
