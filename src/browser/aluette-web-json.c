/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-json.h"

#include <string.h>

#include "browser/aluette-web-face.h"

/* Parts */

JsonBuilder *
aluette_web_json_begin (const char *word)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  aluette_web_json_add_text (builder, "word", word);
  return builder;
}

char *
aluette_web_json_end (JsonBuilder *builder)
{
  g_autoptr (JsonBuilder) owned = builder;
  g_autoptr (JsonNode) root = NULL;

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
}

void
aluette_web_json_add_text (JsonBuilder *builder, const char *name, const char *text)
{
  if (text == NULL || text[0] == '\0')
    return;
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

void
aluette_web_json_add_number (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

void
aluette_web_json_add_flag (JsonBuilder *builder, const char *name, gboolean flag)
{
  if (!flag)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, TRUE);
}

static void
begin_array (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
add_card (JsonBuilder *builder, const AluetteDeckInfo *deck, guint card)
{
  char code[ALU_GAME_MAX_CODE];

  if (card >= deck->game->n_cards)
    {
      json_builder_add_null_value (builder);
      return;
    }
  deck->game->format_card ((guint8) card, code);
  json_builder_add_string_value (builder, code);
}

static void
add_cards (JsonBuilder *builder, const char *name, const AluetteDeckInfo *deck, const guint8 *cards,
           guint n)
{
  begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    add_card (builder, deck, cards[i]);
  json_builder_end_array (builder);
}

/* The state */

static void
add_seat (JsonBuilder *builder, const AluetteTableState *state, guint seat)
{
  const AluetteTableSeat *it = &state->seats[seat];
  const AluetteTablePile *pile = &state->piles[seat];

  json_builder_begin_object (builder);
  aluette_web_json_add_text (builder, "name", it->name);
  aluette_web_json_add_text (builder, "face", aluette_web_face_get_id (it->villager));
  aluette_web_json_add_number (builder, "badges", it->badges);
  if (it->side < 2)
    aluette_web_json_add_number (builder, "side", it->side);
  aluette_web_json_add_text (builder, "plate", it->plate);
  aluette_web_json_add_text (builder, "speech", it->speech);
  aluette_web_json_add_text (builder, "description", it->description);
  aluette_web_json_add_number (builder, "cards", it->n_cards);
  aluette_web_json_add_number (builder, "tricks", it->n_tricks);
  aluette_web_json_add_flag (builder, "deals", pile->shown && pile->token);
  aluette_web_json_add_text (builder, "pile", pile->shown ? pile->label : NULL);
  json_builder_end_object (builder);
}

/* Adds a card of a hand, with what is said of it. */
static void
add_hand_card (JsonBuilder *builder, AluetteTablePresenter *presenter, const AluetteTableLook *look,
               const AluetteTableState *state, guint seat, guint index)
{
  const AluetteDeckInfo *deck = state->decks->info[look->deck];
  const AluetteTableHand *hand = &state->hands[seat];
  guint card = hand->cards[index];
  gboolean active = seat == state->active_hand;
  g_autofree char *title = NULL;
  char code[ALU_GAME_MAX_CODE];

  json_builder_begin_object (builder);
  if (card < deck->game->n_cards)
    {
      deck->game->format_card ((guint8) card, code);
      title = aluette_table_presenter_describe_card (presenter, look, card);
      aluette_web_json_add_text (builder, "card", code);
      aluette_web_json_add_text (builder, "title", title);
      if (deck->get_nickname != NULL)
        aluette_web_json_add_text (builder, "nickname", deck->get_nickname (card));
    }
  aluette_web_json_add_flag (builder, "may", active && (hand->may_choose >> index & 1) != 0);
  aluette_web_json_add_flag (builder, "chosen",
                             active && state->choice.id != 0
                                 && aluette_card_set_has (&look->chosen, card));
  aluette_web_json_add_text (builder, "whyNot", active ? hand->why_not[index] : NULL);
  json_builder_end_object (builder);
}

static void
add_hand (JsonBuilder *builder, AluetteTablePresenter *presenter, const AluetteTableLook *look,
          const AluetteTableState *state, guint seat)
{
  const AluetteTableHand *hand = &state->hands[seat];

  if (!hand->shown)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  aluette_web_json_add_text (builder, "label", hand->label);
  begin_array (builder, "cards");
  for (guint i = 0; i < hand->n_cards; i++)
    add_hand_card (builder, presenter, look, state, seat, i);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_trick (JsonBuilder *builder, const AluetteDeckInfo *deck, const AluetteTableState *state)
{
  const AluetteTableTrick *trick = &state->trick;

  json_builder_set_member_name (builder, "trick");
  json_builder_begin_object (builder);
  add_cards (builder, "cards", deck, trick->cards, state->n_seats);
  begin_array (builder, "titles");
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      g_autofree char *title = trick->cards[seat] < deck->game->n_cards
                                   ? deck->format_title (trick->cards[seat])
                                   : NULL;

      json_builder_add_string_value (builder, title != NULL ? title : "");
    }
  json_builder_end_array (builder);
  aluette_web_json_add_number (builder, "winning", trick->winning);
  aluette_web_json_add_flag (builder, "taken", trick->taken);
  aluette_web_json_add_flag (builder, "spoiled", trick->spoiled);
  aluette_web_json_add_text (builder, "stamp", trick->stamp);
  aluette_web_json_add_flag (builder, "triumph", trick->triumph);
  json_builder_end_object (builder);
}

static void
add_middle (JsonBuilder *builder, const AluetteDeckInfo *deck, const AluetteTableState *state)
{
  const AluetteTableReport *report = &state->report;

  if (state->middle.n_cards > 0)
    {
      aluette_web_json_add_text (builder, "middleTitle", state->middle.title);
      add_cards (builder, "middle", deck, state->middle.cards, state->middle.n_cards);
    }
  if (report->n_rows == 0)
    return;
  aluette_web_json_add_text (builder, "reportTitle", report->title);
  begin_array (builder, "report");
  for (guint i = 0; i < report->n_rows; i++)
    {
      json_builder_begin_object (builder);
      aluette_web_json_add_text (builder, "label", report->rows[i].label);
      aluette_web_json_add_text (builder, "value", report->rows[i].value);
      aluette_web_json_add_flag (builder, "strong", report->rows[i].strong);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

gboolean
aluette_web_json_parse_action (const char *action, char **name, char **target)
{
  g_autoptr (GVariant) value = NULL;
  g_autofree char *full = NULL;

  *name = *target = NULL;
  if (!g_action_parse_detailed_name (action, &full, &value, NULL)
      || !g_str_has_prefix (full, "table.")
      || (value != NULL && !g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)))
    return FALSE;
  *name = g_strdup (full + strlen ("table."));
  *target = value != NULL ? g_variant_dup_string (value, NULL) : NULL;
  return TRUE;
}

gboolean
aluette_web_json_is_enabled (const AluetteTableState *state, const char *name)
{
  for (guint i = 0; i < state->n_actions; i++)
    if (strcmp (state->actions[i], name) == 0)
      return TRUE;
  if (strcmp (name, "continue") == 0)
    return state->may_continue;
  if (strcmp (name, "last-trick") == 0)
    return state->has_last_trick;
  return strcmp (name, "review") == 0 && state->has_review;
}

static void
add_button (JsonBuilder *builder, const AluetteTableState *state, const AluetteTableButton *button)
{
  g_autofree char *name = NULL;
  g_autofree char *target = NULL;

  /* The others are of the program's window. */
  if (!aluette_web_json_parse_action (button->action, &name, &target))
    return;
  json_builder_begin_object (builder);
  aluette_web_json_add_text (builder, "name", name);
  aluette_web_json_add_text (builder, "target", target);
  aluette_web_json_add_text (builder, "label", button->label);
  aluette_web_json_add_text (builder, "hint", button->hint);
  aluette_web_json_add_flag (builder, "suggested", button->suggested);
  aluette_web_json_add_flag (builder, "disabled", !aluette_web_json_is_enabled (state, name));
  json_builder_end_object (builder);
}

static void
add_prompt (JsonBuilder *builder, const AluetteTableState *state)
{
  const AluetteTablePrompt *prompt = &state->prompt;

  json_builder_set_member_name (builder, "prompt");
  json_builder_begin_object (builder);
  aluette_web_json_add_text (builder, "text", prompt->text);
  aluette_web_json_add_flag (builder, "question", prompt->question);
  begin_array (builder, "buttons");
  for (guint i = 0; i < prompt->n_buttons; i++)
    add_button (builder, state, &prompt->buttons[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_score (JsonBuilder *builder, const AluetteTableScore *score)
{
  json_builder_set_member_name (builder, "score");
  json_builder_begin_object (builder);
  begin_array (builder, "rows");
  for (guint i = 0; i < score->n_rows; i++)
    {
      json_builder_begin_object (builder);
      aluette_web_json_add_text (builder, "name", score->names[i]);
      aluette_web_json_add_number (builder, "points", score->points[i]);
      if (score->has_sides && score->sides[i] < 2)
        aluette_web_json_add_number (builder, "side", score->sides[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  aluette_web_json_add_text (builder, "spoken", score->spoken);
  json_builder_end_object (builder);
}

void
aluette_web_json_add_state (JsonBuilder *builder, AluetteTablePresenter *presenter,
                            const AluetteTableLook *look, const AluetteTableState *state)
{
  const AluetteDeckInfo *deck = state->decks->info[look->deck];

  aluette_web_json_add_text (builder, "deck", deck->pictures);
  aluette_web_json_add_number (builder, "bottom", look->bottom);
  aluette_web_json_add_flag (builder, "counterclockwise", state->counterclockwise);
  aluette_web_json_add_number (builder, "handSize", state->hand_size);
  begin_array (builder, "seats");
  for (guint seat = 0; seat < state->n_seats; seat++)
    add_seat (builder, state, seat);
  json_builder_end_array (builder);
  begin_array (builder, "hands");
  for (guint seat = 0; seat < state->n_seats; seat++)
    add_hand (builder, presenter, look, state, seat);
  json_builder_end_array (builder);
  if (state->active_hand < state->n_seats)
    aluette_web_json_add_number (builder, "active", state->active_hand);
  if (state->choice.id != 0)
    aluette_web_json_add_text (builder, "choice", state->choice.note);
  add_trick (builder, deck, state);
  add_middle (builder, deck, state);
  add_prompt (builder, state);
  add_score (builder, &state->score);
  begin_array (builder, "actions");
  for (guint i = 0; i < state->n_actions; i++)
    json_builder_add_string_value (builder, state->actions[i]);
  json_builder_end_array (builder);
  aluette_web_json_add_flag (builder, "mayContinue", state->may_continue);
  aluette_web_json_add_flag (builder, "hasLastTrick", state->has_last_trick);
}

/* Cues and tricks */

static void
add_place (JsonBuilder *builder, const char *name, const AluetteDeckInfo *deck,
           const AluetteTablePlace *place)
{
  static const char *const types[] = { "hand", "trick", "tricks", "pile", "middle" };

  begin_array (builder, name);
  json_builder_add_string_value (builder, types[place->type]);
  json_builder_add_int_value (builder, place->seat);
  add_card (builder, deck, place->card);
  json_builder_end_array (builder);
}

void
aluette_web_json_add_cue (JsonBuilder *builder, const char *name, const AluetteDeckInfo *deck,
                          const AluetteTableCue *cue)
{
  if (cue->n_motions == 0)
    return;
  begin_array (builder, name);
  for (guint i = 0; i < cue->n_motions; i++)
    {
      const AluetteCardMotion *motion = &cue->motions[i];

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "card");
      add_card (builder, deck, motion->card);
      add_place (builder, "from", deck, &motion->from);
      add_place (builder, "to", deck, &motion->to);
      aluette_web_json_add_number (builder, "wait", motion->wait);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
aluette_web_json_add_tricks (JsonBuilder *builder, const AluetteDeckInfo *deck,
                             const AluetteTableTricks *tricks)
{
  begin_array (builder, "names");
  for (guint seat = 0; seat < tricks->n_seats; seat++)
    json_builder_add_string_value (builder, tricks->names[seat] != NULL ? tricks->names[seat] : "");
  json_builder_end_array (builder);
  begin_array (builder, "tricks");
  for (guint i = 0; i < tricks->n_tricks; i++)
    {
      json_builder_begin_object (builder);
      aluette_web_json_add_number (builder, "number", tricks->first + i + 1);
      aluette_web_json_add_number (builder, "leader", tricks->tricks[i].leader);
      if (tricks->tricks[i].taker < tricks->n_seats)
        aluette_web_json_add_number (builder, "taker", tricks->tricks[i].taker);
      add_cards (builder, "cards", deck, tricks->tricks[i].cards, tricks->n_seats);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
