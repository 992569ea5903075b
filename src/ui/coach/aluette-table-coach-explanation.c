/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/coach/aluette-table-coach-private.h"

#include <glib/gi18n.h>

#include "model/session/aluette-adviser.h"
#include "ui/portraits/aluette-portrait.h"

static void
report_error (AluetteTableCoach *self, const GError *error)
{
  aluette_table_coach_report_error (self, error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return;
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_EXPLANATION);
  aluette_table_coach_show_text (self, _("No bot has played a card yet."));
}

static void
explanation_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  g_autoptr (GError) error = NULL;
  guint speaker = 0;
  g_autofree gpointer why = aluette_adviser_explain_finish (result, &speaker, &error);
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  AluetteSpeechBubbleState state = { NULL };

  if (why == NULL)
    {
      report_error (self, error);
      return;
    }
  aluette_table_coach_stop_thinking (self);
  reason = ALUETTE_TABLE_COACH_GET_CLASS (self)->format_explanation (self, why);
  /* Translators: what a player says, in quotation marks. */
  text = g_strdup_printf (C_("speech", "“%s”"), reason);
  state.speaker = aluette_game_get_header (priv->game)->players[speaker].name;
  state.text = text;
  state.villager = (int)
      aluette_portrait_get_villager (ALUETTE_PORTRAIT (aluette_table_get_portrait (priv->table,
                                                                                   speaker)));
  aluette_table_coach_show_speech (self, &state);
}

void
aluette_table_coach_explain (AluetteTableCoach *self, int seat)
{
  AluetteTableCoachPrivate *priv;

  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  priv = aluette_table_coach_get_private (self);
  if (priv->game == NULL || priv->topic == ALUETTE_TOPIC_CLAIMING)
    return;
  aluette_table_coach_stop (self);
  aluette_table_coach_start_thinking (self, ALUETTE_TOPIC_EXPLANATION);
  /* Bots wait until the user has read the answer. After a deal they wait for the user anyway. */
  if (aluette_game_get_ready (priv->game))
    aluette_game_set_screen_ready (priv->game, ALUETTE_BUSY_COACH, FALSE);
  aluette_adviser_explain_async (priv->game, seat, aluette_table_get_viewer_seat (priv->table),
                                 priv->cancellable, explanation_ready_cb, g_object_ref (self));
}
