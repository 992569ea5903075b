/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-claim.h"

#include <string.h>

/*
 * Who takes a trick depends on its cards alone, not on who leads, so what is left of a deal is a
 * row of tricks. In each the claimer's card meets others out of a pool: everything that he does not
 * see, or that lies open elsewhere. The others are allowed more than they can really do (any of
 * them may draw on the whole pool, and low cards are never short), so that what holds here holds
 * in every world. A card that took or spoiled a trick is out of the pool afterwards.
 */

#define MAX_STEPS 60000 /* tricks looked at before giving up */

/* Symbolic tricks: the rules look at nothing but strength. Neither of the fateful cards. */
#define HIGH ALU_CARD (ALU_DENIERS, ALU_KING)
#define AS_HIGH ALU_CARD (ALU_COUPES, ALU_KING)
#define LOW ALU_CARD (ALU_BATONS, ALU_FOUR)

typedef struct
{
  const AluRules *rules;
  AluOrder order;
  uint8_t seat; /* who claims */
  bool free;    /* his own cards, too, may come in any order: they are in the pool */
  uint8_t n_line;
  AluCard line[ALU_MAX_HAND];
  int steps;
  unsigned results; /* bit 2 + points for team A */
  unsigned seats;   /* bit a seat that wins by tricks; bit ALU_MAX_SEATS: nobody does */
  unsigned reasons; /* bit an AluReason */
  unsigned wanted;  /* go on as long as all results are among these; 0: are the same */
  int best_pair;    /* strength of the best equals in the pool, 0 for none */
} Search;

/* The trick as it lies. */
typedef struct
{
  int best;      /* strength, 0 for none */
  int best_seat; /* ALU_NOBODY where equals spoil it */
  unsigned to_come;
} Trick;

static void
look_at (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool, int n_gone);

static void
note_result (Search *search, const AluDeal *deal)
{
  int points = deal->winner == ALU_TEAM_B ? -(int) deal->points : (int) deal->points;

  if (deal->winner == ALU_NOBODY)
    points = 0;
  search->results |= 1u << (2 + points);
  search->seats |= 1u << (deal->winner_seat == ALU_NOBODY ? ALU_MAX_SEATS : deal->winner_seat);
  search->reasons |= 1u << deal->reason;
}

/* Whether there is no need to look further: a result that is not wanted, or a second one. */
static bool
is_done (const Search *search)
{
  if (search->steps > MAX_STEPS)
    return true;
  if (search->wanted != 0)
    return (search->results & ~search->wanted) != 0;
  return (search->results & (search->results - 1)) != 0;
}

/* Gives the trick to @taker, or to nobody, and goes on. */
static void
finish_trick (Search *search, const AluDeal *deal, int taker, AluCardSet pool, int n_gone)
{
  AluDeal next = *deal;
  int n = search->rules->seats;

  next.turn = next.leader;
  for (int i = 0; i < n; i++)
    {
      AluCard card = (next.leader + i) % n == taker ? HIGH : LOW;

      if (taker == ALU_NOBODY && i < 2)
        card = i == 0 ? HIGH : AS_HIGH;
      alu_deal_play (search->rules, &next, card);
    }
  if (next.ended)
    note_result (search, &next);
  else
    look_at (search, &next, &(Trick) { .best_seat = ALU_NOBODY, .to_come = (1u << n) - 1 }, pool,
             n_gone);
}

/* How a pool card compares with what the claimer still has after this: cards that compare alike do
 * the same from now on. */
static unsigned
get_likeness (const Search *search, int strength, int n_gone)
{
  unsigned weaker = 0, equal = 0;

  if (search->free)
    return 0;
  for (int i = n_gone; i < search->n_line; i++)
    {
      int own = alu_card_strength (search->order, search->line[i]);

      weaker += own < strength;
      equal |= own == strength;
    }
  return 2 * weaker + equal;
}

/* Others beat the trick as it lies, each with any card that can. */
static void
let_take (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool, int n_gone)
{
  unsigned tried = 0;

  for (AluCardSet set = pool; set != 0 && !is_done (search); set &= set - 1)
    {
      int strength = alu_card_strength (search->order, alu_set_first (set));
      unsigned like = 1u << get_likeness (search, strength, n_gone);

      if (strength <= trick->best || (tried & like) != 0)
        continue;
      tried |= like;
      for (int seat = 0; seat < search->rules->seats && !is_done (search); seat++)
        if (trick->to_come & (1u << seat))
          finish_trick (search, deal, seat, search->free ? pool : pool & ~(set & -set), n_gone);
    }
}

/* Others spoil the trick: by an equal of its best, or two equals above it. Pairs count as never
 * broken. */
