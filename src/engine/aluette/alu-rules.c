/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-rules.h"

#include <string.h>

static const char *const set_ids[ALU_N_RULE_SETS] = {
  [ALU_RULES_CLASSIC] = "classic",     [ALU_RULES_GRIMAUD] = "grimaud",
  [ALU_RULES_GAMERULES] = "gamerules", [ALU_RULES_SIX] = "six",
  [ALU_RULES_TWELVE] = "twelve",
};

static const AluRules defaults[ALU_N_RULE_SETS] = {
  [ALU_RULES_CLASSIC] = { .set = ALU_RULES_CLASSIC, .seats = 4, .target = 5, .mordienne = true,
                          .offer = ALU_OFFER_ANY, .misere = true, .signs = true },
  [ALU_RULES_GRIMAUD] = { .set = ALU_RULES_GRIMAUD, .seats = 4, .target = 5,
                          .draw = ALU_DRAW_LUETTES, .chant = ALU_CHANT_ASK, .mordienne = true,
                          .offer = ALU_OFFER_ANY, .misere = true, .signs = true },
  [ALU_RULES_GAMERULES] = { .set = ALU_RULES_GAMERULES, .seats = 4, .target = 5,
                            .draw = ALU_DRAW_LUETTES, .chant = ALU_CHANT_ASK,
                            .chant_to = ALU_CHANT_TO_LEFT_AND_DEALER, .mordienne = true,
                            .signs = true },
  [ALU_RULES_SIX] = { .set = ALU_RULES_SIX, .seats = 6, .target = 5, .mordienne = true,
                      .offer = ALU_OFFER_ANY, .misere = true, .signs = true },
  [ALU_RULES_TWELVE] = { .set = ALU_RULES_TWELVE, .seats = 4, .target = 12, .signs = true },
};

/* An option: a number between @low and @high, or an index into @words. */
typedef struct
{
  const char *key;
  size_t field;
  const char *words[4];
  int low, high;
} Option;

#define FIELD(name) offsetof (AluRules, name)
#define OFF_ON { "off", "on" }

static const Option options[ALU_N_OPTIONS] = {
  { "target", FIELD (target), { NULL }, 1, 24 },
  { "deals", FIELD (deals), { NULL }, 0, 24 },
  { "draw", FIELD (draw), { "seated", "luettes", "highest" } },
  { "chant", FIELD (chant), { "off", "ask", "always" } },
  { "chant-to", FIELD (chant_to), { "left-partner", "left-dealer" } },
  { "chant-by", FIELD (chant_by_three), { "one", "three" } },
  { "chant-face", FIELD (chant_face_up), { "down", "up" } },
  { "mordienne", FIELD (mordienne), OFF_ON },
  { "offer", FIELD (offer), { "off", "first", "any" } },
  { "misere", FIELD (misere), OFF_ON },
  { "signs", FIELD (signs), OFF_ON },
  { "bluff", FIELD (bluff), OFF_ON },
  { "parlante", FIELD (parlante), OFF_ON },
};

AluStatus
alu_rules_init (AluRules *rules, AluRuleSet set, int seats)
{
  bool usual = seats == 0 || seats == defaults[set].seats;

  if (!usual && !(set == ALU_RULES_TWELVE && seats == 2))
    return ALU_ERROR_BAD_SEATS;
  *rules = defaults[set];
  if (!usual)
    rules->seats = (uint8_t) seats;
  return ALU_OK;
}

const char *
alu_rule_set_id (AluRuleSet set)
{
  return set_ids[set];
}

int
alu_rule_set_from_id (const char *id)
{
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    if (strcmp (set_ids[set], id) == 0)
      return set;
  return -1;
}

const char *
alu_option_key (int option)
{
  return options[option].key;
}

int
alu_option_from_key (const char *key)
{
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    if (strcmp (options[option].key, key) == 0)
      return option;
  return -1;
}

const char *
alu_option_value_text (int option, int value)
{
  return value >= 0 && value < 4 ? options[option].words[value] : NULL;
}

int
alu_rules_get_option (const AluRules *rules, int option)
{
  return ((const uint8_t *) rules)[options[option].field];
}

/* Returns: a number of one or two digits without a leading zero, or -1 if @text is something
 * else. */
static int
parse_number (const char *text)
{
  size_t length = strspn (text, "0123456789");

  if (length == 0 || length > 2 || text[length] != '\0' || (length == 2 && text[0] == '0'))
    return -1;
  return length == 1 ? text[0] - '0' : (text[0] - '0') * 10 + text[1] - '0';
}

static int
parse_word (const Option *option, const char *text)
{
  for (int i = 0; i < 4 && option->words[i] != NULL; i++)
    if (strcmp (option->words[i], text) == 0)
      return i;
  return -1;
}

AluStatus
alu_rules_set_option (AluRules *rules, const char *key, const char *value)
{
  int index = alu_option_from_key (key);
  const Option *option = &options[index < 0 ? 0 : index];
  bool worded = option->words[0] != NULL;
  int number = worded ? parse_word (option, value) : parse_number (value);

  if (index < 0)
    return ALU_ERROR_NO_OPTION;
  if (number < 0 || (!worded && (number < option->low || number > option->high)))
    return ALU_ERROR_BAD_VALUE;
  ((uint8_t *) rules)[option->field] = (uint8_t) number;
  return ALU_OK;
}

void
alu_seating_init (AluSeating *seating)
{
  memset (seating->captain, ALU_NOBODY, sizeof seating->captain);
  seating->real_table = false;
  seating->open_hands = false;
}

AluStatus
alu_seating_check (const AluSeating *seating, int n_seats)
{
  uint8_t team_captain[2] = { ALU_NOBODY, ALU_NOBODY };

  for (int seat = 0; seat < n_seats; seat++)
    {
      uint8_t captain = seating->captain[seat];
      AluTeam team = alu_team_of (seat);

      if (captain == ALU_NOBODY)
        continue;
      if (captain >= n_seats || alu_team_of (captain) != team || !alu_is_person (seating, captain))
        return ALU_ERROR_BAD_SEATING;
      if (team_captain[team] != ALU_NOBODY && team_captain[team] != captain)
        return ALU_ERROR_BAD_SEATING;
      team_captain[team] = captain;
    }
  return ALU_OK;
}
