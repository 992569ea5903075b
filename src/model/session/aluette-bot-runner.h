/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/alu-bot.h"

G_BEGIN_DECLS

/* Lets bots think off the main thread. Keeps their search tables from one thought to the next. */
#define ALUETTE_TYPE_BOT_RUNNER (aluette_bot_runner_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBotRunner, aluette_bot_runner, ALUETTE, BOT_RUNNER, GObject)

AluetteBotRunner *aluette_bot_runner_new (void);

/* aluette_bot_runner_decide_async:
 * @view: of the person who decides; copied
 * @seed: the same view and seed give the same answer
 * @cancellable: (nullable): cancelling it ends the search at once
 *
 * Asks a bot what it does now. The callback comes from the thread-default main context. */
void aluette_bot_runner_decide_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                      guint64 seed, GCancellable *cancellable,
                                      GAsyncReadyCallback callback, gpointer data);

/* aluette_bot_runner_decide_finish:
 * @info: (out) (optional): why
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED where it was cancelled before this call. */
gboolean aluette_bot_runner_decide_finish (AluetteBotRunner *self, GAsyncResult *result,
                                           AluEvent *event, AluDecisionInfo *info, GError **error);

/* aluette_bot_runner_propose_async:
 *
 * Asks a bot once a deal whether it proposes to give the point. */
void aluette_bot_runner_propose_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                       guint64 seed, GCancellable *cancellable,
                                       GAsyncReadyCallback callback, gpointer data);

/* aluette_bot_runner_propose_finish:
 * @proposes: (out): its answer
 *
 * Returns: FALSE with G_IO_ERROR_CANCELLED where it was cancelled before this call. */
gboolean aluette_bot_runner_propose_finish (AluetteBotRunner *self, GAsyncResult *result,
                                            gboolean *proposes, GError **error);

G_END_DECLS