static void
let_spoil (Search *search, const AluDeal *deal, const Trick *trick, AluCardSet pool, int n_gone)
{
  bool two = (trick->to_come & (trick->to_come - 1)) != 0;
  AluCardSet equal = 0;

  for (AluCardSet set = pool; set != 0; set &= set - 1)
    if (alu_card_strength (search->order, alu_set_first (set)) == trick->best)
      equal = set & -set;
  if (two && trick->best < search->best_pair)
    finish_trick (search, deal, ALU_NOBODY, pool, n_gone);
  else if (equal != 0 && trick->best > 0)
    finish_trick (search, deal, ALU_NOBODY, search->free ? pool : pool & ~equal, n_gone);
}

/* The claimer's next card falls. */
static void
lay_own (const Search *search, Trick *trick, int n_gone)
{
  int strength = alu_card_strength (search->order, search->line[n_gone]);

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
look_at (Search *search, const AluDeal *deal, const Trick *lying, AluCardSet pool, int n_gone)
{
  Trick trick = *lying;

  search->steps++;
  if (is_done (search))
    return;
  if (!search->free && (trick.to_come & (1u << search->seat)) != 0)
    {
      lay_own (search, &trick, n_gone);
      n_gone++;
    }
  /* It stays as it lies: all others play below. With nothing on the table somebody must be best. */
  if (trick.best > 0)
    finish_trick (search, deal, trick.best_seat, pool, n_gone);
  if (trick.to_come == 0 || is_done (search))
    return;
  let_take (search, deal, &trick, pool, n_gone);
  if (!is_done (search) && (trick.best_seat != ALU_NOBODY || trick.best == 0))
    let_spoil (search, deal, &trick, pool, n_gone);
}

/* The deal with the cards of the trick in play taken back, and how that trick lies. */
static AluDeal
take_back (const Search *search, const AluDeal *deal, Trick *trick)
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
start_search (Search *search, const AluView *view, bool free, unsigned wanted)
{
  search->rules = &view->match.rules;
  search->order = alu_rules_order (search->rules);
  search->seat = view->seat;
  search->free = free;
  search->wanted = wanted;
  search->steps = 0;
  search->results = search->seats = search->reasons = 0;
}

static int
best_pair (AluOrder order, AluCardSet pool)
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
  search->best_pair = best_pair (search->order, pool);
  start = take_back (search, deal, &trick);
  look_at (search, &start, &trick, pool, 0);
  return search->steps <= MAX_STEPS;
}

/* Returns: the one bit of @mask, as its place; -1 where there are none or several. */
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

/* The order in which the @low weakest of @cards come first, then the others, strongest first. */
static void
lay_line (Search *search, const AluCard *cards, int n, int low)
{
  search->n_line = (uint8_t) n;
  for (int i = 0; i < n; i++)
    search->line[i] = i < low ? cards[n - 1 - i] : cards[i - low];
}

/* Whether the deal can still go better for the claimer than @points, for all he knows; with too
 * much to look at it is taken that it can. */
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

/* Looks for an order of the own cards that settles the deal, as well as it can still go. */
static bool
find_line (Search *search, const AluView *view, AluClaim *claim)
{
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (search->order, view->match.deal.hands[view->seat], cards);
  int sign = alu_team_of (view->seat) == ALU_TEAM_A ? 1 : -1;

  for (int low = 0; low < (n > 0 ? n : 1); low++)
    {
      int points;

      lay_line (search, cards, n, low);
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

/* `twelve`: only once both fateful cards have fallen, in tricks before this one, do the tricks
 * alone decide. */
static bool
can_count (const AluView *view)
{
  AluCardSet special = alu_card_bit (ALU_MONSIEUR) | alu_card_bit (ALU_JACK_OF_SWORDS);
  const AluDeal *deal = &view->match.deal;
  AluCardSet fallen = deal->played;

  for (int i = deal->n_tricks * view->match.rules.seats; i < deal->n_plays; i++)
    fallen &= ~alu_card_bit (deal->plays[i]);
  return !alu_rules_by_teams (&view->match.rules) || (fallen & special) == special;
}

bool
alu_claim_settled (const AluView *view, AluClaim *claim)
{
  Search search = { 0 };
  AluCard cards[ALU_N_CARDS];

  memset (claim, 0, sizeof *claim);
  claim->winner = claim->winner_seat = ALU_NOBODY;
  if (view->seat == ALU_NOBODY || alu_match_phase (&view->match) != ALU_PHASE_PLAY
      || !can_count (view))
    return false;
  start_search (&search, view, true, 0);
  lay_line (&search, cards,
            alu_set_sorted (search.order, view->match.deal.hands[view->seat], cards), 0);
  if (search_claim (&search, view) && get_only_bit (search.results) >= 0)
    return fill_claim (&search, view, ALU_CLAIM_ANY_PLAY, claim);
  return find_line (&search, view, claim);
}
