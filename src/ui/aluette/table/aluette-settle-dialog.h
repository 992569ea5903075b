/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/* aluette_settle_dialog_ask:
 * @action: an action of @table that gives points away: "offer" or "propose"
 *
 * Asks whether to do it, and activates the action if the answer is yes. */
void aluette_settle_dialog_ask (AluetteTable *table, const char *action);

G_END_DECLS
