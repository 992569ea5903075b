/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-hand-value.h"
#include "engine/tarot/tarot-hand.h"
#include "engine/tarot/tarot-match.h"

/* From this trump on, a lead takes a partner's high trump with it. */
#define HIGH_TRUMP TAROT_CARD (TAROT_TRUMPS, 14)
/* Half points of a trick that is not worth the 21. */
#define POOR_TRICK 6

enum
{
  PETIT_LED,
  HONOR_GIVEN,
  HIGH_UNDERTRUMP,
  HIGH_TRUMP_OPENED,
  TRUMP_OPENED_WITH_PETIT,
  HONOR_OPENED,
  SHORT_SUIT_OPENED,
  THIN_GARDE,
  PETITE,
  POOR_21,
  PETIT_LAST,
};

/* A card that is played. */
typedef struct
{
  const TarotMatch *match;
  const TarotDeal *deal;
  int seat;
  TarotCard card;
  TarotCardSet hand, legal;
  const TarotCard *trick;
  int n;          /* cards in the trick before it */
  TarotCard best; /* which takes the trick so far */
  CliHabitCounts *counts;
} Play;

static bool
is_defender (const Play *play)
{
  return play->seat != play->deal->taker && play->seat != play->deal->partner;
}

static bool
is_friend (const Play *play, int seat)
{
  const TarotDeal *deal = play->deal;
  bool attacks = seat == deal->taker || seat == deal->partner;

  return attacks != is_defender (play);
}

static TarotCardSet
get_low_cards (TarotCardSet set)
{
  return tarot_set_minus (tarot_set_minus (set, tarot_honors ()), tarot_suit_cards (TAROT_TRUMPS));
}

static bool
takes (const Play *play, TarotCard card)
{
  if (card == TAROT_EXCUSE)
    return false;
  if (tarot_card_is_trump (card) != tarot_card_is_trump (play->best))
    return tarot_card_is_trump (card);
  return tarot_card_suit (card) == tarot_card_suit (play->best) && card > play->best;
}

static bool
can_take (const Play *play)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (play->legal, cards);

  for (int i = 0; i < n; i++)
    if (takes (play, cards[i]))
      return true;
  return false;
}

static void
note (const Play *play, int habit, bool has)
{
  cli_habit_note (play->counts, habit, has);
}

static int
count_suit (TarotCardSet hand, TarotSuit suit)
{
  return tarot_set_count (tarot_cards_of (hand, suit));
}

/* Whether no suit of the hand is longer than that of the card. */
static bool
is_of_longest_suit (const Play *play)
{
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if (count_suit (play->hand, (TarotSuit) suit)
        > count_suit (play->hand, tarot_card_suit (play->card)))
      return false;
  return true;
}

/* The first lead of a defender. The FFT's advice to beginners, and the course: from the longest
 * suit, a low card; no trump with few of them. */
static void
count_opening (const Play *play)
{
  TarotCardSet trumps = tarot_cards_of (play->hand, TAROT_TRUMPS);
  bool trump = tarot_card_is_trump (play->card);

  if (!tarot_set_is_empty (tarot_set_above (trumps, HIGH_TRUMP - 1)))
    note (play, HIGH_TRUMP_OPENED, trump && play->card >= HIGH_TRUMP);
  if (tarot_set_has (play->hand, TAROT_PETIT))
    note (play, TRUMP_OPENED_WITH_PETIT, trump);
  if (trump || play->card == TAROT_EXCUSE)
    return;
  if (!tarot_set_is_empty (get_low_cards (tarot_set_common (
          play->legal, tarot_suit_cards (tarot_card_suit (play->card))))))
    note (play, HONOR_OPENED, tarot_set_has (tarot_honors (), play->card));
  note (play, SHORT_SUIT_OPENED, !is_of_longest_suit (play));
}

static void
count_lead (const Play *play)
{
  if (!is_defender (play))
    return;
  if (tarot_set_has (play->hand, TAROT_PETIT) && tarot_set_count (play->legal) > 1)
    note (play, PETIT_LED, play->card == TAROT_PETIT);
  if (play->deal->n_plays == 0)
    count_opening (play);
}

/* The last card of a trick that the other side has. */
static void
count_lost_trick (const Play *play)
{
  TarotCardSet honors = tarot_set_common (play->legal, tarot_honors ());

  if (!tarot_set_is_empty (honors) && !tarot_set_is_empty (get_low_cards (play->legal))
      && !can_take (play))
    note (play, HONOR_GIVEN, tarot_set_has (honors, play->card));
}

/* A trump that cannot take the trick. Trumps between which there is no other are equal. The petit
 * is no low trump. */
