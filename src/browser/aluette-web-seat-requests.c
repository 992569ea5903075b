/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-seat-private.h"

#include <string.h>

/* What the page asks for in a match: only what the state offers. */

static void
on_requested (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteWebSeat) self = data;
  g_autoptr (GError) error = NULL;
  AluetteGame *game = ALUETTE_GAME (object);
  g_autofree char *text = NULL;
  AluetteWebLanguage before;

  if (aluette_game_request_finish (game, result, &error) || game != self->table.game)
    return;
  before = aluette_web_languages_enter (self->languages, self->language);
  text = aluette_table_describe_refusal (aluette_game_get_kind (game), error);
  web_seat_set_notice (self, text);
  web_seat_show_table (self);
  aluette_web_languages_leave (before);
}

static void
request (AluetteWebSeat *self, gconstpointer event)
{
  aluette_game_request_async (self->table.game, aluette_seat_log_get_seat (self->table.log), event,
                              NULL, on_requested, g_object_ref (self));
}

/* Returns: (transfer full): room for an event of the game, all 0 */
static gpointer
make_event (AluetteWebSeat *self)
{
  return g_malloc0 (aluette_game_get_kind (self->table.game)->event_size);
}

/* Returns: the index of a card in the hand from which the seat chooses, or -1. */
static int
find_card (AluetteWebSeat *self, const char *code)
{
  const AluetteTableState *state = &self->table.state;
  const AluetteDeckInfo *deck = state->decks->info[0];
  char other[ALU_GAME_MAX_CODE];

  if (state->active_hand >= state->n_seats)
    return -1;
  for (guint i = 0; i < state->hands[state->active_hand].n_cards; i++)
    {
      guint card = state->hands[state->active_hand].cards[i];

      if (card >= deck->game->n_cards)
        continue;
      deck->game->format_card ((guint8) card, other);
      if (strcmp (other, code) == 0)
        return (int) i;
    }
  return -1;
}

static void
choose (AluetteWebSeat *self, const char *code)
{
  WebTable *table = &self->table;
  int index = find_card (self, code);
  guint seat = table->state.active_hand;
  g_autofree gpointer event = make_event (self);
  AluetteTableLook look = web_seat_get_look (self);
  guint card;

  if (index < 0)
    return;
  card = table->state.hands[seat].cards[index];
  switch (aluette_table_presenter_choose_card (table->presenter, &look, seat, card, event))
    {
    case ALUETTE_CARD_REQUEST:
      request (self, event);
      return;
    case ALUETTE_CARD_TOGGLED:
      web_seat_set_notice (self, NULL);
      aluette_card_set_toggle (&table->chosen, card);
      break;
    case ALUETTE_CARD_REFUSED:
      web_seat_set_notice (self, table->state.hands[seat].why_not[index]);
      break;
    }
  web_seat_show_table (self);
}

/* Returns: whether the state offers an action that is possible. */
static gboolean
is_offered (const AluetteTableState *state, const char *name, const char *target)
{
  if (!aluette_web_json_is_enabled (state, name))
    return FALSE;
  for (guint i = 0; i < state->prompt.n_buttons; i++)
    {
      g_autofree char *offered = NULL;
      g_autofree char *with = NULL;

      if (aluette_web_json_parse_action (state->prompt.buttons[i].action, &offered, &with)
          && strcmp (offered, name) == 0 && g_strcmp0 (with, target) == 0)
        return TRUE;
    }
  return target == NULL;
}

/* Returns: whether an action of the presenter takes a target as it is given. */
static gboolean
has_target (AluetteTablePresenter *presenter, const char *name, const char *target)
{
  const AluetteTableAction *it = aluette_table_presenter_get_actions (presenter);

  for (; it->name != NULL; it++)
    if (strcmp (it->name, name) == 0)
      return (it->parameter != NULL) == (target != NULL);
  return FALSE;
}

static void
activate (AluetteWebSeat *self, const char *name, const char *target)
{
  WebTable *table = &self->table;
  AluetteTableLook look = web_seat_get_look (self);
  g_autofree gpointer event = make_event (self);
  g_autoptr (GVariant) parameter = target != NULL
                                       ? g_variant_ref_sink (g_variant_new_string (target))
                                       : NULL;

  if (is_offered (&table->state, name, target) && has_target (table->presenter, name, target)
      && aluette_table_presenter_activate (table->presenter, &look, name, parameter, event))
    request (self, event);
}

static void
show_tricks (AluetteWebSeat *self, gboolean last)
{
  WebTable *table = &self->table;
  JsonBuilder *builder;
  AluetteTableLook look = web_seat_get_look (self);
  g_auto (AluetteTableTricks) tricks = { 0 };

  if (last ? !table->state.has_last_trick : !table->state.has_review)
    return;
  aluette_table_presenter_list_tricks (table->presenter, &look, last, &tricks);
  builder = aluette_web_json_begin ("tricks");
  aluette_web_json_add_text (builder, "deck", table->state.decks->info[0]->pictures);
  aluette_web_json_add_tricks (builder, table->state.decks->info[0], &tricks);
  web_seat_send (self, builder);
}

static void
make_sign (AluetteWebSeat *self, const AluetteWebMessage *message)
{
  g_autoptr (GError) error = NULL;

  if (aluette_web_companion_sign (self->table.companion, message->texts[0],
                                  (guint) message->numbers[1], (guint) message->numbers[2], &error))
    return;
  web_seat_set_notice (self, error->message);
  web_seat_show_table (self);
}

static void
go_on (AluetteWebSeat *self)
{
  aluette_game_set_screen_ready (self->table.game, ALUETTE_BUSY_LOOK, TRUE);
  aluette_game_skip_pause (self->table.game);
}

void
web_seat_take_request (AluetteWebSeat *self, const AluetteWebMessage *message)
{
  if (self->table.game == NULL)
    return;
  switch (message->word)
    {
    case ALUETTE_WEB_CHOOSE:
      choose (self, message->texts[0]);
      break;
    case ALUETTE_WEB_ACTION:
      activate (self, message->texts[0], message->texts[1]);
      break;
    case ALUETTE_WEB_READY:
      go_on (self);
      break;
    case ALUETTE_WEB_TRICKS:
      show_tricks (self, message->numbers[0] != 0);
      break;
    case ALUETTE_WEB_LOOK:
      if (self->table.companion != NULL)
        aluette_web_companion_look (self->table.companion, message->texts[0]);
      break;
    default: /* sign */
      if (self->table.companion != NULL)
        make_sign (self, message);
      break;
    }
}
