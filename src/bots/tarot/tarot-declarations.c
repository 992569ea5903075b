/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-declarations.h"

TarotCard
tarot_choose_call (TarotCardSet hand, bool call_own)
{
  TarotCardSet callable = tarot_callable (hand, call_own);
  TarotCardSet foreign = tarot_set_minus (callable, hand);
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (tarot_set_is_empty (foreign) ? callable : foreign, cards);
  int best = 0, best_worth = -100;

  for (int i = 0; i < n; i++)
    {
      int suit = (int) tarot_card_suit (cards[i]);
      int rank = tarot_card_rank (cards[i]);
      int length = tarot_set_count (tarot_cards_of (hand, suit));
      int worth = 8 * rank - length;

      /* The partner's king protects an own queen, and a void needs no help. */
      worth += tarot_set_has (hand, TAROT_CARD (suit, TAROT_QUEEN)) ? 4 : 0;
      worth -= length == 0 ? 6 : 0;
      if (worth > best_worth)
        {
          best_worth = worth;
          best = i;
        }
    }
  return cards[best];
}

/* What the cards kept of a suit are worth. */
static int
kept_worth (TarotCardSet cards)
{
  int n = tarot_set_count (cards);
  int high = 0, worth = 0;

  if (n == 0)
    return 14;
  for (int rank = TAROT_KING; rank >= TAROT_JACK; rank--)
    {
      TarotCardSet honor = tarot_set_common (cards, tarot_rank_cards ((TarotRank) rank));
      int above = TAROT_KING - rank;

      if (tarot_set_is_empty (honor))
        continue;
      /* An honor that others beat is saved by lower cards, or in the écart. */
      if (high == above)
        worth += 6;
      else
        worth -= n > 3 ? 1 : 5 - n;
      high++;
    }
  worth += n == 1 && high == 0 ? 5 : 0;
  worth += n > 4 ? 3 * (n - 4) : 0;
  return worth;
}

int
tarot_ecart_worth (TarotCardSet kept, TarotCardSet ecart)
{
  int worth = 2 * (tarot_set_half_points (ecart) - tarot_set_count (ecart)) / 2;

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    worth += kept_worth (tarot_cards_of (kept, suit));
  return worth;
}

/* Lays away first the trumps that must go, and then the lowest cards. */
static TarotCardSet
first_ecart (TarotCardSet hand, int size)
{
  TarotCardSet trumps = tarot_set_minus (tarot_cards_of (hand, TAROT_TRUMPS), tarot_bouts ());
  TarotCardSet plain = tarot_ecart_plain (hand);
  TarotCardSet ecart = tarot_set_empty ();
  int n_trumps = tarot_ecart_trumps (hand, size);

  for (int i = 0; i < size; i++)
    {
      TarotCard card = tarot_set_lowest (i < n_trumps ? trumps : plain);

      trumps = tarot_set_without (trumps, card);
      plain = tarot_set_without (plain, card);
      ecart = tarot_set_with (ecart, card);
    }
  return ecart;
}

/* Exchanges the two of @cards, or pairs of neighbors, that improve the écart most.
 *
 * Returns: whether any do. */
static bool
improve_once (TarotCardSet hand, TarotCardSet cards, TarotCardSet *ecart)
{
  TarotCard in[TAROT_N_CARDS], out[TAROT_N_CARDS];
  int n_out = tarot_set_cards (tarot_set_common (*ecart, cards), out);
  int n_in = tarot_set_cards (tarot_set_minus (cards, *ecart), in);
  TarotCardSet best = *ecart;
  int best_worth = tarot_ecart_worth (tarot_set_minus (hand, best), best);
  int worth_before = best_worth;

  for (int i = 0; i < n_out; i++)
    for (int j = 0; j < n_in; j++)
      for (int pair = 0; pair < 2; pair++)
        {
          TarotCardSet next = tarot_set_with (tarot_set_without (*ecart, out[i]), in[j]);
          int worth;

          if (pair == 1 && (i + 1 >= n_out || j + 1 >= n_in))
            continue;
          if (pair == 1)
            next = tarot_set_with (tarot_set_without (next, out[i + 1]), in[j + 1]);
          worth = tarot_ecart_worth (tarot_set_minus (hand, next), next);
          if (worth > best_worth)
            {
              best_worth = worth;
              best = next;
            }
        }
  *ecart = best;
  return best_worth > worth_before;
}

void
tarot_improve_ecart (TarotCardSet hand, TarotCardSet cards, TarotCardSet *ecart)
{
  while (improve_once (hand, cards, ecart))
    continue;
}

