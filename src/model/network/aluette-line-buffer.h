/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Cuts bytes into lines, of which none is longer than ALUETTE_PROTOCOL_MAX_LINE bytes. Any
 * thread. */
typedef struct _AluetteLineBuffer AluetteLineBuffer;

AluetteLineBuffer *aluette_line_buffer_new (void);
void aluette_line_buffer_free (AluetteLineBuffer *self);

/* aluette_line_buffer_add:
 *
 * Adds bytes as they come. */
void aluette_line_buffer_add (AluetteLineBuffer *self, const char *bytes, gsize length);

/* aluette_line_buffer_next:
 *
 * Takes the next line, without its line feed.
 *
 * Returns: (transfer full) (nullable): the line; NULL until its line feed has come. */
GBytes *aluette_line_buffer_next (AluetteLineBuffer *self);

/* aluette_line_buffer_is_too_long:
 *
 * Returns: whether the next line is too long. No more lines come then. */
gboolean aluette_line_buffer_is_too_long (AluetteLineBuffer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteLineBuffer, aluette_line_buffer_free)

G_END_DECLS
