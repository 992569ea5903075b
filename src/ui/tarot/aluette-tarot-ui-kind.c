/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-ui-kind.h"

#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "ui/tarot/aluette-tarot-lesson-look.h"
#include "ui/tarot/aluette-tarot-match-tools.h"
#include "ui/tarot/aluette-tarot-print.h"
#include "ui/tarot/aluette-tarot-review-look.h"
#include "ui/tarot/aluette-tarot-score-page.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"
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
  .presentation = &aluette_tarot_presentation_kind,
  .match_tools_new = aluette_tarot_match_tools_new,
  .scoreboard_new = scoreboard_new,
  .print_new = aluette_tarot_print_new,
  .score_page_new = aluette_tarot_score_page_begin,
  .score_page_open = aluette_tarot_score_page_open,
  .lessons = &aluette_tarot_lesson_look,
  .reviews = &aluette_tarot_review_look,
  .activities = aluette_tarot_activities,
  .n_activities = ALUETTE_TAROT_N_ACTIVITIES,
};
