/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-kind.h"

#include <string.h>

#include "engine/alu-status.h"
#include "engine/tarot/tarot-finished.h"
#include "engine/tarot/tarot-view.h"

/* The table of French Tarot. Its functions only convert pointers, so that none is ever cast. */

static const uint8_t player_kinds[] = {
  [TAROT_PLAYER_HUMAN] = ALU_GAME_HUMAN,
  [TAROT_PLAYER_BOT] = ALU_GAME_BOT,
  [TAROT_PLAYER_PERSON] = ALU_GAME_PERSON,
};

static const uint8_t own_player_kinds[] = {
  [ALU_GAME_HUMAN] = TAROT_PLAYER_HUMAN,
  [ALU_GAME_BOT] = TAROT_PLAYER_BOT,
  [ALU_GAME_DUMMY] = TAROT_PLAYER_BOT, /* refused: it has no level */
  [ALU_GAME_PERSON] = TAROT_PLAYER_PERSON,
};

void
tarot_header_to_game (const TarotRecordHeader *header, AluGameHeader *game)
{
  AluGameRules rules;

  tarot_rules_to_game (&header->rules, &rules);
  alu_game_header_init (game, &rules);
  strcpy (game->date, header->date);
  strcpy (game->event, header->event);
  strcpy (game->place, header->place);
  for (int seat = 0; seat < header->rules.seats; seat++)
    {
      const TarotPlayer *player = &header->players[seat];

      game->players[seat].kind = player_kinds[player->kind];
      strcpy (game->players[seat].level, player->level);
      strcpy (game->players[seat].name, player->name);
    }
}

void
tarot_header_from_game (const AluGameHeader *game, TarotRecordHeader *header)
{
  TarotRules rules;

  tarot_rules_from_game (&game->rules, &rules);
  tarot_record_header_init (header, &rules);
  strcpy (header->date, game->date);
  strcpy (header->event, game->event);
  strcpy (header->place, game->place);
  for (int seat = 0; seat < game->rules.n_seats; seat++)
    {
      const AluGamePlayer *player = &game->players[seat];

      header->players[seat].kind = own_player_kinds[player->kind];
      strcpy (header->players[seat].level, player->level);
      strcpy (header->players[seat].name, player->name);
    }
}

/* TAROT_NOBODY stands for a spectator, too. */
static int
get_viewer (int seat)
{
  return seat == ALU_GAME_SPECTATOR ? TAROT_NOBODY : seat;
}

static const AluGameOption *
kind_option (int index)
{
  return tarot_option (index);
}

static int
kind_rules_init (AluGameRules *rules, int set, int n_seats)
{
  TarotRules own;
  TarotStatus status = tarot_rules_init (&own, (TarotRuleSet) set, n_seats);

  if (status == TAROT_OK)
    tarot_rules_to_game (&own, rules);
  return (int) status;
}

static const char *
kind_status_text (int status)
{
  return tarot_status_text ((TarotStatus) status);
}

static int
kind_init (void *match, const AluGameHeader *header)
{
  TarotRules rules;

  tarot_rules_from_game (&header->rules, &rules);
  tarot_match_init (match, &rules, alu_game_header_is_real (header));
  return TAROT_OK;
}

static int
kind_apply (void *match, const void *event)
{
  return (int) tarot_match_apply (match, event);
}

static bool
kind_chance (const void *match, uint64_t seed, void *event)
{
  if (tarot_match_awaited (match) != TAROT_CHANCE)
    return false;
  tarot_match_chance (match, seed, event);
  return true;
}

static void
kind_view_for_seat (const void *match, int seat, void *view)
{
  tarot_view_for_seat (match, get_viewer (seat), view);
}

static bool
kind_event_for_seat (const void *match, const void *event, int seat, void *seat_event)
{
  return tarot_event_for_seat (match, event, get_viewer (seat), seat_event);
}

static bool
kind_event_for_spectator (const void *view, const void *seat_event, void *event)
{
  tarot_event_for_spectator (view, seat_event, event);
  return true;
}

static void
kind_set_open_hands (void *match, bool open)
{
  ((TarotMatch *) match)->open_hands = open;
}

