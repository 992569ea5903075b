/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/* What one seat may know of a match of any game: an immutable, reference-counted copy. Any
 * thread. */
typedef struct _AluetteView AluetteView;

#define ALUETTE_TYPE_VIEW (aluette_view_get_type ())
GType aluette_view_get_type (void) G_GNUC_CONST;

/* aluette_view_new:
 * @seat: whose view; ALU_GAME_SPECTATOR for a spectator
 * @bytes: (transfer none): a view of the game; copied
 *
 * Returns: (transfer full): a view. */
AluetteView *aluette_view_new (const AluGameKind *kind, guint seat, gconstpointer bytes);

/* aluette_view_new_for_seat:
 * @match: (transfer none): a match of the game
 *
 * Returns: (transfer full): what @seat may know of @match. */
AluetteView *aluette_view_new_for_seat (const AluGameKind *kind, gconstpointer match, guint seat);

AluetteView *aluette_view_ref (AluetteView *self);
void aluette_view_unref (AluetteView *self);

const AluGameKind *aluette_view_get_kind (AluetteView *self);

/* aluette_view_get_seat:
 *
 * Returns: the seat, or ALU_GAME_SPECTATOR. */
guint aluette_view_get_seat (AluetteView *self);

/* aluette_view_get_bytes:
 *
 * Returns: (transfer none): the view, for the functions of its kind. */
gconstpointer aluette_view_get_bytes (AluetteView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteView, aluette_view_unref)

G_END_DECLS
