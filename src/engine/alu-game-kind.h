/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/alu-status.h"

/*
 * A game kind is a constant table that describes one game to code that knows no game: the record,
 * the number of seats, rule sets and options, and functions on matches, views and records. Engines,
 * bots and solvers use their own types and functions instead.
 *
 * A match, a view and an event are plain values without pointers: objects of match_size, view_size
 * and event_size bytes, aligned as by malloc (), that can be copied with memcpy () and compared
 * with memcmp (). A reader or a writer has reader_size or writer_size bytes; its contents are
 * private. A reader can be copied with memcpy (), too.
 *
 * A view begins with a match in which the hidden cards are unknown, and can be used in place of the
 * match for all that its seat knows.
 *
 * Seats are 0 to n - 1 in the order of play.
 */

#define ALU_GAME_MAX_SEATS 6
#define ALU_GAME_MAX_OPTIONS 16
#define ALU_GAME_MAX_CHOICES 4
#define ALU_GAME_MAX_TEXT 1024                 /* bytes of a name in a header, with NUL */
#define ALU_GAME_MAX_NAME 960                  /* bytes; longer names may not fit on their line */
#define ALU_GAME_MAX_REQUEST 256               /* bytes of a request, with NUL */
#define ALU_GAME_MAX_RECORD (16 * 1024 * 1024) /* bytes of a record */
#define ALU_GAME_MAX_CODE 4                    /* bytes of the code of a card, with NUL */
#define ALU_GAME_NO_CARD 0xff                  /* in place of a card */

#define ALU_GAME_SPECTATOR 0xff /* in place of a seat: somebody who only watches */

/* What a match waits for, if it is not a seat. */
enum
{
  ALU_GAME_AWAITS_NOBODY = 0xff, /* the match is over */
  ALU_GAME_AWAITS_CHANCE = 0xfe, /* cards */
  ALU_GAME_AWAITS_TABLE = 0xfd,  /* the result of a deal at a real table */
};

/* The side of a seat: 0, 1 … or one of these. */
enum
{
  ALU_GAME_NO_SIDE = 0xff,
  ALU_GAME_SIDE_UNKNOWN = 0xfe, /* this view does not know it yet */
};

/* What an event is, for code that knows no game. */
typedef enum
{
  ALU_GAME_ROLE_DEAL,   /* chance begins a deal: draw or cards. Undo goes no further back */
  ALU_GAME_ROLE_CHANCE, /* chance within a deal */
  ALU_GAME_ROLE_ACTION, /* what a player decides */
  ALU_GAME_ROLE_SIGNAL, /* what a player says or shows; it changes neither the turn nor the cards */
  ALU_GAME_ROLE_RESULT, /* what a real table tells of a deal */
  ALU_GAME_ROLE_UNCOVER, /* of seat logs: all cards of the deal that has ended */
} AluGameRole;

/* How a match stands, as far as a view tells. */
typedef struct
{
  int awaited;      /* the seat that the match waits for, or ALU_GAME_AWAITS_… */
  unsigned actors;  /* the seats that may act now, bit per seat; also the one that is awaited */
  unsigned n_deals; /* deals begun */
  bool in_deal;     /* whether the last of these has not ended */
  unsigned winners; /* the seats that have won the match, bit per seat; 0 for a draw or before the
                       end */
  /* Of each seat. In a game of teams all seats of a team have its points. */
  int32_t points[ALU_GAME_MAX_SEATS];
  uint8_t sides[ALU_GAME_MAX_SEATS]; /* 0, 1 … or ALU_GAME_NO_SIDE, ALU_GAME_SIDE_UNKNOWN */
} AluGameSummary;

/* What every event of every game begins with. */
typedef struct
{
  uint8_t type; /* of its game; see AluGameKind */
  uint8_t seat; /* the seat whose player acts, also of a dummy; any for events that nobody makes */
} AluGameEvent;

/* A rule set. */
typedef struct
{
  const char *id;      /* in records, such as "classic" */
  const char *name;    /* marked for gettext with the context "rule set" */
  const char *summary; /* one or two sentences, marked for gettext */
  uint8_t seats;       /* possible numbers of seats: bit n stands for n seats */
  uint8_t usual_seats;
  int16_t defaults[ALU_GAME_MAX_OPTIONS]; /* of the options, as in AluGameRules */
} AluGameRuleSet;

/* An option of the rules. The set-up page, records, the command line's help and the list of options
 * in the help all use this row. */
