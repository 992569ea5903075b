/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-gaze-indicator.h"

#include <glib/gi18n.h>

#include "ui/table/aluette-text-context.h"

struct _AluetteGazeIndicator
{
  AdwBin parent_instance;

  AluetteGame *game; /* (nullable) */
  AluetteGaze *gaze; /* (nullable) */
  guint seat;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (AluetteGazeIndicator, aluette_gaze_indicator, ADW_TYPE_BIN)

static void
append_watcher (AluetteGazeIndicator *self, GString *names, const char *name, guint seat)
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
gaze_indicator_refresh (AluetteGazeIndicator *self)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *text = NULL;
  AluetteTextContext context;

  if (self->game == NULL || self->gaze == NULL || self->seat == ALU_NOBODY)
    {
      gtk_label_set_text (GTK_LABEL (self->label), "");
      return;
    }
  context = (AluetteTextContext) { aluette_game_get_header (self->game), self->seat,
                                   ALUETTE_PACK_ALUETTE };
  for (guint i = 0; i < context.header->rules.seats; i++)
    if (i != self->seat && aluette_gaze_get_target (self->gaze, i) == self->seat)
      {
        g_autofree char *name = aluette_text_player (&context, i);

        append_watcher (self, names, name, i);
      }
  if (names->len > 0)
    text = g_strdup_printf (_("Looking at you: %s"), names->str);
  gtk_label_set_text (GTK_LABEL (self->label),
                      text != NULL ? text : _("Nobody is looking at you"));
}

static void
gaze_indicator_clear (AluetteGazeIndicator *self)
{
  if (self->gaze != NULL)
    g_signal_handlers_disconnect_by_data (self->gaze, self);
  g_clear_object (&self->gaze);
  g_clear_object (&self->game);
}

static void
aluette_gaze_indicator_dispose (GObject *object)
{
  gaze_indicator_clear (ALUETTE_GAZE_INDICATOR (object));
  G_OBJECT_CLASS (aluette_gaze_indicator_parent_class)->dispose (object);
}

static void
aluette_gaze_indicator_class_init (AluetteGazeIndicatorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_gaze_indicator_dispose;
}

static void
aluette_gaze_indicator_init (AluetteGazeIndicator *self)
{
  self->seat = ALU_NOBODY;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->label);
}

GtkWidget *
aluette_gaze_indicator_new (void)
{
  return g_object_new (ALUETTE_TYPE_GAZE_INDICATOR, NULL);
}

void
aluette_gaze_indicator_set_player (AluetteGazeIndicator *self, AluetteGame *game, AluetteGaze *gaze,
                                   guint seat)
{
  g_return_if_fail (ALUETTE_IS_GAZE_INDICATOR (self));

  gaze_indicator_clear (self);
  g_set_object (&self->game, game);
  g_set_object (&self->gaze, gaze);
  self->seat = seat;
  if (gaze != NULL)
    g_signal_connect_object (gaze, "gaze-changed", G_CALLBACK (gaze_indicator_refresh), self,
                             G_CONNECT_SWAPPED);
  gaze_indicator_refresh (self);
}

const char *
aluette_gaze_indicator_get_text (AluetteGazeIndicator *self)
{
  return gtk_label_get_text (GTK_LABEL (self->label));
}
