/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-vache-puzzle-set.h"

#include <glib/gi18n.h>

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "presentation/aluette/aluette-vache-puzzle-text.h"

#define PREFIX "/io/github/aluette/Aluette/puzzles/"

static const AluettePuzzleDeck mixed[] = {
  { ALUETTE_DECK_MIXED, N_("All Themes"), N_("Puzzles you miss come back later"),
    "media-playlist-shuffle-symbolic" },
  { ALUETTE_DECK_MISTAKES, N_("Your Mistakes"), N_("Puzzles you missed, until you solve them"),
    "edit-undo-symbolic" },
  { ALUETTE_DECK_NEW, N_("Unlimited Puzzles"), N_("Made for you from new deals"),
    "list-add-symbolic" },
};

/* In the order of AluTheme. */
static const AluettePuzzleDeck themes[ALU_N_THEMES] = {
  { "spoil", N_("Spoil the Trick"), N_("Play an equal card so that nobody takes it") },
  { "duck", N_("Duck the Trick"), N_("Leave a trick that you could take") },
  { "race", N_("The Race for Tricks"), N_("Take a trick while it counts, or make it expensive") },
  { "mordienne", N_("Make Mordienne"), N_("Two points for the last tricks") },
  { "defence", N_("Stop Mordienne"), N_("An opponent is going for two points") },
  { "petit-jean", N_("With Petit-Jean"), N_("One hand is open on the table") },
  { "lead", N_("Choose a Lead"), N_("You play first") },
};

static const AluettePuzzleSection sections[] = {
  { N_("Mixed Puzzles"), mixed, G_N_ELEMENTS (mixed) },
  { N_("By Theme"), themes, G_N_ELEMENTS (themes) },
};

/* One file per theme. */
static const char *const files[] = {
  PREFIX "spoil.puzzles",   PREFIX "duck.puzzles",
  PREFIX "race.puzzles",    PREFIX "mordienne.puzzles",
  PREFIX "defence.puzzles", PREFIX "petit-jean.puzzles",
  PREFIX "lead.puzzles",    NULL,
};

const AluettePuzzleSet aluette_vache_puzzle_set = {
  .kind = &alu_puzzle_kind,
  .texts = &aluette_vache_puzzle_texts,
  .intro = N_("Find the card that is clearly the best and play it on the table."),
  .back = N_("All Puzzles"),
  .next = NC_("puzzle", "Next Puzzle"),
  .graded = TRUE,
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .files = files,
};
