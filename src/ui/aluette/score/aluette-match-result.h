/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-match-record.h"

/* aluette_match_result_new:
 * @record: a match of Aluette
 *
 * Returns: (transfer floating): the score of both teams, and who has won */
GtkWidget *aluette_match_result_new (AluetteMatchRecord *record);
