/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/problems/alu-problem-maker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEALS 4000 /* played for one problem at most */
#define LEAST_CARDS 3  /* with fewer there is little to think about */
#define SCREEN_WORLDS 16
#define SCREEN_MARGIN 25
#define FULL_WORLDS 160
#define MASTER_NODES 40000 /* enough for a grade */

struct _AluProblemMaker
{
  AluJudge *judge;
  size_t memory_bytes;
  void *memory; /* for bots */
};

/* A table at which problems are looked for. */
typedef struct
{
  uint8_t share; /* out of 100 */
  uint8_t set;   /* AluRuleSet */
  uint8_t seats;
  uint8_t petit_jeans; /* bit a seat */
  bool open;
  uint8_t most_cards; /* in the hand of the seat in turn */
} Table;

static const Table tables[] = {
  { 34, ALU_RULES_CLASSIC, 4, 0, false, 6 },   { 20, ALU_RULES_CLASSIC, 4, 0, true, 7 },
  { 10, ALU_RULES_SIX, 6, 0, false, 4 },       { 6, ALU_RULES_SIX, 6, 0, true, 4 },
  { 5, ALU_RULES_TWELVE, 4, 0, false, 5 },     { 5, ALU_RULES_TWELVE, 2, 0, false, 6 },
  { 9, ALU_RULES_CLASSIC, 4, 0x0c, false, 6 }, { 7, ALU_RULES_CLASSIC, 4, 0x04, false, 6 },
  { 4, ALU_RULES_SIX, 6, 0x30, false, 4 },
};

#define N_TABLES ((int) (sizeof tables / sizeof tables[0]))

/* First names of card tables. */
static const char *const names[] = { "Anne",  "Léon",   "Rose", "Jules",  "Marie",
                                     "Émile", "Jeanne", "Paul", "Louise", "Henri" };

#define N_NAMES (sizeof names / sizeof names[0])

/* A search under way. */
typedef struct
{
  AluProblemMaker *maker;
  const AluProblemWish *wish;
  const AluStop *stop;
  const Table *table;
  AluMatch match;
  AluRng rng;
  AluProblem *problem;
} Hunt;

AluProblemMaker *
alu_problem_maker_new (void)
{
  AluProblemMaker *maker = calloc (1, sizeof *maker);

  if (maker == NULL)
    return NULL;
  maker->memory_bytes = alu_bot_memory (ALU_LEVEL_MASTER);
  if (alu_bot_memory (ALU_LEVEL_EXPERT) > maker->memory_bytes)
    maker->memory_bytes = alu_bot_memory (ALU_LEVEL_EXPERT);
  maker->memory = malloc (maker->memory_bytes);
  maker->judge = alu_judge_new ();
  if (maker->memory != NULL && maker->judge != NULL)
    return maker;
  alu_problem_maker_free (maker);
  return NULL;
}

void
alu_problem_maker_free (AluProblemMaker *maker)
{
  if (maker == NULL)
    return;
  alu_judge_free (maker->judge);
  free (maker->memory);
  free (maker);
}

static bool
stopped (const Hunt *hunt)
{
  return alu_stop_asked (hunt->stop);
}

static AluCard
decide (AluProblemMaker *maker, const AluMatch *match, AluLevel level, uint64_t seed)
{
  AluView view = alu_view_for_seat (match, alu_match_decider (match));
  AluBudget budget = { .seed = seed, .memory = maker->memory, .memory_bytes = maker->memory_bytes };
  AluEvent event;

  if (level == ALU_LEVEL_MASTER)
    budget.nodes = MASTER_NODES;
  alu_bot_decide (level, &view, &budget, &event, NULL);
  return event.type == ALU_EVENT_PLAY ? event.card : ALU_CARD_NONE;
}

/* Lets every level of bot, from novice to master, try from its own view.
 *
 * Returns: stars: 1 where nearly all find one of @best, to ALU_PROBLEM_STARS where few do. */
static int
grade_problem (AluProblemMaker *maker, const AluMatch *match, AluCardSet best)
{
  static const int tries[ALU_N_LEVELS] = { 0, 12, 4, 1, 4, 2, 1 };
  double share = 0;
  int missed;

  for (int level = ALU_LEVEL_NOVICE; level < ALU_N_LEVELS; level++)
    for (int i = 0; i < tries[level]; i++)
      {
        AluCard card = decide (maker, match, (AluLevel) level, (uint64_t) i);

        if (card != ALU_CARD_NONE && (alu_card_bit (card) & best) != 0)
          share += 1.0 / tries[level] / (ALU_N_LEVELS - 1);
      }
  missed = (int) ((1 - share) * (ALU_N_LEVELS - 1) + 0.5);
  return missed < 1 ? 1 : missed > ALU_PROBLEM_STARS ? ALU_PROBLEM_STARS : missed;
}

