/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "engine/alu-status.h"
#include "engine/aluette/alu-cards.h"

/* Seats are 0 to n - 1, clockwise, in code, and 1 to n in everything that people read. */
#define ALU_MAX_SEATS 6
#define ALU_MAX_HAND 9
#define ALU_MAX_TALON 30
#define ALU_NOBODY 0xff

typedef enum
{
  ALU_TEAM_A, /* seats 0, 2, 4, with odd numbers for people */
  ALU_TEAM_B,
} AluTeam;

static inline AluTeam
alu_team_of (int seat)
{
  return (AluTeam) (seat & 1);
}

typedef enum
{
  ALU_RULES_CLASSIC,
  ALU_RULES_GRIMAUD,
  ALU_RULES_GAMERULES,
  ALU_RULES_SIX,
  ALU_RULES_TWELVE,
  ALU_N_RULE_SETS,
} AluRuleSet;

typedef enum
{
  ALU_DRAW_SEATED, /* seats as chosen, random first dealer */
  ALU_DRAW_LUETTES,
  ALU_DRAW_HIGHEST,
} AluDraw;

typedef enum
{
  ALU_CHANT_OFF,
  ALU_CHANT_ASK,
  ALU_CHANT_ALWAYS,
} AluChant;

typedef enum
{
  ALU_CHANT_TO_LEFT_AND_PARTNER, /* dealer's left neighbor and dealer's partner */
  ALU_CHANT_TO_LEFT_AND_DEALER,
} AluChantTo;

typedef enum
{
  ALU_OFFER_OFF,
  ALU_OFFER_FIRST, /* only before the first trick */
  ALU_OFFER_ANY,
} AluOffer;

/* A rule set and its options, as a plain value. Options without meaning at
 * a table (such as the chant without a talon of twelve cards) can be set and have no effect. */
typedef struct
{
  uint8_t set;            /* AluRuleSet */
  uint8_t seats;          /* 2, 4 or 6 */
  uint8_t target;         /* points, 1 to 24 */
  uint8_t deals;          /* number of deals, or 0 to play to the target */
  uint8_t draw;           /* AluDraw */
  uint8_t chant;          /* AluChant */
  uint8_t chant_to;       /* AluChantTo */
  uint8_t chant_by_three; /* else single cards */
  uint8_t chant_face_up;
  uint8_t mordienne;
  uint8_t offer; /* AluOffer */
  uint8_t misere;
  uint8_t signs;
  uint8_t bluff;
  uint8_t parlante;
} AluRules;

/* alu_rules_init:
 * @seats: 0 for the usual number of the rule set
 *
 * Initializes @rules to a rule set with its default options.
 *
 * Returns: ALU_OK or ALU_ERROR_BAD_SEATS. */
AluStatus alu_rules_init (AluRules *rules, AluRuleSet set, int seats);

/* The rule sets with their names, by AluRuleSet. */
extern const AluGameRuleSet alu_rule_sets[ALU_N_RULE_SETS];

/* The options, in the order of the record format. */
typedef enum
{
  ALU_OPTION_TARGET,
  ALU_OPTION_DEALS,
  ALU_OPTION_DRAW,
  ALU_OPTION_CHANT,
  ALU_OPTION_CHANT_TO,
  ALU_OPTION_CHANT_BY,
  ALU_OPTION_CHANT_FACE,
  ALU_OPTION_MORDIENNE,
  ALU_OPTION_OFFER,
  ALU_OPTION_MISERE,
  ALU_OPTION_SIGNS,
  ALU_OPTION_BLUFF,
  ALU_OPTION_PARLANTE,
  ALU_N_OPTIONS,
} AluOption;

extern const AluGameOption alu_options[ALU_N_OPTIONS];

/* alu_rules_to_game, alu_rules_from_game:
 *
 * Convert rules to the form for code that knows no game, and back. */
void alu_rules_to_game (const AluRules *rules, AluGameRules *game);
void alu_rules_from_game (const AluGameRules *game, AluRules *rules);

/* alu_header_init:
 *
 * Initializes @header with @rules: no date, event or place; human players without names. */
void alu_header_init (AluGameHeader *header, const AluRules *rules);

/* alu_rule_set_order:
 *
 * Returns: the order of strength in a rule set. */
static inline AluOrder
alu_rule_set_order (int set)
{
  return set == ALU_RULES_TWELVE ? ALU_ORDER_TWELVE : ALU_ORDER_ALUETTE;
}

static inline AluOrder
alu_rules_order (const AluRules *rules)
{
  return alu_rule_set_order (rules->set);
}

/* alu_rules_hand_size:
 *
 * Returns: the number of cards per seat: 8 with six seats, else 9. */
static inline int
alu_rules_hand_size (const AluRules *rules)
{
  return rules->seats == 6 ? 8 : 9;
}

static inline int
alu_rules_talon_size (const AluRules *rules)
{
  return ALU_N_CARDS - rules->seats * alu_rules_hand_size (rules);
}

/* Returns: whether tied tricks are set aside and the tricks of a team decide (`twelve`). */
static inline bool
alu_rules_by_teams (const AluRules *rules)
{
  return rules->set == ALU_RULES_TWELVE;
}

/* Whether an option has a meaning at this table. The chant needs a talon of twelve cards; the draw
 * of the four luettes needs four players; mordienne, offers and conceding need a race between
 * players, which `twelve` does not have. */
static inline bool
alu_rules_has_chant (const AluRules *rules)
{
  return rules->chant != ALU_CHANT_OFF && rules->set != ALU_RULES_TWELVE && rules->seats == 4;
}

static inline bool
alu_rules_has_luette_draw (const AluRules *rules)
{
  return rules->draw == ALU_DRAW_LUETTES && rules->seats == 4;
}

static inline bool
alu_rules_has_mordienne (const AluRules *rules)
{
  return rules->mordienne && rules->set != ALU_RULES_TWELVE;
}

static inline bool
alu_rules_has_offer (const AluRules *rules)
{
  return rules->offer != ALU_OFFER_OFF && alu_rules_has_mordienne (rules);
}

static inline bool
alu_rules_has_misere (const AluRules *rules)
{
  return rules->misere && rules->set != ALU_RULES_TWELVE;
}

/* Who sits where. A Petit-Jean's captain is the seat that plays for it; ALU_NOBODY marks a
 * person. */
typedef struct
{
  uint8_t captain[ALU_MAX_SEATS];
  uint8_t real_table; /* people play with real cards: only results are recorded */
  uint8_t open_hands; /* practice: all hands lie open, for the whole match */
} AluSeating;

/* alu_seating_init:
 *
 * Initializes @seating to persons at all seats with closed hands, at a table that is not real. */
void alu_seating_init (AluSeating *seating);

/* alu_seating_init_from_header:
 *
 * Initializes @seating to the captains of @header, and whether the table is real. */
void alu_seating_init_from_header (AluSeating *seating, const AluGameHeader *header);

/* alu_seating_check:
 *
 * Returns: ALU_OK; or ALU_ERROR_BAD_SEATING if a Petit-Jean's captain is not a person of its team,
 * or if a team has two captains. */
AluStatus alu_seating_check (const AluSeating *seating, int n_seats);

static inline bool
alu_is_person (const AluSeating *seating, int seat)
{
  return seating->captain[seat] == ALU_NOBODY;
}

/* Returns: the seat that decides for @seat: its captain, or itself. */
static inline int
alu_decider (const AluSeating *seating, int seat)
{
  return alu_is_person (seating, seat) ? seat : seating->captain[seat];
}
