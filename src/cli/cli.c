/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define MAX_REASON 1024

void
cli_complain (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  fputs ("aluette-cli: ", stderr);
  vfprintf (stderr, format, arguments);
  fputc ('\n', stderr);
  va_end (arguments);
}

void
cli_print_synopsis (FILE *file, const CliCommand *command)
{
  if (command->synopsis != NULL)
    fprintf (file, "%s %s\n", command->name, gettext (command->synopsis));
  else
    fprintf (file, "%s\n", command->name);
}

int
cli_usage (const CliCommand *command)
{
  fprintf (stderr, _("Usage: %s"), "aluette-cli ");
  cli_print_synopsis (stderr, command);
  return CLI_USAGE;
}

int
cli_help (const CliCommand *command)
{
  printf (_("Usage: %s"), "aluette-cli ");
  cli_print_synopsis (stdout, command);
  puts (gettext (command->summary));
  return CLI_OK;
}

bool
cli_parse_number (const char *option, const char *text, uint64_t min, uint64_t max,
                  uint64_t *number)
{
  bool good = text[0] != '\0';

  *number = 0;
  for (; good && *text != '\0'; text++)
    {
      uint64_t digit = (uint64_t) (*text - '0');

      good = *text >= '0' && *text <= '9' && *number <= (max - digit) / 10 && digit <= max;
      *number = *number * 10 + digit;
    }
  if (good && *number >= min)
    return true;
  cli_complain (_("%s must be a number from %llu to %llu"), option, (unsigned long long) min,
                (unsigned long long) max);
  return false;
}

bool
cli_parse_rules (const char *id, int seats, AluRules *rules)
{
  int set = alu_rule_set_from_id (id);
  AluStatus status = set < 0 ? ALU_ERROR_NO_RULE_SET
                             : alu_rules_init (rules, (AluRuleSet) set, seats);

  if (status != ALU_OK)
    cli_complain ("%s: %s", id, gettext (alu_status_text (status)));
  return status == ALU_OK;
}

const char *
cli_split_option (const char *text, char key[CLI_MAX_KEY])
{
  const char *equals = strchr (text, '=');
  size_t length = equals != NULL ? (size_t) (equals - text) : 0;

  if (length >= CLI_MAX_KEY)
    length = 0;
  memcpy (key, text, length);
  key[length] = '\0';
  return equals != NULL ? equals + 1 : NULL;
}

bool
cli_parse_option (const char *text, AluRules *rules)
{
  char key[CLI_MAX_KEY];
  const char *value = cli_split_option (text, key);
  AluStatus status
    = value != NULL ? alu_rules_set_option (rules, key, value) : ALU_ERROR_BAD_VALUE;

  if (status != ALU_OK)
    cli_complain ("--option %s: %s", text, gettext (alu_status_text (status)));
  return status == ALU_OK;
}

uint64_t
cli_derive_seed (uint64_t seed, uint64_t part)
{
  AluRng rng;

  alu_rng_seed (&rng, seed);
  alu_rng_seed (&rng, alu_rng_next (&rng) + part);
  return alu_rng_next (&rng);
}

/* Returns: the length in bytes of the UTF-8 character at @text, or 0 if there is no printable
 * one. */
static size_t
character_length (const char *text)
{
  size_t length = strlen (text);

  for (size_t n = 1; n <= 4 && n <= length; n++)
    if (alu_text_is_plain (text, n))
      return n;
  return 0;
}

void
cli_print_json_string (const char *text)
{
  if (text == NULL)
    {
      fputs ("null", stdout);
      return;
    }
  putchar ('"');
  while (*text != '\0')
    {
      unsigned char byte = (unsigned char) *text;
      size_t n = character_length (text);

      if (byte < 0x20 || byte == 0x7f)
        printf ("\\u%04x", byte);
      else if (byte == '"' || byte == '\\')
        printf ("\\%c", byte);
      else if (n > 0)
        fwrite (text, 1, n, stdout);
      else
        fputs ("\xef\xbf\xbd", stdout);
      text += n > 0 ? n : 1;
    }
  putchar ('"');
}

/* Writes what is wrong with a line of a record, and how it should begin if that is known. */
static void
format_line_error (const char *reason, const char *expected, char text[MAX_REASON])
{
  if (expected[0] == '\0')
    snprintf (text, MAX_REASON, "%s", reason);
  else
    /* Translators: what is wrong with a line of a match file, and how the line should begin. */
    snprintf (text, MAX_REASON, _("%s (expected: %s)"), reason, expected);
}

static const char *
record_error_reason (const AluRecordError *error)
{
  return gettext (error->fault == ALU_RECORD_AGAINST_RULES ? alu_status_text (error->status)
                                                           : alu_record_fault_text (error->fault));
}

void
cli_complain_of_record (const char *name, const AluRecordError *error)
{
  char text[MAX_REASON];

  format_line_error (record_error_reason (error), error->expected, text);
  cli_complain ("%s:%d: %s", name, error->line, text);
}

void
cli_print_line_error (int line, const char *reason, const char *expected)
{
  char text[MAX_REASON];

  format_line_error (reason, expected, text);
  printf (",\"ok\":false,\"line\":%d,\"error\":", line);
  cli_print_json_string (text);
}

void
cli_print_record_error (const AluRecordError *error)
{
  cli_print_line_error (error->line, record_error_reason (error), error->expected);
}

static bool
look_at_file (const char *name, bool (*look) (const char *text, size_t length))
{
  size_t length;
  char *text = cli_read_file (name, &length);
  int problem = errno;
  bool ok = false;

  fputs ("{\"file\":", stdout);
  cli_print_json_string (name);
  if (text != NULL)
    ok = look (text, length);
  else
    cli_print_line_error (0, strerror (problem), "");
  puts ("}");
  free (text);
  return ok;
}

int
cli_run_on_files (const CliCommand *command, bool (*look) (const char *text, size_t length),
                  int argc, char **argv)
{
  int status = CLI_OK;

  if (!cli_parse_options (command, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  if (optind == argc)
    return cli_usage (command);
  for (int i = optind; i < argc; i++)
    if (!look_at_file (argv[i], look))
      status = CLI_FAILURE;
  return status;
}

char *
cli_read_file (const char *name, size_t *length)
{
  FILE *file = strcmp (name, "-") == 0 ? stdin : fopen (name, "rb");
  size_t room = 0;
  char *text = NULL;

  *length = 0;
  if (file == NULL)
    return NULL;
  do
    {
      char *larger = realloc (text, room = room * 2 + 65536);

      if (larger == NULL)
        break;
      text = larger;
      *length += fread (text + *length, 1, room - *length, file);
    }
  while (*length == room && room <= ALU_RECORD_MAX_BYTES);
  if (ferror (file))
    {
      free (text);
      text = NULL;
    }
  if (file != stdin)
    fclose (file);
  return text;
}
