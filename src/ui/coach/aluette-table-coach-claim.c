/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/coach/aluette-table-coach-private.h"

#include <glib/gi18n.h>

/* Delay before each card of a claim, in milliseconds. */
#define CLAIM_CARD_MS 500

/* Returns: whether there is one human. People who share a screen must not play for each other. */
static gboolean
is_alone (AluetteTableCoachPrivate *priv)
{
  guint humans = alu_game_humans (aluette_game_get_header (priv->game));

  return humans != 0 && (humans & (humans - 1)) == 0;
}

static guint
get_n_deals (AluetteTableCoach *self)
{
  AluetteView *view = aluette_table_coach_get_view (self);

  return alu_game_get_n_deals (aluette_view_get_kind (view), aluette_view_get_bytes (view));
}

/* Returns: (transfer full) (nullable): why the deal is decided, if it is to be said now. */
static char *
find_claim (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  AluetteTableCoachClass *klass = ALUETTE_TABLE_COACH_GET_CLASS (self);

  if (klass->find_claim == NULL || !aluette_table_coach_is_asked (self)
      || priv->topic != ALUETTE_TOPIC_NONE || !is_alone (priv)
      || !g_settings_get_boolean (priv->settings, "coach-claims")
      || get_n_deals (self) == priv->offered)
    return NULL;
  return klass->find_claim (self, aluette_table_coach_get_view (self));
}

void
aluette_table_coach_at_rest (AluetteTableCoach *self)
{
  g_autofree char *text = find_claim (self);
  AluetteSpeechBubbleState state = { .speaker = _("Coach"),
                                     .villager = -1,
                                     .text = text,
                                     .actions = { "match.claim", "match.dismiss" },
                                     .labels = { _("Show and Finish Deal"), _("Keep Playing") } };

  if (text == NULL)
    return;
  aluette_table_coach_get_private (self)->offered = get_n_deals (self);
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_CLAIM);
  aluette_table_coach_show_speech (self, &state);
}

static void
requested_cb (GObject *game, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;

  if (!aluette_game_request_finish (ALUETTE_GAME (game), result, NULL))
    aluette_table_coach_stop (self);
}

/* Returns: (transfer full) (nullable): the next event of the claim; NULL if it has ended. */
static gpointer
make_next_event (AluetteTableCoach *self)
{
  AluetteView *view = aluette_table_coach_get_view (self);
  g_autofree gpointer event = g_malloc0 (aluette_view_get_kind (view)->event_size);

  return ALUETTE_TABLE_COACH_GET_CLASS (self)->continue_claim (self, view, event)
             ? g_steal_pointer (&event)
             : NULL;
}

static gboolean
continue_claim_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  g_autofree gpointer event = make_next_event (self);

  priv->timer = 0;
  if (event == NULL)
    aluette_table_coach_stop (self);
  else
    aluette_game_request_async (priv->game, aluette_table_get_viewer_seat (priv->table), event,
                                NULL, requested_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

void
aluette_table_coach_continue_claim (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  AluetteView *view = aluette_table_coach_get_view (self);
  const AluGameKind *kind = aluette_view_get_kind (view);

  g_clear_handle_id (&priv->timer, g_source_remove);
  if (!alu_game_is_in_deal (kind, aluette_view_get_bytes (view)))
    aluette_table_coach_stop (self);
  else if (aluette_table_coach_is_asked (self))
    priv->timer = g_timeout_add (CLAIM_CARD_MS, continue_claim_cb, self);
}

void
aluette_table_coach_claim (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (aluette_table_coach_get_private (self)->topic != ALUETTE_TOPIC_CLAIM)
    return;
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_CLAIMING);
  aluette_table_coach_show_text (self, _("Playing out the deal… Close to continue yourself."));
  aluette_table_coach_continue_claim (self);
}
