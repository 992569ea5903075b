/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-table-coach-private.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "ui/portraits/aluette-portrait.h"

/* Returns: the seat that decides for @seat: the captain of a Petit-Jean, otherwise @seat */
static guint
get_decider (AluetteTableCoach *self, guint seat)
{
  const AluPlayer *player = &aluette_game_get_aluette_header (self->game)->players[seat];

  return player->kind == ALU_PLAYER_PETIT_JEAN ? player->captain : seat;
}

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
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  AluetteSpeechBubbleState state = { NULL };
  AluetteTextContext context;
  AluExplanation why;
  guint speaker;

  if (!aluette_coach_explain_finish (ALUETTE_COACH (source), result, &why, &error))
    {
      report_error (self, error);
      return;
    }
  aluette_table_coach_stop_thinking (self);
  context = aluette_table_coach_get_text_context (self);
  speaker = get_decider (self, why.seat);
  reason = aluette_coach_text_explanation (&context, &why);
  /* Translators: what a player says, in quotation marks. */
  text = g_strdup_printf (C_("speech", "“%s”"), reason);
  name = aluette_text_player (&context, speaker);
  state.speaker = name;
  state.text = text;
  state.villager = (int)
      aluette_portrait_get_villager (ALUETTE_PORTRAIT (aluette_table_get_portrait (self->table,
                                                                                   speaker)));
  aluette_table_coach_show_speech (self, &state);
}

void
aluette_table_coach_explain (AluetteTableCoach *self, int seat)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (self->game == NULL || self->topic == ALUETTE_TOPIC_CLAIMING)
    return;
  aluette_table_coach_stop (self);
  aluette_table_coach_start_thinking (self, ALUETTE_TOPIC_EXPLANATION);
  /* Bots wait until the user has read the answer. After a deal they wait for the user anyway. */
  if (aluette_game_get_ready (self->game))
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_COACH, FALSE);
  aluette_coach_explain_async (self->coach, self->game, seat,
                               aluette_table_get_viewer_seat (self->table), self->cancellable,
                               explanation_ready_cb, g_object_ref (self));
}
