/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/coach/tarot-claim.h"

#include <string.h>

#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-sampler-facts.h"
#include "engine/alu-rng.h"

/*
 * Whatever anybody plays: the other seats play any card of those that this seat does not see, as
 * long as some distribution agrees with all that was played. At the end the closed place has the
 * cards that are left, so that the rules give the score. The search ends with the first score that
 * differs.
 *
 * By a line: the seat draws all trumps with higher ones and then plays cards that nobody can beat.
 */

#define MAX_STEPS 20000 /* cards played before giving up */
#define N_PROBES 24     /* ends tried at random before the search */
#define N_PLACE_SETS (1 << TAROT_N_PLACES)

typedef struct
{
  const TarotView *view;
  TarotCardSet allowed[TAROT_N_PLACES];
  int steps;
  bool differs;
  bool scored; /* whether @score is set */
  TarotScore score;
} Search;

/* The rest of the deal as it goes on. */
typedef struct
{
  TarotDeal deal; /* the own hand is known, the others are empty */
  TarotFacts facts;
  TarotCardSet pool; /* cards not seen by the claimer */
} Rest;

/* The cards of the pool that may lie in a place. */
static TarotCardSet
allowed_in_place (const Search *search, const Rest *rest, int place)
{
  TarotCardSet allowed = tarot_set_common (search->allowed[place], rest->pool);

  return place < TAROT_CLOSED ? tarot_facts_limit (&rest->facts, place, allowed) : allowed;
}

/* How many hidden cards a seat holds. */
static int
room_of (const Search *search, const Rest *rest, int seat)
{
  const TarotRules *rules = &search->view->match.rules;

  return seat < rules->seats && seat != search->view->seat
             ? tarot_deal_hand_count (rules, &rest->deal, seat)
             : 0;
}

/* Whether the pool can be distributed: for all places together, and for any of them, there are
 * enough cards. */
static bool
is_possible (const Search *search, const Rest *rest)
{
  TarotCardSet cards[N_PLACE_SETS] = { { { 0, 0 } } };
  int rooms[N_PLACE_SETS] = { 0 };
  int closed = tarot_set_count (rest->pool), n_sets = 1;

  for (int place = 0; place < TAROT_N_PLACES; place++)
    {
      int room = place == TAROT_CLOSED ? closed : room_of (search, rest, place);
      TarotCardSet allowed = allowed_in_place (search, rest, place);

      closed -= room;
      if (room == 0)
        continue;
      for (int set = 0; set < n_sets; set++)
        {
          cards[n_sets + set] = tarot_set_union (cards[set], allowed);
          rooms[n_sets + set] = rooms[set] + room;
          if (tarot_set_count (cards[n_sets + set]) < rooms[n_sets + set])
            return false;
        }
      n_sets *= 2;
    }
  return tarot_set_count (cards[n_sets - 1]) == tarot_set_count (rest->pool);
}

/* The cards that the seat in turn may play; of equal ones of the own hand only the lowest.
 *
 * Returns: the number of @cards. */
static int
list_cards (const Search *search, const Rest *rest, TarotCard cards[TAROT_N_CARDS])
{
  const TarotView *view = search->view;
  const TarotDeal *deal = &rest->deal;
  TarotCardSet legal, others = rest->pool;
  TarotCard last = TAROT_NO_CARD;
  int n_trick, n = 0;
  const TarotCard *trick = tarot_deal_trick (deal, view->match.rules.seats, deal->n_tricks,
                                             &n_trick);

  if (deal->turn != view->seat)
    return tarot_set_cards (allowed_in_place (search, rest, deal->turn), cards);
  for (int i = 0; i < n_trick; i++)
    others = tarot_set_with (others, trick[i]);
  for (legal = tarot_legal_cards (deal->hands[view->seat], trick, n_trick);
       !tarot_set_is_empty (legal);)
    {
      TarotCard card = tarot_set_lowest (legal);

      legal = tarot_set_without (legal, card);
      if (last == TAROT_NO_CARD || !tarot_cards_are_equal (last, card, others))
        cards[n++] = card;
      last = card;
    }
  return n;
}

/* Plays a card. Returns: whether some distribution allows it. */
static bool
play_card (const Search *search, Rest *rest, TarotCard card)
{
  const TarotRules *rules = &search->view->match.rules;

  tarot_facts_note (&rest->facts, rules, &rest->deal, card);
  rest->pool = tarot_set_without (rest->pool, card);
  tarot_deal_play (rules, &rest->deal, card);
  return is_possible (search, rest);
}

static void
score_end (const Search *search, const Rest *rest, TarotScore *score)
{
  const TarotRules *rules = &search->view->match.rules;
  TarotDeal deal = rest->deal;
  TarotSheet sheet;

  if (tarot_deal_takes_dog (&deal))
    deal.ecart = tarot_set_union (deal.ecart, rest->pool);
  else
    tarot_set_cards (rest->pool, deal.dog);
  tarot_deal_count (rules, &deal, &sheet);
  tarot_score (rules->seats, &sheet, score);
}

