/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/*
 * The match record, a text file with one match: a header, then a log of events. The reader checks
 * every line against the rules. What the writer writes, the reader reads back to the same state,
 * and writing that again gives the same bytes. Neither allocates memory.
 *
 * After the log, a record may have notes of people on its deals: lines `note DEAL TEXT`, in the
 * order of deals, with several lines for a note of several paragraphs. The reader checks them; they
 * are no events, and the writer does not write them.
 *
 * A seat's log is a record of what one seat was told. Its header ends with the line `view SEAT`,
 * with 0 for a spectator.
 *
 * The reader and the writer of a game are structs that begin with AluRecordReader and
 * AluRecordWriter, and contain the match or the view. Functions here take either pointer.
 */

#define ALU_RECORD_MAX_LINE 1024 /* bytes, without the line end */
#define ALU_RECORD_MAX_BYTES ALU_GAME_MAX_RECORD
#define ALU_RECORD_MAX_WORDS 80 /* more than in any line without a name */
#define ALU_RECORD_MAX_DERIVED 7
#define ALU_RECORD_MAX_NOTE_LINES 16 /* of one deal */

/* Lines of text, one after the other. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 2]; /* the line that is not finished */
  size_t length;
  AluGameSink sink; /* (nullable) */
  void *data;
} AluRecordOutput;

/* A line of a record, split into words. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 1];
  size_t length;
  char *words[ALU_RECORD_MAX_WORDS];
  int n_words; /* further words are not counted */
} AluRecordLine;

/* Where a line may be in the file. */
typedef enum
{
  ALU_RECORD_IN_HEADER,
  ALU_RECORD_IN_LOG,
  ALU_RECORD_SIGNAL,    /* in the log, even between an event and the lines that follow from it */
  ALU_RECORD_IN_DEAL,   /* between the lines of one event */
  ALU_RECORD_IN_RESULT, /* in the log of a real table; else only derived */
  ALU_RECORD_AT_END,    /* after the log, where only such lines may follow */
  ALU_RECORD_TRICK_END, /* derived: one of several lines that end a trick */
  ALU_RECORD_DERIVED,   /* only among the redundant lines that follow from an event */
} AluRecordPlace;

/* A kind of line: its first word, its place, its minimum and maximum number of words. A table of
 * verbs ends with one without a word. */
struct AluRecordVerb
{
  const char *word;
  AluRecordPlace place;
  int min, max;
  /* (nullable): Reads the line. Returns: whether it is correct; if not, the fault is set. */
  bool (*read) (void *reader, AluRecordLine *line);
  bool of_seat; /* only in a seat's log */
};

/* Reads a record line by line. Callers may read the fields above the line marked private. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header; /* complete if @in_log */
  bool in_log;          /* whether the header is complete */
  bool of_seat;         /* whether this is a seat's log */
  bool in_deal;         /* whether the next line belongs to an event that is not complete */
  bool has_event;       /* whether the last line completed an event */

  /* private */
  bool of_request;      /* whether a request is read, for its words only */
  bool trick_announced; /* whether the `trick` line of the current trick has been read */
  uint8_t n_players;    /* number of player lines read */
  int line;
  size_t bytes;
  uint32_t header_lines;  /* header lines that have been read, one bit per kind */
  AluGameFault *fault;    /* of the line that is read */
  uint8_t n_derived;      /* redundant lines that must follow */
  uint8_t n_derived_read; /* how many of them have been read */
  unsigned note_deal;     /* the deal of the last note, from 1; 0 before the notes */
  unsigned n_note_lines;  /* number of lines of its note */
  char derived[ALU_RECORD_MAX_DERIVED][ALU_GAME_MAX_EXPECTED];
} AluRecordReader;

/* Writes a record. It applies the events to its own match to write the redundant lines. */
typedef struct
{
  const AluGameKind *kind;
  bool of_seat;

  /* private */
  bool trick_announced; /* whether the `trick` line of the current trick has been written */
  AluRecordOutput output;
} AluRecordWriter;

