/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-rules.h"

#include <string.h>

static const char *const set_ids[TAROT_N_RULE_SETS] = {
  [TAROT_RULES_BGA] = "bga",
  [TAROT_RULES_FFT] = "fft",
  [TAROT_RULES_MAISON] = "maison",
};

/* A row, and where its value is kept. */
typedef struct
{
  TarotOption row;
  size_t field;
} Option;

#define OFF_ON { "off", "on" }

static const Option options[TAROT_N_OPTIONS] = {
  { { "target", { NULL }, 0, 9999, 0, 0 }, offsetof (TarotRules, target) },
  { { "deals", { NULL }, 0, 99, 0, 0 }, offsetof (TarotRules, deals) },
  { { "petit-sec", { "annul", "play" }, 0, 1, TAROT_PETIT_SEC_ANNUL, 0 },
    offsetof (TarotRules, petit_sec) },
  { { "all-pass", { "redeal", "goulash" }, 0, 1, TAROT_ALL_PASS_REDEAL, 0 },
    offsetof (TarotRules, all_pass) },
  { { "misere", OFF_ON, 0, 1, false, 0 }, offsetof (TarotRules, misere) },
  { { "call-lead", { "called", "free" }, 0, 1, TAROT_CALL_LEAD_CALLED, 5 },
    offsetof (TarotRules, call_lead) },
  { { "call-own", OFF_ON, 0, 1, true, 5 }, offsetof (TarotRules, call_own) },
  { { "excuse-last", { "opponents", "winner" }, 0, 1, TAROT_EXCUSE_LAST_OPPONENTS, 0 },
    offsetof (TarotRules, excuse_last) },
};

static uint16_t *
option_field (TarotRules *rules, int option)
{
  return (uint16_t *) (void *) ((char *) rules + options[option].field);
}

TarotStatus
tarot_rules_init (TarotRules *rules, TarotRuleSet set, int seats)
{
  if (seats == 0)
    seats = TAROT_USUAL_SEATS;
  if (seats < TAROT_MIN_SEATS || seats > TAROT_MAX_SEATS)
    return TAROT_ERROR_BAD_SEATS;
  memset (rules, 0, sizeof *rules);
  rules->set = (uint16_t) set;
  rules->seats = (uint16_t) seats;
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    *option_field (rules, option) = options[option].row.usual;
  if (set == TAROT_RULES_BGA)
    rules->deals = 6;
  if (set == TAROT_RULES_MAISON)
    {
      rules->misere = true;
      rules->all_pass = TAROT_ALL_PASS_GOULASH;
    }
  return TAROT_OK;
}

const char *
tarot_rule_set_id (TarotRuleSet set)
{
  return set_ids[set];
}

int
tarot_rule_set_from_id (const char *id)
{
  for (int set = 0; set < TAROT_N_RULE_SETS; set++)
    if (strcmp (set_ids[set], id) == 0)
      return set;
  return -1;
}

const TarotOption *
tarot_option (int option)
{
  return &options[option].row;
}

int
tarot_option_from_key (const char *key)
{
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    if (strcmp (options[option].row.key, key) == 0)
      return option;
  return -1;
}

int
tarot_rules_get_option (const TarotRules *rules, int option)
{
  return *option_field ((TarotRules *) rules, option);
}

/* Returns: the number, or -1 if @text is not one to four digits without a leading zero. */
static int
parse_number (const char *text)
{
  size_t length = strspn (text, "0123456789");
  int number = 0;

  if (length == 0 || length > 4 || text[length] != '\0' || (length > 1 && text[0] == '0'))
    return -1;
  for (size_t i = 0; i < length; i++)
    number = 10 * number + text[i] - '0';
  return number;
}

static int
parse_choice (const TarotOption *row, const char *text)
{
  for (int i = 0; i < TAROT_MAX_CHOICES; i++)
    if (strcmp (row->choices[i], text) == 0)
      return i;
  return -1;
}

TarotStatus
tarot_rules_set_option (TarotRules *rules, const char *key, const char *value)
{
  int option = tarot_option_from_key (key);
  const TarotOption *row;
  int number;

  if (option < 0)
    return TAROT_ERROR_NO_OPTION;
  row = &options[option].row;
  number = row->choices[0] != NULL ? parse_choice (row, value) : parse_number (value);
  if (number < row->low || number > row->high)
    return TAROT_ERROR_BAD_VALUE;
  *option_field (rules, option) = (uint16_t) number;
  return TAROT_OK;
}
