/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-rollout-policy.h"

#include <string.h>

/* What a card does in the trick. */
enum
{
  LEADS,
  BEATS,
  TIES,
  BELOW
};

/* Who takes the trick before the card is played. */
enum
{
  NONE_YET,
  FRIEND,
  OPPONENT,
  TIED
};

/* The rank of a card within the hand, according to what it does in the trick. */
enum
{
  LOWEST,
  CHEAPEST_TAKER,
  OTHER_TAKER,
  TOP_TAKER,
  EQUAL,
  MIDDLE,
  TOP_BELOW,
  N_STANDINGS
};

/* The features that all cards of the hand share. */
typedef struct
{
  uint64_t out;    /* ranks of the cards that other players may hold */
  uint8_t best;    /* strength of the card that takes the trick */
  uint8_t holder;  /* NONE_YET to TIED */
  uint8_t to_come; /* players after this one in the trick */
  uint8_t soon;    /* to_come, at most 2 */
  uint8_t left;    /* number of cards in the hand */
  uint8_t late;    /* number of cards in the hand, in five steps */
  uint8_t race;    /* who leads the race: 0 nobody, 1 the seat, 2 a partner, 3 an opponent */
  uint8_t own;     /* tricks of the seat, at most 3 */
  uint8_t taker;   /* tricks of the player who takes this trick now, at most 3 */
  uint8_t other;   /* most tricks of an opponent, at most 3 */
  uint8_t run;     /* whose mordienne is possible, and how long the deal still is: 0 to 11 */
  uint8_t strong;  /* doubles and luettes in the hand, at most 4 */
  uint8_t masters; /* cards of the hand that no other card still to come beats, at most 4 */
  uint8_t special; /* `twelve`: special cards at stake, and whether tricks are set aside */
} Situation;

static const uint8_t late_steps[ALU_MAX_HAND + 1] = { 0, 0, 1, 2, 3, 3, 4, 4, 4, 4 };
static const uint8_t out_steps[48] = { 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6,
                                       6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
                                       7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 };
static const uint8_t strength_steps[ALU_N_NUMBERS + 1] = { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
                                                           1, 2, 3, 3, 3, 3, 4, 4, 4, 4 };

#define LAST_DOUBLE 8 /* the number of the weakest double */

static int
min_int (int value, int max)
{
  return value < max ? value : max;
}

AluRolloutKind
alu_rollout_policy_get_kind (const AluRules *rules)
{
  if (rules->set == ALU_RULES_TWELVE)
    return rules->seats == 2 ? ALU_ROLLOUT_12X2 : ALU_ROLLOUT_12X4;
  return rules->seats == 6 ? ALU_ROLLOUT_6 : ALU_ROLLOUT_4;
}

static const int8_t *const trained_weights[ALU_N_ROLLOUT_KINDS] = {
  [ALU_ROLLOUT_4] = alu_rollout_weights_4,
  [ALU_ROLLOUT_6] = alu_rollout_weights_6,
  [ALU_ROLLOUT_12X4] = alu_rollout_weights_12x4,
  [ALU_ROLLOUT_12X2] = alu_rollout_weights_12x2,
};

/* Fills in the ranks of cards and of sets of four. */
static void
init_ranks (AluRolloutPolicy *policy)
{
  uint64_t rank_of[ALU_N_CARDS];
  int n = 0;

  policy->doubles = 0;
  memset (policy->ranks, 0, sizeof policy->ranks);
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    {
      int first = n;

      for (AluCard card = 0; card < ALU_N_CARDS; card++)
        if (policy->numbers[card] == number)
          {
            policy->card_at[n] = card;
            policy->strength[n] = (uint8_t) (ALU_N_NUMBERS + 1 - number);
            rank_of[card] = UINT64_C (1) << n++;
          }
      memset (policy->first_equal + first, first, (size_t) (n - first));
      memset (policy->end_equal + first, n, (size_t) (n - first));
      if (number == LAST_DOUBLE)
        policy->doubles = (UINT64_C (1) << n) - 1;
    }
  for (int card = 0; card < ALU_N_CARDS; card++)
    for (int set = 0; set < 16; set++)
      if (set >> card % 4 & 1)
        policy->ranks[card / 4][set] |= rank_of[card];
}

