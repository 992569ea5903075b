/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"

/* What the files of the record's reader and writer share, and nobody else includes. */

/* More words than a line of single letters and spaces has. */
#define TAROT_RECORD_MAX_WORDS (TAROT_RECORD_MAX_LINE / 2 + 1)

/* A line of a record cut into words. */
typedef struct
{
  char text[TAROT_RECORD_MAX_LINE + 1];
  size_t length;
  char *words[TAROT_RECORD_MAX_WORDS];
  int n_words;
} TarotRecordLine;

/* Reads a kind of line; FALSE with @error, whose line number the caller fills in. */
typedef bool (*TarotRecordHandler) (TarotRecordReader *reader, TarotRecordLine *line,
                                    TarotRecordError *error);

extern const char *const tarot_record_bids[TAROT_N_BIDS];
extern const char *const tarot_record_handfuls[TAROT_N_HANDFULS];
extern const char *const tarot_record_miseres[TAROT_N_MISERES];
extern const char *const tarot_record_sides[TAROT_N_SIDES];

/* tarot_record_find:
 * @words: (array length=n): entries may be NULL
 *
 * Returns: the index of @word among @words, or -1. */
int tarot_record_find (const char *const *words, int n, const char *word);

/* tarot_record_has_control:
 *
 * Returns: whether one of the bytes is 00 to 1F or 7F. */
bool tarot_record_has_control (const char *text, size_t length);

/* tarot_record_is_spaced:
 *
 * Returns: whether no space stands at either end, nor two together. */
bool tarot_record_is_spaced (const char *text, size_t length);

/* tarot_record_level_ok:
 *
 * Returns: whether @level can stand in a record as a bot's level. */
bool tarot_record_level_ok (const char *level);

/* tarot_record_date_ok:
 *
 * Returns: whether @date is a day of the calendar as YYYY-MM-DD. */
bool tarot_record_date_ok (const char *date);

/* tarot_record_header_check:
 *
 * Returns: whether a header can be written, or why not. */
TarotStatus tarot_record_header_check (const TarotRecordHeader *header);

/* tarot_record_player_start:
 * @text: (out caller-allocates): 64 bytes
 *
 * Writes a player's line up to the name: "player 2 bot:master". */
void tarot_record_player_start (const TarotPlayer *player, int seat, char text[64]);

/* tarot_record_append:
 * @text: (inout): a text in @size bytes
 *
 * Appends to a text, as much as fits. */
void tarot_record_append (char *text, size_t size, const char *format,
                          ...) __attribute__ ((format (printf, 3, 4)));

/* tarot_record_count_line:
 * @text: (out caller-allocates)
 *
 * Writes what was taken: "count 2 40.5". */
void tarot_record_count_line (int seats, const TarotSheet *sheet,
                              char text[TAROT_RECORD_MAX_DERIVED]);

/* tarot_record_derive:
 * @match: the state after @event
 *
 * The lines that follow from @event. */
void tarot_record_derive (const TarotMatch *match, const TarotEvent *event,
                          TarotRecordDerived *derived);

/* tarot_record_fail:
 * @expected: (nullable): what the line should have been
 *
 * Returns: FALSE, with @error set to @fault. */
bool tarot_record_fail (TarotRecordError *error, TarotRecordFault fault, const char *expected);

/* tarot_record_refuse:
 *
 * Returns: FALSE, with @error set to the rules' refusal. */
bool tarot_record_refuse (TarotRecordError *error, TarotStatus status);

/* tarot_record_misplaced:
 *
 * Returns: FALSE: the line may not stand here; @error says which one is awaited. */
bool tarot_record_misplaced (const TarotRecordReader *reader, TarotRecordError *error);

/* tarot_record_read_seat:
 * @n_seats: 1 to 9
 * @seat: (out): 0 to @n_seats - 1
 *
 * Returns: whether @word is a seat of the table; else @error is set. */
bool tarot_record_read_seat (const char *word, int n_seats, uint8_t *seat,
                             TarotRecordError *error);

/* tarot_record_apply:
 *
 * Carries an event out, and notes which lines must follow it.
 *
 * Returns: whether the rules allow it; else @error is set. */
bool tarot_record_apply (TarotRecordReader *reader, const TarotEvent *event,
                         TarotRecordError *error);

/* tarot_record_note_event:
 *
 * Notes that an event was carried out, and which lines must follow it. */
void tarot_record_note_event (TarotRecordReader *reader, const TarotEvent *event);

/* tarot_record_apply_told:
 *
 * Does the same in the log of one seat: adds the cards that the lines before have told to
 * @event. */
bool tarot_record_apply_told (TarotRecordReader *reader, const TarotEvent *event,
                              TarotRecordError *error);

/* tarot_record_is_closed:
 * @word: number of a word
 *
 * Returns: whether the line ends with word @word, which stands for closed cards. */
bool tarot_record_is_closed (const TarotRecordLine *line, int word);

/* tarot_record_read_told_hand:
 *
 * Reads the hand of another seat in the log of one seat. */
bool tarot_record_read_told_hand (TarotRecordReader *reader, const TarotRecordLine *line,
                                  int seat, TarotRecordError *error);

/* tarot_record_read_told_dog:
 * @cards: (array length=n): the cards of the line
 *
 * Reads the dog that the next event opens. */
bool tarot_record_read_told_dog (TarotRecordReader *reader, const TarotCard *cards, int n,
                                 TarotRecordError *error);

/* tarot_record_read_told_ecart:
 * @event: with all cards of the line
 *
 * Reads the écart that everybody is told with the last card. */
bool tarot_record_read_told_ecart (TarotRecordReader *reader, const TarotEvent *event,
                                   TarotRecordError *error);

/* tarot_record_rest_of_line:
 *
 * Returns: (transfer none): the line from word @n on, its spaces restored. */
const char *tarot_record_rest_of_line (TarotRecordLine *line, int n);

/* tarot_record_expect_now:
 * @expected: (out caller-allocates)
 *
 * Writes how the line of the log that is awaited now begins; "" where several are possible. */
void tarot_record_expect_now (const TarotRecordReader *reader,
                              char expected[TAROT_RECORD_MAX_DERIVED]);

/* tarot_record_header_missing:
 * @expected: (out caller-allocates): the header line that is missing next
 *
 * Returns: whether the header still lacks a line. */
bool tarot_record_header_missing (const TarotRecordReader *reader,
                                  char expected[TAROT_RECORD_MAX_DERIVED]);

/* tarot_record_start_result:
 *
 * Starts reading the result of a deal at a real table, whose `deal` line has been read. */
void tarot_record_start_result (TarotRecordReader *reader);

/* Handlers of the header. */
bool tarot_record_read_date (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_event (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_place (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_rules (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_seats (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_option (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_view (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_player (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);

/* Handlers of a deal's log. */
bool tarot_record_read_deal (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_hand (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_dog (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_bid (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_call (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_ecart (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_slam (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_trick (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_misere (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_handful (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
bool tarot_record_read_play (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);

/* tarot_record_read_table:
 *
 * Reads a line of a real table's result. Tarot record, "Real tables". */
bool tarot_record_read_table (TarotRecordReader *, TarotRecordLine *, TarotRecordError *);
