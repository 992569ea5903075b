/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-vache-activities.h"

#include <glib/gi18n.h>

#include "ui/aluette/drills/aluette-drills-page.h"
#include "ui/aluette/practice/aluette-knowledge-page.h"
#include "ui/aluette/practice/aluette-vache-puzzle-set.h"
#include "ui/aluette/signs/aluette-signs-page.h"
#include "ui/practice/aluette-challenge-page.h"
#include "ui/practice/aluette-day-page.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/table/aluette-table-settings.h"

static GtkWidget *
make_day (const AluettePageContext *context, GError **error)
{
  return aluette_day_page_new_for (context, "aluette");
}

static GtkWidget *
make_challenges (const AluettePageContext *context, GError **error)
{
  return aluette_challenge_page_new_for (context, "aluette");
}

static GtkWidget *
make_drills (const AluettePageContext *context, GError **error)
{
  return aluette_drills_page_new (
      aluette_learner_data_get_drills (context->get_learner_data ("aluette")));
}

static GtkWidget *
make_puzzles (const AluettePageContext *context, GError **error)
{
  AluetteLearnerData *data = context->get_learner_data ("aluette");

  return aluette_practice_page_new (&aluette_vache_puzzle_set,
                                    aluette_learner_data_get_puzzles (data),
                                    aluette_learner_data_get_mistakes (data));
}

static GtkWidget *
make_knowledge (const AluettePageContext *context, GError **error)
{
  return aluette_knowledge_page_new (context->get_learner_data ("aluette"));
}

static GtkWidget *
make_signs (const AluettePageContext *context, GError **error)
{
  GtkWidget *signs = aluette_signs_page_new ();

  aluette_table_settings_bind_deck (G_OBJECT (signs), context->settings);
  return signs;
}

const AluetteActivity aluette_activities[ALUETTE_N_ACTIVITIES] = {
  {
      .page = { "day", "()", N_("Deal of the Day"), "challenge", .page_new = make_day },
      .summary = N_("The same cards for everybody, and one try"),
      .icon = "x-office-calendar-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
      .format_state = aluette_day_page_format_state,
  },
  {
      .page = { "challenges", "()", N_("Challenges"), "challenge", .page_new = make_challenges },
      .summary = N_("Eight deals by code word, to compare with a friend"),
      .icon = "system-users-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
  },
  {
      .page = { "drills", "()", N_("Practice Signs"), "drills", .page_new = make_drills },
      .summary = N_("Three drills and your progress"),
      .icon = "face-wink-symbolic",
      .places = ALUETTE_ACTIVITY_START_CARD | ALUETTE_ACTIVITY_LEARN_ROW,
      .get_answers = aluette_learner_data_get_drills,
  },
  {
      .page = { "practice", "()", N_("Puzzles"), "practice", .page_new = make_puzzles },
      .summary = N_("Find the best card: spoil, duck, race, mordienne…"),
      .icon = "dialog-question-symbolic",
      .places = ALUETTE_ACTIVITY_START_CARD | ALUETTE_ACTIVITY_LEARN_ROW,
      .get_answers = aluette_learner_data_get_puzzles,
      .puzzles = &aluette_vache_puzzle_set,
  },
  {
      .page = { "knowledge", "()", N_("Your Progress"), "lessons", .page_new = make_knowledge },
      .summary = N_("Lessons, signs and questions, by how well you remember them"),
      .icon = "starred-symbolic",
      .places = ALUETTE_ACTIVITY_LEARN_ROW,
  },
  {
      .page = { "signs", "()", NC_("view", "Signs"), "signs", .page_new = make_signs },
      .icon = "face-wink-symbolic",
      .places = ALUETTE_ACTIVITY_VIEW,
  },
};
