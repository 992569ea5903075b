/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/alu-rng.h"
#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-view.h"

#define COUNT_OF(array) (sizeof (array) / sizeof (array)[0])

/* Reads cards separated by spaces, in order. Returns: their number. */
int read_cards (const char *text, TarotCard *cards);

/* Reads cards separated by spaces as a set. */
TarotCardSet read_set (const char *text);

/* Fails unless @set has exactly the cards of @text. */
void assert_set (TarotCardSet set, const char *text);

/* Applies an event that the rules must allow. */
void must_apply (TarotMatch *match, const TarotEvent *event);

/* Any rule set with any options, for any number of seats. */
void random_rules (AluRng *rng, TarotRules *rules);

/* Any header with random rules. */
void random_header (AluRng *rng, bool real_table, AluGameHeader *header);

/* Any next event that the rules allow, of chance, of a player or of a real table. Deals and bids
 * are such that all contracts, goulashes and declarations occur. */
void random_event (const TarotMatch *match, AluRng *rng, uint64_t seed, TarotEvent *event);
