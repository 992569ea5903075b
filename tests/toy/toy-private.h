/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "toy-kind.h"

enum
{
  TOY_OK = ALU_OK,
  TOY_REFUSED = ALU_ERROR_NOT_NOW,
};

/* The functions of the table, for the files of the toy game only. */

const AluGameOption *toy_option (int index);
int toy_rules_init (AluGameRules *rules, int set, int n_seats);
const char *toy_status_text (int status);
int toy_init (void *match, const AluGameHeader *header);
int toy_apply (void *match, const void *event);
bool toy_chance (const void *match, uint64_t seed, void *event);
void toy_view_for_seat (const void *match, int seat, void *view);
bool toy_event_for_seat (const void *match, const void *event, int seat, void *seat_event);
AluGameRole toy_event_role (const void *event);
int toy_event_seat (const void *event);
int toy_view_apply (void *view, const void *seat_event);
int toy_legal (const void *view, int seat, void *events);
unsigned toy_actors (const void *view);
int toy_awaited (const void *view);
int toy_phase (const void *view);
unsigned toy_n_deals (const void *view);
bool toy_in_deal (const void *view);
void toy_points (const void *view, int32_t points[ALU_GAME_MAX_SEATS]);
void toy_sides (const void *view, uint8_t sides[ALU_GAME_MAX_SEATS]);
unsigned toy_winners (const void *view);