/* Returns: the ranks of @cards. */
static uint64_t
get_ranks (const AluRolloutPolicy *policy, AluCardSet cards)
{
  uint64_t ranks = 0;

  for (int i = 0; i < ALU_N_CARDS / 4; i++)
    ranks |= policy->ranks[i][cards >> 4 * i & 15];
  return ranks;
}

/* Returns: the first @n ranks. */
static uint64_t
get_first_ranks (int n)
{
  return (UINT64_C (1) << n) - 1;
}

void
alu_rollout_policy_init (AluRolloutPolicy *policy, const AluRules *rules)
{
  /* The ratio of two successive powers: exp (-1 / 16), times 2^24. */
  const uint64_t step = 15760736;
  uint64_t power = UINT64_C (1) << 24;

  policy->rules = rules;
  policy->weights = trained_weights[alu_rollout_policy_get_kind (rules)];
  policy->numbers = alu_card_numbers[alu_rules_order (rules)];
  init_ranks (policy);
  for (int i = 0; i < 256; i++)
    {
      policy->powers[i] = (uint32_t) (power > 0 ? power : 1);
      power = power * step >> 24;
    }
}

static void
read_trick (const AluRolloutPolicy *policy, const AluDeal *deal, Situation *situation)
{
  int n = policy->rules->seats;
  int start = deal->n_tricks * n;
  int n_table = deal->n_plays - start;
  int ply = ALU_NOBODY; /* of the card that takes the trick */

  for (int i = 0; i < n_table; i++)
    {
      int strength = ALU_N_NUMBERS + 1 - policy->numbers[deal->plays[start + i]];

      if (strength > situation->best)
        {
          situation->best = (uint8_t) strength;
          ply = i;
        }
      else if (strength == situation->best)
        ply = ALU_NOBODY;
    }
  situation->to_come = (uint8_t) (n - 1 - n_table);
  situation->soon = (uint8_t) min_int (situation->to_come, 2);
  if (ply == ALU_NOBODY)
    situation->holder = n_table == 0 ? NONE_YET : TIED;
  else
    {
      int taker = deal->leader + ply < n ? deal->leader + ply : deal->leader + ply - n;

      situation->holder = alu_team_of (taker) == alu_team_of (deal->turn) ? FRIEND : OPPONENT;
      situation->taker = (uint8_t) min_int (deal->taken[taker], 3);
    }
}

/* Reads the race between players: who leads it, and whose mordienne is possible. */
static void
read_race (const AluRolloutPolicy *policy, const AluDeal *deal, Situation *situation)
{
  int seat = deal->turn;
  int leader = alu_deal_race_leader (policy->rules, deal);
  int length = situation->left <= 2 ? 0 : situation->left <= 4 ? 1 : 2;
  int whose = 0;

  for (int other = 0; other < policy->rules->seats; other++)
    if (alu_team_of (other) != alu_team_of (seat) && deal->taken[other] > situation->other)
      situation->other = deal->taken[other];
  situation->other = (uint8_t) min_int (situation->other, 3);
  if (leader != ALU_NOBODY)
    situation->race = leader == seat ? 1 : alu_team_of (leader) == alu_team_of (seat) ? 2 : 3;
  if (deal->run_seat != ALU_NOBODY && alu_deal_may_mordienne (policy->rules, deal, deal->run_seat))
    whose = deal->run_seat == seat ? 1 : alu_team_of (deal->run_seat) == alu_team_of (seat) ? 2 : 3;
  situation->run = (uint8_t) (whose * 3 + length);
}

