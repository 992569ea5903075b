/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-position.h"

#include <string.h>

static bool
is_attack (const TarotDeal *deal, int seat)
{
  return seat == deal->taker || seat == deal->partner;
}

static void
add_cards (TarotPosition *position, TarotCardSet cards)
{
  position->half_points = (int16_t) (position->half_points + tarot_set_half_points (cards));
  position->bouts = (uint8_t) (position->bouts
                               + tarot_set_count (tarot_set_common (cards, tarot_bouts ())));
}

/* Adds what the attack has from a complete trick, which is not the last. */
static void
add_trick (TarotPosition *position, const TarotDeal *deal, int trick)
{
  int seats = position->seats, n;
  const TarotCard *cards = tarot_deal_trick (deal, seats, trick, &n);
  bool taken = is_attack (deal, deal->takers[trick]);

  for (int i = 0; i < n; i++)
    {
      bool own = is_attack (deal, (deal->leaders[trick] + i) % seats);

      if (cards[i] != TAROT_EXCUSE && taken)
        add_cards (position, tarot_set_of (cards[i]));
      if (cards[i] == TAROT_EXCUSE && own)
        add_cards (position, tarot_set_of (TAROT_EXCUSE));
      if (cards[i] == TAROT_EXCUSE && own != taken)
        position->half_points = (int16_t) (position->half_points + (taken ? 1 : -1));
    }
  position->all_tricks &= taken ? 1 << TAROT_ATTACK : 1 << TAROT_DEFENSE;
  position->petit_before = false;
  for (int i = 0; i < n; i++)
    position->petit_before |= cards[i] == TAROT_PETIT;
}

void
tarot_position_read (const TarotRules *rules, const TarotDeal *deal, TarotPosition *position)
{
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, rules->seats, deal->n_tricks, &n);

  memset (position, 0, sizeof *position);
  position->seats = (uint8_t) rules->seats;
  position->leader = deal->leader;
  position->excuse_last = (uint8_t) rules->excuse_last;
  position->all_tricks = 1 << TAROT_ATTACK | 1 << TAROT_DEFENSE;
  position->n_trick = (uint8_t) n;
  memcpy (position->trick, trick, (size_t) n);
  for (int seat = 0; seat < rules->seats; seat++)
    {
      position->hands[seat] = deal->hands[seat];
      position->attack |= (uint8_t) (is_attack (deal, seat) << seat);
    }
  add_cards (position, deal->ecart);
  if (deal->contract == TAROT_GARDE_SANS)
    add_cards (position, tarot_deal_dog_cards (deal));
  for (int i = 0; i < deal->n_tricks; i++)
    add_trick (position, deal, i);
}

bool
tarot_position_is_valid (const TarotPosition *position)
{
  int seats = position->seats;
  TarotCardSet seen = tarot_set_empty ();
  int tricks = tarot_set_count (position->hands[position->leader]) + (position->n_trick > 0);

  if (seats < TAROT_MIN_SEATS || seats > TAROT_MAX_SEATS || position->leader >= seats
      || position->n_trick >= seats || tricks < 1 || tricks > TAROT_MAX_HAND || position->bouts > 3)
    return false;
  for (int i = 0; i < seats + position->n_trick; i++)
    {
      TarotCardSet cards = i < seats ? position->hands[i]
                                     : tarot_set_of (position->trick[i - seats]);

      if (!tarot_set_within (cards, tarot_set_minus (tarot_set_all (), seen)))
        return false;
      seen = tarot_set_union (seen, cards);
    }
  for (int i = 0; i < seats; i++)
    if (tarot_set_count (position->hands[(position->leader + i) % seats])
        != tricks - (i < position->n_trick))
      return false;
  return true;
}
