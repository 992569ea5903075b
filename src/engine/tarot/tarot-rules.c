/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-rules.h"

#include <string.h>

#include "engine/tarot/tarot-kind.h"

#define ALL_SEATS (1 << 3 | 1 << 4 | 1 << 5)

const AluGameRuleSet tarot_rule_sets[TAROT_N_RULE_SETS] = {
  [TAROT_RULES_BGA]
  = { .id = "bga", .name = ALU_NC_("rule set", "Tarot in Six Deals"),
      .summary = ALU_N_("The usual rules, with a fixed number of deals."),
      .seats = ALL_SEATS, .usual_seats = TAROT_USUAL_SEATS,
      .defaults = { [TAROT_OPTION_DEALS] = 6, [TAROT_OPTION_CALL_OWN] = true } },
  [TAROT_RULES_FFT]
  = { .id = "fft", .name = ALU_NC_("rule set", "Federation Rules"),
      .summary = ALU_N_("The rules of the French Tarot Federation. The match ends when you wish."),
      .seats = ALL_SEATS, .usual_seats = TAROT_USUAL_SEATS,
      .defaults = { [TAROT_OPTION_CALL_OWN] = true } },
  [TAROT_RULES_MAISON]
  = { .id = "maison", .name = ALU_NC_("rule set", "Home Rules"),
      .summary = ALU_N_("With misères and, if all pass, a goulash: everybody plays alone, and the "
                        "fewest points win. The match ends when you wish."),
      .seats = ALL_SEATS, .usual_seats = TAROT_USUAL_SEATS,
      .defaults = { [TAROT_OPTION_ALL_PASS] = TAROT_ALL_PASS_GOULASH,
                    [TAROT_OPTION_MISERE] = true, [TAROT_OPTION_CALL_OWN] = true } },
};

#define FIVE_SEATS (1 << 5)
#define OFF_ON                                                                                     \
  .choices = { "off", "on" },                                                                      \
  .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "On") }

const AluGameOption tarot_options[TAROT_N_OPTIONS] = {
  { .key = "target", .low = 0, .high = 9999, .label = ALU_NC_("option", "Points to Win"),
    .description = ALU_N_("The match ends when a player has this many points. 0 for no limit.") },
  { .key = "deals", .low = 0, .high = 99, .label = ALU_NC_("option", "Fixed Number of Deals"),
    .description = ALU_N_("The higher score wins after this many deals. 0 for no limit.") },
  { .key = "petit-sec", .choices = { "annul", "play" },
    .choice_labels = { ALU_NC_("option value", "Cancel the Deal"),
                       ALU_NC_("option value", "Play the Deal") },
    .label = ALU_NC_("option", "Petit Sec"),
    .description = ALU_N_("What happens if a player’s only trump is the petit, without the "
                          "Excuse") },
  { .key = "all-pass", .choices = { "redeal", "goulash" },
    .choice_labels = { ALU_NC_("option value", "New Deal"), ALU_NC_("option value", "Goulash") },
    .label = ALU_NC_("option", "All Players Pass"),
    .description = ALU_N_("In a goulash, all play for themselves and take as few points as "
                          "possible.") },
  { .key = "misere", OFF_ON, .label = ALU_NC_("option", "Misères"),
    .description = ALU_N_("Players without trumps or without honors may declare it for ten "
                          "points.") },
  { .key = "call-lead", .choices = { "called", "free" },
    .choice_labels = { ALU_NC_("option value", "Not the Called Suit"),
                       ALU_NC_("option value", "Any Card") },
    .label = ALU_NC_("option", "First Lead"),
    .description = ALU_N_("Which cards may be led to the first trick"), .seats = FIVE_SEATS },
  { .key = "call-own", OFF_ON, .label = ALU_NC_("option", "Call Own King"),
    .description = ALU_N_("The taker may call a king of their own and play alone."),
    .seats = FIVE_SEATS },
  { .key = "excuse-last", .choices = { "opponents", "winner" },
    .choice_labels = { ALU_NC_("option value", "To the Opponents"),
                       ALU_NC_("option value", "With the Trick") },
    .label = ALU_NC_("option", "Excuse in the Last Trick"),
    .description = ALU_N_("Who gets the Excuse if it is played to the last trick") },
};

/* Where the values of the options are stored. */
static const uint8_t fields[TAROT_N_OPTIONS] = {
  offsetof (TarotRules, target),
  offsetof (TarotRules, deals),
  offsetof (TarotRules, petit_sec),
  offsetof (TarotRules, all_pass),
  offsetof (TarotRules, misere),
  offsetof (TarotRules, call_lead),
  offsetof (TarotRules, call_own),
  offsetof (TarotRules, excuse_last),
};

static uint16_t *
option_field (TarotRules *rules, int option)
{
  return (uint16_t *) (void *) ((char *) rules + fields[option]);
}

TarotStatus
tarot_rules_init (TarotRules *rules, TarotRuleSet set, int seats)
{
  AluGameRules game;
  TarotStatus status = (TarotStatus) alu_game_rules_init (&tarot_kind, &game, (int) set, seats);

  if (status == TAROT_OK)
    tarot_rules_from_game (&game, rules);
  return status;
}

void
tarot_rules_to_game (const TarotRules *rules, AluGameRules *game)
{
  memset (game, 0, sizeof *game);
  game->set = (uint8_t) rules->set;
  game->n_seats = (uint8_t) rules->seats;
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    game->options[option] = (int16_t) *option_field ((TarotRules *) rules, option);
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
