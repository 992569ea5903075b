/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-deal.h"

#include <string.h>

void
tarot_deal_init (TarotDeal *deal, int dealer)
{
  memset (deal, 0, sizeof *deal);
  memset (deal->dog, TAROT_NO_CARD, sizeof deal->dog);
  deal->dealer = (uint8_t) dealer;
  deal->taker = TAROT_NOBODY;
  deal->called = TAROT_NO_CARD;
  deal->partner = TAROT_NOBODY;
  deal->petit_sec = TAROT_NOBODY;
}

void
tarot_deal_start (const TarotRules *rules, TarotDeal *deal, int petit_sec)
{
  deal->leader = deal->turn = (uint8_t) tarot_next_seat (rules, deal->dealer);
  deal->petit_sec = (uint8_t) petit_sec;
  deal->phase = TAROT_PHASE_BID;
  if (petit_sec != TAROT_NOBODY)
    deal->outcome = TAROT_OUTCOME_PETIT_SEC;
}

static void
start_play (const TarotRules *rules, TarotDeal *deal)
{
  deal->phase = TAROT_PHASE_PLAY;
  deal->leader = deal->turn = (uint8_t) tarot_next_seat (rules, deal->dealer);
}

/* The auction is over, and with five players a card is called: the dog is opened or play starts. */
static void
open_dog (const TarotRules *rules, TarotDeal *deal)
{
  if (!tarot_deal_takes_dog (deal))
    {
      start_play (rules, deal);
      return;
    }
  deal->phase = TAROT_PHASE_ECART;
  deal->turn = deal->taker;
  deal->hands[deal->taker]
    = tarot_set_union (deal->hands[deal->taker], tarot_deal_dog_cards (deal));
}

void
tarot_deal_bid (const TarotRules *rules, TarotDeal *deal, TarotBid bid)
{
  deal->bids[deal->turn] = (uint8_t) bid;
  deal->n_bids++;
  if (bid != TAROT_PASS)
    {
      deal->contract = (uint8_t) bid;
      deal->taker = deal->turn;
    }
  deal->turn = (uint8_t) tarot_next_seat (rules, deal->turn);
  if (deal->n_bids < rules->seats)
    return;
  if (deal->taker == TAROT_NOBODY && rules->all_pass == TAROT_ALL_PASS_REDEAL)
    deal->outcome = TAROT_OUTCOME_PASSED;
  else if (deal->taker == TAROT_NOBODY)
    start_play (rules, deal);
  else if (rules->seats == 5)
    {
      deal->phase = TAROT_PHASE_CALL;
      deal->turn = deal->taker;
    }
  else
    open_dog (rules, deal);
}

/* Returns: who holds the called card: the partner, TAROT_NOBODY where the taker is alone, or
 * TAROT_UNKNOWN where it lies in a closed place. */
static int
find_partner (const TarotRules *rules, const TarotDeal *deal)
{
  for (int seat = 0; seat < rules->seats; seat++)
    if (tarot_set_has (deal->hands[seat], deal->called))
      return seat == deal->taker ? TAROT_NOBODY : seat;
  return tarot_set_has (tarot_deal_dog_cards (deal), deal->called) ? TAROT_NOBODY : TAROT_UNKNOWN;
}

void
tarot_deal_call (const TarotRules *rules, TarotDeal *deal, TarotCard card)
{
  deal->called = card;
  deal->partner = (uint8_t) find_partner (rules, deal);
  open_dog (rules, deal);
}

void
tarot_deal_lay_away (TarotDeal *deal, TarotCardSet cards)
{
  deal->ecart = cards;
  deal->hands[deal->taker] = tarot_set_minus (deal->hands[deal->taker], cards);
  deal->phase = TAROT_PHASE_PLAY;
  deal->turn = deal->leader;
}

void
tarot_deal_announce (TarotDeal *deal)
{
  deal->announced = true;
  deal->leader = deal->turn = deal->taker;
}

/* The side of @seat in a deal that has a taker. */
static TarotSide
side_of (const TarotDeal *deal, int seat)
{
  return seat == deal->taker || seat == deal->partner ? TAROT_ATTACK : TAROT_DEFENSE;
}

/* Returns: whether the side of @seat took the first @n tricks. */
static bool
took_all (const TarotDeal *deal, int n, int seat)
{
  for (int trick = 0; trick < n; trick++)
    if (side_of (deal, deal->takers[trick]) != side_of (deal, seat))
      return false;
  return true;
}

