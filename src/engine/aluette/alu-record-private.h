/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"

/* What the files of the record's reader and writer share, and nobody else includes. */

#define ALU_RECORD_MAX_WORDS 40 /* more than any line that is not a name has */

/* A line of a record cut into words. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 1];
  size_t length;
  char *words[ALU_RECORD_MAX_WORDS];
  int n_words; /* those beyond the table are not counted */
} AluRecordLine;

/* Reads a kind of line; FALSE with @error, whose line number the caller fills in. */
typedef bool (*AluRecordHandler) (AluRecordReader *reader, AluRecordLine *line,
                                  AluRecordError *error);

/* alu_record_is_spaced:
 *
 * Returns: whether no space stands at either end, nor two together. */
bool alu_record_is_spaced (const char *text, size_t length);

/* alu_record_header_check:
 *
 * Returns: whether a header can be written, or why not. */
AluStatus alu_record_header_check (const AluRecordHeader *header);

/* alu_record_player_start:
 * @text: (out caller-allocates): 64 bytes
 *
 * Writes a player's line up to his name: "player 2 bot:master". */
void alu_record_player_start (const AluPlayer *player, int seat, char text[64]);

/* alu_record_result_line:
 * @text: (out caller-allocates): 48 bytes
 *
 * Writes the result of a deal that has ended: "result A 1 tricks". */
void alu_record_result_line (const AluDeal *deal, char text[48]);

/* alu_record_get_derived_lines:
 * @match: the state after @event
 *
 * The redundant lines that follow @event: who took the trick, the deal's result, score and end. */
void alu_record_get_derived_lines (const AluMatch *match, const AluEvent *event,
                                   AluRecordDerivedLines *following);

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
 * Returns: whether @word is a seat of the table; else @error is set. */
bool alu_record_read_seat (const char *word, int n_seats, uint8_t *seat, AluRecordError *error);

/* alu_record_rest_of_line:
 *
 * Returns: (transfer none): the line from word @n on, its spaces restored. */
const char *alu_record_rest_of_line (AluRecordLine *line, int n);

/* alu_record_expect_now:
 * @expected: (out caller-allocates): 64 bytes
 *
 * Writes how the line of the log that is awaited now begins; "" where several are possible. */
void alu_record_expect_now (const AluRecordReader *reader, char expected[64]);

/* alu_record_header_missing:
 * @expected: (out caller-allocates): 64 bytes: the header line that is missing next
 *
 * Returns: whether the header still lacks a line. */
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
