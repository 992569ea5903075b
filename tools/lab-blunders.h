/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* Counts cards that cost much, by the reviews of the coach. */
extern const CliCommand lab_blunders;

/* What a card must cost, and who plays it. */
typedef struct
{
  const char *id; /* of the game */
  double cost;    /* points of the deal */
  /* @match: the deal at its end. Returns: (nullable): the role of the player whose card @event is;
   * NULL if it is no card. */
  const char *(*role) (const void *match, const void *event);
} LabBlunderKind;

/* All games, followed by NULL. */
extern const LabBlunderKind *const lab_blunder_kinds[];
