/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-seat-private.h"

#include <glib/gi18n.h>

#include "presentation/table/aluette-presentation-kind.h"

/* What a seat shows of a match: line after line, each with what moves. */

#define TRICK_MS 1500 /* how long a finished trick stays if a person leads the next */
#define MAX_SHOWN 8   /* new lines; of more, only the last is shown */

static guint
get_seat (AluetteWebSeat *self)
{
  return aluette_seat_log_get_seat (self->table.log);
}

/* Returns: (transfer full): the faces that the others have told, by name. */
static GVariant *
list_faces (AluetteGuest *guest)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    if (aluette_guest_get_seat_face (guest, seat) != NULL)
      g_variant_builder_add (&builder, "{ss}", aluette_guest_get_seat_name (guest, seat),
                             aluette_guest_get_seat_face (guest, seat));
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

AluetteTableLook
web_seat_get_look (AluetteWebSeat *self)
{
  WebTable *table = &self->table;
  guint seat = get_seat (self);
  gboolean is_here = seat != ALU_GAME_SPECTATOR;

  g_clear_pointer (&table->faces, g_variant_unref);
  table->faces = list_faces (self->guest);
  return (AluetteTableLook) {
    .log = table->log,
    .n_lines = table->n_shown,
    .bottom = is_here ? seat : 0,
    .listener = seat,
    .asked = is_here && aluette_game_get_awaited (table->game) == seat,
    .here = is_here,
    .people = is_here ? 1u << seat : 0,
    .own_face = { .seat = is_here ? seat : G_MAXUINT, .villager = -1, .faces = table->faces },
    .landing = ALU_GAME_SPECTATOR,
    .flags = table->trick_stays ? ALUETTE_TABLE_TRICK_STAYS : 0,
    .chosen = table->chosen,
    .notice = table->notice,
  };
}

void
web_seat_set_notice (AluetteWebSeat *self, const char *notice)
{
  g_free (self->table.notice);
  self->table.notice = g_strdup (notice);
}

/* A choice that begins has its own cards chosen at first. */
static void
present (AluetteWebSeat *self, AluetteTableLook *look)
{
  WebTable *table = &self->table;

  *look = web_seat_get_look (self);
  aluette_table_state_clear (&table->state);
  aluette_table_presenter_present (table->presenter, look, &table->state);
  if (table->state.choice.id == table->choice_id)
    return;
  table->choice_id = table->state.choice.id;
  table->chosen = look->chosen = table->state.choice.proposed;
  aluette_table_state_clear (&table->state);
  aluette_table_presenter_present (table->presenter, look, &table->state);
}

/* Adds the actions that the game offers outside of its prompt. */
static void
add_extras (AluetteWebSeat *self, JsonBuilder *builder)
{
  const AluetteWebKind *kind = aluette_web_kind_from_id (aluette_game_get_kind (self->table.game)
                                                             ->id);
  const AluetteTableState *state = &self->table.state;

  json_builder_set_member_name (builder, "extras");
  json_builder_begin_array (builder);
  for (guint i = 0; kind != NULL && kind->actions[i].name != NULL; i++)
    for (guint k = 0; k < state->n_actions; k++)
      if (g_str_equal (state->actions[k], kind->actions[i].name))
        {
          json_builder_begin_object (builder);
          aluette_web_json_add_text (builder, "name", kind->actions[i].name);
          aluette_web_json_add_text (builder, "label",
                                     g_dpgettext2 (NULL, kind->actions[i].context,
                                                   kind->actions[i].label));
          json_builder_end_object (builder);
        }
  json_builder_end_array (builder);
}

static void
send_companion (AluetteWebSeat *self)
{
  JsonBuilder *builder;

  if (self->table.companion == NULL)
    return;
  builder = aluette_web_json_begin ("signs");
  aluette_web_companion_write (self->table.companion, builder);
  web_seat_send (self, builder);
}

/* The match waits between deals until the page says that it is ready. */
static void
update_ready (AluetteWebSeat *self)
{
  aluette_game_set_screen_ready (self->table.game, ALUETTE_BUSY_LOOK,
                                 get_seat (self) == ALU_GAME_SPECTATOR
                                     || !self->table.state.may_continue);
}

