/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/attention/alu-sign-table.h"

#include <string.h>

static bool
is_bot (const AluSignTable *table, int seat)
{
  return table->attention.levels[seat] != ALU_NOBODY;
}

static bool
deal_is_on (const AluView *view)
{
  AluPhase phase = alu_match_phase (&view->match);

  return phase >= ALU_PHASE_VOTE && phase <= ALU_PHASE_ANSWER;
}

static int
turn_of (const AluView *view)
{
  return alu_match_phase (&view->match) == ALU_PHASE_PLAY ? view->match.deal.turn : ALU_NOBODY;
}

/* Whoever plays for a Petit-Jean looks at both hands. */
static int
player_of (const AluView *view)
{
  int turn = turn_of (view);

  return turn == ALU_NOBODY ? ALU_NOBODY : alu_decider (&view->match.seating, turn);
}

void
alu_sign_table_init (AluSignTable *table, const AluSeating *seating, int n_seats,
                     const uint8_t *levels, uint64_t now, uint64_t seed,
                     AluView (*view) (void *data, int seat), void *data)
{
  AluRng seeds;

  memset (table, 0, sizeof *table);
  alu_rng_seed (&seeds, seed);
  alu_attention_init (&table->attention, n_seats, levels, now, alu_rng_next (&seeds));
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    alu_signer_init (&table->signers[seat], alu_rng_next (&seeds));
  alu_rng_seed (&table->rng, alu_rng_next (&seeds));
  table->n_seats = (uint8_t) n_seats;
  for (int seat = 0; seat < n_seats; seat++)
    if (alu_is_person (seating, seat))
      table->persons |= (uint8_t) (1 << seat);
  table->length = table->size = 100;
  table->view = view;
  table->data = data;
}

static void
drop_gestures (AluSignTable *table)
{
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    table->gestures[seat].on = false;
  table->pending = 0;
}

unsigned
alu_sign_table_note (AluSignTable *table, const AluEvent *event, const AluView *view)
{
  unsigned turned = 0;

  if (!deal_is_on (view))
    drop_gestures (table);
  if (event->type == ALU_EVENT_DEAL)
    {
      turned = alu_attention_dealt (&table->attention);
      table->attention.turn = (uint8_t) player_of (view);
      for (int seat = 0; seat < table->n_seats; seat++)
        alu_signer_dealt (&table->signers[seat]);
    }
  else if (event->type == ALU_EVENT_PLAY)
    turned = alu_attention_played (&table->attention,
                                   alu_decider (&view->match.seating, event->seat),
                                   player_of (view));
  else
    table->attention.turn = (uint8_t) player_of (view);
  return turned;
}

void
alu_sign_table_reset (AluSignTable *table, const AluView *view)
{
  drop_gestures (table);
  table->attention.turn = (uint8_t) player_of (view);
  for (int seat = 0; seat < table->n_seats; seat++)
    if (is_bot (table, seat))
      {
        AluView own = table->view (table->data, seat);

        alu_signer_forget (&table->signers[seat], own.match.talk.made[seat]);
      }
}

/* The humans who are not at the screen and whose partner @seat is. */
static uint8_t
absent_partners (const AluSignTable *table, int seat)
{
  uint8_t team = alu_team_of (seat) == ALU_TEAM_A ? 0x15 : 0x2a;

  return (uint8_t) (table->away & team & ~(1u << seat));
}

/* The maker's eyes stay where they are meanwhile. */
void
alu_sign_table_begin (AluSignTable *table, AluGesture *gesture)
{
  gesture->on = true;
  gesture->start = table->attention.now;
  gesture->drawn = table->drawn | absent_partners (table, gesture->maker);
  memset (gesture->watched_ms, 0, sizeof gesture->watched_ms);
  memset (gesture->corner_ms, 0, sizeof gesture->corner_ms);
  table->gestures[gesture->maker] = *gesture;
  alu_attention_hold (&table->attention, gesture->maker, gesture->start + gesture->length_ms);
}

void
alu_sign_table_cut (AluSignTable *table, int seat)
{
  AluGesture *gesture = &table->gestures[seat];
  uint32_t passed = (uint32_t) (table->attention.now - gesture->start);

  if (gesture->on && gesture->length_ms > passed)
    gesture->length_ms = passed;
}

static uint64_t
end_of (const AluGesture *gesture)
{
  return gesture->on ? gesture->start + gesture->length_ms : ALU_NEVER;
}

uint64_t
alu_sign_table_next (const AluSignTable *table)
{
  uint64_t next = alu_attention_next (&table->attention);

  for (int seat = 0; seat < table->n_seats; seat++)
    if (end_of (&table->gestures[seat]) < next)
      next = end_of (&table->gestures[seat]);
  return table->pending != 0 ? table->attention.now : next;
}

/* Lets time pass in which nothing happens. */
static void
pass (AluSignTable *table, uint64_t until)
{
  uint64_t ms = until - table->attention.now;

  for (int seat = 0; ms > 0 && seat < table->n_seats; seat++)
    if (table->gestures[seat].on)
      alu_gesture_pass (&table->gestures[seat], &table->attention, ms);
  table->attention.now = until;
}