static void
count_undertrump (const Play *play)
{
  TarotCardSet trumps
      = tarot_set_without (tarot_cards_of (play->legal, TAROT_TRUMPS), TAROT_PETIT);
  TarotCardSet between;
  TarotCard lowest;

  if (tarot_set_count (trumps) < 2 || !tarot_card_is_trump (play->best) || can_take (play)
      || tarot_set_has (play->legal, TAROT_PETIT) || !tarot_card_is_trump (play->card))
    return;
  lowest = tarot_set_lowest (trumps);
  between = tarot_set_minus (tarot_set_above (tarot_suit_cards (TAROT_TRUMPS), lowest),
                             tarot_set_union (play->hand, play->deal->played));
  between = tarot_set_minus (between, tarot_set_above (between, play->card));
  note (play, HIGH_UNDERTRUMP, play->card != lowest && !tarot_set_is_empty (between));
}

/* The 21 in a trick that this card completes. */
static void
count_21 (const Play *play, CliHabitCounts *const *seats)
{
  TarotCard cards[TAROT_MAX_SEATS];
  TarotCardSet set = tarot_set_empty ();
  int last = play->match->rules.seats - 1;

  for (int i = 0; i <= last; i++)
    {
      cards[i] = i < last ? play->trick[i] : play->card;
      set = tarot_set_with (set, cards[i]);
    }
  if (!tarot_set_has (set, TAROT_21) || tarot_set_count (play->hand) < 3)
    return;
  for (int i = 0; i <= last; i++)
    if (cards[i] == TAROT_21)
      cli_habit_note (seats[(play->deal->leader + i) % (last + 1)], POOR_21,
                      !tarot_set_has (set, TAROT_PETIT)
                          && tarot_set_half_points (tarot_set_without (set, TAROT_21))
                                 <= POOR_TRICK);
}

static void
count_play (const TarotMatch *match, const TarotEvent *event, CliHabitCounts *const *seats)
{
  const TarotDeal *deal = &match->deal;
  Play play = { match, deal, event->seat, event->card, deal->hands[event->seat] };
  int winner;

  if (deal->taker == TAROT_NOBODY)
    return;
  play.trick = tarot_deal_trick (deal, match->rules.seats, deal->n_tricks, &play.n);
  play.legal = tarot_legal_cards (play.hand, play.trick, play.n);
  play.counts = seats[event->seat];
  if (tarot_set_count (play.hand) == 2 && tarot_set_has (play.hand, TAROT_PETIT))
    note (&play, PETIT_LAST, play.card != TAROT_PETIT);
  if (play.n == 0)
    count_lead (&play);
  if (tarot_suit_led (play.trick, play.n) == TAROT_NO_SUIT)
    return;
  winner = tarot_trick_winner (play.trick, play.n);
  play.best = play.trick[winner];
  count_undertrump (&play);
  if (play.n < match->rules.seats - 1)
    return;
  if (!is_friend (&play, (deal->leader + winner) % match->rules.seats))
    count_lost_trick (&play);
  count_21 (&play, seats);
}

/* The course and the FFT: a garde needs trumps or bouts. */
static void
count_bid (const TarotMatch *match, const TarotEvent *event, CliHabitCounts *counts)
{
  if (event->bid == TAROT_PASS)
    return;
  cli_habit_note (counts, PETITE, event->bid == TAROT_PETITE);
  cli_habit_note (counts, THIN_GARDE,
                  event->bid >= TAROT_GARDE
                      && tarot_is_thin (match->deal.hands[event->seat]));
}

static void
count (const void *match, const void *data, CliHabitCounts *const *seats)
{
  const TarotEvent *event = data;

  if (event->type == TAROT_EVENT_BID)
    count_bid (match, event, seats[event->seat]);
  else if (event->type == TAROT_EVENT_PLAY)
    count_play (match, event, seats);
}

const CliHabits cli_tarot_habits = {
  .habits = {
    [PETIT_LED] = { N_("A defender leads the petit"), 2 },
    [HONOR_GIVEN] = { N_("Last to play, gives an honor to a lost trick"), 1 },
    [HIGH_UNDERTRUMP] = { N_("Undertrumps, but not with the lowest trump"), 1 },
    [HIGH_TRUMP_OPENED] = { N_("A defender opens a high trump"), 2 },
    [TRUMP_OPENED_WITH_PETIT] = { N_("A defender with the petit opens a trump"), 5 },
    [HONOR_OPENED] = { N_("A defender opens an honor of a suit with low cards"), 20 },
    [SHORT_SUIT_OPENED] = { N_("A defender opens a suit that is not the longest"), 30 },
    [THIN_GARDE] = { N_("Bids a garde on four trumps and one bout at most"), 1 },
    [PETITE] = { N_("Bids a petite, of all bids"), 0 },
    [POOR_21] = { N_("Plays the 21 on a poor trick"), 0 },
    [PETIT_LAST] = { N_("Keeps the petit for the last trick"), 0 },
  },
  .count = count,
};
