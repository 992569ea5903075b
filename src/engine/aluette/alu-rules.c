/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-rules.h"

#include <string.h>

#define SEATS(n) (1 << (n))

const AluGameRuleSet alu_rule_sets[ALU_N_RULE_SETS] = {
  [ALU_RULES_CLASSIC]
  = { .id = "classic", .name = ALU_NC_("rule set", "Aluette to 5 Points"),
      .summary = ALU_N_("Two against two, nine cards each. The game of the cafés."),
      .seats = SEATS (4) },
  [ALU_RULES_GRIMAUD]
  = { .id = "grimaud", .name = ALU_NC_("rule set", "Card-Maker’s Rules"),
      .summary = ALU_N_("From the rule sheet of Grimaud, a card maker. Partners are drawn, and "
                        "players may ask for the chant."),
      .seats = SEATS (4) },
  [ALU_RULES_GAMERULES]
  = { .id = "gamerules", .name = ALU_NC_("rule set", "International Rules"),
      .summary = ALU_N_("From the GameRules site. Partners are drawn, the chant goes to the "
                        "dealer, and nobody may settle or concede."),
      .seats = SEATS (4) },
  [ALU_RULES_SIX]
  = { .id = "six", .name = ALU_NC_("rule set", "Aluette for Six"),
      .summary = ALU_N_("Three against three, eight cards each, no talon."), .seats = SEATS (6) },
  [ALU_RULES_TWELVE]
  = { .id = "twelve", .name = ALU_NC_("rule set", "Twelve Hands"),
      .summary = ALU_N_("With an ordinary deck. The team’s tricks count; the 3 of diamonds wins, "
                        "the jack of spades loses."),
      .seats = SEATS (2) | SEATS (4) },
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

/* A row, and where its value is stored. */
typedef struct
{
  AluGameOption row;
  size_t field;
} Option;

#define FIELD(name) offsetof (AluRules, name)
#define NOT_TWELVE ((uint8_t) (~(1 << ALU_RULES_TWELVE) & ((1 << ALU_N_RULE_SETS) - 1)))
#define OFF_ON                                                                                     \
  .choices = { "off", "on" },                                                                      \
  .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "On") }

