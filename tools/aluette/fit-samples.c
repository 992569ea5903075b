/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/fit-samples.h"

/* This file has a search of its own, which shows its plies. */
static void observe_ply (const AluSearch *search, const AluTrick *trick, int ply, AluCards out,
                         int best, int end, int taker);
#define OBSERVE_PLY observe_ply

#include "bots/aluette/solver/alu-search-body.h"
#include "bots/aluette/solver/alu-solver-root.h"

#include <math.h>
#include <stdlib.h>

#define TABLE_BYTES ((size_t) 8 << 20)
#define MAX_DEPTH ALU_N_CARDS
#define DEPTH_COST 0.3 /* of one more card that the proof of a winning option depends on */
#define N_LATE ALU_MOVE_ORDERING_LATE

/* A ply of a search. */
typedef struct
{
  AluCardRanks ranks;
  AluScoreState score_state;
  int leader, left, n_cards;
  uint8_t cards[ALU_MAX_SEATS];
} Ply;

/* A search that shows its plies. */
typedef struct
{
  AluSearch search; /* first, so that observe_ply () can find the rest */
  AluRng rng;
  Ply *plies[N_LATE];
  int room;
  uint64_t seen[N_LATE];
} Observer;

static const FitKind kinds[] = {
  { "winner", ALU_ASK_WINNER, 4, 8, 120, 30000, 3000, &alu_trained_ordering_winner },
  { "six", ALU_ASK_WINNER, 6, 8, 480, 200000, 10000, &alu_trained_ordering_six },
  { "mordienne", ALU_ASK_MORDIENNE, 4, 9, 120, 30000, 3000, &alu_trained_ordering_mordienne },
};

const FitKind *
fit_kind_find (const char *name)
{
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp (kinds[i].name, name) == 0)
      return &kinds[i];
  return NULL;
}

/* Keeps a uniform sample of the plies with each number of tricks left. */
static void
observe_ply (const AluSearch *search, const AluTrick *trick, int ply, AluCards out, int best,
             int end, int taker)
{
  Observer *observer = (Observer *) search;
  int late = trick->left - 2;
  uint64_t index;
  Ply *kept;

  if (trick->n_options[ply] < 2)
    return;
  index = observer->seen[late]++;
  if (index >= (uint64_t) observer->room)
    index = alu_rng_next (&observer->rng) % observer->seen[late];
  if (index >= (uint64_t) observer->room)
    return;
  kept = &observer->plies[late][index];
  *kept = (Ply) { trick->ranks, trick->score_state, trick->leader, trick->left, ply, { 0 } };
  for (int i = 0; i < ply; i++)
    kept->cards[i] = (uint8_t) __builtin_ctzll (trick->hand[i] & out);
}

static void
deal_position (const FitKind *kind, AluRng *rng, AluPosition *position)
{
  AluCard deck[ALU_N_CARDS];

  *position = (AluPosition) { .n_seats = (uint8_t) kind->n_seats, .runner = -1, .mordienne = true };
  for (int i = 0; i < ALU_N_CARDS; i++)
    deck[i] = (AluCard) i;
  alu_rng_shuffle (rng, deck, ALU_N_CARDS);
  for (int i = 0; i < kind->n_seats * kind->n_cards; i++)
    position->hands[i % kind->n_seats] |= alu_card_bit (deck[i]);
}

/* Starts a search of @position. */
static AluScoreState
start_search (const FitKind *kind, AluSearch *search, const AluMoveOrderingWeights *weights,
              AluTranspositionTable *tt, const AluPosition *position, AluSolverRoot *root)
{
  alu_transposition_table_clear (tt);
  alu_search_init (search, kind->question, kind->n_seats, tt, weights);
  alu_solver_root_init (root, position, 0);
  return kind->question == ALU_ASK_WINNER ? (AluScoreState) { alu_solver_root_winner (root, 1), 0 }
                                          : alu_solver_root_mordienne (root);
}

/* Tries every card of @ply. The fewer cards the proof of a winning card depends on, the more it is
 * worth, because the proof applies to more other positions.
 *
 * Returns: whether there is something to learn. */
