/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/puzzles/alu-puzzle-generator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEALS 4000 /* maximum number of deals per puzzle */
#define MIN_CARDS 3    /* with fewer cards, puzzles are too simple */
#define SCREEN_SAMPLES 16
#define SCREEN_MARGIN 25
#define FULL_SAMPLES 160
#define MASTER_NODES 40000 /* enough for grading */

struct _AluPuzzleGenerator
{
  AluPuzzleGrader *grader;
  size_t memory_bytes;
  void *memory; /* for bots */
};

/* A kind of table on which puzzles are searched. */
typedef struct
{
  uint8_t share; /* in percent */
  uint8_t set;   /* AluRuleSet */
  uint8_t seats;
  uint8_t petit_jeans; /* one bit per seat */
  bool open;
  uint8_t max_cards; /* in the hand of the seat to act */
} Table;

static const Table tables[] = {
  { 34, ALU_RULES_CLASSIC, 4, 0, false, 6 },
  { 20, ALU_RULES_CLASSIC, 4, 0, true, ALU_PUZZLE_HAND_MAX },
  { 10, ALU_RULES_SIX, 6, 0, false, 4 },
  { 6, ALU_RULES_SIX, 6, 0, true, 4 },
  { 5, ALU_RULES_TWELVE, 4, 0, false, 5 },
  { 5, ALU_RULES_TWELVE, 2, 0, false, 6 },
  { 9, ALU_RULES_CLASSIC, 4, 0x0c, false, 6 },
  { 7, ALU_RULES_CLASSIC, 4, 0x04, false, 6 },
  { 4, ALU_RULES_SIX, 6, 0x30, false, 4 },
};

#define N_TABLES ((int) (sizeof tables / sizeof tables[0]))

/* First names of the players. */
static const char *const names[] = { "Anne",  "Léon",   "Rose", "Jules",  "Marie",
                                     "Émile", "Jeanne", "Paul", "Louise", "Henri" };

#define N_NAMES (sizeof names / sizeof names[0])

/* The state of a search. */
typedef struct
{
  AluPuzzleGenerator *generator;
  const AluPuzzleCriteria *criteria;
  const AluStop *stop;
  const Table *table;
  AluMatch match;
  AluRng rng;
  AluPuzzle *puzzle;
} Generation;

AluPuzzleGenerator *
alu_puzzle_generator_new (void)
{
  AluPuzzleGenerator *generator = calloc (1, sizeof *generator);

  if (generator == NULL)
    return NULL;
  generator->memory_bytes = alu_bot_memory (ALU_LEVEL_MASTER);
  if (alu_bot_memory (ALU_LEVEL_EXPERT) > generator->memory_bytes)
    generator->memory_bytes = alu_bot_memory (ALU_LEVEL_EXPERT);
  generator->memory = malloc (generator->memory_bytes);
  generator->grader = alu_puzzle_grader_new ();
  if (generator->memory != NULL && generator->grader != NULL)
    return generator;
  alu_puzzle_generator_free (generator);
  return NULL;
}

void
alu_puzzle_generator_free (AluPuzzleGenerator *generator)
{
  if (generator == NULL)
    return;
  alu_puzzle_grader_free (generator->grader);
  free (generator->memory);
  free (generator);
}

static bool
generation_is_stopped (const Generation *generation)
{
  return alu_stop_is_requested (generation->stop);
}

static AluCard
decide_card (AluPuzzleGenerator *generator, const AluMatch *match, AluLevel level, uint64_t seed)
{
  AluView view = alu_view_for_seat (match, alu_match_decider (match));
  AluBudget budget = { .seed = seed,
                       .memory = generator->memory,
                       .memory_bytes = generator->memory_bytes };
  AluEvent event;

  if (level == ALU_LEVEL_MASTER)
    budget.nodes = MASTER_NODES;
  alu_bot_decide (level, &view, &budget, &event, NULL);
  return event.type == ALU_EVENT_PLAY ? event.card : ALU_CARD_NONE;
}

