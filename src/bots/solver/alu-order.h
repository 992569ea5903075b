/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-search.h"

/*
 * Which card to try first.
 */

#define ALU_ORDER_PLACE 15 /* the bits of the place */
#define ALU_ORDER_FIRST (INT32_C (1) << 26) /* added to a rank, puts it before all others */

/* alu_order_standings:
 *
 * Fills in the standings of @trick. */
void alu_order_standings (const AluSearch *search, AluTrick *trick);

/* alu_order_list:
 *
 * Lists the options of @seat in @trick. */
void alu_order_list (AluTrick *trick, int seat);

/* alu_order_rank:
 * @ranks: (out caller-allocates): room for ALU_MAX_TRICKS: the greater the sooner; the lowest four
 * bits are the place in the options
 *
 * Ranks the options of @seat, two or more, at @ply. */
void alu_order_rank (const AluTrick *trick,
                     int n_seats,
                     int ply,
                     AluTable table,
                     int seat,
                     int32_t *ranks);
