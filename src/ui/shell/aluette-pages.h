/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-score-sheet.h"
#include "model/learning/aluette-lesson.h"
#include "model/tournament/aluette-concours.h"
#include "ui/shell/aluette-beyond.h"

G_BEGIN_DECLS

/* The pages of the program: each function makes one, binds it to the settings, lets it open other
 * pages and shows it in @beyond. What needs the database is not shown where there is none. */

/* aluette_pages_show:
 * @name: "tournaments", "statistics", "drills", "practice", "exercises" or "knowledge"
 *
 * Shows a page that is about nothing but itself. */
void aluette_pages_show (AluetteBeyond *beyond, const char *name);

void aluette_pages_show_match (AluetteBeyond *beyond, gint64 match);
void aluette_pages_show_sheet (AluetteBeyond *beyond, AluetteScoreSheet *sheet);
void aluette_pages_show_tournament (AluetteBeyond *beyond, AluetteConcours *concours);
void aluette_pages_show_lesson (AluetteBeyond *beyond, AluetteLesson *lesson);

G_END_DECLS
