/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-aluette-game.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-replay.h"

/* The largest hand: nine cards, and six of the chant. */
#define MAX_NUMBERED 15

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
  AluetteGame *game = ALUETTE_GAME (object);

  if (aluette_game_request_finish (game, result, &error) || game != self->game)
    return;
  aluette_table_show_notice (self, error->message);
  aluette_table_refresh (self);
}

/* Asks the match for an event, or shows why it is refused. */
static void
dispatch_event (AluetteTable *self, const AluEvent *event)
{
  aluette_game_request_async (self->game, aluette_table_get_viewing_seat (self), event, NULL,
                              requested_cb, g_object_ref (self));
}

/* Dispatches a vote, answer or offer of @seat, which may be a Petit-Jean of the viewer. */
static void
dispatch_simple (AluetteTable *self, AluEventType type, guint seat, gboolean yes)
{
  AluEvent event;

  alu_event_init (&event, type, (int) seat);
  event.yes = yes;
  dispatch_event (self, &event);
}

void
aluette_table_choose (AluetteTable *self, AluetteHand *hand, guint index)
{
  AluView view;
  AluEvent event;
  AluCard card = aluette_hand_get_card (hand, index);
  guint seat;

  if (self->game == NULL || card == ALU_CARD_NONE)
    return;
  view = aluette_table_get_view (self);
  if (aluette_table_get_active_hand (self, &view, &seat) != hand)
    return;
  if (view.match.deal.phase == ALU_PHASE_REJECT)
    {
      self->chosen ^= alu_card_bit (card);
      aluette_table_refresh (self);
      return;
    }
  alu_event_init (&event, ALU_EVENT_PLAY, (int) seat);
  event.card = card;
  dispatch_event (self, &event);
}

static void
play_number (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  guint number = (guint) g_ascii_strtoull (g_action_get_name (G_ACTION (action)) + strlen ("play-"),
                                           NULL, 10);
  AluView view;
  AluetteHand *hand;

  if (self->game == NULL)
    return;
  view = aluette_table_get_view (self);
  hand = aluette_table_get_active_hand (self, &view, NULL);
  if (hand != NULL)
    aluette_table_choose (self, hand, number - 1);
}

static void
play_card (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  const char *code = g_variant_get_string (parameter, NULL);
  AluCard card = strlen (code) == 2 ? alu_card_parse (code) : ALU_CARD_NONE;
  AluView view;
  AluetteHand *hand;

  if (self->game == NULL || card == ALU_CARD_NONE)
    return;
  view = aluette_table_get_view (self);
  hand = aluette_table_get_active_hand (self, &view, NULL);
  for (guint i = 0; hand != NULL && i < aluette_hand_get_n_cards (hand); i++)
    if (aluette_hand_get_card (hand, i) == card)
      {
        aluette_table_choose (self, hand, i);
        return;
      }
}

static void
offer_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluView view = aluette_table_get_view (self);

  dispatch_simple (self, ALU_EVENT_OFFER, view.match.deal.turn, FALSE);
}

static void
propose_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  dispatch_simple (self, ALU_EVENT_PROPOSE, aluette_table_get_viewing_seat (self), FALSE);
}

/* Handles all answers and votes. The name of the action says which. */
static void
answer_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const struct
  {
    const char *name;
    AluEventType type;
    gboolean yes;
  } answers[] = {
    { "accept", ALU_EVENT_ANSWER, TRUE },   { "refuse", ALU_EVENT_ANSWER, FALSE },
    { "agree", ALU_EVENT_CONSENT, TRUE },   { "decline", ALU_EVENT_CONSENT, FALSE },
    { "chant-yes", ALU_EVENT_VOTE, TRUE },  { "chant-no", ALU_EVENT_VOTE, FALSE },
  };
  AluetteTable *self = ALUETTE_TABLE (data);
  AluView view = aluette_table_get_view (self);

  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (g_str_equal (answers[i].name, g_action_get_name (G_ACTION (action))))
      dispatch_simple (self, answers[i].type,
                       answers[i].type == ALU_EVENT_VOTE ? view.match.deal.turn
                                                         : (guint) alu_match_decider (&view.match),
                       answers[i].yes);
}

static void
reject_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluEvent event;
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (aluette_table_style_get_order (self->style), self->chosen, cards);

  if (n != ALU_CHANT_CARDS)
    return;
  alu_event_init (&event, ALU_EVENT_REJECT, (int) self->chosen_for);
  for (int i = 0; i < n; i++)
    event.chant.cards[i] = cards[n - 1 - i];
  dispatch_event (self, &event);
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

