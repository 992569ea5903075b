/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/signs/aluette-drill-who.h"

#include <glib/gi18n.h>

#include "ui/portraits/aluette-villagers.h"
#include "ui/signs/aluette-drill-board.h"
#include "ui/signs/aluette-drill-items.h"
#include "ui/signs/aluette-drill-round.h"
#include "ui/signs/aluette-drill-table.h"
#include "ui/signs/aluette-sign-book.h"
#include "ui/table/aluette-announcer.h"

#define BEFORE_MS 1200
#define BETWEEN_MS 700

struct _AluetteDrillWho
{
  AdwBin parent_instance;

  AluetteLeitner *leitner;
  GSettings *settings;
  AluetteDrillTable *table;
  AluetteDrillBoard *board;
  GtkWidget *words;

  guint level;
  AluetteDrillRound round;
  guint passed;   /* signs that have passed */
  guint question; /* which one is asked */
  gboolean asking;
  gint64 asked_at;
  guint timer;
};

G_DEFINE_FINAL_TYPE (AluetteDrillWho, aluette_drill_who, ADW_TYPE_BIN)

static void
ask (AluetteDrillWho *self)
{
  const AluettePass *pass = &self->round.passes[self->round.questions[self->question]];
  g_autofree char *text
      /* Translators: %s is a card by its name: “Who told of: The Cow?” */
      = g_strdup_printf (_("Who told of: %s?"), aluette_sign_title (pass->sign));

  self->asking = TRUE;
  self->asked_at = g_get_monotonic_time ();
  aluette_drill_board_set_next (self->board, NULL);
  aluette_drill_board_tell (self->board, ALUETTE_FEEDBACK_NONE, "");
  aluette_drill_board_ask (self->board, text);
}

static void
show_pass (AluetteDrillWho *self, const AluettePass *pass)
{
  AluetteGesture gesture = aluette_sign_gesture (self->settings, pass->sign, 0);

  aluette_drill_table_perform (self->table, pass->maker, gesture,
                               aluette_drill_length (self->level),
                               aluette_drill_size (self->level));
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->words)))
    {
      g_autofree char *text
          /* Translators: a player and his gesture: “Léon: a pout”. */
          = g_strdup_printf (C_("gesture", "%1$s: %2$s"),
                             aluette_drill_table_get_name (self->table, pass->maker),
                             aluette_gesture_words (gesture));

      aluette_drill_board_tell (self->board, ALUETTE_FEEDBACK_NONE, text);
    }
}

static gboolean
pass_cb (gpointer data)
{
  AluetteDrillWho *self = data;

  self->timer = 0;
  if (self->passed == self->round.n_passes)
    {
      ask (self);
      return G_SOURCE_REMOVE;
    }
  show_pass (self, &self->round.passes[self->passed++]);
  self->timer = g_timeout_add (aluette_drill_length (self->level) + BETWEEN_MS, pass_cb, self);
  return G_SOURCE_REMOVE;
}

static void
begin (AluetteDrillWho *self)
{
  aluette_drill_round_make ((guint64) g_random_int () << 32 | g_random_int (), self->level,
                            &self->round);
  self->passed = 0;
  self->question = 0;
  self->asking = FALSE;
  aluette_drill_table_seat (self->table, (guint) g_random_int_range (0, ALUETTE_N_VILLAGERS));
  for (guint i = 0; i < ALUETTE_DRILL_PLAYERS; i++)
    aluette_drill_table_set_note (self->table, i, NULL);
  aluette_drill_board_set_next (self->board, NULL);
  aluette_drill_board_tell (self->board, ALUETTE_FEEDBACK_NONE, "");
  aluette_drill_board_ask (self->board, _("Watch them all: signs will pass."));
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (BEFORE_MS, pass_cb, self);
}

static void
tell (AluetteDrillWho *self, const AluettePass *pass, gboolean right)
{
  const char *name = aluette_drill_table_get_name (self->table, pass->maker);
  g_autofree char *text = g_strdup_printf (right ? _("Right: %s.") : _("No, it was %s."), name);

  aluette_drill_board_tell (self->board, right ? ALUETTE_FEEDBACK_RIGHT : ALUETTE_FEEDBACK_WRONG,
                            text);
  aluette_drill_table_set_note (self->table, pass->maker, aluette_sign_title (pass->sign));
}

static void
chosen_cb (AluetteDrillWho *self, guint place)
{
  const AluettePass *pass;
  g_autofree char *item = NULL;
  gboolean right;

  if (!self->asking)
    return;
  pass = &self->round.passes[self->round.questions[self->question]];
  right = place == pass->maker;
  item = aluette_sign_item (pass->sign, FALSE);
  self->asking = FALSE;
  self->level = aluette_drill_next_level (self->level, right);
  aluette_drill_board_count (self->board, self->leitner, item, right, self->asked_at);
  tell (self, pass, right);
  self->question++;
  aluette_drill_board_set_next (self->board, self->question < self->round.n_questions
                                                 ? _("_Next")
                                                 : _("_Next round"));
}

static void
next_cb (AluetteDrillWho *self)
{
  if (self->asking || self->timer != 0)
    return;
  if (self->question < self->round.n_questions)
    ask (self);
  else
    begin (self);
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
aluette_drill_who_map (GtkWidget *widget)
{
  AluetteDrillWho *self = ALUETTE_DRILL_WHO (widget);

  GTK_WIDGET_CLASS (aluette_drill_who_parent_class)->map (widget);
  self->level = aluette_drill_start_level (self->leitner, FALSE) / 2;
  begin (self);
  gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
}

static void
aluette_drill_who_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&ALUETTE_DRILL_WHO (widget)->timer, g_source_remove);
  GTK_WIDGET_CLASS (aluette_drill_who_parent_class)->unmap (widget);
}

static void
aluette_drill_who_dispose (GObject *object)
{
  AluetteDrillWho *self = ALUETTE_DRILL_WHO (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->leitner);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_drill_who_parent_class)->dispose (object);
}

static void
aluette_drill_who_class_init (AluetteDrillWhoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_drill_who_dispose;
  widget_class->map = aluette_drill_who_map;
  widget_class->unmap = aluette_drill_who_unmap;
}

static void
aluette_drill_who_init (AluetteDrillWho *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *hint = gtk_label_new (_("Click a face, or press 1 to 4: below, left, above, right."));

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_justify (GTK_LABEL (hint), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (hint, "dim-label");
  self->table = ALUETTE_DRILL_TABLE (aluette_drill_table_new (FALSE));
  self->board = ALUETTE_DRILL_BOARD (aluette_drill_board_new (GTK_WIDGET (self->table), hint));
  self->words = gtk_toggle_button_new_with_mnemonic (_("Gesture in _Words"));
  aluette_announce_button (self->words);
  aluette_drill_board_add_button (self->board, self->words);
  g_signal_connect_swapped (self->table, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->board, "next", G_CALLBACK (next_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->board));
}

GtkWidget *
aluette_drill_who_new (AluetteLeitner *leitner, GSettings *settings)
{
  AluetteDrillWho *self = g_object_new (ALUETTE_TYPE_DRILL_WHO, NULL);

  self->leitner = g_object_ref (leitner);
  self->settings = g_object_ref (settings);
  return GTK_WIDGET (self);
}