/* The cards of the suits in @suits from the lowest on, then the lowest of the others. */
static TarotCardSet
void_ecart (TarotCardSet hand, int size, unsigned suits)
{
  TarotCardSet ecart = first_ecart (hand, size);
  TarotCardSet trumps = tarot_cards_of (ecart, TAROT_TRUMPS);
  TarotCardSet plain = tarot_ecart_plain (hand);
  TarotCardSet first = tarot_set_empty ();

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if ((suits >> suit & 1) != 0)
      first = tarot_set_union (first, tarot_cards_of (plain, suit));
  ecart = trumps;
  plain = tarot_set_minus (plain, first);
  while (tarot_set_count (ecart) < size)
    {
      TarotCardSet *from = tarot_set_is_empty (first) ? &plain : &first;
      TarotCard card = tarot_set_lowest (*from);

      *from = tarot_set_without (*from, card);
      ecart = tarot_set_with (ecart, card);
    }
  return ecart;
}

int
tarot_list_ecarts (TarotCardSet hand, int size, TarotCardSet ecarts[TAROT_MAX_ECARTS])
{
  int n = 0, best = 0, best_worth = 0;
  TarotCardSet first;

  for (unsigned suits = 0; suits < 1 << TAROT_N_SUITS; suits++)
    {
      TarotCardSet ecart = void_ecart (hand, size, suits);
      bool known = false;
      int worth;

      tarot_improve_ecart (hand, tarot_ecart_plain (hand), &ecart);
      for (int i = 0; i < n; i++)
        known |= tarot_set_equal (ecarts[i], ecart);
      if (known)
        continue;
      worth = tarot_ecart_worth (tarot_set_minus (hand, ecart), ecart);
      if (n == 0 || worth > best_worth)
        {
          best_worth = worth;
          best = n;
        }
      ecarts[n++] = ecart;
    }
  first = ecarts[best];
  ecarts[best] = ecarts[0];
  ecarts[0] = first;
  return n;
}

TarotCardSet
tarot_choose_ecart (TarotCardSet hand, int size)
{
  TarotCardSet best = first_ecart (hand, size);
  int best_worth = tarot_ecart_worth (tarot_set_minus (hand, best), best);

  for (unsigned suits = 1; suits < 1 << TAROT_N_SUITS; suits++)
    {
      TarotCardSet ecart = void_ecart (hand, size, suits);
      int worth = tarot_ecart_worth (tarot_set_minus (hand, ecart), ecart);

      if (worth > best_worth)
        {
          best_worth = worth;
          best = ecart;
        }
    }
  tarot_improve_ecart (hand, tarot_ecart_plain (hand), &best);
  return best;
}

TarotHandful
tarot_choose_handful (const TarotRules *rules, const TarotDeal *deal, int seat, TarotCardSet *cards)
{
  TarotCardSet held = tarot_deal_held (deal, seat);
  TarotCardSet trumps = tarot_cards_of (held, TAROT_TRUMPS);
  int n = tarot_set_count (trumps);
  int with_excuse = n + tarot_set_has (held, TAROT_EXCUSE);
  int handful = TAROT_TRIPLE;

  while (handful > TAROT_NO_HANDFUL
         && with_excuse < tarot_handful_size (rules->seats, (TarotHandful) handful))
    handful--;
  if (handful == TAROT_NO_HANDFUL)
    return TAROT_NO_HANDFUL;
  *cards = trumps;
  if (n < tarot_handful_size (rules->seats, (TarotHandful) handful))
    *cards = tarot_set_with (trumps, TAROT_EXCUSE);
  /* The highest trumps and the petit stay hidden where there is a choice. */
  for (; n > tarot_handful_size (rules->seats, (TarotHandful) handful); n--)
    *cards = tarot_set_without (*cards, tarot_set_has (*cards, TAROT_PETIT)
                                            ? TAROT_PETIT
                                            : tarot_set_highest (*cards));
  return (TarotHandful) handful;
}

/* Whether every card of @cards beats all cards of its suit that others may hold. */
static bool
are_masters (TarotCardSet cards, TarotCardSet out)
{
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      TarotCardSet own = tarot_cards_of (cards, suit), other = tarot_cards_of (out, suit);

      if (!tarot_set_is_empty (own) && !tarot_set_is_empty (other)
          && tarot_set_highest (other) > tarot_set_lowest (own))
        return false;
    }
  return true;
}

bool
tarot_is_slam_hand (TarotCardSet hand, TarotCardSet gone, int seats)
{
  TarotCardSet out = tarot_set_minus (tarot_set_all (), tarot_set_union (hand, gone));
  TarotCardSet trumps = tarot_cards_of (hand, TAROT_TRUMPS);
  TarotCardSet out_trumps = tarot_cards_of (out, TAROT_TRUMPS);
  int n_out = tarot_set_count (out_trumps);
  int masters = tarot_set_count (trumps);
  /* How many trumps one of the others holds at most in nearly all deals. */
  int longest = n_out < 3 ? n_out : n_out / (seats - 1) + 2;

  if (n_out > 0)
    masters = tarot_set_count (tarot_set_above (trumps, tarot_set_highest (out_trumps)));
  return masters >= longest && are_masters (tarot_set_minus (hand, trumps), out);
}
