/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The lines that the host of a table and its guests exchange. A line is UTF-8 text of at most
 * ALUETTE_PROTOCOL_MAX_LINE bytes without its line feed: words that are separated by single spaces,
 * without control or format characters. The first word says what the line is; a number there begins
 * a line of the seat's log. One table has all words, their arguments, and the states of the
 * connection in which each is allowed. Nothing here does I/O. Any thread.
 */

/* The version of the protocol. A program also speaks the one before. */
#define ALUETTE_PROTOCOL_MAJOR 1

#define ALUETTE_PROTOCOL_MAX_LINE 1024 /* bytes */
#define ALUETTE_PROTOCOL_MAX_NAME 40   /* characters */
#define ALUETTE_PROTOCOL_MAX_ARGUMENTS 5

/* Who reads a line. Some words mean something else in the other direction. */
typedef enum
{
  ALUETTE_TO_HOST,
  ALUETTE_TO_GUEST,
} AluetteDirection;

/* How far a connection is. */
typedef enum
{
  ALUETTE_CONNECTION_NEW,     /* nobody has said hello */
  ALUETTE_CONNECTION_GREETED, /* the guest may ask to join, or resume */
  ALUETTE_CONNECTION_WAITING, /* the guest has asked to join */
  ALUETTE_CONNECTION_SETUP,   /* the guest is at the table; the match has not begun */
  ALUETTE_CONNECTION_PLAYING,
  ALUETTE_CONNECTION_OVER, /* the match is over; the guest is still at the table */
  ALUETTE_N_CONNECTION_STATES,
} AluetteConnectionState;