/* Reads the state of `twelve`, where the tricks of teams and two special cards count. */
static void
read_teams (const AluRolloutPolicy *policy, const AluDeal *deal, Situation *situation)
{
  int team = (int) alu_team_of (deal->turn);
  int ours = alu_deal_team_tricks (policy->rules, deal, (AluTeam) team);
  int theirs = alu_deal_team_tricks (policy->rules, deal, (AluTeam) (1 - team));
  int start = deal->n_tricks * policy->rules->seats;
  int special = deal->aside_special;

  situation->race = (uint8_t) (ours + theirs == 0 ? 0 : ours > theirs ? 1 : ours == theirs ? 2 : 3);
  situation->own = (uint8_t) min_int (ours > theirs ? ours - theirs : theirs - ours, 3);
  for (int i = 0; i < 2; i++)
    if (deal->special[i] != ALU_NOBODY)
      situation->other |= (uint8_t) (1 << i);
  for (int i = start; i < deal->n_plays; i++)
    special |= deal->plays[i] == ALU_MONSIEUR ? 1 : deal->plays[i] == ALU_JACK_OF_SWORDS ? 2 : 0;
  situation->special = (uint8_t) (special + (deal->n_aside > 0 ? 4 : 0));
}

/* @hand: ranks of the cards of the seat to act */
static void
read_situation (const AluRolloutPolicy *policy, const AluDeal *deal, uint64_t hand, int n_cards,
                Situation *situation)
{
  memset (situation, 0, sizeof *situation);
  situation->out = get_first_ranks (ALU_N_CARDS) & ~get_ranks (policy, deal->played) & ~hand;
  situation->left = (uint8_t) n_cards;
  situation->late = late_steps[situation->left];
  situation->own = (uint8_t) min_int (deal->taken[deal->turn], 3);
  read_trick (policy, deal, situation);
  if (alu_rules_by_teams (policy->rules))
    read_teams (policy, deal, situation);
  else
    read_race (policy, deal, situation);
  situation->strong = (uint8_t) min_int (alu_set_count (hand & policy->doubles), 4);
  if (situation->out != 0)
    hand &= get_first_ranks (policy->end_equal[__builtin_ctzll (situation->out)]);
  situation->masters = (uint8_t) min_int (alu_set_count (hand), 4);
}

/* Returns: what card @i of the hand is in it, if it does @move. The cards have these @strengths. */
static inline int
get_standing (const uint8_t *strengths, int n, int i, int move)
{
  bool lowest = strengths[i] == strengths[n - 1];
  bool top = strengths[i] == strengths[0];

  if (move == TIES)
    return EQUAL;
  if (lowest)
    return LOWEST;
  if (move == BELOW)
    return top ? TOP_BELOW : MIDDLE;
  return top ? TOP_TAKER : OTHER_TAKER;
}

static int
get_move_type (const Situation *situation, int strength)
{
  if (situation->holder == NONE_YET)
    return LEADS;
  return strength > situation->best ? BEATS : strength == situation->best ? TIES : BELOW;
}

/* Offsets of the tables in the array of weights. */
enum
{
  BY_STRENGTH = 0,
  BY_BEATERS = 1920,
  BY_STANDING = 3840,
  BY_RACE = 5352,
  BY_TRICKS = 7080,
  BY_RUN = 8104,
  BY_LUETTES = 8824,
  BY_SPECIAL = 9324,
  BY_BEST = 10476,
  BY_MASTERS = 11436
};

/* The first tables depend on the card. The others depend only on the situation and the move. */
#define N_CARD_TABLES 7

/* How far the weights of two successive moves are apart in each table. */
static const uint16_t move_steps[ALU_ROLLOUT_TABLES] = { 20, 480, 0, 15, 25, 9, 36, 432, 256, 1 };

