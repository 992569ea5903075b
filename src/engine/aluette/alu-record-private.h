/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"

/* Declarations for the files of the record's reader and writer only. */

#define ALU_RECORD_MAX_WORDS 40 /* more than in any line without a name */

/* A line of a record, split into words. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 1];
  size_t length;
  char *words[ALU_RECORD_MAX_WORDS];
  int n_words; /* further words are not counted */
} AluRecordLine;

/* Reads one kind of line. Returns FALSE with @error on failure; the caller sets the line number. */
typedef bool (*AluRecordHandler) (AluRecordReader *reader, AluRecordLine *line,
                                  AluRecordError *error);

/* alu_record_header_check:
 *
 * Returns: ALU_OK if a record can contain the header, or why not. */
AluStatus alu_record_header_check (const AluRecordHeader *header);

/* alu_record_player_start:
 * @text: (out caller-allocates): 64 bytes
 *
 * Writes a player's line without the name, such as "player 2 bot:master". */
void alu_record_player_start (const AluPlayer *player, int seat, char text[64]);

/* alu_record_result_line:
 * @text: (out caller-allocates): 48 bytes
 *
 * Writes the result of a deal that has ended, such as "result A 1 tricks". */
void alu_record_result_line (const AluDeal *deal, char text[48]);

/* alu_record_get_derived_lines:
 * @match: the state after @event
 * @derived: (out caller-allocates): the lines
 *
 * Lists the redundant lines that follow @event: who took the trick, the deal's result, the score,
 * the end of the match. */
void alu_record_get_derived_lines (const AluMatch *match, const AluEvent *event,
                                   AluRecordDerivedLines *derived);

/* alu_record_fail:
 * @expected: (nullable): what the line should have been
 *
 * Returns: FALSE, with @error set to @fault. */
bool alu_record_fail (AluRecordError *error, AluRecordFault fault, const char *expected);

/* alu_record_refuse:
 *
 * Returns: FALSE, with @error set to the rules' refusal. */
bool alu_record_refuse (AluRecordError *error, AluStatus status);

/* alu_record_read_seat:
 * @n_seats: 1 to 9
 * @seat: (out): 0 to @n_seats - 1
 *
 * Reads a seat number.
 *
 * Returns: whether @word is a seat of the table; if not, @error is set. */
bool alu_record_read_seat (const char *word, int n_seats, uint8_t *seat, AluRecordError *error);

/* alu_record_rest_of_line:
 *
 * Joins the words from number @n on again.
 *
 * Returns: (transfer none): the text of these words; valid as long as @line. */
const char *alu_record_rest_of_line (AluRecordLine *line, int n);

/* alu_record_expect_now:
 * @expected: (out caller-allocates): 64 bytes
 *
 * Writes how the next line of the log must begin, or "" if several lines are possible. */
void alu_record_expect_now (const AluRecordReader *reader, char expected[64]);

/* alu_record_header_missing:
 * @expected: (out caller-allocates): 64 bytes: how the next missing line of the header begins
 *
 * Returns: whether a line of the header is missing. */
bool alu_record_header_missing (const AluRecordReader *reader, char expected[64]);

bool alu_record_read_date (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_event (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_place (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_rules (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_seats (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_option (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_player (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_view (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);

bool alu_record_read_draw (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_deal (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_hand (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_talon (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_chant (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_sung (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_reject (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_sign (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_say (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_concede (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_trick (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_play (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_offer (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_answer (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_tricks (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_result (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
bool alu_record_read_uncover (AluRecordReader *reader, AluRecordLine *line, AluRecordError *error);
