/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-vache-ui-kind.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "ui/aluette/aluette-vache-lesson-look.h"
#include "ui/aluette/aluette-vache-match-tools.h"
#include "ui/aluette/aluette-vache-replay-look.h"
#include "ui/aluette/aluette-vache-review-look.h"
#include "ui/aluette/aluette-match-deals.h"
#include "ui/aluette/aluette-match-result.h"
#include "ui/aluette/aluette-print-match.h"
#include "ui/aluette/aluette-score-page.h"
#include "ui/aluette/practice/aluette-vache-activities.h"

static GtkWidget *
score_page_new (const AluGameHeader *header, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteScoreSheet) sheet = aluette_score_sheet_new (header, journal, error);

  return sheet != NULL ? aluette_score_page_new (sheet) : NULL;
}

static GtkWidget *
score_page_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteScoreSheet) sheet = aluette_score_sheet_open (database, match, error);

  return sheet != NULL ? aluette_score_page_new (sheet) : NULL;
}

const AluetteUiKind aluette_vache_ui_kind = {
  .id = "aluette",
  .presentation = &aluette_vache_presentation_kind,
  .match_tools_new = aluette_vache_match_tools_new,
  .result_new = aluette_match_result_new,
  .scoreboard_new = aluette_match_deals_new,
  .replays = &aluette_vache_replay_look,
  .print_new = aluette_print_match_new,
  .score_page_new = score_page_new,
  .score_page_open = score_page_open,
  .lessons = &aluette_vache_lesson_look,
  .reviews = &aluette_vache_review_look,
  .activities = aluette_activities,
  .n_activities = ALUETTE_N_ACTIVITIES,
};
