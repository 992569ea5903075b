/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-match-record.h"

#include "../record-reading.h"

/* Any rule set with any options and any possible seating. */
void random_header (AluRng *rng, bool real_table, AluGameHeader *header);

/* Any next event that the rules allow: of chance or of a person, a sign or call, or a result of a
 * real table. */
void random_event (const AluMatch *match, AluRng *rng, uint64_t seed, AluEvent *event);
