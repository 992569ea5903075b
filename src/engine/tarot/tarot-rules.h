/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "engine/tarot/tarot-cards.h"
#include "engine/tarot/tarot-status.h"

/* Seats are 0 to n - 1 in the order of play, which is counterclockwise, and 1 to n in everything
 * that people read. */
#define TAROT_MIN_SEATS 3
#define TAROT_MAX_SEATS 5
#define TAROT_USUAL_SEATS 4
#define TAROT_MAX_HAND 24
#define TAROT_MAX_DOG 6
#define TAROT_MAX_PLAYS 75
#define TAROT_NOBODY 0xff

typedef enum
{
  TAROT_RULES_BGA,
  TAROT_RULES_FFT,
  TAROT_RULES_MAISON,
  TAROT_N_RULE_SETS,
} TarotRuleSet;

typedef enum
{
  TAROT_PETIT_SEC_ANNUL,
  TAROT_PETIT_SEC_PLAY,
} TarotPetitSec;

typedef enum
{
  TAROT_ALL_PASS_REDEAL,
  TAROT_ALL_PASS_GOULASH,
} TarotAllPass;

typedef enum
{
  TAROT_CALL_LEAD_CALLED, /* the first lead is not of the called suit */
  TAROT_CALL_LEAD_FREE,
} TarotCallLead;

typedef enum
{
  TAROT_EXCUSE_LAST_OPPONENTS, /* in the last trick the Excuse goes to the other side */
  TAROT_EXCUSE_LAST_WINNER,    /* it goes with the trick */
} TarotExcuseLast;

/* What a match is played by: a rule set with its options, a plain value without padding. */
typedef struct
{
  uint16_t set;   /* TarotRuleSet */
  uint16_t seats; /* 3, 4 or 5 */
  uint16_t target; /* points to reach, or 0 */
  uint16_t deals;  /* scored deals to play, or 0 */
  uint16_t petit_sec; /* TarotPetitSec */
  uint16_t all_pass;  /* TarotAllPass */
  uint16_t misere;    /* whether misères may be declared */
  uint16_t call_lead; /* TarotCallLead; five seats */
  uint16_t call_own;    /* whether the taker may call their own king; five seats */
  uint16_t excuse_last; /* TarotExcuseLast */
} TarotRules;

/* tarot_rules_init:
 * @seats: 3 to 5, or 0 for the usual four
 *
 * Sets @rules to a rule set as it stands.
 *
 * Returns: TAROT_OK or TAROT_ERROR_BAD_SEATS; @rules is then unchanged. */
TarotStatus tarot_rules_init (TarotRules *rules, TarotRuleSet set, int seats);

/* The rule sets with their names, by TarotRuleSet. */
extern const AluGameRuleSet tarot_rule_sets[TAROT_N_RULE_SETS];

/* The options, in the order of the rules. */
typedef enum
{
  TAROT_OPTION_TARGET,
  TAROT_OPTION_DEALS,
  TAROT_OPTION_PETIT_SEC,
  TAROT_OPTION_ALL_PASS,
  TAROT_OPTION_MISERE,
  TAROT_OPTION_CALL_LEAD,
  TAROT_OPTION_CALL_OWN,
  TAROT_OPTION_EXCUSE_LAST,
  TAROT_N_OPTIONS,
} TarotOption;

extern const AluGameOption tarot_options[TAROT_N_OPTIONS];

/* tarot_rules_to_game, tarot_rules_from_game:
 *
 * Convert rules to the form for code that knows no game, and back. */
void tarot_rules_to_game (const TarotRules *rules, AluGameRules *game);
void tarot_rules_from_game (const AluGameRules *game, TarotRules *rules);

/* tarot_header_init:
 *
 * Initializes @header with @rules: no date, event or place; human players without names. */
void tarot_header_init (AluGameHeader *header, const TarotRules *rules);

/* tarot_hand_size:
 *
 * Returns: cards per hand, and so tricks per deal. */
static inline int
tarot_hand_size (int seats)
{
  return seats == 3 ? 24 : seats == 4 ? 18 : 15;
}

/* tarot_dog_size:
 *
 * Returns: cards of the dog. */
static inline int
tarot_dog_size (int seats)
{
  return seats == 5 ? 3 : 6;
}

/* tarot_next_seat:
 *
 * Returns: the seat that comes after @seat in the order of play. */
static inline int
tarot_next_seat (const TarotRules *rules, int seat)
{
  return seat + 1 == rules->seats ? 0 : seat + 1;
}
