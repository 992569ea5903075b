/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-record.h"
#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-view.h"

/*
 * The record of a match of Tarot. In a seat's log, `?` stands for hidden cards: other hands, the
 * dog as dealt and the cards of another's écart that are no trumps; `petit-sec` for a hand that
 * annuls the deal. An event that opens the dog is preceded by its `dog` line, the last card of a
 * deal by the `ecart` line.
 */

typedef struct
{
  AluRecordReader base;
  union
  {
    TarotMatch match; /* the state after the lines that have been read; of a seat view.match */
    TarotView view;   /* of a seat's log */
  };
  TarotEvent event; /* the last event */

  /* private */
  uint8_t n_hands;    /* hand lines read of the deal being read */
  bool bad_deal;      /* the hands read have not the cards that they should have */
  uint8_t stage;      /* real table: the last line of the result being read */
  TarotEvent pending; /* what several lines together tell: a deal, a real table's result, the cards
                         that a seat is told with its next event */
} TarotRecordReader;

typedef struct
{
  AluRecordWriter base;
  union
  {
    TarotMatch match; /* the state after the events written so far; of a seat view.match */
    TarotView view;   /* of a seat's log */
  };
} TarotRecordWriter;

/* The functions of the record, for the table of the game. */
extern const AluRecordVerb tarot_record_verbs[];
void tarot_record_expect (const void *reader, char expected[ALU_GAME_MAX_EXPECTED]);
void tarot_record_write_event (void *writer, const void *event);
bool tarot_record_write_derived (void *output, const void *match, const void *event);