static void
add_end (Search *search, const Rest *rest)
{
  TarotScore score;

  score_end (search, rest, &score);
  if (!search->scored)
    search->score = score;
  else if (memcmp (&score, &search->score, sizeof score) != 0)
    search->differs = true;
  search->scored = true;
}

/* Plays the rest in all ways, until two scores differ or there are too many ways. */
static void
try_all (Search *search, const Rest *rest)
{
  TarotCard cards[TAROT_N_CARDS];
  int n;

  if (rest->deal.outcome != TAROT_OUTCOME_NONE)
    {
      add_end (search, rest);
      return;
    }
  n = list_cards (search, rest, cards);
  for (int i = 0; i < n && !search->differs && search->steps <= MAX_STEPS; i++)
    {
      Rest next = *rest;

      search->steps++;
      if (play_card (search, &next, cards[i]))
        try_all (search, &next);
    }
}

/* Plays the rest once: own cards by the line of @claim if there is one, all others at random. */
static void
try_one (Search *search, const TarotClaim *claim, const Rest *start, AluRng *rng)
{
  Rest rest = *start;

  while (rest.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotCard cards[TAROT_N_CARDS];
      int n = list_cards (search, &rest, cards), i = 0;
      bool own = claim != NULL && rest.deal.turn == search->view->seat;
      Rest next;

      if (own)
        cards[0] = claim->line[claim->n_line - tarot_set_count (rest.deal.hands[rest.deal.turn])];
      else
        alu_rng_shuffle (rng, cards, n);
      do
        next = rest;
      while (!play_card (search, &next, cards[i++]) && i < n);
      rest = next;
    }
  add_end (search, &rest);
}

static bool
is_decided (Search *search, const Rest *rest)
{
  AluRng rng;

  alu_rng_seed (&rng, 1);
  for (int i = 0; i < N_PROBES && !search->differs; i++)
    try_one (search, NULL, rest, &rng);
  if (!search->differs)
    try_all (search, rest);
  return !search->differs && search->steps <= MAX_STEPS;
}

/* ---- lines ---- */

/* The cards of others that may lie in a hand. */
static TarotCardSet
get_hidden (const Search *search, const Rest *rest)
{
  TarotCardSet hidden = tarot_set_empty ();

  for (int seat = 0; seat < search->view->match.rules.seats; seat++)
    if (seat != search->view->seat)
      hidden = tarot_set_union (hidden, allowed_in_place (search, rest, seat));
  return hidden;
}

/* Returns: the most cards of @cards that another seat may hold. */
static int
count_most (const Search *search, const Rest *rest, TarotCardSet cards)
{
  int most = 0;

  for (int seat = 0; seat < search->view->match.rules.seats; seat++)
    if (seat != search->view->seat)
      {
        int room = tarot_deal_hand_count (&search->view->match.rules, &rest->deal, seat);
        int n = tarot_set_count (tarot_set_common (allowed_in_place (search, rest, seat), cards));

        n = n < room ? n : room;
        most = n > most ? n : most;
      }
  return most;
}

/* Appends the cards of one suit from the top, and whether each of them takes its trick if none is
 * trumped. @hidden: cards that others may hold. */
static bool
add_suit (const Search *search, const Rest *rest, TarotCardSet own, TarotCardSet suit,
          TarotCardSet hidden, TarotClaim *claim)
{
  int most = count_most (search, rest, suit), led = 0;

  for (; !tarot_set_is_empty (own); led++)
    {
      TarotCard card = tarot_set_highest (own);

      own = tarot_set_without (own, card);
      if (led < most
          && !tarot_set_is_empty (tarot_set_above (tarot_set_common (hidden, suit), card)))
        return false;
      claim->line[claim->n_line++] = card;
    }
  return true;
}

/* Appends cards with which the seat, which leads, takes all tricks: its trumps, from the top and
 * without the petit, its suits, and the petit. Nobody may hold the Excuse or another's petit.
 *
 * Returns: whether there are such. */
static bool
add_line (const Search *search, const Rest *rest, TarotClaim *claim)
{
  TarotCardSet hidden = get_hidden (search, rest);
  TarotCardSet own = rest->deal.hands[search->view->seat];
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  bool petit = tarot_set_has (own, TAROT_PETIT);
  TarotCardSet leads = tarot_set_without (tarot_set_common (own, trumps), TAROT_PETIT);

  if (tarot_set_has (own, TAROT_EXCUSE) || tarot_set_has (hidden, TAROT_EXCUSE)
      || tarot_set_has (hidden, TAROT_PETIT)
      || count_most (search, rest, trumps) > tarot_set_count (leads)
      || !add_suit (search, rest, leads, trumps, hidden, claim))
    return false;
  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    {
      TarotCardSet cards = tarot_suit_cards ((TarotSuit) suit);

      if (!add_suit (search, rest, tarot_set_common (own, cards), cards, hidden, claim))
        return false;
    }
  if (petit)
    claim->line[claim->n_line++] = TAROT_PETIT;
  return true;
}

