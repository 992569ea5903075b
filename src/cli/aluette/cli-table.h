/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-record.h"

/* A table where bots alone play: who sits there, and what they think with. */
typedef struct
{
  AluRecordHeader header;
  AluLevel levels[ALU_MAX_SEATS]; /* a Petit-Jean's is not used */
  void *memory;                   /* (nullable): for searches */
  size_t memory_bytes;
} CliTable;

/* cli_table_init:
 * @players: (nullable): one a seat, by commas: `bot:LEVEL` or `petit-jean:CAPTAIN`; NULL for
 *   villagers everywhere
 *
 * Seats the players; complains where they cannot sit so. Free with cli_table_clear () what it set.
 *
 * Returns: whether it could. */
bool cli_table_init (CliTable *table, const AluRules *rules, const char *players);

void cli_table_clear (CliTable *table);

/* cli_table_play:
 * @seed: the same seed gives the same names, cards and decisions on every machine
 * @sink: (nullable): takes the lines of the record
 * @match: (out): the match as it ended
 *
 * Plays a match to its end. Bots look about, sign and speak by a clock of their own, where the
 * rules allow it.
 *
 * Returns: ALU_OK, or why a bot's decision was refused. */
AluStatus cli_table_play (CliTable *table, uint64_t seed, AluRecordSink sink, void *data,
                          AluMatch *match);
