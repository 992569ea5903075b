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
kind_legal (const void *view, int seat, void *events)
{
  return tarot_match_legal (view, get_viewer (seat), events);
}

static int
get_awaited (const TarotMatch *match)
{
  int awaited = tarot_match_awaited (match);

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

static void
kind_summarize (const void *view, AluGameSummary *summary)
{
  const TarotMatch *match = &((const TarotView *) view)->match;
  TarotPhase phase = tarot_match_phase (match);
  uint8_t sides[TAROT_MAX_SEATS];

  summary->awaited = get_awaited (match);
  summary->actors = tarot_match_may_announce (match) ? 1u << match->deal.taker : 0;
  summary->n_deals = match->n_deals;
  summary->in_deal
      = phase != TAROT_PHASE_DEAL && phase != TAROT_PHASE_RESULT && phase != TAROT_PHASE_OVER;
  summary->winners = match->winners;
  memcpy (summary->points, match->score, sizeof match->score);
  tarot_view_sides (view, sides);
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    summary->sides[seat] = sides[seat] == TAROT_UNKNOWN   ? ALU_GAME_SIDE_UNKNOWN
                           : sides[seat] == TAROT_NO_SIDE ? ALU_GAME_NO_SIDE
                                                          : sides[seat];
}

static const AluGameRole roles[TAROT_N_EVENTS] = {
  [TAROT_EVENT_DEAL] = ALU_GAME_ROLE_DEAL,      [TAROT_EVENT_BID] = ALU_GAME_ROLE_ACTION,
  [TAROT_EVENT_CALL] = ALU_GAME_ROLE_ACTION,    [TAROT_EVENT_ECART] = ALU_GAME_ROLE_ACTION,
  [TAROT_EVENT_SLAM] = ALU_GAME_ROLE_ACTION,    [TAROT_EVENT_MISERE] = ALU_GAME_ROLE_ACTION,
  [TAROT_EVENT_HANDFUL] = ALU_GAME_ROLE_ACTION, [TAROT_EVENT_PLAY] = ALU_GAME_ROLE_ACTION,
  [TAROT_EVENT_RESULT] = ALU_GAME_ROLE_RESULT,  [TAROT_EVENT_PASSED] = ALU_GAME_ROLE_RESULT,
};

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
  .options = tarot_options,
  .roles = roles,
  .requests = 1u << TAROT_EVENT_BID | 1u << TAROT_EVENT_CALL | 1u << TAROT_EVENT_ECART
              | 1u << TAROT_EVENT_SLAM | 1u << TAROT_EVENT_MISERE | 1u << TAROT_EVENT_HANDFUL
              | 1u << TAROT_EVENT_PLAY,
  .play = TAROT_EVENT_PLAY,
  .event_card = offsetof (TarotEvent, card),
  .status_texts = tarot_status_texts,
  .n_statuses = TAROT_N_STATUSES,
  .match_size = sizeof (TarotMatch),
  .event_size = sizeof (TarotEvent),
  .view_size = sizeof (TarotView),
  .reader_size = sizeof (TarotRecordReader),
  .writer_size = sizeof (TarotRecordWriter),
  .open_hands = offsetof (TarotMatch, open_hands),
  .n_cards = TAROT_N_CARDS,
  .format_card = tarot_card_code,
  .init = kind_init,
  .apply = kind_apply,
  .chance = kind_chance,
  .view_for_seat = kind_view_for_seat,
  .event_for_seat = kind_event_for_seat,
  .uncovered = kind_uncovered,
  .view_apply = kind_view_apply,
  .legal = kind_legal,
  .summarize = kind_summarize,
  .verbs = tarot_record_verbs,
  .reader_state = offsetof (TarotRecordReader, match),
  .reader_event = offsetof (TarotRecordReader, event),
  .writer_state = offsetof (TarotRecordWriter, match),
  .expect = tarot_record_expect,
  .write_event = tarot_record_write_event,
  .write_derived = tarot_record_write_derived,
};