static AluGameRole
kind_event_role (const void *event)
{
  switch ((TarotEventType) ((const TarotEvent *) event)->type)
    {
    case TAROT_EVENT_DEAL:
      return ALU_GAME_ROLE_DEAL;
    case TAROT_EVENT_RESULT:
    case TAROT_EVENT_PASSED:
      return ALU_GAME_ROLE_RESULT;
    default:
      return ALU_GAME_ROLE_ACTION;
    }
}

static int
kind_event_seat (const void *event)
{
  return ((const TarotEvent *) event)->seat;
}

static unsigned
kind_uncovered (const void *view, const void *told, unsigned n_told, void *events)
{
  return tarot_finished_events (view, told, n_told, events);
}

static int
kind_view_apply (void *view, const void *seat_event)
{
  return (int) tarot_view_apply (view, seat_event);
}

static int
kind_check_event (const void *view, const void *event)
{
  return (int) tarot_view_check_event (view, event);
}

static int
kind_legal (const void *view, int seat, void *events)
{
  return tarot_view_legal (view, get_viewer (seat), events);
}

static unsigned
kind_actors (const void *view)
{
  return tarot_view_actors (view);
}

static int
kind_awaited (const void *view)
{
  int awaited = tarot_view_awaited (view);

  switch (awaited)
    {
    case TAROT_CHANCE:
      return ALU_GAME_AWAITS_CHANCE;
    case TAROT_TABLE:
      return ALU_GAME_AWAITS_TABLE;
    case TAROT_NOBODY:
      return ALU_GAME_AWAITS_NOBODY;
    default:
      return awaited;
    }
}

static int
kind_phase (const void *view)
{
  return (int) tarot_view_phase (view);
}

static unsigned
kind_n_deals (const void *view)
{
  return ((const TarotView *) view)->match.n_deals;
}

static bool
kind_in_deal (const void *view)
{
  TarotPhase phase = tarot_view_phase (view);

  return phase != TAROT_PHASE_DEAL && phase != TAROT_PHASE_RESULT && phase != TAROT_PHASE_OVER;
}

static void
kind_points (const void *view, int32_t points[ALU_GAME_MAX_SEATS])
{
  for (int seat = 0; seat < ((const TarotView *) view)->match.rules.seats; seat++)
    points[seat] = tarot_view_points (view, seat);
}

static void
kind_sides (const void *view, uint8_t sides[ALU_GAME_MAX_SEATS])
{
  uint8_t own[TAROT_MAX_SEATS];

  tarot_view_sides (view, own);
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    sides[seat] = own[seat] == TAROT_UNKNOWN   ? ALU_GAME_SIDE_UNKNOWN
                  : own[seat] == TAROT_NO_SIDE ? ALU_GAME_NO_SIDE
                                               : own[seat];
}

static unsigned
kind_winners (const void *view)
{
  return tarot_view_winners (view);
}

static void
kind_reader_init (void *reader)
{
  tarot_record_reader_init (reader);
}

static void
describe_fault (const TarotRecordError *error, AluGameFault *fault)
{
  fault->line = error->line;
  fault->code = (int) error->fault;
  fault->reason = error->fault == TAROT_RECORD_AGAINST_RULES
                      ? tarot_status_text (error->status)
                      : tarot_record_fault_text (error->fault);
  strcpy (fault->expected, error->expected);
}

static bool
kind_reader_line (void *reader, const char *line, size_t length, AluGameFault *fault)
{
  TarotRecordError error;
  bool ok = tarot_record_reader_line (reader, line, length, &error);

  if (!ok)
    describe_fault (&error, fault);
  return ok;
}

/* Passes the events of a reader on. */
typedef struct
{
  AluGameOnEvent on_event;
  void *data;
} Listener;

static void
on_reader_event (const TarotRecordReader *reader, void *data)
{
  const Listener *listener = data;

  if (listener->on_event != NULL)
    listener->on_event (reader, listener->data);
}

static bool
kind_read_text (void *reader, const char *text, size_t length, AluGameOnEvent on_event, void *data,
                AluGameFault *fault)
{
  Listener listener = { on_event, data };
  TarotRecordError error;
  bool ok = tarot_record_reader_text (reader, text, length, on_reader_event, &listener, &error);

  if (!ok)
    describe_fault (&error, fault);
  return ok;
}

static bool
kind_reader_in_deal (const void *reader)
{
  const TarotRecordReader *own = reader;

  return own->in_deal;
}

