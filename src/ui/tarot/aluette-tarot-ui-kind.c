/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-ui-kind.h"

#include <glib/gi18n.h>

#include "ui/tarot/aluette-tarot-lesson-look.h"
#include "ui/tarot/aluette-tarot-match-tools.h"
#include "ui/tarot/aluette-tarot-metrics.h"
#include "ui/tarot/aluette-tarot-presenter.h"
#include "ui/tarot/aluette-tarot-print.h"
#include "ui/tarot/aluette-tarot-review-look.h"
#include "ui/tarot/aluette-tarot-score-page.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"
#include "ui/tarot/aluette-tarot-settings.h"
#include "ui/tarot/aluette-tarot-setup-text.h"
#include "ui/tarot/practice/aluette-tarot-activities.h"

static GtkWidget *
scoreboard_new (AluetteMatchRecord *record)
{
  GtkWidget *scoreboard = aluette_tarot_scoreboard_new ();

  aluette_tarot_scoreboard_set_record (ALUETTE_TAROT_SCOREBOARD (scoreboard), record);
  return scoreboard;
}

const AluetteUiKind aluette_tarot_ui_kind = {
  .id = "tarot",
  .presenter_new = aluette_tarot_presenter_new,
  .settings = aluette_tarot_settings,
  .n_settings = ALUETTE_TAROT_N_SETTINGS,
  .match_tools_new = aluette_tarot_match_tools_new,
  .scoreboard_new = scoreboard_new,
  .print_new = aluette_tarot_print_new,
  .metrics = aluette_tarot_metrics,
  .n_metrics = ALUETTE_TAROT_N_METRICS,
  .play_label = N_("Play _Tarot"),
  .levels = aluette_tarot_level_texts,
  .presets = aluette_tarot_presets,
  .n_presets = ALUETTE_TAROT_N_PRESETS,
  .format_rules = aluette_tarot_setup_text_rules,
  .describe_seats = aluette_tarot_setup_text_seats,
  .format_unfinished = aluette_tarot_setup_text_unfinished,
  .score_page_new = aluette_tarot_score_page_begin,
  .score_page_open = aluette_tarot_score_page_open,
  .lessons = &aluette_tarot_lesson_look,
  .reviews = &aluette_tarot_review_look,
  .activities = aluette_tarot_activities,
  .n_activities = ALUETTE_TAROT_N_ACTIVITIES,
};