void
web_seat_show_table (AluetteWebSeat *self)
{
  WebTable *table = &self->table;
  JsonBuilder *builder = aluette_web_json_begin ("state");
  AluetteTableLook look;

  present (self, &look);
  aluette_web_json_add_number (builder, "number", ++table->number);
  aluette_web_json_add_state (builder, table->presenter, &look, &table->state);
  aluette_web_json_add_flag (builder, "mayUndo", aluette_game_can_undo (table->game));
  add_extras (self, builder);
  web_seat_send (self, builder);
}

/* Lines */

static const AluetteDeckInfo *
get_deck (AluetteWebSeat *self)
{
  return self->table.state.decks->info[0];
}

static AluGameRole
get_role (AluetteWebSeat *self, guint line)
{
  return alu_game_event_role (aluette_seat_log_get_kind (self->table.log),
                              aluette_seat_log_get_line (self->table.log, line));
}

static void
stop_trick_timer (AluetteWebSeat *self)
{
  if (self->table.trick_timer != 0)
    aluette_clock_remove (self->clock, self->table.trick_timer);
  self->table.trick_timer = 0;
}

/* Adds how the finished trick leaves, if there is one. */
static void
end_trick (AluetteWebSeat *self, JsonBuilder *builder)
{
  g_auto (AluetteTableCue) cue;
  AluetteTableLook look = web_seat_get_look (self);

  aluette_table_cue_init (&cue);
  stop_trick_timer (self);
  if (!self->table.trick_stays)
    return;
  aluette_table_presenter_present_trick_end (self->table.presenter, &look, &cue);
  aluette_web_json_add_cue (builder, "end", get_deck (self), &cue);
  self->table.trick_stays = FALSE;
}

static void
on_trick_over (gpointer data)
{
  AluetteWebSeat *self = data;
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);
  JsonBuilder *builder = aluette_web_json_begin ("cue");

  self->table.trick_timer = 0;
  end_trick (self, builder);
  web_seat_send (self, builder);
  web_seat_show_table (self);
  aluette_web_languages_leave (before);
}

static void
keep_trick (AluetteWebSeat *self, AluetteTrickEnd end)
{
  self->table.trick_stays = end != ALUETTE_TRICK_GOES_ON;
  if (end == ALUETTE_TRICK_STAYS_BRIEFLY)
    self->table.trick_timer = aluette_clock_add (self->clock, TRICK_MS, on_trick_over, self);
}

static void
show_line (AluetteWebSeat *self, guint line)
{
  WebTable *table = &self->table;
  JsonBuilder *builder = aluette_web_json_begin ("cue");
  g_auto (AluetteTableCue) cue;
  AluetteTableLook look;

  aluette_table_cue_init (&cue);
  if (get_role (self, line) != ALU_GAME_ROLE_SIGNAL)
    end_trick (self, builder);
  web_seat_set_notice (self, NULL);
  table->n_shown = line + 1;
  look = web_seat_get_look (self);
  aluette_table_presenter_present_line (table->presenter, &look, &cue);
  if (cue.trick_end != ALUETTE_TRICK_GOES_ON)
    keep_trick (self, cue.trick_end);
  aluette_web_json_add_cue (builder, "moves", get_deck (self), &cue);
  aluette_web_json_add_text (builder, "spoken", cue.spoken);
  web_seat_send (self, builder);
  web_seat_show_table (self);
}

/* Shows all lines at once. */
static void
show_all (AluetteWebSeat *self)
{
  stop_trick_timer (self);
  self->table.trick_stays = FALSE;
  self->table.n_shown = aluette_seat_log_get_n_lines (self->table.log);
  web_seat_show_table (self);
}

static void
on_appended (AluetteWebSeat *self, guint first, guint n_lines)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  if (n_lines > MAX_SHOWN || first != self->table.n_shown)
    show_all (self);
  else
    for (guint i = 0; i < n_lines; i++)
      if (get_role (self, first + i) == ALU_GAME_ROLE_UNCOVER)
        self->table.n_shown = first + i + 1;
      else
        show_line (self, first + i);
  update_ready (self);
  send_companion (self);
  aluette_web_languages_leave (before);
}