/* The last trick: the Excuse takes it in a goulash and for a side that took all tricks before. */
static int
last_trick_winner (const TarotRules *rules, const TarotDeal *deal, const TarotCard *trick)
{
  int n = rules->seats;

  for (int i = 0; i < n; i++)
    if (trick[i] == TAROT_EXCUSE
        && (deal->taker == TAROT_NOBODY
            || took_all (deal, deal->n_tricks, (deal->leader + i) % n)))
      return i;
  return tarot_trick_winner (trick, n);
}

static void
finish_trick (const TarotRules *rules, TarotDeal *deal)
{
  int n = rules->seats;
  const TarotCard *trick = deal->plays + deal->n_tricks * n;
  bool last = deal->n_tricks + 1 == tarot_hand_size (n);
  int winner;

  if (last && deal->partner == TAROT_UNKNOWN)
    deal->partner = TAROT_NOBODY; /* nobody has played the called card */
  winner = last ? last_trick_winner (rules, deal, trick) : tarot_trick_winner (trick, n);
  deal->leader = deal->turn = (uint8_t) ((deal->leader + winner) % n);
  deal->takers[deal->n_tricks++] = deal->leader;
  if (last)
    deal->outcome = TAROT_OUTCOME_PLAYED;
}

void
tarot_deal_play (const TarotRules *rules, TarotDeal *deal, TarotCard card)
{
  int in_trick = deal->n_plays - deal->n_tricks * rules->seats;

  if (in_trick == 0)
    deal->leaders[deal->n_tricks] = deal->turn;
  if (card == deal->called)
    deal->partner = deal->turn == deal->taker ? TAROT_NOBODY : deal->turn;
  deal->hands[deal->turn] = tarot_set_without (deal->hands[deal->turn], card);
  deal->played = tarot_set_with (deal->played, card);
  deal->plays[deal->n_plays++] = card;
  deal->turn = (uint8_t) tarot_next_seat (rules, deal->turn);
  if (in_trick + 1 == rules->seats)
    finish_trick (rules, deal);
}

const TarotCard *
tarot_deal_trick (const TarotDeal *deal, int seats, int trick, int *n)
{
  int start = trick * seats;

  *n = deal->n_plays - start < seats ? deal->n_plays - start : seats;
  return deal->plays + start;
}

bool
tarot_deal_dog_is_open (const TarotDeal *deal)
{
  return deal->outcome == TAROT_OUTCOME_PLAYED
         || (tarot_deal_takes_dog (deal)
             && (deal->phase == TAROT_PHASE_ECART || deal->phase == TAROT_PHASE_PLAY));
}

TarotCardSet
tarot_deal_dog_cards (const TarotDeal *deal)
{
  TarotCardSet cards = tarot_set_empty ();

  for (int i = 0; i < TAROT_MAX_DOG; i++)
    if (deal->dog[i] != TAROT_NO_CARD)
      cards = tarot_set_with (cards, deal->dog[i]);
  return cards;
}

TarotCardSet
tarot_deal_held (const TarotDeal *deal, int seat)
{
  return seat == deal->taker ? tarot_set_union (deal->hands[seat], deal->ecart)
                             : deal->hands[seat];
}

int
tarot_deal_hand_count (const TarotRules *rules, const TarotDeal *deal, int seat)
{
  int n = rules->seats;
  int in_trick = deal->n_plays - deal->n_tricks * n;
  int after_leader = (seat - deal->leader + n) % n;
  int count = tarot_hand_size (n) - deal->n_tricks - (after_leader < in_trick);

  return deal->phase == TAROT_PHASE_ECART && seat == deal->taker ? count + tarot_dog_size (n)
                                                                 : count;
}

/* What has been gathered. The index is a seat in a goulash, else a TarotSide. */
typedef struct
{
  int half_points[TAROT_MAX_SEATS];
  int bouts[TAROT_MAX_SEATS];
} Gain;

static int
index_of (const TarotDeal *deal, int seat)
{
  return deal->taker == TAROT_NOBODY ? seat : (int) side_of (deal, seat);
}

/* Returns: whose the Excuse is that @player played to trick @trick. */
static int
excuse_owner (const TarotRules *rules, const TarotDeal *deal, int trick, int player)
{
  bool last = trick + 1 == tarot_hand_size (rules->seats);
  int taker = deal->takers[trick];

  if (!last || taker == player)
    return index_of (deal, player);
  if (rules->excuse_last == TAROT_EXCUSE_LAST_WINNER)
    return index_of (deal, taker);
  return side_of (deal, player) == TAROT_ATTACK ? TAROT_DEFENSE : TAROT_ATTACK;
}

