/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-record.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "engine/aluette/alu-seat-log.h"

/*
 * The record of a match of Aluette. In a seat's log, `?` stands for hidden cards and for a sign
 * that was only noticed: see alu-seat-log.h. The score of each deal is followed by `uncover`, by
 * the hands and the talon as dealt, and after a chant by the `sung` and `reject` lines with all
 * their cards.
 */

typedef struct
{
  AluRecordReader base;
  union
  {
    AluMatch match; /* the state after the lines that have been read; in a seat's log view.match */
    AluView view;   /* of a seat's log */
  };
  AluEvent event; /* the last event */

  /* private */
  uint8_t n_parts;  /* lines read of the current deal or uncover, without the first */
  AluEvent pending; /* an event that takes several lines: a deal, a real table's result */
} AluMatchReader;

typedef struct
{
  AluRecordWriter base;
  union
  {
    AluMatch match; /* the state after the events written so far; in a seat's log view.match */
    AluView view;   /* of a seat's log */
  };
} AluMatchWriter;

/* The functions of the record, for the table of the game. */
extern const AluRecordVerb alu_match_verbs[];
void alu_match_expect (const void *reader, char expected[ALU_GAME_MAX_EXPECTED]);
void alu_match_write_event (void *writer, const void *event);
bool alu_match_write_derived (void *output, const void *match, const void *event);
