/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-claim.h"

#include <string.h>

/*
 * Which player takes a trick depends only on its cards, not on who leads, so that the rest of a
 * deal is a sequence of tricks. In each trick, the claimer's card meets cards from a pool: all
 * cards that the claimer does not see or that are in open hands. Other players may do more than
 * they really can (anyone may play any card of the pool, and there are always enough low cards), so
 * that what is proved here is true in every determinization. A card that took or spoiled a trick
 * leaves the pool.
 */

#define MAX_STEPS 60000 /* number of tricks examined before giving up */

/* Cards that stand for any card in a trick, because the rules use only strengths. They are not
 * special cards of `twelve`. */
#define HIGH ALU_CARD (ALU_DENIERS, ALU_KING)
#define ALSO_HIGH ALU_CARD (ALU_COUPES, ALU_KING)
#define LOW ALU_CARD (ALU_BATONS, ALU_FOUR)

typedef struct
{
  const AluRules *rules;
  AluOrder order;
  uint8_t seat; /* the claimer */
  bool free;    /* the claimer's cards, too, may come in any order, so they are in the pool */
  uint8_t n_line;
  AluCard line[ALU_MAX_HAND];
  int steps;
  unsigned results; /* bit 2 + points for team A */
  unsigned seats;   /* seats that win by tricks, one bit per seat; bit ALU_MAX_SEATS: nobody */
  unsigned reasons; /* reasons, one bit per AluReason */
  unsigned allowed; /* continue while all results are in this set; if 0, while all are the same */
  int best_pair;    /* strength of the strongest pair of equal cards in the pool, or 0 */
} Search;

/* The current state of a trick. */
typedef struct
{
  int best;      /* strength of the best card, or 0 */
  int best_seat; /* ALU_NOBODY if equal cards spoil the trick */
  unsigned to_come;
} Trick;

static void examine_trick (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool,
                           int n_played);

static void
add_result (Search *search, const AluDeal *deal)
{
  int points = deal->winner == ALU_TEAM_B ? -(int) deal->points : (int) deal->points;

  if (deal->winner == ALU_NOBODY)
    points = 0;
  search->results |= 1u << (2 + points);
  search->seats |= 1u << (deal->winner_seat == ALU_NOBODY ? ALU_MAX_SEATS : deal->winner_seat);
  search->reasons |= 1u << deal->reason;
}

/* Returns: whether the search can end: there is a result outside the allowed set, or a second
 * result, or the step limit is exceeded. */
static bool
is_done (const Search *search)
{
  if (search->steps > MAX_STEPS)
    return true;
  if (search->allowed != 0)
    return (search->results & ~search->allowed) != 0;
  return (search->results & (search->results - 1)) != 0;
}

/* Gives the trick to @taker or nobody, and examines the next one. */
static void
finish_trick (Search *search, const AluDeal *deal, int taker, AluCardSet pool, int n_played)
{
  AluDeal next = *deal;
  int n = search->rules->seats;

  next.turn = next.leader;
  for (int i = 0; i < n; i++)
    {
      AluCard card = (next.leader + i) % n == taker ? HIGH : LOW;

      if (taker == ALU_NOBODY && i < 2)
        card = i == 0 ? HIGH : ALSO_HIGH;
      alu_deal_play (search->rules, &next, card);
    }
  if (next.ended)
    add_result (search, &next);
  else
    examine_trick (search, &next, &(Trick) { .best_seat = ALU_NOBODY, .to_come = (1u << n) - 1 },
                   pool, n_played);
}

/* Classifies a pool card by comparing it with the cards that the claimer will play later. Cards of
 * the same class have the same effect from now on. */
static unsigned
get_class (const Search *search, int strength, int n_played)
{
  unsigned weaker = 0, equal = 0;

  if (search->free)
    return 0;
  for (int i = n_played; i < search->n_line; i++)
    {
      int own = alu_card_strength (search->order, search->line[i]);

      weaker += own < strength;
      equal |= own == strength;
    }
  return 2 * weaker + equal;
}

