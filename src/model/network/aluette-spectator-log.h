/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

/* What a spectator may know, as far as the log of a seat tells it: for a screen that several people
 * share, while nobody may see the cards of one of them. Main thread only. */
typedef struct _AluetteSpectatorLog AluetteSpectatorLog;

/* aluette_spectator_log_new:
 * @source: (transfer none): the log of a seat, of a game that is played over a network
 *
 * Returns: (transfer full): a log that follows @source. */
AluetteSpectatorLog *aluette_spectator_log_new (AluetteSeatLog *source);

void aluette_spectator_log_free (AluetteSpectatorLog *self);

/* aluette_spectator_log_get:
 *
 * Returns: (transfer none): the log of a spectator. It is announced when @source is. */
AluetteSeatLog *aluette_spectator_log_get (AluetteSpectatorLog *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteSpectatorLog, aluette_spectator_log_free)

G_END_DECLS