/* Computes the part of each table index that depends on the situation, for the first move. */
static void
find_bases (const Situation *m, uint16_t at[ALU_ROLLOUT_TABLES])
{
  int left = m->left - 1;

  at[0] = (uint16_t) (BY_STRENGTH + (m->holder * 6 + m->to_come) * 80);
  at[1] = (uint16_t) (BY_BEATERS + (m->soon * 32 + m->holder) * 5 + m->late);
  at[2] = (uint16_t) (BY_STANDING + (m->holder * 6 + m->to_come) * 9 + left);
  at[3] = (uint16_t) (BY_RUN + (m->run * 12 + m->soon) * 5);
  at[4] = (uint16_t) (BY_LUETTES + m->strong * 100 + m->late);
  at[5] = (uint16_t) (BY_SPECIAL + (m->special * 4 + m->holder) * 36 + m->soon);
  at[6] = (uint16_t) (BY_MASTERS + (m->masters * 32 + m->race) * 9 + left);
  at[7] = (uint16_t) (BY_RACE + ((m->holder * 4 + m->race) * 3 + min_int (m->own, 2)) * 9 + left);
  at[8] = (uint16_t) (BY_TRICKS + ((m->holder * 4 + m->taker) * 4 + m->own) * 4 + m->other);
  at[9] = (uint16_t) (BY_BEST + ((m->holder * 3 + m->soon) * 20 + m->best) * 4);
}

static int
get_special_index (AluCard card)
{
  return card == ALU_MONSIEUR ? 1 : card == ALU_JACK_OF_SWORDS ? 2 : 0;
}

/* Computes the part of each table index that depends on the card of @rank. */
static inline void
find_offsets (const AluRolloutPolicy *policy, const Situation *m, int rank, int place,
              uint16_t offsets[N_CARD_TABLES])
{
  int strength = policy->strength[rank];
  uint64_t beaters = m->out & get_first_ranks (policy->first_equal[rank]);
  int step = strength_steps[strength];

  offsets[0] = (uint16_t) strength;
  offsets[1] = (uint16_t) (20 * out_steps[alu_set_count (beaters)]);
  offsets[2] = (uint16_t) (216 * place);
  offsets[3] = (uint16_t) step;
  offsets[4] = (uint16_t) (5 * step);
  offsets[5] = (uint16_t) (3 * get_special_index (policy->card_at[rank]));
  offsets[6] = beaters == 0 ? 144 : 0;
}

/* The state of an iteration over the cards of a hand. */
typedef struct
{
  Situation situation;
  AluCard cards[ALU_MAX_HAND]; /* strongest first */
  uint8_t ranks[ALU_MAX_HAND];
  uint8_t strengths[ALU_MAX_HAND];
  int n, cheapest;
  int move; /* of the last card, -1 before the first */
  uint16_t first[ALU_ROLLOUT_TABLES]; /* for the first move */
  uint16_t base[ALU_ROLLOUT_TABLES];  /* for the last one */
  uint16_t offsets[N_CARD_TABLES];
} HandScan;

static void
start_scan (const AluRolloutPolicy *policy, const AluDeal *deal, HandScan *scan)
{
  uint64_t hand = get_ranks (policy, deal->hands[deal->turn]);

  scan->n = 0;
  for (uint64_t rest = hand; rest != 0; rest &= rest - 1, scan->n++)
    {
      scan->ranks[scan->n] = (uint8_t) __builtin_ctzll (rest);
      scan->cards[scan->n] = policy->card_at[scan->ranks[scan->n]];
      scan->strengths[scan->n] = policy->strength[scan->ranks[scan->n]];
    }
  scan->cheapest = -1;
  scan->move = -1;
  read_situation (policy, deal, hand, scan->n, &scan->situation);
  find_bases (&scan->situation, scan->first);
  for (int i = 0; i < scan->n && scan->strengths[i] > scan->situation.best; i++)
    scan->cheapest = i;
}

/* Returns: whether card @i has the same indices as the one before it. */
static bool
has_same_indices (const HandScan *scan, int i)
{
  return i > 0 && scan->strengths[i] == scan->strengths[i - 1]
         && get_special_index (scan->cards[i]) == get_special_index (scan->cards[i - 1]);
}

/* Computes the indices of card @i.
 *
 * Returns: whether the base indices have changed. */