/* Lets other players take the trick with each card of the pool that can. */
static void
try_takers (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool, int n_played)
{
  unsigned tried = 0;

  for (AluCardSet set = pool; set != 0 && !is_done (search); set &= set - 1)
    {
      int strength = alu_card_strength (search->order, alu_set_first (set));
      unsigned class_bit = 1u << get_class (search, strength, n_played);

      if (strength <= trick->best || (tried & class_bit) != 0)
        continue;
      tried |= class_bit;
      for (int seat = 0; seat < search->rules->seats && !is_done (search); seat++)
        if (trick->to_come & (1u << seat))
          finish_trick (search, deal, seat, search->free ? pool : pool & ~(set & -set), n_played);
    }
}

/* Lets other players spoil the trick: with a card equal to the best, or two equal cards above it.
 * Pairs are assumed to stay complete. */
static void
try_spoiling (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool,
              int n_played)
{
  bool two = (trick->to_come & (trick->to_come - 1)) != 0;
  AluCardSet equal = 0;

  for (AluCardSet set = pool; set != 0; set &= set - 1)
    if (alu_card_strength (search->order, alu_set_first (set)) == trick->best)
      equal = set & -set;
  if (two && trick->best < search->best_pair)
    finish_trick (search, deal, ALU_NOBODY, pool, n_played);
  else if (equal != 0 && trick->best > 0)
    finish_trick (search, deal, ALU_NOBODY, search->free ? pool : pool & ~equal, n_played);
}

/* Plays the claimer's next card. */
static void
play_own_card (const Search *search, Trick *trick, int n_played)
{
  int strength = alu_card_strength (search->order, search->line[n_played]);

  trick->to_come &= ~(1u << search->seat);
  if (strength > trick->best)
    {
      trick->best = strength;
      trick->best_seat = search->seat;
    }
  else if (strength == trick->best)
    trick->best_seat = ALU_NOBODY;
}

static void
examine_trick (Search *search, const AluDeal *deal, const Trick *current, AluCardSet pool,
               int n_played)
{
  Trick trick = *current;

  search->steps++;
  if (is_done (search))
    return;
  if (!search->free && (trick.to_come & (1u << search->seat)) != 0)
    {
      play_own_card (search, &trick, n_played);
      n_played++;
    }
  /* The other players may all play lower cards, unless nobody has played yet. */
  if (trick.best > 0)
    finish_trick (search, deal, trick.best_seat, pool, n_played);
  if (trick.to_come == 0 || is_done (search))
    return;
  try_takers (search, deal, &trick, pool, n_played);
  if (!is_done (search) && (trick.best_seat != ALU_NOBODY || trick.best == 0))
    try_spoiling (search, deal, &trick, pool, n_played);
}

/* Returns: the deal without the cards of the current trick, whose state goes to @trick. */
static AluDeal
rewind_trick (const Search *search, const AluDeal *deal, Trick *trick)
{
  AluDeal start = *deal;
  int n = search->rules->seats;
  int first = deal->n_tricks * n;
  const AluCard *cards = deal->plays + first;
  int n_table = deal->n_plays - first;
  unsigned strongest;
  int winner = alu_trick_winner (search->order, cards, n_table, &strongest);

  *trick = (Trick) { .best_seat = ALU_NOBODY, .to_come = (1u << n) - 1 };
  for (int i = 0; i < n_table; i++)
    trick->to_come &= ~(1u << (deal->leader + i) % n);
  if (winner < n)
    trick->best_seat = (deal->leader + winner) % n;
  if (strongest != 0)
    trick->best = alu_card_strength (search->order, cards[alu_set_first (strongest)]);
  start.n_plays = (uint8_t) first;
  start.turn = start.leader;
  return start;
}

static void
start_search (Search *search, const AluView *view, bool free, unsigned allowed)
{
  search->rules = &view->match.rules;
  search->order = alu_rules_order (search->rules);
  search->seat = view->seat;
  search->free = free;
  search->allowed = allowed;
  search->steps = 0;
  search->results = search->seats = search->reasons = 0;
}

static int
get_best_pair (AluOrder order, AluCardSet pool)
{
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    if (alu_set_count (alu_number_set (order, number) & pool) >= 2)
      return ALU_N_NUMBERS + 1 - number;
  return 0;
}

static bool
search_claim (Search *search, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;
  AluCardSet pool = view->unseen;
  AluDeal start;
  Trick trick;

  for (int seat = 0; seat < search->rules->seats; seat++)
    if (seat != view->seat || search->free)
      pool |= deal->hands[seat];
  search->best_pair = get_best_pair (search->order, pool);
  start = rewind_trick (search, deal, &trick);
  examine_trick (search, &start, &trick, pool, 0);
  return search->steps <= MAX_STEPS;
}