/* Hundredths of a point by which the best card leads; negative where it does not lead by @each of
 * them in both ways. */
static int
margin (const AluJudgedHand *judgement, bool open, int each)
{
  const AluJudgedCard *best = &judgement->cards[0];

  if (judgement->n < 2)
    return -1;
  for (int i = 1; !open && i < judgement->n; i++)
    if ((best->habit - judgement->cards[i].habit) * 100 < each
        || (best->exact - judgement->cards[i].exact) * 100 < each)
      return -1;
  return (int) ((best->points - judgement->cards[1].points) * 100 + 0.5f);
}

/* Returns: the margin, or -1. */
static int
judge (AluProblemMaker *maker, const AluMatch *match, bool open, int worlds, uint64_t seed,
       int each, const AluStop *stop, AluJudgedHand *judgement)
{
  AluJudgeWay way = { open, open ? 0 : worlds, 2 * worlds, true, seed, stop };

  return alu_judge_cards (maker->judge, match, &way, judgement) ? margin (judgement, open, each)
                                                                : -1;
}

bool
alu_problem_maker_prove (AluProblemMaker *maker, const AluProblem *problem, int worlds,
                         uint64_t seed)
{
  AluJudgedHand judgement;
  AluMatch match;
  int found;

  if (!alu_problem_state (problem, &match))
    return false;
  found = judge (maker, &match, problem->open, worlds, seed,
                 ALU_PROBLEM_MARGIN_EACH / ALU_PROBLEM_PROOF_SHARE, NULL, &judgement);
  return alu_problem_equals (&match, judgement.cards[0].card) == problem->best
         && found >= (problem->open ? ALU_PROBLEM_MARGIN_OPEN
                                    : ALU_PROBLEM_MARGIN_OWN / ALU_PROBLEM_PROOF_SHARE);
}

/* The position is worth looking at: not too early, not too late, a choice to be made. */
static bool
is_askable (const Hunt *hunt, int most_cards)
{
  AluCardSet hand = alu_match_legal_plays (&hunt->match);
  int n = alu_set_count (hand);

  return n >= LEAST_CARDS && n <= most_cards
         && alu_problem_equals (&hunt->match, alu_set_first (hand)) != hand
         && (hunt->wish->theme < 0
             || alu_problem_theme_possible (&hunt->match, (AluTheme) hunt->wish->theme));
}

static bool
is_wished (const Hunt *hunt, AluTheme theme)
{
  return hunt->wish->theme < 0 || hunt->wish->theme == (int) theme;
}

/* Whether the position is a problem as wished; then the answer is written down. */
static bool
try_position (Hunt *hunt)
{
  AluProblem *problem = hunt->problem;
  bool open = hunt->table->open;
  AluJudgedHand judgement, again;
  int gain, gain_again;

  if (!open
      && (judge (hunt->maker, &hunt->match, false, SCREEN_WORLDS, alu_rng_next (&hunt->rng),
                 ALU_PROBLEM_MARGIN_EACH, hunt->stop, &judgement)
              < SCREEN_MARGIN
          || !is_wished (hunt, alu_problem_theme (&hunt->match, &judgement))))
    return false;
  gain = judge (hunt->maker, &hunt->match, open, FULL_WORLDS, alu_rng_next (&hunt->rng),
                ALU_PROBLEM_MARGIN_EACH, hunt->stop, &judgement);
  if (gain < (open ? ALU_PROBLEM_MARGIN_OPEN : ALU_PROBLEM_MARGIN_OWN))
    return false;
  problem->theme = (uint8_t) alu_problem_theme (&hunt->match, &judgement);
  if (!is_wished (hunt, (AluTheme) problem->theme))
    return false;
  gain_again = judge (hunt->maker, &hunt->match, open, FULL_WORLDS, alu_rng_next (&hunt->rng),
                      ALU_PROBLEM_MARGIN_EACH, hunt->stop, &again);
  if (gain_again < (open ? ALU_PROBLEM_MARGIN_OPEN : ALU_PROBLEM_MARGIN_OWN)
      || again.cards[0].card != judgement.cards[0].card)
    return false;
  problem->best = alu_problem_equals (&hunt->match, judgement.cards[0].card);
  problem->gain = (uint16_t) (gain < gain_again ? gain : gain_again);
  problem->open = open;
  problem->stars = (uint8_t) grade_problem (hunt->maker, &hunt->match, problem->best);
  return !stopped (hunt) && problem->stars >= hunt->wish->min_stars
         && problem->stars <= hunt->wish->max_stars;
}