/* Whether @card takes the trick in play, which has begun, whatever the seats after it play. */
static bool
takes_trick (const Search *search, const Rest *rest, TarotCard card)
{
  const TarotRules *rules = &search->view->match.rules;
  TarotCard cards[TAROT_MAX_SEATS];
  int n;
  const TarotCard *trick = tarot_deal_trick (&rest->deal, rules->seats, rest->deal.n_tricks, &n);

  memcpy (cards, trick, (size_t) n);
  cards[n++] = card;
  if (tarot_trick_winner (cards, n) != n - 1)
    return false;
  for (int i = n; i < rules->seats; i++)
    for (TarotCardSet others = allowed_in_place (search, rest,
                                                 (rest->deal.leader + i) % rules->seats);
         !tarot_set_is_empty (others);)
      {
        cards[n] = tarot_set_lowest (others);
        others = tarot_set_without (others, cards[n]);
        if (tarot_trick_winner (cards, n + 1) == n)
          return false;
      }
  return true;
}

/* Whether the score is the same for all distributions if the seat takes all tricks: closed cards
 * count for its side too. */
static bool
knows_score (const TarotView *view)
{
  const TarotDeal *deal = &view->match.deal;
  bool attack = view->seat == deal->taker || view->seat == deal->partner;

  return deal->partner != TAROT_UNKNOWN && attack == (deal->contract != TAROT_GARDE_CONTRE);
}

/* Looks for a line with which the seat takes all tricks, the petit with the last one. */
static bool
find_line (const Search *search, const Rest *rest, TarotClaim *claim)
{
  const TarotRules *rules = &search->view->match.rules;
  int n;
  const TarotCard *trick = tarot_deal_trick (&rest->deal, rules->seats, rest->deal.n_tricks, &n);
  TarotCardSet legal = tarot_legal_cards (rest->deal.hands[search->view->seat], trick, n);

  if (n == 0)
    return add_line (search, rest, claim);
  for (; !tarot_set_is_empty (legal); claim->n_line = 0)
    {
      TarotCard card = tarot_set_highest (legal);
      Rest next = *rest;

      legal = tarot_set_without (legal, card);
      if (card == TAROT_PETIT || !takes_trick (search, rest, card))
        continue;
      next.deal.hands[search->view->seat] = tarot_set_without (next.deal.hands[search->view->seat],
                                                               card);
      claim->line[claim->n_line++] = card;
      if (add_line (search, &next, claim))
        return true;
    }
  return false;
}

bool
tarot_claim_find (const TarotView *view, TarotClaim *claim)
{
  const TarotDeal *deal = &view->match.deal;
  Search search = { .view = view };
  Rest rest = { .deal = *deal, .pool = view->unseen };
  int room[TAROT_N_PLACES];
  AluRng rng;

  memset (claim, 0, sizeof *claim);
  if (deal->phase != TAROT_PHASE_PLAY || deal->outcome != TAROT_OUTCOME_NONE
      || deal->turn != view->seat || deal->n_tricks == 0 || view->match.open_hands
      || tarot_set_count (deal->hands[view->seat]) < 2)
    return false;
  tarot_facts_read (&rest.facts, &view->match.rules, deal);
  tarot_allowed_cards (view, search.allowed, room);
  if (deal->taker != TAROT_NOBODY && find_line (&search, &rest, claim))
    {
      claim->kind = TAROT_CLAIM_BY_LINE;
      claim->scored = knows_score (view);
      alu_rng_seed (&rng, 1);
      try_one (&search, claim, &rest, &rng);
    }
  else if (is_decided (&search, &rest))
    {
      TarotCardSet cards = deal->hands[view->seat];

      claim->kind = TAROT_CLAIM_ANY_PLAY;
      claim->scored = true;
      for (claim->n_line = 0; !tarot_set_is_empty (cards); claim->n_line++)
        {
          claim->line[claim->n_line] = tarot_set_highest (cards);
          cards = tarot_set_without (cards, claim->line[claim->n_line]);
        }
    }
  else
    memset (claim, 0, sizeof *claim);
  if (claim->scored)
    claim->score = search.score;
  return claim->kind != TAROT_CLAIM_NONE;
}

TarotCard
tarot_claim_next_card (const TarotClaim *claim, const TarotView *view)
{
  TarotCardSet legal = tarot_view_legal_plays (view);

  for (int i = 0; i < claim->n_line; i++)
    if (tarot_set_has (legal, claim->line[i]))
      return claim->line[i];
  return TAROT_NO_CARD;
}
