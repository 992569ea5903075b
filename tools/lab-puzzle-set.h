/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "bots/alu-puzzle-kind.h"

#define LAB_MAX_PUZZLES 10000
#define LAB_MAX_THEMES 16

/* The puzzles of one game that were generated or read so far. */
typedef struct
{
  const AluPuzzleKind *kind;
  uint64_t hashes[LAB_MAX_PUZZLES]; /* to find duplicates */
  int n;
  int counts[LAB_MAX_THEMES];
  int stars[LAB_MAX_THEMES][ALU_PUZZLE_STARS];
} LabPuzzleSet;

/* How the solutions of puzzles are proved again. */
typedef struct
{
  bool (*prove) (void *generator, const void *puzzle, int worlds, uint64_t seed);
  void *generator;
  int worlds;
  uint64_t seed;
} LabPuzzleProof;

/* lab_puzzle_set_add:
 *
 * Returns: false if @puzzle is a duplicate or the set is full. */
bool lab_puzzle_set_add (LabPuzzleSet *set, const void *puzzle);

/* Prints the number of puzzles of each theme and, after it, of each difficulty. */
void lab_puzzle_set_print (const LabPuzzleSet *set, FILE *file);

/* lab_puzzle_set_check:
 *
 * Reads files, adds their puzzles to @set, and complains of each that is a duplicate or that
 * @proof does not confirm.
 *
 * Returns: CLI_OK, or CLI_FAILURE after a complaint. */
int lab_puzzle_set_check (LabPuzzleSet *set, char **files, int n_files,
                          const LabPuzzleProof *proof);
