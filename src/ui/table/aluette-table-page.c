/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-page.h"

G_DEFINE_INTERFACE (AluetteTablePage, aluette_table_page, ALUETTE_TYPE_PAGE)

static void
aluette_table_page_default_init (AluetteTablePageInterface *iface)
{
  g_signal_new ("play-out", ALUETTE_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, ALUETTE_TYPE_GAME);
}

AluetteTable *
aluette_table_page_get_table (AluetteTablePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_PAGE (self), NULL);

  return ALUETTE_TABLE_PAGE_GET_IFACE (self)->get_table (self);
}

void
aluette_table_page_play_out (AluetteTablePage *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_TABLE_PAGE (self));
  g_return_if_fail (ALUETTE_IS_GAME (game));

  g_signal_emit_by_name (self, "play-out", game);
}
