/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-puzzle-set.h"

#include <glib/gi18n.h>

#include "bots/tarot/puzzles/tarot-drill.h"
#include "presentation/tarot/aluette-tarot-drill-text.h"
#include "presentation/tarot/aluette-tarot-puzzle-text.h"

#define PREFIX "/io/github/aluette/Aluette/tarot-puzzles/"

static const AluettePuzzleDeck mixed[] = {
  { ALUETTE_DECK_MIXED, N_("All Themes"), N_("Puzzles you miss come back later"),
    "media-playlist-shuffle-symbolic" },
  { ALUETTE_DECK_MISTAKES, N_("Your Mistakes"), N_("Costly cards from the reviews of your deals"),
    "edit-undo-symbolic" },
};

/* In the order of TarotTheme. */
static const AluettePuzzleDeck themes[TAROT_N_THEMES] = {
  { "hunt", N_("Hunt for the Petit"), N_("Catch the petit of the other side") },
  { "save", N_("Save the Petit"), N_("Save your side’s petit") },
  { "last", N_("The Petit at the End"), N_("Who takes the petit in the last trick") },
  { "excuse", N_("The Excuse"), N_("Play it now, or keep it for later") },
  { "make", N_("Make the Contract"), N_("You attack, and only one card is enough") },
  { "defeat", N_("Defeat the Contract"), N_("You defend, and only one card is enough") },
  { "partner", N_("Who Is the Partner?"), N_("Five players, and the called card is hidden") },
  { "lead", N_("Choose a Lead"), N_("You play first") },
  { "follow", N_("Play to a Trick"), N_("Take it, leave it, or give points") },
};

static const AluettePuzzleSection sections[] = {
  { N_("Mixed Puzzles"), mixed, G_N_ELEMENTS (mixed) },
  { N_("By Theme"), themes, G_N_ELEMENTS (themes) },
};

static const char *const files[] = { PREFIX "4-players.puzzles", PREFIX "5-players.puzzles",
                                     PREFIX "3-players.puzzles", NULL };

const AluettePuzzleSet aluette_tarot_puzzle_set = {
  .kind = &tarot_puzzle_kind,
  .texts = &aluette_tarot_puzzle_texts,
  .intro = N_("Find the card that is clearly the best and play it on the table."),
  .back = N_("All Puzzles"),
  .next = NC_("puzzle", "Next Puzzle"),
  .graded = TRUE,
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .files = files,
  .in_turn = TRUE,
};

static const AluettePuzzleDeck drills[TAROT_N_DRILLS] = {
  { "bid", N_("What Do You Bid?"),
    N_("Your hand, the bids before you, and what each contract brings"),
    "tools-check-spelling-symbolic", TRUE },
  { "ecart", N_("Lay Cards Away"), N_("The dog is yours: which cards go to the écart?"),
    "edit-cut-symbolic", TRUE },
  { "count", N_("Count the Cards"), N_("Watch some tricks: trumps, bouts, suits and points"),
    "view-list-symbolic", TRUE },
};

static const AluettePuzzleSection drill_sections[] = {
  { N_("Drills"), drills, G_N_ELEMENTS (drills) },
};

const AluettePuzzleSet aluette_tarot_drill_set = {
  .kind = &tarot_drill_kind,
  .texts = &aluette_tarot_drill_texts,
  .intro = N_("What you miss comes back later."),
  .back = N_("See All Drills"),
  .next = NC_("puzzle", "Next Question"),
  .sections = drill_sections,
  .n_sections = G_N_ELEMENTS (drill_sections),
};