typedef struct
{
  const char *key; /* in records, such as "chant-to" */
  /* The words of its values, and what users read, marked for gettext with the context "option
   * value". Without words, the option is a number from @low to @high. */
  const char *choices[ALU_GAME_MAX_CHOICES];
  const char *choice_labels[ALU_GAME_MAX_CHOICES];
  int16_t low, high;
  const char *label;       /* marked for gettext with the context "option" */
  const char *description; /* one sentence, marked for gettext */
  /* Where the option has an effect. 0 means everywhere. */
  uint8_t seats;          /* bit n stands for n seats */
  uint8_t sets;           /* bit per rule set */
  const char *depends_on; /* (nullable): key of an option that must not be off */
} AluGameOption;

/* A rule set and its options, for code that knows no game. */
typedef struct
{
  uint8_t set; /* index of the rule set */
  uint8_t n_seats;
  int16_t options[ALU_GAME_MAX_OPTIONS]; /* numbers, or indices of choices */
} AluGameRules;

typedef enum
{
  ALU_GAME_HUMAN,
  ALU_GAME_BOT,
  ALU_GAME_DUMMY,  /* another seat, the captain, plays its cards */
  ALU_GAME_PERSON, /* plays with real cards; only results are recorded */
} AluGamePlayerKind;

typedef struct
{
  uint8_t kind;                 /* AluGamePlayerKind */
  uint8_t captain;              /* of a dummy: a seat; else ALU_GAME_SPECTATOR */
  char level[32];               /* of a bot: the id of its level; else "" */
  char name[ALU_GAME_MAX_TEXT]; /* UTF-8; "" for a dummy */
} AluGamePlayer;

/* The header of a record. */
typedef struct
{
  char date[11];                 /* YYYY-MM-DD, or "" */
  char event[ALU_GAME_MAX_TEXT]; /* or "" */
  char place[ALU_GAME_MAX_TEXT]; /* or "" */
  AluGameRules rules;
  AluGamePlayer players[ALU_GAME_MAX_SEATS];
} AluGameHeader;

#define ALU_GAME_MAX_EXPECTED 128 /* bytes of a line that follows from the rules, with NUL */

typedef enum
{
  ALU_RECORD_OK,
  ALU_RECORD_NOT_A_RECORD, /* the first line is not the game's */
  ALU_RECORD_LINE_TOO_LONG,
  ALU_RECORD_FILE_TOO_LONG,
  ALU_RECORD_NOT_TEXT, /* invalid UTF-8, or a control character */
  ALU_RECORD_EMPTY_LINE,
  ALU_RECORD_SPACES,         /* words are not separated by single spaces */
  ALU_RECORD_UNKNOWN_LINE,   /* no line of a record begins with this word */
  ALU_RECORD_MISPLACED_LINE, /* this line may not stand here */
  ALU_RECORD_REPEATED_LINE,  /* second occurrence of a line */
  ALU_RECORD_MISSING_LINE,   /* a required line is missing before this one */
  ALU_RECORD_BAD_TOKENS,     /* too few or too many words, or a malformed word */
  ALU_RECORD_MISMATCH,       /* a redundant line that contradicts the rules; see @expected */
  ALU_RECORD_AGAINST_RULES,  /* see @status */
  ALU_RECORD_SEAT_LOG,       /* a line of a seat's log in the record of a whole match */
  ALU_RECORD_NO_DEAL,        /* a note on a deal that the match does not have */
  ALU_RECORD_LONG_NOTE,      /* too many lines */
  ALU_RECORD_N_FAULTS,
} AluRecordFault;

/* The error in a record, and where it is. */
typedef struct
{
  int line; /* the first line is 1 */
  AluRecordFault code;
  int status;         /* with ALU_RECORD_AGAINST_RULES: why the rules refuse the line */
  const char *reason; /* one sentence without a full stop, marked for gettext */
  char expected[ALU_GAME_MAX_EXPECTED]; /* how the line must begin, if the rules determine it; else
                                           "" */
} AluGameFault;

/* See alu-record.h. */
typedef struct AluRecordVerb AluRecordVerb;

/* Called with each line of a writer, which ends with "\n". */
typedef void (*AluGameSink) (const char *line, void *data);

/* Called after each event of a record: the event and the match of @reader, the reader of the game,
 * are current. */
typedef void (*AluGameOnEvent) (const void *reader, void *data);

