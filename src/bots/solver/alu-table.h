/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-row.h"

/* What the cards on the table come to. */
typedef struct
{
  uint8_t best; /* first card of the group that is winning; 64 while the table is empty */
  uint8_t end;  /* one past its last; 0 while the table is empty */
  uint8_t seat; /* who played into it first */
  bool tied;
} AluTable;

#define ALU_TABLE_EMPTY ((AluTable) { .best = 64 })

/* alu_table_add:
 *
 * Returns: @table after @seat has played @card. */
static inline AluTable
alu_table_add (const AluRow *row, AluTable table, int seat, int card)
{
  AluTable taken = {
    .best = (uint8_t) alu_row_group_start (row, card),
    .end = (uint8_t) (alu_row_group_end (row, card) + 1),
    .seat = (uint8_t) seat,
  };

  table.tied |= card < table.end;
  return card < table.best ? taken : table;
}
