/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-backlog.h"
#include "ui/shell/aluette-window.h"

G_BEGIN_DECLS

typedef void (*AluetteQuit) (AluetteWindow *window);

/* aluette_quit_question_ask:
 * @quits: whether the program ends, and with it everything that is not saved
 * @quit: called if the user does not mind
 *
 * Asks the user before something is lost that is not saved: a match of this window, or, if the
 * program ends, what is in @backlog. First tries to save it.
 *
 * Returns: TRUE if nothing would be lost; the user is not asked then. */
gboolean aluette_quit_question_ask (AluetteWindow *window, gboolean quits, AluetteBacklog *backlog,
                                    AluetteQuit quit);

G_END_DECLS
