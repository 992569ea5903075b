/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/solver/tarot-search-bounds.h"

int
tarot_bout_gain (int bouts, int more)
{
  static const uint8_t gained[] = { 0, 10, 30, 40 };
  int all = bouts + more;

  return gained[all > 3 ? 3 : all] - gained[bouts];
}

static inline bool
is_attack (const TarotSearch *search, int seat)
{
  return (search->attack >> seat & 1) != 0;
}

/* How many of the highest trumps one seat of a side holds, no trump of the other side among them:
 * each of them takes a trick for that side.
 *
 * Returns: whether the side is the attack. */
static bool
sure_trumps (const TarotSearch *search, const TarotSearchState *state, int *n)
{
  int counts[8] = { 0 };
  int left = __builtin_popcount (state->all_trumps);
  uint64_t owners = state->trump_owners;
  bool attack = left > 0 && is_attack (search, (int) (owners & 7));

  *n = 0;
  for (; left > 0 && is_attack (search, (int) (owners & 7)) == attack; left--, owners >>= 3)
    if (++counts[owners & 7] > *n)
      *n = counts[owners & 7];
  return attack;
}

/* What a side has for certain. */
typedef struct
{
  int tricks;
  int extra;    /* half points beyond one for each card */
  bool highest; /* the 21 is among them */
  uint64_t part;
} Sure;

/* How many of the highest cards of @suit the leader holds, and can take tricks with at once: every
 * other seat follows, or has no trumps after those that the leader has drawn.
 *
 * Returns: the number. */
static int
master_cards (const TarotSearch *search, const TarotSearchState *state, int suit, int drawn)
{
  uint64_t mask = TAROT_SUIT_MASK << (TAROT_SUIT_SIZE * suit);
  uint64_t own = state->plain[state->leader] & mask;
  uint64_t foreign = state->all_plain & mask & ~own;
  int n;

  if (foreign != 0)
    own &= ~(((UINT64_C (2) << (63 - __builtin_clzll (foreign))) - 1));
  n = __builtin_popcountll (own);
  for (int seat = 0; seat < search->seats && n > 0; seat++)
    if (seat != state->leader)
      {
        int trumps = __builtin_popcount (state->trumps[seat]);
        int length = __builtin_popcountll (state->plain[seat] & mask);

        if (length < n && trumps > drawn - (state->excuse == seat))
          n = length;
      }
  return n;
}

/* Adds the @n highest cards of @suit of the leader. */
static void
add_masters (const TarotSearchState *state, int suit, int n, Sure *sure)
{
  uint64_t mask = TAROT_SUIT_MASK << (TAROT_SUIT_SIZE * suit);
  uint64_t own = state->plain[state->leader] & mask;
  bool alone = (state->all_plain & mask & ~own) == 0;

  sure->tricks += n;
  for (; n > 0; n--)
    {
      int card = 63 - __builtin_clzll (own);

      own &= ~(UINT64_C (1) << card);
      sure->extra += tarot_card_half_points ((TarotCard) card) - 1;
      if (!alone && card % TAROT_SUIT_SIZE < TAROT_N_LOW)
        sure->part |= UINT64_C (1) << card;
    }
}

/* The tricks that the leader can take at once: the highest trumps, then the highest cards of the
 * suits. One trick is left out, since special rules hold for the last. */
static void
quick_tricks (const TarotSearch *search, const TarotSearchState *state, Sure *sure)
{
  uint32_t own = state->trumps[state->leader];
  uint32_t foreign = state->all_trumps & ~own;
  int drawn;

  if (foreign != 0)
    own = own >> (31 - __builtin_clz (foreign)) >> 1;
  drawn = __builtin_popcount (own);
  if (drawn > state->left - 1)
    drawn = state->left - 1;
  sure->tricks = drawn;
  sure->highest = drawn > 0 && (state->all_trumps >> (TAROT_N_TRUMPS - 1) & 1) != 0;
  sure->extra = sure->highest ? 8 : 0;
  for (int suit = 0; suit < TAROT_N_SUITS && sure->tricks < state->left - 1; suit++)
    {
      int n = master_cards (search, state, suit, drawn);

      if (n > state->left - 1 - sure->tricks)
        n = state->left - 1 - sure->tricks;
      add_masters (state, suit, n, sure);
    }
}

/* What a side has for certain without the lead. If the other side may win the last trick with the
 * Excuse, one trick less. */
static void
slow_tricks (const TarotSearch *search, const TarotSearchState *state, bool attack, int n,
             Sure *sure)
{
  bool excuse = state->excuse != TAROT_NO_EXCUSE && is_attack (search, state->excuse) != attack
                && (state->all_tricks & 1 << (attack ? TAROT_DEFENSE : TAROT_ATTACK)) != 0;

  sure->tricks = n - excuse;
  sure->highest = sure->tricks > 0 && (state->all_trumps >> (TAROT_N_TRUMPS - 1) & 1) != 0
                  && !excuse;
  sure->extra = sure->highest ? 8 : 0;
  sure->part = 0;
}

void
tarot_search_bounds (const TarotSearch *search, const TarotSearchState *state, int *lower,
                     int *upper, uint64_t *part)
{
  Sure sure[2] = { { 0 }, { 0 } }; /* of the defense and the attack */
  bool attack = is_attack (search, state->leader), trump_side;
  bool has_petit = (state->all_trumps & 1) != 0 || state->petit_before;
  int open = (int) (state->all_trumps & 1) + (int) (state->all_trumps >> (TAROT_N_TRUMPS - 1))
             + (state->excuse != TAROT_NO_EXCUSE);
  int n;

  quick_tricks (search, state, &sure[attack]);
  trump_side = sure_trumps (search, state, &n);
  if (n > sure[trump_side].tricks)
    slow_tricks (search, state, trump_side, n, &sure[trump_side]);
  *part = sure[0].part | sure[1].part;
  *lower = search->seats * sure[1].tricks + sure[1].extra
           + tarot_bout_gain (state->bouts, sure[1].highest) - (has_petit ? search->petit : 0);
  *upper = state->points - search->seats * sure[0].tricks - sure[0].extra
           + tarot_bout_gain (state->bouts, open - sure[0].highest)
           + (has_petit ? search->petit : 0);
}
