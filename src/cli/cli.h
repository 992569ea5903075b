/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libintl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "bots/alu-bot-kind.h"
#include "engine/alu-game-kind.h"

#define _(text) gettext (text)
#define N_(text) text

/* Exit statuses. */
enum
{
  CLI_OK,
  CLI_FAILURE, /* the input is wrong, or a file could not be read or written */
  CLI_USAGE,   /* the arguments are wrong */
};

/* A subcommand. Each is in a file of its own. */
typedef struct
{
  const char *name;
  const char *synopsis; /* (nullable): its arguments, such as "FILE…"; marked for gettext */
  const char *summary;  /* one sentence, marked for gettext */
  const char *game;     /* (nullable): id of the game that it is for; NULL for all games, with an
                           option --game where this matters */
  int (*run) (int argc, char **argv); /* argv[0] is the command's name; returns an exit status */
} CliCommand;

extern const CliCommand cli_replay;
extern const CliCommand cli_seat;
extern const CliCommand cli_fold;
extern const CliCommand cli_habits;
extern const CliCommand cli_simulate;
extern const CliCommand cli_perft;
extern const CliCommand cli_bench;
extern const CliCommand cli_matches;

/* A program that consists of commands. */
typedef struct
{
  const char *name;
  const char *synopsis;              /* name and arguments; marked for gettext */
  const char *summary;               /* one sentence, marked for gettext */
  const CliCommand *const *commands; /* followed by NULL. Several may have one name, of which at
                                        most one is for each game, and one for all others. */
} CliProgram;

/* The program that runs: each defines its own. */
extern const CliProgram cli_program;

/* cli_run_program:
 *
 * Runs the command that the first argument names.
 *
 * Returns: an exit status. */
int cli_run_program (int argc, char **argv);

/* cli_complain:
 * @format: a translated message without a full stop
 *
 * Prints an error message on standard error. */
void cli_complain (const char *format, ...) __attribute__ ((format (printf, 1, 2)));

/* cli_print_synopsis:
 *
 * Prints a command's name and arguments on one line. */
void cli_print_synopsis (FILE *file, const CliCommand *command);

/* cli_usage:
 *
 * Prints the usage of @command on standard error, because the arguments were wrong.
 *
 * Returns: CLI_USAGE. */
int cli_usage (const CliCommand *command);

/* cli_help:
 * @kind: (nullable): a game
 *
 * Prints the usage and the summary of @command on standard output, and the rule sets and options of
 * the game.
 *
 * Returns: CLI_OK. */
int cli_help (const CliCommand *command, const AluGameKind *kind);

/* cli_get_game:
 *
 * Returns: the last argument of --game, or the id of the default game. */
const char *cli_get_game (int argc, char **argv);

/* Maximum number of times that an option can be given. */
#define CLI_MAX_TEXTS 64

typedef struct
{
  const char *texts[CLI_MAX_TEXTS];
  int n;
} CliTexts;

/* An option --@name. Exactly one of the pointers @flag, @text, @texts, @number and @word is set;
 * the argument goes there. */
typedef struct
{
  const char *name;
  bool *flag; /* set to true; the option has no argument */
  const char **text;
  CliTexts *texts;
  uint64_t *number;
  uint64_t min, max;        /* range of @number */
  int *word;                /* set to an index into @words */
  const char *const *words; /* NULL-terminated */
} CliOption;

/* cli_parse_options:
 * @options: at most 14, followed by one without a name; --help is implied, and --game in a
 *   command of one game
 * @status: (out): the exit status, if the result is false
 *
 * Reads the options in the arguments of @command. Prints an error message or the help if needed.
 *
 * Returns: whether to continue; the operands then start at argv[optind]. */
bool cli_parse_options (const CliCommand *command, const CliOption *options, int argc, char **argv,
                        int *status);

/* cli_parse_number:
 * @option: the option's name, for the error message
 *
 * Parses a decimal number from @min to @max; prints an error message if @text is not one.
 *
 * Returns: whether @number was set. */
bool cli_parse_number (const char *option, const char *text, uint64_t min, uint64_t max,
                       uint64_t *number);

/* cli_parse_rules:
 * @id: id of a rule set
 * @seats: 0 for the usual number
 *
 * Initializes @rules; prints an error message if the rule set is unknown or does not allow that
 * many seats.
 *
 * Returns: whether @rules was set. */
bool cli_parse_rules (const AluGameKind *kind, const char *id, int seats, AluGameRules *rules);

/* cli_set_options:
 * @texts: options of the form KEY=VALUE
 *
 * Sets options of @rules; prints an error message if an option or its value is unknown.
 *
 * Returns: whether all options were set. */
bool cli_set_options (const AluGameKind *kind, const CliTexts *texts, AluGameRules *rules);

/* cli_parse_level:
 * @id: as in match files: a level of bots, also with the convention of the game
 * @level: (out): the level
 *
 * Prints an error message if there is no such level.
 *
 * Returns: whether @level was set. */
bool cli_parse_level (const AluBotKind *kind, const char *id, int *level);

/* cli_derive_seed:
 *
 * Returns: a seed for the part number @part of a run with @seed. The seeds of different parts are
 * unrelated. */
uint64_t cli_derive_seed (uint64_t seed, uint64_t part);

/* Returns: the CPU time of this process in seconds. It does not depend on other processes. */
double cli_seconds (void);

/* Prints a line of a record in @file, a FILE: an AluGameSink. */
void cli_print_line (const char *line, void *file);

/* cli_print_json_string:
 * @text: (nullable): bytes that are not valid UTF-8 are printed as U+FFFD
 *
 * Prints a JSON string with its quotes, or null if there is no text. */
void cli_print_json_string (const char *text);

/* cli_complain_of_record:
 * @name: name of the file
 *
 * Prints an error message about a record on standard error. */
void cli_complain_of_record (const char *name, const AluGameFault *fault);

/* cli_print_fault:
 *
 * Prints the members of a JSON object that say what is wrong with a record. */
void cli_print_fault (const AluGameFault *fault);

/* cli_print_score:
 * @n_teams: 0 for a game without teams
 * @points: by seat
 * @winners: one bit per seat
 *
 * Prints the members "score" and "end" of a JSON object: points and winners of the teams, whose
 * first seats stand for them, or of the seats. */
void cli_print_score (int n_teams, int n_seats, const int32_t *points, bool over, unsigned winners);

/* cli_get_kind:
 * @text: @length bytes
 *
 * Returns: the kind of a record, or the default kind if it is none. */
const AluGameKind *cli_get_kind (const char *text, size_t length);

/* cli_allocate:
 *
 * Returns: (transfer full): @size zeroed bytes; free them with free (). Never NULL. */
void *cli_allocate (size_t size);

/* cli_run_on_files:
 * @look: (scope call): prints members of a JSON object about a file of @length bytes, each after a
 *   comma; returns whether there is no error
 *
 * Runs a @command whose arguments are files, and prints a line of JSON per file.
 *
 * Returns: an exit status. */
int cli_run_on_files (const CliCommand *command, bool (*look) (const char *text, size_t length),
                      int argc, char **argv);

/* cli_read_file:
 * @name: name of a file; "-" for standard input
 * @length: (out): number of bytes
 *
 * Reads a whole file. If it is too long for a record, reads only enough to detect this.
 *
 * Returns: (transfer full) (nullable): the bytes, without a NUL at the end; free them with free ().
 * NULL with errno if the file cannot be read. */
char *cli_read_file (const char *name, size_t *length);
