/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-record.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_DEAL_PAGE (aluette_replay_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayDealPage, aluette_replay_deal_page, ALUETTE, REPLAY_DEAL_PAGE,
                      AdwBin)

/*
 * A deal of a match that is looked back upon, played once more: the same hands, from any moment of
 * it. Afterwards what came of it now stands beside what came of it then. Nothing of it reaches the
 * database or the statistics. Without a header bar.
 *
 * Action: again.restart.
 *
 * Signal: "play-out" (AluetteGame): a game is about to be started, to be given its pace
 */

/* aluette_replay_deal_page_new:
 * @header: (transfer none): of the match
 * @events: (transfer none): its whole log
 * @n_events: how many
 * @from: how many of them have happened when play begins: at least the deal's dealing out
 *
 * The deal starts when the page begins.
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_replay_deal_page_new (const AluRecordHeader *header, const AluEvent *events,
                                         guint n_events, guint from);

/* Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_replay_deal_page_get_table (AluetteReplayDealPage *self);

/* Returns: (transfer none): what is said below the table. */
const char *aluette_replay_deal_page_get_message (AluetteReplayDealPage *self);

G_END_DECLS
