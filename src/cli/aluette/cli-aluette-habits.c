/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"

#include "engine/aluette/alu-event.h"
#include "engine/aluette/alu-match.h"

/* Strengths: the weakest luette, and the honors of suits, jack to ace. */
#define WEAKEST_LUETTE 16
#define JACK 8
#define ACE 11

enum
{
  PARTNERS_TRICK_TAKEN,
  TAKEN_WITH_LUETTE,
  PARTNERS_TRICK_SPOILED,
  TOO_HIGH,
  HONOR_GIVEN,
  TOO_HIGH_GIVEN,
};

/* The last card of a trick. */
typedef struct
{
  int strength;      /* of the card */
  int best;          /* of the trick before it */
  int lowest_winner; /* of the cards that take the trick, or 0 */
  int lowest_loser;  /* of the cards below @best, or 0 */
  bool has_luette;
  bool partner_has_it, tied;
  CliHabitCounts *counts;
} Play;

static void
note (const Play *play, int habit, bool has)
{
  cli_habit_note (play->counts, habit, has);
}

static void
read_hand (Play *play, AluOrder order, AluCardSet hand)
{
  for (; hand != 0; hand &= hand - 1)
    {
      int strength = alu_card_strength (order, alu_set_first (hand));

      if (strength > play->best && (play->lowest_winner == 0 || strength < play->lowest_winner))
        play->lowest_winner = strength;
      if (strength < play->best && (play->lowest_loser == 0 || strength < play->lowest_loser))
        play->lowest_loser = strength;
      if (strength >= WEAKEST_LUETTE)
        play->has_luette = true;
    }
}

static void
count_partners_trick (const Play *play)
{
  bool takes = play->strength > play->best;

  if (play->lowest_loser == 0)
    return;
  note (play, PARTNERS_TRICK_TAKEN, takes);
  note (play, PARTNERS_TRICK_SPOILED, play->strength == play->best);
  if (play->has_luette)
    note (play, TAKEN_WITH_LUETTE, takes && play->strength >= WEAKEST_LUETTE);
}

/* A card that takes nothing: the lower the better. Nines, deuces of the chain and luettes are rarer
 * still than honors. */
static void
count_given_card (const Play *play)
{
  if (play->lowest_loser == 0 || play->strength == play->best)
    return;
  note (play, TOO_HIGH_GIVEN, play->strength > play->lowest_loser);
  if (play->lowest_loser < JACK)
    note (play, HONOR_GIVEN, play->strength >= JACK && play->strength <= ACE);
}

static void
count_last_card (const Play *play)
{
  if (play->partner_has_it)
    count_partners_trick (play);
  if (play->strength > play->best)
    {
      if (!play->partner_has_it)
        note (play, TOO_HIGH, play->strength > play->lowest_winner);
    }
  else if (!play->tied)
    count_given_card (play);
}

static void
count (const void *data, const void *event_data, CliHabitCounts *const *seats)
{
  const AluMatch *match = data;
  const AluEvent *event = event_data;
  AluOrder order = alu_rules_order (&match->rules);
  AluCard cards[ALU_MAX_SEATS];
  Play play = { 0 };
  int seat = event->seat, n, winner;

  if (event->type != ALU_EVENT_PLAY)
    return;
  n = alu_deal_trick_cards (&match->rules, &match->deal, match->deal.n_tricks, cards);
  if (n != match->rules.seats - 1)
    return;
  winner = alu_trick_winner (order, cards, match->rules.seats, NULL);
  for (int i = 0; i < match->rules.seats; i++)
    if (cards[i] != ALU_CARD_NONE && alu_card_strength (order, cards[i]) > play.best)
      play.best = alu_card_strength (order, cards[i]);
  play.tied = winner == ALU_SPOILED;
  play.partner_has_it = !play.tied && alu_team_of (winner) == alu_team_of (seat);
  play.strength = alu_card_strength (order, event->card);
  play.counts = seats[seat];
  read_hand (&play, order, match->deal.hands[seat]);
  count_last_card (&play);
}

const CliHabits cli_aluette_habits = {
  .habits = {
    [PARTNERS_TRICK_TAKEN] = { N_("Last to play, takes the partner’s trick"), 8 },
    [TAKEN_WITH_LUETTE] = { N_("Last to play, takes it with a luette"), 1 },
    [PARTNERS_TRICK_SPOILED] = { N_("Last to play, spoils the partner’s trick"), 0 },
    [TOO_HIGH] = { N_("Last to play, takes with more than the lowest card that does"), 3 },
    [HONOR_GIVEN] = { N_("Last to play, throws an honor where a low card would do"), 2 },
    [TOO_HIGH_GIVEN] = { N_("Last to play, throws a card that is not the lowest"), 0 },
  },
  .count = count,
};
