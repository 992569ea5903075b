/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record.h"

#include <string.h>

#include "engine/tarot/tarot-finished.h"

/* The table of French Tarot. Its functions only convert pointers, so that none is ever cast. */

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
  tarot_match_init_from_header (match, header);
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
  TarotView own;

  tarot_view_for_seat (match, get_viewer (seat), &own);
  memcpy (view, &own, sizeof own);
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

const AluGameKind tarot_kind = {
  .id = "tarot",
  .name = ALU_N_("French Tarot"),
  .magic = "%tarot 1",
  .suffix = ".tarot",
  .media_type = "text/vnd.aluette.tarot",
  .not_a_record = ALU_N_("this is not a Tarot match file"),
  .utf8_files = true,
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
  .verbs = tarot_record_verbs,
  .reader_state = offsetof (TarotRecordReader, match),
  .reader_event = offsetof (TarotRecordReader, event),
  .writer_state = offsetof (TarotRecordWriter, match),
  .expect = tarot_record_expect,
  .write_event = tarot_record_write_event,
  .write_derived = tarot_record_write_derived,
  .read_request = tarot_record_read_request,
  .write_request = tarot_record_write_request,
};
