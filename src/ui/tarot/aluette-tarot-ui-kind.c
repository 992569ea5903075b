/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-ui-kind.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "ui/tarot/aluette-tarot-lesson-look.h"
#include "ui/tarot/aluette-tarot-match-tools.h"
#include "ui/tarot/aluette-tarot-print.h"
#include "ui/tarot/aluette-tarot-review-look.h"
#include "ui/tarot/aluette-tarot-score-page.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"
#include "ui/tarot/aluette-tarot-table-coach.h"
#include "ui/tarot/practice/aluette-tarot-activities.h"

static GtkWidget *
scoreboard_new (AluetteMatchRecord *record)
{
  GtkWidget *scoreboard = aluette_tarot_scoreboard_new ();

  aluette_scoreboard_set_record (ALUETTE_SCOREBOARD (scoreboard), record);
  return scoreboard;
}

static AluetteSheet *
sheet_new (const AluGameHeader *header, AluetteJournal *journal, GError **error)
{
  return (AluetteSheet *) aluette_tarot_score_sheet_new (header, journal, error);
}

static AluetteSheet *
sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  return (AluetteSheet *) aluette_tarot_score_sheet_open (database, match, error);
}

static GtkWidget *
make_score_page (const AluettePageContext *context, GError **error)
{
  AluetteSheet *sheet = aluette_sheet_page_find_sheet (context);

  return sheet != NULL ? aluette_tarot_score_page_new (ALUETTE_TAROT_SCORE_SHEET (sheet)) : NULL;
}

const AluetteUiKind aluette_tarot_ui_kind = {
  .id = "tarot",
  .presentation = &aluette_tarot_presentation_kind,
  .coach_new = aluette_tarot_table_coach_new,
  .match_tools_new = aluette_tarot_match_tools_new,
  .scoreboard_new = scoreboard_new,
  .print_new = aluette_tarot_print_new,
  .score_page = { "tarot-score", "()", N_("Score Sheet"), "tarot-score-keeping",
                  .page_new = make_score_page },
  .sheet_new = sheet_new,
  .sheet_open = sheet_open,
  .lessons = &aluette_tarot_lesson_look,
  .reviews = &aluette_tarot_review_look,
  .activities = aluette_tarot_activities,
  .n_activities = ALUETTE_TAROT_N_ACTIVITIES,
};
