/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-deal.h"

#include <string.h>

static const char *const reason_ids[ALU_N_REASONS] = {
  [ALU_REASON_NONE] = "none",
  [ALU_REASON_TRICKS] = "tricks",
  [ALU_REASON_MORDIENNE] = "mordienne",
  [ALU_REASON_OFFER_ACCEPTED] = "offer-accepted",
  [ALU_REASON_OFFER_REFUSED] = "offer-refused",
  [ALU_REASON_CONCEDED] = "conceded",
  [ALU_REASON_PENALTY] = "penalty",
};

void
alu_deal_init (AluDeal *deal, int dealer)
{
  memset (deal, 0, sizeof *deal);
  deal->dealer = (uint8_t) dealer;
  deal->receivers[0] = deal->receivers[1] = ALU_NOBODY;
  deal->run_seat = ALU_NOBODY;
  deal->first_taker = ALU_NOBODY;
  deal->special[0] = deal->special[1] = ALU_NOBODY;
  deal->offer_seat = ALU_NOBODY;
  deal->proposer = ALU_NOBODY;
  deal->winner = ALU_NOBODY;
  deal->winner_seat = ALU_NOBODY;
}

void
alu_deal_end (AluDeal *deal, int winner, AluReason reason)
{
  deal->ended = true;
  deal->winner = (uint8_t) winner;
  deal->points = (uint8_t) alu_reason_points (reason);
  deal->reason = (uint8_t) reason;
}

/* Returns: which special cards of `twelve` are among @cards: bit 0 for the 3 of coins, bit 1 for
 * the jack of swords. */
static uint8_t
get_special_cards (const uint8_t *cards, int n)
{
  uint8_t found = 0;

  for (int i = 0; i < n; i++)
    {
      found |= cards[i] == ALU_MONSIEUR ? 1 : 0;
      found |= cards[i] == ALU_JACK_OF_SWORDS ? 2 : 0;
    }
  return found;
}

/* Gives @seat the trick that has just been completed, and all tricks that were set aside. */
static void
credit_trick (AluDeal *deal, int seat)
{
  deal->taken[seat] = (uint8_t) (deal->taken[seat] + 1 + deal->n_aside);
  deal->reached[seat] = deal->n_tricks;
  deal->run = deal->run_seat == seat ? (uint8_t) (deal->run + 1) : 1;
  deal->run_seat = (uint8_t) seat;
  if (deal->first_taker == ALU_NOBODY)
    deal->first_taker = (uint8_t) seat;
  for (int i = 0; i < 2; i++)
    if (deal->aside_special & (1 << i))
      deal->special[i] = (uint8_t) alu_team_of (seat);
  deal->n_aside = 0;
  deal->aside_special = 0;
}

/* Handles a trick whose strongest cards are equal.
 *
 * Returns: the seat that takes it, or ALU_SPOILED. */
static int
spoil_trick (const AluRules *rules, AluDeal *deal)
{
  bool last = deal->n_tricks == alu_rules_hand_size (rules);

  deal->run = 0;
  deal->run_seat = ALU_NOBODY;
  if (alu_rules_by_teams (rules))
    {
      if (last && deal->first_taker != ALU_NOBODY)
        {
          credit_trick (deal, deal->first_taker);
          return deal->first_taker;
        }
      deal->n_aside++;
    }
  return ALU_SPOILED;
}

/* Returns: the winner by the rule of `twelve`: the team with the 3 of coins wins, the team with the
 * jack of swords loses; if one team has both or nobody has either, the tricks decide. */
static int
team_winner (const AluRules *rules, const AluDeal *deal)
{
  int a = alu_deal_team_tricks (rules, deal, ALU_TEAM_A);
  int b = alu_deal_team_tricks (rules, deal, ALU_TEAM_B);
  uint8_t good = deal->special[0], bad = deal->special[1];

  if (good != ALU_NOBODY && good != bad)
    return good;
  if (bad != ALU_NOBODY && good != bad)
    return 1 - bad;
  return a == b ? ALU_NOBODY : a > b ? ALU_TEAM_A : ALU_TEAM_B;
}

/* Gives the deal its result after the last card. */
static void
score_tricks (const AluRules *rules, AluDeal *deal)
{
  int seat = alu_deal_race_leader (rules, deal);
  bool mordienne;

  if (alu_rules_by_teams (rules))
    {
      int winner = team_winner (rules, deal);

      alu_deal_end (deal, winner, winner != ALU_NOBODY ? ALU_REASON_TRICKS : ALU_REASON_NONE);
      return;
    }
  mordienne = seat != ALU_NOBODY && alu_rules_has_mordienne (rules) && deal->run_seat == seat
              && deal->run == deal->taken[seat];
  deal->winner_seat = (uint8_t) seat;
  if (deal->offer_refused
      && !(mordienne && alu_team_of (seat) != alu_team_of (deal->offer_seat)))
    alu_deal_end (deal, alu_team_of (deal->offer_seat), ALU_REASON_OFFER_REFUSED);
  else if (seat == ALU_NOBODY)
    alu_deal_end (deal, ALU_NOBODY, ALU_REASON_NONE);
  else
    alu_deal_end (deal, alu_team_of (seat), mordienne ? ALU_REASON_MORDIENNE : ALU_REASON_TRICKS);
}

