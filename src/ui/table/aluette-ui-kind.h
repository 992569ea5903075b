/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-sheet.h"
#include "model/storage/aluette-database.h"
#include "presentation/table/aluette-presentation-kind.h"
#include "ui/common/aluette-print.h"
#include "ui/table/aluette-activity.h"
#include "ui/table/aluette-lesson-look.h"
#include "ui/table/aluette-match-tools.h"
#include "ui/table/aluette-replay-look.h"
#include "ui/table/aluette-review-look.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* See ui/coach/aluette-table-coach.h. */
typedef struct _AluetteTableCoach AluetteTableCoach;

/* What the interface needs to know of a game, besides its AluGameKind, which has the same id. */
typedef struct
{
  const char *id;
  const AluettePresentationKind *presentation; /* of the same game */

  /* (nullable): Returns: (transfer full): a coach without a table. */
  AluetteTableCoach *(*coach_new) (void);
  /* (nullable): Shows at the table, for @ms milliseconds, a signal that @event makes, although
   * spectators may be told nothing of it. */
  void (*show_signal) (AluetteTable *table, gconstpointer event, guint ms);

  /* A match in play */

  /* (nullable): Returns: (transfer full): what surrounds the table of a match in play. */
  AluetteMatchTools *(*match_tools_new) (void);

  /* (nullable): A recorded match, also one with real cards: its page shows the score and who has
   * won above when it was played, and the finished deals below. The action “match.show-deal” with
   * the index of a deal ("u") replays a deal with cards. Return: (transfer floating). */
  GtkWidget *(*result_new) (AluetteMatchRecord *record);
  GtkWidget *(*scoreboard_new) (AluetteMatchRecord *record);
  const AluetteReplayLook *replays; /* (nullable) */

  /* (nullable): A recorded match for printing: its deals and the score. @facts: when and where it
   * was played, and its rules. Returns: (transfer full) (nullable): NULL with @error. */
  AluettePrint *(*print_new) (const char *record, const char *facts, GError **error);

  /* Score sheets of matches that are played with real cards: a page without a target, whose state
   * is the index of the sheet; no id if the game has none.
   *
   * sheet_new () begins a sheet that @journal, if it is not NULL, stores; sheet_open () continues
   * one. Return: (transfer full) (nullable): NULL with @error. */
  AluettePageKind score_page;
  AluetteSheet *(*sheet_new) (const AluGameHeader *header, AluetteJournal *journal, GError **error);
  AluetteSheet *(*sheet_open) (AluetteDatabase *database, gint64 match, GError **error);

  /* Learning */

  const AluetteLessonLook *lessons; /* (nullable): NULL for a game without lessons */
  const AluetteReviewLook *reviews; /* (nullable): NULL for a game without reviews */

  /* Puzzles, drills and so on, in the order in which they are offered. */
  const AluetteActivity *activities;
  guint n_activities;
} AluetteUiKind;

/* The registry: all kinds, followed by NULL. */
extern const AluetteUiKind *const aluette_ui_kinds[];

/* aluette_ui_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluetteUiKind *aluette_ui_kind_from_id (const char *id);

/* aluette_ui_kind_find_page:
 *
 * Returns: (nullable): the page with this id, of any game. */
const AluettePageKind *aluette_ui_kind_find_page (const char *id);

G_END_DECLS