static void
gain_cards (Gain *gain, int index, TarotCardSet cards)
{
  gain->half_points[index] += tarot_set_half_points (cards);
  gain->bouts[index] += tarot_set_count (tarot_set_common (cards, tarot_bouts ()));
}

/* A trick goes to its taker. If the Excuse goes to another side, that side gives a half-point card
 * in return for it. */
static void
gain_trick (const TarotRules *rules, const TarotDeal *deal, int trick, Gain *gain)
{
  int n;
  const TarotCard *cards = tarot_deal_trick (deal, rules->seats, trick, &n);
  int winner = index_of (deal, deal->takers[trick]);
  TarotCardSet set = tarot_set_empty ();

  for (int i = 0; i < n; i++)
    if (cards[i] == TAROT_EXCUSE)
      {
        int owner = excuse_owner (rules, deal, trick, (deal->leaders[trick] + i) % n);

        gain_cards (gain, owner, tarot_set_of (TAROT_EXCUSE));
        gain->half_points[owner] -= owner != winner;
        gain->half_points[winner] += owner != winner;
      }
    else
      set = tarot_set_with (set, cards[i]);
  gain_cards (gain, winner, set);
}

static bool
trick_has (const TarotRules *rules, const TarotDeal *deal, int trick, TarotCard card)
{
  int n;
  const TarotCard *cards = tarot_deal_trick (deal, rules->seats, trick, &n);

  for (int i = 0; i < n; i++)
    if (cards[i] == card)
      return true;
  return false;
}

/* Returns: whether the card that took the last trick is the Excuse. */
static bool
excuse_took_last (const TarotRules *rules, const TarotDeal *deal)
{
  int n;
  int last = deal->n_tricks - 1;
  const TarotCard *cards = tarot_deal_trick (deal, rules->seats, last, &n);

  return cards[(deal->takers[last] - deal->leaders[last] + n) % n] == TAROT_EXCUSE;
}

/* Returns: the side that takes the petit at the end. Where the Excuse takes the last trick, the one
 * before it counts too. */
static TarotSide
petit_at_end (const TarotRules *rules, const TarotDeal *deal)
{
  int last = deal->n_tricks - 1;
  bool there = trick_has (rules, deal, last, TAROT_PETIT)
               || (excuse_took_last (rules, deal)
                   && trick_has (rules, deal, last - 1, TAROT_PETIT));

  return there ? side_of (deal, deal->takers[last]) : TAROT_NO_SIDE;
}

void
tarot_deal_count_tricks (const TarotRules *rules, const TarotDeal *deal, int *half_points,
                         int *bouts)
{
  Gain gain = { { 0 }, { 0 } };

  for (int trick = 0; trick < deal->n_tricks; trick++)
    gain_trick (rules, deal, trick, &gain);
  gain_cards (&gain, TAROT_ATTACK, deal->ecart);
  if (deal->contract == TAROT_GARDE_SANS)
    gain_cards (&gain, TAROT_ATTACK, tarot_deal_dog_cards (deal));
  *half_points = gain.half_points[TAROT_ATTACK];
  *bouts = gain.bouts[TAROT_ATTACK];
}

/* What each seat has taken in a goulash. */
static void
count_goulash (const TarotRules *rules, const TarotDeal *deal, TarotSheet *sheet)
{
  Gain gain = { { 0 }, { 0 } };

  for (int trick = 0; trick < deal->n_tricks; trick++)
    gain_trick (rules, deal, trick, &gain);
  for (int seat = 0; seat < rules->seats; seat++)
    sheet->half_points[seat] = (int16_t) gain.half_points[seat];
}

void
tarot_deal_count (const TarotRules *rules, const TarotDeal *deal, TarotSheet *sheet)
{
  int last = deal->n_tricks - 1, half_points, bouts;

  tarot_sheet_init (sheet);
  memcpy (sheet->handfuls, deal->handfuls, sizeof sheet->handfuls);
  memcpy (sheet->miseres, deal->miseres, sizeof sheet->miseres);
  if (deal->taker == TAROT_NOBODY)
    {
      count_goulash (rules, deal, sheet);
      return;
    }
  tarot_deal_count_tricks (rules, deal, &half_points, &bouts);
  sheet->half_points[0] = (int16_t) half_points;
  sheet->bouts = (uint8_t) bouts;
  sheet->contract = deal->contract;
  sheet->taker = deal->taker;
  sheet->partner = deal->partner;
  sheet->announced = deal->announced;
  sheet->petit = (uint8_t) petit_at_end (rules, deal);
  if (took_all (deal, deal->n_tricks, deal->takers[last]))
    sheet->slam = (uint8_t) side_of (deal, deal->takers[last]);
}