static bool
try_cards (const FitKind *kind, const AluMoveOrderingWeights *weights, AluTranspositionTable *tt,
           const Ply *ply, const AluTrick *trick, FitSample *sample)
{
  int side = (ply->leader + ply->n_cards) & 1;
  int depths[ALU_MAX_TRICKS], least = MAX_DEPTH;
  uint8_t cards[ALU_MAX_SEATS];
  double nodes = 0;

  memcpy (cards, ply->cards, sizeof cards);
  for (int i = 0; i < sample->n; i++)
    {
      AluSearch search;
      AluProof proof;

      alu_transposition_table_clear (tt);
      alu_search_init (&search, kind->question, kind->n_seats, tt, weights);
      search.node_limit = kind->option_nodes;
      cards[ply->n_cards] = trick->card[ply->n_cards].at[i];
      proof = alu_search_position (&search, &ply->ranks, ply->leader, ply->left, ply->score_state,
                                   cards, ply->n_cards + 1);
      if (search.aborted)
        return false;
      depths[i] = proof.side == side ? proof.depth : MAX_DEPTH;
      least = depths[i] < least ? depths[i] : least;
      nodes += (double) search.nodes + 1;
    }
  for (int i = 0; i < sample->n; i++)
    sample->worth[i] = depths[i] < MAX_DEPTH ? (float) exp (DEPTH_COST * (least - depths[i])) : 0;
  sample->weight = (float) sqrt (nodes);
  return least < MAX_DEPTH;
}

/* Sets the features of @sample: the indices in AluTrainedOrdering that move ordering uses. */
static void
get_features (int n_seats, const AluTrick *trick, int ply, int best, int end, int taker,
              FitSample *sample)
{
  int situation = alu_move_ordering_situation (n_seats, ply, taker);
  int safe = trick->safe[ply] < best ? trick->safe[ply] : best;
  int own = trick->standing[ply];
  int taking = ply == 0 ? 0 : trick->standing[taker & (ALU_TAKER_TIED - 1)];

  for (int i = 0; i < sample->n; i++)
    {
      int card = trick->card[ply].at[i], step = trick->stronger[ply].at[i];
      int place = alu_move_ordering_places[sample->n].at[i];
      int row = situation * 4 + (card < end) + (card < best) + (card < safe);
      uint16_t *features = sample->features[i];

      features[0] = (uint16_t) ((row * 5 + place) * 8 + trick->left - 2);
      features[1] = (uint16_t) (ALU_TRAINED_STRONGER + (row * 12 + step) * 4 + own);
      features[2] = (uint16_t) (ALU_TRAINED_LATE + (situation * 12 + step) * 8 + trick->left - 2);
      features[3] = (uint16_t) (ALU_TRAINED_SIDES + row * 16 + trick->sides[ply]);
      features[4] = (uint16_t) (ALU_TRAINED_TAKERS + row * 16 + taking * 4 + own);
    }
}

/* Makes a sample of @ply.
 *
 * Returns: whether there is something to learn. */
static bool
make_sample (const FitKind *kind, const AluMoveOrderingWeights *weights, AluTranspositionTable *tt,
             const Ply *ply, FitSample *sample)
{
  int n = kind->n_seats, best = 64, end = 64, taker = 0;
  AluSearch search;
  AluTrick trick;

  alu_search_init (&search, kind->question, n, tt, weights);
  begin_trick (&search, n, kind->question, &trick, &ply->ranks, ply->leader, ply->left,
               ply->score_state);
  for (int i = 0; i < ply->n_cards; i++)
    if (ply->cards[i] < best)
      {
        best = alu_card_ranks_group_start (&ply->ranks, ply->cards[i]);
        end = alu_card_ranks_group_end (&ply->ranks, ply->cards[i]) + 1;
        taker = i;
      }
    else if (ply->cards[i] < end)
      taker |= ALU_TAKER_TIED;
  alu_move_ordering_list (&trick, n, ply->n_cards);
  sample->n = trick.n_options[ply->n_cards];
  get_features (n, &trick, ply->n_cards, best, end, taker, sample);
  return try_cards (kind, weights, tt, ply, &trick, sample);
}

