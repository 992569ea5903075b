/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/aluette/alu-event.h"

G_BEGIN_DECLS

/* Boxed type of AluEvent, for signals and properties. */
#define ALUETTE_TYPE_EVENT (aluette_event_get_type ())
GType aluette_event_get_type (void) G_GNUC_CONST;

/* aluette_event_copy:
 *
 * Returns: (transfer full): a copy of @event. Free it with g_free (). */
AluEvent *aluette_event_copy (const AluEvent *event);

G_END_DECLS
