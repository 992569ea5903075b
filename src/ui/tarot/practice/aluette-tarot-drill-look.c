/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-drill-look.h"

#include <glib/gi18n.h>

#include "bots/tarot/puzzles/tarot-drill.h"
#include "presentation/tarot/aluette-tarot-drill-text.h"

static const AluettePuzzleDeck decks[TAROT_N_DRILLS] = {
  { "bid", N_("What Do You Bid?"),
    N_("Your hand, the bids before you, and what each contract brings"),
    "tools-check-spelling-symbolic", TRUE },
  { "ecart", N_("Lay Cards Away"), N_("The dog is yours: which cards go to the écart?"),
    "edit-cut-symbolic", TRUE },
  { "count", N_("Count the Cards"), N_("Watch some tricks: trumps, bouts, suits and points"),
    "view-list-symbolic", TRUE },
};

static const AluettePuzzleSection sections[] = {
  { N_("Drills"), decks, G_N_ELEMENTS (decks) },
};

const AluettePuzzleLook aluette_tarot_drill_look = {
  .kind = &tarot_drill_kind,
  .texts = &aluette_tarot_drill_texts,
  .intro = N_("What you miss comes back later."),
  .back = N_("See All Drills"),
  .next = NC_("puzzle", "Next Question"),
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
};
