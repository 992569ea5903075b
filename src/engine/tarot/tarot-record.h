/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/*
 * The match record: one text file per match, a header and then a log of what happened, one event a
 * line. The reader checks every line against the rules; what the writer writes is read back to the
 * same state, and written again to the same bytes. Neither allocates.
 */

#define TAROT_RECORD_MAGIC "%tarot 1"
#define TAROT_RECORD_SUFFIX ".tarot"
#define TAROT_RECORD_MEDIA_TYPE "text/vnd.aluette.tarot"
#define TAROT_RECORD_MAX_LINE 1024 /* bytes, without the line end */
#define TAROT_RECORD_MAX_BYTES ALU_GAME_MAX_RECORD

typedef enum
{
  TAROT_PLAYER_HUMAN,
  TAROT_PLAYER_BOT,
  TAROT_PLAYER_PERSON, /* at a real table */
} TarotPlayerKind;

typedef struct
{
  uint8_t kind;   /* TarotPlayerKind */
  char level[32]; /* bot: its level's id, lower-case letters, digits and hyphens; else "" */
  char name[TAROT_RECORD_MAX_LINE]; /* UTF-8, single spaces inside */
} TarotPlayer;

/* Everything a record says before its log. */
typedef struct
{
  char date[11]; /* YYYY-MM-DD, or "" */
  char event[TAROT_RECORD_MAX_LINE]; /* or "" */
  char place[TAROT_RECORD_MAX_LINE]; /* or "" */
  TarotRules rules; /* its number of seats is the number of players */
  TarotPlayer players[TAROT_MAX_SEATS];
} TarotRecordHeader;

/* tarot_record_header_init:
 *
 * Sets a header with @rules, no date, event or place, and humans without names. */
void tarot_record_header_init (TarotRecordHeader *header, const TarotRules *rules);

/* tarot_record_header_is_real:
 *
 * Returns: whether the table is a real one. */
bool tarot_record_header_is_real (const TarotRecordHeader *header);

typedef enum
{
  TAROT_RECORD_OK,
  TAROT_RECORD_NOT_A_RECORD,   /* the first line is not "%tarot 1" */
  TAROT_RECORD_LINE_TOO_LONG,
  TAROT_RECORD_FILE_TOO_LONG,
  TAROT_RECORD_NOT_TEXT,       /* not UTF-8, or a control byte */
  TAROT_RECORD_EMPTY_LINE,
  TAROT_RECORD_SPACES,         /* tokens are not separated by single spaces */
  TAROT_RECORD_UNKNOWN_LINE,   /* a word that begins no line of a record */
  TAROT_RECORD_MISPLACED_LINE, /* a line that may not stand here */
  TAROT_RECORD_REPEATED_LINE,  /* a line given twice */
  TAROT_RECORD_MISSING_LINE,   /* a line that is missing before this one */
  TAROT_RECORD_BAD_TOKENS,     /* too few or too many tokens, or one that cannot be read */
  TAROT_RECORD_MISMATCH,       /* a derived line that the rules contradict: see expected */
  TAROT_RECORD_AGAINST_RULES,  /* see status */
  TAROT_RECORD_SEAT_LOG,       /* a line of a seat's log in the record of a whole match */
  TAROT_RECORD_N_FAULTS,
} TarotRecordFault;

#define TAROT_RECORD_MAX_DERIVED 128 /* bytes of a derived line with its NUL */

/* What is wrong with a record, and where. */
typedef struct
{
  int line; /* 1 is the first */
  TarotRecordFault fault;
  TarotStatus status; /* with TAROT_RECORD_AGAINST_RULES */
  char expected[TAROT_RECORD_MAX_DERIVED]; /* what the line should have been, or how it should have
                                              begun, if the rules say so; else "" */
} TarotRecordError;

/* tarot_record_fault_text:
 *
 * Returns: (transfer none): one English sentence without its full stop, marked for gettext. With
 * TAROT_RECORD_AGAINST_RULES the text of the error's status says more. */
const char *tarot_record_fault_text (TarotRecordFault fault);

#define TAROT_RECORD_MOST_DERIVED 7

/* Lines that follow from an event by the rules. */
typedef struct
{
  uint8_t n;
  char lines[TAROT_RECORD_MOST_DERIVED][TAROT_RECORD_MAX_DERIVED];
} TarotRecordDerived;

