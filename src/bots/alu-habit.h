/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-match.h"

/*
 * How a fair player tends to play, as chances: for every card of a hand how likely it is to be
 * played here. It sees no more than the player does: his hand, what is on the table and what has
 * been played. Playouts draw from it, and beliefs weigh hands by it.
 *
 * The chance of a card is proportional to exp (score / ALU_HABIT_UNIT); its score is the sum of one
 * weight out of each of a few tables, looked up by what the card would do and by the state of the
 * trick, the race and mordienne. The weights were learned by self-play (alu-tune-habit.c). All in
 * whole numbers, so that every machine draws the same cards.
 */

#define ALU_HABIT_TABLES 10
#define ALU_HABIT_SIZE 12896
#define ALU_HABIT_UNIT 16

/* The tables that weights were learned for. */
typedef enum
{
  ALU_HABIT_FOUR,
  ALU_HABIT_SIX,
  ALU_HABIT_TWELVE_FOUR,
  ALU_HABIT_TWELVE_TWO,
  ALU_N_HABITS,
} AluHabitKind;

typedef struct
{
  const AluRules *rules;
  const int8_t *weights;            /* ALU_HABIT_SIZE of them */
  const uint8_t *numbers;           /* of the order in force, indexed by card */
  AluCardSet stronger[ALU_N_CARDS]; /* the cards that beat each card */
  uint32_t powers[256];             /* exp (-i / ALU_HABIT_UNIT), 1 being 2^24 */
} AluHabit;

/* alu_habit_kind:
 *
 * Returns: which weights serve under @rules. */
AluHabitKind alu_habit_kind (const AluRules *rules);

/* alu_habit_init:
 * @rules: stays the caller's and must outlive @habit
 *
 * Prepares the look-ups; @habit is constant afterwards and may be shared. */
void alu_habit_init (AluHabit *habit, const AluRules *rules);

/* The cards a seat may play and how likely each is: chances[i] out of total. */
typedef struct
{
  uint8_t n;
  AluCard cards[ALU_MAX_HAND];
  uint32_t chances[ALU_MAX_HAND];
  uint32_t total;
  uint16_t behind[ALU_MAX_HAND]; /* score less than the best card's */
  uint8_t greedy; /* the card that a greedy player takes: see alu_greedy_card () */
} AluHabitChoice;

/* alu_habit_weigh:
 * @deal: during the play; of the hands only that of the turn is read
 *
 * Weighs every card of the seat in turn. */
void alu_habit_weigh (const AluHabit *habit, const AluDeal *deal, AluHabitChoice *choice);

/* alu_greedy_card:
 * @cards: a hand, strongest first
 * @best: strength that takes the trick now, 0 for none
 * @leave: whether the trick is left alone: a partner takes it and nobody is to come
 *
 * How a greedy player plays: leads low, takes as cheaply as he can whenever he can.
 *
 * Returns: the index of his card. */
int alu_greedy_card (const uint8_t *numbers, const AluCard *cards, int n, int best, bool leave);

/* alu_habit_draw:
 *
 * Returns: a card of the seat in turn, drawn by its chance. */
AluCard alu_habit_draw (const AluHabit *habit, const AluDeal *deal, AluRng *rng);

/* alu_habit_features:
 * @cards: (out caller-allocates): ALU_MAX_HAND of them
 * @indices: (out caller-allocates): for each card its place in each table
 *
 * For learning: what alu_habit_weigh () looks up.
 *
 * Returns: how many cards there are. */
int alu_habit_features (const AluHabit *habit, const AluDeal *deal, AluCard cards[ALU_MAX_HAND],
                        uint16_t indices[ALU_MAX_HAND][ALU_HABIT_TABLES]);

/* The learned weights. */
extern const int8_t alu_habit_four[ALU_HABIT_SIZE];
extern const int8_t alu_habit_six[ALU_HABIT_SIZE];
extern const int8_t alu_habit_twelve_four[ALU_HABIT_SIZE];
extern const int8_t alu_habit_twelve_two[ALU_HABIT_SIZE];
