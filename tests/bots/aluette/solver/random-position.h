/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-position.h"

/* A generator of its own, so that seeds keep their meaning if other generators change (splitmix64).
 * */
typedef struct
{
  uint64_t state;
} TestRandom;

uint64_t test_random_next (TestRandom *random);

/* Returns: 0 to @n - 1. */
int test_random_below (TestRandom *random, int n);

/* The tricks that led to a position: who took each, -1 for a spoiled one, and its cards if known,
 * else -1. */
typedef struct
{
  int n;
  int8_t taker[ALU_MAX_TRICKS];
  int8_t card[ALU_MAX_TRICKS][ALU_MAX_SEATS];
} TestHistory;

/* The start of a deal of @hands, with @leader to lead. */
void test_fresh_position (AluScoring scoring,
                          int n_seats,
                          const AluCardSet *hands,
                          int leader,
                          AluPosition *position);

/* A new deal with @n_cards per seat. */
void test_random_deal (TestRandom *random,
                       AluScoring scoring,
                       int n_seats,
                       int n_cards,
                       AluPosition *position);

/* Any position by the usual rules: @n_cards per seat before the trick in progress. */
void test_random_position (TestRandom *random,
                           int n_seats,
                           int n_cards,
                           AluPosition *position,
                           TestHistory *history);

/* Any position by the rules of twelve hands, two or four seats, reached by random play. */
void test_random_twelve (TestRandom *random,
                         int n_seats,
                         int n_cards,
                         AluPosition *position,
                         TestHistory *history);
