/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "tools/lab-blunders.h"

/* The commands that measure the bots of Tarot and make puzzles. */
extern const CliCommand lab_tarot_arena;
extern const CliCommand lab_tarot_puzzles;

/* A blunder costs 8 points of the score. */
extern const LabBlunderKind lab_tarot_blunders;