/* What the games of a kind have. Functions with a status return 0 for success. */
typedef struct
{
  const char *id;           /* in settings, the database and on the command line, such as "tarot" */
  const char *name;         /* name of the game, marked for gettext */
  const char *magic;        /* first line of a record, such as "%tarot 1" */
  const char *suffix;       /* of record files, with its point */
  const char *media_type;   /* of records */
  const char *not_a_record; /* one sentence without a full stop, marked for gettext */
  const char *dummy; /* (nullable): the word for a dummy in records; NULL for games without */
  /* Whether bytes that are not UTF-8 are a fault of the whole record, at its first line, an
   * incomplete header is a fault of its last line, and C1 control characters are allowed. */
  bool utf8_files;
  bool logs_real_tables; /* whether seats have logs of matches with real cards */

  uint8_t min_seats, max_seats;
  bool clockwise;  /* the direction of play */
  uint8_t n_teams; /* fixed teams: seat s belongs to team s modulo n_teams; 0 for games without */
  uint8_t n_rule_sets;
  uint8_t n_options;
  int max_legal; /* most events that legal () lists */
  const AluGameRuleSet *rule_sets;
  const AluGameOption *options; /* in the order of records */
  const AluGameRole *roles;     /* of the types of events */
  /* Types of events that a seat can ask for, bit per type; 0 if matches of the game are not played
   * over a network. Events of chance are no requests, and signs neither, because others find out
   * whether they see them. */
  uint32_t requests;
  uint8_t play;      /* the type of events that play a card */
  size_t event_card; /* where these have the card */
  const char *const *status_texts; /* why something was refused, marked for gettext, by status */
  int n_statuses;
  size_t match_size, event_size, view_size, reader_size, writer_size;
  size_t open_hands; /* where a match has the byte that opens all hands; 0 if nothing does */

  uint8_t n_cards; /* cards are numbers from 0 on */
  /* Writes the code of a card, as in records and the names of pictures. */
  void (*format_card) (uint8_t card, char *code);

  /* Matches. init () starts a match; only apply () changes it. */
  int (*init) (void *match, const AluGameHeader *header);
  int (*apply) (void *match, const void *event);
  /* Makes the event of chance that the match waits for. Returns: whether it waits for one. */
  bool (*chance) (const void *match, uint64_t seed, void *event);
  /* What @seat or ALU_GAME_SPECTATOR may know. @view may be the memory of @match. */
  void (*view_for_seat) (const void *match, int seat, void *view);
  /* What a seat is told of an event; @match is the match before it. With the view of a seat, and an
   * event of this seat or what it is told of another, says what the seat or a spectator is told.
   * Returns: whether it is told anything. */
  bool (*event_for_seat) (const void *match, const void *event, int seat, void *seat_event);
  /* (nullable): Collects in @uncover, zeroed at the start of a match, which cards @event gives to
   * whom. Returns: whether everybody is told @uncover now, because a deal has ended. */
  bool (*note_uncover) (void *uncover, const void *before, const void *event, const void *after);
  /* (nullable): Rebuilds, for a replay, the deals that were uncovered: @n_told events of which
   * view_apply () has accepted all, from the start of the match or of a deal; @view is any view of
   * the match. Returns: the number of @events, at most @n_told. NULL if what a seat is told of a
   * finished deal is all of it. */
  unsigned (*uncovered) (const void *view, const void *told, unsigned n_told, void *events);

  /* Views. */
  int (*view_apply) (void *view, const void *seat_event);
  /* @view: of @seat, or a match. Lists what @seat may do now; some events stand for similar ones,
   * such as other discards. Returns: the number of @events. */
  int (*legal) (const void *view, int seat, void *events);
  /* Says how the match stands, in a cleared @summary. The seat that is awaited need not be among
   * the actors. See alu_game_summarize (). */
  void (*summarize) (const void *view, AluGameSummary *summary);

  /* Records. See alu-record.h. */
  const AluRecordVerb *verbs; /* of the log; the last one has no word */
  /* Where the reader and the writer contain the match or the view, and the reader the event. */
  size_t reader_state, reader_event, writer_state;
  /* Writes how the next line of the log must begin, or "" if several lines are possible. */
  void (*expect) (const void *reader, char expected[ALU_GAME_MAX_EXPECTED]);
  /* Writes the lines of @event, which has been applied. The line of a request depends on nothing
   * else. */
  void (*write_event) (void *writer, const void *event);
  /* Writes the redundant lines that follow from @event; @match is the state after it. Returns:
   * whether the next card begins a trick. */
  bool (*write_derived) (void *output, const void *match, const void *event);
} AluGameKind;

/* The registry: all kinds, followed by NULL. The first one is the default. */
extern const AluGameKind *const alu_game_kinds[];

/* alu_game_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluGameKind *alu_game_kind_from_id (const char *id);

/* alu_game_kind_from_record:
 * @text: @length bytes
 *
 * Returns: (nullable): the kind whose records begin like @text, in whatever version. */
const AluGameKind *alu_game_kind_from_record (const char *text, size_t length);

