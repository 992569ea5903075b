/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include <inttypes.h>
#include <string.h>

bool
cli_tarot_is_record (const char *text, size_t length)
{
  return length >= 7 && memcmp (text, "%tarot ", 7) == 0;
}

static void
print_error (const TarotRecordError *error)
{
  const char *reason = error->fault == TAROT_RECORD_AGAINST_RULES
                           ? tarot_status_text (error->status)
                           : tarot_record_fault_text (error->fault);

  cli_print_line_error (error->line, gettext (reason), error->expected);
}

static void
print_match (const TarotMatch *match)
{
  const char *comma = "";

  printf (",\"ok\":true,\"deals\":%u,\"score\":[", match->n_deals);
  for (int seat = 0; seat < match->rules.seats; seat++)
    printf ("%s%" PRId32, seat > 0 ? "," : "", match->score[seat]);
  fputs ("],\"end\":", stdout);
  if (!tarot_match_is_over (match))
    {
      fputs ("null", stdout);
      return;
    }
  putchar ('[');
  for (int seat = 0; seat < match->rules.seats; seat++)
    if ((match->winners & (1 << seat)) != 0)
      {
        printf ("%s%d", comma, seat + 1);
        comma = ",";
      }
  putchar (']');
}

bool
cli_tarot_replay (const char *text, size_t length)
{
  TarotRecordReader reader;
  TarotRecordError error;
  bool ok = tarot_record_reader_text (&reader, text, length, NULL, NULL, &error);

  if (ok)
    print_match (&reader.match);
  else
    print_error (&error);
  return ok;
}

bool
cli_tarot_parse_rules (const char *id, int seats, TarotRules *rules)
{
  int set = tarot_rule_set_from_id (id);
  TarotStatus status = set < 0 ? TAROT_ERROR_NO_RULE_SET
                               : tarot_rules_init (rules, (TarotRuleSet) set, seats);

  if (status != TAROT_OK)
    cli_complain ("%s: %s", id, gettext (tarot_status_text (status)));
  return status == TAROT_OK;
}

bool
cli_tarot_parse_option (const char *text, TarotRules *rules)
{
  char key[CLI_MAX_KEY];
  const char *value = cli_split_option (text, key);
  TarotStatus status = value != NULL ? tarot_rules_set_option (rules, key, value)
                                     : TAROT_ERROR_BAD_VALUE;

  if (status != TAROT_OK)
    cli_complain ("--option %s: %s", text, gettext (tarot_status_text (status)));
  return status == TAROT_OK;
}
