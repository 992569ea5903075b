/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/alu-bot.h"

G_BEGIN_DECLS

/* Runs the decisions of bots in other threads. Keeps the memory of their searches for the next
 * one. Main thread only. */
#define ALUETTE_TYPE_BOT_RUNNER (aluette_bot_runner_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBotRunner, aluette_bot_runner, ALUETTE, BOT_RUNNER, GObject)

AluetteBotRunner *aluette_bot_runner_new (void);

/* aluette_bot_runner_decide_async:
 * @view: view of the player who must decide; copied
 * @seed: the same view and seed give the same answer
 * @cancellable: (nullable): if canceled, the search ends at once
 *
 * Asks a bot for its next move. The callback is called in the thread-default main context. */
void aluette_bot_runner_decide_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                      guint64 seed, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data);

/* aluette_bot_runner_decide_finish:
 * @info: (out) (optional): reasons of the move
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED if it was canceled before this call. */
gboolean aluette_bot_runner_decide_finish (AluetteBotRunner *self, GAsyncResult *result,
                                           AluEvent *event, AluDecisionInfo *info, GError **error);

/* aluette_bot_runner_propose_async:
 *
 * Asks a bot whether it proposes to concede the deal. This is done once per deal. */
void aluette_bot_runner_propose_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                       guint64 seed, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer data);

/* aluette_bot_runner_propose_finish:
 * @proposes: (out): the answer
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED if it was canceled before this call. */
gboolean aluette_bot_runner_propose_finish (AluetteBotRunner *self, GAsyncResult *result,
                                            gboolean *proposes, GError **error);

G_END_DECLS
