/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-activities.h"

#include <glib/gi18n.h>

#include "ui/practice/aluette-practice-page.h"
#include "ui/tarot/practice/aluette-tarot-puzzle-set.h"

static GtkWidget *
make_puzzles (const AluettePageContext *context, GError **error)
{
  AluetteLearnerData *data = context->get_learner_data ("tarot");

  return aluette_practice_page_new (&aluette_tarot_puzzle_set,
                                    aluette_learner_data_get_puzzles (data),
                                    aluette_learner_data_get_mistakes (data));
}

static GtkWidget *
make_drills (const AluettePageContext *context, GError **error)
{
  AluetteLearnerData *data = context->get_learner_data ("tarot");

  return aluette_practice_page_new (&aluette_tarot_drill_set,
                                    aluette_learner_data_get_drills (data), NULL);
}

const AluetteActivity aluette_tarot_activities[ALUETTE_TAROT_N_ACTIVITIES] = {
  {
      .page = { "tarot-puzzles", "()", N_("Tarot Puzzles"), "tarot-practice",
                .page_new = make_puzzles },
      .summary = N_("Find the best card: hunt for the petit, the Excuse, the contract…"),
      .icon = "dialog-question-symbolic",
      .places = ALUETTE_ACTIVITY_START_CARD | ALUETTE_ACTIVITY_LEARN_ROW,
      .get_answers = aluette_learner_data_get_puzzles,
      .puzzles = &aluette_tarot_puzzle_set,
  },
  {
      .page = { "tarot-drills", "()", N_("Tarot Drills"), "tarot-practice",
                .page_new = make_drills },
      .summary = N_("Bid, lay cards away, and count what has been played"),
      .icon = "view-list-symbolic",
      .places = ALUETTE_ACTIVITY_START_CARD | ALUETTE_ACTIVITY_LEARN_ROW,
      .get_answers = aluette_learner_data_get_drills,
      .puzzles = &aluette_tarot_drill_set,
  },
};