typedef enum
{
  /* To the host */
  ALUETTE_WORD_HELLO,      /* MAJOR PROGRAM LANGUAGE: the first line of a guest */
  ALUETTE_WORD_PREPARE,    /* LINE: the next line of the header of a match, for a new table */
  ALUETTE_WORD_OPEN,       /* NAME: opens a table for this match, at a server */
  ALUETTE_WORD_JOIN,       /* INVITATION NAME: asks to join */
  ALUETTE_WORD_BESIDE,     /* TOKEN NAME: joins at the screen of the person with this token */
  ALUETTE_WORD_RESUME,     /* TOKEN N HASH: is back, and has N lines of the log with this hash */
  ALUETTE_WORD_ADMIT,      /* K: lets in who asked to join */
  ALUETTE_WORD_DECLINE,    /* K: does not */
  ALUETTE_WORD_SIT,        /* SEAT */
  ALUETTE_WORD_STAND,      /* gives the seat up */
  ALUETTE_WORD_BEGIN,      /* begins the match */
  ALUETTE_WORD_REMATCH,    /* sets the table up for another match, when one is over */
  ALUETTE_WORD_KEEP,       /* NAME: the table is one that meets again, under this name */
  ALUETTE_WORD_SPECTATORS, /* N: so many people without a seat may watch */
  ALUETTE_WORD_DO,         /* D LINE: request number D of this seat, a line of a record */
  ALUETTE_WORD_MAKE_SIGN,  /* SIGN STRENGTH HOLD: begins a gesture */
  ALUETTE_WORD_LOOK,       /* TARGET: turns the eyes to a seat, "cards" or "table"; "hidden": is
                              not in front of a screen with several people */
  ALUETTE_WORD_COMMIT,     /* HEX: hash of this guest's part of the joint seed */
  ALUETTE_WORD_SALT,       /* HEX: this guest's part, when all have committed to theirs */
  ALUETTE_WORD_PAUSE,
  ALUETTE_WORD_CONTINUE,
  ALUETTE_WORD_ASK,      /* KIND SEAT: asks the others to agree; seat 0 if none is meant */
  ALUETTE_WORD_ANSWER,   /* Q YES: answers a question */
  ALUETTE_WORD_SAY,      /* PHRASE: says one of the fixed phrases */
  ALUETTE_WORD_PRESENCE, /* STATE: "here" or "away": whether the person is at the screen */
  ALUETTE_WORD_TELL_FACE, /* ID: which face the person has */
  ALUETTE_WORD_PONG,     /* NONCE */
  ALUETTE_WORD_BYE,      /* leaves for good */

  /* To a guest */
  ALUETTE_WORD_ALUETTE, /* MAJOR PROGRAM GAMES: the first line of a host */
  ALUETTE_WORD_ADMITTED,
  ALUETTE_WORD_TOKEN,          /* HEX: with which to resume */
  ALUETTE_WORD_MOVED,          /* ADDRESS: this table is, or is to be opened, at another server */
  ALUETTE_WORD_INVITATION,     /* INVITATION: the words with which others ask to join */
  ALUETTE_WORD_PAGE,           /* ORIGIN: where browsers find a page to play at this table */
  ALUETTE_WORD_KEPT,           /* NAME: of a table that meets again */
  ALUETTE_WORD_MAX_SPECTATORS, /* N: how many people may watch; 0 until it is said */
  ALUETTE_WORD_MATCH,          /* LINE: the next line of the header of the match that is set up */
  ALUETTE_WORD_RESTARTED,      /* the log is over: the table is set up for another match */
  ALUETTE_WORD_RESUMED, /* N D: of the log N lines are valid; the last request was number D */
  ALUETTE_WORD_ROLE,    /* ROLE: "owner", "guest" or "spectator" */
  ALUETTE_WORD_SEATED,  /* SEAT: of this guest, or 0 */
  ALUETTE_WORD_JOINS,   /* K NAME: somebody asks to join */
  ALUETTE_WORD_DECIDED, /* K: this question is answered, or nobody waits any more */
  ALUETTE_WORD_WHO,     /* SEAT STATE NAME: who is in a seat; "-" if nobody is */
  ALUETTE_WORD_FACE,     /* SEAT ID: of who is in a seat, if the host knows it */
  ALUETTE_WORD_STANDING, /* NAMES: the people without a seat, with commas; "-" if there are none */
  ALUETTE_WORD_LOG,     /* N LINE: line N of the log of the seat; the word itself is N */
  ALUETTE_WORD_UNDONE,  /* N: the log has only N lines any more */
  ALUETTE_WORD_AT,      /* N DIGEST: of the view after line N */
  ALUETTE_WORD_DONE,    /* D: request number D was carried out */
  ALUETTE_WORD_REFUSED, /* WHAT CODE: a word, or the number of a request */
  ALUETTE_WORD_SIGN,    /* SEAT SIGN STRENGTH SIZE LEFT: this guest sees a gesture */
  ALUETTE_WORD_GAZE,    /* LIST: pairs of a seat and what it looks at */
  ALUETTE_WORD_STIR,    /* SEAT: has moved */
  ALUETTE_WORD_SEAL,    /* HEX: hash of the host's part of the joint seed */
  ALUETTE_WORD_COMMITMENTS, /* LIST: "SEAT=HEX": all that count */
  ALUETTE_WORD_SALTS,   /* LIST: "SEAT=HEX" */
  ALUETTE_WORD_OPENED,  /* HEX: the host's part */
  ALUETTE_WORD_PAUSED,  /* LIST: the seats that the match waits for */
  ALUETTE_WORD_CONTINUES,
  ALUETTE_WORD_ASKS,    /* Q KIND SEAT: which is meant, or else who asks */
  ALUETTE_WORD_SETTLED, /* Q YES: a question is answered */
  ALUETTE_WORD_SAYS,    /* SEAT PHRASE */
  ALUETTE_WORD_RECORD,  /* N LINE: line N of the whole record of a match that is over */
  ALUETTE_WORD_PING,    /* NONCE */
  ALUETTE_WORD_CLOSING, /* CODE: the connection ends */
  ALUETTE_N_WORDS,
} AluetteWord;

/* What an argument may be. */
typedef enum
{
  ALUETTE_ARGUMENT_NUMBER, /* 0 to 2^31 - 1 */
  ALUETTE_ARGUMENT_SEAT,   /* 1 to ALU_GAME_MAX_SEATS */
  ALUETTE_ARGUMENT_SEAT_OR_0,
  ALUETTE_ARGUMENT_WORD,       /* 1 to 40 lowercase letters, digits, or ".", "-", ":" */
  ALUETTE_ARGUMENT_INVITATION, /* 1 to 80 bytes, or "-" */
  ALUETTE_ARGUMENT_HEX_16,     /* lowercase hexadecimal digits */
  ALUETTE_ARGUMENT_HEX_32,
  ALUETTE_ARGUMENT_HEX_64,
  ALUETTE_ARGUMENT_YES_NO,
  ALUETTE_ARGUMENT_NAME, /* the rest of the line: a name that aluette_protocol_name_ok () allows */
  ALUETTE_ARGUMENT_NAME_OR_NOBODY, /* the same, or "-" */
  ALUETTE_ARGUMENT_TEXT, /* the rest of the line */
} AluetteArgumentType;

