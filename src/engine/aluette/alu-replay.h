/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match.h"

/*
 * Iterates over a log of events and shows the match after each of them:
 *
 *   AluReplay replay;
 *
 *   alu_replay_init (&replay, header, events, n_events);
 *   while (alu_replay_next (&replay))
 *     look_at (&replay.match, replay.event);
 *
 * A replay is a plain value and allocates nothing. Copy it to continue twice from the same
 * position.
 */
typedef struct
{
  AluMatch match;        /* the state after the first @index events */
  const AluEvent *event; /* the last of these; NULL at the start */
  unsigned index;        /* number of events applied, and index of the next one */
  AluStatus status;      /* why the header or an event was refused; else ALU_OK */

  /* private */
  const AluEvent *events;
  unsigned n_events;
} AluReplay;

/* alu_replay_init:
 * @events: (transfer none): @n_events events from the start of the match; must outlive @replay
 *
 * Starts at the beginning of a match. After an error, the replay contains no events.
 *
 * Returns: ALU_OK, or why the seating in @header is wrong. */
AluStatus alu_replay_init (AluReplay *replay, const AluGameHeader *header, const AluEvent *events,
                           unsigned n_events);

/* alu_replay_init_from:
 * @match: (transfer none): the state before the first of @events; copied
 * @events: (transfer none): @n_events events; must outlive @replay
 *
 * Starts in the middle of a match. */
void alu_replay_init_from (AluReplay *replay, const AluMatch *match, const AluEvent *events,
                           unsigned n_events);

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

/* alu_replay_seek_deal:
 * @deal: number of a deal that has not begun; 0 is the first
 *
 * Applies events until the next one deals the cards of @deal, or none is left.
 *
 * Returns: whether the next event deals these cards. */
bool alu_replay_seek_deal (AluReplay *replay, unsigned deal);

/* alu_replay_peek:
 *
 * Returns: (transfer none) (nullable): the next event, which is not applied yet; NULL at the
 * end. */
const AluEvent *alu_replay_peek (const AluReplay *replay);
