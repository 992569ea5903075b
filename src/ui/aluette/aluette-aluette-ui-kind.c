/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-aluette-ui-kind.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "ui/aluette/aluette-aluette-lesson-look.h"
#include "ui/aluette/aluette-aluette-match-tools.h"
#include "ui/aluette/aluette-aluette-metrics.h"
#include "ui/aluette/aluette-aluette-presenter.h"
#include "ui/aluette/aluette-aluette-replay-look.h"
#include "ui/aluette/aluette-aluette-review-look.h"
#include "ui/aluette/aluette-match-deals.h"
#include "ui/aluette/aluette-match-result.h"
#include "ui/aluette/aluette-print-match.h"
#include "ui/aluette/aluette-score-page.h"
#include "ui/aluette/aluette-setup-text.h"
#include "ui/aluette/practice/aluette-aluette-activities.h"

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

const AluetteUiKind aluette_aluette_ui_kind = {
  .id = "aluette",
  .presenter_new = aluette_aluette_presenter_new,
  .match_tools_new = aluette_aluette_match_tools_new,
  .play_label = N_("Play _Aluette"),
  .levels = aluette_level_texts,
  .dummy = &aluette_petit_jean_text,
  .presets = aluette_presets,
  .n_presets = ALUETTE_N_PRESETS,
  .format_rules = aluette_setup_text_rules,
  .describe_seats = aluette_setup_text_seats,
  .format_unfinished = aluette_setup_text_unfinished,
  .result_new = aluette_match_result_new,
  .scoreboard_new = aluette_match_deals_new,
  .replays = &aluette_aluette_replay_look,
  .print_new = aluette_print_match_new,
  .metrics = aluette_aluette_metrics,
  .n_metrics = ALUETTE_ALUETTE_N_METRICS,
  .score_page_new = score_page_new,
  .score_page_open = score_page_open,
  .lessons = &aluette_aluette_lesson_look,
  .reviews = &aluette_aluette_review_look,
  .activities = aluette_activities,
  .n_activities = ALUETTE_N_ACTIVITIES,
};
