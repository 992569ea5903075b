/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-move-ordering.h"
#include "engine/alu-rng.h"

/* Samples from searches for fit-move-ordering. */

#define FIT_FEATURES 5

/* A kind of search that has weights of its own. */
typedef struct
{
  const char *name;
  AluQuestion question;
  int n_seats;
  int n_cards;           /* of the deals */
  int n_deals;           /* to draw samples from */
  uint64_t deal_nodes;   /* limit for each deal */
  uint64_t option_nodes; /* limit for each card of a sample */
  const AluTrainedOrdering *trained;
} FitKind;

/* One ply: what is known about each option, and how good it is. */
typedef struct
{
  uint16_t features[ALU_MAX_TRICKS][FIT_FEATURES]; /* indices of weights */
  float worth[ALU_MAX_TRICKS];                     /* 1 for the best option, 0 for one that loses */
  float weight;
  int n;
} FitSample;

/* Returns: (transfer none) (nullable): the kind with @name. */
const FitKind *fit_kind_find (const char *name);

/* fit_samples_draw:
 * @samples: (out caller-allocates): room for @n
 *
 * Searches deals with @trained and draws up to @n samples, in random order.
 *
 * Returns: their number. */
int fit_samples_draw (const FitKind *kind, const AluTrainedOrdering *trained, AluRng *rng,
                      FitSample *samples, int n);

/* Returns: the mean number of nodes for @n_deals deals of @seed; there is a limit for each deal. */
double fit_count_nodes (const FitKind *kind, const AluTrainedOrdering *trained, uint64_t seed,
                        int n_deals);
