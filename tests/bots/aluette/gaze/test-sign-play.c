/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-bot.h"
#include "bots/aluette/alu-sign-play.h"
#include "testing.h"

#include <string.h>

/* A partner who has read a sign plays according to it; one who missed it does not. */

static AluCardSet
parse_cards (const char *codes)
{
  AluCardSet set = 0;

  for (; *codes != '\0'; codes += codes[2] == ' ' ? 3 : 2)
    set |= alu_card_bit (alu_card_parse (codes));
  return set;
}

/* A deal in which seat 0 leads. @seat and its partner hold @own and @partner; the opponents' hands
 * are the first of the other cards. */
static AluMatch
deal_with (int seat, const char *own, const char *partner, bool bluff)
{
  AluCardSet hands[4] = { 0 };
  AluCardSet rest = ALU_ALL_CARDS & ~parse_cards (own) & ~parse_cards (partner);
  AluEvent deal = { .type = ALU_EVENT_DEAL, .seat = 3 };
  AluSeating seating;
  AluRules rules;
  AluMatch match;
  int n_talon = 0;

  hands[seat] = parse_cards (own);
  hands[seat + 2] = parse_cards (partner);
  for (; rest != 0; rest &= rest - 1)
    if (alu_set_count (hands[1 - seat]) < 9)
      hands[1 - seat] |= rest & -rest;
    else if (alu_set_count (hands[3 - seat]) < 9)
      hands[3 - seat] |= rest & -rest;
    else
      deal.deal.talon[n_talon++] = alu_set_first (rest);
  memcpy (deal.deal.hands, hands, sizeof hands);
  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  rules.bluff = bluff;
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  assert_int_equal (alu_match_apply (&match, &deal), ALU_OK);
  return match;
}

static void
make_sign (AluMatch *match, int seat, AluSign which, unsigned read)
{
  AluEvent event = { .type = ALU_EVENT_SIGN, .seat = (uint8_t) seat };

  event.sign.sign = (uint8_t) which;
  event.sign.strength = which == ALU_SIGN_MISERE ? 1 : 0;
  event.sign.read = (uint8_t) read;
  assert_int_equal (alu_match_apply (match, &event), ALU_OK);
}

static AluCard
play_of (AluLevel level, const AluMatch *match, int seat)
{
  AluView view = alu_view_for_seat (match, seat);
  AluEvent event;

  alu_bot_decide (level, &view, NULL, &event, NULL);
  assert_int_equal (event.type, ALU_EVENT_PLAY);
  return event.card;
}

static void
play_card (AluMatch *match, const char *code)
{
  AluEvent event = { .type = ALU_EVENT_PLAY, .seat = match->deal.turn };

  event.card = alu_card_parse (code);
  assert_int_equal (alu_match_apply (match, &event), ALU_OK);
}

#define WEAK "Ad Kc 8d 8c 7d 7c 6d 5d 4d"
#define STRONG "3d 3c 2d Ac Kd Qd Jd 6c 5c"

TEST (test_works_for_a_stronger_partner)
{
  AluMatch match = deal_with (0, WEAK, STRONG, false);

  assert_int_equal (play_of (ALU_LEVEL_VILLAGER, &match, 0), alu_card_parse ("4d"));
  make_sign (&match, 2, ALU_SIGN_MONSIEUR, 0); /* nobody saw it */
  assert_int_equal (play_of (ALU_LEVEL_VILLAGER, &match, 0), alu_card_parse ("4d"));
  make_sign (&match, 2, ALU_SIGN_MONSIEUR, 1u << 0);
  make_sign (&match, 2, ALU_SIGN_MADAME, 1u << 0);
  assert_int_equal (play_of (ALU_LEVEL_VILLAGER, &match, 0), alu_card_parse ("Ad"));
}

TEST (test_lets_the_partner_take)
{
  AluMatch match = deal_with (1, WEAK, STRONG, false);

  play_card (&match, "Jc");
  assert_int_equal (play_of (ALU_LEVEL_CASUAL, &match, 1), alu_card_parse ("Kc"));
  make_sign (&match, 3, ALU_SIGN_MONSIEUR, 1u << 0); /* an opponent saw it */
  assert_int_equal (play_of (ALU_LEVEL_CASUAL, &match, 1), alu_card_parse ("Kc"));
  make_sign (&match, 3, ALU_SIGN_MONSIEUR, 1u << 1);
  assert_int_equal (play_of (ALU_LEVEL_CASUAL, &match, 1), alu_card_parse ("4d"));
}

TEST (test_bluff_proves_nothing)
{
  AluMatch match = deal_with (0, WEAK, STRONG, true);
  AluView view;
  AluSignReading reading;

  make_sign (&match, 2, ALU_SIGN_MONSIEUR, 1u << 0);
  view = alu_view_for_seat (&match, 0);
  alu_sign_reading_init (&reading, &view);
  assert_int_equal (reading.cards[2], 0);
}

TEST (test_reading_follows_the_cards)
{
  AluMatch match = deal_with (0, WEAK, STRONG, false);
  AluSignReading reading;
  AluView view;

  make_sign (&match, 2, ALU_SIGN_MONSIEUR, 1u << 0);
  make_sign (&match, 2, ALU_SIGN_MISERE, 0);
  view = alu_view_for_seat (&match, 0);
  alu_sign_reading_init (&reading, &view);
  assert_int_equal (reading.cards[2], alu_card_bit (ALU_MONSIEUR));
  view = alu_view_for_seat (&match, 1);
  alu_sign_reading_init (&reading, &view);
  assert_int_equal (reading.cards[2], 0);
}
