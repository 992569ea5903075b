/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-rules.h"

#include <string.h>

#include "engine/aluette/alu-aluette-kind.h"

#define SEATS(n) (1 << (n))

const AluGameRuleSet alu_rule_sets[ALU_N_RULE_SETS] = {
  [ALU_RULES_CLASSIC]
  = { .id = "classic", .name = ALU_NC_("rule set", "Aluette to 5 Points"),
      .summary = ALU_N_("Two against two, nine cards each. The game of the cafés."),
      .seats = SEATS (4), .usual_seats = 4,
      .defaults = { [ALU_OPTION_TARGET] = 5, [ALU_OPTION_MORDIENNE] = true,
                    [ALU_OPTION_OFFER] = ALU_OFFER_ANY, [ALU_OPTION_MISERE] = true,
                    [ALU_OPTION_SIGNS] = true } },
  [ALU_RULES_GRIMAUD]
  = { .id = "grimaud", .name = ALU_NC_("rule set", "Card-Maker’s Rules"),
      .summary = ALU_N_("From the rule sheet of Grimaud, a card maker. Partners are drawn, and "
                        "players may ask for the chant."),
      .seats = SEATS (4), .usual_seats = 4,
      .defaults = { [ALU_OPTION_TARGET] = 5, [ALU_OPTION_DRAW] = ALU_DRAW_LUETTES,
                    [ALU_OPTION_CHANT] = ALU_CHANT_ASK, [ALU_OPTION_MORDIENNE] = true,
                    [ALU_OPTION_OFFER] = ALU_OFFER_ANY, [ALU_OPTION_MISERE] = true,
                    [ALU_OPTION_SIGNS] = true } },
  [ALU_RULES_GAMERULES]
  = { .id = "gamerules", .name = ALU_NC_("rule set", "International Rules"),
      .summary = ALU_N_("From the GameRules site. Partners are drawn, the chant goes to the "
                        "dealer, and nobody may settle or concede."),
      .seats = SEATS (4), .usual_seats = 4,
      .defaults = { [ALU_OPTION_TARGET] = 5, [ALU_OPTION_DRAW] = ALU_DRAW_LUETTES,
                    [ALU_OPTION_CHANT] = ALU_CHANT_ASK,
                    [ALU_OPTION_CHANT_TO] = ALU_CHANT_TO_LEFT_AND_DEALER,
                    [ALU_OPTION_MORDIENNE] = true, [ALU_OPTION_SIGNS] = true } },
  [ALU_RULES_SIX]
  = { .id = "six", .name = ALU_NC_("rule set", "Aluette for Six"),
      .summary = ALU_N_("Three against three, eight cards each, no talon."),
      .seats = SEATS (6), .usual_seats = 6,
      .defaults = { [ALU_OPTION_TARGET] = 5, [ALU_OPTION_MORDIENNE] = true,
                    [ALU_OPTION_OFFER] = ALU_OFFER_ANY, [ALU_OPTION_MISERE] = true,
                    [ALU_OPTION_SIGNS] = true } },
  [ALU_RULES_TWELVE]
  = { .id = "twelve", .name = ALU_NC_("rule set", "Twelve Hands"),
      .summary = ALU_N_("With an ordinary deck. The team’s tricks count; the 3 of diamonds wins, "
                        "the jack of spades loses."),
      .seats = SEATS (2) | SEATS (4), .usual_seats = 4,
      .defaults = { [ALU_OPTION_TARGET] = 12, [ALU_OPTION_SIGNS] = true } },
};

#define NOT_TWELVE ((uint8_t) (~(1 << ALU_RULES_TWELVE) & ((1 << ALU_N_RULE_SETS) - 1)))
#define OFF_ON                                                                                     \
  .choices = { "off", "on" },                                                                      \
  .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "On") }

