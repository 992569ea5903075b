/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-search.h"

#include "bots/tarot/solver/tarot-search-bounds.h"
#include "bots/tarot/solver/tarot-search-moves.h"

/* How often the stop flag is looked at, in nodes. */
#define STOP_MASK 0xff
#define WORST 2000
#define FIRST_MOVE 1000000

static inline bool
is_attack (const TarotSearch *search, int seat)
{
  return (search->attack >> seat & 1) != 0;
}

static inline int
seat_of (const TarotSearch *search, const TarotSearchState *state, int index)
{
  int seat = state->leader + index;

  return seat >= search->seats ? seat - search->seats : seat;
}

static bool
trick_has (const TarotTrick *trick, TarotCard card)
{
  for (int i = 0; i < trick->n; i++)
    if (trick->cards[i] == card)
      return true;
  return false;
}

/* What the attack gets from a trick before the last one. */
static int
trick_gain (const TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick,
            bool taken)
{
  bool has_excuse = trick->excuse >= 0;
  bool own_excuse = has_excuse && is_attack (search, seat_of (search, state, trick->excuse));
  int bouts = own_excuse;
  int gain = 0;

  if (taken)
    {
      gain = trick->points + has_excuse;
      bouts += trick_has (trick, TAROT_PETIT);
      bouts += trick_has (trick, TAROT_21);
    }
  return gain + (own_excuse ? 8 : 0) + tarot_bout_gain (state->bouts, bouts);
}

/* Who gets the Excuse of the last trick, where it does not take it. */
static bool
attack_gets_excuse (const TarotSearch *search, bool own, bool taken)
{
  return search->excuse_last == TAROT_EXCUSE_LAST_WINNER ? taken : !own;
}

/* What the attack gets from the last trick. */
static int
last_gain (const TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick)
{
  bool taken = is_attack (search, seat_of (search, state, trick->winner));
  bool petit = trick_has (trick, TAROT_PETIT);
  int bouts = 0, gain = 0;

  if (trick->excuse >= 0)
    {
      bool own = is_attack (search, seat_of (search, state, trick->excuse));
      bool takes = (state->all_tricks & 1 << (own ? TAROT_ATTACK : TAROT_DEFENSE)) != 0;
      bool gets;

      if (takes)
        taken = own;
      gets = takes ? own : attack_gets_excuse (search, own, taken);
      petit = petit || (takes && state->petit_before);
      bouts += gets;
      gain += gets ? 8 + (taken ? 1 : 0) : taken ? 1 : 0;
    }
  if (taken)
    {
      gain += trick->points;
      bouts += trick_has (trick, TAROT_PETIT) + trick_has (trick, TAROT_21);
    }
  if (petit)
    gain += taken ? search->petit : -search->petit;
  return gain + tarot_bout_gain (state->bouts, bouts);
}

/* The only card of @seat. */
static TarotCard
last_card (const TarotSearchState *state, int seat)
{
  if (state->excuse == seat)
    return TAROT_EXCUSE;
  return (TarotCard) (state->trumps[seat] != 0 ? TAROT_PETIT + __builtin_ctz (state->trumps[seat])
                                               : __builtin_ctzll (state->plain[seat]));
}

/* The low card that decided who takes a trick. */
static uint64_t
deciding_card (const TarotTrick *trick)
{
  TarotCard card = trick->cards[trick->winner];

  return trick->contested && card < TAROT_PETIT && card % TAROT_SUIT_SIZE < TAROT_N_LOW
             ? UINT64_C (1) << card
             : 0;
}

/* The state after a complete trick. */
static void
next_state (const TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick,
            TarotSearchState *next)
{
  int winner = seat_of (search, state, trick->winner);
  bool taken = is_attack (search, winner);

  *next = *state;
  for (int i = 0; i < trick->n; i++)
    tarot_search_state_remove (next, seat_of (search, state, i), trick->cards[i]);
  next->leader = (uint8_t) winner;
  next->left--;
  next->all_tricks &= taken ? 1 << TAROT_ATTACK : 1 << TAROT_DEFENSE;
  next->petit_before = trick_has (trick, TAROT_PETIT);
  if (taken)
    next->bouts = (uint8_t) (next->bouts + next->petit_before + trick_has (trick, TAROT_21));
  if (trick->excuse >= 0)
    next->bouts = (uint8_t) (next->bouts
                             + is_attack (search, seat_of (search, state, trick->excuse)));
}

static int
search_trick (TarotSearch *search, const TarotSearchState *state, int need, uint64_t *part);

static int
finish_trick (TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick, int need,
              uint64_t *part)
{
  bool taken = is_attack (search, seat_of (search, state, trick->winner));
  TarotSearchState next;
  int gain;

  *part |= deciding_card (trick);
  if (state->left == 1)
    return last_gain (search, state, trick);
  gain = trick_gain (search, state, trick, taken);
  next_state (search, state, trick, &next);
  return gain + search_trick (search, &next, need - gain, part);
}

/* Whether @seat could take the trick from who holds it. */
static bool
can_take (const TarotSearchState *state, const TarotTrick *trick, int seat)
{
  TarotCard best = trick->cards[trick->winner];

  if (trick->led < TAROT_TRUMPS)
    {
      uint64_t suit = TAROT_SUIT_MASK << (TAROT_SUIT_SIZE * trick->led) & state->plain[seat];

      if (suit != 0)
        return trick->top_trump < 0 && suit >> best > 1;
    }
  return state->trumps[seat] >> (trick->top_trump + 1) != 0;
}

/* A guess how good a card is for the seat that plays it: who takes the trick if every seat after it
 * that can take it from the other side does, and what it is worth then. */
