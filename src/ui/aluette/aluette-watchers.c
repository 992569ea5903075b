/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-watchers.h"

#include <glib/gi18n.h>

#include "ui/table/aluette-words.h"

struct _AluetteWatchers
{
  AdwBin parent_instance;

  AluetteGame *game;           /* (nullable) */
  AluetteAttention *attention; /* (nullable) */
  guint seat;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (AluetteWatchers, aluette_watchers, ADW_TYPE_BIN)

static void
append_watcher (AluetteWatchers *self, GString *names, const char *name, guint seat)
{
  if (names->len > 0)
    g_string_append (names, C_("list", ", "));
  if (alu_team_of ((int) seat) == alu_team_of ((int) self->seat))
    /* Translators: the name of a partner who is looking at the user. */
    g_string_append_printf (names, _("%s (partner)"), name);
  else
    g_string_append (names, name);
}

static void
refresh (AluetteWatchers *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL;
  AluetteWords words;

  if (self->game == NULL || self->attention == NULL || self->seat == ALU_NOBODY)
    {
      gtk_label_set_text (GTK_LABEL (self->label), "");
      return;
    }
  words = (AluetteWords) { aluette_game_get_header (self->game), self->seat, ALUETTE_PACK_ALUETTE };
  for (guint i = 0; i < words.header->rules.seats; i++)
    if (i != self->seat && aluette_attention_get_gaze (self->attention, i) == self->seat)
      {
        g_autofree char *name = aluette_words_player (&words, i);

        append_watcher (self, names, name, i);
      }
  if (names->len > 0)
    text = g_strdup_printf (_("Looking at you: %s"), names->str);
  gtk_label_set_text (GTK_LABEL (self->label),
                      text != NULL ? text : _("Nobody is looking at you"));
}

static void
forget (AluetteWatchers *self)
{
  if (self->attention != NULL)
    g_signal_handlers_disconnect_by_data (self->attention, self);
  g_clear_object (&self->attention);
  g_clear_object (&self->game);
}

static void
aluette_watchers_dispose (GObject *object)
{
  forget (ALUETTE_WATCHERS (object));
  G_OBJECT_CLASS (aluette_watchers_parent_class)->dispose (object);
}

static void
aluette_watchers_class_init (AluetteWatchersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_watchers_dispose;
}

static void
aluette_watchers_init (AluetteWatchers *self)
{
  self->seat = ALU_NOBODY;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->label);
}

GtkWidget *
aluette_watchers_new (void)
{
  return g_object_new (ALUETTE_TYPE_WATCHERS, NULL);
}

void
aluette_watchers_set_player (AluetteWatchers *self, AluetteGame *game, AluetteAttention *attention,
                             guint seat)
{
  g_return_if_fail (ALUETTE_IS_WATCHERS (self));

  forget (self);
  g_set_object (&self->game, game);
  g_set_object (&self->attention, attention);
  self->seat = seat;
  if (attention != NULL)
    g_signal_connect_object (attention, "gaze-changed", G_CALLBACK (refresh), self,
                             G_CONNECT_SWAPPED);
  refresh (self);
}

const char *
aluette_watchers_get_text (AluetteWatchers *self)
{
  return gtk_label_get_text (GTK_LABEL (self->label));
}
