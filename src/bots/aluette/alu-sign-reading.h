/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-view.h"

/* What a player takes the signs for that he has read: where the strong cards are. */
typedef struct
{
  AluCardSet cards[ALU_MAX_SEATS]; /* not yet played, known by its holder's sign */
  uint8_t weak[ALU_MAX_SEATS];     /* strength of the misère sign, 0 without one */
} AluSignReading;

/* alu_sign_reading_init:
 * @view: during a deal
 *
 * Reads the signs that @view's seat has caught, a partner's and opponents'. Where bluffs are
 * allowed a sign proves nothing; nor does one that was made before its maker rejected cards. */
void alu_sign_reading_init (AluSignReading *reading, const AluView *view);