/* Draws what each of the others makes of @gesture. */
static void
judge (AluSignTable *table, const AluGesture *gesture, AluEvent *event)
{
  *event = (AluEvent) { .type = ALU_EVENT_SIGN, .seat = gesture->maker };
  event->sign.sign = gesture->sign;
  event->sign.strength = gesture->strength;
  for (int seat = 0; seat < table->n_seats; seat++)
    {
      AluOutcome outcome = ALU_OUTCOME_MISSED;

      if (seat == gesture->maker || (table->persons & (1 << seat)) == 0)
        continue;
      if (is_bot (table, seat))
        outcome = alu_perception_outcome (gesture, &table->attention, seat, &table->rng);
      else if (gesture->drawn & (1 << seat))
        outcome = ALU_OUTCOME_READ;
      if (outcome == ALU_OUTCOME_READ)
        event->sign.read |= (uint8_t) (1 << seat);
      if (outcome == ALU_OUTCOME_NOTICED)
        event->sign.noticed |= (uint8_t) (1 << seat);
      if (outcome != ALU_OUTCOME_MISSED)
        alu_attention_caught (&table->attention, seat, gesture->maker);
    }
}

/* Ends a gesture whose time has come.
 *
 * Returns: whether there was one. */
static bool
end_gesture (AluSignTable *table, AluNews *news)
{
  for (int seat = 0; seat < table->n_seats; seat++)
    if (end_of (&table->gestures[seat]) <= table->attention.now)
      {
        news->type = ALU_NEWS_MADE;
        table->gestures[seat].on = false;
        news->gesture = table->gestures[seat];
        judge (table, &news->gesture, &news->event);
        if (is_bot (table, seat))
          alu_signer_ended (&table->signers[seat], &news->gesture, &table->attention);
        return true;
      }
  return false;
}

/* Lets a bot look whether he has something to tell now.
 *
 * Returns: whether he begins a gesture, or speaks. */
static bool
consider (AluSignTable *table, int seat, AluNews *news)
{
  AluSigner *signer = &table->signers[seat];
  AluView view;

  if (table->gestures[seat].on || table->attention.now < signer->rest_until)
    return false;
  view = table->view (table->data, seat);
  if (!deal_is_on (&view))
    return false;
  if (alu_signer_speaks (signer, &view, &table->attention, &news->event))
    {
      news->type = ALU_NEWS_SAID;
      return true;
    }
  if (!alu_signer_begins (signer, &view, &table->attention, (table->heedless & (1 << seat)) != 0,
                          &news->gesture))
    return false;
  news->type = ALU_NEWS_BEGUN;
  news->gesture.length_ms = news->gesture.length_ms * table->length / 100;
  news->gesture.size = (uint8_t) (news->gesture.size * table->size / 100);
  news->gesture.size = news->gesture.size < 30    ? 30
                       : news->gesture.size > 100 ? 100
                                                  : news->gesture.size;
  alu_sign_table_begin (table, &news->gesture);
  return true;
}

/* The bots whose moment may have come: those whose eyes have turned, and those whom eyes that have
 * turned rest on now. */
static unsigned
awakened (const AluSignTable *table, unsigned turned)
{
  unsigned seats = turned;

  for (int seat = 0; seat < table->n_seats; seat++)
    if ((turned & (1u << seat)) != 0 && table->attention.gazes[seat].target < table->n_seats)
      seats |= 1u << table->attention.gazes[seat].target;
  for (int seat = 0; seat < table->n_seats; seat++)
    if (!is_bot (table, seat) || (table->silent & (1 << seat)) != 0)
      seats &= ~(1u << seat);
  return seats;
}

bool
alu_sign_table_step (AluSignTable *table, uint64_t until, AluNews *news)
{
  memset (news, 0, sizeof *news);
  for (;;)
    {
      uint64_t next;

      while (table->pending != 0)
        {
          int seat = __builtin_ctz (table->pending);

          table->pending &= (uint8_t) (table->pending - 1);
          if (consider (table, seat, news))
            return true;
        }
      if (end_gesture (table, news))
        return true;
      next = alu_sign_table_next (table);
      if (next > until)
        {
          pass (table, until);
          return false;
        }
      pass (table, next);
      news->turned = alu_attention_advance (&table->attention, next);
      table->pending = (uint8_t) awakened (table, news->turned);
      if (news->turned != 0)
        {
          news->type = ALU_NEWS_GAZE;
          return true;
        }
    }
}

void
alu_sign_table_pass (AluSignTable *table, const AluEvent *event, const AluMatch *match,
                     void (*happens) (const AluEvent *event, void *data), void *data)
{
  AluView onlooker = alu_view_for_seat (match, ALU_NOBODY);
  uint64_t pause = event->type == ALU_EVENT_DEAL ? ALU_PACE_DEAL : ALU_PACE_CARD;
  uint64_t until = table->attention.now + pause;
  AluNews news;

  alu_sign_table_note (table, event, &onlooker);
  if (!deal_is_on (&onlooker))
    return;
  while (alu_sign_table_step (table, until, &news))
    if (news.type == ALU_NEWS_MADE || news.type == ALU_NEWS_SAID)
      happens (&news.event, data);
}
