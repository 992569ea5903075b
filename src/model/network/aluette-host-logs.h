/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-lines.h"
#include "model/session/aluette-local-game.h"

G_BEGIN_DECLS

/* What the seats of a room are told of the match, as lines for them. The events themselves are in
 * the match only, because a server has many rooms. Sends nothing. Main thread only. */
typedef struct _Logs Logs;

/* @game: not owned, must outlive the logs. Returns: (transfer full) */
Logs *logs_new (AluetteLocalGame *game);
void logs_free (Logs *self);

/* Follows the log of the match. @is_shorter: whether undo has removed events. */
void logs_follow (Logs *self, gboolean is_shorter);

/* Returns: (transfer none): the text that a seat, or ALU_GAME_SPECTATOR, gets. It is made when
 * somebody first needs it. */
AluetteLines *logs_get_lines (Logs *self, guint seat);

/* Returns: (transfer full) (element-type utf8): what tells the log of a seat from line @first,
 * counted from 0, and what it leads to. */
GPtrArray *logs_write (Logs *self, guint seat, guint first);

/* Returns: (transfer full) (nullable) (element-type utf8): what tells the changes since the last
 * call; NULL if there are none, or nobody has needed the text. */
GPtrArray *logs_write_news (Logs *self, guint seat);

G_END_DECLS
