/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

/* What a player concludes from the signs that they have read. */
typedef struct
{
  AluCardSet cards[ALU_MAX_SEATS]; /* unplayed cards known from the holder's signs */
  uint8_t weak[ALU_MAX_SEATS];     /* strength of the misère sign, or 0 */
} AluSignReading;

/* alu_sign_reading_init:
 * @view: during a deal
 *
 * Interprets the signs that @view's seat has read. A sign proves nothing if bluffing is allowed, or
 * if its maker has rejected cards since. */
void alu_sign_reading_init (AluSignReading *reading, const AluView *view);
