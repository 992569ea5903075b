/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/aluette/cli-aluette.h"

/* The commands that measure the bots of Aluette and make puzzles. */
extern const CliCommand lab_arena;
extern const CliCommand lab_signs;
extern const CliCommand lab_puzzles;
extern const CliCommand lab_coach;