/* alu_record_date_ok:
 *
 * Returns: whether @date is a valid calendar date, YYYY-MM-DD. */
bool alu_record_date_ok (const char *date);

/* alu_record_level_ok:
 *
 * Returns: whether a record can contain @level as the level of a bot: 1 to 31 lowercase letters,
 * digits and hyphens. It need not be a level of this version. */
bool alu_record_level_ok (const char *level);

/* alu_record_reader_init, alu_record_reader_init_seat:
 * @reader: (out caller-allocates): reader_size bytes
 *
 * Start reading at the first line of the record of a match, or of a seat's log. */
void alu_record_reader_init (void *reader, const AluGameKind *kind);
void alu_record_reader_init_seat (void *reader, const AluGameKind *kind);

/* alu_record_read_line:
 * @line: one line without its line end, @length bytes
 * @fault: (out): the error, if the result is false
 *
 * Reads the next line. Do not give the reader more lines after an error.
 *
 * Returns: whether the line is correct. */
bool alu_record_read_line (void *reader, const char *line, size_t length, AluGameFault *fault);

/* alu_record_read_end:
 * @fault: (out): the error, if the result is false
 *
 * Checks the end of the record; call it after the last line. A match may be unfinished, but its
 * header must be complete.
 *
 * Returns: whether the record may end here. */
bool alu_record_read_end (void *reader, AluGameFault *fault);

/* alu_record_read_text, alu_record_read_seat_text:
 * @reader: (out caller-allocates): reader_size bytes, need not be initialized
 * @text: a whole record or seat's log, @length bytes, need not end with NUL
 * @on_event: (nullable) (scope call): called after each event
 * @fault: (out): the error, if the result is false
 *
 * Read a text from memory. The match may be unfinished.
 *
 * Returns: whether every line is correct. */
bool alu_record_read_text (void *reader, const AluGameKind *kind, const char *text, size_t length,
                           AluGameOnEvent on_event, void *data, AluGameFault *fault);
bool
alu_record_read_seat_text (void *reader, const AluGameKind *kind, const char *text, size_t length,
                           AluGameOnEvent on_event, void *data, AluGameFault *fault);

/* alu_record_get_header:
 * @header: (out): a copy
 *
 * Returns: whether the header is complete. */
bool alu_record_get_header (const void *reader, AluGameHeader *header);

/* alu_record_get_match:
 *
 * Returns: (transfer none): the match after the lines read; of a seat's log the view. Only with a
 * complete header. */
const void *alu_record_get_match (const void *reader);

/* alu_record_get_event:
 *
 * Returns: (transfer none) (nullable): the event that the last line completed. */
const void *alu_record_get_event (const void *reader);

/* alu_record_writer_init:
 * @writer: (out caller-allocates): writer_size bytes
 * @header: (transfer none)
 * @sink: (nullable): NULL to check events without writing them
 *
 * Initializes @writer and writes the lines of the header to @sink.
 *
 * Returns: 0; ALU_ERROR_MIXED_TABLE; ALU_ERROR_BAD_HEADER if a record cannot contain a name, the
 * date or a level; or why the game refuses the header. Nothing is written on error. */
int alu_record_writer_init (void *writer, const AluGameKind *kind, const AluGameHeader *header,
                            AluGameSink sink, void *data);

/* alu_record_writer_init_seat:
 * @seat: a seat of the table, which for a dummy stands for its captain, or ALU_GAME_SPECTATOR
 *
 * Does the same as alu_record_writer_init () for what this seat is told.
 *
 * Returns: also ALU_ERROR_NO_SEAT or ALU_ERROR_REAL_TABLE. */
int alu_record_writer_init_seat (void *writer, const AluGameKind *kind, const AluGameHeader *header,
                                 int seat, AluGameSink sink, void *data);

/* alu_record_write_event:
 * @event: in a seat's log, what the seat is told
 *
 * Applies @event and writes its line or lines and the redundant lines that follow.
 *
 * Returns: 0, or why the event was refused; then nothing is written. */
int alu_record_write_event (void *writer, const void *event);