/* A row of the table. */
typedef struct
{
  AluetteWord word;
  const char *text; /* the first word of the line; "" for a line of the log */
  AluetteDirection direction;
  guint states; /* a bit per AluetteConnectionState in which the line is allowed */
  guint n_arguments;
  AluetteArgumentType arguments[ALUETTE_PROTOCOL_MAX_ARGUMENTS];
} AluetteWordRow;

/* A line that was read. */
typedef struct
{
  AluetteWord word;
  guint numbers[ALUETTE_PROTOCOL_MAX_ARGUMENTS];     /* of numbers and seats; 1 for "yes" */
  const char *texts[ALUETTE_PROTOCOL_MAX_ARGUMENTS]; /* of the others; in @line */
  char line[ALUETTE_PROTOCOL_MAX_LINE + 1];
} AluetteMessage;

typedef enum
{
  ALUETTE_PROTOCOL_OK,
  ALUETTE_PROTOCOL_TOO_LONG,
  ALUETTE_PROTOCOL_BAD_TEXT, /* not UTF-8, or a character or space that is not allowed */
  ALUETTE_PROTOCOL_UNKNOWN_WORD,
  ALUETTE_PROTOCOL_BAD_ARGUMENTS,
} AluetteProtocolStatus;

/* aluette_protocol_get_row:
 *
 * Returns: (transfer none): the row of a word. */
const AluetteWordRow *aluette_protocol_get_row (AluetteWord word);

/* aluette_protocol_is_allowed:
 *
 * Returns: whether a line with this word may come in this state. */
gboolean aluette_protocol_is_allowed (AluetteWord word, AluetteConnectionState state);

/* aluette_protocol_read:
 * @line: (array length=length): without its line feed; any bytes
 * @message: (out caller-allocates): must not be copied or moved
 *
 * Reads a line. Does not check the state of the connection. A guest ignores unknown words, so that
 * newer hosts may say more.
 *
 * Returns: ALUETTE_PROTOCOL_OK, or what is wrong; @message is then undefined. */
AluetteProtocolStatus aluette_protocol_read (AluetteDirection direction, const char *line,
                                             gsize length, AluetteMessage *message);

/* aluette_protocol_write:
 * @...: the arguments of the word: a guint for a number, seat or yes, a const char * for others
 *
 * Writes a line. It is an error of the program if the other side could not read it.
 *
 * Returns: (transfer full) (nullable): the line without a line feed; NULL with a critical warning
 *   if an argument is not allowed. */
char *aluette_protocol_write (AluetteWord word, ...);

/* aluette_protocol_name_ok:
 *
 * Returns: whether a person at the table can have this name: 1 to ALUETTE_PROTOCOL_MAX_NAME
 *   characters, composed (NFC), single spaces between words, none that is invisible or changes the
 *   direction of the text; a letter or a digit, and no letters of two of the Latin, Greek and
 *   Cyrillic scripts, which look alike. */
gboolean aluette_protocol_name_ok (const char *name);

/* aluette_protocol_clean_name:
 *
 * Makes a name that aluette_protocol_name_ok () allows.
 *
 * Returns: (transfer full) (nullable): NULL if nothing is left of @name. */
char *aluette_protocol_clean_name (const char *name);

/* aluette_protocol_speaks:
 * @major: the version of the other program
 *
 * Returns: 0 if both can talk, -1 if the other program is too old, 1 if it is too new. */
int aluette_protocol_speaks (guint major);

/* aluette_protocol_parse_seats:
 * @list: seats from 1, separated by spaces
 * @seats: (out): seats from 0, bit per seat
 *
 * Returns: whether @list is a list of seats, each at most once. */
gboolean aluette_protocol_parse_seats (const char *list, guint *seats);

/* aluette_protocol_format_seats:
 *
 * Returns: (transfer full): the list for aluette_protocol_parse_seats (). */
char *aluette_protocol_format_seats (guint seats);

G_END_DECLS
