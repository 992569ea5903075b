/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

static void
set_enabled (AluetteTable *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
requested_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTable) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AluetteGame *game = ALUETTE_GAME (object);

  if (aluette_game_request_finish (game, result, &error) || game != self->game)
    return;
  text = aluette_table_describe_refusal (aluette_game_get_kind (game), error);
  aluette_table_show_notice (self, text);
  aluette_table_refresh (self);
}

/* Asks the match for an event, or shows why it is refused. */
static void
request_event (AluetteTable *self, gconstpointer event)
{
  guint seat = aluette_table_plays_openly (self) ? aluette_game_get_awaited (self->game)
                                                 : aluette_table_get_viewing_seat (self);

  aluette_game_request_async (self->game, seat, event, NULL, requested_cb, g_object_ref (self));
}

/* Returns: (transfer full): room for an event of the game, all 0 */
static gpointer
make_event (AluetteTable *self)
{
  return g_malloc0 (aluette_game_get_kind (self->game)->event_size);
}

/* Says why a card may not be chosen. */
static void
refuse_card (AluetteTable *self, guint seat, guint index)
{
  const char *why = self->state.hands[seat].why_not[index];

  if (why == NULL)
    return;
  aluette_table_show_notice (self, why);
  aluette_table_refresh (self);
}

void
aluette_table_choose (AluetteTable *self, AluetteHand *hand, guint index)
{
  guint card = aluette_hand_get_card (hand, index), seat = self->state.active_hand;
  g_autofree gpointer event = NULL;
  AluetteTableLook look;

  if (self->game == NULL || card == ALUETTE_NO_CARD || aluette_table_get_active_hand (self) != hand)
    return;
  event = make_event (self);
  look = aluette_table_get_look (self);
  switch (aluette_table_presenter_choose_card (self->presenter, &look, seat, card, event))
    {
    case ALUETTE_CARD_REQUEST:
      request_event (self, event);
      break;
    case ALUETTE_CARD_TOGGLED:
      g_clear_pointer (&self->notice, g_free);
      aluette_card_set_toggle (&self->chosen, card);
      aluette_table_refresh (self);
      break;
    case ALUETTE_CARD_REFUSED:
      refuse_card (self, seat, index);
      break;
    }
}

static void
play_number (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  guint number = (guint) g_ascii_strtoull (g_action_get_name (G_ACTION (action)) + strlen ("play-"),
                                           NULL, 10);
  AluetteHand *hand = self->game != NULL ? aluette_table_get_active_hand (self) : NULL;
  guint n = hand != NULL ? aluette_hand_get_n_cards (hand) : 0;

  /* Cards that may not be chosen are not counted. */
  for (guint i = 0; i < n; i++)
    if ((self->state.hands[self->state.active_hand].may_choose >> i & 1) != 0 && --number == 0)
      {
        aluette_table_choose (self, hand, i);
        return;
      }
}

static void
play_card (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  const AluetteDeckInfo *deck = aluette_table_style_get_deck_info (self->style);
  AluetteHand *hand = self->game != NULL ? aluette_table_get_active_hand (self) : NULL;

  for (guint i = 0; hand != NULL && i < aluette_hand_get_n_cards (hand); i++)
    {
      guint card = aluette_hand_get_card (hand, i);
      char code[ALU_GAME_MAX_CODE] = "";

      if (card < deck->game->n_cards)
        deck->game->format_card ((guint8) card, code);
      if (!g_str_equal (code, g_variant_get_string (parameter, NULL)))
        continue;
      aluette_table_choose (self, hand, i);
      return;
    }
}

/* Handles all actions of the game. */
static void
game_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluetteTableLook look = aluette_table_get_look (self);
  g_autofree gpointer event = make_event (self);

  if (aluette_table_presenter_activate (self->presenter, &look,
                                        g_action_get_name (G_ACTION (action)), parameter, event))
    request_event (self, event);
}

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_game_undo (ALUETTE_TABLE (data)->game);
}

static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_game_redo (ALUETTE_TABLE (data)->game);
}

static void
skip_pause_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_table_skip_pause (ALUETTE_TABLE (data));
}

