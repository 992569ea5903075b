/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-vache-ui-kind.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "ui/aluette/learn/aluette-vache-lesson-look.h"
#include "ui/aluette/practice/aluette-vache-activities.h"
#include "ui/aluette/review/aluette-vache-replay-look.h"
#include "ui/aluette/review/aluette-vache-review-look.h"
#include "ui/aluette/score/aluette-match-deals.h"
#include "ui/aluette/score/aluette-match-result.h"
#include "ui/aluette/score/aluette-print-match.h"
#include "ui/aluette/score/aluette-score-page.h"
#include "ui/aluette/table/aluette-vache-match-tools.h"

static AluetteSheet *
sheet_new (const AluGameHeader *header, AluetteJournal *journal, GError **error)
{
  return (AluetteSheet *) aluette_score_sheet_new (header, journal, error);
}

static AluetteSheet *
sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  return (AluetteSheet *) aluette_score_sheet_open (database, match, error);
}

static GtkWidget *
make_score_page (const AluettePageContext *context, GError **error)
{
  AluetteSheet *sheet = aluette_sheet_page_find_sheet (context);

  return sheet != NULL ? aluette_score_page_new (ALUETTE_SCORE_SHEET (sheet)) : NULL;
}

const AluetteUiKind aluette_vache_ui_kind = {
  .id = "aluette",
  .presentation = &aluette_vache_presentation_kind,
  .match_tools_new = aluette_vache_match_tools_new,
  .result_new = aluette_match_result_new,
  .scoreboard_new = aluette_match_deals_new,
  .replays = &aluette_vache_replay_look,
  .print_new = aluette_print_match_new,
  .score_page = { "score", "()", N_("Score Sheet"), "score-keeping", .page_new = make_score_page },
  .sheet_new = sheet_new,
  .sheet_open = sheet_open,
  .lessons = &aluette_vache_lesson_look,
  .reviews = &aluette_vache_review_look,
  .activities = aluette_activities,
  .n_activities = ALUETTE_N_ACTIVITIES,
};
