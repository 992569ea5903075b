/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/aluette/alu-view.h"

G_BEGIN_DECLS

/* What one seat may know of a match: an immutable, reference-counted copy. Any thread. */
typedef struct _AluetteView AluetteView;

#define ALUETTE_TYPE_VIEW (aluette_view_get_type ())
GType aluette_view_get_type (void) G_GNUC_CONST;

/* aluette_view_new:
 * @view: (transfer none): copied
 *
 * Returns: (transfer full): a view. */
AluetteView *aluette_view_new (const AluView *view);

AluetteView *aluette_view_ref (AluetteView *self);
void aluette_view_unref (AluetteView *self);

/* aluette_view_get_aluette:
 *
 * Returns: (transfer none): the view of a match of Aluette. */
const AluView *aluette_view_get_aluette (AluetteView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteView, aluette_view_unref)

G_END_DECLS