/* alu_record_read_request:
 * @reader: (out caller-allocates): reader_size bytes, need not be initialized
 * @line: what a seat asks for, as a line of a log without its line end
 *
 * Reads a line for its words only: nothing is known of the match.
 *
 * Returns: (transfer none) (nullable): the event, if the line is a request at a table of @n_seats
 *   seats. */
const void *
alu_record_read_request (void *reader, const AluGameKind *kind, int n_seats, const char *line);

/* alu_record_write_request:
 * @writer: (out caller-allocates): writer_size bytes, need not be initialized
 * @event: of a type that can be asked for
 * @line: (out caller-allocates): the request */
void alu_record_write_request (void *writer, const AluGameKind *kind, const void *event,
                               char line[ALU_GAME_MAX_REQUEST]);

/* What follows is for the record of a game only. */

/* alu_record_fail:
 * @expected: (nullable): what the line should have been
 *
 * Returns: FALSE, with the reader's fault set. */
bool alu_record_fail (const void *reader, AluRecordFault code, const char *expected);

/* alu_record_fail_expecting:
 *
 * Returns: FALSE, with the fault set to @code. If the rules require a line now, it says which. */
bool alu_record_fail_expecting (const void *reader, AluRecordFault code);

/* alu_record_refuse:
 *
 * Returns: FALSE, with the fault set to the rules' refusal. If they require another line now, it
 * says which. */
bool alu_record_refuse (const void *reader, int status);

/* alu_record_bad_words:
 *
 * Returns: FALSE, with the fault set to ALU_RECORD_BAD_TOKENS. */
bool alu_record_bad_words (const void *reader);

/* alu_record_read_seat:
 * @seat: (out): 0 to the number of seats - 1
 *
 * Returns: whether @word is a seat of the table; if not, the fault is set. */
bool alu_record_read_seat (const void *reader, const char *word, uint8_t *seat);

/* alu_record_find_word:
 * @words: (array length=n): entries may be NULL
 *
 * Returns: the index of @word among @words, or -1. */
int alu_record_find_word (const char *const *words, int n, const char *word);

/* alu_record_rest_of_line:
 *
 * Joins the words from number @n on again.
 *
 * Returns: (transfer none): the text of these words; valid as long as @line. */
const char *alu_record_rest_of_line (AluRecordLine *line, int n);

/* alu_record_is_closed:
 *
 * Returns: whether the words from number @first on are a single `?`, for hidden cards. */
bool alu_record_is_closed (const AluRecordLine *line, int first);

/* alu_record_read_trick:
 *
 * Reads the line of a trick, which must be as expected now. */
bool alu_record_read_trick (void *reader, AluRecordLine *line);

/* alu_record_apply:
 *
 * Applies an event and remembers which lines must follow it.
 *
 * Returns: whether the rules allow it; if not, the fault is set. */
bool alu_record_apply (void *reader, const void *event);

/* alu_record_add:
 *
 * Appends to the line that is not finished. */
void alu_record_add (AluRecordOutput *output, const char *format,
                     ...) __attribute__ ((format (printf, 2, 3)));

/* alu_record_end_line:
 *
 * Passes the line to the sink and starts the next one. */
void alu_record_end_line (AluRecordOutput *output);

/* alu_record_write_line:
 *
 * Appends to the line that is not finished, and ends it. */
void alu_record_write_line (AluRecordOutput *output, const char *format,
                            ...) __attribute__ ((format (printf, 2, 3)));

/* Declarations for the files of the framework only. */

/* The verbs of every game: those of the header, and `note`. */
extern const AluRecordVerb alu_record_header_verbs[];
extern const AluRecordVerb alu_record_note_verbs[];

bool alu_record_text_ok (const AluGameKind *kind, const char *text, size_t length);
bool
alu_record_header_missing (const AluRecordReader *reader, char expected[ALU_GAME_MAX_EXPECTED]);
int alu_record_header_check (const AluGameKind *kind, const AluGameHeader *header);
void alu_record_write_header (const AluGameKind *kind, const AluGameHeader *header,
                              AluRecordOutput *output);
