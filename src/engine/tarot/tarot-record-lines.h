/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"

/* Declarations for the files of the record's reader and writer only. */

extern const char *const tarot_record_bids[TAROT_N_BIDS];
extern const char *const tarot_record_handfuls[TAROT_N_HANDFULS];
extern const char *const tarot_record_miseres[TAROT_N_MISERES];
extern const char *const tarot_record_sides[TAROT_N_SIDES];

/* tarot_record_apply_told:
 *
 * Applies an event in the log of one seat: adds the cards that the lines before have told to
 * @event.
 *
 * Returns: whether the rules allow it; if not, the fault is set. */
bool tarot_record_apply_told (TarotRecordReader *reader, const TarotEvent *event);

/* tarot_record_read_told_hand:
 *
 * Reads the hand of another seat in the log of one seat. */
bool tarot_record_read_told_hand (TarotRecordReader *reader, const AluRecordLine *line, int seat);

/* tarot_record_read_told_dog:
 * @cards: (array length=n): the cards of the line
 *
 * Reads the dog that the next event opens. */
bool tarot_record_read_told_dog (TarotRecordReader *reader, const TarotCard *cards, int n);

/* tarot_record_read_told_ecart:
 * @event: with all cards of the line
 *
 * Reads the écart that everybody is told with the last card. */
bool tarot_record_read_told_ecart (TarotRecordReader *reader, const TarotEvent *event);

/* tarot_record_start_result:
 *
 * Starts reading the result of a deal at a real table, whose `deal` line has been read. */
void tarot_record_start_result (TarotRecordReader *reader);

/* tarot_record_read_result:
 *
 * Reads a line of a real table's result. Tarot record, "Real tables". */
bool tarot_record_read_result (void *reader, AluRecordLine *line);
