/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli-habits.h"

/* The bots of simulated matches, and the match that they play. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  int levels[ALU_GAME_MAX_SEATS]; /* of the bots */
  void *memory;                   /* (nullable): for all searches, as much as the levels want */
  size_t memory_bytes;
  void *match, *writer;
} CliTable;

/* cli_table_start:
 *
 * Starts a match of the players in the header, and writes the header to @file.
 *
 * Returns: 0, or a status of the game. */
int cli_table_start (CliTable *table, FILE *file);

/* cli_table_apply:
 *
 * Applies an event to the match and writes it, if the rules allow it.
 *
 * Returns: 0, or a status of the game. */
int cli_table_apply (CliTable *table, const void *event);

/* What commands for all games need of one, beside its tables of the engine and the bots. */
typedef struct
{
  const AluGameKind *kind;
  const AluBotKind *bots;
  const char *level; /* id of the level of bots in simulated matches, if no other is asked for */

  const CliHabits *habits;

  /* Names the players, then starts match @number, from 1, of the run with @seed and plays it to its
   * end. Returns: 0, or the status of a refused event. */
  int (*play) (CliTable *table, uint64_t seed, uint64_t number, FILE *file);
  /* Deals from @seed, plays until each hand has @cards cards, and prints in how many ways the deal
   * can go on, with the results. Returns: false if the hands have fewer cards. */
  bool (*print_perft) (const AluGameRules *rules, uint64_t seed, int cards);
  /* (nullable): Prints more measured speeds, as members of a JSON object, each after a comma. */
  void (*print_bench) (void);
} CliKind;

/* The registry: all kinds, followed by NULL. */
extern const CliKind *const cli_kinds[];

/* cli_find_kind:
 * @game: id of a game
 *
 * Complains in the name of @command if there is no such game.
 *
 * Returns: (nullable): its kind. */
const CliKind *cli_find_kind (const CliCommand *command, const char *game);
