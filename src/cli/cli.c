/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/alu-rng.h"
#include "engine/alu-text.h"

#define MAX_REASON 1024
#define MAX_KEY 32 /* bytes of the key of an option, with NUL */

void
cli_complain (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  fprintf (stderr, "%s: ", cli_program.name);
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
  fprintf (stderr, _("Usage: %s"), cli_program.name);
  fputc (' ', stderr);
  cli_print_synopsis (stderr, command);
  return CLI_USAGE;
}

/* Prints an option as KEY=VALUES and what it is. */
static void
print_option (const AluGameOption *option)
{
  printf ("  %s=", option->key);
  if (option->choices[0] == NULL)
    printf ("%d…%d", option->low, option->high);
  for (int i = 0; i < ALU_GAME_MAX_CHOICES && option->choices[i] != NULL; i++)
    printf ("%s%s", i > 0 ? "|" : "", option->choices[i]);
  printf ("\n      %s\n", gettext (option->description));
}

static void
print_rules (const AluGameKind *kind)
{
  printf ("\n%s\n", _("Rule sets:"));
  for (int set = 0; set < kind->n_rule_sets; set++)
    printf ("  %s\n      %s\n", kind->rule_sets[set].id, gettext (kind->rule_sets[set].summary));
  printf ("\n%s\n", _("Options:"));
  for (int i = 0; i < kind->n_options; i++)
    print_option (&kind->options[i]);
}

int
cli_help (const CliCommand *command, const AluGameKind *kind)
{
  printf (_("Usage: %s"), cli_program.name);
  putchar (' ');
  cli_print_synopsis (stdout, command);
  puts (gettext (command->summary));
  if (kind != NULL)
    print_rules (kind);
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

/* Sets an option from a text of the form KEY=VALUE. */
static bool
parse_option (const AluGameKind *kind, const char *text, AluGameRules *rules)
{
  const char *equals = strchr (text, '=');
  size_t length = equals != NULL ? (size_t) (equals - text) : 0;
  int status = ALU_ERROR_BAD_VALUE;
  char key[MAX_KEY] = "";

  if (length < MAX_KEY)
    memcpy (key, text, length);
  if (equals != NULL)
    status = alu_game_rules_set_option (kind, rules, key, equals + 1);
  if (status != ALU_OK)
    cli_complain ("--option %s: %s", text, gettext (kind->status_texts[status]));
  return status == ALU_OK;
}

bool
cli_set_options (const AluGameKind *kind, const CliTexts *texts, AluGameRules *rules)
{
  for (int i = 0; i < texts->n; i++)
    if (!parse_option (kind, texts->texts[i], rules))
      return false;
  return true;
}

bool
cli_parse_rules (const AluGameKind *kind, const char *id, int seats, AluGameRules *rules)
{
  int set = alu_game_rule_set_from_id (kind, id);
  int status = set >= 0 ? alu_game_rules_init (kind, rules, set, seats) : 0;

  if (set < 0)
    cli_complain ("%s: %s", id, _("there is no such rule set"));
  else if (status != 0)
    cli_complain ("%s: %s", id, gettext (kind->status_texts[status]));
  return set >= 0 && status == 0;
}

bool
cli_parse_level (const AluBotKind *kind, const char *id, int *level)
{
  *level = alu_bot_level_from_id (kind, id);
  if (*level < 0)
    cli_complain (_("unknown level “%s”"), id);
  return *level >= 0;
}

double
cli_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
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
cli_print_line (const char *line, void *file)
{
  fputs (line, file);
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
format_fault (const AluGameFault *fault, char text[MAX_REASON])
{
  const char *reason = gettext (fault->reason);

  if (fault->expected[0] == '\0')
    snprintf (text, MAX_REASON, "%s", reason);
  else
    /* Translators: what is wrong with a line of a match file, and how the line should begin. */
    snprintf (text, MAX_REASON, _("%s (expected: %s)"), reason, fault->expected);
}

void
cli_complain_of_record (const char *name, const AluGameFault *fault)
{
  char text[MAX_REASON];

  format_fault (fault, text);
  cli_complain ("%s:%d: %s", name, fault->line, text);
}

void
cli_print_fault (const AluGameFault *fault)
{
  char text[MAX_REASON];

  format_fault (fault, text);
  printf (",\"ok\":false,\"line\":%d,\"error\":", fault->line);
  cli_print_json_string (text);
}

static void
print_winners (int n_teams, int n_seats, unsigned winners)
{
  const char *comma = "";

  if (n_teams > 0)
    {
      char team[] = { 'A', '\0' };

      while (winners != 0 && (winners & 1u << (team[0] - 'A')) == 0)
        team[0]++;
      cli_print_json_string (winners != 0 ? team : "draw");
      return;
    }
  putchar ('[');
  for (int seat = 0; seat < n_seats; seat++)
    if ((winners & 1u << seat) != 0)
      {
        printf ("%s%d", comma, seat + 1);
        comma = ",";
      }
  putchar (']');
}

void
cli_print_score (int n_teams, int n_seats, const int32_t *points, bool over, unsigned winners)
{
  fputs (",\"score\":[", stdout);
  for (int i = 0; i < (n_teams > 0 ? n_teams : n_seats); i++)
    printf ("%s%" PRId32, i > 0 ? "," : "", points[i]);
  fputs ("],\"end\":", stdout);
  if (over)
    print_winners (n_teams, n_seats, winners);
  else
    fputs ("null", stdout);
}

const AluGameKind *
cli_get_kind (const char *text, size_t length)
{
  const AluGameKind *kind = alu_game_kind_from_record (text, length);

  return kind != NULL ? kind : alu_game_kinds[0];
}

void *
cli_allocate (size_t size)
{
  void *memory = calloc (1, size);

  if (memory == NULL)
    abort ();
  return memory;
}

static bool
check_match_file (const char *name, bool (*look) (const char *text, size_t length))
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
    {
      fputs (",\"ok\":false,\"line\":0,\"error\":", stdout);
      cli_print_json_string (strerror (problem));
    }
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
    if (!check_match_file (argv[i], look))
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
  while (*length == room && room <= ALU_GAME_MAX_RECORD);
  if (ferror (file))
    {
      free (text);
      text = NULL;
    }
  if (file != stdin)
    fclose (file);
  return text;
}
