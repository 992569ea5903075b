/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-text.h"
#include "engine/aluette/alu-seat-log.h"

/*
 * The match record, a text file with one match: a header, then a log of events, one per line. The
 * reader checks every line against the rules. What the writer writes, the reader reads back to the
 * same state, and writing that again gives the same bytes. Neither allocates memory.
 *
 * A seat's log is a record of what one seat was told: see alu-seat-log.h. Its header ends with the
 * line `view SEAT`, with 0 for a spectator. `?` stands for hidden cards and for a sign that was
 * only noticed. The score of each deal is followed by `uncover`, by the hands and the talon as
 * dealt, and after a chant by the `sung` and `reject` lines with all their cards.
 */

#define ALU_RECORD_MAX_LINE 1024              /* bytes, without the line end */
#define ALU_RECORD_MAX_BYTES ALU_GAME_MAX_RECORD

typedef enum
{
  ALU_PLAYER_HUMAN,
  ALU_PLAYER_BOT,
  ALU_PLAYER_PETIT_JEAN,
  ALU_PLAYER_PERSON, /* a player of a real table */
} AluPlayerKind;

typedef struct
{
  uint8_t kind;    /* AluPlayerKind */
  uint8_t captain; /* seat of a Petit-Jean's captain; else ALU_NOBODY */
  char level[32];  /* id of a bot's level: lowercase letters, digits and hyphens; else "" */
  char name[ALU_RECORD_MAX_LINE]; /* UTF-8, single spaces inside; "" for a Petit-Jean */
} AluPlayer;

static inline bool
alu_player_is_human (const AluPlayer *player)
{
  return player->kind == ALU_PLAYER_HUMAN;
}

/* The header of a record. */
typedef struct
{
  char date[11]; /* YYYY-MM-DD, or "" */
  char event[ALU_RECORD_MAX_LINE]; /* or "" */
  char place[ALU_RECORD_MAX_LINE]; /* or "" */
  AluRules rules;                  /* also contains the number of players */
  AluPlayer players[ALU_MAX_SEATS];
} AluRecordHeader;

/* alu_record_header_init:
 * @rules: copied
 *
 * Initializes @header: no date, event or place; human players without names. */
void alu_record_header_init (AluRecordHeader *header, const AluRules *rules);

/* alu_record_header_seating:
 * @seating: (out caller-allocates): captains, and whether the table is real
 *
 * Derives the seating from the kinds of players. */
void alu_record_header_seating (const AluRecordHeader *header, AluSeating *seating);

/* alu_record_header_humans:
 *
 * Returns: the seats of humans, one bit per seat. */
unsigned alu_record_header_humans (const AluRecordHeader *header);

/* alu_record_level_ok:
 *
 * Returns: whether a record can contain @level as the level of a bot: 1 to 31 lowercase letters,
 * digits and hyphens. It need not be a level of this version. */
bool alu_record_level_ok (const char *level);

/* alu_record_date_ok:
 *
 * Returns: whether @date is a valid calendar date, YYYY-MM-DD. */
bool alu_record_date_ok (const char *date);

typedef enum
{
  ALU_RECORD_OK,
  ALU_RECORD_NOT_A_RECORD,   /* the first line is not "%aluette 1" */
  ALU_RECORD_LINE_TOO_LONG,
  ALU_RECORD_FILE_TOO_LONG,
  ALU_RECORD_NOT_TEXT, /* invalid UTF-8, or a control character */
  ALU_RECORD_EMPTY_LINE,
  ALU_RECORD_SPACES,         /* words are not separated by single spaces */
  ALU_RECORD_UNKNOWN_LINE,   /* no line of a record begins with this word */
  ALU_RECORD_MISPLACED_LINE, /* this line may not stand here */
  ALU_RECORD_REPEATED_LINE,  /* second occurrence of a header line */
  ALU_RECORD_MISSING_LINE,   /* a required line is missing before this one */
  ALU_RECORD_BAD_TOKENS,     /* too few or too many words, or a malformed word */
  ALU_RECORD_MISMATCH,       /* a redundant line that contradicts the rules; see @expected */
  ALU_RECORD_AGAINST_RULES,  /* see @status */
  ALU_RECORD_SEAT_LOG,       /* a line of a seat's log in the record of a whole match */
  ALU_RECORD_N_FAULTS,
} AluRecordFault;

/* The error in a record, and where it is. */
typedef struct
{
  int line; /* the first line is 1 */
  AluRecordFault fault;
  AluStatus status;   /* with ALU_RECORD_AGAINST_RULES */
  char expected[128]; /* how the line must begin, if the rules determine it; else "" */
} AluRecordError;

/* alu_record_fault_text:
 *
 * Returns: (transfer none): one English sentence without a full stop, marked for gettext. With
 * ALU_RECORD_AGAINST_RULES, the text of the error's status gives the details. */
const char *alu_record_fault_text (AluRecordFault fault);

/* The redundant lines that follow an event according to the rules. */
typedef struct
{
  uint8_t n;
  char lines[4][48];
} AluRecordDerivedLines;

