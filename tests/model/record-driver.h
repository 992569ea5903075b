/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/alu-game-kind.h"

/* record_driver_play:
 *
 * Plays a match of bots of any game of four deals, with its first rule set, as far as @n_deals
 * deals have begun: if it is less than four, the last of them is in play; if more, the match is
 * over.
 *
 * Returns: (transfer full): the record, always the same. */
char *record_driver_play (const AluGameKind *kind, guint n_deals);