/* alu_game_summarize:
 * @summary: (out caller-allocates): how the match of a view stands */
void alu_game_summarize (const AluGameKind *kind, const void *view, AluGameSummary *summary);

/* alu_game_get_awaited, alu_game_get_n_deals, alu_game_is_in_deal:
 *
 * Return: a part of the summary of a view. */
int alu_game_get_awaited (const AluGameKind *kind, const void *view);
unsigned alu_game_get_n_deals (const AluGameKind *kind, const void *view);
bool alu_game_is_in_deal (const AluGameKind *kind, const void *view);

/* alu_game_open_hands:
 *
 * Opens or closes all hands of a match, for positions of practice. */
void alu_game_open_hands (const AluGameKind *kind, void *match, bool open);

/* alu_game_event_role:
 *
 * Returns: what an event of the game is. */
AluGameRole alu_game_event_role (const AluGameKind *kind, const void *event);

/* alu_game_event_card:
 *
 * Returns: the card that an event plays; ALU_GAME_NO_CARD for other events. */
uint8_t alu_game_event_card (const AluGameKind *kind, const void *event);

/* alu_game_parse_card:
 *
 * Returns: the card with this code, or ALU_GAME_NO_CARD. */
uint8_t alu_game_parse_card (const AluGameKind *kind, const char *code);

/* alu_game_event_seat:
 *
 * Returns: the seat of an event of any game; see AluGameEvent. */
int alu_game_event_seat (const void *event);

/* alu_game_rules_init:
 * @set: index of a rule set
 * @n_seats: 0 for the usual number
 *
 * Initializes rules to the defaults of a rule set.
 *
 * Returns: ALU_OK; or ALU_ERROR_BAD_SEATS, and @rules has not changed. */
int alu_game_rules_init (const AluGameKind *kind, AluGameRules *rules, int set, int n_seats);

/* alu_game_rule_set_from_id:
 *
 * Returns: the index of the rule set, or -1. */
int alu_game_rule_set_from_id (const AluGameKind *kind, const char *id);

/* alu_game_option_from_key:
 *
 * Returns: the index of the option, or -1. */
int alu_game_option_from_key (const AluGameKind *kind, const char *key);

/* alu_game_option_parse:
 * @text: one of its words, or a decimal number without leading zeros
 *
 * Returns: the value, or -1 if the option has no such value. */
int alu_game_option_parse (const AluGameOption *option, const char *text);

/* alu_game_option_format:
 * @text: (out caller-allocates): 16 bytes
 *
 * Writes a value as in a record.
 *
 * Returns: @text, or the word of the value. */
const char *alu_game_option_format (const AluGameOption *option, int value, char text[16]);

/* alu_game_option_exists:
 *
 * Returns: whether the option can have an effect with this rule set and number of seats. */
bool alu_game_option_exists (const AluGameOption *option, const AluGameRules *rules);

/* alu_game_option_has_effect:
 * @index: of the option
 *
 * Returns: whether the option exists and the option that it depends on is not off. */
bool alu_game_option_has_effect (const AluGameKind *kind, const AluGameRules *rules, int index);

/* alu_game_rules_set_option:
 *
 * Sets an option.
 *
 * Returns: 0; or ALU_ERROR_NO_OPTION or ALU_ERROR_BAD_VALUE, and @rules has not changed. */
int alu_game_rules_set_option (const AluGameKind *kind, AluGameRules *rules, const char *key,
                               const char *value);

/* alu_game_header_init:
 * @rules: copied
 *
 * Initializes @header: no date, event or place; human players without names. */
void alu_game_header_init (AluGameHeader *header, const AluGameRules *rules);

/* alu_game_name_ok:
 *
 * Returns: whether a record can contain @name as the name of a player, event or place: valid UTF-8
 * without control characters, 1 to ALU_GAME_MAX_NAME bytes, no space at either end and no two
 * spaces in a row. */
bool alu_game_name_ok (const char *name);

/* alu_game_header_is_real:
 *
 * Returns: whether the match is played with real cards. */
bool alu_game_header_is_real (const AluGameHeader *header);

/* alu_game_decider:
 * @seat: a seat, or ALU_GAME_SPECTATOR
 *
 * Returns: the seat that decides for @seat: of a dummy its captain, else @seat. */
int alu_game_decider (const AluGameHeader *header, int seat);

/* alu_game_humans:
 *
 * Returns: the seats of humans, bit per seat. */
unsigned alu_game_humans (const AluGameHeader *header);

/* alu_game_team_size:
 *
 * Returns: the seats of a team, or 1 in a game without teams. */
int alu_game_team_size (const AluGameKind *kind, int n_seats);
