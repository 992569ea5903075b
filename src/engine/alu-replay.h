/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/*
 * Iterates over a log of events of any game and shows the match after each of them:
 *
 *   alu_replay_init (&replay, kind, match, header, events, n_events);
 *   while (alu_replay_next (&replay))
 *     look_at (replay.match, replay.event);
 *
 * Allocates nothing: the match is the caller's.
 */
typedef struct
{
  const AluGameKind *kind;
  void *match;       /* the state after the first @index events */
  const void *event; /* the last of these; NULL at the start */
  unsigned index;    /* number of events applied, and index of the next one */
  int status;        /* why the header or an event was refused; else 0 */

  /* private */
  const void *events;
  unsigned n_events;
} AluReplay;

/* alu_replay_init:
 * @match: (out caller-allocates): match_size bytes; must outlive @replay
 * @events: (transfer none): @n_events events from the start of the match; must outlive @replay
 *
 * Starts at the beginning of a match. After an error, the replay contains no events.
 *
 * Returns: 0, or why the game refuses @header. */
int alu_replay_init (AluReplay *replay, const AluGameKind *kind, void *match,
                          const AluGameHeader *header, const void *events, unsigned n_events);

/* alu_replay_peek:
 *
 * Returns: (transfer none) (nullable): the next event, which is not applied yet; NULL at the
 * end. */
const void *alu_replay_peek (const AluReplay *replay);

/* alu_replay_next:
 *
 * Applies the next event. If the rules refuse it, the replay ends before it.
 *
 * Returns: whether an event was applied; else @replay->status says whether there was none or why it
 * was refused. */
bool alu_replay_next (AluReplay *replay);

/* alu_replay_seek:
 * @index: number of events, not less than @replay->index
 *
 * Applies events until @index events are applied or none is left.
 *
 * Returns: whether @index events are applied now. */
bool alu_replay_seek (AluReplay *replay, unsigned index);