static void
on_truncated (AluetteWebSeat *self)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  web_seat_set_notice (self, _("Move undone."));
  show_all (self);
  update_ready (self);
  send_companion (self);
  aluette_web_languages_leave (before);
}

static void
on_presenter_changed (AluetteWebSeat *self)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  web_seat_show_table (self);
  aluette_web_languages_leave (before);
}

static void
on_companion_changed (AluetteWebSeat *self)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);

  send_companion (self);
  aluette_web_languages_leave (before);
}

static void
on_gesture (AluetteWebSeat *self, guint seat, const char *gesture, guint ms)
{
  AluetteWebLanguage before = aluette_web_languages_enter (self->languages, self->language);
  JsonBuilder *builder = aluette_web_json_begin ("gesture");

  aluette_web_json_add_number (builder, "seat", seat);
  aluette_web_json_add_text (builder, "gesture", gesture);
  aluette_web_json_add_text (builder, "text",
                             aluette_web_companion_describe (self->table.companion, gesture));
  aluette_web_json_add_number (builder, "ms", ms);
  web_seat_send (self, builder);
  aluette_web_languages_leave (before);
}

/* The match */

void
web_seat_drop_game (AluetteWebSeat *self)
{
  WebTable *table = &self->table;

  stop_trick_timer (self);
  if (table->game == NULL)
    return;
  g_signal_handlers_disconnect_by_data (table->log, self);
  g_signal_handlers_disconnect_by_data (table->presenter, self);
  if (table->companion != NULL)
    g_signal_handlers_disconnect_by_data (table->companion, self);
  g_clear_object (&table->companion);
  g_clear_object (&table->presenter);
  g_clear_object (&table->log);
  g_clear_object (&table->game);
  g_clear_pointer (&table->notice, g_free);
  g_clear_pointer (&table->faces, g_variant_unref);
  aluette_table_state_clear (&table->state);
  table->trick_stays = FALSE;
  table->choice_id = 0;
}

static void
add_companion (AluetteWebSeat *self, const AluGameKind *kind)
{
  const AluetteWebKind *web_kind = aluette_web_kind_from_id (kind->id);
  WebTable *table = &self->table;

  if (web_kind == NULL || web_kind->companion_new == NULL || get_seat (self) == ALU_GAME_SPECTATOR)
    return;
  table->companion = web_kind->companion_new (table->game, get_seat (self));
  if (table->companion == NULL)
    return;
  g_signal_connect_swapped (table->companion, "changed", G_CALLBACK (on_companion_changed), self);
  g_signal_connect_swapped (table->companion, "gesture", G_CALLBACK (on_gesture), self);
}

void
web_seat_follow_game (AluetteWebSeat *self)
{
  AluetteGame *game = ALUETTE_GAME (aluette_guest_get_game (self->guest));
  WebTable *table = &self->table;
  const AluGameKind *kind;
  guint seats;

  web_seat_drop_game (self);
  if (game == NULL)
    {
      web_seat_send (self, aluette_web_json_begin ("no-match"));
      return;
    }
  kind = aluette_game_get_kind (game);
  seats = aluette_game_get_seats_here (game);
  table->game = g_object_ref (game);
  table->log = g_object_ref (aluette_game_get_seat_log (game,
                                                        seats != 0
                                                            ? (guint) g_bit_nth_lsf (seats, -1)
                                                            : ALU_GAME_SPECTATOR));
  table->presenter = aluette_presentation_kind_from_id (kind->id)->presenter_new ();
  g_signal_connect_swapped (table->log, "appended", G_CALLBACK (on_appended), self);
  g_signal_connect_swapped (table->log, "truncated", G_CALLBACK (on_truncated), self);
  g_signal_connect_swapped (table->presenter, "changed", G_CALLBACK (on_presenter_changed), self);
  add_companion (self, kind);
  show_all (self);
  update_ready (self);
  send_companion (self);
}
