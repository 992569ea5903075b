/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-events.h"

#include <stdlib.h>

static bool
one_in (AluRng *rng, uint32_t n)
{
  return alu_rng_below (rng, n) == 0;
}

static void
random_rules (AluRng *rng, AluGameRules *rules)
{
  int set = (int) alu_rng_below (rng, ALU_N_RULE_SETS);
  int seats = set == ALU_RULES_TWELVE && one_in (rng, 2) ? 2 : 0;

  assert_int_equal (alu_game_rules_init (&alu_aluette_kind, rules, set, seats), ALU_OK);
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    {
      const char *key = alu_options[option].key;
      char number[12];
      const char *word;

      if (!one_in (rng, 2))
        continue;
      snprintf (number, sizeof number, "%u", 1 + alu_rng_below (rng, 8));
      word = alu_options[option].choices[alu_rng_below (rng, 2)];
      if (strcmp (key, "deals") != 0 || one_in (rng, 2))
        assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, rules, key,
                                                     word != NULL ? word : number),
                          ALU_OK);
    }
  if (one_in (rng, 3))
    rules->options[ALU_OPTION_CHANT] = ALU_CHANT_ALWAYS;
  if (one_in (rng, 2))
    rules->options[ALU_OPTION_OFFER] = ALU_OFFER_ANY;
}

/* Makes some players of a team Petit-Jeans with the same captain. */
static void
random_team (AluRng *rng, AluGameHeader *header, int team)
{
  int n = header->rules.n_seats / 2;
  int captain = team + 2 * (int) alu_rng_below (rng, (uint32_t) n);

  for (int seat = team; seat < header->rules.n_seats; seat += 2)
    if (seat != captain && one_in (rng, 2))
      {
        header->players[seat].kind = ALU_GAME_DUMMY;
        header->players[seat].captain = (uint8_t) captain;
        header->players[seat].name[0] = header->players[seat].level[0] = '\0';
      }
}

void
random_header (AluRng *rng, bool real_table, AluGameHeader *header)
{
  static const char *const names[ALU_MAX_SEATS]
    = { "Léon", "Rose", "Anne la Grande", "Émile", "#1", "bot:x" };
  AluGameRules rules;

  random_rules (rng, &rules);
  alu_game_header_init (header, &rules);
  for (int seat = 0; seat < rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      player->kind = real_table ? ALU_GAME_PERSON
                     : one_in (rng, 2) ? ALU_GAME_BOT : ALU_GAME_HUMAN;
      if (player->kind == ALU_GAME_BOT)
        strcpy (player->level, "villager");
      strcpy (player->name, names[seat]);
    }
  for (int team = 0; team < 2; team++)
    if (one_in (rng, 3))
      random_team (rng, header, team);
  if (one_in (rng, 2))
    strcpy (header->date, "2026-11-20");
  if (one_in (rng, 2))
    strcpy (header->event, "Soirée à Bouin");
  if (one_in (rng, 2))
    strcpy (header->place, "Bouin");
}

/* Tries signs and calls, each with any observers, until one is allowed.
 *
 * Returns: whether one was found. */
static bool
random_talk (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  int n = match->rules.seats;

  for (int i = 0; i < 8; i++)
    {
      AluMatch copy = *match;

      memset (event, 0, sizeof *event);
      event->seat = (uint8_t) alu_rng_below (rng, (uint32_t) n);
      if (one_in (rng, 2))
        {
          event->type = ALU_EVENT_SAY;
          event->say.call = (uint8_t) alu_rng_below (rng, ALU_N_CALLS);
          if (alu_call_names_sign ((AluCall) event->say.call))
            event->say.sign = (uint8_t) alu_rng_below (rng, ALU_SIGN_AS + 1);
        }
      else
        {
          event->type = ALU_EVENT_SIGN;
          event->sign.sign = (uint8_t) alu_rng_below (rng, ALU_N_SIGNS);
          if (event->sign.sign == ALU_SIGN_MISERE)
            event->sign.strength = (uint8_t) (1 + alu_rng_below (rng, 2));
          event->sign.read = (uint8_t) alu_rng_below (rng, 1u << n);
          event->sign.noticed = (uint8_t) (alu_rng_below (rng, 1u << n) & ~event->sign.read);
        }
      if (alu_match_apply (&copy, event) == ALU_OK)
        return true;
    }
  return false;
}

static void
random_rejection (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  uint8_t cards[ALU_N_CARDS];
  int n = alu_set_sorted (ALU_ORDER_ALUETTE, match->deal.hands[match->deal.turn], cards);

  alu_rng_shuffle (rng, cards, n);
  memcpy (event->chant.cards, cards, sizeof event->chant.cards);
}

static void
random_result (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  AluMatch copy;

  do
    {
      memset (event, 0, sizeof *event);
      event->type = ALU_EVENT_RESULT;
      event->result.reason = (uint8_t) alu_rng_below (rng, ALU_N_REASONS);
      event->result.winner = one_in (rng, 3) ? ALU_NOBODY : (uint8_t) alu_rng_below (rng, 2);
      event->result.points = (uint8_t) alu_rng_below (rng, 3);
      event->result.has_tricks = one_in (rng, 2);
      for (int seat = 0; event->result.has_tricks && seat < match->rules.seats; seat++)
        event->result.tricks[seat] = (uint8_t) alu_rng_below (rng, 4);
      copy = *match;
    }
  while (alu_match_apply (&copy, event) != ALU_OK);
}

static void
random_real_event (const AluMatch *match, AluRng *rng, uint64_t seed, AluEvent *event)
{
  AluPhase phase = alu_match_phase (match);

  if (phase == ALU_PHASE_RESULT)
    random_result (match, rng, event);
  else if (phase == ALU_PHASE_DRAW && one_in (rng, 2))
    alu_match_chance (match, seed, event);
  else
    {
      uint32_t any = alu_rng_below (rng, match->rules.seats);

      memset (event, 0, sizeof *event);
      event->type = ALU_EVENT_DEAL;
      event->seat = match->dealer != ALU_NOBODY ? match->dealer : (uint8_t) any;
    }
}

void
random_event (const AluMatch *match, AluRng *rng, uint64_t seed, AluEvent *event)
{
  AluEvent legal[ALU_MAX_LEGAL];
  int n;

  if (match->seating.real_table)
    {
      random_real_event (match, rng, seed, event);
      return;
    }
  if (one_in (rng, 6) && random_talk (match, rng, event))
    return;
  if (alu_match_awaits_chance (match))
    {
      alu_match_chance (match, seed, event);
      return;
    }
  n = alu_match_legal (match, legal);
  assert_in_range (n, 1, ALU_MAX_LEGAL);
  *event = legal[alu_rng_below (rng, (uint32_t) n)];
  /* Mostly cards: otherwise every deal would end before it is played. */
  for (int i = 0; i < 3 && event->type != ALU_EVENT_PLAY && legal[0].type == ALU_EVENT_PLAY; i++)
    *event = legal[alu_rng_below (rng, (uint32_t) n)];
  if (event->type == ALU_EVENT_REJECT)
    random_rejection (match, rng, event);
  if (event->type == ALU_EVENT_VOTE)
    event->yes = !one_in (rng, 8);
}