/* Returns: the index of the only bit in @mask, or -1 if there is not exactly one. */
static int
get_only_bit (unsigned mask)
{
  return mask != 0 && (mask & (mask - 1)) == 0 ? __builtin_ctz (mask) : -1;
}

static bool
fill_claim (const Search *search, const AluView *view, AluClaimKind kind, AluClaim *claim)
{
  int points = get_only_bit (search->results) - 2;
  int seat = get_only_bit (search->seats);
  int reason = get_only_bit (search->reasons);

  claim->kind = (uint8_t) kind;
  claim->winner = points > 0 ? ALU_TEAM_A : points < 0 ? ALU_TEAM_B : ALU_NOBODY;
  claim->points = (uint8_t) (points < 0 ? -points : points);
  claim->winner_seat = (uint8_t) (seat < 0 || seat == ALU_MAX_SEATS ? ALU_NOBODY : seat);
  claim->reason = (uint8_t) (reason < 0 ? ALU_REASON_NONE : reason);
  claim->n_line = search->n_line;
  memcpy (claim->line, search->line, sizeof claim->line);
  return true;
}

/* Orders the cards: first the @low weakest, then the others from the strongest on. */
static void
order_cards (Search *search, const AluCard *cards, int n, int low)
{
  search->n_line = (uint8_t) n;
  for (int i = 0; i < n; i++)
    search->line[i] = i < low ? cards[n - 1 - i] : cards[i - low];
}

/* Returns: whether the claimer might still get more than @points; true if the search gives up. */
static bool
may_do_better (const Search *line, const AluView *view, int points)
{
  Search any = *line;
  int sign = alu_team_of (view->seat) == ALU_TEAM_A ? 1 : -1;
  unsigned no_better = 0;

  for (int p = -2; p <= points; p++)
    no_better |= 1u << (2 + sign * p);
  start_search (&any, view, true, no_better);
  return !search_claim (&any, view) || (any.results & ~no_better) != 0;
}

/* Looks for an order of the claimer's cards that decides the deal with the best result possible. */
static bool
find_line (Search *search, const AluView *view, AluClaim *claim)
{
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (search->order, view->match.deal.hands[view->seat], cards);
  int sign = alu_team_of (view->seat) == ALU_TEAM_A ? 1 : -1;

  for (int low = 0; low < (n > 0 ? n : 1); low++)
    {
      int points;

      order_cards (search, cards, n, low);
      start_search (search, view, false, 0);
      if (!search_claim (search, view) || get_only_bit (search->results) < 0)
        continue;
      if (n <= 1)
        return fill_claim (search, view, ALU_CLAIM_ANY_PLAY, claim);
      points = sign * (get_only_bit (search->results) - 2);
      if (points > 0 && (points == 2 || !may_do_better (search, view, points)))
        return fill_claim (search, view, ALU_CLAIM_BY_LINE, claim);
    }
  return false;
}

/* Returns: whether tricks alone decide the deal. In `twelve`, they do after both special cards have
 * been played in earlier tricks. */
static bool
do_tricks_decide (const AluView *view)
{
  AluCardSet special = alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS);
  const AluDeal *deal = &view->match.deal;
  AluCardSet played = deal->played;

  for (int i = deal->n_tricks * view->match.rules.seats; i < deal->n_plays; i++)
    played &= ~alu_card_bit (deal->plays[i]);
  return !alu_rules_by_teams (&view->match.rules) || (played & special) == special;
}

bool
alu_claim_settled (const AluView *view, AluClaim *claim)
{
  Search search = { 0 };
  AluCard cards[ALU_N_CARDS];

  memset (claim, 0, sizeof *claim);
  claim->winner = claim->winner_seat = ALU_NOBODY;
  if (view->seat == ALU_NOBODY || alu_match_phase (&view->match) != ALU_PHASE_PLAY
      || !do_tricks_decide (view))
    return false;
  start_search (&search, view, true, 0);
  order_cards (&search, cards,
               alu_set_sorted (search.order, view->match.deal.hands[view->seat], cards), 0);
  if (search_claim (&search, view) && get_only_bit (search.results) >= 0)
    return fill_claim (&search, view, ALU_CLAIM_ANY_PLAY, claim);
  return find_line (&search, view, claim);
}
