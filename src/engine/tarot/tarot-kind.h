/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "engine/tarot/tarot-record.h"

/* French Tarot as a game kind. */
extern const AluGameKind tarot_kind;

/* tarot_header_to_game, tarot_header_from_game:
 *
 * Convert the header of a record to the form for code that knows no game, and back. */
void tarot_header_to_game (const TarotRecordHeader *header, AluGameHeader *game);
void tarot_header_from_game (const AluGameHeader *game, TarotRecordHeader *header);