/* Makes samples of the observed plies with the same number of tricks left, and gives them together
 * the same weight as those with any other number.
 *
 * Returns: their number. */
static int
make_samples (const FitKind *kind, const AluMoveOrderingWeights *weights, AluTranspositionTable *tt,
              const Observer *observer, int late, FitSample *samples)
{
  int n_plies = observer->seen[late] < (uint64_t) observer->room ? (int) observer->seen[late]
                                                                 : observer->room;
  double sum = 0;
  int n = 0;

  for (int i = 0; i < n_plies; i++)
    if (make_sample (kind, weights, tt, &observer->plies[late][i], &samples[n]))
      sum += samples[n++].weight;
  for (int i = 0; i < n; i++)
    samples[i].weight = (float) (samples[i].weight * observer->room / sum);
  return n;
}

static void
observe_deals (const FitKind *kind, const AluMoveOrderingWeights *weights,
               AluTranspositionTable *tt, Observer *observer, AluRng *rng)
{
  for (int i = 0; i < kind->n_deals; i++)
    {
      AluScoreState score_state;
      AluPosition position;
      AluSolverRoot root;

      deal_position (kind, rng, &position);
      score_state = start_search (kind, &observer->search, weights, tt, &position, &root);
      observer->search.node_limit = kind->deal_nodes;
      search_position (&observer->search, &root.ranks, 0, root.left, score_state, NULL, 0);
    }
}

int
fit_samples_draw (const FitKind *kind, const AluTrainedOrdering *trained, AluRng *rng,
                  FitSample *samples, int n)
{
  AluMoveOrderingWeights *weights = malloc (sizeof *weights);
  void *memory = aligned_alloc (64, TABLE_BYTES);
  Observer observer = { .room = n / N_LATE };
  AluTranspositionTable tt;
  int n_made = 0;

  if (weights == NULL || memory == NULL)
    abort ();
  alu_transposition_table_init (&tt, memory, TABLE_BYTES);
  alu_move_ordering_weights_init (weights, trained);
  alu_rng_seed (&observer.rng, alu_rng_next (rng));
  for (int late = 0; late < N_LATE; late++)
    if ((observer.plies[late] = calloc ((size_t) observer.room, sizeof (Ply))) == NULL)
      abort ();
  observe_deals (kind, weights, &tt, &observer, rng);
  for (int late = 0; late < N_LATE; late++)
    {
      n_made += make_samples (kind, weights, &tt, &observer, late, samples + n_made);
      free (observer.plies[late]);
    }
  for (int i = n_made - 1; i > 0; i--)
    {
      int j = (int) alu_rng_below (rng, (uint32_t) i + 1);
      FitSample other = samples[i];

      samples[i] = samples[j];
      samples[j] = other;
    }
  free (weights);
  free (memory);
  return n_made;
}

double
fit_count_nodes (const FitKind *kind, const AluTrainedOrdering *trained, uint64_t seed, int n_deals)
{
  AluMoveOrderingWeights *weights = malloc (sizeof *weights);
  void *memory = aligned_alloc (64, TABLE_BYTES);
  AluTranspositionTable tt;
  double sum = 0;
  AluRng rng;

  if (weights == NULL || memory == NULL)
    abort ();
  alu_transposition_table_init (&tt, memory, TABLE_BYTES);
  alu_move_ordering_weights_init (weights, trained);
  alu_rng_seed (&rng, seed);
  for (int i = 0; i < n_deals; i++)
    {
      AluScoreState score_state;
      AluPosition position;
      AluSolverRoot root;
      AluSearch search;

      deal_position (kind, &rng, &position);
      score_state = start_search (kind, &search, weights, &tt, &position, &root);
      search.node_limit = kind->deal_nodes;
      alu_search_position (&search, &root.ranks, 0, root.left, score_state, NULL, 0);
      sum += (double) search.nodes;
    }
  free (weights);
  free (memory);
  return sum / n_deals;
}
