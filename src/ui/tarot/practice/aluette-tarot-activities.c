/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/practice/aluette-tarot-activities.h"

#include <glib/gi18n.h>

#include "ui/practice/aluette-challenge-page.h"
#include "ui/practice/aluette-day-page.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/tarot/practice/aluette-tarot-puzzle-set.h"

static GtkWidget *
make_day (const AluettePageContext *context, GError **error)
{
  return aluette_day_page_new_for (context, "tarot");
}

static GtkWidget *
make_challenges (const AluettePageContext *context, GError **error)
{
  return aluette_challenge_page_new_for (context, "tarot");
}

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
      .page = { "tarot-day", "()", N_("Tarot Deal of the Day"), "challenge", .page_new = make_day },
      .summary = N_("The same cards for everybody, and one try"),
      .icon = "x-office-calendar-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
      .format_state = aluette_day_page_format_state,
  },
  {
      .page = { "tarot-challenges", "()", N_("Tarot Challenges"), "challenge",
                .page_new = make_challenges },
      .summary = N_("Eight deals by code word, to compare with a friend"),
      .icon = "system-users-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
  },
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
