/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-vache-ui-kind.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/learn/aluette-vache-lesson-look.h"
#include "ui/aluette/practice/aluette-vache-activities.h"
#include "ui/aluette/review/aluette-vache-replay-look.h"
#include "ui/aluette/review/aluette-vache-review-look.h"
#include "ui/aluette/score/aluette-match-deals.h"
#include "ui/aluette/score/aluette-match-result.h"
#include "ui/aluette/score/aluette-print-match.h"
#include "ui/aluette/score/aluette-score-page.h"
#include "ui/aluette/table/aluette-vache-match-tools.h"
#include "ui/aluette/table/aluette-vache-table-coach.h"
#include "ui/portraits/aluette-portrait.h"

static void
show_signal (AluetteTable *table, gconstpointer event, guint ms)
{
  const AluEvent *signal = event;
  GtkWidget *portrait = aluette_table_get_portrait (table, signal->seat);
  g_autoptr (GSettings) settings = NULL;

  if (signal->type != ALU_EVENT_SIGN || portrait == NULL)
    return;
  settings = aluette_settings_new ();
  aluette_portrait_perform (ALUETTE_PORTRAIT (portrait),
                            aluette_sign_gesture (settings, (AluSign) signal->sign.sign,
                                                  signal->sign.strength),
                            ms, 1);
  aluette_table_light_up (table, signal->seat, 1);
}

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
  .coach_new = aluette_vache_table_coach_new,
  .show_signal = show_signal,
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
