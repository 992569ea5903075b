/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-match-record.h"

/* A table with bots only: the seats, and the memory for their searches. */
typedef struct
{
  AluGameHeader header;
  AluLevel levels[ALU_MAX_SEATS]; /* not used for a Petit-Jean */
  void *memory;                   /* (nullable): shared by all searches */
  size_t memory_bytes;
} CliTable;

/* cli_table_init:
 * @players: (nullable): one `bot:LEVEL` or `petit-jean:CAPTAIN` per seat, separated by commas; NULL
 *   for villagers everywhere
 *
 * Initializes @table; prints an error if the seating is not allowed. Free it with cli_table_clear
 * ().
 *
 * Returns: whether @table was initialized. */
bool cli_table_init (CliTable *table, const AluRules *rules, const char *players);

void cli_table_clear (CliTable *table);

/* cli_table_play:
 * @seed: the same seed gives the same names, cards and decisions on every machine
 * @sink: (nullable): called with each line of the record
 * @match: (out): the state at the end
 *
 * Plays a match. If the rules allow signs or spoken calls, bots look around, sign and speak in
 * simulated time.
 *
 * Returns: ALU_OK, or why a bot's decision was refused. */
AluStatus cli_table_play (CliTable *table, uint64_t seed, AluGameSink sink, void *data,
                          AluMatch *match);