/* Grades the difficulty by letting bots of all levels, from novice to master, choose from their own
 * views.
 *
 * Returns: stars, from 1 if nearly all find one of @best to ALU_PUZZLE_STARS if few do. */
static int
grade_puzzle (AluPuzzleGenerator *generator, const AluMatch *match, AluCardSet best)
{
  static const int tries[ALU_N_LEVELS] = { 0, 12, 4, 1, 4, 2, 1 };
  double share = 0;
  int missed;

  for (int level = ALU_LEVEL_NOVICE; level < ALU_N_LEVELS; level++)
    for (int i = 0; i < tries[level]; i++)
      {
        AluCard card = decide_card (generator, match, (AluLevel) level, (uint64_t) i);

        if (card != ALU_CARD_NONE && (alu_card_bit (card) & best) != 0)
          share += 1.0 / tries[level] / (ALU_N_LEVELS - 1);
      }
  missed = (int) ((1 - share) * (ALU_N_LEVELS - 1) + 0.5);
  return missed < 1 ? 1 : missed > ALU_PUZZLE_STARS ? ALU_PUZZLE_STARS : missed;
}

/* Returns: by how many hundredths of a point the best card is better than the next; negative if it
 * is not better by @each hundredths in both evaluations. */
static int
get_margin (const AluGradedHand *grades, bool open, int each)
{
  const AluGradedCard *best = &grades->cards[0];

  if (grades->n < 2)
    return -1;
  for (int i = 1; !open && i < grades->n; i++)
    if ((best->policy - grades->cards[i].policy) * 100 < each
        || (best->exact - grades->cards[i].exact) * 100 < each)
      return -1;
  return (int) ((best->points - grades->cards[1].points) * 100 + 0.5f);
}

/* Grades the cards of a position.
 *
 * Returns: the margin of the best card as in get_margin (), or -1. */
static int
compute_margin (AluPuzzleGenerator *generator, const AluMatch *match, bool open, int samples,
                uint64_t seed, int each, const AluStop *stop, AluGradedHand *grades)
{
  AluGradingOptions options = { open, open ? 0 : samples, 2 * samples, true, seed, stop };

  return alu_puzzle_grader_grade_cards (generator->grader, match, &options, grades)
             ? get_margin (grades, open, each)
             : -1;
}

bool
alu_puzzle_generator_prove (AluPuzzleGenerator *generator, const AluPuzzle *puzzle, int samples,
                            uint64_t seed)
{
  AluGradedHand grades;
  AluMatch match;
  int found;

  if (!alu_puzzle_state (puzzle, &match))
    return false;
  found = compute_margin (generator, &match, puzzle->head.open, samples, seed,
                          ALU_PUZZLE_MARGIN_EACH / ALU_PUZZLE_PROOF_SHARE, NULL, &grades);
  return alu_puzzle_equals (&match, grades.cards[0].card) == puzzle->best
         && found >= (puzzle->head.open ? ALU_PUZZLE_MARGIN_OPEN
                                   : ALU_PUZZLE_MARGIN_OWN / ALU_PUZZLE_PROOF_SHARE);
}

static int
get_min_cards (const Generation *generation)
{
  return generation->criteria->min_cards > MIN_CARDS ? generation->criteria->min_cards : MIN_CARDS;
}

/* Returns: whether the position may be a puzzle: the number of cards fits and they are not all
 * equal. */
static bool
is_askable (const Generation *generation, int max_cards)
{
  AluCardSet hand = alu_match_legal_plays (&generation->match);
  int n = alu_set_count (hand);

  return n >= get_min_cards (generation) && n <= max_cards
         && alu_puzzle_equals (&generation->match, alu_set_first (hand)) != hand
         && (generation->criteria->theme < 0
             || alu_puzzle_may_have_theme (&generation->match,
                                           (AluTheme) generation->criteria->theme));
}

