/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-vache-activities.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-challenge-text.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/aluette-drills-page.h"
#include "ui/aluette/aluette-signs-page.h"
#include "ui/aluette/practice/aluette-challenge-page.h"
#include "ui/aluette/practice/aluette-day-page.h"
#include "ui/aluette/practice/aluette-knowledge-page.h"
#include "ui/aluette/practice/aluette-vache-puzzle-look.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/table/aluette-table-settings.h"

static GtkWidget *
make_day (const AluetteActivityContext *context)
{
  return aluette_day_page_new (ALUETTE_CHALLENGE_STORE (context->store), NULL,
                               context->player_name);
}

/* Returns: (transfer full) (nullable): the result of today's deal. */
static char *
format_day (GObject *store)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  AluetteChallenge today;
  AluetteChallengeDay day;

  aluette_challenge_init_day (&today, now);
  return aluette_challenge_store_get_day (ALUETTE_CHALLENGE_STORE (store), today.word, &day)
             ? aluette_challenge_text_day (&day)
             : NULL;
}

static GtkWidget *
make_challenges (const AluetteActivityContext *context)
{
  return aluette_challenge_page_new (ALUETTE_CHALLENGE_STORE (context->store),
                                     context->player_name);
}

static GtkWidget *
make_drills (const AluetteActivityContext *context)
{
  return aluette_drills_page_new (aluette_learner_data_get_drills (context->learner_data));
}

static GtkWidget *
make_puzzles (const AluetteActivityContext *context)
{
  AluetteLearnerData *study = context->learner_data;

  return aluette_practice_page_new (&aluette_vache_puzzle_look,
                                    aluette_learner_data_get_puzzles (study),
                                    aluette_learner_data_get_mistakes (study));
}

static GtkWidget *
make_knowledge (const AluetteActivityContext *context)
{
  return aluette_knowledge_page_new (context->learner_data);
}

static GtkWidget *
make_signs (const AluetteActivityContext *context)
{
  g_autoptr (GSettings) settings = aluette_settings_new ();
  GtkWidget *signs = aluette_signs_page_new ();

  aluette_table_settings_bind_deck (G_OBJECT (signs), settings);
  return signs;
}

const AluetteActivity aluette_activities[ALUETTE_N_ACTIVITIES] = {
  {
      .id = "day",
      .title = N_("Deal of the Day"),
      .summary = N_("The same cards for everybody, and one try"),
      .icon = "x-office-calendar-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
      .page_new = make_day,
      .format_state = format_day,
  },
  {
      .id = "challenges",
      .title = N_("Challenges"),
      .summary = N_("Eight deals by code word, to compare with a friend"),
      .icon = "system-users-symbolic",
      .places = ALUETTE_ACTIVITY_START_ROW,
      .page_new = make_challenges,
  },
  {
      .id = "drills",
      .title = N_("Practice Signs"),
      .summary = N_("Three drills and your progress"),
      .icon = "face-wink-symbolic",
      .places = ALUETTE_ACTIVITY_START_BUTTON | ALUETTE_ACTIVITY_LEARN_ROW,
      .page_new = make_drills,
  },
  {
      .id = "practice",
      .title = N_("Puzzles"),
      .summary = N_("Find the best card: spoil, duck, race, mordienne…"),
      .icon = "dialog-question-symbolic",
      .places = ALUETTE_ACTIVITY_START_BUTTON | ALUETTE_ACTIVITY_LEARN_ROW,
      .page_new = make_puzzles,
  },
  {
      .id = "knowledge",
      .title = N_("Your Progress"),
      .summary = N_("Lessons, signs and questions, by how well you remember them"),
      .icon = "starred-symbolic",
      .places = ALUETTE_ACTIVITY_LEARN_ROW,
      .page_new = make_knowledge,
  },
  {
      .id = "signs",
      .title = NC_("view", "Signs"),
      .icon = "face-wink-symbolic",
      .places = ALUETTE_ACTIVITY_VIEW,
      .help_topic = "signs",
      .page_new = make_signs,
  },
};
