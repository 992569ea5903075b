/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the lines of a table on the network name what somebody looks at: a seat from 1, "cards",
 * "table", or "hidden". */

/* Returns: (transfer full): the word for a target of AluGazeModel. */
char *aluette_gaze_format_target (guint target);

/* @target: (out). Returns: whether @text is such a word. */
gboolean aluette_gaze_parse_target (const char *text, guint *target);

G_END_DECLS
