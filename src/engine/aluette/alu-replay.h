/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"

/*
 * Goes through a log of events and shows the match after each of them:
 *
 *   AluReplay replay;
 *
 *   alu_replay_init (&replay, header, events, n_events);
 *   while (alu_replay_next (&replay))
 *     look_at (&replay.match, replay.event);
 *
 * A replay is a plain value that allocates nothing: copy it to continue from one place twice.
 */
typedef struct
{
  AluMatch match;        /* the state after the first @index events */
  const AluEvent *event; /* the last of them; NULL at the start */
  unsigned index;        /* how many events have been applied; the number of the next one */
  AluStatus status;      /* why the header or an event was refused; else ALU_OK */

  /* private */
  const AluEvent *events;
  unsigned n_events;
} AluReplay;

/* alu_replay_init:
 * @events: (transfer none): @n_events of them, from the start of the match; kept, not copied
 *
 * Starts at the beginning of a match. After an error there is nothing to go through.
 *
 * Returns: ALU_OK, or what is wrong with the seating that @header tells. */
AluStatus alu_replay_init (AluReplay *replay, const AluRecordHeader *header,
                           const AluEvent *events, unsigned n_events);

/* alu_replay_init_from:
 * @match: copied: the state before the first of @events
 * @events: (transfer none): kept, not copied
 *
 * Starts in the middle of a match. */
void alu_replay_init_from (AluReplay *replay, const AluMatch *match, const AluEvent *events,
                           unsigned n_events);

/* alu_replay_next:
 *
 * Applies the next event. An event that the rules refuse ends the replay before it.
 *
 * Returns: whether there was one. */
bool alu_replay_next (AluReplay *replay);

/* alu_replay_seek:
 * @index: number of events, not less than @replay->index
 *
 * Applies events until @index of them are applied, or none is left.
 *
 * Returns: whether so many are applied now. */
bool alu_replay_seek (AluReplay *replay, unsigned index);

/* alu_replay_seek_deal:
 * @deal: number of the deal from 0, not begun yet
 *
 * Applies events until the next one deals the cards of @deal, or none is left.
 *
 * Returns: whether the next event is that one. */
bool alu_replay_seek_deal (AluReplay *replay, unsigned deal);

/* alu_replay_peek:
 *
 * Returns: (transfer none) (nullable): the next event, not applied yet; NULL at the end. */
const AluEvent *alu_replay_peek (const AluReplay *replay);
