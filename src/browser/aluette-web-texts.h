/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* aluette_web_texts_write:
 * @language: code of the language of this thread
 * @one_table: whether no invitation words are needed
 *
 * Returns: (transfer full): the first message to a page: its own texts, such as those of
 *   buttons. */
JsonBuilder *aluette_web_texts_write (const char *language, gboolean one_table);

G_END_DECLS
