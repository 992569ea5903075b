/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-match-record.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_DEAL_PAGE (aluette_replay_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayDealPage, aluette_replay_deal_page, ALUETTE, REPLAY_DEAL_PAGE,
                      AdwBin)

/*
 * Replays a deal of a finished or unfinished match of any game: same hands, from any point of the
 * deal. At the end it compares the new result with the original one. Nothing is written to the
 * database or counted in the statistics. Without a header bar.
 *
 * An AluetteTablePage. Action: again.restart.
 */

/* aluette_replay_deal_page_new:
 * @record: the match
 * @n_steps: steps of @deal that are not played again, at least 1
 *
 * The deal starts when the page begins (see AluettePage).
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_replay_deal_page_new (AluetteMatchRecord *record, guint deal, guint n_steps);

/* Returns: (transfer none): the text below the table. */
const char *aluette_replay_deal_page_get_message (AluetteReplayDealPage *self);

G_END_DECLS