static bool
matches_criteria (const Generation *generation, AluTheme theme)
{
  return generation->criteria->theme < 0 || generation->criteria->theme == (int) theme;
}

/* Tests whether the position is a puzzle that meets the criteria. If so, stores the solution. */
static bool
try_position (Generation *generation)
{
  AluPuzzle *puzzle = generation->puzzle;
  bool open = generation->table->open;
  AluGradedHand grades, repetition;
  int gain, repeated_gain;

  if (!open
      && (compute_margin (generation->generator, &generation->match, false, SCREEN_SAMPLES,
                          alu_rng_next (&generation->rng), ALU_PUZZLE_MARGIN_EACH, generation->stop,
                          &grades)
              < SCREEN_MARGIN
          || !matches_criteria (generation, alu_puzzle_get_theme (&generation->match, &grades))))
    return false;
  gain = compute_margin (generation->generator, &generation->match, open, FULL_SAMPLES,
                         alu_rng_next (&generation->rng), ALU_PUZZLE_MARGIN_EACH, generation->stop,
                         &grades);
  if (gain < (open ? ALU_PUZZLE_MARGIN_OPEN : ALU_PUZZLE_MARGIN_OWN))
    return false;
  puzzle->head.theme = (uint8_t) alu_puzzle_get_theme (&generation->match, &grades);
  if (!matches_criteria (generation, (AluTheme) puzzle->head.theme))
    return false;
  repeated_gain = compute_margin (generation->generator, &generation->match, open, FULL_SAMPLES,
                                  alu_rng_next (&generation->rng), ALU_PUZZLE_MARGIN_EACH,
                                  generation->stop, &repetition);
  if (repeated_gain < (open ? ALU_PUZZLE_MARGIN_OPEN : ALU_PUZZLE_MARGIN_OWN)
      || repetition.cards[0].card != grades.cards[0].card)
    return false;
  puzzle->best = alu_puzzle_equals (&generation->match, grades.cards[0].card);
  puzzle->head.gain = (uint16_t) (gain < repeated_gain ? gain : repeated_gain);
  puzzle->head.open = open;
  puzzle->head.stars = (uint8_t) grade_puzzle (generation->generator, &generation->match,
                                               puzzle->best);
  return !generation_is_stopped (generation)
         && puzzle->head.stars >= generation->criteria->min_stars
         && puzzle->head.stars <= generation->criteria->max_stars;
}

static bool
apply_event (Generation *generation, const AluEvent *event)
{
  AluPuzzle *puzzle = generation->puzzle;

  if (puzzle->head.n_events == ALU_PUZZLE_MAX_EVENTS
      || alu_match_apply (&generation->match, event) != ALU_OK)
    return false;
  puzzle->events[puzzle->head.n_events++] = *event;
  return true;
}

/* Plays one deal and tests each position from some card on.
 *
 * Returns: whether a puzzle was found. */
static bool
search_deal (Generation *generation)
{
  AluLevel levels[ALU_MAX_SEATS];
  int min_cards = get_min_cards (generation);
  int span = generation->table->max_cards - min_cards + 1;
  int max_cards = min_cards + (int) alu_rng_below (&generation->rng, (uint32_t) span);
  AluEvent event;

  for (int seat = 0; seat < generation->table->seats; seat++)
    levels[seat] = (AluLevel) (ALU_LEVEL_CASUAL + (int) alu_rng_below (&generation->rng, 3));
  generation->puzzle->head.n_events = 0;
  memset (generation->puzzle->events, 0, sizeof generation->puzzle->events);
  alu_match_chance (&generation->match, alu_rng_next (&generation->rng), &event);
  if (!apply_event (generation, &event))
    return false;
  while (!generation->match.deal.ended && !generation_is_stopped (generation))
    {
      if (is_askable (generation, max_cards) && try_position (generation))
        return true;
      alu_event_init (&event, ALU_EVENT_PLAY, generation->match.deal.turn);
      event.card = decide_card (generation->generator, &generation->match, levels[event.seat],
                                alu_rng_next (&generation->rng));
      if (!apply_event (generation, &event))
        return false;
    }
  return false;
}