static bool
kind_reader_header (const void *reader, AluGameHeader *header)
{
  const TarotRecordReader *own = reader;

  if (own->in_log)
    tarot_header_to_game (&own->header, header);
  return own->in_log;
}

static const void *
kind_reader_match (const void *reader)
{
  return &((const TarotRecordReader *) reader)->match;
}

static void
kind_reader_init_seat (void *reader)
{
  tarot_record_reader_init_seat (reader);
}

static const void *
kind_reader_view (const void *reader)
{
  return &((const TarotRecordReader *) reader)->view;
}

static const void *
kind_reader_event (const void *reader)
{
  const TarotRecordReader *own = reader;

  return own->has_event ? &own->event : NULL;
}

static int
kind_writer_init (void *writer, const AluGameHeader *header, AluGameSink sink, void *data)
{
  TarotRecordHeader own;

  tarot_header_from_game (header, &own);
  return (int) tarot_record_writer_init (writer, &own, sink, data);
}

static int
kind_writer_init_seat (void *writer, const AluGameHeader *header, int seat, AluGameSink sink,
                       void *data)
{
  TarotRecordHeader own;

  tarot_header_from_game (header, &own);
  return (int) tarot_record_writer_init_seat (writer, &own, get_viewer (seat), sink, data);
}

static int
kind_writer_event (void *writer, const void *event)
{
  return (int) tarot_record_writer_event (writer, event);
}

static bool
kind_read_request (int n_seats, const char *line, void *event)
{
  return tarot_record_read_request (n_seats, line, event);
}

static void
kind_write_request (const void *event, char line[ALU_GAME_MAX_REQUEST])
{
  tarot_record_write_request (event, line);
}

const AluGameKind tarot_kind = {
  .id = "tarot",
  .name = ALU_N_("French Tarot"),
  .magic = TAROT_RECORD_MAGIC,
  .suffix = TAROT_RECORD_SUFFIX,
  .media_type = TAROT_RECORD_MEDIA_TYPE,
  .min_seats = TAROT_MIN_SEATS,
  .max_seats = TAROT_MAX_SEATS,
  .clockwise = false,
  .n_teams = 0,
  .n_rule_sets = TAROT_N_RULE_SETS,
  .n_options = TAROT_N_OPTIONS,
  .max_legal = TAROT_MAX_LEGAL,
  .rule_sets = tarot_rule_sets,
  .match_size = sizeof (TarotMatch),
  .event_size = sizeof (TarotEvent),
  .view_size = sizeof (TarotView),
  .reader_size = sizeof (TarotRecordReader),
  .writer_size = sizeof (TarotRecordWriter),
  .no_seat = TAROT_ERROR_NO_SEAT,
  .not_your_turn = TAROT_ERROR_NOT_YOUR_TURN,
  .not_now = TAROT_ERROR_NOT_NOW,
  .option = kind_option,
  .rules_init = kind_rules_init,
  .status_text = kind_status_text,
  .init = kind_init,
  .apply = kind_apply,
  .chance = kind_chance,
  .view_for_seat = kind_view_for_seat,
  .event_for_seat = kind_event_for_seat,
  .event_for_spectator = kind_event_for_spectator,
  .set_open_hands = kind_set_open_hands,
  .event_role = kind_event_role,
  .event_seat = kind_event_seat,
  .uncovered = kind_uncovered,
  .view_apply = kind_view_apply,
  .check_event = kind_check_event,
  .legal = kind_legal,
  .actors = kind_actors,
  .awaited = kind_awaited,
  .phase = kind_phase,
  .n_deals = kind_n_deals,
  .in_deal = kind_in_deal,
  .points = kind_points,
  .sides = kind_sides,
  .winners = kind_winners,
  .reader_init = kind_reader_init,
  .reader_line = kind_reader_line,
  .read_text = kind_read_text,
  .reader_in_deal = kind_reader_in_deal,
  .reader_header = kind_reader_header,
  .reader_match = kind_reader_match,
  .reader_event = kind_reader_event,
  .writer_init = kind_writer_init,
  .writer_event = kind_writer_event,
  .reader_init_seat = kind_reader_init_seat,
  .reader_view = kind_reader_view,
  .writer_init_seat = kind_writer_init_seat,
  .read_request = kind_read_request,
  .write_request = kind_write_request,
};
