/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-page.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/*
 * A page with a table on which the user plays.
 *
 * Signal "play-out" (AluetteGame): a game is about to start; handlers set its pace.
 */
#define ALUETTE_TYPE_TABLE_PAGE (aluette_table_page_get_type ())
G_DECLARE_INTERFACE (AluetteTablePage, aluette_table_page, ALUETTE, TABLE_PAGE, AluettePage)

struct _AluetteTablePageInterface
{
  GTypeInterface parent;

  AluetteTable *(*get_table) (AluetteTablePage *self);
};

/* aluette_table_page_get_table:
 *
 * Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_table_page_get_table (AluetteTablePage *self);

/* aluette_table_page_play_out:
 * @game: is about to start
 *
 * Emits "play-out". For the classes of pages. */
void aluette_table_page_play_out (AluetteTablePage *self, AluetteGame *game);

G_END_DECLS