static bool
table_matches_criteria (const Generation *generation, const Table *table)
{
  int theme = generation->criteria->theme;

  return table->max_cards >= get_min_cards (generation)
         && (theme < 0 || (table->petit_jeans != 0) == (theme == ALU_THEME_PETIT_JEAN));
}

/* Returns: (transfer none) (nullable): a table, or NULL if none matches the criteria. */
static const Table *
draw_table (Generation *generation)
{
  const Table *matching[N_TABLES];
  int n = 0, shares = 0, mark;

  for (int i = 0; i < N_TABLES; i++)
    if (table_matches_criteria (generation, &tables[i]))
      {
        matching[n++] = &tables[i];
        shares += tables[i].share;
      }
  if (n == 0)
    return NULL;
  mark = (int) alu_rng_below (&generation->rng, (uint32_t) shares);
  for (n = 0; mark >= matching[n]->share; n++)
    mark -= matching[n]->share;
  return matching[n];
}

/* Prepares a match without signs, because a puzzle shows only cards, and without offers, because a
 * puzzle asks for a card. */
static bool
set_up_match (Generation *generation)
{
  AluGameHeader *header = &generation->puzzle->head.header;
  AluRules rules;

  generation->table = draw_table (generation);
  if (generation->table == NULL)
    return false;
  alu_rules_init (&rules, (AluRuleSet) generation->table->set, generation->table->seats);
  rules.signs = false;
  rules.offer = ALU_OFFER_OFF;
  rules.draw = ALU_DRAW_SEATED;
  alu_header_init (header, &rules);
  for (int seat = 0; seat < rules.seats; seat++)
    if ((generation->table->petit_jeans >> seat & 1) != 0)
      {
        header->players[seat].kind = ALU_GAME_DUMMY;
        header->players[seat].captain = (uint8_t) (seat & 1);
      }
  return alu_match_init_from_header (&generation->match, header) == ALU_OK;
}

/* Makes the player who must solve the puzzle a human, and the others masters, who can play on. */
static void
seat_players (Generation *generation)
{
  AluGameHeader *header = &generation->puzzle->head.header;
  int solver = alu_match_decider (&generation->match);
  uint32_t first = alu_rng_below (&generation->rng, N_NAMES);

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      if (player->kind == ALU_GAME_DUMMY)
        continue;
      player->kind = seat == solver ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      strcpy (player->name, names[(first + (uint32_t) seat) % N_NAMES]);
      if (seat != solver)
        strcpy (player->level, alu_level_ids[ALU_LEVEL_MASTER]);
    }
}

bool
alu_puzzle_generator_generate (AluPuzzleGenerator *generator, uint64_t seed,
                               const AluPuzzleCriteria *criteria, const AluStop *stop,
                               AluPuzzle *puzzle)
{
  static const AluPuzzleCriteria any = { -1, 1, ALU_PUZZLE_STARS, 0 };
  Generation generation = { .generator = generator,
                            .criteria = criteria != NULL ? criteria : &any,
                            .stop = stop,
                            .puzzle = puzzle };

  alu_rng_seed (&generation.rng, seed);
  memset (puzzle, 0, sizeof *puzzle);
  puzzle->head.played = ALU_GAME_NO_CARD;
  for (int i = 0; i < MAX_DEALS && !generation_is_stopped (&generation); i++)
    {
      if (!set_up_match (&generation) || !search_deal (&generation))
        continue;
      seat_players (&generation);
      puzzle->head.seat = generation.match.deal.turn;
      snprintf (puzzle->head.id, sizeof puzzle->head.id, "new-%llx", (unsigned long long) seed);
      return true;
    }
  return false;
}
