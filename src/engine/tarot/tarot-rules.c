/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-rules.h"

#include <string.h>

#include "engine/alu-status.h"

#define ALL_SEATS (1 << 3 | 1 << 4 | 1 << 5)

const AluGameRuleSet tarot_rule_sets[TAROT_N_RULE_SETS] = {
  [TAROT_RULES_BGA]
  = { .id = "bga", .name = ALU_NC_("rule set", "Tarot in Six Deals"),
      .summary = ALU_N_("The usual rules, with a fixed number of deals."), .seats = ALL_SEATS },
  [TAROT_RULES_FFT]
  = { .id = "fft", .name = ALU_NC_("rule set", "Federation Rules"),
      .summary = ALU_N_("The rules of the French Tarot Federation. The match ends when you wish."),
      .seats = ALL_SEATS },
  [TAROT_RULES_MAISON]
  = { .id = "maison", .name = ALU_NC_("rule set", "Home Rules"),
      .summary = ALU_N_("With misères and, if all pass, a goulash: everybody plays alone, and the "
                        "fewest points win. The match ends when you wish."),
      .seats = ALL_SEATS },
};

/* A row, where its value is stored, and its default, which rule sets may change. */
typedef struct
{
  AluGameOption row;
  size_t field;
  uint16_t usual;
} Option;

#define FIELD(name) offsetof (TarotRules, name)
#define FIVE_SEATS (1 << 5)
#define OFF_ON                                                                                     \
  .choices = { "off", "on" },                                                                      \
  .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "On") }

static const Option options[TAROT_N_OPTIONS] = {
  { { .key = "target", .low = 0, .high = 9999, .label = ALU_NC_("option", "Points to Win"),
      .description = ALU_N_("The match ends when a player has this many points. 0 for no limit.") },
    FIELD (target), 0 },
  { { .key = "deals", .low = 0, .high = 99, .label = ALU_NC_("option", "Fixed Number of Deals"),
      .description = ALU_N_("The higher score wins after this many deals. 0 for no limit.") },
    FIELD (deals), 0 },
  { { .key = "petit-sec", .choices = { "annul", "play" },
      .choice_labels = { ALU_NC_("option value", "Cancel the Deal"),
                         ALU_NC_("option value", "Play the Deal") },
      .label = ALU_NC_("option", "Petit Sec"),
      .description = ALU_N_("What happens if a player’s only trump is the petit, without the "
                            "Excuse") },
    FIELD (petit_sec), TAROT_PETIT_SEC_ANNUL },
  { { .key = "all-pass", .choices = { "redeal", "goulash" },
      .choice_labels = { ALU_NC_("option value", "New Deal"), ALU_NC_("option value", "Goulash") },
      .label = ALU_NC_("option", "All Players Pass"),
      .description = ALU_N_("In a goulash, all play for themselves and take as few points as "
                            "possible.") },
    FIELD (all_pass), TAROT_ALL_PASS_REDEAL },
  { { .key = "misere", OFF_ON, .label = ALU_NC_("option", "Misères"),
      .description = ALU_N_("Players without trumps or without honors may declare it for ten "
                            "points.") },
    FIELD (misere), false },
  { { .key = "call-lead", .choices = { "called", "free" },
      .choice_labels = { ALU_NC_("option value", "Not the Called Suit"),
                         ALU_NC_("option value", "Any Card") },
      .label = ALU_NC_("option", "First Lead"),
      .description = ALU_N_("Which cards may be led to the first trick"), .seats = FIVE_SEATS },
    FIELD (call_lead), TAROT_CALL_LEAD_CALLED },
  { { .key = "call-own", OFF_ON, .label = ALU_NC_("option", "Call Own King"),
      .description = ALU_N_("The taker may call a king of their own and play alone."),
      .seats = FIVE_SEATS },
    FIELD (call_own), true },
  { { .key = "excuse-last", .choices = { "opponents", "winner" },
      .choice_labels = { ALU_NC_("option value", "To the Opponents"),
                         ALU_NC_("option value", "With the Trick") },
      .label = ALU_NC_("option", "Excuse in the Last Trick"),
      .description = ALU_N_("Who gets the Excuse if it is played to the last trick") },
    FIELD (excuse_last), TAROT_EXCUSE_LAST_OPPONENTS },
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
    *option_field (rules, option) = options[option].usual;
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
  return tarot_rule_sets[set].id;
}

int
tarot_rule_set_from_id (const char *id)
{
  for (int set = 0; set < TAROT_N_RULE_SETS; set++)
    if (strcmp (tarot_rule_sets[set].id, id) == 0)
      return set;
  return -1;
}

const AluGameOption *
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

TarotStatus
tarot_rules_set_option (TarotRules *rules, const char *key, const char *value)
{
  int option = tarot_option_from_key (key);
  int number;

  if (option < 0)
    return TAROT_ERROR_NO_OPTION;
  number = alu_game_option_parse (tarot_option (option), value);
  if (number < 0)
    return TAROT_ERROR_BAD_VALUE;
  *option_field (rules, option) = (uint16_t) number;
  return TAROT_OK;
}

void
tarot_rules_to_game (const TarotRules *rules, AluGameRules *game)
{
  memset (game, 0, sizeof *game);
  game->set = (uint8_t) rules->set;
  game->n_seats = (uint8_t) rules->seats;
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    game->options[option] = (int16_t) tarot_rules_get_option (rules, option);
}

void
tarot_rules_from_game (const AluGameRules *game, TarotRules *rules)
{
  memset (rules, 0, sizeof *rules);
  rules->set = game->set;
  rules->seats = game->n_seats;
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    *option_field (rules, option) = (uint16_t) game->options[option];
}

void
tarot_header_init (AluGameHeader *header, const TarotRules *rules)
{
  AluGameRules game;

  tarot_rules_to_game (rules, &game);
  alu_game_header_init (header, &game);
}