/* Shows the last trick, or all tricks of the deal. */
static void
tricks_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  gboolean last = g_str_equal (g_action_get_name (G_ACTION (action)), "last-trick");
  AluetteTableLook look = aluette_table_get_look (self);
  g_auto (AluetteTableTricks) tricks = { 0 };

  aluette_table_presenter_list_tricks (self->presenter, &look, last, &tricks);
  aluette_tricks_overlay_show_tricks (self->tricks_overlay, &tricks, last);
  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), TRUE);
  aluette_table_refresh (self);
  aluette_tricks_overlay_focus (self->tricks_overlay);
}

static void
hide_tricks (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  aluette_tricks_overlay_clear (self->tricks_overlay);
  aluette_table_refresh (self);
  aluette_table_check_rest (self);
}

static void
go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_LOOK, TRUE);
  aluette_game_skip_pause (self->game);
}

static void
take_seat_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  aluette_table_set_active_viewer (ALUETTE_TABLE (data));
}

static void
focus_hand (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluetteHand *hand = aluette_table_get_active_hand (self);

  aluette_hand_focus (hand != NULL ? hand : self->hand);
}

static const GActionEntry entries[] = {
  { "play", play_card, "s" },     { "undo", undo_action },         { "redo", redo_action },
  { "hurry", skip_pause_action }, { "last-trick", tricks_action }, { "review", tricks_action },
  { "look-away", hide_tricks },   { "continue", go_on },           { "here", take_seat_action },
  { "focus-hand", focus_hand },
};

void
aluette_table_install_actions (AluetteTable *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  for (guint i = 1; i <= ALUETTE_MAX_HAND; i++)
    {
      g_autofree char *name = g_strdup_printf ("play-%u", i);
      g_autofree char *full = g_strdup_printf ("table.play-%u", i);
      GActionEntry entry = { name, play_number };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
      if (i > 9)
        continue;
      aluette_add_key (keys, GDK_KEY_0 + i, 0, full, NULL);
      aluette_add_key (keys, GDK_KEY_KP_0 + i, 0, full, NULL);
    }
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
  aluette_table_disable_actions (self);
}

void
aluette_table_add_game_actions (AluetteTable *self)
{
  const AluetteTableAction *it = aluette_table_presenter_get_actions (self->presenter);

  for (; it->name != NULL; it++)
    {
      GActionEntry entry = { it->name, game_action, it->parameter };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
    }
}

void
aluette_table_disable_actions (AluetteTable *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));

  for (guint i = 0; names[i] != NULL; i++)
    set_enabled (self, names[i], FALSE);
}

static gboolean
is_offered (const AluetteTableState *state, const char *action)
{
  for (guint i = 0; i < state->n_actions; i++)
    if (g_str_equal (state->actions[i], action))
      return TRUE;
  return FALSE;
}

void
aluette_table_update_actions (AluetteTable *self)
{
  const AluetteTableState *state = &self->state;
  const AluetteTableAction *game = aluette_table_presenter_get_actions (self->presenter);
  AluetteHand *hand = aluette_table_get_active_hand (self);
  guint n = 0;

  for (guint i = 0; hand != NULL && i < aluette_hand_get_n_cards (hand); i++)
    n += state->hands[state->active_hand].may_choose >> i & 1;
  for (guint i = 1; i <= ALUETTE_MAX_HAND; i++)
    {
      g_autofree char *name = g_strdup_printf ("play-%u", i);

      set_enabled (self, name, i <= n);
    }
  set_enabled (self, "play", hand != NULL);
  for (; game->name != NULL; game++)
    set_enabled (self, game->name, is_offered (state, game->name));
  set_enabled (self, "undo", self->position < 0 && aluette_game_can_undo (self->game));
  set_enabled (self, "redo", self->position < 0 && aluette_game_can_redo (self->game));
  set_enabled (self, "last-trick", state->has_last_trick);
  set_enabled (self, "review", state->has_review);
  set_enabled (self, "continue", state->may_continue);
  set_enabled (self, "here",
               aluette_table_needs_handover (self) || aluette_table_plays_openly (self));
  set_enabled (self, "hurry", TRUE);
  set_enabled (self, "look-away", TRUE);
  set_enabled (self, "focus-hand", TRUE);
}