const AluGameOption alu_options[ALU_N_OPTIONS] = {
  { .key = "target", .low = 1, .high = 24, .label = ALU_NC_("option", "Points to Win"),
    .description = ALU_N_("The first team to reach them wins the match.") },
  { .key = "deals", .low = 0, .high = 24, .label = ALU_NC_("option", "Fixed Number of Deals"),
    .description = ALU_N_("The higher score wins after this many deals. 0 for no limit.") },
  { .key = "draw", .choices = { "seated", "luettes", "highest" },
    .choice_labels = { ALU_NC_("option value", "Chosen Seats"),
                       ALU_NC_("option value", "Draw of the Luettes"),
                       ALU_NC_("option value", "Highest Card") },
    .label = ALU_NC_("option", "Choice of Partners"),
    .description = ALU_N_("How the seats and the first dealer are decided. The luettes are the "
                          "four strongest cards."),
    .seats = SEATS (4) },
  { .key = "chant", .choices = { "off", "ask", "always" },
    .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "If All Agree"),
                       ALU_NC_("option value", "Always") },
    .label = ALU_NC_("option", "Chant"),
    .description = ALU_N_("The twelve cards of the talon go to two opponents, who each keep "
                          "their nine best."),
    .seats = SEATS (4), .sets = NOT_TWELVE },
  { .key = "chant-to", .choices = { "left-partner", "left-dealer" },
    .choice_labels = { ALU_NC_("option value", "Dealer’s Left and Dealer’s Partner"),
                       ALU_NC_("option value", "Dealer’s Left and Dealer") },
    .label = ALU_NC_("option", "Chant Recipients"),
    .description = ALU_N_("Who receives the cards of the talon"),
    .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
  { .key = "chant-by", .choices = { "one", "three" },
    .choice_labels = { ALU_NC_("option value", "One at a Time"),
                       ALU_NC_("option value", "Three at a Time") },
    .label = ALU_NC_("option", "Chant Dealing"),
    .description = ALU_N_("How the cards of the talon are dealt"),
    .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
  { .key = "chant-face", .choices = { "down", "up" },
    .choice_labels = { ALU_NC_("option value", "Face Down"), ALU_NC_("option value", "Face Up") },
    .label = ALU_NC_("option", "Chant Visibility"),
    .description = ALU_N_("Whether everyone sees the cards of the talon"),
    .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
  { .key = "mordienne", OFF_ON, .label = ALU_NC_("option", "Mordienne"),
    .description = ALU_N_("Two points for a player whose tricks are all at the end, in one run."),
    .sets = NOT_TWELVE },
  { .key = "offer", .choices = { "off", "first", "any" },
    .choice_labels = { ALU_NC_("option value", "Off"),
                       ALU_NC_("option value", "Before the First Trick"),
                       ALU_NC_("option value", "At Any Turn") },
    .label = ALU_NC_("option", "Offers to Settle"),
    .description = ALU_N_("A team that fears mordienne may offer to end the deal for one point."),
    .sets = NOT_TWELVE, .depends_on = "mordienne" },
  { .key = "misere", OFF_ON, .label = ALU_NC_("option", "Conceding"),
    .description = ALU_N_("Partners who agree may concede the deal (1 point) before the first "
                          "card."),
    .sets = NOT_TWELVE },
  { .key = "signs", OFF_ON, .label = ALU_NC_("option", "Signs"),
    .description = ALU_N_("Partners tell each other their cards with winks and gestures.") },
  { .key = "bluff", OFF_ON, .label = ALU_NC_("option", "Bluff"),
    .description = ALU_N_("Signs may be false. Not traditional."), .depends_on = "signs" },
  { .key = "parlante", OFF_ON, .label = ALU_NC_("option", "Spoken Calls"),
    .description = ALU_N_("Players may announce some cards out loud, to the whole table.") },
};

/* Where the values of the options are stored. */
static const uint8_t fields[ALU_N_OPTIONS] = {
  offsetof (AluRules, target),
  offsetof (AluRules, deals),
  offsetof (AluRules, draw),
  offsetof (AluRules, chant),
  offsetof (AluRules, chant_to),
  offsetof (AluRules, chant_by_three),
  offsetof (AluRules, chant_face_up),
  offsetof (AluRules, mordienne),
  offsetof (AluRules, offer),
  offsetof (AluRules, misere),
  offsetof (AluRules, signs),
  offsetof (AluRules, bluff),
  offsetof (AluRules, parlante),
};

AluStatus
alu_rules_init (AluRules *rules, AluRuleSet set, int seats)
{
  AluGameRules game;
  AluStatus status = (AluStatus) alu_game_rules_init (&alu_aluette_kind, &game, (int) set, seats);

  if (status == ALU_OK)
    alu_rules_from_game (&game, rules);
  return status;
}

void
alu_rules_to_game (const AluRules *rules, AluGameRules *game)
{
  memset (game, 0, sizeof *game);
  game->set = rules->set;
  game->n_seats = rules->seats;
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    game->options[option] = ((const uint8_t *) rules)[fields[option]];
}

void
alu_rules_from_game (const AluGameRules *game, AluRules *rules)
{
  memset (rules, 0, sizeof *rules);
  rules->set = game->set;
  rules->seats = game->n_seats;
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    ((uint8_t *) rules)[fields[option]] = (uint8_t) game->options[option];
}

void
alu_header_init (AluGameHeader *header, const AluRules *rules)
{
  AluGameRules game;

  alu_rules_to_game (rules, &game);
  alu_game_header_init (header, &game);
}

void
alu_seating_init (AluSeating *seating)
{
  memset (seating->captain, ALU_NOBODY, sizeof seating->captain);
  seating->real_table = false;
  seating->open_hands = false;
}

void
alu_seating_init_from_header (AluSeating *seating, const AluGameHeader *header)
{
  alu_seating_init (seating);
  seating->real_table = alu_game_header_is_real (header);
  for (int seat = 0; seat < header->rules.n_seats; seat++)
    seating->captain[seat] = header->players[seat].captain;
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
