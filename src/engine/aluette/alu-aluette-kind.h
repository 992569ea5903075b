/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "engine/aluette/alu-record.h"

/* Aluette as a game kind. */
extern const AluGameKind alu_aluette_kind;

/* alu_header_to_game, alu_header_from_game:
 *
 * Convert the header of a record to the form for code that knows no game, and back. */
void alu_header_to_game (const AluRecordHeader *header, AluGameHeader *game);
void alu_header_from_game (const AluGameHeader *game, AluRecordHeader *header);

/* alu_record_error_to_game:
 *
 * Converts the error in a record. */
void alu_record_error_to_game (const AluRecordError *error, AluGameFault *fault);