static bool
apply (Hunt *hunt, const AluEvent *event)
{
  AluProblem *problem = hunt->problem;

  if (problem->n_events == ALU_PROBLEM_MAX_EVENTS
      || alu_match_apply (&hunt->match, event) != ALU_OK)
    return false;
  problem->events[problem->n_events++] = *event;
  return true;
}

/* Plays one deal, from some moment on looking at each card that is to be played. */
static bool
search_deal (Hunt *hunt)
{
  AluLevel levels[ALU_MAX_SEATS];
  int span = hunt->table->most_cards - LEAST_CARDS + 1;
  int most = LEAST_CARDS + (int) alu_rng_below (&hunt->rng, (uint32_t) span);
  AluEvent event;

  for (int seat = 0; seat < hunt->table->seats; seat++)
    levels[seat] = (AluLevel) (ALU_LEVEL_CASUAL + (int) alu_rng_below (&hunt->rng, 3));
  hunt->problem->n_events = 0;
  alu_match_chance (&hunt->match, alu_rng_next (&hunt->rng), &event);
  if (!apply (hunt, &event))
    return false;
  while (!hunt->match.deal.ended && !stopped (hunt))
    {
      if (is_askable (hunt, most) && try_position (hunt))
        return true;
      event = (AluEvent) { .type = ALU_EVENT_PLAY, .seat = hunt->match.deal.turn };
      event.card = decide (hunt->maker, &hunt->match, levels[event.seat],
                           alu_rng_next (&hunt->rng));
      if (!apply (hunt, &event))
        return false;
    }
  return false;
}

static const Table *
draw_table (Hunt *hunt)
{
  for (;;)
    {
      int mark = (int) alu_rng_below (&hunt->rng, 100);
      const Table *table = tables;

      while (mark >= table->share)
        mark -= table++->share;
      if (hunt->wish->theme < 0
          || (table->petit_jeans != 0) == (hunt->wish->theme == ALU_THEME_PETIT_JEAN))
        return table;
    }
}

/* Nobody signs, for a problem shows the cards alone; nor offers, for it asks for a card. */
static bool
set_table (Hunt *hunt)
{
  AluRecordHeader *header = &hunt->problem->header;
  AluSeating seating;
  AluRules rules;

  hunt->table = draw_table (hunt);
  alu_rules_init (&rules, (AluRuleSet) hunt->table->set, hunt->table->seats);
  rules.signs = false;
  rules.offer = ALU_OFFER_OFF;
  rules.draw = ALU_DRAW_SEATED;
  alu_record_header_init (header, &rules);
  for (int seat = 0; seat < rules.seats; seat++)
    if ((hunt->table->petit_jeans >> seat & 1) != 0)
      {
        header->players[seat].kind = ALU_PLAYER_PETIT_JEAN;
        header->players[seat].captain = (uint8_t) (seat & 1);
      }
  alu_record_header_seating (header, &seating);
  return alu_match_init (&hunt->match, &rules, &seating) == ALU_OK;
}

/* Who is asked is a human; masters sit elsewhere, to play on. */
static void
seat_players (Hunt *hunt)
{
  AluRecordHeader *header = &hunt->problem->header;
  int asked = alu_match_decider (&hunt->match);
  uint32_t first = alu_rng_below (&hunt->rng, N_NAMES);

  for (int seat = 0; seat < header->rules.seats; seat++)
    {
      AluPlayer *player = &header->players[seat];

      if (player->kind == ALU_PLAYER_PETIT_JEAN)
        continue;
      player->kind = seat == asked ? ALU_PLAYER_HUMAN : ALU_PLAYER_BOT;
      strcpy (player->name, names[(first + (uint32_t) seat) % N_NAMES]);
      if (seat != asked)
        strcpy (player->level, alu_level_id (ALU_LEVEL_MASTER));
    }
}

bool
alu_problem_maker_make (AluProblemMaker *maker, uint64_t seed, const AluProblemWish *wish,
                        const AluStop *stop, AluProblem *problem)
{
  static const AluProblemWish any = { -1, 1, ALU_PROBLEM_STARS };
  Hunt hunt = {
    .maker = maker, .wish = wish != NULL ? wish : &any, .stop = stop, .problem = problem
  };

  alu_rng_seed (&hunt.rng, seed);
  memset (problem, 0, sizeof *problem);
  problem->played = ALU_CARD_NONE;
  for (int i = 0; i < MAX_DEALS && !stopped (&hunt); i++)
    {
      if (!set_table (&hunt) || !search_deal (&hunt))
        continue;
      seat_players (&hunt);
      snprintf (problem->id, sizeof problem->id, "new-%llx", (unsigned long long) seed);
      return true;
    }
  return false;
}