/* Reads a record line by line. Callers may read the fields above the line marked private. */
typedef struct
{
  AluRecordHeader header; /* complete if @in_log */
  bool in_log;            /* whether the header is complete */
  bool of_seat;           /* whether this is a seat's log */
  union
  {
    AluMatch match; /* the state after the lines that have been read; in a seat's log view.match */
    AluView view;   /* of a seat's log */
  };
  bool has_event;         /* whether the last line completed an event */
  AluEvent event;         /* the last event */

  /* private */
  int line;
  size_t bytes;
  uint32_t header_lines;  /* header lines that have been read, one bit per kind */
  uint8_t n_players;      /* number of player lines read */
  uint8_t n_parts;        /* lines read of the current deal or uncover, without the first */
  bool in_deal;           /* whether the next line belongs to a deal that is not complete */
  bool uncovered;         /* whether the last deal was uncovered */
  bool trick_announced;   /* whether the `trick` line of the current trick has been read */
  bool of_request;        /* whether a request is read, for its words only */
  AluEvent pending;       /* an event that takes several lines: a deal, a real table's result */
  AluRecordDerivedLines derived; /* redundant lines that must follow */
  uint8_t n_derived_read;     /* how many of them have been read */
} AluRecordReader;

/* alu_record_reader_init:
 *
 * Starts reading at the first line. */
void alu_record_reader_init (AluRecordReader *reader);

/* alu_record_reader_init_seat:
 *
 * Starts reading a seat's log at the first line. */
void alu_record_reader_init_seat (AluRecordReader *reader);

/* alu_record_reader_line:
 * @line: one line without its line end; a final "\r" is ignored
 * @length: bytes in @line
 * @error: (out): the error, if the result is false
 *
 * Reads the next line. Do not give the reader more lines after an error.
 *
 * Returns: whether the line is correct. */
bool alu_record_reader_line (AluRecordReader *reader, const char *line, size_t length,
                             AluRecordError *error);

/* alu_record_reader_end:
 * @error: (out): the error, if the result is false
 *
 * Checks the end of the record; call it after the last line. A match may be unfinished, but its
 * header must be complete.
 *
 * Returns: whether the record may end here. */
bool alu_record_reader_end (AluRecordReader *reader, AluRecordError *error);

/* alu_record_reader_text:
 * @reader: (out caller-allocates): need not be initialized
 * @text: a whole record, @length bytes, need not end with NUL
 * @on_event: (nullable) (scope call): called after each event; the reader's event and match are
 *   current
 * @error: (out): the error, if the result is false
 *
 * Reads the record of a whole match from memory. The match may be unfinished.
 *
 * Returns: whether every line is correct. */
bool alu_record_reader_text (AluRecordReader *reader, const char *text, size_t length,
                             void (*on_event) (const AluRecordReader *reader, void *data),
                             void *data, AluRecordError *error);

/* alu_record_reader_seat_text:
 * @text: a whole seat's log, @length bytes, need not end with NUL
 * @on_event: (nullable) (scope call): called after each event; the reader's event and view are
 *   current
 *
 * Does the same as alu_record_reader_text () for a seat's log. */
bool alu_record_reader_seat_text (AluRecordReader *reader, const char *text, size_t length,
                                  void (*on_event) (const AluRecordReader *reader, void *data),
                                  void *data, AluRecordError *error);

/* Called with each line of the writer, which ends with "\n". */
typedef void (*AluRecordSink) (const char *line, void *data);

/* Writes a record. It applies the events to its own match to write the redundant lines. */
typedef struct
{
  union
  {
    AluMatch match; /* the state after the events written so far; in a seat's log view.match */
    AluView view;   /* of a seat's log */
  };
  AluRecordSink sink; /* (nullable) */
  void *data;
  bool of_seat;         /* private */
  bool trick_announced; /* private */
} AluRecordWriter;

/* alu_record_writer_init:
 * @header: (transfer none)
 * @sink: (nullable): NULL to check events without writing them
 *
 * Initializes @writer and writes the lines of the header to @sink.
 *
 * Returns: ALU_OK; ALU_ERROR_BAD_SEATING or ALU_ERROR_MIXED_TABLE; or ALU_ERROR_BAD_HEADER if a
 * record cannot contain a name, the date or a level. Nothing is written on error. */
AluStatus alu_record_writer_init (AluRecordWriter *writer, const AluRecordHeader *header,
                                  AluRecordSink sink, void *data);

/* alu_record_writer_init_seat:
 * @seat: a seat of the table, which for a Petit-Jean stands for its captain, or ALU_NOBODY for a
 *   spectator
 *
 * Does the same as alu_record_writer_init () for what this seat is told. */
AluStatus alu_record_writer_init_seat (AluRecordWriter *writer, const AluRecordHeader *header,
                                       int seat, AluRecordSink sink, void *data);

/* alu_record_writer_event:
 * @event: in a seat's log, what the seat is told
 *
 * Applies @event and writes its line or lines and the redundant lines that follow.
 *
 * Returns: ALU_OK, or why the event was refused; then nothing is written. */
AluStatus alu_record_writer_event (AluRecordWriter *writer, const AluEvent *event);

/* alu_record_read_request:
 * @line: without a line end
 * @event: (out): what a seat asks for: a vote, a rejection, a call, a card, an offer, a proposal or
 *   an answer
 *
 * Reads a line of a record for its words only, whatever the match is.
 *
 * Returns: whether it is such a line at a table of @n_seats seats. */
bool alu_record_read_request (int n_seats, const char *line, AluEvent *event);

/* alu_record_write_request:
 * @line: (out caller-allocates): ALU_GAME_MAX_REQUEST bytes
 *
 * Writes an event as alu_record_read_request () reads it. */
void alu_record_write_request (const AluEvent *event, char *line);