static inline bool
scan_card (const AluRolloutPolicy *policy, HandScan *scan, int i)
{
  int strength = scan->strengths[i];
  int move = get_move_type (&scan->situation, strength);
  int place = get_standing (scan->strengths, scan->n, i, move);
  bool base_changed = move != scan->move;

  if (move == BEATS && strength == scan->strengths[scan->cheapest] && place != LOWEST)
    place = CHEAPEST_TAKER;
  if (base_changed)
    for (int k = 0; k < ALU_ROLLOUT_TABLES; k++)
      scan->base[k] = (uint16_t) (scan->first[k] + move * move_steps[k]);
  scan->move = move;
  find_offsets (policy, &scan->situation, scan->ranks[i], place, scan->offsets);
  return base_changed;
}

int
alu_rollout_policy_features (const AluRolloutPolicy *policy, const AluDeal *deal,
                             AluCard cards[ALU_MAX_HAND],
                             uint16_t indices[ALU_MAX_HAND][ALU_ROLLOUT_TABLES])
{
  HandScan scan;

  start_scan (policy, deal, &scan);
  for (int i = 0; i < scan.n; i++)
    {
      cards[i] = scan.cards[i];
      if (has_same_indices (&scan, i))
        {
          memcpy (indices[i], indices[i - 1], sizeof indices[i]);
          continue;
        }
      scan_card (policy, &scan, i);
      memcpy (indices[i], scan.base, sizeof scan.base);
      for (int k = 0; k < N_CARD_TABLES; k++)
        indices[i][k] = (uint16_t) (indices[i][k] + scan.offsets[k]);
    }
  return scan.n;
}

int
alu_greedy_card (const uint8_t *numbers, const AluCard *cards, int n, int best, bool leave)
{
  for (int i = n - 1; i >= 0 && best > 0 && !leave; i--)
    if (ALU_N_NUMBERS + 1 - numbers[cards[i]] > best)
      return i;
  return n - 1;
}

/* Computes the score of each card: the sum of its weights. */
static void
score_hand (const AluRolloutPolicy *policy, HandScan *scan, int scores[ALU_MAX_HAND])
{
  const int8_t *weights = policy->weights;
  int common = 0;

  for (int i = 0; i < scan->n; i++)
    {
      if (has_same_indices (scan, i))
        {
          scores[i] = scores[i - 1];
          continue;
        }
      if (scan_card (policy, scan, i))
        {
          common = 0;
          for (int k = N_CARD_TABLES; k < ALU_ROLLOUT_TABLES; k++)
            common += weights[scan->base[k]];
        }
      scores[i] = common;
      for (int k = 0; k < N_CARD_TABLES; k++)
        scores[i] += weights[scan->base[k] + scan->offsets[k]];
    }
}

void
alu_rollout_policy_weigh (const AluRolloutPolicy *policy, const AluDeal *deal,
                          AluRolloutChoice *choice)
{
  int scores[ALU_MAX_HAND];
  int best = INT16_MIN;
  HandScan scan;
  const Situation *m = &scan.situation;

  start_scan (policy, deal, &scan);
  score_hand (policy, &scan, scores);
  choice->n = (uint8_t) scan.n;
  choice->greedy = (uint8_t) alu_greedy_card (policy->numbers, scan.cards, scan.n, m->best,
                                              m->holder == FRIEND && m->to_come == 0);
  choice->total = 0;
  for (int i = 0; i < scan.n; i++)
    best = scores[i] > best ? scores[i] : best;
  for (int i = 0; i < scan.n; i++)
    {
      choice->cards[i] = scan.cards[i];
      choice->behind[i] = (uint16_t) (best - scores[i]);
      choice->chances[i] = policy->powers[min_int (best - scores[i], 255)];
      choice->total += choice->chances[i];
    }
}

AluCard
alu_rollout_policy_draw (const AluRolloutPolicy *policy, const AluDeal *deal, AluRng *rng)
{
  AluCardSet hand = deal->hands[deal->turn];
  AluRolloutChoice choice;
  uint32_t mark;
  int i = 0;

  if ((hand & (hand - 1)) == 0)
    return alu_set_first (hand);
  alu_rollout_policy_weigh (policy, deal, &choice);
  for (mark = alu_rng_below (rng, choice.total); mark >= choice.chances[i]; i++)
    mark -= choice.chances[i];
  return choice.cards[i];
}