int
alu_trick_winner (AluOrder order, const AluCard *cards, int n, unsigned *strongest)
{
  const uint8_t *numbers = alu_card_numbers[order];
  int best = ALU_N_NUMBERS + 1;
  int winner = ALU_NOBODY;
  unsigned equals = 0;

  for (int i = 0; i < n; i++)
    {
      if (cards[i] == ALU_CARD_NONE || numbers[cards[i]] > best)
        continue;
      winner = numbers[cards[i]] < best ? i : ALU_SPOILED;
      equals = numbers[cards[i]] < best ? 1u << i : equals | 1u << i;
      best = numbers[cards[i]];
    }
  if (strongest != NULL)
    *strongest = equals;
  return winner;
}

static void
finish_trick (const AluRules *rules, AluDeal *deal)
{
  int n = rules->seats;
  const AluCard *cards = deal->plays + deal->n_tricks * n;
  int winner = alu_trick_winner (alu_rules_order (rules), cards, n, NULL);
  int taker = (deal->leader + winner) % n;

  deal->n_tricks++;
  if (alu_rules_by_teams (rules))
    deal->aside_special |= get_special_cards (cards, n);
  if (winner == ALU_SPOILED)
    taker = spoil_trick (rules, deal);
  else
    {
      credit_trick (deal, taker);
      deal->leader = (uint8_t) taker;
    }
  deal->takers[deal->n_tricks - 1] = (uint8_t) taker;
  deal->turn = deal->leader;
  if (deal->n_tricks == alu_rules_hand_size (rules))
    score_tricks (rules, deal);
}

void
alu_deal_play (const AluRules *rules, AluDeal *deal, AluCard card)
{
  int n = rules->seats;
  int in_trick = deal->n_plays - deal->n_tricks * n;

  if (in_trick == 0)
    deal->leaders[deal->n_tricks] = deal->turn;
  deal->hands[deal->turn] &= ~alu_card_bit (card);
  deal->played |= alu_card_bit (card);
  deal->plays[deal->n_plays++] = card;
  if (in_trick + 1 == n)
    finish_trick (rules, deal);
  else
    deal->turn = deal->turn + 1 == n ? 0 : (uint8_t) (deal->turn + 1);
}

int
alu_deal_trick_cards (const AluRules *rules, const AluDeal *deal, int trick,
                      AluCard cards[ALU_MAX_SEATS])
{
  int n = rules->seats;
  int start = trick * n;
  int count = deal->n_plays - start < n ? deal->n_plays - start : n;

  memset (cards, ALU_CARD_NONE, ALU_MAX_SEATS);
  for (int i = 0; i < count; i++)
    cards[(deal->leaders[trick] + i) % n] = deal->plays[start + i];
  return count;
}

int
alu_deal_race_leader (const AluRules *rules, const AluDeal *deal)
{
  int best = ALU_NOBODY;

  for (int seat = 0; seat < rules->seats; seat++)
    {
      if (deal->taken[seat] == 0)
        continue;
      if (best == ALU_NOBODY || deal->taken[seat] > deal->taken[best]
          || (deal->taken[seat] == deal->taken[best] && deal->reached[seat] < deal->reached[best]))
        best = seat;
    }
  return best;
}

bool
alu_deal_may_mordienne (const AluRules *rules, const AluDeal *deal, int seat)
{
  int to_come = alu_rules_hand_size (rules) - deal->n_tricks;
  int own = deal->taken[seat];

  if (own > 0 && !(deal->run_seat == seat && deal->run == own))
    return false;
  for (int other = 0; other < rules->seats; other++)
    if (other != seat && deal->taken[other] >= own + to_come)
      return false;
  return true;
}

int
alu_deal_team_tricks (const AluRules *rules, const AluDeal *deal, AluTeam team)
{
  int tricks = 0;

  for (int seat = (int) team; seat < rules->seats; seat += 2)
    tricks += deal->taken[seat];
  return tricks;
}

int
alu_reason_points (AluReason reason)
{
  switch (reason)
    {
    case ALU_REASON_NONE:
      return 0;
    case ALU_REASON_MORDIENNE:
    case ALU_REASON_OFFER_REFUSED:
      return 2;
    default:
      return 1;
    }
}

const char *
alu_reason_id (AluReason reason)
{
  return reason_ids[reason];
}

int
alu_reason_from_id (const char *id)
{
  for (int reason = 0; reason < ALU_N_REASONS; reason++)
    if (strcmp (reason_ids[reason], id) == 0)
      return reason;
  return -1;
}