static void
show_tricks (AluetteTable *self, const AluMatch *match, int only)
{
  AluetteTextContext context = aluette_table_get_text_context (self);

  aluette_tricks_overlay_show_tricks (self->tricks_overlay, &context, match, only);
  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), TRUE);
  aluette_table_refresh (self);
  aluette_tricks_overlay_focus (self->tricks_overlay);
}

static void
last_trick (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluView view = aluette_table_get_view (self);

  show_tricks (self, &view.match, view.match.deal.n_tricks - 1);
}

static void
review_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  g_autoptr (GArray) events = aluette_game_get_finished (self->game);
  AluReplay replay;

  if (events == NULL)
    return;
  alu_replay_init (&replay, aluette_game_get_aluette_header (self->game),
                   (const AluEvent *) events->data, events->len);
  alu_replay_seek (&replay, events->len);
  show_tricks (self, &replay.match, -1);
}

static void
hide_tricks (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  aluette_tricks_overlay_clear (self->tricks_overlay);
  aluette_table_refresh (self);
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
  AluView view = aluette_table_get_view (self);
  AluetteHand *hand = aluette_table_get_active_hand (self, &view, NULL);

  aluette_hand_focus (hand != NULL ? hand : self->hand);
}

static const GActionEntry entries[] = {
  { "play", play_card, "s" },     { "offer", offer_action },      { "propose", propose_action },
  { "accept", answer_action },    { "refuse", answer_action },    { "agree", answer_action },
  { "decline", answer_action },   { "chant-yes", answer_action }, { "chant-no", answer_action },
  { "reject", reject_action },    { "undo", undo_action },        { "redo", redo_action },
  { "hurry", skip_pause_action }, { "last-trick", last_trick },   { "review", review_action },
  { "look-away", hide_tricks },   { "continue", go_on },          { "here", take_seat_action },
  { "focus-hand", focus_hand },
};

void
aluette_table_install_actions (AluetteTable *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  for (guint i = 1; i <= MAX_NUMBERED; i++)
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
aluette_table_disable_actions (AluetteTable *self)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));

  for (guint i = 0; names[i] != NULL; i++)
    set_enabled (self, names[i], FALSE);
}

void
aluette_table_update_actions (AluetteTable *self, const AluView *view)
{
  const AluRecordHeader *header = aluette_game_get_aluette_header (self->game);
  const AluMatch *match = &view->match;
  AluPhase phase = alu_match_phase (match);
  guint listener = aluette_table_get_viewing_seat (self);
  gboolean seated = listener != ALU_NOBODY && self->replay_timer == 0
                    && !aluette_table_needs_handover (self)
                    && alu_player_is_human (&header->players[listener]);
  gboolean asked = seated && aluette_game_get_awaited (self->game) == listener;
  guint n = 0;
  AluetteHand *hand = aluette_table_get_active_hand (self, view, NULL);

  if (hand != NULL)
    n = aluette_hand_get_n_cards (hand);
  for (guint i = 1; i <= MAX_NUMBERED; i++)
    {
      g_autofree char *name = g_strdup_printf ("play-%u", i);

      set_enabled (self, name, i <= n);
    }
  set_enabled (self, "play", hand != NULL);
  set_enabled (self, "offer", asked && alu_match_may_offer (match) == ALU_OK);
  set_enabled (self, "propose",
               seated && alu_match_may_propose (match, (int) listener) == ALU_OK);
  set_enabled (self, "accept", asked && phase == ALU_PHASE_ANSWER);
  set_enabled (self, "refuse", asked && phase == ALU_PHASE_ANSWER);
  set_enabled (self, "agree", asked && phase == ALU_PHASE_CONCEDE);
  set_enabled (self, "decline", asked && phase == ALU_PHASE_CONCEDE);
  set_enabled (self, "chant-yes", asked && phase == ALU_PHASE_VOTE);
  set_enabled (self, "chant-no", asked && phase == ALU_PHASE_VOTE);
  set_enabled (self, "reject", asked && phase == ALU_PHASE_REJECT
                               && alu_set_count (self->chosen) == ALU_CHANT_CARDS);
  set_enabled (self, "undo", aluette_game_can_undo (self->game));
  set_enabled (self, "redo", aluette_game_can_redo (self->game));
  set_enabled (self, "last-trick", match->n_deals > 0 && match->deal.n_tricks > 0);
  set_enabled (self, "review", match->deal.ended && match->deal.n_tricks > 0);
  set_enabled (self, "continue", phase == ALU_PHASE_DEAL
                                 && (match->deal.ended || match->dealer != ALU_NOBODY));
  set_enabled (self, "here", aluette_table_needs_handover (self));
  set_enabled (self, "hurry", TRUE);
  set_enabled (self, "look-away", TRUE);
  set_enabled (self, "focus-hand", TRUE);
}
