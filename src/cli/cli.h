/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libintl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "engine/aluette/alu-record.h"

#define _(text) gettext (text)
#define N_(text) text

/* Exit statuses. */
enum
{
  CLI_OK,
  CLI_WRONG, /* what was looked at is wrong, or could not be read or written */
  CLI_USAGE, /* the command was not understood */
};

/* A subcommand: one a file. */
typedef struct
{
  const char *name;
  const char *synopsis; /* (nullable): its arguments, as in "FILE…"; marked for gettext */
  const char *summary;  /* one sentence, marked for gettext */
  const char *game;     /* (nullable): runs only with this argument of --game */
  int (*run) (int argc, char **argv); /* argv[0] is its name; returns an exit status */
} CliCommand;

extern const CliCommand cli_replay;
extern const CliCommand cli_seat;
extern const CliCommand cli_fold;
extern const CliCommand cli_simulate;
extern const CliCommand cli_perft;
extern const CliCommand cli_bench;
extern const CliCommand cli_matches;
extern const CliCommand cli_arena;
extern const CliCommand cli_solve;
extern const CliCommand cli_signs;
extern const CliCommand cli_puzzles;
extern const CliCommand cli_coach;
extern const CliCommand cli_tarot_simulate;
extern const CliCommand cli_tarot_perft;

/* cli_complain:
 * @format: a translated message without its full stop
 *
 * Prints a message on standard error. */
void cli_complain (const char *format, ...) __attribute__ ((format (printf, 1, 2)));

/* cli_print_synopsis:
 *
 * Prints a line: a command's name and its arguments. */
void cli_print_synopsis (FILE *file, const CliCommand *command);

/* cli_usage:
 *
 * Prints how @command is called, on standard error.
 *
 * Returns: CLI_USAGE. */
int cli_usage (const CliCommand *command);

/* cli_help:
 *
 * Prints how @command is called and what it does, on standard output.
 *
 * Returns: CLI_OK. */
int cli_help (const CliCommand *command);

/* Bytes of the key of a rule set's option, with NUL. */
#define CLI_MAX_KEY 32

/* Arguments of an option that can be given several times. */
#define CLI_MAX_TEXTS 64

typedef struct
{
  const char *texts[CLI_MAX_TEXTS];
  int n;
} CliTexts;

/* An option, --@name, and where to put what it says: into the one of the pointers that is set. */
typedef struct
{
  const char *name;
  bool *flag; /* takes no argument */
  const char **text;
  CliTexts *texts;
  uint64_t *number;
  uint64_t min, max; /* of the number */
  int *word;         /* index in @words */
  const char *const *words; /* NULL-terminated */
} CliOption;

/* cli_take_options:
 * @options: 14 at most, ended by one without a name; all commands have --help besides
 * @status: (out): the exit status, where FALSE is returned
 *
 * Reads the options among the arguments of @command; complains of what it does not understand.
 *
 * Returns: whether to go on: the operands are those from argv[optind] on. */
bool cli_take_options (const CliCommand *command, const CliOption *options, int argc, char **argv,
                       int *status);

/* cli_parse_number:
 * @option: the option's name for the message
 *
 * Reads a decimal number from @min to @max; complains where @text is none.
 *
 * Returns: whether @number was set. */
bool cli_parse_number (const char *option, const char *text, uint64_t min, uint64_t max,
                       uint64_t *number);

/* cli_parse_rules:
 * @id: a rule set's id
 * @seats: 0 for the usual number
 *
 * Sets @rules; complains where there is no such rule set or it is not played with so many.
 *
 * Returns: whether @rules was set. */
bool cli_parse_rules (const char *id, int seats, AluRules *rules);

/* cli_split_option:
 * @text: KEY=VALUE
 * @key: (out): the key, or "" if there is none of a possible length
 *
 * Returns: (nullable): the value, a part of @text; NULL without "=". */
const char *cli_split_option (const char *text, char key[CLI_MAX_KEY]);

/* cli_parse_option:
 * @text: KEY=VALUE
 *
 * Sets an option of @rules; complains where there is no such option or value.
 *
 * Returns: whether it was set. */
bool cli_parse_option (const char *text, AluRules *rules);

/* cli_mix:
 *
 * Returns: a seed for part @part of what @seed is for, as good as another seed. */
uint64_t cli_mix (uint64_t seed, uint64_t part);

/* Where and how the matches of a simulation are written. */
typedef struct
{
  const char *folder; /* (nullable): created if needed; NULL for standard output */
  const char *suffix; /* of the files, with its point */
  bool (*write) (uint64_t number, FILE *file, void *data); /* returns whether all went well */
  void *data;
} CliMatchFiles;

/* cli_write_matches:
 *
 * Writes matches 1 to @n, each to its file, until one fails; complains of files that cannot be
 * written.
 *
 * Returns: an exit status. */
int cli_write_matches (const CliMatchFiles *files, uint64_t n);

/* cli_print_json_string:
 * @text: (nullable): any bytes; those that are no UTF-8 come out as U+FFFD
 *
 * Prints a JSON string with its quotes, or null. */
void cli_print_json_string (const char *text);

/* cli_complain_of_record:
 * @name: the file
 *
 * Prints what is wrong with a record on standard error. */
void cli_complain_of_record (const char *name, const AluRecordError *error);

/* cli_print_line_error:
 * @line: from 1, or 0 for the whole file
 * @reason: a translated sentence
 * @expected: how the line should have begun, or ""
 *
 * Prints the members of a JSON object that say what is wrong with a file. */
void cli_print_line_error (int line, const char *reason, const char *expected);

/* cli_print_record_error:
 *
 * Prints the members of a JSON object that say what is wrong with a record. */
void cli_print_record_error (const AluRecordError *error);

/* cli_run_on_files:
 * @look: prints members of a JSON object about a file's @length bytes, each with a comma before it;
 *   returns whether all is well
 *
 * Runs @command, whose arguments are files: prints a line of JSON per file.
 *
 * Returns: an exit status. */
int cli_run_on_files (const CliCommand *command, bool (*look) (const char *text, size_t length),
                      int argc, char **argv);

/* cli_read_file:
 * @name: "-" for standard input
 * @length: (out): its bytes
 *
 * Reads a whole file, or as much of it as shows that it is too long for a record.
 *
 * Returns: (nullable): its bytes, to be freed with free (); NULL with errno where it cannot be
 * read. */
char *cli_read_file (const char *name, size_t *length);