/* Reads a record line by line. The fields above the line are for the caller to read. */
typedef struct
{
  TarotRecordHeader header; /* complete once in_log */
  bool in_log;              /* the header is complete */
  union
  {
    TarotMatch match; /* the state after the lines read so far; of one seat view.match */
    TarotView view;   /* of the log of one seat */
  };
  bool has_event;           /* the last line completed an event: */
  TarotEvent event;         /* that event */

  /* private */
  bool of_seat; /* the log of one seat is read */
  bool of_request; /* a request is read, for its words only */
  int line;
  size_t bytes;
  uint32_t header_lines; /* which header lines have been read, bit per kind */
  uint8_t n_players;     /* player lines read */
  uint8_t n_hands;       /* hand lines read of the deal being read */
  bool in_deal;          /* hand and dog lines are awaited */
  bool bad_deal;         /* the hands read have not the cards that they should have */
  bool trick_announced;  /* the `trick` line of the trick in play has been read */
  uint8_t stage;         /* real table: the last line of the result being read */
  TarotEvent pending;    /* what several lines together tell: a deal, a real table's result, the
                            cards that a seat is told with its next event */
  TarotRecordDerived derived; /* lines awaited */
  uint8_t n_followed;         /* of which so many have been read */
} TarotRecordReader;

/* tarot_record_reader_init:
 *
 * Starts reading at the first line. */
void tarot_record_reader_init (TarotRecordReader *reader);

/* tarot_record_reader_init_seat:
 *
 * Starts reading the log of one seat, as tarot_record_writer_init_seat () writes it. Its events are
 * what the seat is told. */
void tarot_record_reader_init_seat (TarotRecordReader *reader);

/* tarot_record_reader_line:
 * @line: the bytes of one line without its line end
 * @length: their number
 * @error: (out): what is wrong, where FALSE is returned
 *
 * Reads the next line. After an error the reader must not be given further lines.
 *
 * Returns: whether the line is in order. */
bool tarot_record_reader_line (TarotRecordReader *reader, const char *line, size_t length,
                               TarotRecordError *error);

/* tarot_record_reader_end:
 * @error: (out): what is wrong, where FALSE is returned
 *
 * To be called after the last line. A match may stop anywhere, but not a header.
 *
 * Returns: whether the record may end here. */
bool tarot_record_reader_end (TarotRecordReader *reader, TarotRecordError *error);

/* tarot_record_reader_text:
 * @text: a whole record, need not end in NUL
 * @on_event: (nullable): called after each event with the reader, whose event and match are current
 *
 * Reads a whole record from memory; an unfinished match is in order.
 *
 * Returns: whether every line is in order; else @error says which is not. */
bool tarot_record_reader_text (TarotRecordReader *reader, const char *text, size_t length,
                               void (*on_event) (const TarotRecordReader *reader, void *data),
                               void *data, TarotRecordError *error);

/* Takes the writer's lines, each with its "\n". */
typedef void (*TarotRecordSink) (const char *line, void *data);

/* Writes a record; follows the match to write the derived lines. */
typedef struct
{
  union
  {
    TarotMatch match; /* the state after the events written so far; of one seat view.match */
    TarotView view;   /* of the record of one seat */
  };
  TarotRecordSink sink; /* (nullable) */
  void *data;
  bool of_seat;         /* private */
  bool trick_announced; /* private */
} TarotRecordWriter;

/* tarot_record_writer_init:
 * @header: (transfer none)
 * @sink: (nullable): NULL to follow the match without writing
 *
 * Writes the header's lines to @sink.
 *
 * Returns: TAROT_OK; or TAROT_ERROR_MIXED_TABLE, or TAROT_ERROR_BAD_HEADER where a name, a date or
 * a level cannot stand in a record: then nothing is written. */
TarotStatus tarot_record_writer_init (TarotRecordWriter *writer, const TarotRecordHeader *header,
                                      TarotRecordSink sink, void *data);

/* tarot_record_writer_init_seat:
 * @seat: or TAROT_NOBODY for a spectator
 *
 * Does the same for what one seat is told of a match that has cards. The header ends with the line
 * `view SEAT`, with 0 for a spectator. `?` stands for closed cards: other hands, the dog as dealt
 * and the cards of another's écart that are no trumps; `petit-sec` for a hand that annuls the deal.
 * An event that opens the dog is preceded by its `dog` line, the last card of a deal by the `ecart`
 * line. */
TarotStatus tarot_record_writer_init_seat (TarotRecordWriter *writer,
                                           const TarotRecordHeader *header, int seat,
                                           TarotRecordSink sink, void *data);

/* tarot_record_writer_event:
 * @event: of one seat what the seat is told
 *
 * Applies @event and writes its lines and those that follow from it.
 *
 * Returns: TAROT_OK, or why the event was refused: then nothing is written. */
TarotStatus tarot_record_writer_event (TarotRecordWriter *writer, const TarotEvent *event);

/* tarot_record_read_request:
 * @line: without a line end
 * @event: (out): what a seat asks for: a bid, a call, an écart, a declaration or a card
 *
 * Reads a line of a record for its words only, whatever the match is.
 *
 * Returns: whether it is such a line at a table of @n_seats seats. */
bool tarot_record_read_request (int n_seats, const char *line, TarotEvent *event);

/* tarot_record_write_request:
 * @line: (out caller-allocates): ALU_GAME_MAX_REQUEST bytes
 *
 * Writes an event as tarot_record_read_request () reads it. */
void tarot_record_write_request (const TarotEvent *event, char *line);
