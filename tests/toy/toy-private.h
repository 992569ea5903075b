/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "toy-kind.h"

enum
{
  TOY_OK = ALU_OK,
  TOY_REFUSED = ALU_ERROR_NOT_NOW,
};

/* The functions of the table, for the files of the toy game only. */

extern const AluGameOption toy_options[];
int toy_init (void *match, const AluGameHeader *header);
int toy_apply (void *match, const void *event);
bool toy_chance (const void *match, uint64_t seed, void *event);
void toy_view_for_seat (const void *match, int seat, void *view);
bool toy_event_for_seat (const void *match, const void *event, int seat, void *seat_event);
int toy_view_apply (void *view, const void *seat_event);
int toy_legal (const void *view, int seat, void *events);
void toy_summarize (const void *view, AluGameSummary *summary);
