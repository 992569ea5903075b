/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "bots/problems/alu-problem.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_PROBLEM_VIEW (aluette_problem_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteProblemView, aluette_problem_view, ALUETTE, PROBLEM_VIEW, AdwBin)

/*
 * A problem on the table: a card is asked for, the answer is put into words, and what would come of
 * it is played out.
 *
 * Actions, prefix "problem": retry, solution, next.
 *
 * Signals:
 *   "answered" (gboolean right, guint took_ms): the first answer to a problem
 *   "next": another problem is wanted
 *   "play-out" (AluetteGame): a game is about to be started, to be given its pace
 */

/* Returns: (transfer floating) */
GtkWidget *aluette_problem_view_new (void);

/* aluette_problem_view_set_problem:
 * @problem: (nullable) (transfer none): copied; NULL clears the table */
void aluette_problem_view_set_problem (AluetteProblemView *self, const AluProblem *problem);

/* aluette_problem_view_show_as:
 * @other: a view that goes
 *
 * Shows the problem of @other, with the answer that was given there; it does not count twice. */
void aluette_problem_view_show_as (AluetteProblemView *self, AluetteProblemView *other);

/* aluette_problem_view_wait:
 * @text: (nullable): what is waited for, with an empty table */
void aluette_problem_view_wait (AluetteProblemView *self, const char *text);

/* Returns: (transfer none) (nullable): the problem on the table. */
const AluProblem *aluette_problem_view_get_problem (AluetteProblemView *self);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_problem_view_get_table (AluetteProblemView *self);

/* Returns: (transfer none): what is asked or said now. */
const char *aluette_problem_view_get_message (AluetteProblemView *self);

G_END_DECLS