static const Option options[ALU_N_OPTIONS] = {
  { { .key = "target", .low = 1, .high = 24, .label = ALU_NC_("option", "Points to Win"),
      .description = ALU_N_("The first team to reach them wins the match.") },
    FIELD (target) },
  { { .key = "deals", .low = 0, .high = 24, .label = ALU_NC_("option", "Fixed Number of Deals"),
      .description = ALU_N_("The higher score wins after this many deals. 0 for no limit.") },
    FIELD (deals) },
  { { .key = "draw", .choices = { "seated", "luettes", "highest" },
      .choice_labels = { ALU_NC_("option value", "Chosen Seats"),
                         ALU_NC_("option value", "Draw of the Luettes"),
                         ALU_NC_("option value", "Highest Card") },
      .label = ALU_NC_("option", "Choice of Partners"),
      .description = ALU_N_("How the seats and the first dealer are decided. The luettes are the "
                            "four strongest cards."),
      .seats = SEATS (4) },
    FIELD (draw) },
  { { .key = "chant", .choices = { "off", "ask", "always" },
      .choice_labels = { ALU_NC_("option value", "Off"), ALU_NC_("option value", "If All Agree"),
                         ALU_NC_("option value", "Always") },
      .label = ALU_NC_("option", "Chant"),
      .description = ALU_N_("The twelve cards of the talon go to two opponents, who each keep "
                            "their nine best."),
      .seats = SEATS (4), .sets = NOT_TWELVE },
    FIELD (chant) },
  { { .key = "chant-to", .choices = { "left-partner", "left-dealer" },
      .choice_labels = { ALU_NC_("option value", "Dealer’s Left and Dealer’s Partner"),
                         ALU_NC_("option value", "Dealer’s Left and Dealer") },
      .label = ALU_NC_("option", "Chant Recipients"),
      .description = ALU_N_("Who receives the cards of the talon"),
      .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
    FIELD (chant_to) },
  { { .key = "chant-by", .choices = { "one", "three" },
      .choice_labels = { ALU_NC_("option value", "One at a Time"),
                         ALU_NC_("option value", "Three at a Time") },
      .label = ALU_NC_("option", "Chant Dealing"),
      .description = ALU_N_("How the cards of the talon are dealt"),
      .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
    FIELD (chant_by_three) },
  { { .key = "chant-face", .choices = { "down", "up" },
      .choice_labels = { ALU_NC_("option value", "Face Down"), ALU_NC_("option value", "Face Up") },
      .label = ALU_NC_("option", "Chant Visibility"),
      .description = ALU_N_("Whether everyone sees the cards of the talon"),
      .seats = SEATS (4), .sets = NOT_TWELVE, .depends_on = "chant" },
    FIELD (chant_face_up) },
  { { .key = "mordienne", OFF_ON, .label = ALU_NC_("option", "Mordienne"),
      .description = ALU_N_("Two points for a player whose tricks are all at the end, in one run."),
      .sets = NOT_TWELVE },
    FIELD (mordienne) },
  { { .key = "offer", .choices = { "off", "first", "any" },
      .choice_labels = { ALU_NC_("option value", "Off"),
                         ALU_NC_("option value", "Before the First Trick"),
                         ALU_NC_("option value", "At Any Turn") },
      .label = ALU_NC_("option", "Offers to Settle"),
      .description = ALU_N_("A team that fears mordienne may offer to end the deal for one point."),
      .sets = NOT_TWELVE, .depends_on = "mordienne" },
    FIELD (offer) },
  { { .key = "misere", OFF_ON, .label = ALU_NC_("option", "Conceding"),
      .description = ALU_N_("Partners who agree may concede the deal (1 point) before the first "
                            "card."),
      .sets = NOT_TWELVE },
    FIELD (misere) },
  { { .key = "signs", OFF_ON, .label = ALU_NC_("option", "Signs"),
      .description = ALU_N_("Partners tell each other their cards with winks and gestures.") },
    FIELD (signs) },
  { { .key = "bluff", OFF_ON, .label = ALU_NC_("option", "Bluff"),
      .description = ALU_N_("Signs may be false. Not traditional."), .depends_on = "signs" },
    FIELD (bluff) },
  { { .key = "parlante", OFF_ON, .label = ALU_NC_("option", "Spoken Calls"),
      .description = ALU_N_("Players may announce some cards out loud, to the whole table.") },
    FIELD (parlante) },
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
  return alu_rule_sets[set].id;
}

int
alu_rule_set_from_id (const char *id)
{
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    if (strcmp (alu_rule_sets[set].id, id) == 0)
      return set;
  return -1;
}

const AluGameOption *
alu_option (int option)
{
  return &options[option].row;
}

int
alu_option_from_key (const char *key)
{
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    if (strcmp (options[option].row.key, key) == 0)
      return option;
  return -1;
}

int
alu_rules_get_option (const AluRules *rules, int option)
{
  return ((const uint8_t *) rules)[options[option].field];
}

AluStatus
alu_rules_set_option (AluRules *rules, const char *key, const char *value)
{
  int option = alu_option_from_key (key);
  int number;

  if (option < 0)
    return ALU_ERROR_NO_OPTION;
  number = alu_game_option_parse (alu_option (option), value);
  if (number < 0)
    return ALU_ERROR_BAD_VALUE;
  ((uint8_t *) rules)[options[option].field] = (uint8_t) number;
  return ALU_OK;
}

void
alu_rules_to_game (const AluRules *rules, AluGameRules *game)
{
  memset (game, 0, sizeof *game);
  game->set = rules->set;
  game->n_seats = rules->seats;
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    game->options[option] = (int16_t) alu_rules_get_option (rules, option);
}

void
alu_rules_from_game (const AluGameRules *game, AluRules *rules)
{
  memset (rules, 0, sizeof *rules);
  rules->set = game->set;
  rules->seats = game->n_seats;
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    ((uint8_t *) rules)[options[option].field] = (uint8_t) game->options[option];
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