static int32_t
estimate_move (const TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick,
               int seat, TarotCard card)
{
  int32_t score = (int32_t) search->history[seat][card];
  bool own = is_attack (search, seat), taken;
  TarotTrick next = *trick;
  int points;

  if (card == TAROT_EXCUSE)
    return score + 10;
  if (trick->led == TAROT_NO_SUIT)
    return score
           + (card >= TAROT_PETIT ? card - TAROT_PETIT - 10 : 4 * tarot_card_half_points (card));
  tarot_trick_add (&next, card);
  taken = is_attack (search, seat_of (search, state, next.winner));
  for (int i = next.n; i < search->seats; i++)
    {
      int other = seat_of (search, state, i);

      if (is_attack (search, other) != taken && can_take (state, &next, other))
        taken = !taken;
    }
  points = 8 * tarot_card_half_points (card);
  score += taken == own ? points + 40 : -points - 40;
  return card >= TAROT_PETIT ? score - (card - TAROT_PETIT) / 2 : score;
}

static void
score_moves (const TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick,
             int seat, TarotCard first, TarotMoveList *list)
{
  for (int i = 0; i < list->n; i++)
    list->scores[i] = list->cards[i] == first
                          ? FIRST_MOVE
                          : estimate_move (search, state, trick, seat, list->cards[i]);
}

/* Where no card was enough, cards that were not tried are equal to one that was only if the proof
 * keeps them together. */
static uint64_t
extend_part (const TarotMoveList *list, uint64_t part)
{
  for (int i = 0; i < list->n_merged; i++)
    {
      const TarotMerged *merged = &list->merged[i];
      uint64_t suit = TAROT_LOW_MASK << (merged->bottom / TAROT_SUIT_SIZE * TAROT_SUIT_SIZE);
      uint64_t up_to_top = suit & ((UINT64_C (2) << merged->top) - 1);

      if ((part & up_to_top) != 0)
        part |= UINT64_C (1) << merged->bottom;
    }
  return part;
}

static void
note_enough (TarotSearch *search, int left, int seat, TarotCard card)
{
  uint32_t *count = &search->history[seat][card];

  *count += (uint32_t) left;
  if (*count > 200)
    for (int i = 0; i < TAROT_N_CARDS; i++)
      search->history[seat][i] /= 2;
}

/* The seats play on from @trick.
 *
 * Returns: a bound, as of tarot_search_at_least (). */
static int
search_play (TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick, int need,
             TarotCard *move, uint64_t *part)
{
  int seat = seat_of (search, state, trick->n);
  bool attack = is_attack (search, seat);
  int best = attack ? -WORST : WORST;
  uint64_t all = 0;
  TarotMoveList list;

  if (trick->n == search->seats)
    return finish_trick (search, state, trick, need, part);
  tarot_list_moves (state, trick, seat, &list);
  if (list.n > 1)
    score_moves (search, state, trick, seat, *move, &list);
  *move = TAROT_NO_CARD;
  for (int i = 0; i < list.n; i++)
    {
      TarotCard card = tarot_next_move (&list, i), none = TAROT_NO_CARD;
      TarotTrick next = *trick;
      uint64_t own = 0;
      int value;

      tarot_trick_add (&next, card);
      value = search_play (search, state, &next, need, &none, &own);
      if (search->stopped)
        return 0;
      if ((value >= need) == attack)
        {
          *move = card;
          *part |= own;
          if (list.n > 1)
            note_enough (search, state->left, seat, card);
          return value;
        }
      all |= own;
      best = attack ? (value > best ? value : best) : (value < best ? value : best);
    }
  *part |= extend_part (&list, all);
  return best;
}

static bool
must_stop (TarotSearch *search)
{
  if (++search->nodes > search->max_nodes
      || ((search->nodes & STOP_MASK) == 0 && alu_stop_is_requested (search->stop)))
    search->stopped = true;
  return search->stopped;
}

static int
search_last (TarotSearch *search, const TarotSearchState *state, uint64_t *part)
{
  TarotTrick trick;

  tarot_trick_start (&trick);
  for (int i = 0; i < search->seats; i++)
    tarot_trick_add (&trick, last_card (state, seat_of (search, state, i)));
  *part |= deciding_card (&trick);
  return last_gain (search, state, &trick);
}

static int
search_trick (TarotSearch *search, const TarotSearchState *state, int need, uint64_t *part)
{
  TarotTableSlot slot;
  TarotTrick trick;
  TarotCard move;
  uint64_t own = 0;
  int lower, upper, bound;

  if (state->left == 1)
    return search_last (search, state, part);
  if (must_stop (search))
    return 0;
  tarot_search_bounds (search, state, &lower, &upper, &own);
  if (lower >= need || upper < need)
    {
      *part |= own;
      return lower >= need ? lower : upper;
    }
  if (tarot_table_find (&search->table, state, need, &slot, &bound, part))
    return bound;
  move = slot.found != NULL ? slot.found->move : TAROT_NO_CARD;
  own = 0;
  tarot_trick_start (&trick);
  bound = search_play (search, state, &trick, need, &move, &own);
  if (search->stopped)
    return 0;
  tarot_table_store (state, &slot, need, bound, own, move);
  *part |= own;
  return bound;
}

int
tarot_search_at_least (TarotSearch *search, const TarotSearchState *state, const TarotTrick *trick,
                       int need)
{
  TarotCard move = TAROT_NO_CARD;
  uint64_t part = 0;

  if (trick->n == 0)
    return search_trick (search, state, need, &part);
  return search_play (search, state, trick, need, &move, &part);
}
