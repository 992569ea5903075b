/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-record.h"

#include <string.h>

/* The table of Aluette. Its functions only convert pointers, so that none is ever cast. */

static int
kind_init (void *match, const AluGameHeader *header)
{
  return (int) alu_match_init_from_header (match, header);
}

static int
kind_apply (void *match, const void *event)
{
  return (int) alu_match_apply (match, event);
}

static bool
kind_chance (const void *match, uint64_t seed, void *event)
{
  if (!alu_match_awaits_chance (match))
    return false;
  alu_match_chance (match, seed, event);
  return true;
}

static void
kind_view_for_seat (const void *match, int seat, void *view)
{
  AluView own = alu_view_for_seat (match, seat == ALU_GAME_SPECTATOR ? ALU_NOBODY : seat);

  memcpy (view, &own, sizeof own);
}

static bool
kind_event_for_seat (const void *match, const void *event, int seat, void *seat_event)
{
  return alu_event_for_seat (match, event, seat == ALU_GAME_SPECTATOR ? ALU_NOBODY : seat,
                             seat_event);
}

static bool
kind_note_uncover (void *uncover, const void *before, const void *event, const void *after)
{
  alu_uncover_note (uncover, before, event);
  return alu_uncover_is_due (after);
}

static unsigned
kind_uncovered (const void *view, const void *told, unsigned n_told, void *events)
{
  return alu_uncover_events (&((const AluView *) view)->match.seating, told, n_told, events);
}

static int
kind_view_apply (void *view, const void *seat_event)
{
  return (int) alu_view_apply (view, seat_event);
}

/* Removes the events of other persons. A captain acts for its Petit-Jeans. */
static int
filter_own_events (const AluSeating *seating, int seat, AluEvent *events, int n)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (alu_decider (seating, events[i].seat) == seat)
      events[kept++] = events[i];
  return kept;
}

static int
kind_legal (const void *view, int seat, void *events)
{
  const AluMatch *match = view;

  return filter_own_events (&match->seating, seat, events, alu_match_legal (match, events));
}

/* Whether the seat may make a sign or a call, as far as anybody can know. */
static bool
may_signal (const AluMatch *match, int seat)
{
  AluPhase phase = alu_match_phase (match);

  return phase >= ALU_PHASE_VOTE && phase <= ALU_PHASE_ANSWER
         && (match->rules.signs || match->rules.parlante) && alu_is_person (&match->seating, seat);
}

static int
get_awaited (const AluMatch *match)
{
  int decider = alu_match_decider (match);

  if (alu_match_over (match))
    return ALU_GAME_AWAITS_NOBODY;
  if (match->seating.real_table)
    return ALU_GAME_AWAITS_TABLE;
  return decider != ALU_NOBODY ? decider : ALU_GAME_AWAITS_CHANCE;
}

static void
kind_summarize (const void *view, AluGameSummary *summary)
{
  const AluMatch *match = &((const AluView *) view)->match;
  int decider = alu_match_decider (match);

  summary->awaited = get_awaited (match);
  summary->actors = decider != ALU_NOBODY ? 1u << decider : 0;
  summary->n_deals = match->n_deals;
  summary->in_deal = match->n_deals > 0 && !match->deal.ended;
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      if (may_signal (match, seat) || alu_match_may_propose (match, seat) == ALU_OK)
        summary->actors |= 1u << seat;
      if (alu_match_over (match) && alu_team_of (seat) == match->winner)
        summary->winners |= 1u << seat;
      summary->points[seat] = match->score[alu_team_of (seat)];
      summary->sides[seat] = (uint8_t) alu_team_of (seat);
    }
}

static const AluGameRole roles[] = {
  [ALU_EVENT_DRAW] = ALU_GAME_ROLE_DEAL,       [ALU_EVENT_DEAL] = ALU_GAME_ROLE_DEAL,
  [ALU_EVENT_VOTE] = ALU_GAME_ROLE_ACTION,     [ALU_EVENT_SUNG] = ALU_GAME_ROLE_CHANCE,
  [ALU_EVENT_REJECT] = ALU_GAME_ROLE_ACTION,   [ALU_EVENT_SIGN] = ALU_GAME_ROLE_SIGNAL,
  [ALU_EVENT_SAY] = ALU_GAME_ROLE_SIGNAL,      [ALU_EVENT_PLAY] = ALU_GAME_ROLE_ACTION,
  [ALU_EVENT_OFFER] = ALU_GAME_ROLE_ACTION,    [ALU_EVENT_ANSWER] = ALU_GAME_ROLE_ACTION,
  [ALU_EVENT_PROPOSE] = ALU_GAME_ROLE_ACTION,  [ALU_EVENT_CONSENT] = ALU_GAME_ROLE_ACTION,
  [ALU_EVENT_RESULT] = ALU_GAME_ROLE_RESULT,   [ALU_EVENT_UNCOVER] = ALU_GAME_ROLE_UNCOVER,
};

const AluGameKind alu_aluette_kind = {
  .id = "aluette",
  .name = ALU_N_("Aluette"),
  .magic = "%aluette 1",
  .suffix = ".aluette",
  .media_type = "text/vnd.aluette",
  .not_a_record = ALU_N_("this is not an Aluette match file"),
  .dummy = "petit-jean",
  .logs_real_tables = true,
  .min_seats = 2,
  .max_seats = ALU_MAX_SEATS,
  .clockwise = true,
  .n_teams = 2,
  .n_rule_sets = ALU_N_RULE_SETS,
  .n_options = ALU_N_OPTIONS,
  .max_legal = ALU_MAX_LEGAL,
  .rule_sets = alu_rule_sets,
  .options = alu_options,
  .roles = roles,
  .requests = 1u << ALU_EVENT_VOTE | 1u << ALU_EVENT_REJECT | 1u << ALU_EVENT_SAY
              | 1u << ALU_EVENT_PLAY | 1u << ALU_EVENT_OFFER | 1u << ALU_EVENT_ANSWER
              | 1u << ALU_EVENT_PROPOSE | 1u << ALU_EVENT_CONSENT,
  .play = ALU_EVENT_PLAY,
  .event_card = offsetof (AluEvent, card),
  .status_texts = alu_status_texts,
  .n_statuses = ALU_N_STATUSES,
  .match_size = sizeof (AluMatch),
  .event_size = sizeof (AluEvent),
  .view_size = sizeof (AluView),
  .reader_size = sizeof (AluMatchReader),
  .writer_size = sizeof (AluMatchWriter),
  .open_hands = offsetof (AluMatch, seating.open_hands),
  .n_cards = ALU_N_CARDS,
  .format_card = alu_card_code,
  .init = kind_init,
  .apply = kind_apply,
  .chance = kind_chance,
  .view_for_seat = kind_view_for_seat,
  .event_for_seat = kind_event_for_seat,
  .note_uncover = kind_note_uncover,
  .uncovered = kind_uncovered,
  .view_apply = kind_view_apply,
  .legal = kind_legal,
  .summarize = kind_summarize,
  .verbs = alu_match_verbs,
  .reader_state = offsetof (AluMatchReader, match),
  .reader_event = offsetof (AluMatchReader, event),
  .writer_state = offsetof (AluMatchWriter, match),
  .expect = alu_match_expect,
  .write_event = alu_match_write_event,
  .write_derived = alu_match_write_derived,
};
