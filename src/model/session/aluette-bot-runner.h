/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-view.h"

G_BEGIN_DECLS

/* Runs the decisions of bots of any game in other threads. Keeps the memory of their searches for
 * the next one. Main thread only. */
#define ALUETTE_TYPE_BOT_RUNNER (aluette_bot_runner_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBotRunner, aluette_bot_runner, ALUETTE, BOT_RUNNER, GObject)

AluetteBotRunner *aluette_bot_runner_new (void);

/* aluette_bot_runner_choose_async:
 * @bots: the bots of the game
 * @view: (transfer none): of the seat that must decide
 * @seed: the same view, seed and agreement give the same answer
 * @convention_seats: see AluBudget
 * @cancellable: (nullable): if canceled, the search ends at once
 *
 * Asks a bot for its next move. The callback is called in the thread-default main context. */
void aluette_bot_runner_choose_async (AluetteBotRunner *self, const AluBotKind *bots, int level,
                                      AluetteView *view, guint64 seed, guint32 convention_seats,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_bot_runner_volunteer_async:
 *
 * Asks a bot whether it acts out of turn. This is done once per deal. */
void aluette_bot_runner_volunteer_async (AluetteBotRunner *self, const AluBotKind *bots, int level,
                                         AluetteView *view, guint64 seed, GCancellable *cancellable,
                                         GAsyncReadyCallback callback, gpointer data);

/* aluette_bot_runner_finish:
 * @event: (out) (transfer full) (nullable): what the bot does; NULL if it does not act out of turn
 *
 * Ends both of these questions.
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED if it was canceled before this call. */
gboolean aluette_bot_runner_finish (AluetteBotRunner *self, GAsyncResult *result, gpointer *event,
                                    GError **error);

G_END_DECLS
